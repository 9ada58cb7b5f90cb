/** Help that costs little or nothing and is named on several pages: `facts/help.json`. */
export const disability = {
  what: {
    en: "Social Security disability benefits",
    es: "Beneficios por incapacidad del Seguro Social",
  },
  href: "https://www.ssa.gov/disability",
  phone: "800-772-1213",
  cost: { en: "Free", es: "Gratis" },
} as const;

export const barReferral = {
  what: {
    en: "Your state or county bar's referral service",
    es: "El servicio de referencia de la barra de abogados de su estado o condado",
  },
  href: "https://www.americanbar.org",
  cost: {
    en: "Low cost; ask about the first talk",
    es: "Bajo costo; pregunte por la primera consulta",
  },
} as const;

export const crimeCompensation = {
  what: {
    en: "Your state's compensation program after a crime",
    es: "El programa de compensación de su estado tras un delito",
  },
  href: "https://ovc.ojp.gov",
  cost: { en: "Free", es: "Gratis" },
} as const;

export const parentCenter = {
  what: {
    en: "Your state's parent training and information center",
    es: "El centro de información para padres de su estado",
  },
  href: "https://www.parentcenterhub.org",
  cost: { en: "Free", es: "Gratis" },
} as const;

export const medwatch = {
  what: { en: "FDA MedWatch: report the harm", es: "MedWatch de la FDA: informe del daño" },
  href: "https://www.fda.gov/medwatch",
  cost: { en: "Free", es: "Gratis" },
} as const;

export const rainn = {
  what: {
    en: "RAINN: private support by phone, day or night",
    es: "RAINN: apoyo confidencial por teléfono, día y noche",
  },
  href: "https://rainn.org",
  phone: "800-656-4673",
  cost: { en: "Free", es: "Gratis" },
} as const;

export const californiaCompensation = {
  what: {
    en: "California's compensation board after a crime",
    es: "Junta de compensación de California tras un delito",
  },
  href: "https://victims.ca.gov/victims/howtoapply.aspx",
  phone: "800-777-9229",
  cost: { en: "Free", es: "Gratis" },
} as const;

export const childUsa = {
  what: {
    en: "CHILD USA: time limits for childhood abuse, by state",
    es: "CHILD USA: plazos por abuso en la niñez, por estado",
  },
  href: "https://childusa.org/law/",
  cost: { en: "Free", es: "Gratis" },
} as const;

export const justiceReferral = {
  what: {
    en: "Lawyer referral service named by the Justice Department",
    es: "Servicio de referencia de abogados que nombra el Departamento de Justicia",
  },
  href: "https://ovc.ojp.gov/faqs?faqid=1279&page=18",
  cost: {
    en: "Free referral; the lawyer's fee is separate",
    es: "Referencia gratis; los honorarios de abogados van aparte",
  },
} as const;

export const pesticideCenter = {
  what: {
    en: "National Pesticide Information Center",
    es: "Centro Nacional de Información sobre Pesticidas (NPIC)",
  },
  href: "https://npic.orst.edu",
  phone: "800-858-7378",
  cost: { en: "Free", es: "Gratis" },
} as const;

export const veteransRepresentatives = {
  what: {
    en: "Representatives accredited by the VA",
    es: "Representantes acreditados por el VA",
  },
  href: "https://www.benefits.va.gov/VSO/",
  cost: {
    en: "Free from service organizations; others may charge",
    es: "Gratis en esas organizaciones; otros pueden cobrar",
  },
} as const;
