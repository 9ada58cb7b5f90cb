import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Individual claims and state programs",
      es: "Reclamos individuales y programas estatales",
    },
    court: {
      en: "State courts; federal court for care by a federal facility or covered clinic; state programs in Florida and Virginia",
      es: "Tribunales estatales; tribunal federal si la atención fue de un centro federal o una clínica cubierta; programas estatales en Florida y Virginia",
    },
    docket: null,
    judge: null,
    since: [],
    stage: {
      en: `As of February 2026, there was no shared litigation: each case turns on its own records, an expert's review and state law.
          The state programs have rules and age limits of their own, and Florida's Senate was asked to change those of its program.[^senate]`,
      es: `En febrero de 2026 no había un litigio común: cada caso depende de su expediente, de la revisión de un perito y de la ley estatal.
        Los programas estatales tienen sus propias reglas y límites de edad, y se pidió al Senado de Florida cambiar los de Florida.[^senate]`,
    },
    next: {
      en: `We know of nothing that is scheduled.
        We could not find out whether Florida's 2026 bill on NICA became law.
        New York's fund reopened in 2024 with money meant for enrollment through March 31, 2025, and we do not know whether it takes new children today.
        Ask each program by phone.[^senate][^reopen]`,
      es: `Que sepamos, no hay nada programado.
        No pudimos averiguar si el proyecto de Florida de 2026 sobre NICA se convirtió en ley.
        El fondo de Nueva York reabrió en 2024 con dinero para inscripciones hasta el 31 de marzo de 2025, y no sabemos si hoy acepta a más niños.
        Pregunte a cada programa por teléfono.[^senate][^reopen]`,
    },
    settlement: {
      en: "We found none that families share.",
      es: "No encontramos ninguno común a las familias.",
    },
    classAction: {
      en: "No. Each claim is decided by itself.",
      es: "No. Cada reclamo se decide por separado.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-02-25", source: "senate" },
  soonest: null,
  figures: [
    {
      value: {
        en: "$250,000 from January 1, 2021; the maximum rises 3 percent each January 1",
        es: "$250,000 desde el 1 de enero de 2021; el máximo sube 3 por ciento cada 1 de enero",
      },
      what: {
        en: `This is the most that Florida's program, NICA, can award to parents or guardians together, apart from the child's care, says a paper of the state's Senate from March 2022.
          It depends on NICA's own rules.`,
        es: `Es lo máximo que NICA, el programa de Florida, puede dar en conjunto a los padres o tutores, aparte de la atención del niño, dice un documento del Senado estatal de marzo de 2022.
          Depende de las propias reglas de NICA.`,
      },
      date: "2022-03",
      way: "florida-nica-petition",
      source: "ceiling",
    },
    {
      value: { en: "$50,000", es: "$50,000" },
      what: {
        en: `In June 2021 a news site reported that NICA, Florida's program, pays this much to a family whose child has died.
          That depends on the program's rules.`,
        es: `En junio de 2021, un sitio de noticias informó que NICA, el programa de Florida, paga esto a una familia cuyo niño o niña murió.
          Eso depende de las reglas del programa.`,
      },
      date: "2021-06",
      way: "florida-nica-petition",
      source: "signed",
    },
  ],
  events: [
    {
      date: "2026-02-25",
      text: {
        en: "A Florida Senate committee rewrote a bill (SB 1668) to change what NICA pays and its rule against suing; we could not find out whether it became law.",
        es: `Un comité del Senado de Florida reescribió un proyecto de ley (SB 1668) para cambiar lo que paga NICA y su regla contra las demandas.
          No pudimos averiguar si se convirtió en ley.`,
      },
      source: "senate",
    },
    {
      date: "2024-06-05",
      text: {
        en: "New York's Medical Indemnity Fund took new children again after the state added money; the same limit in the law can close it once more.",
        es: `El Fondo de Indemnización Médica de Nueva York volvió a aceptar niños cuando el estado sumó dinero.
          El mismo límite de la ley puede cerrarlo otra vez.`,
      },
      source: "reopen",
      isReported: true,
    },
    {
      date: "2024-05-02",
      text: {
        en: `New York's Medical Indemnity Fund stopped taking new children because its expected costs passed a limit in the law.
          Children already in it kept their coverage.`,
        es: `El Fondo de Indemnización Médica de Nueva York dejó de inscribir niños porque sus gastos previstos pasaron un límite de la ley.
          Los niños que ya estaban siguieron cubiertos.`,
      },
      source: "suspend",
      isReported: true,
    },
    {
      date: "2024-01-11",
      text: {
        en: "Canadian pediatricians again named cooling as standard care for newborns of 36 weeks or more with a moderate or severe brain injury from too little oxygen.",
        es: "Los pediatras de Canadá nombraron otra vez el enfriamiento como atención estándar para recién nacidos de 36 semanas o más con una lesión cerebral moderada o grave por falta de oxígeno.",
      },
      source: "canada",
    },
    {
      date: "2021-06-21",
      text: {
        en: "Florida signed a law that raised what its program, NICA, pays to parents and to families whose child died.",
        es: "Florida firmó una ley que aumentó lo que su programa, NICA, paga a los padres y a las familias cuyo niño o niña murió.",
      },
      source: "signed",
      isReported: true,
    },
    {
      date: "2019-02-20",
      text: {
        en: "A New York appeals court let a child go on against a public hospital although notice of the claim had come late.",
        es: "Un tribunal de apelaciones de Nueva York dejó que un niño siguiera su reclamo contra un hospital público, aunque el aviso del reclamo llegó tarde.",
      },
      source: "late",
    },
    {
      date: "2014-05-26",
      text: {
        en: "US child doctors reported that cooling works if a baby meets the rules of the trials and the center is able to do it.",
        es: "Los pediatras de Estados Unidos informaron que el enfriamiento sirve si el bebé cumple las reglas de los ensayos y el centro puede hacerlo.",
      },
      source: "aap",
    },
    {
      date: "2011-03-31",
      text: {
        en: "New York passed the law that created its fund for the later health costs of children with a birth-related brain or spine injury.",
        es: "Nueva York aprobó la ley que creó su fondo para los gastos de salud posteriores de niños con una lesión del cerebro o la médula por el parto.",
      },
      source: "create",
      isReported: true,
    },
  ],
  ways: [
    {
      id: "state-claim-medical",
      way: {
        en: "State claim for medical negligence",
        es: "Reclamo estatal por negligencia médica",
      },
      last: { en: "The limit depends on your state", es: "El plazo depende de su estado" },
      whom: {
        en: "The child, the mother, or the estate after a death",
        es: "El menor, la madre o la sucesión tras una muerte",
      },
      who: {
        en: "The child through a parent or guardian, the mother, or an estate, against a hospital, doctor, midwife or clinic.",
        es: "El niño o la niña por medio de sus padres o tutores, la madre, o una sucesión, contra un hospital, médico, partera o clínica.",
      },
      clock: {
        en: `The limit depends on the state, and many states first ask for an expert's certificate.
          In many states a child gets extra time, but it can end early.
          In New York, a child's extra time ends ten years after the claim arises.[^cplr]
          A 2016 copy of California's law gives six years from birth for injury before or at birth, even to a child.
          A second law covers doctors and hospitals, so ask which one applies.[^ccp]
          Texas gives parents two years and the child ten from the act, says a law firm.
          In Virginia, a child hurt before age eight has until age ten.[^painter][^vachild]`,
        es: `El plazo depende del estado, y muchos estados piden primero el certificado de un perito.
        En muchos estados un menor tiene tiempo extra, pero puede acabar pronto.
        En Nueva York, ser menor de edad da más tiempo, pero solo hasta diez años desde que surge el derecho.[^cplr]
        Una copia de 2016 de la ley de California da seis años desde el parto por daño antes o al nacer, aun a un menor.
        Otra ley vale para médicos y hospitales: pregunte cuál se aplica.[^ccp]
        Según un bufete, Texas da dos años a padres y diez al niño desde el hecho.
        Virginia da hasta los diez años si el daño fue antes de los ocho.[^painter][^vachild]`,
      },
      check: {
        text: {
          en: "Self-help site of the state's courts",
          es: "Sitio de autoayuda de los tribunales del estado",
        },
      },
    },
    {
      id: "birth-public-hospital",
      way: {
        en: "Birth at a public hospital",
        es: "Parto en un hospital público",
      },
      last: { en: "Give notice within a few months", es: "Dé aviso en pocos meses" },
      whom: {
        en: "Families cared for at a public hospital",
        es: "Familias atendidas en un hospital público",
      },
      who: {
        en: "Families whose baby was born or treated at a hospital run by a city, county, state or public hospital body.",
        es: "Familias cuyo bebé nació o recibió atención en un hospital de una ciudad, un condado, un estado o un ente público de hospitales.",
      },
      clock: {
        en: `You must give written notice long before the time to sue ends.
        In New York, notify whoever runs the hospital within 90 days.
        A judge can accept a child's late notice for ten years.[^nycClaim][^late]
        In California you have six months.[^caClaim]
        In other states, ask at once.`,
        es: `Hay que avisar por escrito mucho antes de que acabe el plazo para demandar.
        En Nueva York, avise en 90 días a la entidad del hospital.
        Durante diez años, un tribunal puede aceptar el aviso tardío de un niño.[^nycClaim][^late]
        En California tiene seis meses.[^caClaim]
        En otros estados, pregunte ya.`,
      },
      check: {
        text: {
          en: "New York City's page on filing a claim",
          es: "La página de la Ciudad de Nueva York para reclamar (en inglés)",
        },
        href: "https://comptroller.nyc.gov/services/for-the-public/claims/file-a-claim/",
      },
    },
    {
      id: "florida-nica-petition",
      way: {
        en: "Petition to NICA, Florida's no-fault program",
        es: "Petición a NICA, el programa sin culpa de Florida",
      },
      last: { en: "Before the fifth birthday", es: "Antes de cumplir cinco años" },
      whom: {
        en: "Babies born in Florida with lasting harm to mind and body",
        es: "Bebés nacidos en Florida con daño duradero en mente y cuerpo",
      },
      who: {
        en: `The child was born alive, weighed at least 2,500 grams (2,000 for twins or more), and was born in a hospital with a participating doctor.
        The child must have a brain or spine injury, from too little oxygen or from force, with lasting, major harm to mind and body.`,
        es: `El bebé nació con vida, pesó 2,500 gramos o más (2,000 si son gemelos o más) y nació en un hospital con un médico participante.
        Debe tener una lesión del cerebro o la médula, por falta de oxígeno o por fuerza, con un daño duradero y grave de mente y cuerpo.`,
      },
      clock: {
        en: `You must file before the child's fifth birthday; after that it is too late.[^nicaPetition][^statute]
        If the program accepts it, you can usually no longer sue over the birth, so ask a lawyer first.
        A 2026 bill may have changed the rules from July 1, 2026; ask NICA which rules apply.`,
        es: `Hay que presentarla antes de que el niño o la niña cumpla cinco años; después ya no se acepta.[^nicaPetition][^statute]
        Si el programa la acepta, por lo general ya no puede demandar por el parto, así que pregunte antes a un abogado o abogada.
        Un proyecto de ley de 2026 quizá cambió las reglas desde el 1 de julio de 2026: pregunte a NICA cuáles valen.`,
      },
      check: {
        text: {
          en: "NICA's petition page, or (800) 398-2129: NICA helps with the form",
          es: "La página de peticiones de NICA, o (800) 398-2129: NICA ayuda con el formulario (en inglés)",
        },
        href: "https://nica.com/filing-a-claim/petition-for-benefits/",
      },
    },
    {
      id: "virginia-program-petition",
      way: { en: "Virginia program petition", es: "Petición al programa de Virginia" },
      last: { en: "Before the tenth birthday", es: "Antes de cumplir diez años" },
      whom: {
        en: "Children in Virginia who need help with all daily activities",
        es: "Niños en Virginia que necesitan ayuda en todas sus actividades diarias",
      },
      who: {
        en: `A child delivered by a participating doctor or hospital who will always have trouble moving.
          The child must also have a disability in development or thinking and need help with all daily tasks.`,
        es: `Niño o niña que nació con un médico u hospital participante y siempre tendrá dificultad para moverse.
          Además debe tener una discapacidad del desarrollo o del pensamiento y necesitar ayuda con todo lo diario.`,
      },
      clock: {
        en: `You must file before the child's tenth birthday, as the program's own page says.[^vafaq]
        File it with the state's Workers' Compensation Commission.[^virginia]
        A petition pauses the time limit for a suit, and an award replaces the suit.[^vapause][^virginia]
        There is a small filing fee.
        You do not have to have a lawyer, but one is recommended, and the program can pay reasonable fees.`,
        es: `Hay que presentarla antes de que el niño o la niña cumpla diez años, dice la página del programa.[^vafaq]
        Preséntela en la Comisión de Compensación para Trabajadores del estado.[^virginia]
        Una petición pone en pausa el plazo para demandar, y lo que se otorgue reemplaza la demanda.[^vapause][^virginia]
        Presentarla tiene un costo pequeño.
        No es obligatorio tener abogado o abogada, pero se recomienda, y el programa puede pagar honorarios razonables.`,
      },
      check: {
        text: {
          en: "Code of Virginia, chapter 50",
          es: "Código de Virginia, capítulo 50 (en inglés)",
        },
        href: "https://law.lis.virginia.gov/vacodefull/title38.2/chapter50",
      },
    },
    {
      id: "new-york-medical",
      way: {
        en: "New York Medical Indemnity Fund",
        es: "Fondo de Indemnización Médica de Nueva York",
      },
      last: { en: "After a settlement or judgment", es: "Después de un acuerdo o sentencia" },
      whom: {
        en: "Children with a birth injury and a New York court's order",
        es: "Niños con una lesión al nacer y una orden judicial de Nueva York",
      },
      who: {
        en: "A child whose birth-related brain or spine injury is part of a judgment or a settlement that a court approved.",
        es: "Niño o niña cuya lesión de cerebro o médula por el parto consta en una sentencia o en un acuerdo aprobado por un tribunal.",
      },
      clock: {
        en: `The fund comes after a case and does not replace one.
        The state can stop enrollment; when it did, the fund refused applications that it had not yet accepted.[^suspend]
        Have the court's order signed, apply at once, and ask the fund whether it is open.`,
        es: `El fondo llega después de un caso y no lo reemplaza.
        El estado puede detener la inscripción; cuando lo hizo, el fondo rechazó las solicitudes que aún no había aceptado.[^suspend]
        Pida que se firme la orden del tribunal, presente su solicitud de inmediato y pregunte al fondo si está abierto.`,
      },
      check: {
        text: {
          en: "The fund by phone, (855) 696-4333",
          es: "El fondo por teléfono, (855) 696-4333",
        },
      },
    },
    {
      id: "claim-federal-hospital",
      way: {
        en: "Claim over a federal hospital or health center",
        es: "Reclamo por un hospital o centro de salud federal",
      },
      last: { en: "Two years, in writing", es: "Dos años, por escrito" },
      whom: {
        en: "Families cared for at a federal hospital or covered health center",
        es: "Familias atendidas en un hospital federal o un centro de salud cubierto",
      },
      who: {
        en: "Families who got care at a federal hospital, such as one of the military, or at a health center that the law treats as federal.",
        es: "Familias que recibieron atención en un hospital federal, por ejemplo uno militar, o en un centro de salud que la ley trata como federal.",
      },
      clock: {
        en: `You must send a written claim within two years after the claim arises.
        Then you have six months to sue after a denial is mailed.[^cfr]
        For a health center, the claim first goes to the Department of Health and Human Services.[^hrsa]
        Being a child usually gives no extra time.`,
        es: `Hay que enviar un reclamo por escrito dentro de dos años desde que surge el derecho.
        Luego hay seis meses para demandar desde que se envía por correo la denegación.[^cfr]
        Si es un centro de salud, el reclamo va primero al Departamento de Salud y Servicios Humanos.[^hrsa]
        Ser menor de edad no suele dar más tiempo.`,
      },
      check: {
        text: {
          en: "The federal time rule at Cornell",
          es: "La regla federal de plazos en Cornell (en inglés)",
        },
        href: "https://www.law.cornell.edu/cfr/text/32/750.36",
      },
    },
    {
      id: "help-needs-no",
      way: { en: "Help that needs no lawsuit", es: "Ayuda que no exige una demanda" },
      last: {
        en: "Early Intervention: before age three",
        es: "Intervención temprana: antes de los tres",
      },
      whom: { en: "Children with disabilities", es: "Niños con discapacidades" },
      who: {
        en: `Any child with a disability.
          Ask about SSI, Medicaid and its waivers, and Early Intervention.`,
        es: `Cualquier niño con una discapacidad.
          Pregunte por SSI, Medicaid y sus exenciones (waivers), y la Intervención Temprana.`,
      },
      clock: {
        en: "Apply early, since Early Intervention is for children under three.",
        es: "Solicite pronto, porque la Intervención Temprana es para menores de tres años.",
      },
      check: { text: { en: "ssa.gov/ssi and medicaid.gov", es: "ssa.gov/ssi y medicaid.gov" } },
    },
  ],
  documents: [
    {
      name: { en: "Prenatal record, complete", es: "Expediente prenatal completo" },
      holder: {
        en: "Obstetric or midwife practice",
        es: "Consultorio de obstetricia o de partera",
      },
      how: {
        en: "Ask for every visit, scan and phone note.",
        es: "Pida cada visita, imagen y nota de llamada.",
      },
    },
    {
      name: { en: "Labor and delivery chart", es: "Expediente del trabajo de parto y el parto" },
      holder: { en: "Hospital records office", es: "Oficina de expedientes del hospital" },
      how: {
        en: "Ask for the times of decisions, medicines and calls.",
        es: "Pida las horas de decisiones, medicinas y llamadas.",
      },
    },
    {
      name: { en: "Fetal monitoring strips", es: "Tiras del monitor fetal" },
      holder: {
        en: "Hospital, often in another archive",
        es: "Hospital, muchas veces en otro archivo",
      },
      how: {
        en: "Name them in your request, or they may be left out.",
        es: "Nómbrelas en su petición, o pueden dejarlas fuera.",
      },
    },
    {
      name: {
        en: "Apgar scores and cord blood gas",
        es: "Puntajes Apgar y gases de sangre del cordón",
      },
      holder: { en: "Newborn record", es: "Expediente del recién nacido" },
      how: {
        en: "Ask for any notes on reviving the baby as well.",
        es: "Pida también las notas sobre la reanimación del bebé.",
      },
    },
    {
      name: {
        en: "NICU chart and head images",
        es: "Expediente de la NICU e imágenes de la cabeza",
      },
      holder: {
        en: "NICU and radiology",
        es: "Cuidados intensivos neonatales (NICU) y radiología",
      },
      how: {
        en: "Ask for the images on disc, and the hour when cooling began.",
        es: "Pida las imágenes en disco y la hora en que empezó el enfriamiento.",
      },
    },
    {
      name: { en: "Placenta report", es: "Informe de la placenta" },
      holder: { en: "Hospital pathology", es: "Patología del hospital" },
      how: {
        en: "Ask whether the placenta was examined at all.",
        es: "Pregunte si se llegó a examinar la placenta.",
      },
    },
    {
      name: {
        en: "Bilirubin, sugar and infection results",
        es: "Resultados de bilirrubina, azúcar e infección",
      },
      holder: { en: "Hospital laboratory", es: "Laboratorio del hospital" },
      how: {
        en: "Ask for those of the first days of life.",
        es: "Pida los de los primeros días de vida.",
      },
    },
    {
      name: {
        en: "Therapy, nerve and genetic reports",
        es: "Informes de terapia, nervios y genética",
      },
      holder: {
        en: "Each clinic or program since birth",
        es: "Cada clínica o programa desde el nacimiento",
      },
      how: {
        en: "Add the Early Intervention plan.",
        es: "Agregue el plan de Intervención Temprana.",
      },
    },
  ],
  questions: [
    {
      en: "Which state's law applies, and is a state program the only choice there?",
      es: "¿La ley de qué estado vale, y es un programa estatal la única opción allí?",
    },
    {
      en: "What are the separate limits for the child, for the mother and for a death?",
      es: "¿Cuáles son los plazos separados para el niño, para la madre y por una muerte?",
    },
    {
      en: "Was anyone who cared for us federal, so that a two-year claim comes first?",
      es: "¿Nos atendió alguien federal, de modo que va primero un reclamo de dos años?",
    },
    {
      en: "Who will read the monitor strips and images, and who pays for that?",
      es: "¿Quién leerá las tiras del monitor y las imágenes, y quién lo paga?",
    },
    {
      en: "Which other causes will be looked at, such as genes, infection or an early birth?",
      es: "¿Qué otras causas se van a estudiar, como los genes, una infección o un parto prematuro?",
    },
    {
      en: "What would we give up by a petition to a state program?",
      es: "¿A qué renunciaríamos con una petición a un programa estatal?",
    },
    {
      en: "How would a recovery affect SSI, Medicaid or a special-needs trust?",
      es: "¿Cómo afectaría lo recuperado a SSI, Medicaid o un fideicomiso para necesidades especiales?",
    },
  ],
  charts: [
    {
      kind: "sides",
      caption: {
        en: "A bad outcome can be explained in different ways; the records may show which one fits.[^cdc][^review]",
        es: "Un resultado difícil puede explicarse de varias maneras; el expediente puede mostrar cuál es.[^cdc][^review]",
      },
      sides: [
        {
          title: { en: "What families may claim", es: "Lo que pueden alegar las familias" },
          points: [
            {
              en: "Warning signs on the monitor were missed",
              es: "No se vieron señales de alarma en el monitor",
            },
            { en: "A C-section came too late", es: "La cesárea llegó demasiado tarde" },
            { en: "Cooling was not offered in time", es: "El enfriamiento no se ofreció a tiempo" },
          ],
        },
        {
          title: { en: "What hospitals may answer", es: "Lo que pueden responder los hospitales" },
          points: [
            { en: "Care met the standard", es: "La atención fue la debida" },
            { en: "The harm arose before labor", es: "El daño vino antes del trabajo de parto" },
            { en: "The cause is genetic or unknown", es: "La causa es genética o desconocida" },
          ],
        },
      ],
    },
    {
      kind: "timeline",
      caption: {
        en: "New York's fund, as reported, shows how fast a program can change.[^create][^suspend][^reopen]",
        es: "El fondo de Nueva York, según informes, muestra lo rápido que puede cambiar un programa.[^create][^suspend][^reopen]",
      },
      points: [
        { date: "2011-03-31", text: { en: "Law creates fund", es: "Una ley crea el fondo" } },
        {
          date: "2024-05-02",
          text: { en: "New children refused", es: "No se inscriben más niños" },
        },
        { date: "2024-06-05", text: { en: "Fund reopens", es: "El fondo reabre" } },
      ],
    },
  ],
  sources: {
    cdc: {
      publisher: "CDC",
      title: "Causes and Risk Factors of Cerebral Palsy",
      date: null,
      url: "https://www.cdc.gov/ncbddd/cp/causes.html",
    },
    review: {
      publisher: "Facts, Views & Vision in ObGyn (PMC)",
      title: "Review of cooling for newborns who lacked oxygen",
      date: null,
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3987503/",
    },
    aap: {
      publisher: "American Academy of Pediatrics, Pediatrics",
      title: "Hypothermia and Neonatal Encephalopathy",
      date: "2014-05-26",
      url: "https://doi.org/10.1542/peds.2014-0899",
    },
    canada: {
      publisher: "Canadian Paediatric Society",
      title: "Hypothermia for newborns with hypoxic-ischemic encephalopathy",
      date: "2024-01-11",
      url: "https://cps.ca/en/documents/position/hypothermia-for-newborns",
    },
    nica: {
      publisher: "NICA (Florida)",
      title: "General: Frequently Asked Questions",
      date: null,
      url: "https://nica.com/faq.html",
    },
    benefits: {
      publisher: "NICA (Florida)",
      title: "Eligibility & Benefits",
      date: null,
      url: "https://www.nicaofficial.org/eligibility_benefits.html",
    },
    statute: {
      publisher: "Florida Statutes",
      title: {
        en: "Section 766.313, limitation on NICA claims [copy at McMillen Law Firm]",
        es: "Section 766.313, limitation on NICA claims [copia en McMillen Law Firm]",
      },
      date: "2024",
      url: "https://floridamalpractice.com/practice-areas/nica-birth-injury/nica-laws/766-313-statute-limitations-nica-claims/",
    },
    virginia: {
      publisher: "Virginia Birth-Related Neurological Injury Compensation Program",
      title: "Eligibility",
      date: null,
      url: "https://www.vabirthinjury.com/eligibility",
    },
    vacode: {
      publisher: "Code of Virginia",
      title: "Chapter 50. Virginia Birth-Related Neurological Injury Compensation Act",
      date: null,
      url: "https://law.lis.virginia.gov/vacodefull/title38.2/chapter50",
    },
    vapause: {
      publisher: "Code of Virginia",
      title: {
        en: "Section 38.2-5005 [copy at OneCLE]",
        es: "Section 38.2-5005 [copia en OneCLE]",
      },
      date: null,
      url: "https://law.onecle.com/virginia/insurance/38.2-5005.html",
    },
    vachild: {
      publisher: {
        en: "injuryfrombirth.com (law firm)",
        es: "injuryfrombirth.com [bufete de abogados]",
      },
      title: "Page on Virginia's limits for medical claims",
      date: null,
      url: "https://www.injuryfrombirth.com/statute-limitations-map/virginia/",
    },
    create: {
      publisher: {
        en: "Martin Clearwater & Bell (law firm)",
        es: "Martin Clearwater & Bell [bufete de abogados]",
      },
      title: "Creation of the New York State Medical Indemnity Fund",
      date: "2011",
      url: "https://www.mcblaw.com/appellate/2438/creation-of-the-new-york-state-medical-indemnity-fund/",
    },
    suspend: {
      publisher: {
        en: "Martin Clearwater & Bell (law firm)",
        es: "Martin Clearwater & Bell [bufete de abogados]",
      },
      title: "MCB Appellate Alert: Enrollment in Medical Indemnity Fund Suspended",
      date: "2024-05",
      url: "https://mcblaw.com/news/appellate-alert-enrollment-in-medical-indemnity-fund-suspended",
    },
    reopen: {
      publisher: {
        en: "Martin Clearwater & Bell (law firm)",
        es: "Martin Clearwater & Bell [bufete de abogados]",
      },
      title: "MCB Appellate Alert: Medical Indemnity Fund Reopens to Enrollment",
      date: "2024-06",
      url: "https://mcblaw.com/news/mcb-appellate-alert-medical-indemnity-fund-reopens-to-enrollment",
    },
    cfr: {
      publisher: "Cornell Legal Information Institute",
      title: "32 CFR 750.36 - Time limitations",
      date: null,
      url: "https://www.law.cornell.edu/cfr/text/32/750.36",
    },
    senate: {
      publisher: "The Florida Senate",
      title:
        "SB 1668 (2026), Florida Birth-Related Neurological Injury Compensation Association: committee amendment",
      date: "2026-02-25",
      url: "https://flsenate.gov/Session/Bill/2026/1668/Amendment/149182/HTML",
    },
    nicaPetition: {
      publisher: "NICA (Florida)",
      title: "Petition for Benefits",
      date: null,
      url: "https://nica.com/filing-a-claim/petition-for-benefits/",
    },
    vafaq: {
      publisher: "Virginia Birth-Related Neurological Injury Compensation Program",
      title: "Eligibility: Frequently Asked Questions",
      date: null,
      url: "https://www.vabirthinjury.com/eligibility-frequently-asked-questions/",
    },
    late: {
      publisher: "N.Y. Supreme Court, Appellate Division",
      title: {
        en: "J.H. v New York City Health & Hosps. Corp., 2019 NY Slip Op 01203 [copy at Justia]",
        es: "J.H. v New York City Health & Hosps. Corp., 2019 NY Slip Op 01203 [copia en Justia]",
      },
      date: "2019-02-20",
      url: "https://law.justia.com/cases/new-york/appellate-division-second-department/2019/2017-05006.html",
    },
    signed: {
      publisher: "Florida Politics",
      title: "Gov. DeSantis signs bill expanding injured infant compensation program",
      date: "2021-06",
      url: "https://floridapolitics.com/archives/437139-gov-desantis-signs-bill-expanding-injured-infant-compensation-program",
    },
    cplr: {
      publisher: "New York State Senate",
      title: "CPLR 208, Infancy, insanity",
      date: "2019",
      url: "https://www.nysenate.gov/legislation/laws/CVP/208",
    },
    ccp: {
      publisher: "California Code of Civil Procedure",
      title: {
        en: "Section 340.4 [copy at Public.Law]",
        es: "Section 340.4 [copia en Public.Law]",
      },
      date: "2016",
      url: "https://california.public.law/codes/ca_civ_proc_code_section_340.4",
    },
    painter: {
      publisher: "Painter Law Firm",
      title:
        "How long do I have to sue a hospital in Texas for medical malpractice from an injury to a child?",
      date: null,
      url: "https://painterfirm.com/medmal/how-long-do-i-have-to-sue-a-hospital-in-texas-for-medical-malpractice-from-an-injury-to-a-child",
    },
    ceiling: {
      publisher: "The Florida Senate",
      title: "Amendment 603264 to CS/SB 768 (2022), setting out section 766.31",
      date: "2022-03-01",
      url: "https://www.flsenate.gov/Session/Bill/2022/768/Amendment/603264/HTML",
    },
    hrsa: {
      publisher: "Health Resources and Services Administration",
      title: "Claims Filing: Health Centers",
      date: null,
      url: "https://bphc.hrsa.gov/initiatives/ftca/claims-filing-health-centers",
    },
    nycClaim: {
      publisher: "New York City Comptroller",
      title: "File a Claim (General Municipal Law 50-e; separate service on authorities)",
      date: null,
      url: "https://comptroller.nyc.gov/services/for-the-public/claims/file-a-claim/",
    },
    caClaim: {
      publisher: "Judicial Council of California",
      title: "Ask a government agency to pay you by a deadline",
      date: null,
      url: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
    },
  },
};
