import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Paraquat and Parkinson's Disease", es: "Paraquat y enfermedad de Parkinson" },
  documentTitle: {
    en: "Paraquat and Parkinson's lawsuits: who may qualify",
    es: "Demandas por paraquat y Parkinson: quién podría calificar",
  },
  description: {
    en: "Paraquat weed killer and Parkinson's disease: what lawsuits allege, why the evidence is disputed, and what is known of the federal settlement talks.",
    es: "Herbicida paraquat y enfermedad de Parkinson: qué alegan las demandas, por qué se discuten las pruebas y qué se sabe de las conversaciones federales de acuerdo.",
  },
  summary: {
    en: `For people with Parkinson's exposed to the weed killer paraquat at work or near home.
      The makers deny it is the cause.`,
    es: `Para personas con Parkinson que tuvieron contacto con el herbicida paraquat.
      Las empresas niegan que sea la causa.`,
  },
  highlights: [
    { en: "Farm exposure", es: "Exposición en el campo" },
    { en: "Parkinson's diagnosis", es: "Diagnóstico de Parkinson" },
    { en: "Evidence disputed", es: "Pruebas en disputa" },
  ],
  card: {
    title: { en: "Paraquat and Parkinson's Disease", es: "Paraquat y enfermedad de Parkinson" },
    sub: { en: "Farm weed killer exposure", es: "Exposición a un herbicida agrícola" },
    desc: {
      en: "For farm workers, applicators and neighbors of sprayed land with Parkinson's disease.",
      es: "Para personas con Parkinson que trabajaron en el campo, aplicaron paraquat o vivieron junto a tierras rociadas.",
    },
  },
  searchWords: {
    en: "gramoxone, weedkiller, weed killer, herbicide, farm, crop, tremor, shaking, syngenta, chevron, sprayer",
    es: "herbicida pesticida matamalezas maleza veneno zacate monte campo campesino cosecha granja agricultor fumigar temblor",
  },
  drawing: {
    en: "Line drawing of a tractor's spray boom over rows of crops at dusk.",
    es: "Dibujo de línea: el brazo rociador de un tractor sobre hileras de cultivos al anochecer.",
  },
  gallery: [
    {
      src: "/images/cases/paraquat-parkinsons-explained.svg",
      alt: {
        en: "Four drawings: a jug poured into a tank, a spray boom over crops, wind toward a house, and a hoe and a glove among plants.",
        es: "Cuatro dibujos: una jarra que se vierte en un tanque, un brazo rociador sobre cultivos, viento hacia una casa, y un azadón y un guante entre plantas.",
      },
      caption: {
        en: "Four ways people say they were exposed: mixing and loading paraquat, spraying it, drift from nearby land, and work in treated fields.",
        es: "Cuatro formas en que las personas dicen que tuvieron contacto: mezclar y cargar paraquat, rociarlo, el rocío que trae el viento desde tierras vecinas y trabajar en campos tratados.",
      },
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: {
        en: "You mixed, loaded or sprayed paraquat, worked in treated fields, or lived right beside sprayed land.",
        es: "Mezcló, cargó o roció paraquat, trabajó en campos tratados o vivió justo al lado de tierras rociadas.",
      },
      short: { en: "You used or were near paraquat", es: "Usó paraquat o estuvo cerca" },
    },
    {
      text: {
        en: "This happened on many days, not just once.",
        es: "Esto pasó durante muchos días, no una sola vez.",
      },
      short: { en: "You were exposed on many days", es: "Tuvo contacto durante muchos días" },
    },
    {
      text: {
        en: "A doctor found that you have Parkinson's disease.",
        es: "Un médico halló que usted tiene la enfermedad de Parkinson.",
      },
      short: {
        en: "A doctor diagnosed Parkinson's disease",
        es: "Un médico le diagnosticó Parkinson",
      },
    },
    {
      text: {
        en: "Your first signs of the disease came after the exposure began.",
        es: "Los primeros signos de la enfermedad llegaron después de empezar la exposición.",
      },
      short: { en: "The first signs came later", es: "Los primeros signos llegaron después" },
    },
    {
      text: {
        en: "You can say roughly where, when, and how you know it was paraquat.",
        es: "Puede decir más o menos dónde, cuándo y cómo sabe que era paraquat.",
      },
      short: { en: "You know place, years, and product", es: "Conoce lugar, años y producto" },
    },
    {
      text: {
        en: "You have not settled or released a paraquat claim before.",
        es: "No ha firmado antes un acuerdo por el paraquat ni ha renunciado a ese reclamo.",
      },
      short: { en: "You have not settled this claim", es: "No ha llegado a un acuerdo" },
    },
    {
      text: {
        en: "A family may ask for a farm worker who is too ill to do so or has died.",
        es: "La familia puede preguntar por quien trabajó en el campo si murió o su salud no le deja preguntar.",
      },
    },
  ],
  overview: [
    {
      heading: {
        en: "About paraquat and Parkinson's disease",
        es: "Sobre el paraquat y la enfermedad de Parkinson",
      },
      paragraphs: [
        {
          en: `Paraquat is a strong weed killer for farms, sold as Gramoxone and under other names.
            The rules treat it as restricted, and users must keep a record of each use.[^minnesotaDepartment2026]
            The suits name Syngenta, the maker, and Chevron.[^judicialPanel2021]`,
          es: `El paraquat es un herbicida fuerte para el campo que se vende como Gramoxone y con otros nombres.
            Las reglas lo tratan como producto restringido, y quien lo usa debe anotar cada uso.[^minnesotaDepartment2026]
            Las demandas nombran a Syngenta, el fabricante, y a Chevron.[^judicialPanel2021]`,
        },
        {
          en: `Parkinson's disease slowly takes away control over movement, as brain cells that make dopamine die.
            Researchers have studied farm chemicals as one possible factor.[^environmentalHealth2011]`,
          es: `La enfermedad de Parkinson quita poco a poco el control del movimiento, porque mueren células del cerebro que producen dopamina.
            Se ha estudiado si los químicos agrícolas podrían ser uno de los factores.[^environmentalHealth2011]`,
        },
      ],
    },
    {
      heading: {
        en: "What the lawsuits allege and the companies say",
        es: "Lo que alegan las demandas y dicen las empresas",
      },
      paragraphs: [
        {
          en: `Lawsuits allege that paraquat entered the body through the skin and lungs, reached the brain and damaged those cells.
            They also allege that the warnings were too weak.
            Syngenta says that the product is safe when used as labeled.
            Both companies deny that it causes the disease.[^truthoutThe2026]`,
          es: `Las demandas alegan que el paraquat entró al cuerpo por la piel y los pulmones, llegó al cerebro y dañó esas células.
            También alegan que las advertencias eran muy débiles.
            Syngenta dice que el producto es seguro si se usa como indica la etiqueta.
            Las dos empresas niegan que cause la enfermedad.[^truthoutThe2026]`,
        },
      ],
    },
    {
      heading: { en: "What studies and agencies found", es: "Lo que hallaron estudios y agencias" },
      paragraphs: [
        {
          en: `In a 2011 study of farm families, people who had used paraquat had Parkinson's disease about two and a half times as often as others.
            The authors reported a link, which is not proof of cause.[^environmentalHealth2011]
            A study in California found a link for people who lived or worked near sprayed fields.[^internationalJournal2024]`,
          es: `En un estudio de 2011 con familias del campo, la enfermedad de Parkinson era unas dos veces y media tan frecuente en quienes habían usado paraquat como en los demás.
            Los autores informaron de un vínculo, que no es prueba de la causa.[^environmentalHealth2011]
            Un estudio en California halló un vínculo en personas que vivían o trabajaban cerca de campos rociados.[^internationalJournal2024]`,
        },
        {
          en: `In 2024 the Environmental Protection Agency (EPA) said that there was not enough evidence of a link.[^agriPulse2024]
            Its review is not over.
            In November 2025 it was less sure than before how much paraquat turns into vapor, and it planned to order more data from the makers.[^epa2025]`,
          es: `En 2024, la Agencia de Protección Ambiental (EPA, por sus siglas en inglés) dijo que no hay suficientes pruebas de un vínculo.[^agriPulse2024]
            Su revisión no ha terminado.
            En noviembre de 2025 tenía más dudas que antes sobre cuánto paraquat se vuelve vapor, y pensaba pedir más datos a los fabricantes.[^epa2025]`,
        },
      ],
    },
    {
      heading: {
        en: "What courts and the companies have done",
        es: "Lo que han hecho los tribunales y las empresas",
      },
      paragraphs: [
        {
          en: `In 2024 the federal judge in Illinois, Nancy Rosenstengel, ruled that a key expert on the cause could not testify and dismissed the first test cases.[^harrismartin2024]
            The maker has reportedly asked her to dismiss the label claims as well.[^drugwatch2026]
            The Supreme Court's June 2026 Roundup ruling may support that, but how it applies to paraquat is not settled.[^pestManagement2026]
            State cases exist in Philadelphia and elsewhere.[^legalNewsline2026]`,
          es: `En 2024, la jueza federal de Illinois, Nancy Rosenstengel, decidió que un perito clave sobre la causa no podía declarar y desestimó los primeros casos de prueba.[^harrismartin2024]
            Se informa que el fabricante le pidió que también desestime los reclamos sobre la etiqueta.[^drugwatch2026]
            La decisión de la Corte Suprema de junio de 2026 sobre Roundup puede apoyar eso, pero no está decidido cómo se aplica al paraquat.[^pestManagement2026]
            Hay casos estatales en Filadelfia y otros lugares.[^legalNewsline2026]`,
        },
        {
          en: `In April 2025 the companies told an appeals court that they had signed a letter agreement to resolve the litigation, on secret terms.[^harrismartin2025]
          Reports have disagreed since then.
          One in February 2026 said that no final settlement had been announced.[^drugwatch2026]
          Another, in September 2026, says that a settlement was signed for certain claims.[^guide2026]`,
          es: `En abril de 2025, las empresas dijeron a un tribunal de apelaciones que habían firmado una carta de acuerdo para resolver el litigio, con términos secretos.[^harrismartin2025]
          Desde entonces los informes no coinciden.
          Uno de febrero de 2026 dijo que no se había anunciado nada final.[^drugwatch2026]
          Otro, de septiembre de 2026, dice que se firmó un acuerdo para ciertos reclamos.[^guide2026]`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "You have another kind of tremor, or a medicine caused your parkinsonism.",
      es: "Tiene otro tipo de temblor, o parkinsonismo causado por un medicamento.",
    },
    {
      en: "You used another weed killer, such as Roundup.",
      es: "Usó otro herbicida, por ejemplo Roundup.",
    },
    {
      en: "The disease was found before the exposure to paraquat.",
      es: "La enfermedad se halló antes de la exposición al paraquat.",
    },
    {
      en: "Your claim is already part of the settlement, or you signed a release.",
      es: "Su reclamo ya es parte del acuerdo, o usted firmó una renuncia a reclamar (release).",
    },
    {
      en: "The time limit to sue over paraquat in your state has passed.",
      es: "El plazo para demandar por paraquat en su estado ya venció.",
    },
  ],
  faqs: [
    {
      question: {
        en: "Does paraquat cause Parkinson's disease?",
        es: "¿Causa el paraquat la enfermedad de Parkinson?",
      },
      answer: {
        en: `That is disputed.
          Farm studies report a link.[^environmentalHealth2011]
          The EPA said that there was not enough evidence and is still reviewing it.[^agriPulse2024][^epa2025]
          Your neurologist can talk with you about your own case.`,
        es: `Está en disputa.
          Estudios con personas del campo informan de un vínculo.[^environmentalHealth2011]
          La EPA dijo que no hay suficientes pruebas y aún lo revisa.[^agriPulse2024][^epa2025]
          Su neurólogo puede hablar con usted sobre su propio caso.`,
      },
    },
    {
      question: {
        en: "I never had an applicator's license. Does that rule me out?",
        es: "Nunca tuve licencia de aplicador. ¿Me deja eso fuera del caso?",
      },
      answer: {
        en: `No. Farm hands, loaders and neighbors may have been exposed without one.
          What counts is whether you can show that it was paraquat, and when.`,
        es: `No. Jornaleros, cargadores y vecinos pudieron estar en contacto sin licencia.
          Lo que cuenta es poder mostrar que era paraquat, y cuándo.`,
      },
    },
    {
      question: {
        en: "How do I show that it was paraquat?",
        es: "¿Cómo demuestro que era paraquat?",
      },
      answer: {
        en: `Start with spray and sales records, but start soon: federal rules ask farms to keep them for only two years.[^minnesotaDepartment2026]
          A doctor or nurse who treats you can ask the applicator for the records of use.[^pesticideEnvironmental2026]`,
        es: `Empiece por los registros de uso y de venta, pero pronto: las reglas federales piden a las granjas guardarlos solo dos años.[^minnesotaDepartment2026]
          El médico o la enfermera que le trata puede pedir al aplicador los registros de uso.[^pesticideEnvironmental2026]`,
      },
    },
    {
      question: { en: "Is paraquat still sold?", es: "¿Se vende todavía el paraquat?" },
      answer: {
        en: `Syngenta said in March 2026 that it would stop making it by the end of June, and named generic competitors as the reason.[^truthoutThe2026]
          That was an announcement, and other companies sell the same chemical.`,
        es: `Syngenta dijo en marzo de 2026 que dejaría de fabricarlo a fines de junio, y dio como razón la competencia genérica.[^truthoutThe2026]
          Eso fue un anuncio, y hay otras empresas que venden el mismo químico.`,
      },
    },
    {
      question: {
        en: "Are paraquat and Roundup cases the same?",
        es: "¿Son iguales los casos de paraquat y de Roundup?",
      },
      answer: {
        en: `No. The chemicals, the illnesses and the companies are different.
          Both raise questions of federal pesticide law, which the Supreme Court applied to a Roundup label.[^pestManagement2026]`,
        es: `No. Los químicos, las enfermedades y las empresas son distintos.
          Los dos plantean preguntas sobre la ley federal de pesticidas, que la Corte Suprema aplicó a una etiqueta de Roundup.[^pestManagement2026]`,
      },
    },
  ],
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: `If you already have a lawyer, ask them first.
        Whether your claim is part of the settlement decides a lot.
          You can still get a second opinion.`,
        es: `Si ya tiene abogado o abogada, pregúntele primero.
        Importa mucho si su reclamo es parte del acuerdo.
          Aún puede pedir una segunda opinión.`,
      },
    },
    {
      question: "diagnosis_pk",
      answers: ["no"],
      note: {
        en: `Paraquat suits are about Parkinson's disease and do not fit without it.
          If you notice shaking, stiffness or slow movement, see a doctor.`,
        es: `Las demandas por paraquat son sobre la enfermedad de Parkinson; sin ella no son para usted.
          Si nota temblor, rigidez o movimientos lentos, vaya al médico.`,
      },
    },
    {
      question: "diagnosis_pk",
      answers: ["not_sure"],
      note: {
        en: `A clear diagnosis is the first thing a lawyer will ask for, because other illnesses and some medicines look alike.
          A neurologist can tell them apart.`,
        es: `Un diagnóstico claro es lo primero que pedirá un abogado o abogada, porque otras enfermedades y algunos medicamentos se parecen.
          Un neurólogo puede distinguirlos.`,
      },
    },
  ],
  urgent: {
    title: {
      en: "If someone was just exposed",
      es: "Si alguien acaba de tener contacto",
    },
    text: {
      en: "If paraquat was swallowed, even a little, call 911 at once. If it was breathed in or got on skin or in eyes, call Poison Help at 800-222-1222, or 911 if the person feels ill.",
      es: "Si alguien tragó paraquat, aunque sea poco, llame ya al 911. Si lo respiró o le cayó en la piel o los ojos, llame a Poison Help al 800-222-1222, o al 911 si se siente mal.",
    },
  },
  related: ["roundup-cancer", "ssdi-applications"],
  reviewedOn: "2026-11-26",
};
