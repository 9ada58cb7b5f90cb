import type { WrittenBrief } from "~/data/case-brief";
import { medwatch } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "and you may have time if yours runs from learning the cause, not from the label's June 2022 warning.",
      es: "y quizá haya tiempo si corre desde que supo la causa, no desde el aviso dental de junio de 2022.",
    },
    kinds: ["product", "minors", "death"],
  },
  now: {
    en: `Lawyers are reportedly gathering records and sworn answers in fifty test cases.
          The court has dismissed cases of people who did not follow its orders.[^guide2026][^mealeys]`,
    es: `Se informa que los abogados reúnen documentos y respuestas bajo juramento en cincuenta casos de prueba.
          El tribunal desestimó casos de quienes no cumplieron sus órdenes.[^guide2026][^mealeys]`,
  },
  next: {
    en: `The court's plan reportedly sets January 29, 2027, for picking fifteen cases for trial.
      March 2028 is only proposed for the first trial.[^guide2026]`,
    es: `Según se informa, el plan del tribunal fija el 29 de enero de 2027 para elegir quince casos para juicio.
      Marzo de 2028 es solo una propuesta para el primer juicio.[^guide2026]`,
  },
  money: {
    en: `We found no settlement over teeth.
      Older Suboxone settlements were about competition or opioid rules, not teeth.[^guide2026]`,
    es: `No hallamos ningún acuerdo por los dientes.
      Los acuerdos anteriores sobre Suboxone trataban de competencia o reglas de opioides, no de dientes.[^guide2026]`,
  },
  help: [
    {
      what: {
        en: "SAMHSA's helpline for treatment",
        es: "Línea de ayuda de SAMHSA para tratamiento",
      },
      who: {
        en: `People who use buprenorphine and their families, day or night.
          Ask your prescriber before you change anything`,
        es: `Personas que usan buprenorfina y sus familias, de día o de noche.
          Pregunte a quien le receta antes de cambiar nada`,
      },
      href: "https://www.samhsa.gov/find-help/national-helpline",
      phone: "800-662-4357",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: { en: "FindTreatment.gov", es: "FindTreatment.gov" },
      who: {
        en: "People who are looking for a treatment program or another prescriber",
        es: "Personas que buscan un programa de tratamiento o a otra persona que recete",
      },
      href: "https://findtreatment.gov",
      cost: { en: "Free to search", es: "La búsqueda es gratis" },
    },
    {
      what: {
        en: "Find a federally funded health center",
        es: "Busque un centro de salud con fondos federales",
      },
      who: {
        en: "People without insurance. Ask first if that center has a dentist and charges by income",
        es: `Personas sin seguro.
          Pregunte primero si ese centro tiene dentista y cobra según los ingresos`,
      },
      href: "https://findahealthcenter.hrsa.gov",
      cost: { en: "Low cost", es: "Bajo costo" },
    },
    {
      what: {
        en: "The Ohio court's page on the Suboxone cases (MDL 3092)",
        es: "La página del tribunal de Ohio sobre los casos de Suboxone (MDL 3092)",
      },
      who: {
        en: "People with a case who want to read the orders",
        es: "Personas con un caso que quieren leer las órdenes",
      },
      href: "https://www.ohnd.uscourts.gov/mdl-3092",
      cost: { en: "Free to read", es: "Se lee gratis" },
    },
    {
      ...medwatch,
      what: {
        en: "MedWatch: report the harm to FDA",
        es: "MedWatch: informe del daño a la FDA",
      },
      who: {
        en: "Patients, dentists and prescribers who saw dental harm",
        es: "Pacientes, dentistas y quienes recetan que vieron daño dental",
      },
    },
  ],
};
