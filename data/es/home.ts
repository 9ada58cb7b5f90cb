import { addresses, caseAddress, postAddress } from "../addresses";
export const home = {
  hero: {
    figure: "/images/pages/home.svg",

    title: "Respuestas claras sobre reclamos por lesiones",
    lead: "Lea de qué trata una demanda y en qué va, o pida sin costo que un bufete de abogados revise su caso.",
    start: "Comience su revisión gratuita",
    points: [
      "Un bufete hace la revisión. {{site.name}} no lo es.",
      "Este sitio no usa cookies de rastreo.",
      "Puede detener llamadas, mensajes y correos cuando quiera.",
    ],
    formTitle: "Pida una evaluación gratuita",
  },
  features: [
    {
      id: "network",

      title: "{{partners.network}}",
      text: "La página de los bufetes nombra a cada uno, su ciudad y los estados de los que acepta solicitudes.",
    },
    {
      id: "review",

      title: "Pedirla toma unos minutos",
      text: "El formulario es corto. Cuente con 1 a 10 días hábiles para la respuesta de un bufete.",
    },
    {
      id: "intake-style",

      title: "Deciden los abogados, no nosotros",
      text: "Solo recibimos su solicitud. La revisión y el trabajo legal los hace un bufete.",
    },
  ],
  whyUs: {
    title: "Por qué elegirnos",
    lead: "Cuatro cosas que usted puede comprobar.",
    points: [
      {
        title: "Compruebe la experiencia de un bufete",
        text: "La barra de abogados del estado dice desde cuándo tiene licencia cada abogado o abogada.",
      },
      {
        title: "Sin pagos por adelantado",
        text: "No nos paga nada. Por lo general, un bufete cobra una parte del dinero que consigue. Usted podría deber gastos. Pregunte antes de firmar.",
      },
      {
        title: "Pregunte por los resultados",
        text: "Pregunte a un bufete cómo terminaron casos como el suyo y compruébelo en los tribunales.",
      },
      {
        title: "Apoyo humano",
        text: "Las páginas sobre abuso empiezan con líneas de ayuda, y sus formularios preguntan si es seguro llamar.",
      },
    ],
    links: [{ href: addresses.partners, label: "Qué pedimos a los bufetes participantes" }],
  },
  activeLawsuits: {
    title: "Demandas y reclamos",
    lead: "Cada página dice quién podría calificar, de cuánto tiempo podría disponer y en qué va.",
  },
  whyMassTorts: {
    title: "Por qué muchas personas demandan juntas",
    paragraphs: [
      "Los tribunales pueden tratar juntas las preguntas comunes de todos. Cada persona conserva su propio caso.",
    ],
    topics: [
      {
        id: "camp-lejeune",

        title: "El agua de Camp Lejeune",
        paragraphs: [
          "De 1953 a 1987, el agua de esta base de la Infantería de Marina tuvo químicos dañinos. El plazo para reclamar cerró el 10 de agosto de 2024, y no enviamos ninguno. El VA todavía ofrece atención médica y pagos por incapacidad.",
        ],
        links: [
          {
            href: "https://www.va.gov/disability/eligibility/hazardous-materials-exposure/camp-lejeune-water-contamination/",
            label: "VA: beneficios por Camp Lejeune (en inglés)",
          },
          {
            href: "https://www.navy.mil/clja/",
            label: "Marina: reclamos de Camp Lejeune (en inglés)",
          },
        ],
      },
      {
        id: "roundup",

        title: "Roundup",
        paragraphs: [
          "Las demandas alegan que este herbicida (matamalezas) aumentó el riesgo de linfoma no Hodgkin. El fabricante lo niega. Una propuesta de acuerdo colectivo podría incluirle.",
        ],
        links: [{ href: caseAddress("roundup-cancer"), label: "Roundup y linfoma" }],
      },
      {
        id: "hair-relaxer",

        title: "Alisadores de cabello",
        paragraphs: [
          "Las demandas alegan que los alisadores aumentaron el riesgo de cáncer de útero o de ovario. Las empresas lo niegan. Un estudio de 2022 halló una relación, no una prueba.",
        ],
        links: [
          { href: caseAddress("hair-relaxer-cancer"), label: "Alisadores de cabello y cáncer" },
        ],
      },
      {
        id: "talc",

        title: "Polvo de talco",
        paragraphs: [
          "Las demandas alegan que el polvo de talco causó cáncer de ovario o mesotelioma. Las empresas lo niegan. Aún no tenemos página ni formulario. Un abogado o abogada de su estado puede decirle el plazo.",
        ],
        links: [
          { href: "https://www.findlegalhelp.org", label: "Busque abogado o abogada (en inglés)" },
          {
            href: "https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help",
            label: "Ayuda legal gratuita (en inglés)",
          },
        ],
      },
    ],
  },
  howItWorks: {
    title: "Cómo funciona",
    steps: [
      {
        title: "Vea si podría calificar",
        text: "La página de su caso dice quién podría calificar y quién no. No decide nada.",
      },
      {
        title: "Revisión gratuita de su caso",
        text: "El bufete que recibe su solicitud la lee. Puede llamarle, o decir que no.",
      },
      {
        title: "Firmar y presentar",
        text: "Usted es cliente solo cuando usted y un bufete firman. Pida antes el contrato en español. Después, el bufete presenta el caso.",
      },
      {
        title: "Su bufete lucha por usted",
        text: "Desde entonces habla por usted, como dice su contrato.",
      },
    ],
  },
  testimonials: {
    title: "Tres situaciones comunes",
    label: "Ejemplos inventados, no opiniones sobre este sitio.",
    items: [
      {
        avatar: "/images/avatar-1.svg",

        quote: "Mi papá respiró asbesto en el trabajo, y fumaba. ¿Con eso se acaba todo?",
        name: "María, un ejemplo",
        location: "Ohio",
        link: { href: caseAddress("asbestos-lung-cancer"), label: "Asbesto y tabaco" },
      },
      {
        avatar: "/images/avatar-2.svg",

        quote: "El Seguro Social dijo que no. ¿Empiezo de nuevo o apelo?",
        name: "James, un ejemplo",
        location: "Texas",
        link: { href: caseAddress("ssdi-applications"), label: "Apelaciones por incapacidad" },
      },
      {
        avatar: "/images/avatar-3.svg",

        quote: "Un bufete que no conozco llamó por mi reclamo. ¿Cómo compruebo quién es?",
        name: "Renee, un ejemplo",
        location: "Georgia",
        link: { href: postAddress("when-a-law-firm-calls"), label: "Cuando llama un bufete" },
      },
    ],
  },
  closing: {
    title: "Sobre las fechas límite",
    paragraphs: [
      "Casi todos los reclamos tienen un plazo. Depende del estado, del reclamo y de cuándo supo usted del daño. Pregunte pronto a un abogado o abogada.",
    ],
    links: [
      { href: addresses.reviewForm, label: "Comience su revisión gratuita" },
      { href: addresses.deadlines, label: "Fechas límite" },
      { href: addresses.timeLimits, label: "Plazos por estado" },
      { href: postAddress("how-time-limits-work"), label: "Cómo funcionan los plazos" },
    ],
  },
} as const;
