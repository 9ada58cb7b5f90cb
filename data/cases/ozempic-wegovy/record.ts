import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: { en: "Two federal MDLs", es: "Dos litigios multidistritales (MDL) federales" },
    court: {
      en: "U.S. District Court, Eastern District of Pennsylvania (Philadelphia)",
      es: "Tribunal Federal de Distrito, Distrito Este de Pensilvania (Filadelfia)",
    },
    docket: {
      en: "MDL No. 3094 (stomach, bowel and gallbladder); MDL No. 3163 (sudden vision loss)",
      es: "MDL núm. 3094 (estómago, intestino y vesícula); MDL núm. 3163 (pérdida súbita de la vista)",
    },
    judge: { en: "Karen S. Marston (both)", es: "Karen S. Marston (los dos)" },
    since: [
      { date: "2024-02-02", of: { en: "MDL 3094", es: "MDL 3094" } },
      { date: "2025-12-15", of: { en: "MDL 3163", es: "MDL 3163" } },
    ],
    stage: {
      en: `As of October 2026, the days set for a September hearing on the experts in the stomach cases had passed.
        We found no ruling, and no trial date in either group.[^courtPage][^guide2026]`,
      es: `En octubre de 2026 ya habían pasado los días fijados para una audiencia de septiembre sobre los peritos en los casos de estómago.
        No hallamos una decisión ni fecha de juicio en ningún grupo.[^courtPage][^guide2026]`,
    },
    next: {
      en: `The next known step in stomach cases is a ruling on the experts and on the makers' request to end claims before trial.
        Anyone can watch the court's monthly conferences online.[^courtPage]`,
      es: `En los casos de estómago, el próximo paso es decidir sobre los peritos y sobre cerrar reclamos sin juicio, como piden los fabricantes.
        Cualquiera puede ver en línea las reuniones mensuales del tribunal.[^courtPage]`,
    },
    settlement: {
      en: `We found none.
          A law-marketing site read the court's list of orders in October 2026 and found none either.[^guide2026]`,
      es: `No encontramos ninguno.
          Un sitio de publicidad legal que leyó la lista de órdenes del tribunal en octubre de 2026 tampoco halló ninguno.[^guide2026]`,
    },
    classAction: {
      en: "No. These are separate injury suits in two groups.",
      es: "No. Son demandas separadas por lesiones, en dos grupos.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-10-06", source: "guide2026" },
  soonest: null,
  figures: [],
  events: [
    {
      date: "2026-10-06",
      text: {
        en: "A law-marketing site checked the list of orders in the stomach cases and found no ruling on the experts, no trial date, and no settlement program.",
        es: "Un sitio de publicidad legal revisó la lista de órdenes de los casos del estómago y no halló decisión sobre los peritos, fecha de juicio ni programa de acuerdo.",
      },
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-09-14",
      text: {
        en: "The court's page announced a hearing, September 14 to 18, on whether the experts may testify, open to the public online.",
        es: "La página del tribunal anunció cinco días de audiencia, del 14 al 18 de septiembre, abiertos al público en línea, sobre si los peritos pueden declarar.",
      },
      source: "courtPage",
    },
    {
      date: "2026-04-30",
      text: {
        en: "A second large study reported a somewhat higher rate of NAION with these medicines, and again a low risk for each person.",
        es: "Un segundo estudio grande informó de una tasa algo más alta de NAION con estos medicamentos, y otra vez de un riesgo bajo para cada persona.",
      },
      source: "network",
    },
    {
      date: "2026-04-30",
      text: {
        en: `An order (No. 32) gave both sides until August 7, 2026, to file papers about the experts and about ending claims before trial.
          It also set a hearing for September 10 to 18.`,
        es: `Una orden (núm. 32) dio a las dos partes hasta el 7 de agosto de 2026 para presentar escritos sobre los peritos y sobre decidir reclamos sin juicio.
          También fijó una audiencia del 10 al 18 de septiembre.`,
      },
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-02-12",
      text: {
        en: "A study of US veterans with type 2 diabetes found NAION more often with semaglutide than with another drug. The risk was low, and no cause was proven.",
        es: "Un estudio de veteranos de Estados Unidos con diabetes tipo 2 halló NAION más a menudo con semaglutida que con otro medicamento. El riesgo fue bajo y no se probó una causa.",
      },
      source: "veterans",
    },
    {
      date: "2025-12-15",
      text: {
        en: "A federal panel gave vision-loss suits a group of their own, before the same judge.",
        es: "Un panel federal dio a las demandas por pérdida de la vista su propio grupo, ante la misma jueza.",
      },
      source: "mealeys",
      isReported: true,
    },
    {
      date: "2025-11",
      text: {
        en: "The New Jersey Supreme Court agreed to group that state's suits over vision loss (NAION), apart from the suits over stomach injuries.",
        es: "La Corte Suprema de Nueva Jersey aceptó agrupar las demandas de ese estado por pérdida de la vista (NAION), aparte de las demandas por lesiones del estómago.",
      },
      source: "drugwatch",
      isReported: true,
    },
    {
      date: "2025-10",
      text: {
        en: "A US label of Ozempic changed its warning on severe stomach and bowel reactions.",
        es: "Una etiqueta de Ozempic en EE. UU. cambió su advertencia sobre reacciones graves de estómago e intestino.",
      },
      source: "label",
    },
    {
      date: "2025-08-15",
      text: {
        en: "Judge Marston held that a claim of gastroparesis must rest on an objective test.",
        es: "La jueza Marston decidió que un reclamo por gastroparesia debe basarse en una prueba objetiva.",
      },
      source: "dechert",
      isReported: true,
    },
    {
      date: "2025-06-06",
      text: {
        en: "Europe's drug safety board named NAION as a very rare side effect of semaglutide.",
        es: "El comité europeo de seguridad de medicamentos nombró la NAION como efecto secundario muy raro de la semaglutida.",
      },
      source: "ema",
    },
    {
      date: "2024-12-12",
      text: {
        en: "The federal panel widened the stomach group to include Saxenda (liraglutide).",
        es: "El panel federal amplió el grupo del estómago para incluir Saxenda (liraglutida).",
      },
      source: "saxenda",
      isReported: true,
    },
    {
      date: "2024-06-12",
      text: {
        en: "The court let people file straight into the Philadelphia group, with one person in each complaint.",
        es: "El tribunal permitió demandar directamente en el grupo de Filadelfia, con una sola persona en cada escrito de demanda.",
      },
      source: "order14",
    },
    {
      date: "2024-06-06",
      text: {
        en: `After the first judge died, the federal panel gave the cases to Judge Karen Marston.
          The makers deny what the suits claim.`,
        es: `Tras la muerte de la primera jueza, el panel federal dio los casos a la jueza Karen Marston.
          Los dos fabricantes niegan los reclamos.`,
      },
      source: "column",
      isReported: true,
    },
    {
      date: "2024-02-02",
      text: {
        en: `A federal panel sent suits that allege stomach and bowel injuries from medicines of Novo Nordisk and Eli Lilly to Philadelphia as MDL 3094.
          An MDL is many similar federal cases before one judge.`,
        es: `Un panel federal envió a Filadelfia, como MDL 3094, las demandas que alegan lesiones del estómago y del intestino por medicamentos de Novo Nordisk y Eli Lilly.
          Un MDL son muchos casos federales parecidos ante un mismo tribunal.`,
      },
      source: "riker",
      isReported: true,
    },
    {
      date: "2023-09",
      text: {
        en: "The FDA added ileus, a blocked or stalled bowel, to the reports listed on the Ozempic label, with the usual note that such reports cannot show the cause.",
        es: "La FDA añadió el íleo, un intestino bloqueado o detenido, a los informes que figuran en la etiqueta de Ozempic, con la nota habitual de que esos informes no pueden mostrar la causa.",
      },
      source: "healthday",
      isReported: true,
    },
  ],
  ways: [
    {
      id: "stomach-bowel-suit",
      way: {
        en: "Stomach or bowel suit with many similar ones (MDL 3094)",
        es: "Demanda por estómago o intestino en el litigio multidistrital (MDL) 3094",
      },
      last: { en: "Your state's limit; ask early", es: "El plazo de su estado; pregunte pronto" },
      whom: {
        en: "People with tested gastroparesis, ileus, a blocked bowel or gallbladder injury",
        es: "Personas con gastroparesia comprobada, íleo, obstrucción intestinal o lesión de vesícula",
      },
      who: {
        en: "People who were prescribed a brand-name GLP-1 drug and have gastroparesis (shown by a test), ileus, a blocked bowel or harm to the gallbladder.",
        es: "Personas a las que se recetó un medicamento GLP-1 de marca, que tienen gastroparesia (mostrada por una prueba), íleo, obstrucción intestinal o daño en la vesícula.",
      },
      clock: {
        en: `Your state sets the time to sue over harm from a drug, and it can be short.
          You can file directly in Philadelphia and name your home court.
          That does not decide which state's law and time limit apply.[^order14]`,
        es: `Su estado fija el plazo para demandar por daños de un medicamento, y puede ser corto.
          Puede demandar directamente en Filadelfia y nombrar su tribunal de origen.
          Eso no decide qué ley y qué plazo estatal rigen.[^order14]`,
      },
      check: {
        text: {
          en: "The court's page with orders and public conferences",
          es: "La página del tribunal con órdenes y reuniones públicas (en inglés)",
        },
        href: "https://www.paed.uscourts.gov/mdl/mdl-3094-re-glucagon-peptide-1-receptor-agonists-glp-1-ras-products-liability-litigation-gi",
      },
    },
    {
      id: "vision-loss-suit",
      way: {
        en: "Vision-loss suit with many similar ones (MDL 3163)",
        es: "Demanda por pérdida de la vista en el MDL 3163",
      },
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "People whose eye doctor found NAION",
        es: "Personas a quienes un médico de los ojos les halló NAION",
      },
      who: {
        en: "People prescribed a brand-name GLP-1 medicine whose eye doctor found NAION.",
        es: "Personas con receta de un medicamento GLP-1 de marca a quienes un médico de los ojos les halló NAION.",
      },
      clock: {
        en: `Your state's law sets the limit for vision loss too, so ask early.
          A law-marketing site says that the September 2026 hearing was not about these cases.[^guide2026]`,
        es: `La ley de su estado fija también el plazo por pérdida de la vista, así que pregunte pronto.
          Un sitio de publicidad legal dice que la audiencia de septiembre de 2026 no era sobre estos casos.[^guide2026]`,
      },
      check: {
        text: {
          en: "Orders of the vision-loss group",
          es: "Órdenes del grupo de pérdida de la vista (en inglés)",
        },
        href: "https://www.paed.uscourts.gov/mdl/mdl3163/orders",
      },
    },
    {
      id: "state-suit-example",
      way: {
        en: "State suit, for example in New Jersey",
        es: "Demanda estatal, por ejemplo en Nueva Jersey",
      },
      last: { en: "Each state's own limit", es: "El plazo de cada estado" },
      whom: {
        en: "People with vision loss; a New Jersey group is reported",
        es: "Personas con pérdida de la vista; se informa de un grupo en Nueva Jersey",
      },
      who: {
        en: `People with vision loss.
          Two lawsuit-news sites report that New Jersey groups these suits, apart from suits over stomach injuries.[^drugwatch]`,
        es: `Personas con pérdida de la vista.
          Dos sitios de noticias sobre demandas informan que Nueva Jersey agrupa estas demandas, aparte de las demandas por lesiones de estómago.[^drugwatch]`,
      },
      clock: {
        en: "The law of that state sets the limit. Ask a lawyer there.",
        es: "Lo fija la ley de ese estado. Pregunte a un abogado o abogada de allí.",
      },
      check: {
        text: {
          en: "List of multicounty cases at njcourts.gov",
          es: "Lista de casos de varios condados en njcourts.gov",
        },
      },
    },
    {
      id: "tell-fda-about",
      way: {
        en: "Tell the FDA about a side effect",
        es: "Informar a la FDA de un efecto secundario",
      },
      last: { en: "No limit", es: "Sin plazo" },
      whom: {
        en: "Patients, relatives, nurses and doctors; it pays nothing",
        es: "Pacientes, familiares y personal médico; no paga nada",
      },
      who: {
        en: `Patients, relatives, nurses and doctors.
          A report pays nothing but can help others.`,
        es: `Pacientes, familiares y personal médico o de enfermería.
          Un informe no paga nada, pero puede ayudar a otros.`,
      },
      clock: { en: "No limit.", es: "Sin plazo." },
      check: { text: { en: "MedWatch, at fda.gov/medwatch", es: "MedWatch, en fda.gov/medwatch" } },
    },
  ],
  documents: [
    {
      name: {
        en: "Pharmacy history with brand, dose and dates",
        es: "Historial de farmacia con marca, dosis y fechas",
      },
      holder: {
        en: "Each pharmacy, or the benefit manager",
        es: "Cada farmacia, o quien administra su plan de recetas",
      },
      how: {
        en: "One printout for the whole time you used it.",
        es: "Un solo listado de todo el tiempo en que lo usó.",
      },
    },
    {
      name: {
        en: "Notes on why it was started and changed",
        es: "Notas de por qué se empezó y se cambió",
      },
      holder: { en: "The prescriber's clinic", es: "La clínica de quien lo recetó" },
      how: {
        en: "Download them from the portal if there is one.",
        es: "Descárguelas del portal de la clínica, si lo hay.",
      },
    },
    {
      name: {
        en: "Gastric emptying study or other objective test",
        es: "Estudio de vaciado gástrico u otra prueba objetiva",
      },
      holder: { en: "Nuclear medicine or radiology", es: "Medicina nuclear o radiología" },
      how: {
        en: "The full report, not only the summary.",
        es: "El informe completo, no solo el resumen.",
      },
    },
    {
      name: {
        en: "Bowel and gallbladder scans, surgery reports",
        es: "Imágenes de intestino y vesícula, informes de cirugía",
      },
      holder: { en: "Hospital records", es: "Expedientes del hospital" },
      how: { en: "Give the dates of your stay.", es: "Dé las fechas de su estadía." },
    },
    {
      name: {
        en: "Eye exam, visual field and nerve images",
        es: "Examen de ojos, campo visual e imágenes del nervio",
      },
      holder: {
        en: "Eye doctor or neuro-ophthalmologist",
        es: "Médico de los ojos o neurooftalmólogo",
      },
      how: {
        en: "Ask for the first day a change was noted.",
        es: "Pida el primer día en que se anotó un cambio.",
      },
    },
    {
      name: { en: "Emergency and admission papers", es: "Papeles de emergencias y de ingreso" },
      holder: {
        en: "Each hospital's records office",
        es: "Oficina de expedientes de cada hospital",
      },
      how: {
        en: "Discharge letters show dates and symptoms.",
        es: "Las cartas de alta muestran fechas y síntomas.",
      },
    },
    {
      name: {
        en: "Other medicines and earlier illnesses",
        es: "Otros medicamentos y enfermedades anteriores",
      },
      holder: { en: "Your main clinic", es: "Su clínica principal" },
      how: {
        en: "Above all diabetes, sleep apnea and high blood pressure.",
        es: "Sobre todo diabetes, apnea del sueño y presión arterial alta.",
      },
    },
    {
      name: { en: "Photos of the pen or box", es: "Fotos de la pluma o la caja" },
      holder: { en: "You", es: "Usted" },
      how: {
        en: "Show the brand and the lot number.",
        es: "Que se vean la marca y el número de lote.",
      },
    },
  ],
  questions: [
    {
      en: "Does my diagnosis fit MDL 3094, MDL 3163 or neither?",
      es: "¿Va mi diagnóstico al litigio multidistrital (MDL) 3094, al MDL 3163 o a ninguno?",
    },
    {
      en: "Which test does this court accept as objective proof, and is mine enough?",
      es: "¿Qué prueba médica acepta este tribunal como objetiva, y basta con la mía?",
    },
    {
      en: "I used a compounded version for part of the time. What does that change?",
      es: "Usé una versión compuesta en farmacia parte del tiempo. ¿Qué cambia con eso?",
    },
    {
      en: "What has the court decided about the experts, and may I see the order?",
      es: "¿Qué ha decidido el tribunal sobre los peritos, y puedo ver la orden?",
    },
    {
      en: "Does my time limit run from the diagnosis or from when I learned of a link?",
      es: "¿Corre mi plazo desde el diagnóstico o desde que supe de un posible vínculo?",
    },
    {
      en: "I still take it on my doctor's advice. Does that affect a claim?",
      es: "Todavía lo tomo por consejo de mi médico. ¿Afecta eso un reclamo?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "Suits were first about the stomach and bowel, then about the eye.[^healthday][^riker][^ema][^dechert][^mealeys]",
        es: "Las demandas trataron primero del estómago y del intestino, y luego del ojo.[^healthday][^riker][^ema][^dechert][^mealeys]",
      },
      points: [
        { date: "2023-09", text: { en: "Ileus on label", es: "Íleo en la etiqueta" } },
        {
          date: "2024-02-02",
          text: { en: "Digestive cases grouped", es: "Agrupan casos digestivos" },
        },
        { date: "2025-06-06", text: { en: "EU: NAION finding", es: "UE: hallazgo NAION" } },
        {
          date: "2025-08-15",
          text: { en: "Objective tests required", es: "Exigen prueba objetiva" },
        },
        { date: "2025-12-15", text: { en: "Vision cases grouped", es: "Agrupan casos de visión" } },
      ],
    },
  ],
  sources: {
    riker: {
      publisher: { en: "Riker Danzig (law firm)", es: "Riker Danzig [bufete de abogados]" },
      title: {
        en: "MDL Litigation Over GLP-1s [on Mondaq]",
        es: "MDL Litigation Over GLP-1s [en Mondaq]",
      },
      date: "2025-12-04",
      url: "https://www.mondaq.com/unitedstates/life-sciences-biotechnology-nanotechnology/1727450/mdl-litigation-over-glp-1s",
    },
    column: {
      publisher: "Reuters",
      title: {
        en: "Column: Ozempic litigation's new judge steps into big battle [copied by financetom.com]",
        es: "Column: Ozempic litigation's new judge steps into big battle [copia en financetom.com]",
      },
      date: "2024-06-06",
      url: "https://www.financetom.com/business/column-ozempic-litigations-new-judge-steps-into-big-battle-221762.htm",
    },
    saxenda: {
      publisher: "HarrisMartin",
      title: "GLP-1 RAs MDL Expanded to Include Cases Targeting Novo Nordisk's Saxenda",
      date: "2024-12-13",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/46965/glp-1-ras-mdl-expanded-to-include-cases-targeting-novo-nordisks-saxenda/",
    },
    mealeys: {
      publisher: "Mealey's",
      title: "JPMDL Creates Separate Track For GLP-1 Eye Injury Cases In Pa. Federal Court",
      date: "2025-12-16",
      url: "https://www.mealeys.com/mealeys/articles/2422588/jpmdl-creates-separate-track-for-glp-1-eye-injury-cases-in-pa-federal-court",
    },
    dechert: {
      publisher: { en: "Dechert (a defense firm)", es: "Dechert [bufete de la defensa]" },
      title: {
        en: "GLP-1 MDL Requires Objective Testing To Proceed [on Mondaq]",
        es: "GLP-1 MDL Requires Objective Testing To Proceed [en Mondaq]",
      },
      date: "2025-10-03",
      url: "https://mondaq.com/unitedstates/personal-injury/1686412/glp-1-mdl-requires-objective-testing-to-proceed",
    },
    drugwatch: {
      publisher: "Drugwatch",
      title: "Ozempic Vision Loss Lawsuits To Be Consolidated in New Jersey",
      date: "2025-11-20",
      url: "https://www.drugwatch.com/news/2025/11/20/ozempic-vision-loss-lawsuits-to-be-consolidated-in-novo-nordisks-home-state",
    },
    healthday: {
      publisher: "HealthDay",
      title: {
        en: "FDA Adds Warning to Ozempic Label About Risk for Blocked Intestines [copied by simhcottumwa.org]",
        es: "FDA Adds Warning to Ozempic Label About Risk for Blocked Intestines [copia en simhcottumwa.org]",
      },
      date: "2023-09-27",
      url: "https://simhcottumwa.org/fda-adds-warning-to-ozempic-label-about-risk-for-blocked-intestines-2/",
    },
    label: {
      publisher: "openFDA (FDA)",
      title: "Drug label record, Ozempic (semaglutide) injection: recent major changes",
      date: "2026-09-24",
      url: "https://api.fda.gov/drug/label.json?search=set_id%3A%2242bdd912-2393-44c4-b7e0-47672ca28991%22",
    },
    dailymed: {
      publisher: "National Library of Medicine",
      title: "DailyMed",
      date: null,
      url: "https://dailymed.nlm.nih.gov/",
    },
    ema: {
      publisher: "European Medicines Agency",
      title:
        "Meeting highlights from the Pharmacovigilance Risk Assessment Committee (PRAC) 2-5 June 2025",
      date: "2025-06-06",
      url: "https://www.ema.europa.eu/en/news/meeting-highlights-pharmacovigilance-risk-assessment-committee-prac-2-5-june-2025",
    },
    uk: {
      publisher: { en: "UK government (MHRA listing)", es: "UK government [lista de la MHRA]" },
      title:
        "Drug safety updates, with one on semaglutide and Non-arteritic Anterior Ischemic Optic Neuropathy (NAION)",
      date: null,
      url: "https://docs.publishing.service.gov.uk/document-types/drug_safety_update.html",
    },
    veterans: {
      publisher: "JAMA Ophthalmology",
      title:
        "New-Onset Nonarteritic Anterior Ischemic Optic Neuropathy and Initiators of Semaglutide in US Veterans With Type 2 Diabetes",
      date: "2026-02-12",
      url: "https://doi.org/10.1001/jamaophthalmol.2025.6262",
    },
    network: {
      publisher: "JAMA Network Open",
      title:
        "GLP-1 Receptor Agonists or SGLT2 Inhibitors and Nonarteritic Anterior Ischemic Optic Neuropathy",
      date: "2026-04-30",
      url: "https://doi.org/10.1001/jamanetworkopen.2026.9917",
    },
    order14: {
      publisher: "U.S. District Court, Eastern District of Pennsylvania",
      title: "MDL 3094, Case Management Order No. 14, Direct Filing Order",
      date: "2024-06-12",
      url: "https://www.paed.uscourts.gov/sites/paed/files/mdl-orders/24md3094_cm-ord_14.pdf",
    },
    guide2026: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: {
        en: "Ozempic and GLP-1 case data [its published data file]",
        es: "Ozempic and GLP-1 case data [su archivo de datos publicado]",
      },
      date: "2026-10-06",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/ozempic.json",
    },
    courtPage: {
      publisher: "U.S. District Court, Eastern District of Pennsylvania",
      title: "MDL 3094, court page",
      date: "2026-10-02",
      url: "https://www.paed.uscourts.gov/mdl/mdl-3094-re-glucagon-peptide-1-receptor-agonists-glp-1-ras-products-liability-litigation-gi",
    },
  },
};
