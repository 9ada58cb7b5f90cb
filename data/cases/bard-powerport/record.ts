import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: { en: "Federal MDL", es: "Litigio multidistrital (MDL) federal" },
    court: {
      en: "U.S. District Court, District of Arizona (Phoenix)",
      es: "Tribunal Federal de Distrito, Distrito de Arizona (Phoenix)",
    },
    docket: { en: "MDL No. 3081", es: "MDL núm. 3081" },
    judge: "David G. Campbell",
    since: [{ date: "2023-08-08" }],
    stage: {
      en: `As of September 2026, a law-marketing site called the federal cases active and found no settlement.
          It had reported a first trial result and then withdrew it.[^guide2026][^guideJune]`,
      es: `En septiembre de 2026, un sitio de publicidad legal decía que los casos federales seguían activos y no halló ningún acuerdo.
          Había informado del resultado de un primer juicio y luego se retractó.[^guide2026][^guideJune]`,
    },
    next: {
      en: `Trials of test cases in the federal group were reported to be next.
        Sources named different months for them, and no result is confirmed.
        The court's page has its orders.[^courtPage]`,
      es: `Se informó que seguían los juicios de casos de prueba en el grupo federal.
        Las fuentes nombraron meses distintos y ningún resultado está confirmado.
        La página del tribunal tiene sus órdenes.[^courtPage]`,
    },
    settlement: {
      en: "We know of none in court orders up to March 2026.",
      es: "No sabemos de ninguno en órdenes del tribunal hasta marzo de 2026.",
    },
    classAction: {
      en: "No. Separate suits share one court until trial.",
      es: "No. Demandas separadas comparten un tribunal hasta el juicio.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-09-14", source: "guide2026" },
  soonest: null,
  figures: [
    {
      value: { en: "30 days", es: "30 días" },
      what: {
        en: `After a suit is moved into MDL 3081, an order of November 2023 gives you this long to file the short form.
          Later orders may have changed it.`,
        es: `Después de que una demanda pasa al MDL 3081, una orden de noviembre de 2023 da este tiempo para presentar el formulario corto.
          Órdenes posteriores pueden haberlo cambiado.`,
      },
      date: "2023-11",
      way: "federal-suit-mdl",
      source: "order7",
    },
  ],
  events: [
    {
      date: "2026-09-14",
      text: {
        en: "A law-marketing site that had read the court's public orders, which end in March 2026, found no settlement program and no trial result it could verify.",
        es: "Un sitio de publicidad legal que leyó las órdenes públicas del tribunal, que terminan en marzo de 2026, no halló un programa de acuerdo ni un resultado de juicio que pudiera verificar.",
      },
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-05",
      text: {
        en: "In June one law-marketing site reported a split verdict in a first trial (Cook), but it withdrew that report within days.",
        es: "En junio, un sitio de publicidad legal informó de un veredicto dividido en un primer juicio (Cook), pero a los pocos días se retractó.",
      },
      source: "guideJune",
      isReported: true,
    },
    {
      date: "2026-03-20",
      text: {
        en: "A court order (No. 46) dealt with getting the Cook case ready for trial, kept the Miller case among the test cases, and took up the experts in the Divelbliss case.",
        es: "Una orden del tribunal (núm. 46) se ocupó de preparar el caso Cook para juicio, dejó el caso Miller entre los casos de prueba y trató de los peritos en el caso Divelbliss.",
      },
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-01",
      text: {
        en: "A lawsuit-news site still expected the first trial of a test case in April and wrote of possible settlement talks; it reported no settlement.",
        es: `Un sitio de noticias sobre demandas aún esperaba el primer juicio de un caso de prueba en abril y escribió de posibles conversaciones de acuerdo.
        No informó de ningún acuerdo.`,
      },
      source: "aboutlawsuits2026",
      isReported: true,
    },
    {
      date: "2025-11-14",
      text: {
        en: "A court order set the trials of six test cases between May 2026 and February 2027.",
        es: "Una orden del tribunal fijó los juicios de seis casos de prueba entre mayo de 2026 y febrero de 2027.",
      },
      source: "aboutlawsuits2025",
      isReported: true,
    },
    {
      date: "2025-05",
      text: {
        en: "Six test cases were chosen; together they are about infection, broken tubes, clots and the need for surgery.",
        es: "Se eligieron seis casos de prueba; en conjunto son sobre infección, rotura, coágulos y necesidad de cirugía.",
      },
      source: "drugwatch2025",
      isReported: true,
    },
    {
      date: "2024-04",
      text: {
        en: "The judge refused the makers' request to slow down the choice of test cases.",
        es: "El juez rechazó el pedido de los fabricantes de frenar la selección de casos de prueba.",
      },
      source: "consumerNotice2024",
      isReported: true,
    },
    {
      date: "2024-01-25",
      text: {
        en: "A federal panel heard argument on adding suits that blame the port's chamber, and not only its tube, for infections; it later let them in.",
        es: `Un panel federal oyó argumentos sobre sumar demandas que culpan de las infecciones a la cámara del puerto, y no solo al tubo.
          Después las admitió.`,
      },
      source: "aboutlawsuits2024",
      isReported: true,
    },
    {
      date: "2023-11-22",
      text: {
        en: "The court allowed people to file straight into the Arizona group on a short form, and said that for time limits the day of the first complaint counts.",
        es: "El tribunal permitió demandar directamente en el grupo de Arizona con un formulario corto, y dijo que para los plazos cuenta el día del primer escrito de demanda.",
      },
      source: "order7",
    },
    {
      date: "2023-08-08",
      text: {
        en: "A federal panel sent the suits over Bard ports to Judge David Campbell in Arizona as MDL No. 3081: many similar federal cases before one judge.",
        es: "Un panel federal envió al juez David Campbell, en Arizona, las demandas por puertos Bard como MDL núm. 3081: muchos casos federales parecidos ante un mismo tribunal.",
      },
      source: "harrismartin2023",
      isReported: true,
    },
  ],
  ways: [
    {
      id: "federal-suit-mdl",
      way: {
        en: "Federal suit with many similar ones (MDL 3081)",
        es: "Demanda federal en el litigio multidistrital (MDL) 3081",
      },
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "People with a Bard or BD port and a diagnosed complication",
        es: "Personas con un puerto de Bard o BD y una complicación diagnosticada",
      },
      who: {
        en: "A person with a Bard or BD port and a diagnosed complication, or their estate.",
        es: "Una persona con un puerto de Bard o BD y una complicación diagnosticada, o la sucesión.",
      },
      clock: {
        en: `The limit depends on your state.
        The time may run from the complication or from when you learned its likely cause.
        You can file directly in Arizona on a short form naming your home court.
        For time limits, the day of your first complaint counts.
        A 2023 order says so; later ones may differ.[^order7]`,
        es: `El plazo depende de su estado.
        Puede correr desde la complicación o desde que supo cuál era su causa probable.
        Puede demandar directo en Arizona con un formulario corto que nombra su tribunal de origen.
        Para los plazos, cuenta el día en que presentó su primer escrito de demanda.
        Así lo dice una orden de 2023; otras posteriores pueden ser distintas.[^order7]`,
      },
      check: {
        text: {
          en: "The federal court in Arizona, free to read",
          es: "El tribunal federal de Arizona, lectura gratis (en inglés)",
        },
        href: "https://www.azd.uscourts.gov/",
      },
    },
    {
      id: "port-suit-outside",
      way: {
        en: "Port suit outside the joint federal cases (MDL)",
        es: "Demanda por un puerto fuera de los casos federales conjuntos (MDL)",
      },
      last: { en: "Each state's own limit", es: "El plazo de cada estado" },
      whom: {
        en: "People whose claim belongs in a state court",
        es: "Personas cuyo reclamo corresponde a un tribunal estatal",
      },
      who: {
        en: "People whose claim does not belong in the MDL.",
        es: "Personas cuyo reclamo no va en el MDL.",
      },
      clock: {
        en: "The limit depends on the state; ask a law firm there.",
        es: "El plazo depende del estado; pregunte a un bufete de allí.",
      },
      check: {
        text: { en: "The site of the county's court", es: "El sitio del tribunal del condado" },
      },
    },
    {
      id: "device-report-fda",
      way: {
        en: "Device report to the FDA (pays nothing)",
        es: "Informe del dispositivo a la FDA (no da dinero)",
      },
      last: { en: "No deadline", es: "Sin fecha límite" },
      whom: {
        en: "Patients, relatives and clinicians",
        es: "Pacientes, familiares y personal médico",
      },
      who: {
        en: "Patients, their families, doctors and nurses.",
        es: "Pacientes, sus familias, médicos y personal de enfermería.",
      },
      clock: { en: "There is no deadline.", es: "No hay fecha límite." },
      check: {
        text: { en: "MedWatch", es: "MedWatch (en inglés)" },
        href: "https://www.fda.gov/medwatch",
      },
    },
  ],
  documents: [
    {
      name: {
        en: "Operation report of the placement",
        es: "Informe de la operación en que se puso el puerto",
      },
      holder: { en: "Hospital records office", es: "Oficina de expedientes del hospital" },
      how: {
        en: "Ask in writing for the implant log page with model and lot",
        es: "Pida por escrito la página del registro del implante con modelo y lote",
      },
    },
    {
      name: { en: "Implant card", es: "Tarjeta del implante" },
      holder: {
        en: "You; the clinic that placed the port",
        es: "Usted; la clínica que puso el puerto",
      },
      how: {
        en: "If it is lost, ask what was used on that day",
        es: "Si se perdió, pregunte qué puerto se usó ese día",
      },
    },
    {
      name: { en: "Images of the port", es: "Imágenes del puerto" },
      holder: { en: "Radiology department", es: "Departamento de radiología" },
      how: {
        en: "Ask for the X-ray, CT or port study on disc, with the reports",
        es: "Pida en disco la radiografía, la CT o el estudio del puerto, con los informes",
      },
    },
    {
      name: { en: "Culture results", es: "Resultados de cultivos" },
      holder: { en: "Hospital laboratory or portal", es: "Laboratorio o portal del hospital" },
      how: {
        en: "Ask for the results for blood and the catheter tip, with dates",
        es: "Pida los resultados de sangre y de la punta del catéter, con fechas",
      },
    },
    {
      name: { en: "Removal report", es: "Informe de la extracción" },
      holder: {
        en: "Hospital or interventional radiology",
        es: "Hospital o radiología intervencionista",
      },
      how: { en: "Ask for the pathology page as well", es: "Pida también la página de patología" },
    },
    {
      name: { en: "The device itself", es: "El dispositivo mismo" },
      holder: {
        en: "Hospital pathology or risk office",
        es: "Patología u oficina de riesgos del hospital",
      },
      how: {
        en: "Write that it must be kept, and keep a copy of the letter",
        es: "Escriba que se debe conservar y guarde una copia de la carta",
      },
    },
    {
      name: { en: "Infusion notes", es: "Notas de infusión" },
      holder: {
        en: "Chemotherapy or infusion center",
        es: "Centro de quimioterapia o de infusión",
      },
      how: {
        en: "Look for flushing, swelling, pain or a blocked line",
        es: "Busque lavados, hinchazón, dolor o una línea tapada",
      },
    },
  ],
  questions: [
    {
      en: "Do my papers prove a Bard or BD device, and which model?",
      es: "¿Prueban mis papeles un dispositivo de Bard o BD, y qué modelo?",
    },
    {
      en: "Is my complication like those in the test cases?",
      es: "¿Se parece mi complicación a las de los casos de prueba?",
    },
    {
      en: "Would mine go to MDL 3081 or to a state court?",
      es: "¿Iría mi caso al litigio multidistrital (MDL) 3081 o a un tribunal estatal?",
    },
    {
      en: "From which day do you count the time limit for my port?",
      es: "¿Desde qué día cuentan ustedes el plazo para mi puerto?",
    },
    {
      en: "What has happened in the test trials, and can I see the order or verdict?",
      es: "¿Qué ha pasado en los juicios de los casos de prueba, y puedo ver la orden o el veredicto?",
    },
    {
      en: "What other proof would do if the port is gone?",
      es: "¿Qué otra prueba bastaría si el puerto ya no está?",
    },
    {
      en: "Who pays for records and experts if we don't win?",
      es: "¿Quién paga los expedientes y los peritos si no ganamos?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "As reported, the cases moved toward test trials; the court papers we know of end in March 2026.[^drugwatch2025][^aboutlawsuits2026][^guide2026]",
        es: "Según se informa, los casos avanzaron hacia juicios de casos de prueba, y los documentos conocidos terminan en marzo de 2026.[^drugwatch2025][^aboutlawsuits2026][^guide2026]",
      },
      points: [
        {
          date: "2023-08",
          text: { en: "Federal cases grouped", es: "Agrupan casos federales" },
        },
        { date: "2023-11", text: { en: "Direct filing allowed", es: "Demanda directa permitida" } },
        { date: "2025-05", text: { en: "Test cases picked", es: "Eligen casos de prueba" } },
        { date: "2026-03", text: { en: "Last known order", es: "Última orden conocida" } },
      ],
    },
    {
      kind: "sides",
      caption: {
        en: "The dispute is about the tube and about warnings.[^aboutlawsuits2025]",
        es: "La disputa es sobre el tubo y sobre las advertencias.[^aboutlawsuits2025]",
      },
      sides: [
        {
          title: { en: "What lawsuits say", es: "Lo que alegan las demandas" },
          points: [
            {
              en: "The tube's material weakens with time",
              es: "El material del tubo se debilita con el tiempo",
            },
            {
              en: "Cracks let germs and clots settle",
              es: "En las grietas se asientan gérmenes y coágulos",
            },
            { en: "Doctors should have been told", es: "Había que decírselo a los médicos" },
          ],
        },
        {
          title: { en: "What the companies answer", es: "Lo que responden las empresas" },
          points: [
            { en: "The allegations are disputed", es: "Niegan lo que se alega" },
            {
              en: "Informal coordination would have been enough",
              es: "Bastaba con que se coordinaran de modo informal",
            },
          ],
        },
      ],
    },
  ],
  sources: {
    insightsInto2019: {
      publisher: "Insights into Imaging (Springer)",
      title: "Complications of central venous port systems: a pictorial review",
      date: "2019",
      url: "https://link.springer.com/article/10.1186/s13244-019-0770-2",
    },
    annalsPalliative: {
      publisher: "Annals of Palliative Medicine",
      title:
        "Analysis of risk factors for implantable venous access port catheter fracture with internal jugular vein",
      date: null,
      url: "https://apm.amegroups.org/article/view/34318/html",
    },
    harrismartin2023: {
      publisher: "HarrisMartin",
      title: "JPML Creates Federal Docket for CR Bard Implanted Port Device Cases",
      date: "2023",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/31062/jpml-creates-federal-docket-for-cr-bard-implanted-port-device-cases/",
    },
    harrismartin2023b: {
      publisher: "HarrisMartin",
      title: "CR Bard Opposes Centralization of Implanted Port Device Cases",
      date: "2023",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/30887/cr-bard-opposes-centralization-of-implanted-port-device-cases/",
    },
    aboutlawsuits2025: {
      publisher: "AboutLawsuits",
      title: "Six Bard PowerPort Lawsuits Will Go Before Juries Between May 2026 and Feb. 2027",
      date: "2025",
      url: "https://www.aboutlawsuits.com/bard-powerport-lawsuit/six-bard-powerport-lawsuits-before-juries-may-2026-feb-2027",
    },
    openfda2026: {
      publisher: "openFDA (FDA)",
      title: "510(k) clearance records, device name PowerPort",
      date: "2026",
      url: "https://api.fda.gov/device/510k.json?search=device_name%3APowerPort",
    },
    aboutlawsuits2026: {
      publisher: "AboutLawsuits",
      title:
        "Bard PowerPort Settlement Talks May Heat Up as First Bellwether Trials Approach in 2026",
      date: "2026-01",
      url: "https://www.aboutlawsuits.com/bard-powerport-lawsuit/bard-powerport-settlement-talks-may-heat-up-as-first-bellwether-trials-near",
    },
    drugwatch2025: {
      publisher: "Drugwatch",
      title: "What to Know About the Bard PowerPort Lawsuits Headed to Trial",
      date: "2025-07-31",
      url: "https://www.drugwatch.com/news/2025/07/31/what-to-know-about-the-bard-powerport-lawsuits-headed-to-trial",
    },
    consumerNotice2024: {
      publisher: "Consumer Notice",
      title: "Bard PowerPort MDL Bellwether Trials To Proceed As Scheduled",
      date: "2024",
      url: "https://consumernotice.org/news/bard-powerport-mdl-bellwether-trials-to-proceed-as-scheduled",
    },
    aboutlawsuits2024: {
      publisher: "AboutLawsuits",
      title:
        "Scope of Bard PowerPort Lawsuit MDL Expanded To Include Alternative Theories of Causation for Port Catheter Infections",
      date: "2024",
      url: "https://aboutlawsuits.com/bard-powerport-lawsuit/bard-powerport-lawsuit-mdl-expanded",
    },
    order7: {
      publisher: "U.S. District Court, District of Arizona",
      title: "MDL 3081, Case Management Order No. 7",
      date: "2023-11-22",
      url: "https://www.azd.uscourts.gov/sites/azd/files/23-03081-112_0.pdf",
    },
    guide2026: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: "Bard PowerPort case data, status checked September 14, 2026",
      date: "2026-10-06",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/bard-powerport.json",
    },
    guideJune: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: "Bard PowerPort lawsuit guide, version of June 19, 2026",
      date: "2026-06-19",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/2d52e7b71f16852123a9e102b90a0905bd30a1e7/src/content/lawsuits/bard-powerport.md",
    },
    courtPage: {
      publisher: "U.S. District Court, District of Arizona",
      title: "Bard Implanted Port Catheter Products Liability Litigation (MDL 3081)",
      date: null,
      url: "https://www.azd.uscourts.gov/re-bard-implanted-port-catheter-products-liability-litigation",
    },
  },
};
