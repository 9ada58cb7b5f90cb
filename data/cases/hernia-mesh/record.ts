import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: { en: "Two federal MDLs", es: "Dos litigios multidistritales (MDL) federales" },
    court: {
      en: `Bard/Davol: U.S. District Court, Southern District of Ohio, and Rhode Island state court.
        Covidien (Medtronic): U.S. District Court, District of Massachusetts, and Massachusetts state court`,
      es: `Bard/Davol: Tribunal Federal de Distrito, Distrito Sur de Ohio, y tribunal estatal de Rhode Island.
        Covidien (Medtronic): Tribunal Federal de Distrito, Distrito de Massachusetts, y tribunal estatal de Massachusetts`,
    },
    docket: {
      en: "MDL No. 2846 (Bard and Davol); MDL No. 3029 (Covidien)",
      es: "MDL núm. 2846 (Bard y Davol); MDL núm. 3029 (Covidien)",
    },
    judge: "Edmund A. Sargus Jr. (MDL 2846); Patti B. Saris (MDL 3029)",
    since: [
      { date: "2018-08", of: { en: "MDL 2846", es: "MDL 2846" } },
      { date: "2022-06-06", of: { en: "MDL 3029", es: "MDL 3029" } },
    ],
    stage: {
      en: `As of September 2026, Bard cases were in a court-run settlement process that a person may decline.
        The first federal Covidien trial was reportedly called off, and we found nothing newer on it.[^reuters2024][^digest][^aboutlawsuits2026]`,
      es: `En septiembre de 2026, los casos de Bard estaban en un proceso de acuerdo, dirigido por el tribunal, que cada persona puede rechazar.
        Según se informó, se canceló el primer juicio federal de Covidien, y no hallamos nada más reciente.[^reuters2024][^digest][^aboutlawsuits2026]`,
    },
    next: {
      en: `A law-marketing site reports from a court order that settlement talks for unresolved Bard claims start about January 4, 2027.
          For Covidien, we found no new trial date.[^digest]`,
      es: `Un sitio de publicidad legal informa, por una orden del tribunal, que las conversaciones de acuerdo para los reclamos de Bard sin resolver empiezan hacia el 4 de enero de 2027.
          Para Covidien no hallamos una nueva fecha de juicio.[^digest]`,
    },
    settlement: {
      en: `BD announced on October 2, 2024, a private agreement for most of its hernia cases, without admitting fault.
        Court orders reportedly set up a fund to pay settled claims.
        We found no confirmed settlement for Covidien.`,
      es: `BD anunció el 2 de octubre de 2024 un acuerdo privado para la mayoría de sus casos de hernia, sin admitir culpa.
        Se informa que el tribunal creó un fondo que paga los reclamos con acuerdo.
        No encontramos ningún acuerdo confirmado para Covidien.`,
    },
    classAction: {
      en: "No. Separate suits are grouped by maker.",
      es: "No. Son demandas separadas, agrupadas por fabricante.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-09-14", source: "digest" },
  soonest: {
    date: "2027-01-04",
    ends: false,
    text: {
      en: `Settlement talks for unresolved Bard claims are reported to start about this day.
        It is not a deadline to file or be paid, and your time to sue does not change.`,
      es: `Según se informa, hacia ese día empiezan las conversaciones de acuerdo para los reclamos de Bard sin resolver.
        No es el último día para reclamar ni para cobrar, y no cambia su plazo para demandar.`,
    },
    whom: {
      en: "people with a Bard or Davol case on file in Ohio that has not settled",
      es: "las personas con un caso de Bard o Davol presentado en Ohio y sin acuerdo",
    },
    certainty: "reported",
    source: "digest",
  },
  figures: [
    {
      value: { en: "part of $1.7 billion set aside", es: "parte de $1,700 millones reservados" },
      what: {
        en: `On October 3, 2024, Reuters reported BD's statement: its Bard agreement uses most of what BD had put aside for all product cases.
          Terms are secret, and nobody's share is public.`,
        es: `El 3 de octubre de 2024, Reuters informó lo que dijo BD: su acuerdo de Bard usa la mayor parte de lo que BD reservó para todos los casos por sus productos.
          Los términos son secretos, y la parte de cada persona tampoco es pública.`,
      },
      date: "2024-10-03",
      source: "reuters2024",
    },
  ],
  events: [
    {
      date: "2026-02-17",
      text: {
        en: `The first Covidien trial, planned for this day, was called off beforehand.
          We did not find what happens next in the other cases.`,
        es: `El primer juicio de Covidien, que estaba previsto para este día, se canceló antes.
        No hallamos qué sigue para los demás casos de Covidien.`,
      },
      source: "aboutlawsuits2026",
      isReported: true,
    },
    {
      date: "2025-04-08",
      text: {
        en: "Judge Saris set February 17, 2026, for the first Covidien test trial.",
        es: "La jueza Saris fijó el 17 de febrero de 2026 para el primer juicio de un caso de prueba de Covidien.",
      },
      source: "harrismartin2025",
      isReported: true,
    },
    {
      date: "2024-12-16",
      text: {
        en: "An order (No. 56) set up the fund that pays the Bard claims that settle; the public orders state no total.",
        es: `Una orden (núm. 56) creó el fondo que paga los reclamos de Bard que llegan a un acuerdo.
          Las órdenes públicas no dan un total.`,
      },
      source: "digest",
      isReported: true,
    },
    {
      date: "2024-11-21",
      text: {
        en: "An order (No. 55) named special masters (helpers of the judge) and a settlement process for the Bard claims that stay unresolved, to start about January 4, 2027.",
        es: `Una orden (núm. 55) nombró peritos auxiliares del tribunal (special masters) y un proceso de acuerdo para los reclamos de Bard que queden sin resolver.
        Empezaría hacia el 4 de enero de 2027.`,
      },
      source: "digest",
      isReported: true,
    },
    {
      date: "2024-10-03",
      text: {
        en: "A news agency reported that people can turn down the Bard agreement, which special masters run in Ohio and Rhode Island alike.",
        es: `Una agencia de noticias informó que cada persona puede rechazar el acuerdo de Bard.
          Lo llevan peritos auxiliares, tanto en Ohio como en Rhode Island.`,
      },
      source: "reuters2024",
      isReported: true,
    },
    {
      date: "2024-10-02",
      text: {
        en: "BD announced an agreement on most of its existing hernia suits in Ohio and Rhode Island; terms are secret, and it admits no fault and will defend the cases that do not settle.",
        es: `BD anunció un acuerdo sobre la mayoría de sus demandas de hernia en Ohio y Rhode Island.
        Los términos son secretos; BD no admite culpa y se defenderá en los casos sin acuerdo.`,
      },
      source: "bdPr2024",
    },
    {
      date: "2024-07-06",
      text: {
        en: "An order (No. 52) in the Ohio cases required each new suit to list every medical provider, and a lawyer to swear that the claim is not late, already filed or settled.",
        es: `Una orden (núm. 52) en los casos de Ohio exigió que cada demanda nueva nombre a todos los proveedores médicos.
        También que un abogado o abogada jure que el reclamo no llega tarde ni está ya presentado o resuelto.`,
      },
      source: "nighGoldenberg2024",
      isReported: true,
    },
    {
      date: "2024-02-29",
      text: {
        en: "Judge Sargus ordered the parties of the Bard cases to meet with a mediator in March 2024, and to tell him by May 24 if they could not agree.",
        es: "El juez Sargus ordenó a las partes de los casos de Bard reunirse con un mediador en marzo de 2024, y avisarle a más tardar el 24 de mayo si no llegaban a un acuerdo.",
      },
      source: "mediation2024",
      isReported: true,
    },
    {
      date: "2022-10-25",
      text: {
        en: "Lawyers told the federal judge that far more Covidien mesh cases were in Massachusetts state court than in the federal group.",
        es: "Los abogados dijeron a la jueza federal que había muchos más casos de mallas Covidien en los tribunales estatales de Massachusetts que en el grupo federal.",
      },
      source: "kumpa2022",
      isReported: true,
    },
    {
      date: "2022-06-06",
      text: {
        en: `A federal panel sent the Covidien suits to one judge in Massachusetts as MDL No. 3029.
        Most of them say that the mesh's polyester inflames tissue and breaks down more easily.`,
        es: `Un panel federal envió las demandas de Covidien a un solo tribunal de Massachusetts como MDL núm. 3029.
        La mayoría dice que el poliéster de la malla inflama el tejido y se deshace con más facilidad.`,
      },
      source: "covidienOrder",
    },
    {
      date: "2018-08",
      text: {
        en: "A federal panel sent the Bard and Davol hernia mesh suits to Judge Sargus in Ohio as MDL No. 2846: many similar federal cases before one judge.",
        es: "Un panel federal envió al juez Sargus, en Ohio, las demandas por mallas Bard y Davol como MDL núm. 2846: muchos casos federales parecidos ante un mismo tribunal.",
      },
      source: "stay2024",
      isReported: true,
    },
  ],
  ways: [
    {
      id: "bard-settlement-process",
      way: { en: "Bard settlement process", es: "Proceso de acuerdo de Bard" },
      last: { en: "The court sets the dates", es: "El tribunal fija las fechas" },
      whom: {
        en: "People with a pending Bard or Davol case, through their lawyer",
        es: "Personas con un caso pendiente de Bard o Davol, por medio de su abogado o abogada",
      },
      who: {
        en: "People whose Bard or Davol case was pending in Ohio or Rhode Island, through their own lawyer.",
        es: "Personas con un caso de Bard o Davol pendiente en Ohio o Rhode Island, por medio de su propio abogado o abogada.",
      },
      clock: {
        en: `The court and its special masters (helpers of the judge) set the dates.
          Taking part is a choice: you may say no and go on with your suit, and BD says that it will defend such suits.[^reuters2024]
          Talks over unresolved claims reportedly start about January 4, 2027.[^digest]
          Your lawyer can tell you whether your claim is one of them, and your date to accept or decline.`,
        es: `El tribunal y sus peritos auxiliares (special masters) fijan las fechas.
          Participar es una elección: puede decir que no y seguir con su demanda, y BD dice que se defenderá en esos casos.[^reuters2024]
          Se informa que hacia el 4 de enero de 2027 empiezan las conversaciones para los reclamos sin resolver.[^digest]
          Su abogado o abogada puede decirle si el suyo es uno de ellos, y la fecha para aceptar o rechazar.`,
      },
      check: {
        text: {
          en: "The court's list of orders in the Bard cases",
          es: "La lista de órdenes del tribunal en los casos de Bard (en inglés)",
        },
        href: "https://www.ohsd.uscourts.gov/select-orders-classification-mdl-2846",
      },
    },
    {
      id: "new-bard-davol",
      way: { en: "New Bard or Davol suit", es: "Demanda nueva contra Bard o Davol" },
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "People with Bard or Davol mesh and no case yet",
        es: "Personas con malla de Bard o Davol y sin caso todavía",
      },
      who: {
        en: "People who do not have a case yet.",
        es: "Personas que todavía no tienen un caso.",
      },
      clock: {
        en: `Your state sets the limit.
          Some states add an outer limit, which ends all claims some years after the implant or the sale, so ask soon.
          One law firm says that a 2024 order gives a new suit 14 days to list all medical providers.
          It gives your lawyer 21 days after service to swear that the claim is not late or already settled.[^nighGoldenberg2024]`,
        es: `El plazo lo fija su estado.
        Algunos añaden un plazo máximo, que pone fin a todo reclamo unos años después del implante o la venta, así que pregunte pronto.
        Un bufete dice qué pide la orden de 2024 a una demanda nueva.
        Hay 14 días para una lista de proveedores médicos, y 21 días tras notificar la demanda para que su abogado o abogada jure que el reclamo no llega tarde ni está ya resuelto.[^nighGoldenberg2024]`,
      },
      check: {
        text: {
          en: "Orders in MDL 2846 at the Ohio court",
          es: "Órdenes del litigio multidistrital (MDL) 2846 en el tribunal de Ohio (en inglés)",
        },
        href: "https://www.ohsd.uscourts.gov/",
      },
    },
    {
      id: "covidien-suit-mdl",
      way: {
        en: "Covidien suit with many similar ones (MDL 3029)",
        es: "Demanda contra Covidien en el litigio multidistrital (MDL) 3029",
      },
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "People with Covidien polyester mesh and a serious complication",
        es: "Personas con malla de poliéster de Covidien y una complicación grave",
      },
      who: {
        en: `People who had a bad problem after they got Parietex, Symbotex or some other mesh by Covidien.
          The suits are about polyester mesh, so look for one of these names in the surgery record.[^covidienOrder]`,
        es: `Personas que tuvieron un problema grave tras recibir Parietex, Symbotex u otra malla de Covidien.
          Las demandas son sobre malla de poliéster, así que busque uno de estos nombres en el informe de la cirugía.[^covidienOrder]`,
      },
      clock: {
        en: `The limit depends on the state where you live or had the surgery.
        Also ask which court you can use, the federal one or the state court in Massachusetts.[^kumpa2022]`,
        es: `El plazo depende del estado donde vive o donde fue la operación.
        Pregunte también qué tribunal puede usar: el federal o el estatal de Massachusetts.[^kumpa2022]`,
      },
      check: {
        text: {
          en: "The federal court in Massachusetts",
          es: "El tribunal federal de Massachusetts (en inglés)",
        },
        href: "https://www.mad.uscourts.gov/",
      },
    },
    {
      id: "suit-against-another",
      way: { en: "Suit against another maker", es: "Demanda contra otro fabricante" },
      last: { en: "Each state's own limit", es: "El plazo de cada estado" },
      whom: {
        en: "People whose mesh maker has no open federal group",
        es: "Personas con malla de un fabricante sin grupo federal abierto",
      },
      who: {
        en: "People whose mesh has no open federal group of cases.",
        es: "Personas con una malla sin un grupo federal de casos abierto.",
      },
      clock: {
        en: "The state sets the limit, so ask a lawyer there.",
        es: "El plazo lo fija el estado; pregunte a un abogado o abogada de allí.",
      },
      check: {
        text: { en: "The county court's own site", es: "El sitio del propio tribunal del condado" },
      },
    },
    {
      id: "telling-fda-about",
      way: {
        en: "Report of a mesh problem to the FDA (no money)",
        es: "Informe de un problema con la malla a la FDA (no da dinero)",
      },
      last: { en: "No deadline", es: "Sin fecha límite" },
      whom: { en: "Patients, families and surgeons", es: "Pacientes, familias y cirujanos" },
      who: {
        en: "Patients, their families and surgeons.",
        es: "Pacientes, sus familias y cirujanos.",
      },
      clock: { en: "There is no deadline.", es: "No hay fecha límite." },
      check: {
        text: {
          en: "How to report a mesh problem",
          es: "Cómo informar de un problema con la malla (en inglés)",
        },
        href: "https://www.fda.gov/medical-devices/surgical-mesh-used-hernia-repair/surgical-mesh-used-hernia-repair-reporting-problems-fda",
      },
    },
  ],
  documents: [
    {
      name: { en: "Report of the first repair", es: "Informe de la primera reparación" },
      holder: { en: "Hospital or surgery center", es: "Hospital o centro de cirugía" },
      how: {
        en: "Ask for the implant sticker with the maker, brand, lot and UDI number",
        es: "Pida la etiqueta del implante con el fabricante, la marca, el lote y el número UDI",
      },
    },
    {
      name: { en: "Report of each later operation", es: "Informe de cada operación posterior" },
      holder: { en: "The hospital where it was done", es: "El hospital donde se hizo" },
      how: {
        en: "Name removal or revision in your request",
        es: "Nombre la extracción o la corrección en su petición",
      },
    },
    {
      name: {
        en: "Removed mesh and its pathology report",
        es: "Malla extraída y su informe de patología",
      },
      holder: { en: "Hospital pathology", es: "Patología del hospital" },
      how: {
        en: "Ask where it is kept, and that it stays there",
        es: "Pregunte dónde está guardada y pida que siga allí",
      },
    },
    {
      name: { en: "Scans of the belly", es: "Imágenes del vientre" },
      holder: { en: "Radiology department", es: "Departamento de radiología" },
      how: {
        en: "Get them on disc, with what was written about them",
        es: "Pídalas en disco, con lo que se escribió sobre ellas",
      },
    },
    {
      name: { en: "Emergency and admission notes", es: "Notas de emergencias y de ingreso" },
      holder: { en: "Each hospital", es: "Cada hospital" },
      how: {
        en: "Look for blockage, perforation, infection or abscess",
        es: "Busque obstrucción, perforación, infección o absceso",
      },
    },
    {
      name: {
        en: "Pain clinic and surgeon notes",
        es: "Notas de la clínica del dolor y del cirujano",
      },
      holder: { en: "Each practice", es: "Cada consultorio" },
      how: { en: "Request every visit, with dates", es: "Pida todas las visitas, con fechas" },
    },
    {
      name: {
        en: "Release or settlement papers",
        es: "Papeles de acuerdo o de renuncia a reclamar (release)",
      },
      holder: { en: "You; your earlier lawyer", es: "Usted; su abogado o abogada anterior" },
      how: {
        en: "Ask that lawyer for a copy of the file",
        es: "Pida a ese abogado o abogada una copia del expediente",
      },
    },
  ],
  questions: [
    {
      en: "Which maker and product does my record show, and is it still in active litigation?",
      es: "¿Qué fabricante y producto muestra mi expediente, y sigue en un litigio activo?",
    },
    {
      en: "If it is Bard, can a new case be filed under the 2024 order?",
      es: "Si es Bard, ¿se puede presentar un caso nuevo según la orden de 2024?",
    },
    {
      en: "If it is Covidien, what is the last order in MDL 3029?",
      es: "Si es Covidien, ¿cuál es la última orden del litigio multidistrital (MDL) 3029?",
    },
    {
      en: "Is there an outer limit in my state from the day of the implant?",
      es: "¿Hay en mi estado algún plazo máximo desde el día del implante?",
    },
    {
      en: "What must a doctor say to tie my problem to the mesh, and not to the hernia?",
      es: "¿Qué debe decir un médico para ligar mi problema a la malla, y no a la hernia?",
    },
    {
      en: "Did I sign anything that gives up a claim?",
      es: "¿Firmé algo con lo que renuncio a un reclamo?",
    },
    {
      en: "How are costs shared when an expert is needed?",
      es: "¿Cómo se reparten los gastos cuando hace falta un perito?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "Each maker's cases have gone their own way.[^bdPr2024][^aboutlawsuits2026]",
        es: "Los casos de cada fabricante han seguido su propio camino.[^bdPr2024][^aboutlawsuits2026]",
      },
      points: [
        { date: "2018-08", text: { en: "Bard group begins", es: "Comienza grupo Bard" } },
        { date: "2022-06", text: { en: "Covidien group begins", es: "Comienza grupo Covidien" } },
        { date: "2024-10", text: { en: "BD agreement", es: "Acuerdo de BD" } },
        {
          date: "2026-02",
          text: { en: "Covidien trial canceled", es: "Cancelan juicio Covidien" },
        },
      ],
    },
  ],
  sources: {
    fda: {
      publisher: "FDA",
      title: "Surgical Mesh Used for Hernia Repair: Information for Patients",
      date: null,
      url: "https://www.fda.gov/MedicalDevices/ProductsandMedicalProcedures/ImplantsandProsthetics/HerniaSurgicalMesh/ucm317438.htm",
    },
    fdab: {
      publisher: "FDA",
      title: "Surgical Mesh Used for Hernia Repair: Reporting Problems to the FDA",
      date: null,
      url: "https://www.fda.gov/medical-devices/surgical-mesh-used-hernia-repair/surgical-mesh-used-hernia-repair-reporting-problems-fda",
    },
    bdPr2024: {
      publisher: "BD",
      title: {
        en: "BD Reaches Agreement to Resolve Vast Majority of Hernia Litigation [copy of a PR Newswire release]",
        es: "BD Reaches Agreement to Resolve Vast Majority of Hernia Litigation [copia de un comunicado de PR Newswire]",
      },
      date: "2024",
      url: "https://stocktitan.net/news/BDX/bd-reaches-agreement-to-resolve-vast-majority-of-hernia-fwcibovwj26c.html",
    },
    jama2016: {
      publisher: "JAMA",
      title: {
        en: "Long-term Recurrence and Complications Associated With Elective Incisional Hernia Repair [abstract on AMA Ed Hub]",
        es: "Long-term Recurrence and Complications Associated With Elective Incisional Hernia Repair [resumen en AMA Ed Hub]",
      },
      date: "2016",
      url: "https://edhub.ama-assn.org/jn-learning/module/2565771",
    },
    harrismartin2022: {
      publisher: "HarrisMartin",
      title: "JPML Creates Federal Docket for Covidien Hernia Mesh Lawsuits",
      date: "2022",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/29318/jpml-creates-federal-docket-for-covidien-hernia-mesh-lawsuits/",
    },
    nighGoldenberg2024: {
      publisher: { en: "Nigh Goldenberg (law firm)", es: "Nigh Goldenberg [bufete de abogados]" },
      title: "Bard Hernia Mesh Lawsuits - MDL 2846",
      date: "2024",
      url: "https://nighgoldenberg.com/bard-hernia-mesh-lawsuit",
    },
    aboutlawsuits2026: {
      publisher: "AboutLawsuits",
      title: "Feb. 2026 Trial for Covidien Hernia Mesh Lawsuit Canceled by MDL Judge",
      date: "2026-02",
      url: "https://www.aboutlawsuits.com/hernia-mesh-1364/feb-2026-trial-covidien-hernia-mesh-lawsuit-canceled-mdl-judge",
    },
    harrismartin2025: {
      publisher: "HarrisMartin",
      title: "1st Bellwether Trial Scheduled in Covidien Hernia Mesh MDL",
      date: "2025-04-15",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/59436/1st-bellwether-trial-scheduled-in-covidien-hernia-mesh-mdl/",
    },
    digest: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: "Hernia mesh (Bard, MDL 2846) case data, checked September 14, 2026",
      date: "2026-10-06",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/hernia-mesh.json",
    },
    covidienOrder: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title: {
        en: "In re Covidien Hernia Mesh Products Liability Litigation (No. II), Transfer Order [copy at FindLaw]",
        es: "In re Covidien Hernia Mesh Products Liability Litigation (No. II), Transfer Order [copia en FindLaw]",
      },
      date: "2022-06-06",
      url: "https://caselaw.findlaw.com/court/us-jud-pan-mul-lit/2175821.html",
    },
    kumpa2022: {
      publisher: "Kumpa News",
      title: {
        en: "Nearly 6,000 Covidien Hernia Mesh Lawsuits Filed in Massachusetts State Court and Federal MDL [copy of a legal news page]",
        es: "Nearly 6,000 Covidien Hernia Mesh Lawsuits Filed in Massachusetts State Court and Federal MDL [copia de una página de noticias legales]",
      },
      date: "2022",
      url: "https://kumpanews.com/massachusetts/nearly-6000-covidien-hernia-mesh-lawsuits-filed-in-massachusetts-state-court-and-federal-mdl-48915/",
    },
    reuters2024: {
      publisher: "Reuters",
      title: {
        en: "Report on the Bard agreement of October 2024 [copy at XM]",
        es: "Report on the Bard agreement of October 2024 [copia en XM]",
      },
      date: "2024-10-03",
      url: "https://xm.com/au/research/markets/allNews/reuters/becton-dickinson-agrees-to-settle-about-38000-hernia-mesh-suits-53938751",
    },
    stay2024: {
      publisher: "AboutLawsuits",
      title: "Stay Issued Pending Settlement of Bard Hernia Mesh Lawsuits in MDL",
      date: "2024",
      url: "https://aboutlawsuits.com/hernia-mesh-1364/stay-issued-pending-settlement-of-bard-hernia-mesh-lawsuits-in-mdl",
    },
    mediation2024: {
      publisher: "HarrisMartin",
      title: "Parties in Davol, Bard Federal Hernia Mesh MDL Head to Mediation",
      date: "2024-03-01",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/31855/parties-in-davol-bard-federal-hernia-mesh-mdl-head-to-mediation/",
    },
  },
};
