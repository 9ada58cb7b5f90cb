import type { StateLimits } from "../time-limit";

export const maine = {
  code: "ME",
  slug: "maine",
  injury: {
    years: 6,
    from: "injury",
    text: {
      en: "You have six years, usually from the day of the injury.",
      es: "Tiene seis años, por lo general desde el día de la lesión.",
    },
    cite: "14 M.R.S. § 752",
    sources: [0, 2, 1],
    confidence: "high",
  },
  product: {
    years: 6,
    from: "injury",
    text: {
      en: "You have six years. A survey reports that Maine usually does not wait until you discover the harm, so count from the injury unless a lawyer tells you otherwise.",
      es: "Tiene seis años. Según un estudio, Maine no suele esperar a que usted lo descubra, así que cuente desde la lesión, salvo que un abogado o abogada le diga otra cosa.",
    },
    cite: "14 M.R.S. § 752",
    sources: [0, 3, 2],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "A suit must be filed within three years of the death. If it was a homicide, the limit is six years from when the estate's representative discovers that there is a case against the person who caused it.",
      es: "Hay que demandar dentro de tres años desde la muerte. Si fue un homicidio, el plazo es de seis años desde que quien representa la sucesión descubre que hay un caso contra la persona que la causó.",
    },
    cite: "18-C M.R.S. § 2-807(2)",
    sources: [4, 3],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "The usual time starts at 18, or when a mental illness ends. Health-care claims have a shorter rule. A public body must get notice within 365 days of the 18th birthday.",
      es: "El plazo usual empieza a los 18, o cuando termina una enfermedad mental. Los reclamos médicos tienen una regla más corta. Un ente público debe recibir el aviso dentro de 365 días desde que cumple 18.",
    },
    cite: "14 M.R.S. §§ 853, 8107(2)",
    sources: [5, 8],
    confidence: "high",
  },
  malpractice: {
    years: 3,
    text: {
      en: "You have three years from the act. The start waits for discovery only if an object was left in the body.",
      es: "Tiene tres años desde el hecho. El inicio espera a que usted se entere solo si quedó un objeto en el cuerpo.",
    },
    minors: {
      en: "A child has six years from the act or three years after turning 18, whichever comes first.",
      es: "Un menor tiene seis años desde el hecho o tres después de cumplir 18, lo que llegue primero.",
    },
    cite: "24 M.R.S. § 2902",
    sources: [6, 7, 1],
    confidence: "high",
  },
  childAbuse: {
    kind: "no limit",
    text: {
      en: "There is no time limit for abuse since the limit was abolished in 2000, or for older claims still alive then. In January 2025, Maine's highest court struck down a law that had revived expired claims, so these stay barred.",
      es: "No hay plazo por abuso desde que se abolió el plazo en 2000, ni por reclamos anteriores vigentes entonces. En enero de 2025, el tribunal más alto de Maine anuló una ley que reabría reclamos vencidos, así que siguen cerrados.",
    },
    cite: "14 M.R.S. § 752-C",
    sources: [9, 10, 11],
    confidence: "medium",
  },
  assault: {
    text: {
      en: "We found no special civil rule for adults, and claims against different parties have different limits, so we state no number. Ask a lawyer in Maine soon.",
      es: "No hallamos una regla civil especial para personas adultas, y los reclamos contra partes distintas tienen plazos distintos, así que no damos un número. Pregunte pronto a un abogado o abogada de Maine.",
    },
    cite: "14 M.R.S. § 753",
    sources: [2, 1],
    confidence: "low",
  },
  government: {
    days: 365,
    text: {
      en: "Give written notice within 365 days after the claim arises. Good cause can excuse a late notice.",
      es: "Avise por escrito dentro de 365 días desde que surge el reclamo. Una causa justificada puede excusar un aviso tardío.",
    },
    cite: "14 M.R.S. § 8107",
    sources: [8],
    confidence: "high",
  },
  sources: [
    {
      publisher: {
        en: "Maine Legislature (LD 250, 129th; a proposal, not the rule)",
        es: "Maine Legislature [LD 250, 129th; una propuesta, no la regla]",
      },
      url: "https://mainelegislature.org/legis/bills/bills_129th/billtexts/SP006201.asp",
      isOfficial: true,
    },
    {
      publisher: "Sun Journal",
      url: "https://new.sunjournal.com/2025/02/09/maine-has-made-progress-toward-helping-minors-suffering-from-sexual-assault",
      isOfficial: false,
    },
    {
      publisher: "statutes-of-limitations.com",
      url: "https://www.statutes-of-limitations.com/state/maine/",
      isOfficial: false,
    },
    {
      publisher: "Products50 survey",
      url: "https://products50.com/copy-of-louisiana",
      isOfficial: false,
    },
    {
      publisher: {
        en: "DocketMath (quotes legislature.maine.gov)",
        es: "DocketMath [cita legislature.maine.gov]",
      },
      url: "https://docketmath.com/blog/sol-wrongful-death-maine",
      isOfficial: false,
    },
    {
      publisher: "Maine Legislature",
      url: "http://legislature.maine.gov/legis/statutes/14/title14sec853.html",
      isOfficial: true,
    },
    {
      publisher: {
        en: "InstaLawyer (copy of 24 M.R.S. 2902)",
        es: "InstaLawyer [copia de 24 M.R.S. 2902]",
      },
      url: "https://instalawyer.io/laws/maine-revised-statutes/24-2902-statute-of-limitations",
      isOfficial: false,
    },
    {
      publisher: {
        en: "DocketMath (quotes legislature.maine.gov)",
        es: "DocketMath [cita legislature.maine.gov]",
      },
      url: "https://docketmath.com/blog/sol-medical-malpractice-maine",
      isOfficial: false,
    },
    {
      publisher: "Maine Legislature, PL 2019 c. 214",
      url: "http://legislature.maine.gov/legis/bills/bills_129th/chapters/PUBLIC214.asp",
      isOfficial: true,
    },
    {
      publisher: "Bangor Daily News",
      url: "https://www.bangordailynews.com/2025/01/28/state/state-police-courts/maine-law-lifting-sex-abuse-lawsuit-statute-of-limitations-unconstitutional",
      isOfficial: false,
    },
    {
      publisher: "National Law Review",
      url: "https://natlawreview.com/article/vested-rights-revisited",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Daily8 (copy of a Maine news report)",
        es: "Daily8 [copia de una noticia de Maine]",
      },
      url: "https://www.daily8.com/en/hashtag/TimothyKenlan",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
