import type { StateLimits } from "../time-limit";

export const newHampshire = {
  code: "NH",
  slug: "new-hampshire",
  injury: {
    years: 3,
    text: {
      en: "You have three years from the act. If you could not reasonably know of the injury and its link to the act then, you have three years from when you discovered or should have discovered both.",
      es: "Tiene tres años desde el hecho. Si entonces no podía conocer la lesión y su vínculo con el hecho, tiene tres años desde que supo o debió saber de ambos.",
    },
    cite: "RSA 508:4, I",
    sources: [0, 1],
    confidence: "high",
  },
  product: {
    years: 3,
    text: {
      en: "You have three years from the act, or from discovering the injury and its link to the product if you could not know of them before. The law still prints an outer limit of twelve years, but a court struck it down in 1983.",
      es: "Tiene tres años desde el hecho, o desde que supo de la lesión y su vínculo con el producto si no podía saberlo antes. En la ley aún figura un límite de doce años, pero un tribunal lo anuló en 1983.",
    },
    cite: "RSA 508:4; 507-D:2 (struck down, Heath v. Sears, Roebuck)",
    sources: [8, 0, 2],
    confidence: "high",
  },
  death: {
    years: 3,
    text: {
      en: "A suit must be filed within three years, counted like the injury claim. The section on deaths mentions six years, but the state's Supreme Court dismissed a suit brought after three.",
      es: "Hay que demandar dentro de tres años, contados como en el reclamo por la lesión. La sección sobre muertes menciona seis, pero la Corte Suprema del estado desestimó una demanda presentada después de tres.",
    },
    cite: "RSA 508:4; 556:11",
    sources: [3, 1, 4],
    confidence: "high",
  },
  minors: {
    text: {
      en: "A child has two years after coming of age (so until 20), and an incapacitated person two years after that ends.",
      es: "Un menor tiene dos años después de la mayoría de edad (hasta los 20), y quien no tenía capacidad, dos años después de recuperarla.",
    },
    cite: "RSA 508:8",
    sources: [4, 6],
    confidence: "medium",
  },
  malpractice: {
    years: 3,
    text: {
      en: "You have three years from the act or, if you could not know of the injury then, from discovery. A court struck down a special, shorter law.",
      es: "Tiene tres años desde el hecho o, si entonces no podía conocer la lesión, desde que se supo. Un tribunal anuló una ley especial más corta.",
    },
    minors: {
      en: "A child has until 20.",
      es: "Un menor tiene hasta los 20.",
    },
    cite: "RSA 508:4 (507-C:4 struck down, Carson v. Maurer)",
    sources: [0, 1, 4],
    confidence: "high",
  },
  childAbuse: {
    kind: "no limit",
    text: {
      en: "There is no time limit if the claim was still alive on September 18, 2020, or arose later, against the abuser or others. Claims that had expired before that day stay barred, the state's Supreme Court ruled in October 2025.",
      es: "No hay plazo si el reclamo seguía vigente el 18 de septiembre de 2020 o surgió después, contra quien abusó u otras partes. Los vencidos antes de ese día siguen cerrados, decidió la Corte Suprema del estado en octubre de 2025.",
    },
    cite: "RSA 508:4-g",
    sources: [8, 5, 6],
    confidence: "medium",
  },
  assault: {
    text: {
      en: "There is no time limit for a sexual assault of an adult if the claim had not expired by September 18, 2020. Other assault has three years.",
      es: "No hay plazo por la agresión sexual de una persona adulta si el reclamo no había vencido el 18 de septiembre de 2020. Otras agresiones tienen tres años.",
    },
    cite: "RSA 508:4-g",
    sources: [7, 5, 9],
    confidence: "medium",
  },
  government: {
    days: 60,
    text: {
      en: "Notify a city, county or town within 60 days, or the State within 180 days. Sue within three years. No notice is needed for sexual assault claims.",
      es: "Avise a una ciudad, un condado o un pueblo dentro de 60 días, o al estado dentro de 180 días. Demande dentro de tres años. No hace falta avisar en reclamos por agresión sexual.",
    },
    cite: "RSA 507-B:7, 541-B:14",
    sources: [1, 9],
    confidence: "medium",
  },
  sources: [
    {
      publisher: "New Hampshire General Court, RSA chapter 508",
      url: "http://www.gencourt.state.nh.us/rsa/html/LII/508/508-mrg.htm",
      isOfficial: true,
    },
    { publisher: "Subro50 survey", url: "https://www.subro50.com/nh", isOfficial: false },
    {
      publisher: "National Consumer Lawyers",
      url: "https://www.nationalconsumerlawyers.com/new-hampshire/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "New Hampshire Supreme Court, Cheever v. Southern N.H. Regional Medical Center, 1997 (copy at Midpage)",
        es: "New Hampshire Supreme Court, Cheever v. Southern N.H. Regional Medical Center, 1997 [copia en Midpage]",
      },
      url: "https://app.midpage.ai/document/cheever-v-southern-new-hampshire-regional-medical-center-8051943",
      isOfficial: false,
    },
    {
      publisher: "Injury From Birth",
      url: "https://www.injuryfrombirth.com/statute-limitations-map/new-hampshire/",
      isOfficial: false,
    },
    {
      publisher: "Casemine (commentary on Ball v. Roman Catholic Bishop, 2025 N.H. 45)",
      url: "https://www.casemine.com/commentary/us/ball-v.-roman-catholic-bishop-of-manchester:-rsa-508:4-g-cannot-revive-pre-2020-time-barred-sexual-assault-claims-police-power-balancing-limited-to-contract-impairment-vested-limitations-defense-reaffirmed/view",
      isOfficial: false,
    },
    {
      publisher: "Insurance Journal",
      url: "https://www.insurancejournal.com/news/east/2025/10/17/844013.htm",
      isOfficial: false,
    },
    {
      publisher: "Granite State Report",
      url: "https://granitestatereport.com/2025/10/17/nh-supreme-court-decision-on-retroactive-abuse-claims",
      isOfficial: false,
    },
    {
      publisher:
        "New Hampshire Supreme Court opinion summaries, Troy v. Bishop Guertin High School (Justia)",
      url: "https://newhampshiresupremecourtopinions.justia.com/page/5/",
      isOfficial: true,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/new-hampshire/sex-abuse-sol/",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
