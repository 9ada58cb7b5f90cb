import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Ozempic and Wegovy", es: "Ozempic y Wegovy" },
  documentTitle: {
    en: "Ozempic and Wegovy lawsuits: who may qualify",
    es: "Demandas por Ozempic y Wegovy: quién podría calificar",
  },
  description: {
    en: "Lawsuits over Ozempic, Wegovy and similar medicines in plain words: stomach, bowel and vision problems, the science on each side, and the tests courts ask for.",
    es: "Demandas por Ozempic, Wegovy y parecidos, en palabras claras: estómago, intestino y vista, la ciencia de cada lado y qué pruebas médicas piden los tribunales.",
  },
  summary: {
    en: `For people with a confirmed stomach or eye injury while on a GLP-1, a diabetes or weight drug.
      Makers deny the claims.`,
    es: `Para quien tuvo una lesión confirmada de estómago u ojos con un GLP-1 (para diabetes o peso).
      Los fabricantes lo niegan.`,
  },
  highlights: [
    { en: "GLP-1 medicines", es: "Medicamentos GLP-1" },
    { en: "Diagnosis by test", es: "Diagnóstico con prueba" },
    { en: "Two groups of lawsuits", es: "Dos grupos de demandas" },
  ],
  card: {
    title: { en: "Ozempic and Wegovy", es: "Ozempic y Wegovy" },
    sub: { en: "Diabetes and weight medicines", es: "Medicamentos: diabetes y peso" },
    desc: {
      en: "For people with confirmed gastroparesis, a blocked bowel or vision loss on a GLP-1 medicine.",
      es: "Para personas con gastroparesia confirmada, intestino tapado o pérdida de la vista con un medicamento GLP-1.",
    },
  },
  searchWords: {
    en: "glp-1, semaglutide, mounjaro, weight loss, ozempic blindness, blindness, naion, vision loss, eye, gastroparesis, stomach paralysis, vomiting, diabetes, trulicity, saxenda, rybelsus, zepbound",
    es: "bajar peso adelgazar ceguera ciego vista ojos estomago vomito inyeccion pastillas",
  },
  drawing: {
    en: "Line drawing of a pen injector lying beside the outline of a stomach.",
    es: "Dibujo de línea: una pluma inyectora junto al contorno de un estómago.",
  },
  gallery: [
    {
      src: "/images/cases/ozempic-wegovy-explained.svg",
      alt: {
        en: "Drawing of two stomachs: one lets food through soon, the other still holds most of it much later.",
        es: "Dibujo de dos estómagos: uno deja pasar pronto la comida, el otro aún tiene la mayor parte mucho después.",
      },
      caption: {
        en: `How a GLP-1 medicine slows the stomach: food stays longer (right) than without it (left), so people feel full sooner.
          In gastroparesis, the stomach empties far too slowly.`,
        es: `Cómo un medicamento GLP-1 hace más lento el estómago: la comida se queda más tiempo (derecha) que sin él (izquierda), y la persona se llena antes.
          En la gastroparesia, el estómago se vacía demasiado lento.`,
      },
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: {
        en: "A doctor prescribed Ozempic, Wegovy or another GLP-1 medicine sold under a brand.",
        es: "Un médico le recetó Ozempic, Wegovy u otro medicamento GLP-1 que se vende con marca.",
      },
      short: { en: "You took a brand-name GLP-1 medicine", es: "Tomó un GLP-1 de marca" },
    },
    {
      text: {
        en: "An objective test, such as a gastric emptying study, showed gastroparesis.",
        es: "Una prueba objetiva, como un estudio de vaciado gástrico, mostró gastroparesia.",
      },
      short: { en: "A test showed gastroparesis", es: "Una prueba mostró gastroparesia" },
    },
    {
      text: {
        en: "Or a doctor found a stalled bowel (ileus), a blocked bowel, or gallbladder injury.",
        es: "O un médico halló un intestino detenido (íleo) o tapado, o una lesión de la vesícula.",
      },
      short: { en: "Or bowel or gallbladder harm", es: "O daño en el intestino o vesícula" },
    },
    {
      text: {
        en: "Or an eye doctor found NAION, a loss of sight when too little blood reaches the eye's nerve.",
        es: "O un médico de los ojos halló NAION, una pérdida de la vista porque llega muy poca sangre al nervio del ojo.",
      },
      short: { en: "Or sudden sight loss (NAION)", es: "O pérdida súbita de vista (NAION)" },
    },
    {
      text: {
        en: "It began while you used the medicine, or soon after.",
        es: "El problema empezó mientras usaba el medicamento, o poco después.",
      },
      short: { en: "It began during or soon after", es: "Empezó durante el uso o después" },
    },
    {
      text: {
        en: "You needed a hospital or an emergency room.",
        es: "Necesitó un hospital o una sala de emergencias.",
      },
      short: {
        en: "You needed hospital or emergency care",
        es: "Necesitó hospital o sala de emergencias",
      },
    },
    {
      text: {
        en: "A pharmacy can show which product you used, and when.",
        es: "Una farmacia puede mostrar qué producto usó y cuándo.",
      },
    },
  ],
  overview: [
    {
      heading: { en: "The medicines and the problems", es: "Los medicamentos y los problemas" },
      paragraphs: [
        {
          en: `These medicines copy a gut hormone called GLP-1.
            Among other things, they slow the stomach.
            The suits name products of Novo Nordisk and Eli Lilly, and Saxenda was added in December 2024.[^riker][^saxenda]
            You can read each current label free of charge at DailyMed.[^dailymed]`,
          es: `Estos medicamentos imitan una hormona del intestino llamada GLP-1.
            Entre otras cosas, hacen más lento el estómago.
            Las demandas nombran productos de Novo Nordisk y Eli Lilly, y en diciembre de 2024 se sumó Saxenda.[^riker][^saxenda]
            Puede leer gratis la etiqueta actual de cada uno en DailyMed.[^dailymed]`,
        },
        {
          en: `Nausea is common, and these suits are not about it.
            One problem is gastroparesis, where food leaves the stomach far too slowly.
            Others are a stalled or blocked bowel, gallbladder injury, and NAION, a sudden loss of sight.[^riker][^mealeys]`,
          es: `Las náuseas son comunes, y estas demandas no tratan de eso.
            Un problema es la gastroparesia, en que la comida sale del estómago demasiado lento.
            Otros son un intestino detenido o tapado, una lesión de la vesícula y la NAION, una pérdida súbita de la vista.[^riker][^mealeys]`,
        },
      ],
    },
    {
      heading: { en: "What each side says", es: "Lo que dice cada lado" },
      paragraphs: [
        {
          en: `Lawsuits allege that the labels played down how bad these problems could get and how long they might last.[^riker]
            Both makers deny the claims.[^column]
            In 2023 the FDA added ileus to the reports listed on Ozempic's label.
            As usual, it noted that such reports cannot show the cause.[^healthday]
            An October 2025 label change deals with severe stomach and bowel reactions.[^label]`,
          es: `Las demandas alegan que las etiquetas restaron importancia a lo graves y largos que podían ser estos problemas.[^riker]
            Los dos fabricantes niegan los reclamos.[^column]
            En 2023, la FDA sumó el íleo a los casos informados en la etiqueta de Ozempic.
            Como suele hacer, anotó que esos informes no pueden mostrar la causa.[^healthday]
            Un cambio de etiqueta de octubre de 2025 trata de reacciones graves de estómago e intestino.[^label]`,
        },
      ],
    },
    {
      heading: { en: "What is known about vision loss", es: "Lo que se sabe de la vista" },
      paragraphs: [
        {
          en: `Europe's drug agency says that NAION may affect up to 1 in 10,000 people who use semaglutide.
            It asks anyone with a sudden or fast loss of sight to call a doctor right away.[^ema]
            The United Kingdom's regulator has published an update on it too.[^uk]`,
          es: `La agencia europea de medicamentos dice que la NAION puede afectar hasta a 1 de cada 10,000 personas que usan semaglutida.
            Pide que quien pierda la vista de repente o muy rápido llame a un médico de inmediato.[^ema]
            El regulador británico también publicó un aviso.[^uk]`,
        },
        {
          en: `Two studies from 2026 point the same way, and both found that the risk for one person is low.[^veterans][^network]
            They looked back at patients' records and ran no experiment, so they cannot prove a cause.[^veterans]`,
          es: `Dos estudios de 2026 apuntan en la misma dirección, y los dos hallaron que el riesgo para una persona es bajo.[^veterans][^network]
            Revisaron expedientes de pacientes del pasado y no hicieron un experimento, así que no pueden probar una causa.[^veterans]`,
        },
      ],
    },
    {
      heading: { en: "What the court asks for", es: "Lo que pide el tribunal" },
      paragraphs: [
        {
          en: `Judge Marston took over the cases in June 2024, after the first judge died.[^column]
            Under her August 2025 ruling, as a law firm reads it, symptoms alone are not enough for a gastroparesis claim.[^dechert]
            Vision-loss suits are handled separately, so the two groups may move at different speeds.[^mealeys]`,
          es: `La jueza Marston se hizo cargo de los casos en junio de 2024, tras la muerte de la primera jueza.[^column]
            Según su decisión de agosto de 2025, como la lee un bufete, los síntomas solos no bastan para un reclamo por gastroparesia.[^dechert]
            Las demandas por pérdida de la vista van aparte, así que los dos grupos pueden avanzar a distinto paso.[^mealeys]`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "Your only problem was nausea or a mild upset stomach.",
      es: "Su único problema fueron náuseas o un malestar leve de estómago.",
    },
    {
      en: "The product was compounded: mixed by a pharmacy and sold without a brand name.",
      es: "El producto era compuesto (compounded): mezclado por una farmacia y vendido sin marca.",
    },
    {
      en: "You had gastroparesis or NAION before the first dose.",
      es: "Ya tenía gastroparesia o NAION antes de la primera dosis.",
    },
    {
      en: "A doctor suspected gastroparesis, but no test was ever done.",
      es: "Un médico sospechó gastroparesia, pero nunca se hizo ninguna prueba.",
    },
    {
      en: "Your state's time to sue over a medicine has run out.",
      es: "Ya venció el plazo de su estado para demandar por un medicamento.",
    },
  ],
  faqs: [
    {
      question: {
        en: "Should I stop my treatment because of these suits?",
        es: "¿Debo dejar mi tratamiento a causa de estas demandas?",
      },
      answer: {
        en: `No. Changing it on your own can upset your blood sugar.
          Your doctor can weigh what it does for you against its risks.
          A lawsuit does not require you to stop.`,
        es: `No. Un cambio por su cuenta puede alterar su azúcar en la sangre.
          Su médico puede comparar lo que hace por usted con sus riesgos.
          Una demanda no le pide que lo deje.`,
      },
    },
    {
      question: {
        en: "My sight changed suddenly. What now?",
        es: "Mi vista cambió de golpe. ¿Y ahora?",
      },
      answer: {
        en: `Get medical help right away, even if nothing hurts, and name every medicine you take.
          Europe's drug agency says the same: do not wait.[^ema]`,
        es: `Busque ayuda médica de inmediato, aunque nada duela, y nombre cada medicamento que toma.
          La agencia europea de medicamentos dice lo mismo: no espere.[^ema]`,
      },
    },
    {
      question: {
        en: "I never had a gastric emptying study. Can I still sue?",
        es: "Nunca me hicieron un estudio de vaciado gástrico. ¿Todavía puedo demandar?",
      },
      answer: {
        en: `A defense firm reports that the federal court wants objective proof, and this study is one kind.[^dechert]
          Ask your doctor, not a lawyer, whether a test makes sense for you.`,
        es: `Según informa un bufete de la defensa, el tribunal federal quiere una prueba objetiva, y este estudio es una de ellas.[^dechert]
          Pregunte a su médico, no a un abogado o abogada, si le conviene una prueba.`,
      },
    },
    {
      question: {
        en: "Does compounded semaglutide count?",
        es: "¿Cuenta la semaglutida compuesta en farmacia?",
      },
      answer: {
        en: `Usually not here, because these suits are against the makers of the brands.
          If such a product hurt you, you can report it to your state board of pharmacy.
          A lawyer may see another path.`,
        es: `Por lo general aquí no, porque estas demandas son contra los fabricantes de las marcas.
          Si un producto así le hizo daño, puede informar a la junta de farmacia de su estado.
          Un abogado o abogada quizá vea otro camino.`,
      },
    },
    {
      question: {
        en: "I took it for weight, not for diabetes. Does that matter?",
        es: "Lo tomé para bajar de peso, no por diabetes. ¿Importa eso?",
      },
      answer: {
        en: `No, because the suits cover both uses.
          What counts is the brand, a diagnosis by a test, and which came first.`,
        es: `No, porque las demandas incluyen los dos usos.
          Lo que cuenta es la marca, un diagnóstico con prueba y qué pasó primero.`,
      },
    },
    {
      question: {
        en: "How likely is NAION for someone like me?",
        es: "¿Qué tan probable es la NAION para alguien como yo?",
      },
      answer: {
        en: `We cannot say for one person.
          Europe's drug agency calls it very rare: at most one user in 10,000.
          Later studies also found low numbers.[^ema][^network]
          Ask your eye doctor about your risk.`,
        es: `No podemos decirlo para una persona.
          La agencia europea de medicamentos la llama muy rara: como máximo, una persona de cada 10,000.
          Los estudios posteriores también hallaron números bajos.[^ema][^network]
          Pregunte por su riesgo a su médico de los ojos.`,
      },
    },
  ],
  cautions: [
    {
      question: "used_glp1",
      answers: ["compounded"],
      note: {
        en: `These suits are against brand makers, so a compounded product may not fit.
          A lawyer in your state can say whether you have another claim.`,
        es: `Estas demandas son contra fabricantes de marca, así que un producto compuesto quizá no encaje.
          Un abogado o abogada de su estado puede decirle si tiene otro reclamo.`,
      },
    },
    {
      question: "used_glp1",
      answers: ["no"],
      note: {
        en: `These suits are only about GLP-1 medicines.
          For another drug, ask your doctor about the harm and your state bar about a lawyer.`,
        es: `Estas demandas son solo sobre medicamentos GLP-1.
          Si fue otro, pregunte a su médico sobre el daño y a la barra de abogados de su estado por un abogado o abogada.`,
      },
    },
    {
      question: "issues",
      answers: ["none"],
      note: {
        en: `Get a diagnosis first, for your health as well as for a claim.
          Tell your doctor what you feel.`,
        es: `Obtenga primero un diagnóstico, tanto por su salud como por un reclamo.
          Diga a su médico lo que siente.`,
      },
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: "If you already have a lawyer, ask them first. Changing firms midway is rarely simple.",
        es: `Si ya tiene abogado o abogada, pregúntele primero.
          Cambiar de bufete a mitad de camino pocas veces es sencillo.`,
      },
    },
  ],
  urgent: {
    title: { en: "When to get care now", es: "Cuándo buscar atención ya" },
    text: {
      en: "Call 911 or go to an emergency room for sudden loss of sight, severe belly pain, or vomiting that does not stop. Talk with your doctor before you change any medicine.",
      es: "Llame al 911 o vaya a emergencias si pierde la vista de repente, tiene dolor fuerte de vientre o vomita sin parar. Consulte a su médico antes de cambiar un medicamento.",
    },
  },
  related: ["depo-provera", "suboxone", "oxbryta"],
  reviewedOn: "2026-11-26",
};
