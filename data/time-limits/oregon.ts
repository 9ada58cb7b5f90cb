import type { StateLimits } from "../time-limit";

export const oregon = {
  code: "OR",
  slug: "oregon",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "Two years; whether discovery delays the start is decided under the particular section.",
      es: "Dos años; si el inicio espera a que usted se entere se decide según la sección.",
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
      en: "Two years from when you discovered, or should have discovered, the injury and its link to the product.",
      es: "Dos años desde que supo, o debió saber, de la lesión y su vínculo con el producto.",
    },
    outer: {
      en: "ten years from the first purchase, or the limit of the state where it was made if later; asbestos disease and breast implants have sections of their own",
      es: "diez años desde la primera compra, o el límite del estado donde se hizo si es más tarde; el asbesto y los implantes de mama tienen sus propias secciones",
    },
    cite: "ORS 30.905",
    sources: [1, 3, 2],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "discovery",
    text: {
      en: "Three years from when the fatal injury was, or should have been, discovered, and in any case three from the death. A product death must also meet the product limit.",
      es: "Tres años desde que la lesión mortal se supo o se debió saber, y en todo caso tres desde la muerte. Una muerte por un producto debe cumplir además el límite de productos.",
    },
    cite: "ORS 30.020; ORS 30.905(3)-(4)",
    sources: [1, 3],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "Paused while you are under 18 or cannot understand your rights, but never for more than five years, and never beyond one year after that ends.",
      es: "En pausa mientras es menor de 18 o no puede entender sus derechos, pero nunca más de cinco años, ni más de un año después de que eso termine.",
    },
    cite: "ORS 12.160",
    sources: [4],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    outerYears: 5,
    text: {
      en: "Two years from discovering the injury, and in any event five from the treatment, unless fraud kept you from suing.",
      es: "Dos años desde que supo de la lesión, y en todo caso cinco desde el tratamiento, salvo que un fraude le impidiera demandar.",
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
      en: "Claims from before the 2025 law: until 40, or five years from discovering the link between abuse and injury, whichever is longer. Claims arising since June 26, 2025: no limit. The new law does not revive older limits.",
      es: "Reclamos anteriores a la ley de 2025: hasta los 40, o cinco años desde que supo del vínculo entre el abuso y el daño, lo que sea más largo. Reclamos desde el 26 de junio de 2025: sin plazo. La ley nueva no reabre plazos anteriores.",
    },
    cite: "ORS 12.117, as changed by House Bill 3582 (2025)",
    sources: [6, 8, 7],
    confidence: "medium",
  },
  assault: {
    years: 5,
    text: {
      en: "Sexual assault of an adult: five years from discovering the link between the assault and the injury; since June 26, 2025, no limit. Other assault and battery: two years.",
      es: "Agresión sexual de una persona adulta: cinco años desde que supo del vínculo entre la agresión y el daño; desde el 26 de junio de 2025, sin plazo. Otras agresiones: dos años.",
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
      en: "Written notice to the public body within 180 days of the injury, one year for a death; up to 90 days are added while you cannot act.",
      es: "Aviso por escrito al ente público dentro de 180 días desde la lesión, un año por una muerte; se suman hasta 90 días mientras no pueda actuar.",
    },
    cite: "ORS 30.275",
    sources: [10, 9, 11],
    confidence: "high",
  },
  sources: [
    {
      publisher: "OregonLaws (copy of the Oregon statute text)",
      url: "http://www.oregonlaws.org/ors/12.110",
      isOfficial: false,
    },
    {
      publisher: "Public.Law (copy of the Oregon statute text)",
      url: "https://oregon.public.law/statutes/ors_30.905",
      isOfficial: false,
    },
    {
      publisher: "Onecle (2008 copy of the Oregon statute text)",
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
      publisher: "OregonLaws (2015 copy of ORS 12.117)",
      url: "https://www.oregonlaws.org/ors/12.117",
      isOfficial: false,
    },
    {
      publisher: "Citizen Portal (machine summary of the Senate session)",
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
