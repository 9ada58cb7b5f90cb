import type { WrittenBrief } from "~/data/case-brief";
import { rainn } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "counted from the assault. It can also depend on who you sue.",
      es: "desde la agresión, y quizá según a quién demande.",
    },
    kinds: ["assault", "childAbuse"],
  },
  now: {
    en: `Uber's first three trials ended differently, and Uber disputes both federal verdicts.
      A federal Lyft group began in February 2026.[^nyt][^bloomberg][^homampour][^lyft]`,
    es: `En los tres primeros juicios contra Uber hubo resultados distintos, y Uber discute los dos veredictos federales.
      En febrero de 2026 empezó un grupo federal contra Lyft.[^nyt][^bloomberg][^homampour][^lyft]`,
  },
  next: {
    en: `A third federal Uber trial was reported for September 2026.
      We found neither a result nor a new date.[^allmind]`,
    es: `Se informó de un tercer juicio federal contra Uber para septiembre de 2026.
      No hallamos el resultado ni una fecha nueva.[^allmind]`,
  },
  money: {
    en: "We found no settlement with Uber or with Lyft. Each person keeps a case of their own.",
    es: "No hallamos ningún acuerdo con Uber ni con Lyft. Cada persona mantiene su propio caso.",
  },
  help: [
    {
      ...rainn,
      what: {
        en: "RAINN: confidential support by phone",
        es: "RAINN: apoyo confidencial por teléfono",
      },
      who: {
        en: "Survivors of any age, and people close to them, day or night",
        es: "Sobrevivientes de cualquier edad y personas cercanas, de día o de noche",
      },
    },
    {
      what: {
        en: "California Victim Compensation Board",
        es: "Junta de Compensación para Víctimas de California",
      },
      who: {
        en: "People hurt by a crime in California. A county advocate helps with the form",
        es: "Personas que sufrieron un delito en California. El condado ayuda con el formulario",
      },
      href: "https://victims.ca.gov/victims/howtoapply.aspx",
      phone: "800-777-9229",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "Your state's crime compensation program",
        es: "El programa de su estado para víctimas de delitos",
      },
      who: {
        en: "People hurt by a crime. Every state can pay some costs, such as counseling",
        es: `Personas que sufrieron un delito.
          Cada estado puede pagar algunos gastos, como la consejería`,
      },
      href: "https://ovc.ojp.gov",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "National Crime Victim Bar Association",
        es: "National Crime Victim Bar Association",
      },
      who: {
        en: "People who are thinking about a civil case and want the name of a lawyer",
        es: "Personas que piensan en un caso civil y buscan el nombre de un abogado o abogada",
      },
      href: "https://ovc.ojp.gov/faqs?faqid=1279&page=18",
      cost: {
        en: "Free referral; you and the lawyer agree on the fee",
        es: "Referencia gratis; los honorarios se acuerdan con el abogado o abogada",
      },
    },
    {
      what: {
        en: "What a forensic exam is, and why it is free",
        es: "Qué es un examen forense y por qué es gratis",
      },
      who: {
        en: "People who were assaulted and aren't sure about going to the police",
        es: "Personas que sufrieron una agresión y no saben si ir a la policía",
      },
      href: "https://evawintl.org/best-practices/faqs/?_sft_bp_faq_category=forensic-compliance",
      cost: { en: "Free", es: "Gratis" },
    },
  ],
};
