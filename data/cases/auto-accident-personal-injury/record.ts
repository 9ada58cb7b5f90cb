import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: { en: "Individual injury claims", es: "Reclamos individuales por lesiones" },
    court: {
      en: "Usually an insurance claim first, then a state court",
      es: "Por lo general, primero un reclamo al seguro y luego un tribunal estatal",
    },
    docket: null,
    judge: null,
    since: [],
    stage: {
      en: `As of June 2026, state rules on fault, insurance and time decided each claim.
        There were new ones in Florida and Louisiana and, for crashes in rides hired by app, in California.[^florida][^louisiana][^newsom]`,
      es: `En junio de 2026, las reglas estatales sobre culpa, seguro y plazos decidían cada reclamo.
        Florida y Luisiana tenían reglas nuevas y, para choques en viajes por aplicación, California.[^florida][^louisiana][^newsom]`,
    },
    next: {
      en: "We did not find what Florida's Senate did with a 2026 bill to end no-fault insurance, or when California's new law on app rides starts.[^sb522][^newsom]",
      es: 'No hallamos qué hizo el Senado de Florida con un proyecto de 2026 para acabar con el seguro "sin culpa", ni cuándo empieza la nueva ley de California sobre viajes por aplicación.[^sb522][^newsom]',
    },
    settlement: {
      en: "There is no shared settlement: each claim ends separately.",
      es: "No hay un acuerdo común: cada reclamo se resuelve por separado.",
    },
    classAction: {
      en: "No. It is one person's claim.",
      es: "No. Es el reclamo de una sola persona.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-06-28", source: "newsom" },
  soonest: null,
  figures: [
    {
      value: {
        en: "$750 in 2026, 'until further notice'",
        es: "$750 en 2026, 'hasta nuevo aviso'",
      },
      what: {
        en: "Medicare does not ask for money back from an injury settlement of up to this much, with conditions, an insurance data company wrote in November 2025.",
        es: "Medicare no pide que se le devuelva dinero de un acuerdo por lesiones de hasta esta suma, con condiciones, escribió una empresa de datos de seguros en noviembre de 2025.",
      },
      date: "2025-11",
      way: "claim-other-sides",
      source: "verisk",
    },
    {
      value: { en: "up to $10,000", es: "hasta $10,000" },
      what: {
        en: "In March 2025 a news site reported that Florida drivers had to carry no-fault coverage of this much.",
        es: `En marzo de 2025, un sitio de noticias informó que en Florida había que tener al conducir una cobertura "sin culpa" de esta suma.`,
      },
      date: "2025-03",
      way: "own-insurance",
      source: "floridian",
    },
    {
      value: { en: "$50,000", es: "$50,000" },
      what: {
        en: "As of January 2024, New York's basic no-fault benefits for one person end at this much, says an Assembly memo.",
        es: `En enero de 2024, los beneficios básicos "sin culpa" de Nueva York para una persona llegaban a esta suma, según un memorando de la Asamblea.`,
      },
      date: "2024-01",
      way: "own-insurance",
      source: "nyLimit",
    },
    {
      value: {
        en: "$35,000 a person and $70,000 a crash",
        es: "$35,000 por persona y $70,000 por choque",
      },
      what: {
        en: "A standard New Jersey policy that was issued or renewed in January 2026 or later must cover injuries for at least this much, as a finance site reported.",
        es: "Una póliza estándar de Nueva Jersey emitida o renovada en enero de 2026 o después debe cubrir lesiones al menos por esto, según informó un sitio de finanzas.",
      },
      date: "2026-01",
      way: "claim-other-sides",
      source: "njLimit",
    },
    {
      value: {
        en: "$60,000 a person and $300,000 an incident, instead of $1 million",
        es: "$60,000 por persona y $300,000 por incidente, en lugar de $1 millón",
      },
      what: {
        en: `Since January 2026 a ride app in California must carry this much coverage for a crash with a driver who has no insurance or too little, a law firm says.
          The law is SB 371.`,
        es: `Desde enero de 2026, una empresa de viajes por aplicación de California debe tener esta cobertura para choques con conductores sin seguro o con poco seguro, según un bufete.
          La ley es la SB 371.`,
      },
      date: "2026-01",
      way: "own-insurance",
      source: "sb371",
    },
  ],
  events: [
    {
      date: "2026-06-25",
      text: {
        en: "California's governor signed SB 623, a law that limits some medical costs after crashes in rides hired by app and does not cap lawyers' fees.",
        es: "El gobernador de California firmó una ley, SB 623, que limita algunos gastos médicos en choques de viajes por aplicación y no pone tope a los honorarios de abogados.",
      },
      source: "newsom",
      isReported: true,
    },
    {
      date: "2026-05-27",
      text: {
        en: `One source, which no other confirms, says that New York's governor signed changes.
        People who are mostly at fault would get no money for pain, and one kind of injury would no longer count.
        It gives no start date.`,
        es: `Una fuente, que ninguna otra confirma, dice que en Nueva York se firmaron cambios.
        Quien tiene la mayor parte de la culpa no recibiría dinero por el dolor, y un tipo de lesión ya no contaría.
        No da fecha de inicio.`,
      },
      source: "lawyersTrend",
      isReported: true,
    },
    {
      date: "2026-01-01",
      text: {
        en: "Louisiana's 51 percent rule took effect; for a crash near that day, ask which rule applies.",
        es: `Entró en vigor la regla del 51 por ciento de Luisiana.
          Para un choque cerca de ese día, pregunte qué regla se sigue.`,
      },
      source: "louisiana",
    },
    {
      date: "2026",
      text: {
        en: "A bill in the Florida Senate (SB 522) again proposed to end the no-fault law; we did not find what became of it.",
        es: `Un proyecto en el Senado de Florida (SB 522) volvió a proponer el fin de la ley de seguro sin culpa (no-fault).
          No encontramos qué pasó con él.`,
      },
      source: "sb522",
    },
    {
      date: "2025-10-03",
      text: {
        en: "Uber filed a California ballot measure to cap lawyers' fees and limit medical costs in all crash claims; a deal of June 2026 withdrew it.",
        es: `Uber presentó una medida electoral en California para poner tope a los honorarios de abogados y limitar gastos médicos en todos los reclamos por choques.
        Un pacto de junio de 2026 la retiró.`,
      },
      source: "ballot",
      isReported: true,
    },
    {
      date: "2025-09",
      text: {
        en: "The federal road safety agency estimated that fewer people died on the roads in the first half of 2025 than a year before.",
        es: "La agencia federal de seguridad vial calculó que en la primera mitad de 2025 murieron menos personas en las carreteras que un año antes.",
      },
      source: "roadDeaths",
      isReported: true,
    },
    {
      date: "2025-06-16",
      text: {
        en: "Florida's 2025 bill to end its no-fault system was marked dead.",
        es: 'El proyecto de Florida de 2025 para acabar con su sistema "sin culpa" no prosperó.',
      },
      source: "billtrack",
      isReported: true,
    },
    {
      date: "2025-05-28",
      text: {
        en: "Louisiana passed a new rule on shared fault: a person with 51 percent or more of the fault recovers nothing.",
        es: "Luisiana aprobó una regla nueva sobre la culpa compartida: quien tiene 51 por ciento o más de la culpa no recupera nada.",
      },
      source: "louisiana",
    },
    {
      date: "2024-07-01",
      text: {
        en: "Louisiana gave people two years instead of one to sue over most injuries that happen after this day.",
        es: "Luisiana dio dos años en lugar de uno para demandar por la mayoría de las lesiones posteriores a este día.",
      },
      source: "act423",
    },
    {
      date: "2023-12",
      text: {
        en: "An industry table listed 12 states whose no-fault systems limit some lawsuits; in Kentucky, New Jersey and Pennsylvania, drivers can choose.",
        es: `Una tabla del sector de seguros nombró 12 estados cuyos sistemas sin culpa (no-fault) limitan algunas demandas.
          En Kentucky, Nueva Jersey y Pensilvania, quien maneja puede elegir.`,
      },
      source: "table",
      isReported: true,
    },
    {
      date: "2023-03-24",
      text: {
        en: "Florida cut the time to sue for negligence from four years to two, for injuries after this day.",
        es: "Florida bajó el plazo para demandar por negligencia de cuatro años a dos, para lesiones posteriores a este día.",
      },
      source: "florida",
      isReported: true,
    },
  ],
  ways: [
    {
      id: "own-insurance",
      way: { en: "Your own insurance", es: "Su propio seguro" },
      last: { en: "You may have only days", es: "Puede tener solo unos días" },
      whom: {
        en: "Drivers, passengers and some people on foot or on bicycles",
        es: "Conductores, pasajeros y algunas personas a pie o en bicicleta",
      },
      who: {
        en: `Drivers, riders and some people on foot or on a bike.
          Look in your policy for no-fault (PIP), medical (MedPay), uninsured driver and collision coverage.`,
        es: `Conductores, pasajeros y a veces peatones o ciclistas.
          Busque en su póliza cobertura "sin culpa" (PIP), médica (MedPay), de conductor sin seguro y de colisión.`,
      },
      clock: {
        en: `You may have only days to tell the insurer, so do it soon.
        A law firm says Florida no-fault pays only if care begins within 14 days of the crash.
        In New York you must give notice within 30 days.[^shapiro][^comptroller]`,
        es: `Puede tener solo unos días para avisar a la aseguradora, así que hágalo pronto.
        Según un bufete, el seguro "sin culpa" de Florida paga solo si la atención empieza dentro de 14 días del choque.
        En Nueva York hay que avisar dentro de 30 días.[^shapiro][^comptroller]`,
      },
      check: {
        text: {
          en: "Find your state's insurance department",
          es: "Busque el departamento de seguros de su estado (en inglés)",
        },
        href: "https://content.naic.org",
      },
    },
    {
      id: "claim-other-sides",
      way: {
        en: "Claim against the other side's insurer",
        es: "Reclamo al seguro de la otra parte",
      },
      last: { en: "Before your time to sue ends", es: "Antes de que venza su plazo" },
      whom: {
        en: "People hurt by someone else's fault, even in part",
        es: "Personas con lesiones por culpa de otra parte, aunque sea parcial",
      },
      who: {
        en: "People hurt where somebody else was at least partly at fault.",
        es: "Personas con lesiones cuando otra parte tuvo al menos algo de culpa.",
      },
      clock: {
        en: `Talks with an insurer do not stop your time to sue.
          Signing a release usually ends the claim.
          If Medicare paid for care, it can ask for money back, except from very small settlements.[^medicare]`,
        es: `Hablar con una aseguradora no detiene el plazo para demandar, y firmar una renuncia a reclamar (release) suele poner fin al reclamo.
          Si Medicare pagó la atención, puede pedirle a usted dinero de vuelta, salvo en acuerdos muy pequeños.[^medicare]`,
      },
      check: {
        text: {
          en: "Complaints to the insurance department",
          es: "Quejas al departamento de seguros (en inglés)",
        },
        href: "https://content.naic.org",
      },
    },
    {
      id: "taking-claim-court",
      way: { en: "Lawsuit in a state court", es: "Demanda en un tribunal estatal" },
      last: { en: "Often two or three years", es: "A menudo dos o tres años" },
      whom: {
        en: "People who could not settle with an insurer",
        es: "Quienes no llegaron a un acuerdo con una aseguradora",
      },
      who: {
        en: "People whose claim could not be settled.",
        es: "Personas cuyo reclamo no llegó a un acuerdo.",
      },
      clock: {
        en: `States give you one to six years to sue.
        California usually gives two.
        Tennessee gives one, or two if criminal charges follow within a year.[^tennessee]
        A law firm says Kentucky gives two from the crash or, if later, the last no-fault payment.[^kentucky]
        Louisiana gives two for crashes after July 1, 2024.[^act423]
        Florida has given two for negligence since March 24, 2023.[^florida]
        Maine gives six.[^maine]`,
        es: `Los estados dan de uno a seis años para demandar.
        California suele dar dos.
        Tennessee da uno, o dos si hay cargos penales dentro de un año.[^tennessee]
        Kentucky, según un bufete, da dos desde el choque o, si es posterior, desde el último pago "sin culpa".[^kentucky]
        Luisiana da dos para choques después del 1 de julio de 2024.[^act423]
        Florida da dos por negligencia desde el 24 de marzo de 2023.[^florida]
        Maine da seis.[^maine]`,
      },
      check: {
        text: {
          en: "California's self-help site",
          es: "El sitio de autoayuda de California (en inglés)",
        },
        href: "https://selfhelp.courts.ca.gov",
      },
    },
    {
      id: "claim-city-county",
      way: {
        en: "Claim against a city, county, state or transit body",
        es: "Reclamo a una ciudad, condado, estado o transporte público",
      },
      last: {
        en: "Give notice within a few months",
        es: "Dé aviso en pocos meses",
      },
      whom: {
        en: "People hurt by a government driver, bus or road",
        es: "Personas con lesiones por un conductor, un autobús o una vía del gobierno",
      },
      who: {
        en: "People hurt by a public vehicle, a public worker or a bad road.",
        es: "Personas con lesiones por un vehículo o empleado público o una calle en mal estado.",
      },
      clock: {
        en: `You must first give written notice, often within months.
        In California you have six months for injury or belongings, one year for real estate, and six months to sue after a mailed denial.[^california]
        In New York City you have 90 days, and some agencies need a notice of their own.[^nycClaim]
        In Texas you have six months, or less if a city charter says so.[^texas]`,
        es: `Primero hay que avisar por escrito, muchas veces dentro de pocos meses.
        En California tiene seis meses por lesiones o pertenencias, un año por inmuebles y seis meses para demandar tras una denegación por correo.[^california]
        En la Ciudad de Nueva York tiene 90 días, y algunas agencias exigen su propio aviso.[^nycClaim]
        En Texas tiene seis meses, o menos si lo dice la carta orgánica de una ciudad.[^texas]`,
      },
      check: {
        text: {
          en: "California's page on government claims",
          es: "La página de California sobre reclamos al gobierno (en inglés)",
        },
        href: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
      },
    },
    {
      id: "claim-united-states",
      way: { en: "Claim against the United States", es: "Reclamo a Estados Unidos" },
      last: { en: "Two years, in writing", es: "Dos años, por escrito" },
      whom: {
        en: "People hurt by a federal worker on duty",
        es: "Personas con lesiones por un empleado federal en servicio",
      },
      who: {
        en: "People hurt by a federal worker on duty, such as the driver of a federal vehicle.",
        es: "Personas con lesiones por un empleado federal en su trabajo, por ejemplo quien conduce un vehículo federal.",
      },
      clock: {
        en: `You must send a written claim within two years.
        After a mailed denial you have six months to sue, and no answer in six months may count as a denial.[^cfr]`,
        es: `Hay que enviar un reclamo por escrito dentro de dos años.
        Tras una denegación por correo hay seis meses para demandar, y seis meses sin respuesta pueden contar como denegación.[^cfr]`,
      },
      check: {
        text: {
          en: "The federal rule (32 CFR 750.36) at Cornell",
          es: "La regla federal (32 CFR 750.36) en Cornell (en inglés)",
        },
        href: "https://www.law.cornell.edu/cfr/text/32/750.36",
      },
    },
    {
      id: "workers-compensation",
      way: { en: "Workers' compensation", es: "Compensación para trabajadores" },
      last: { en: "Tell your employer right away", es: "Avise ya a su empleador" },
      whom: { en: "People hurt on the job", es: "Personas con lesiones en el trabajo" },
      who: {
        en: "People who were hurt on the job; they may have a second claim against someone outside the job.",
        es: "Personas con lesiones en el trabajo; pueden tener un segundo reclamo contra alguien ajeno al empleo.",
      },
      clock: {
        en: "Each state sets deadlines for notice and filing. Start with your employer.",
        es: "Cada estado fija sus días para avisar y reclamar. Empiece con su empleador.",
      },
      check: {
        text: {
          en: "Your state's workers' compensation agency",
          es: "La agencia de compensación para trabajadores de su estado",
        },
      },
    },
    {
      id: "state-fund-after",
      way: {
        en: "State fund after a drunk driver or hit-and-run",
        es: "Fondo estatal por conductor ebrio o que huyó",
      },
      last: { en: "Set by each state", es: "Lo fija cada estado" },
      whom: {
        en: "People hurt by a drunk driver or in a hit-and-run",
        es: "Personas con lesiones por un conductor ebrio o que huyó",
      },
      who: {
        en: "People hurt by a drunk driver or in a hit-and-run, where the state covers it.",
        es: "Personas con lesiones por alguien que manejaba con alcohol o que huyó, donde el estado lo cubre.",
      },
      clock: {
        en: `Each state has its own rules.
          California covers both; you usually have seven years to ask.[^calvcb]`,
        es: `Cada estado tiene sus reglas.
          California cubre los dos, por lo general si lo pide dentro de siete años.[^calvcb]`,
      },
      check: {
        text: { en: "California's answers", es: "Respuestas de California (en inglés)" },
        href: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
      },
    },
  ],
  documents: [
    {
      name: { en: "Police or crash report", es: "Informe de la policía o del choque" },
      holder: {
        en: "Police records unit or state report site",
        es: "Unidad de registros de la policía o sitio del estado",
      },
      how: {
        en: "Give the report number, or the date and place.",
        es: "Dé el número de informe, o la fecha y el lugar.",
      },
    },
    {
      name: { en: "Photos and video of the scene", es: "Fotos y video del lugar" },
      holder: {
        en: "You, shops, neighbors, dashcams",
        es: "Usted, tiendas, vecinos, cámaras de auto",
      },
      how: {
        en: "Ask within days: cameras record over old video.",
        es: "Pida en pocos días: las cámaras graban encima.",
      },
    },
    {
      name: {
        en: "The vehicle and its data recorder",
        es: "El vehículo y su registrador de datos",
      },
      holder: { en: "Its owner", es: "Su dueño" },
      how: {
        en: "Keep it out of the scrapyard until you talk to a lawyer.",
        es: "Que no vaya a la chatarra hasta que hable con un abogado o abogada.",
      },
    },
    {
      name: {
        en: "Truck logs and dispatch records",
        es: "Registros de horas y de ruta del camión",
      },
      holder: { en: "The carrier", es: "La empresa de transporte" },
      how: {
        en: "A lawyer's letter asks the carrier to keep them.",
        es: "Una carta de su abogado o abogada pide que los conserve.",
      },
    },
    {
      name: {
        en: "Policies, cards and insurers' letters",
        es: "Pólizas, tarjetas y cartas de las aseguradoras",
      },
      holder: { en: "You and both insurers", es: "Usted y las dos aseguradoras" },
      how: {
        en: "Ask yours for the full policy, with the declarations page.",
        es: "Pida a la suya la póliza completa, con la página de declaraciones.",
      },
    },
    {
      name: {
        en: "Treatment records and itemized bills",
        es: "Expediente del tratamiento y facturas detalladas",
      },
      holder: { en: "Each provider", es: "Cada proveedor" },
      how: {
        en: "Collect them from the first visit on, with what a health plan paid.",
        es: "Reúnalas desde la primera visita, con lo que pagó un plan de salud.",
      },
    },
    {
      name: { en: "Pay stubs and tax returns", es: "Talones de pago y declaraciones de impuestos" },
      holder: { en: "Employer, or your files", es: "Empleador, o sus archivos" },
      how: {
        en: "A short letter on the days you missed helps.",
        es: "Ayuda una carta breve con los días que faltó.",
      },
    },
    {
      name: {
        en: "Witness names, or the app's trip record",
        es: "Nombres de testigos, o registro del viaje en la aplicación",
      },
      holder: { en: "You, or the rideshare app", es: "Usted, o la aplicación de viajes" },
      how: {
        en: "Save them before the phone is changed.",
        es: "Guárdelos antes de cambiar de teléfono.",
      },
    },
  ],
  questions: [
    {
      en: "Which state's time limit applies, and does a public body shorten it?",
      es: "¿Qué estado fija el plazo en mi caso, y lo hace más corto un ente público?",
    },
    {
      en: "How would my share of the fault count there?",
      es: "¿Cómo se contaría allí mi parte de la culpa?",
    },
    {
      en: "Which policy pays first, and how much coverage does each one have?",
      es: "¿Qué póliza paga primero, y cuánta cobertura ofrece cada una de ellas?",
    },
    {
      en: "Should I give a recorded statement or sign a medical release?",
      es: "¿Debo dar una declaración grabada o firmar un permiso médico?",
    },
    {
      en: "What must I pay back to my health plan, Medicare or Medicaid?",
      es: "¿Qué debo devolver a mi plan de salud, a Medicare o a Medicaid?",
    },
    {
      en: "What evidence could be lost first, and who will save it?",
      es: "¿Qué pruebas podrían perderse primero, y quién las guardará?",
    },
    {
      en: "Do costs come off before your fee or after it?",
      es: "¿Los gastos se descuentan antes o después de sus honorarios?",
    },
  ],
  charts: [
    {
      kind: "sides",
      caption: {
        en: "Most disputes after a crash are about the same few points.[^lawyers][^louisiana]",
        es: "La mayoría de las disputas tras un choque son sobre los mismos pocos puntos.[^lawyers][^louisiana]",
      },
      sides: [
        {
          title: { en: "What an injured person says", es: "Lo que dice la persona con lesiones" },
          points: [
            { en: "The other driver was careless", es: "El otro conductor se descuidó" },
            { en: "That is why I am hurt", es: "Por eso tengo lesiones" },
            { en: "I lost pay and had bills", es: "Perdí sueldo y tuve gastos" },
          ],
        },
        {
          title: { en: "What an insurer may answer", es: "Lo que puede responder una aseguradora" },
          points: [
            { en: "You share the fault", es: "Usted comparte la culpa" },
            { en: "The pain was there before", es: "El dolor ya venía de antes" },
            {
              en: "The treatment was more than needed",
              es: "El tratamiento fue más de lo necesario",
            },
          ],
        },
      ],
    },
    {
      kind: "timeline",
      caption: {
        en: "Two states changed their rules within three years.[^florida][^louisiana]",
        es: "Dos estados cambiaron sus reglas en un lapso de tres años.[^florida][^louisiana]",
      },
      points: [
        { date: "2023-03-24", text: { en: "Florida: two years", es: "Florida: dos años" } },
        {
          date: "2025-05-28",
          text: { en: "Louisiana passes limit", es: "Luisiana aprueba límite" },
        },
        { date: "2026-01-01", text: { en: "Louisiana limit begins", es: "Límite en vigor" } },
      ],
    },
  ],
  sources: {
    louisiana: {
      publisher: "Louisiana State Legislature",
      title: "Civil Code Art. 2323, Comparative fault (Acts 2025, No. 15)",
      date: "2025",
      url: "https://www.legis.la.gov/legis/law.aspx?d=109387",
    },
    florida: {
      publisher: "Subrogation & Recovery Law Blog",
      title: "Post on the change of Florida's limit",
      date: "2024-02-05",
      url: "https://www.subrogationrecoverylawblog.com/2024/02/05/",
    },
    pip: {
      publisher: "FL PIP Guide",
      title: "Major PIP-related legislative activity in 2025",
      date: "2025-12-28",
      url: "https://www.flpipguide.org/2025/12/28/major-pip-related-legislative-activity-in-2025",
    },
    table: {
      publisher: "Insurance Information Institute",
      title: "State Auto Insurance Laws Governing Liability Coverage (as of December 2023)",
      date: "2023-12",
      url: "https://www.iii.org/table-archive/21328",
    },
    lawyers: {
      publisher: "Lawyers.com",
      title: "Which States Follow Contributory Negligence?",
      date: "2019",
      url: "https://www.lawyers.com/legal-info/personal-injury/introduction-to-personal-injury-law/which-states-follow-contributory-negligence.html",
    },
    california: {
      publisher: "Judicial Council of California",
      title: "Ask a government agency to pay you by a deadline",
      date: null,
      url: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
    },
    cfr: {
      publisher: "Legal Information Institute, Cornell",
      title: "32 CFR 750.36 - Time limitations",
      date: null,
      url: "https://www.law.cornell.edu/cfr/text/32/750.36",
    },
    truck: {
      publisher: "Federal Motor Carrier Safety Administration",
      title: "Supporting Documents (electronic logging devices)",
      date: null,
      url: "https://www.fmcsa.dot.gov/hours-service/elds/supporting-documents",
    },
    report: {
      publisher: "Centers for Medicare & Medicaid Services",
      title: {
        en: "CMS Liability, No-Fault and Workers' Compensation Reporting [on HHS.gov]",
        es: "CMS Liability, No-Fault and Workers' Compensation Reporting [en HHS.gov]",
      },
      date: "2020",
      url: "https://www.hhs.gov/guidance/document/cms-liability-no-fault-and-workers-compensation-reporting",
    },
    medicare: {
      publisher: "Centers for Medicare & Medicaid Services",
      title: {
        en: "CMS Medicare's Recovery Process [on HHS.gov]",
        es: "CMS Medicare's Recovery Process [en HHS.gov]",
      },
      date: "2020",
      url: "https://www.hhs.gov/guidance/document/cms-medicares-recovery-process",
    },
    calvcb: {
      publisher: "California Victim Compensation Board",
      title: "Frequently Asked Questions",
      date: null,
      url: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
    },
    newsom: {
      publisher: "CalMatters",
      title: {
        en: "Newsom signs law that lets Uber, attorneys avoid ballot measure fight [republished by ielaw.news]",
        es: "Newsom signs law that lets Uber, attorneys avoid ballot measure fight [publicado también en ielaw.news]",
      },
      date: "2026-06-28",
      url: "https://ielaw.news/newsom-signs-law-that-lets-uber-attorneys-avoid-ballot-measure-fight/",
    },
    act423: {
      publisher: "Louisiana Legislature",
      title: {
        en: "Act No. 423 of 2024 (HB 315), enrolled, Civil Code art. 3493.11 [copy at LegiPlex]",
        es: "Act No. 423 of 2024 (HB 315), enrolled, Civil Code art. 3493.11 [copia en LegiPlex]",
      },
      date: "2024",
      url: "https://app.legiplex.com/la/legislature/2024/2024-r/bills/hb315/draft-245783?id=245783",
    },
    billtrack: {
      publisher: "BillTrack50",
      title: "Florida 2025 motor vehicle insurance bill",
      date: "2025-06-16",
      url: "https://www.billtrack50.com/billdetail/1845915",
    },
    ballot: {
      publisher: "Ballotpedia",
      title: "California Establish Personal Injury Lawyer Regulations Initiative (2026)",
      date: "2026",
      url: "https://ballotpedia.org/California_Establish_Personal_Injury_Lawyer_Regulations_Initiative_(2026)",
    },
    sb522: {
      publisher: "The Florida Senate",
      title: "SB 522 (2026), motor vehicle insurance, as filed",
      date: "2026",
      url: "https://www.flsenate.gov/Session/Bill/2026/522/BillText/Filed/HTML",
    },
    lawyersTrend: {
      publisher: "Lawyers Trend",
      title: "NY FY27 auto tort reform: case building",
      date: "2026",
      url: "https://lawyerstrend.com/article/ny-fy27-auto-tort-reform-case-building",
    },
    shapiro: {
      publisher: "Attorney Shapiro",
      title: {
        en: "Florida 14 Day Rule in Personal Injury Protection (PIP) [quotes Florida Statutes 627.736]",
        es: "Florida 14 Day Rule in Personal Injury Protection (PIP) [cita Florida Statutes 627.736]",
      },
      date: null,
      url: "https://attorneyshapiro.com/florida-14-day-rule-in-personal-injury-protection-pip",
    },
    comptroller: {
      publisher: "New York City Comptroller",
      title: "General Claim Filing FAQs",
      date: null,
      url: "https://comptroller.nyc.gov/services/for-the-public/claims/general-faqs",
    },
    nycClaim: {
      publisher: "New York City Comptroller",
      title: "File a Claim (General Municipal Law 50-e; separate service on authorities)",
      date: null,
      url: "https://comptroller.nyc.gov/services/for-the-public/claims/file-a-claim/",
    },
    texas: {
      publisher: "City of Corpus Christi",
      title: "Notice of Claim, Civil Practice and Remedies Code 101.101",
      date: null,
      url: "https://www.cctexas.com/departments/city-secretary/notice-claim-civil-practice",
    },
    tennessee: {
      publisher: "Tennessee Code",
      title: {
        en: "28-3-104, Personal tort actions [public copy at Lexis]",
        es: "28-3-104, Personal tort actions [copia pública en Lexis]",
      },
      date: null,
      url: "https://advance.lexis.com/open/document/lpadocument/?pdmfid=1000522&crid=dXJuOmNvbnRlbnRJdGVtOjVOTlgtVDUxMC1SMDNLLVczODctMDAwMDAtMDA&pddocfullpath=%2Fshared%2Fdocument%2Fstatutes-legislation%2Furn%3AcontentItem%3A5NNX-T510-R03K-W387-00000-00&pdcomponentid=10650",
    },
    maine: {
      publisher: "Maine Revised Statutes",
      title: {
        en: "Title 14, chapter 205, section 752 [copy at Docslib]",
        es: "Title 14, chapter 205, section 752 [copia en Docslib]",
      },
      date: "2017",
      url: "https://docslib.org/doc/2130286/maine-statute-of-limitations",
    },
    kentucky: {
      publisher: {
        en: "Freeman and Childers (law firm)",
        es: "Freeman and Childers [bufete de abogados]",
      },
      title:
        "Crossing the Line: How the Statute of Limitations for Car Wrecks Differs Between KY and TN",
      date: null,
      url: "https://www.freemanandchilders.com/blog/crossing-the-line-how-the-statute-of-limitations-for-car-wrecks-differs-between-ky-and-tn",
    },
    verisk: {
      publisher: "Verisk",
      title: {
        en: "CMS retains its low-dollar threshold for 2026 [quotes a CMS alert of November 18, 2025]",
        es: "CMS retains its low-dollar threshold for 2026 [cita un aviso de CMS del 18 de noviembre de 2025]",
      },
      date: "2025-11",
      url: "https://www.verisk.com/blog/cms-retains-its-$750-low-dollar-threshold-for-2026",
    },
    floridian: {
      publisher: "The Floridian",
      title:
        "Florida bill ending no-fault auto insurance law returns after DeSantis veto, advances",
      date: "2025-03",
      url: "https://floridianpress.com/2025/03/florida-bill-ending-no-fault-auto-insurance-law-returns-after-desantis-veto-advances/amp",
    },
    nyLimit: {
      publisher: "New York State Assembly",
      title: "A02261 (2023-2024), memorandum in support",
      date: "2024",
      url: "https://www.nyassembly.gov/leg/?bn=A02261&term=&Summary=Y&Actions=Y&Votes=Y&Memo=Y&Text=Y",
    },
    njLimit: {
      publisher: "Bankrate",
      title: "New Jersey car insurance laws",
      date: "2024-02-12",
      url: "https://www.bankrate.com/insurance/car/new-jersey-car-insurance-laws/",
    },
    sb371: {
      publisher: "Cutter Law",
      title: "SB 371 Explained: Rideshare Insurance & Your Rights",
      date: "2026",
      url: "https://cutterlaw.com/california-laws/california-sb-371-rideshare-insurance-law",
    },
    roadDeaths: {
      publisher: "AASHTO Journal",
      title: "NHTSA: Roadway Deaths Drop in First Half of 2025",
      date: "2025-09",
      url: "https://aashtojournal.transportation.org/nhtsa-roadway-deaths-drop-in-first-half-of-2025",
    },
  },
};
