import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Birth Injury", es: "Lesiones al nacer" },
  documentTitle: {
    en: "Birth injury claims: who may qualify",
    es: "Reclamos por lesiones al nacer: quién podría calificar",
  },
  description: {
    en: "For families after a hard birth: what is known about HIE, cerebral palsy and nerve injury, how an expert review works, and what help exists now.",
    es: "Para familias tras un parto difícil: qué se sabe de la HIE, la parálisis cerebral y la lesión de nervios, cómo revisa un perito y qué ayuda hay hoy.",
  },
  summary: {
    en: `For families of a baby or a mother who was badly hurt around birth.
        The records can help show why.`,
    es: `Para familias de un bebé o una madre con un daño grave en el parto.
        El expediente puede ayudar a saber por qué.`,
  },
  highlights: [
    { en: "HIE and cerebral palsy", es: "HIE y parálisis cerebral" },
    { en: "Expert review", es: "Revisión de un perito" },
    { en: "Child and mother", es: "Bebé y madre" },
  ],
  card: {
    title: { en: "Birth Injury", es: "Lesiones al nacer" },
    sub: { en: "Labor, delivery, first days", es: "Parto y primeros días" },
    desc: {
      en: "For families of a baby or mother who was seriously hurt around birth.",
      es: "Para familias de un bebé o una madre que sufrió un daño grave en torno al parto.",
    },
  },
  searchWords: {
    en: "cerebral palsy, erb's palsy, delivery, labor, hospital birth, oxygen, brain damage, baby, midwife, forceps, nica",
    es: "parto nacimiento bebe recien nacido partera cesarea forceps paralisis cerebral",
  },
  drawing: {
    en: "Line drawing of a cradle with a blanket, under a moon and stars on strings.",
    es: "Dibujo de línea: una cuna con una manta, bajo una luna y estrellas que cuelgan.",
  },
  gallery: [],
  eligibility: [
    {
      text: {
        en: "A baby has a diagnosis of brain injury, cerebral palsy, nerve injury or another grave harm.",
        es: "El bebé tiene un diagnóstico de lesión cerebral, parálisis cerebral, lesión de nervios u otro daño grave.",
      },
      short: { en: "Your baby has a serious diagnosis", es: "El bebé tiene un diagnóstico grave" },
    },
    {
      text: {
        en: "Or the mother was seriously hurt in labor, in delivery or soon after.",
        es: "O la madre sufrió un daño grave en el trabajo de parto, en el parto o poco después.",
      },
      short: { en: "Or the mother was badly hurt", es: "O la madre sufrió daño grave" },
    },
    {
      text: {
        en: "Or a baby was stillborn or died in the first days.",
        es: "O un bebé nació sin vida o murió en los primeros días.",
      },
      short: { en: "Or a baby died", es: "O un bebé murió" },
    },
    {
      text: {
        en: "The harm may go back to labor, delivery or early newborn care.",
        es: "El daño puede venir del trabajo de parto, del parto o de los primeros cuidados del bebé.",
      },
      short: { en: "The harm may start at birth", es: "El daño puede venir del parto" },
    },
    {
      text: {
        en: "Hospital charts exist, even if you have not asked for copies.",
        es: "El hospital tiene expedientes, aunque usted no haya pedido copias.",
      },
      short: { en: "The hospital has birth records", es: "El hospital tiene el expediente" },
    },
    {
      text: {
        en: "Your state still allows a claim for a child of this age, or for the mother.",
        es: "Su estado todavía permite un reclamo para un niño o una niña de esa edad, o para la madre.",
      },
      short: { en: "Your state still allows a claim", es: "El estado todavía permite un reclamo" },
    },
  ],
  overview: [
    {
      heading: { en: "What such a claim means", es: "Lo que significa un reclamo así" },
      paragraphs: [
        {
          en: `If you are here, something went wrong at a time that should have been happy, and we are sorry.
            Nothing on this page blames you or anyone else.
            A claim of this kind alleges that care fell below the accepted standard and caused harm.
            A court decides that in most states, while Florida and Virginia also have programs that do not ask about fault.[^nica][^virginia]`,
          es: `Si está aquí, algo salió mal en un momento que debía ser feliz.
            Lo sentimos.
            Nada en esta página le culpa a usted ni a nadie.
            Un reclamo de este tipo alega que la atención no llegó al nivel aceptado y que eso causó el daño.
            En la mayoría de los estados lo decide un tribunal.
            Florida y Virginia también tienen programas que no preguntan por la culpa.[^nica][^virginia]`,
        },
      ],
    },
    {
      heading: {
        en: "The causes, and how an expert reads the file",
        es: "Las causas, y cómo lee el perito el expediente",
      },
      paragraphs: [
        {
          en: `HIE is a brain injury from too little oxygen or blood around birth.
            In a moderate or severe form it affects one to two of every 1,000 babies born at term.[^review]
            Cooling the body can lower the risk of lasting harm for babies who meet the rules, and it has to begin within six hours.[^aap][^review]`,
          es: `La encefalopatía hipóxico-isquémica (HIE) es una lesión cerebral por falta de oxígeno o sangre cerca del parto.
            La moderada o grave afecta a uno o dos de cada 1,000 bebés nacidos a término.[^review]
            Enfriar el cuerpo puede bajar el riesgo de daño duradero en los bebés que cumplen las reglas.
            Hay que empezar dentro de seis horas.[^aap][^review]`,
        },
        {
          en: `Cerebral palsy is often blamed on a lack of oxygen at birth.
            The CDC says that this explains only a small number of cases, and that the cause is often unknown.[^cdc]
            So a sad outcome does not show by itself that anybody made a mistake.`,
          es: `La parálisis cerebral se atribuye a menudo a la falta de oxígeno al nacer.
            Los CDC dicen que eso explica solo un pequeño número de casos y que muchas veces no se conoce la causa.[^cdc]
            Por eso, un resultado triste no muestra por sí solo que alguien cometió un error.`,
        },
        {
          en: `The expert asks what the monitor showed and what was done about it.
          Did a C-section come in time?
          How were forceps or a vacuum used?
          Were bleeding, low sugar or jaundice seen?
          A strong case needs two answers: that care fell short, and that better care would have changed the outcome.
          A cause is so often unknown that experts can disagree, and some reviews find that care was good.[^cdc]`,
          es: `El perito pregunta qué mostró el monitor y qué se hizo al respecto.
          ¿Llegó a tiempo la cesárea?
          ¿Cómo se usaron los fórceps o la ventosa?
          ¿Se vio el sangrado, el azúcar bajo o la ictericia?
          Un caso fuerte necesita dos respuestas: que la atención falló y que una mejor habría cambiado el resultado.
          Como a menudo no se conoce la causa, los peritos pueden no coincidir, y algunas revisiones hallan que la atención fue buena.[^cdc]`,
        },
      ],
    },
    {
      heading: { en: "States with a system of their own", es: "Estados con sistema propio" },
      paragraphs: [
        {
          en: `A judge decides who is covered by Florida's program, NICA.
        In Virginia the state board for work injury claims decides.[^nica][^virginia]
        If a family is accepted, it usually gives up a malpractice suit.[^benefits][^virginia]
        Virginia's code has that state's exact rules.[^vacode]`,
          es: `En NICA, el programa de Florida, un juez o jueza decide a quién se cubre.
        En Virginia lo decide la comisión estatal de lesiones en el trabajo.[^nica][^virginia]
        Si aceptan a una familia, por lo general renuncia a una demanda por negligencia médica.[^benefits][^virginia]
        El código de Virginia tiene las reglas exactas de ese estado.[^vacode]`,
        },
        {
          en: `New York's fund comes at the end of a case: it pays later health costs, and only after a settlement or a judgment.[^create]
        If a federal hospital or certain community clinics gave the care, you must first send a written claim to the government.[^cfr]`,
          es: `El fondo de Nueva York llega al final de un caso: paga gastos de salud posteriores, y solo después de un acuerdo o una sentencia.[^create]
        Si la atención fue de un hospital federal, o de ciertas clínicas comunitarias, primero hay que presentar un reclamo por escrito al gobierno.[^cfr]`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "The cause is genetic, or came entirely before labor.",
      es: "La causa es genética, o es del todo anterior al trabajo de parto.",
    },
    { en: "The injury was minor and has healed.", es: "La lesión fue leve y ya sanó." },
    {
      en: "An expert has read the file and found that care was good.",
      es: "Un perito leyó el expediente y halló que la atención fue buena.",
    },
    {
      en: "The state's age limit or time limit has passed.",
      es: "Ya pasó el límite de edad o el plazo del estado.",
    },
  ],
  faqs: [
    {
      question: {
        en: "How can I know if it was a mistake?",
        es: "¿Cómo puedo saber si hubo un error?",
      },
      answer: {
        en: `You may not know, and nobody expects you to.
          Most families find out from an independent expert who reads the whole chart.
          Some learn that nothing could have been done.`,
        es: `Quizá no lo sepa, y nadie espera que lo sepa.
          La mayoría de las familias lo averigua con un perito independiente que lee todo el expediente.
          Algunas se enteran de que no se habría podido hacer nada.`,
      },
    },
    {
      question: {
        en: "I signed a consent form. Does that rule out a claim?",
        es: "Firmé un consentimiento. ¿Eso descarta un reclamo?",
      },
      answer: {
        en: `No. A consent form accepts known risks of a birth or an operation, and it does not accept careless work.
          Bring it along, because its wording can matter.`,
        es: `No. Un consentimiento acepta los riesgos conocidos de un parto o una operación, pero no acepta un trabajo descuidado.
          Tráigalo, porque sus palabras pueden importar.`,
      },
    },
    {
      question: {
        en: "If we ask, will it hurt our relationship with the doctor?",
        es: "Si preguntamos, ¿dañará eso nuestra relación con el médico?",
      },
      answer: {
        en: `You may keep seeing the same doctor, and you have a right to your records without giving a reason.
          Many offices have a form for it.`,
        es: `Puede seguir con el mismo médico.
          Tiene derecho a su expediente sin dar una razón.
          Muchos consultorios tienen un formulario para eso.`,
      },
    },
    {
      question: {
        en: "Which programs can help us today?",
        es: "¿Qué programas pueden ayudarnos hoy?",
      },
      answer: {
        en: `Early Intervention for children under three, SSI, and Medicaid with its waivers do not depend on what caused the injury.
          Your child's therapist or hospital social worker can help you apply.`,
        es: `La Intervención Temprana (Early Intervention) para menores de tres años, SSI y Medicaid con sus exenciones (waivers) no dependen de qué causó la lesión.
          El terapeuta de su hijo o hija, o el equipo de trabajo social del hospital, puede ayudarle a solicitarlos.`,
      },
    },
    {
      question: {
        en: "Should we petition NICA first?",
        es: "¿Debemos hacer primero una petición a NICA?",
      },
      answer: {
        en: `Talk with a lawyer before you do.
          A petition must come before the child turns five.
          But one that is accepted usually ends your right to sue.[^nica][^benefits]`,
        es: `Hable antes con un abogado o abogada.
          La petición debe llegar antes de que su hijo o hija cumpla cinco años.
          Pero, si se acepta, suele terminar su derecho a demandar.[^nica][^benefits]`,
      },
    },
    {
      question: {
        en: "My baby died. Is a claim still possible?",
        es: "Mi bebé murió. ¿Todavía es posible un reclamo?",
      },
      answer: {
        en: `It may be, and we are so sorry.
          A parent or the estate can often bring one.
          The limit may be shorter than for a living child.
          Meanwhile, the help lines at the end of this page are there for you.`,
        es: `Puede serlo, y lo sentimos mucho.
          La madre, el padre o la sucesión muchas veces puede presentarlo.
          El plazo puede ser más corto que si el bebé viviera.
          Mientras tanto, las líneas de ayuda al final de esta página están para usted.`,
      },
    },
  ],
  cautions: [
    {
      question: "birth_year",
      answers: [{ yearsAgo: 19 }],
      note: {
        en: `Many states end these claims soon after the child turns 18, and some much earlier.
          The time may already be up.
          Only a lawyer in your state can tell you for certain.`,
        es: `Muchos estados ponen fin a estos reclamos poco después de los 18 años, y algunos mucho antes.
          Puede que el plazo ya haya vencido.
          Solo un abogado o abogada de su estado puede decírselo con certeza.`,
      },
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: `If you already have a lawyer, ask them first.
        They may have the charts, and you need not tell it all again.`,
        es: `Si ya tiene abogado o abogada, pregúntele primero.
        Quizá ya tiene los expedientes, y usted no tiene que contarlo todo otra vez.`,
      },
    },
  ],
  urgent: {
    title: { en: "When to call 911", es: "Cuándo llamar al 911" },
    text: {
      en: "If a baby struggles to breathe, turns blue, has a seizure or is very hard to wake, call 911. After giving birth, call 911 for heavy bleeding, chest pain, trouble breathing, a seizure or a very bad headache.",
      es: "Si a un bebé le cuesta respirar o despertar, se pone azul o convulsiona, llame al 911. Tras el parto, llame al 911 por sangrado fuerte, dolor de pecho, falta de aire, convulsiones o dolor de cabeza muy fuerte.",
    },
  },
  helplines: {
    place: "end",
    lines: ["maternal", "crisis"],
  },
  related: ["baby-formula-nec", "ssdi-applications", "auto-accident-personal-injury"],
  reviewedOn: "2026-11-26",
};
