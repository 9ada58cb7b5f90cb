import type { CaseWords } from "../../case-words";
import type { paraquatParkinsons } from "../../cases/paraquat-parkinsons";

export const paraquatParkinsonsWords = {
  from: "67f2581a103aab4667ad56020a7d9786a9b08cffe553961fbcbef188570f6ee7",
  title: "Paraquat y enfermedad de Parkinson",
  documentTitle: "Demandas por paraquat y Parkinson: quién podría calificar",
  description:
    "Herbicida paraquat y enfermedad de Parkinson: qué alegan las demandas, por qué se discuten las pruebas y qué se sabe de las conversaciones federales de acuerdo.",
  summary:
    "Personas con enfermedad de Parkinson demandan por el herbicida paraquat. Las empresas niegan que sea la causa.",
  highlights: ["Exposición en el campo", "Diagnóstico de Parkinson", "Pruebas en disputa"],
  card: {
    title: "Paraquat y enfermedad de Parkinson",
    sub: "Exposición a un herbicida agrícola",
    desc: "Para personas con Parkinson que trabajaron en el campo, aplicaron paraquat o vivieron junto a tierras rociadas.",
  },
  hero: {
    alt: "Dibujo de línea: el brazo rociador de un tractor sobre hileras de cultivos al anochecer.",
  },
  gallery: [
    {
      alt: "Cuatro dibujos: una jarra que se vierte en un tanque, un brazo rociador sobre cultivos, viento hacia una casa, y un azadón y un guante entre plantas.",
      caption:
        "Cuatro formas en que las personas dicen que tuvieron contacto: mezclar y cargar paraquat, rociarlo, el rocío que trae el viento desde tierras vecinas y trabajar en campos tratados.",
    },
  ],
  urgent: {
    title: "Si alguien acaba de tener contacto con paraquat",
    text: "Si alguien tragó paraquat, aunque sea un poco, llame al 911 de inmediato. Si lo respiró o le cayó en la piel o los ojos, llame a Poison Help al 800-222-1222, o al 911 si la persona se siente mal.",
  },
  eligibility: [
    {
      text: "Mezcló, cargó o roció paraquat, trabajó en campos tratados o vivió justo al lado de tierras rociadas.",
      short: "Trabajó con paraquat o cerca",
    },
    {
      text: "Esto pasó durante muchos días, no una sola vez.",
      short: "Exposición de muchos días",
    },
    {
      text: "Un médico halló que usted tiene la enfermedad de Parkinson.",
      short: "Parkinson con diagnóstico de un médico",
    },
    {
      text: "Los primeros signos de la enfermedad llegaron después de empezar el trabajo con paraquat.",
      short: "Los signos llegaron después",
    },
    {
      text: "Puede decir más o menos dónde, cuándo y cómo sabe que era paraquat.",
      short: "Conoce lugar, años y producto",
    },
    {
      text: "No ha firmado antes un acuerdo por el paraquat ni ha renunciado a ese reclamo.",
      short: "Reclamo aún sin acuerdo",
    },
    {
      text: "La familia puede preguntar por quien trabajó en el campo si murió o su salud no le deja preguntar.",
    },
  ],
  overview: [
    {
      heading: "Sobre el paraquat y la enfermedad de Parkinson",
      paragraphs: [
        "El paraquat es un herbicida fuerte para el campo que se vende como Gramoxone y con otros nombres. Las reglas lo tratan como producto restringido, y quien lo usa debe anotar cada uso.[^minnesotaDepartment2026] Las demandas nombran a Syngenta, el fabricante, y a Chevron.[^judicialPanel2021]",
        "La enfermedad de Parkinson quita poco a poco el control del movimiento, porque mueren células del cerebro que producen dopamina. Se ha estudiado si los químicos agrícolas podrían ser uno de los factores.[^environmentalHealth2011]",
      ],
    },
    {
      heading: "Lo que alegan las demandas y dicen las empresas",
      paragraphs: [
        "Las demandas alegan que el paraquat entró al cuerpo por la piel y los pulmones, llegó al cerebro y dañó esas células. También alegan que las advertencias eran muy débiles. Syngenta dice que el producto es seguro si se usa como indica la etiqueta. Las dos empresas niegan que cause la enfermedad.[^truthoutThe2026]",
      ],
    },
    {
      heading: "Lo que hallaron estudios y agencias",
      paragraphs: [
        "En un estudio de 2011 con familias del campo, la enfermedad de Parkinson era unas dos veces y media tan frecuente en quienes habían usado paraquat como en los demás. Los autores informaron de un vínculo, que no es prueba de la causa.[^environmentalHealth2011] Un estudio en California halló un vínculo en personas que vivían o trabajaban cerca de campos rociados.[^internationalJournal2024]",
        "En 2024, la Agencia de Protección Ambiental (EPA, por sus siglas en inglés) dijo que no hay suficientes pruebas de un vínculo.[^agriPulse2024] Su revisión no ha terminado. En noviembre de 2025 tenía más dudas que antes sobre cuánto paraquat se vuelve vapor, y pensaba pedir más datos a los fabricantes.[^epa2025]",
      ],
    },
    {
      heading: "Lo que han hecho los tribunales y las empresas",
      paragraphs: [
        "En 2024, la jueza federal de Illinois, Nancy Rosenstengel, excluyó a un perito clave sobre la causa y desestimó los primeros casos de prueba.[^harrismartin2024] Se informa que el fabricante le pidió que también desestime los reclamos sobre la etiqueta.[^drugwatch2026] La decisión de la Corte Suprema de junio de 2026 sobre Roundup puede apoyar eso, pero no está decidido cómo se aplica al paraquat.[^pestManagement2026] Los casos estatales siguen en Filadelfia y otros lugares.[^legalNewsline2026]",
        "En abril de 2025, las empresas dijeron a un tribunal de apelaciones que habían firmado una carta de acuerdo para resolver el litigio, con términos secretos.[^harrismartin2025] Desde entonces los informes no coinciden. Uno de febrero de 2026 dijo que no se había anunciado nada final.[^drugwatch2026]",
      ],
    },
  ],
  disqualifiers: [
    "Tiene otro tipo de temblor, o parkinsonismo causado por un medicamento.",
    "Usó otro herbicida, por ejemplo Roundup.",
    "La enfermedad se halló antes de que usted trabajara con paraquat.",
    "Su reclamo ya es parte de las conversaciones del acuerdo, o usted firmó una renuncia a reclamar (release).",
    "El plazo para demandar por paraquat en su estado ya venció.",
  ],
  faqs: [
    {
      question: "¿Causa el paraquat la enfermedad de Parkinson?",
      answer:
        "Está en disputa. Estudios con personas del campo informan de un vínculo.[^environmentalHealth2011] La EPA dijo que no hay suficientes pruebas y aún lo revisa.[^agriPulse2024][^epa2025] Su neurólogo puede hablar con usted sobre su propio caso.",
    },
    {
      question: "Nunca tuve licencia de aplicador. ¿Me deja eso fuera del caso?",
      answer:
        "No. Jornaleros, cargadores y vecinos pudieron estar en contacto sin licencia. Lo que cuenta es poder mostrar que era paraquat, y cuándo.",
    },
    {
      question: "¿Cómo demuestro que era paraquat?",
      answer:
        "Empiece por los registros de uso y de venta, pero pronto: las reglas federales piden a las granjas guardarlos solo dos años.[^minnesotaDepartment2026] El médico o la enfermera que le trata puede pedir al aplicador los registros de uso.[^pesticideEnvironmental2026]",
    },
    {
      question: "¿Se vende todavía el paraquat?",
      answer:
        "Syngenta dijo en marzo de 2026 que dejaría de fabricarlo a fines de junio, y dio como razón la competencia más barata.[^truthoutThe2026] Eso fue un anuncio, y hay otras empresas que venden el mismo químico.",
    },
    {
      question: "¿Son iguales los casos de paraquat y de Roundup?",
      answer:
        "No. Los químicos, las enfermedades y las empresas son distintos. Los dos plantean preguntas sobre la ley federal de pesticidas, que la Corte Suprema aplicó a una etiqueta de Roundup.[^pestManagement2026]",
    },
  ],
  cautions: [
    "Pregunte primero a quien le representa si usted es parte de las conversaciones del acuerdo, porque eso decide mucho. Aún puede pedir una segunda opinión.",
    "Las demandas por paraquat son sobre la enfermedad de Parkinson; sin ella no son para usted. Si nota temblor, rigidez o movimientos lentos, vaya al médico.",
    "Un diagnóstico claro es lo primero que pedirá un abogado o abogada, porque otras enfermedades y algunos medicamentos se parecen. Un neurólogo puede distinguirlos.",
  ],
} satisfies CaseWords<typeof paraquatParkinsons>;
