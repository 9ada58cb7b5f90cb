export const home = {
  hero: {
    title: "Respuestas claras sobre reclamos por lesiones",
    lead: "Lea de qué trata una demanda y en qué va, o pida sin costo que un bufete de abogados revise su caso.",
    finder: {
      name: "Encuentre su caso",
      label: "¿Qué pasó?",
      placeholder: "Producto, enfermedad",
      button: "Buscar",
      suggestions: "Casos que podrían coincidir",
    },
    start: "Comience su revisión gratuita",
    points: [
      "Preguntar es gratis, y usted decide qué sigue.",
      "Este sitio no usa cookies de rastreo.",
      "Puede detener las llamadas, los mensajes y los correos en cualquier momento.",
    ],
    formTitle: "Pida una evaluación gratuita de su caso",
    formNote: "Un bufete de abogados hace la revisión. {{site.name}} no es un bufete.",
  },
  features: [
    {
      title: "Cada bufete por su nombre",
      text: "Los formularios reciben solicitudes de todo el país. La página de los bufetes nombra a cada uno, con su ciudad y sus estados.",
    },
    {
      title: "Un primer paso corto",
      text: "El formulario toma unos minutos y no necesita documentos.",
    },
    {
      title: "Un comienzo con cuidado",
      text: "Sus respuestas en la página de un caso se envían solo si usted marca la casilla para eso.",
    },
  ],
  whyUs: {
    title: "Por qué elegirnos",
    lead: "Cuatro cosas que la gente pide y dónde puede comprobar cada una.",
    points: [
      {
        title: "Compruebe la experiencia de un bufete",
        text: "Cada bufete tiene nombre. Así puede ver en la barra de abogados del estado desde cuándo tienen licencia sus abogados.",
      },
      {
        title: "Sin pagos por adelantado",
        text: "A nosotros no nos paga nada. Por lo general, un bufete cobra una parte de lo que recupera. Es posible que todavía deba gastos. Pregunte antes de firmar.",
      },
      {
        title: "Pregunte por los resultados",
        text: "Pregunte a un bufete cómo terminaron casos como el suyo. Compruebe la respuesta en los expedientes públicos de los tribunales.",
      },
      {
        title: "Apoyo humano",
        text: "Las páginas sobre abuso empiezan con líneas de ayuda, y sus formularios preguntan si es seguro llamar.",
      },
    ],
    links: [{ label: "Qué pedimos a los bufetes participantes" }],
  },
  activeLawsuits: {
    title: "Demandas activas",
    paragraphs: [
      "Cada página dice quién podría calificar, qué dice cada parte y en qué va el caso en los tribunales.",
    ],
  },
  whyMassTorts: {
    title: "Por qué hay casos masivos por daños",
    paragraphs: [
      "Cuando se dice que un producto o un hecho lastimó a muchas personas, los tribunales pueden tratar juntas las preguntas comunes. Cada persona conserva su propio caso.",
    ],
    topics: [
      {
        title: "El agua de Camp Lejeune",
        paragraphs: [
          "De 1953 a 1987, el agua de esta base de la Infantería de Marina tuvo químicos dañinos. El plazo para presentar un reclamo ante la Marina cerró el 10 de agosto de 2024, y nosotros no pasamos ninguno. El VA todavía ofrece atención médica y pagos por discapacidad a muchas personas que vivieron allí.",
        ],
        links: [
          { label: "VA: beneficios por Camp Lejeune (en inglés)" },
          { label: "Marina: reclamos de Camp Lejeune (en inglés)" },
        ],
      },
      {
        title: "Roundup",
        paragraphs: [
          "Las demandas alegan que el uso prolongado de este herbicida (matamalezas) aumentó el riesgo de linfoma no Hodgkin. El fabricante lo niega. Una propuesta de acuerdo colectivo podría incluirle.",
        ],
        links: [{ label: "Roundup y linfoma" }],
      },
      {
        title: "Alisadores de cabello",
        paragraphs: [
          "Las demandas alegan que los alisadores químicos aumentaron el riesgo de cáncer de útero o de ovario. Las empresas lo niegan. Un estudio de 2022 halló una relación con el cáncer de útero (matriz). Eso no prueba la causa.",
        ],
        links: [{ label: "Alisadores de cabello y cáncer" }],
      },
      {
        title: "Polvo de talco",
        paragraphs: [
          "Las demandas alegan que el polvo de talco causó cáncer de ovario o mesotelioma. Las empresas lo niegan. Todavía no hemos escrito una página sobre el talco, y no hay formulario para él. Un abogado o abogada de su estado puede decirle qué plazo se aplica.",
        ],
        links: [
          { label: "Busque abogado por medio de su barra (en inglés)" },
          { label: "Busque ayuda legal gratuita (en inglés)" },
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
        text: "Si un bufete recibe su solicitud, la lee. Puede llamarle para preguntar más y puede decir que no.",
      },
      {
        title: "Firmar y presentar",
        text: "Usted pasa a ser cliente solo cuando usted y un bufete firman. Después, el bufete presenta lo que su caso necesita.",
      },
      {
        title: "Su bufete habla por usted",
        text: "Desde entonces actúa en su caso, como dice el contrato que usted firmó.",
      },
    ],
  },
  testimonials: {
    title: "Tres situaciones con las que llega la gente",
    label:
      "Son ejemplos inventados. Ninguno habla de este sitio, y cada uno lleva a una página que puede ayudar.",
    items: [
      {
        quote: "Mi papá respiró asbesto en el trabajo, y fumaba. ¿Con eso se acaba todo?",
        name: "Maria, un ejemplo",
        location: "Ohio",
        link: { label: "Asbesto y tabaco" },
      },
      {
        quote: "El Seguro Social dijo que no. ¿Empiezo de nuevo o apelo?",
        name: "James, un ejemplo",
        location: "Texas",
        link: { label: "Apelaciones por incapacidad" },
      },
      {
        quote: "Un bufete que no conozco llamó por mi reclamo. ¿Cómo compruebo quién es?",
        name: "Renee, un ejemplo",
        location: "Georgia",
        link: { label: "Cuando llama un bufete" },
      },
    ],
  },
  closing: {
    title: "Sobre las fechas límite",
    paragraphs: [
      "La ley fija un plazo para casi todos los reclamos. Depende del estado, del reclamo y de cuándo supo usted del daño. Solo un abogado o abogada puede decirle el suyo, así que pregunte pronto.",
    ],
    links: [
      { label: "Comience su revisión gratuita" },
      { label: "Fechas límite" },
      { label: "Plazos por estado" },
      { label: "Cómo funcionan los plazos" },
    ],
  },
} as const;
