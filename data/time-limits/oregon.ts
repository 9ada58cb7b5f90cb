import type { StateLimits } from "../time-limit";

export const oregon = {
  code: "OR",
  slug: "oregon",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years. Whether the start waits until you discover the injury depends on the section of the law and on court rulings.",
      es: "Tiene dos años. Si el inicio espera a que usted se entere depende de la sección de la ley y de las decisiones de los tribunales.",
    },
    cite: "ORS 12.110(1)",
    sources: [3, 0],
    confidence: "medium",
  },
  product: {
    years: 2,
    from: "discovery",
    outerYears: 10,
    text: {
      en: "You have two years from when you discovered, or should have discovered, the injury and its link to the product.",
      es: "Tiene dos años desde que supo, o debió saber, de la lesión y su vínculo con el producto.",
    },
    outer: {
      en: "You must sue within ten years of the first purchase, or within the limit of the state where the product was made, if that is later. Asbestos disease and breast implants have sections of their own.",
      es: "Debe demandar dentro de diez años desde la primera compra, o dentro del límite del estado donde se hizo el producto, si es más tarde. La enfermedad por asbesto y los implantes de mama tienen sus propias secciones.",
    },
    cite: "ORS 30.905",
    sources: [1, 3, 2],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "discovery",
    text: {
      en: "A suit must be filed within three years of when the fatal injury was or should have been discovered, and within three years of the death. For a product, it must also come within ten years of first purchase.",
      es: "Hay que demandar dentro de tres años desde que la lesión mortal se supo o se debió saber, y de tres desde la muerte. Si fue un producto, debe llegar además dentro de diez años desde la primera compra.",
    },
    cite: "ORS 30.020; ORS 30.905(3)-(4)",
    sources: [1, 3],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "The clock is paused while a person is under 18 or cannot understand their rights, but never for more than five years, and never beyond one year after that ends.",
      es: "El plazo se detiene mientras la persona es menor de 18 o no puede entender sus derechos, pero nunca más de cinco años, ni más de un año después de que eso termine.",
    },
    cite: "ORS 12.160",
    sources: [4],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    outerYears: 5,
    text: {
      en: "You have two years from discovering the injury, and in any event five from the treatment, unless fraud kept you from suing.",
      es: "Tiene dos años desde que supo de la lesión, y en todo caso cinco desde el tratamiento, salvo que un fraude le impidiera demandar.",
    },
    minors: {
      en: "The five-year cut-off applies to children too.",
      es: "El límite de cinco años vale también para menores.",
    },
    cite: "ORS 12.110(4)",
    sources: [0],
    confidence: "high",
  },
  childAbuse: {
    kind: "mixed",
    age: 40,
    text: {
      en: "For claims from before the 2025 law, you have until 40, or five years from discovering the link between abuse and injury, whichever is longer. You can sue the abuser and those who knowingly allowed it. A law firm reports that claims arising since June 26, 2025, have no limit. The new law does not revive older limits.",
      es: "Por reclamos anteriores a la ley de 2025, tiene hasta los 40, o cinco años desde que supo del vínculo entre el abuso y el daño, lo que sea más largo. Puede demandar a quien abusó y a quien lo permitió a sabiendas. Según un bufete, los reclamos desde el 26 de junio de 2025 no tienen plazo. La ley nueva no reabre plazos anteriores.",
    },
    cite: "ORS 12.117, as changed by House Bill 3582 (2025)",
    sources: [6, 8, 7],
    confidence: "medium",
  },
  assault: {
    years: 5,
    text: {
      en: "For sexual assault of an adult, you have five years from discovering the link between the assault and the injury. Assaults since June 26, 2025, have no limit. Other assault and battery has two years.",
      es: "Por agresión sexual de una persona adulta, tiene cinco años desde que supo del vínculo entre la agresión y el daño. Las agresiones desde el 26 de junio de 2025 no tienen plazo. Otras agresiones tienen dos años.",
    },
    cite: "ORS 12.118, as changed by House Bill 3582 (2025); ORS 12.110(1)",
    sources: [5, 8, 7],
    confidence: "medium",
  },
  asbestos: {
    text: {
      en: "Asbestos disease has a section of its own, which we have not read, so we state no number. Ask a lawyer in Oregon now.",
      es: "La enfermedad por asbesto tiene su propia sección, que no hemos leído, así que no damos un número. Pregunte ya a un abogado o abogada de Oregón.",
    },
    cite: "ORS 30.907",
    sources: [2],
    confidence: "low",
  },
  government: {
    days: 180,
    text: {
      en: "Give the public body written notice within 180 days of the injury, or one year for a death. Up to 90 days are added while you cannot act. For the State, notify the Department of Administrative Services.",
      es: "Avise por escrito al ente público dentro de 180 días desde la lesión, o de un año por una muerte. Se suman hasta 90 días mientras no pueda actuar. Por el estado, avise al Departamento de Servicios Administrativos.",
    },
    cite: "ORS 30.275",
    sources: [10, 9, 11],
    confidence: "high",
  },
  sources: [
    {
      publisher: {
        en: "OregonLaws (copy of the Oregon statute text)",
        es: "OregonLaws [copia del texto de la ley de Oregón]",
      },
      url: "http://www.oregonlaws.org/ors/12.110",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Public.Law (copy of the Oregon statute text)",
        es: "Public.Law [copia del texto de la ley de Oregón]",
      },
      url: "https://oregon.public.law/statutes/ors_30.905",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Onecle (2008 copy of the Oregon statute text)",
        es: "Onecle [copia de 2008 de la ley de Oregón]",
      },
      url: "http://law.onecle.com/oregon/30-actions-and-suits-in-particular/30.905.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Products50 (practitioner survey; Oregon page)",
        es: "Products50 [resumen hecho por abogados; página de Oregon]",
      },
      url: "https://products50.com/copy-of-pennsylvania",
      isOfficial: false,
    },
    {
      publisher: { en: "LawServer (copy of ORS 12.160)", es: "LawServer [copia de ORS 12.160]" },
      url: "https://lawserver.com/law/state/oregon/or-statutes/oregon_statutes_12-160",
      isOfficial: false,
    },
    {
      publisher: { en: "Public.Law (copy of ORS 12.118)", es: "Public.Law [copia de ORS 12.118]" },
      url: "https://oregon.public.law/statutes/ors_12.118",
      isOfficial: false,
    },
    {
      publisher: {
        en: "OregonLaws (2015 copy of ORS 12.117)",
        es: "OregonLaws [copia de 2015 de ORS 12.117]",
      },
      url: "https://www.oregonlaws.org/ors/12.117",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Citizen Portal (machine summary of the Senate session)",
        es: "Citizen Portal [resumen automático de la sesión del Senado]",
      },
      url: "https://www.citizenportal.ai/articles/3867272/Oregon/Oregon-Senate-passes-House-Bill-3582A-to-remove-assault-and-abuse-statute-limitations",
      isOfficial: false,
    },
    {
      publisher: "File Abuse Lawsuit",
      url: "https://fileabuselawsuit.com/oregon-filing-deadlines-statutes-of-limitations-for-abuse-lawsuits/",
      isOfficial: false,
    },
    {
      publisher: { en: "OregonLaws (copy of ORS 30.275)", es: "OregonLaws [copia de ORS 30.275]" },
      url: "https://www.oregonlaws.org/ors/30.275",
      isOfficial: false,
    },
    {
      publisher: "Oregon Legislature (2001 session law, chapter 601)",
      url: "https://www.oregonlegislature.gov/bills_laws/lawsstatutes/2001orLaw0601ses.html",
      isOfficial: true,
    },
    {
      publisher: { en: "Huegli Law (law firm)", es: "Huegli Law [bufete de abogados]" },
      url: "https://hueglilaw.com/oregon-tort-claims-act-notice/",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
