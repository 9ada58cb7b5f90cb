import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Federal MDL and state suits",
      es: "Litigio multidistrital (MDL) federal y demandas estatales",
    },
    court: {
      en: "U.S. District Court, Northern District of Illinois (Chicago)",
      es: "Tribunal Federal de Distrito, Distrito Norte de Illinois (Chicago)",
    },
    docket: { en: "MDL No. 3060 (23-cv-0818)", es: "MDL núm. 3060 (23-cv-0818)" },
    judge: "Mary M. Rowland",
    since: [{ date: "2023-02-06" }],
    stage: {
      en: `As of September 2026, no federal case had been tried, and we found no ruling on which experts may testify.
          A law-marketing site says that both sides were still gathering facts from companies that were added later.[^guide2026]`,
      es: `En septiembre de 2026, ningún caso federal había ido a juicio, y no encontramos una decisión sobre qué peritos pueden declarar.
          Un sitio de publicidad legal dice que aún se reunían datos de empresas que se sumaron después.[^guide2026]`,
    },
    next: {
      en: `The next known step is a ruling on which experts may testify.
        A law-marketing site said that more motions on experts were due in November 2026, and that the first trials were expected in 2027, with no date set.[^guideJune]`,
      es: `El próximo paso conocido es decidir qué peritos pueden declarar.
        Un sitio de publicidad legal dijo que otras peticiones sobre peritos debían presentarse en noviembre de 2026.
        Dijo también que los primeros juicios se esperaban en 2027, sin fecha fija.[^guideJune]`,
    },
    settlement: {
      en: `We found no settlement.
        The judge named a special master (a helper of the judge) for settlement talks on April 22, 2025, and said this does not mean that a settlement is coming, a law-marketing site reports.[^guide2026]`,
      es: `No encontramos ningún acuerdo.
        El 22 de abril de 2025 se nombró a una perita auxiliar del tribunal (special master) para acuerdos, según un sitio de publicidad legal.
        Se dijo que eso no significa que habrá un acuerdo.[^guide2026]`,
    },
    classAction: {
      en: `Not for injuries, where everyone sues alone.
        A separate proposed class of buyers asks for refunds and medical checks; it has not been certified, as far as we found.`,
      es: `No por lesiones: ahí cada persona demanda por su cuenta.
        Un grupo aparte de compradores propone una demanda colectiva y pide reembolsos y revisiones médicas.
        Hasta donde vimos, no está certificada.`,
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-09-14", source: "guide2026" },
  soonest: {
    date: "2027-07-15",
    ends: false,
    text: {
      en: `On this day both sides must finish gathering facts from a second group of companies, a law-marketing site reports.
          It is not a trial date or deadline to file.
          If your suit names one of these companies, ask your lawyer what you must hand in.`,
      es: `Ese día termina el plazo para reunir pruebas de un segundo grupo de empresas, según un sitio de publicidad legal.
        No es una fecha de juicio ni el último día para demandar.
        Si su demanda nombra a una de ellas, pregunte a su abogado o abogada qué debe entregar.`,
    },
    whom: {
      en: "people whose suit names one of the companies in court order No. 24",
      es: "las personas que demandan a una de las empresas de la orden núm. 24",
    },
    certainty: "reported",
    source: "guide2026",
  },
  figures: [],
  events: [
    {
      date: "2026-08-27",
      text: {
        en: "An order (No. 24) gave both sides until July 15, 2027, to gather facts from a second group of companies; that is not a trial date.",
        es: `Una orden (núm. 24) dio a las partes hasta el 15 de julio de 2027 para reunir pruebas de un segundo grupo de empresas.
        No es una fecha de juicio.`,
      },
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-05",
      text: {
        en: "Both sides had reportedly filed all their papers on whether the experts on cause may testify; we found no ruling.",
        es: `Según se informó, las partes habían presentado todos sus escritos sobre si los peritos de la causa pueden declarar.
          No encontramos la decisión.`,
      },
      source: "guideJune",
      isReported: true,
    },
    {
      date: "2026-04-01",
      text: {
        en: "This was the day by which both sides had to challenge the experts on cause in the federal test cases.",
        es: "Hasta este día, las partes podían impugnar a los peritos sobre la causa en los casos de prueba federales.",
      },
      source: "lawsuitIntelligencer2026",
      isReported: true,
    },
    {
      date: "2026-01-08",
      text: {
        en: "Judge Rowland spent a day on the science of hair relaxers and cancer, with state judges in the room.",
        es: "La jueza Rowland dedicó un día a la ciencia sobre los alisadores y el cáncer, con jueces estatales en la sala.",
      },
      source: "lawsuitIntelligencer2026",
      isReported: true,
    },
    {
      date: "2025-10-15",
      text: {
        en: "Georgia's Supreme Court ruled in one woman's fibroids case that the state's 10-year outer limit runs separately for each unit of a product sold; it did not rule on whether relaxers cause harm.",
        es: `La Corte Suprema de Georgia decidió, en el caso de una mujer con fibromas, que el plazo máximo estatal de 10 años corre por separado para cada unidad vendida.
        No decidió si los alisadores causan daño.`,
      },
      source: "cbs2025",
      isReported: true,
    },
    {
      date: "2025-04-22",
      text: {
        en: "The judge named Ellen Reisman special master (a helper of the judge) for settlement talks, and said that this does not show whether or when a settlement will come.",
        es: "La jueza nombró a Ellen Reisman perita auxiliar del tribunal (special master) para las conversaciones de acuerdo, y dijo que eso no indica si habrá un acuerdo ni cuándo.",
      },
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2025-01-31",
      text: {
        en: "The judge told both sides to pick a larger group of cases to prepare as tests.",
        es: "La jueza ordenó a las partes escoger un grupo más grande de casos para preparar como prueba.",
      },
      source: "testGroup",
      isReported: true,
    },
    {
      date: "2024-11-13",
      text: {
        en: "Judge Rowland granted in part a request to drop cases about other illnesses, which may be filed again.",
        es: "La jueza Rowland aceptó en parte una petición de retirar casos sobre otras enfermedades, que pueden presentarse de nuevo.",
      },
      source: "districtCourt2024",
    },
    {
      date: "2024-09-27",
      text: {
        en: "The judge let most of a separate complaint by buyers, who ask for refunds and medical checks, go on.",
        es: "La jueza dejó seguir la mayor parte de una demanda aparte de compradores, que piden reembolsos y revisiones médicas.",
      },
      source: "harrismartin2024",
      isReported: true,
    },
    {
      date: "2023-10-10",
      text: {
        en: "The Black Women's Health Study found no clear rise in uterine cancer for all women with heavy use, but a higher rate after menopause.",
        es: "El Black Women's Health Study no halló un aumento claro de cáncer de útero en todas las mujeres con mucho uso, pero sí una tasa mayor después de la menopausia.",
      },
      source: "environmentalResearch2023",
    },
    {
      date: "2023-04-11",
      text: {
        en: `This was the last day for hair relaxer claims against Revlon in its bankruptcy.
        The plan also required a complaint in the MDL by September 14, 2023, and a later request to file late was denied.`,
        es: `Fue el último día para reclamos por alisadores contra Revlon en su bancarrota.
        El plan también exigía una demanda en el litigio (MDL) a más tardar el 14 de septiembre de 2023, y un pedido posterior de reclamar tarde fue rechazado.`,
      },
      source: "bankruptcyCourt2023b",
    },
    {
      date: "2023-02-06",
      text: {
        en: "A federal panel sent the hair relaxer suits to Chicago as MDL No. 3060: many similar federal cases before one judge.",
        es: "Un panel federal envió a Chicago las demandas por alisadores como MDL núm. 3060: muchos casos federales parecidos ante un mismo tribunal.",
      },
      source: "panel2023",
      isReported: true,
    },
    {
      date: "2022-10-17",
      text: {
        en: "A US study found more uterine cancer among women who straightened their hair in the past year (a rate 1.8 times as high; 2.55 times with frequent use) and called for more research.",
        es: `Un estudio de Estados Unidos halló más cáncer de útero en mujeres que se alisaron el cabello en el último año (una tasa de 1.8 veces la de las demás; 2.55 veces con uso frecuente).
          Pidió más investigación.`,
      },
      source: "jnci2022",
    },
    {
      date: "2021-06-26",
      text: {
        en: "The same US study linked frequent straightening (more than four times a year) with ovarian cancer: a rate 2.19 times as high, based on only 20 frequent users who had it.",
        es: `El mismo estudio de Estados Unidos vinculó el alisado frecuente (más de cuatro veces al año) con el cáncer de ovario.
        La tasa fue 2.19 veces la de las demás, pero se basa en solo 20 usuarias frecuentes con ese cáncer.`,
      },
      source: "carcinogenesis2021",
    },
  ],
  ways: [
    {
      id: "federal-suit-mdl",
      way: {
        en: "Federal suit with many similar ones (MDL 3060)",
        es: "Demanda federal en el litigio multidistrital (MDL) 3060",
      },
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "People with uterine, endometrial or ovarian cancer after regular relaxer use",
        es: "Personas con cáncer de útero, endometrio u ovario tras usar alisadores con regularidad",
      },
      who: {
        en: "People who had cancer of the uterus, its lining or the ovaries after they often used a relaxer that they can name, or their families.",
        es: "Personas que tuvieron cáncer de útero, de su capa interior o de ovario tras usar a menudo un alisador que pueden nombrar, o sus familias.",
      },
      clock: {
        en: `The limit depends on your state.
        Many states count from the diagnosis or from when you should have known of the link.
        Some, such as Georgia, add an outer limit, which ends all claims some years after the sale.[^cbs2025]
        There is no settlement to claim from; the judge's helper only helps the sides to talk.`,
        es: `El plazo depende de su estado.
        Muchos cuentan desde el diagnóstico o desde que se debió saber del vínculo.
        Otros, como Georgia, suman un plazo máximo, que pone fin a todo reclamo unos años después de la venta.[^cbs2025]
        No hay un acuerdo del cual cobrar: la perita auxiliar (special master) solo ayuda a las partes a hablar.`,
      },
      check: {
        text: {
          en: "The federal panel's list of open MDLs; the docket is 23-cv-0818",
          es: "Lista de MDL abiertos del panel federal; expediente 23-cv-0818 (en inglés)",
        },
        href: "https://www.jpml.uscourts.gov/",
      },
    },
    {
      id: "state-suit",
      way: { en: "State suit", es: "Demanda estatal" },
      last: { en: "Each state's own limit", es: "El plazo de cada estado" },
      whom: {
        en: "People who can sue in a state court, some with fibroids",
        es: "Quienes pueden demandar en un estado, algunas con fibromas",
      },
      who: {
        en: `People who can sue in a state court, for example in Illinois, Georgia, Pennsylvania or New York.
          Some of them have fibroids.`,
        es: `Personas que pueden demandar en un tribunal estatal, por ejemplo en Illinois, Georgia, Pensilvania o Nueva York.
          Algunas tienen fibromas.`,
      },
      clock: {
        en: "Each state has its own limit, and a lawyer in that state can tell you.",
        es: "Cada estado tiene su propio plazo, y un abogado o abogada de allí puede decirlo.",
      },
      check: {
        text: { en: "The web page of the state court", es: "La página web del tribunal estatal" },
      },
    },
    {
      id: "claim-revlons-bankruptcy",
      way: { en: "Claim in Revlon's bankruptcy", es: "Reclamo en la bancarrota de Revlon" },
      last: { en: "Closed to new claims", es: "Cerrado para reclamos nuevos" },
      whom: {
        en: "People who filed both required papers in 2023",
        es: "Personas que presentaron ambos escritos exigidos en 2023",
      },
      who: {
        en: "Only people who filed a proof of claim by April 11, 2023, and a complaint in the MDL by September 14, 2023.",
        es: "Solo quien presentó una prueba de reclamo a más tardar el 11 de abril de 2023, y un escrito de demanda en el MDL a más tardar el 14 de septiembre de 2023.",
      },
      clock: {
        en: `It is too late; late requests were denied in December 2023 and May 2024.[^bankruptcyCourt2023b]
          In September 2024 the MDL judge let class claims that name Revlon go on.[^districtCourt2024b]`,
        es: `Esta vía está cerrada.
        Las peticiones tardías fueron denegadas en diciembre de 2023 y mayo de 2024.[^bankruptcyCourt2023b]
        En septiembre de 2024, la jueza del MDL dejó en pie reclamos colectivos que nombran a Revlon.[^districtCourt2024b]`,
      },
      check: {
        text: {
          en: "The bankruptcy court's decision",
          es: "La decisión del tribunal de bancarrotas (en inglés)",
        },
        href: "https://e.casetext.com/case/in-re-rml-llc-1",
      },
    },
    {
      id: "report-fda-not",
      way: {
        en: "Report to the FDA (not a claim for money)",
        es: "Informe a la FDA (no es un reclamo de dinero)",
      },
      last: { en: "No deadline", es: "Sin fecha límite" },
      whom: { en: "Users and salon workers", es: "Usuarias y personal de salones" },
      who: {
        en: "Any user or salon worker who had a bad reaction.",
        es: "Quien lo usó, o trabaja en un salón, y tuvo mala reacción.",
      },
      clock: { en: "No limit.", es: "Sin plazo." },
      check: {
        text: {
          en: "MedWatch, the FDA's reporting page",
          es: "MedWatch, la página de informes de la FDA (en inglés)",
        },
        href: "https://www.fda.gov/medwatch",
      },
    },
    {
      id: "workers-compensation-disability",
      way: {
        en: "Workers' compensation or disability benefits",
        es: "Compensación para trabajadores o beneficios por incapacidad",
      },
      last: { en: "Set by the state or agency", es: "Lo fija el estado o agencia" },
      whom: {
        en: "Stylists who fell ill; people who had to stop working",
        es: "Estilistas que se enfermaron; personas que tuvieron que dejar de trabajar",
      },
      who: {
        en: "Stylists exposed at work; anyone who can no longer work.",
        es: "Estilistas con exposición en su trabajo; quien ya no pueda trabajar.",
      },
      clock: {
        en: "The state or the program sets the limit, so ask the agency.",
        es: "El plazo lo fija el estado o el programa; pregunte a la agencia.",
      },
      check: {
        text: {
          en: "Social Security's disability page",
          es: "La página de incapacidad del Seguro Social (en inglés)",
        },
        href: "https://www.ssa.gov/disability",
      },
    },
  ],
  documents: [
    {
      name: { en: "Pathology report", es: "Informe de patología" },
      holder: {
        en: "Hospital pathology or records office",
        es: "Patología u oficina de expedientes del hospital",
      },
      how: {
        en: "Ask for the page that names the cancer and its type",
        es: "Pida la página donde se nombra el cáncer y su tipo",
      },
    },
    {
      name: {
        en: "Operation report, such as a hysterectomy",
        es: "Informe de la operación, por ejemplo de una histerectomía",
      },
      holder: { en: "Hospital where you had surgery", es: "El hospital donde le operaron" },
      how: {
        en: "Ask for the report with the date of the operation",
        es: "Pida el informe que lleva la fecha de la operación",
      },
    },
    {
      name: { en: "Gynecology and cancer records", es: "Expediente de ginecología y del cáncer" },
      holder: { en: "Your doctors", es: "Sus médicos" },
      how: {
        en: "Include first symptoms and menopause, because it matters in the studies",
        es: "Incluya los primeros síntomas y la menopausia, porque importa en los estudios",
      },
    },
    {
      name: { en: "List of products", es: "Lista de productos" },
      holder: {
        en: "You; online shops; store loyalty programs",
        es: "Usted; tiendas en línea; programas de lealtad de tiendas",
      },
      how: {
        en: "Write brand, kit, years and how often; download old orders",
        es: "Anote marca, kit, años y con qué frecuencia; descargue pedidos viejos",
      },
    },
    {
      name: {
        en: "Salon records or a stylist's statement",
        es: "Datos del salón o declaración de un estilista",
      },
      holder: { en: "Salons and stylists", es: "Salones y estilistas" },
      how: {
        en: "Ask what they used on you, and have them sign it",
        es: "Pregunte qué usaron con usted y pida que lo firmen",
      },
    },
    {
      name: { en: "Dated photos of straightened hair", es: "Fotos con fecha del cabello alisado" },
      holder: { en: "Albums, phones, relatives", es: "Álbumes, teléfonos, familiares" },
      how: { en: "Pick one for each few years of use", es: "Elija una por cada pocos años de uso" },
    },
    {
      name: { en: "Revlon or court letters", es: "Cartas de Revlon o del tribunal" },
      holder: { en: "Your mail; a former lawyer", es: "Su correo; un abogado o abogada anterior" },
      how: {
        en: "Look for a proof of claim or a plaintiff fact sheet",
        es: "Busque una prueba de reclamo o un cuestionario de demandante",
      },
    },
  ],
  questions: [
    {
      en: "Has the judge ruled on the experts, and what does that change for a case filed now?",
      es: "¿Ya decidió el tribunal sobre los peritos, y qué cambia para un caso que se presenta ahora?",
    },
    {
      en: "Which of my brands belong to a company that can still be sued?",
      es: "¿Cuáles de mis marcas son de una empresa que todavía se puede demandar?",
    },
    {
      en: "Is the part of my claim about Revlon closed?",
      es: "¿Está cerrada la parte de mi reclamo sobre Revlon?",
    },
    {
      en: "Does my state count an outer limit from purchase, and which purchases fall inside it?",
      es: "¿Cuenta mi estado un plazo máximo desde la compra, y cuáles de mis compras entran en él?",
    },
    {
      en: "Would you take a case about fibroids, and in which court?",
      es: "¿Tomarían ustedes un caso sobre fibromas, y en qué tribunal?",
    },
    {
      en: "Does the buyers' class affect my own claim?",
      es: "¿Afecta mi reclamo la demanda colectiva de compradores?",
    },
    {
      en: "What would count as proof of use if I kept no receipts?",
      es: "¿Qué valdría como prueba de uso si no guardé recibos?",
    },
  ],
  charts: [
    {
      kind: "dots",
      caption: {
        en: "As one large study estimated it, by age 70: a link and not proof of cause.[^jnci2022]",
        es: "Según calculó un estudio grande, hasta los 70 años: un vínculo, no una prueba de la causa.[^jnci2022]",
      },
      of: 100,
      groups: [
        {
          label: {
            en: "women who never used straighteners got uterine cancer",
            es: "mujeres que nunca usaron alisadores tuvieron cáncer de útero",
          },
          count: 2,
        },
        {
          label: {
            en: "women who had used them more than four times in the past year got it",
            es: "mujeres que los habían usado más de cuatro veces en el último año lo tuvieron",
          },
          count: 4,
        },
      ],
    },
    {
      kind: "timeline",
      caption: {
        en: "The main studies and the first steps in court came close together.[^carcinogenesis2021][^environmentalResearch2023][^lawsuitIntelligencer2026]",
        es: "Los estudios principales y los primeros pasos en los tribunales están muy cerca en el tiempo.[^carcinogenesis2021][^environmentalResearch2023][^lawsuitIntelligencer2026]",
      },
      points: [
        { date: "2021", text: { en: "Ovarian cancer study", es: "Estudio de ovario" } },
        { date: "2022", text: { en: "Uterine cancer study", es: "Estudio de útero" } },
        { date: "2023-02", text: { en: "Chicago group begins", es: "Comienza en Chicago" } },
        { date: "2023-10", text: { en: "Boston study", es: "Estudio de Boston" } },
        { date: "2026-04", text: { en: "Experts challenged", es: "Cuestionan a peritos" } },
      ],
    },
  ],
  sources: {
    jnci2022: {
      publisher: "JNCI (Chang et al.)",
      title: "Use of Straighteners and Other Hair Products and Incident Uterine Cancer",
      date: "2022-10-17",
      url: "https://doi.org/10.1093/jnci/djac165",
    },
    environmentalResearch2023: {
      publisher: "Environmental Research (Bertrand et al.)",
      title: "Hair relaxer use and risk of uterine cancer in the Black Women's Health Study",
      date: "2023-10-10",
      url: "https://doi.org/10.1016/j.envres.2023.117228",
    },
    carcinogenesis2021: {
      publisher: "Carcinogenesis (White et al.)",
      title: "Use of hair products in relation to ovarian cancer risk",
      date: "2021-06-26",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8561257",
    },
    districtCourt2024: {
      publisher: "U.S. District Court, N.D. Illinois",
      title: {
        en: "In re Hair Relaxer, MDL 3060, order of November 13, 2024 [copy at Casetext]",
        es: "In re Hair Relaxer, MDL 3060, order of November 13, 2024 [copia en Casetext]",
      },
      date: "2024",
      url: "https://print.casetext.com/case/in-re-hair-relaxer-mktg-sales-practices-prods-liab-litig-3",
    },
    districtCourt2024b: {
      publisher: "U.S. District Court, N.D. Illinois",
      title: {
        en: "In re Hair Relaxer, MDL 3060, Revlon order of September 27, 2024 [copy at Casetext]",
        es: "In re Hair Relaxer, MDL 3060, Revlon order of September 27, 2024 [copia en Casetext]",
      },
      date: "2024",
      url: "https://print.casetext.com/case/in-re-hair-relaxer-mktgles-practices-prods-liab-litig-2",
    },
    bankruptcyCourt2023: {
      publisher: "U.S. Bankruptcy Court, S.D. New York",
      title: {
        en: "In re RML, LLC, December 20, 2023 [copy at Casetext]",
        es: "In re RML, LLC, December 20, 2023 [copia en Casetext]",
      },
      date: "2023",
      url: "https://e.casetext.com/case/in-re-rml-llc",
    },
    officeInformation2025: {
      publisher: "Office of Information and Regulatory Affairs (HHS/FDA)",
      title:
        "RIN 0910-AI83: Use of Formaldehyde and Formaldehyde-Releasing Chemicals as an Ingredient in Hair Smoothing Products or Hair Straightening Products",
      date: "2025",
      url: "https://www.reginfo.gov/public/do/eAgendaViewRule?RIN=0910-AI83&pubId=202504",
    },
    cbs2025: {
      publisher: "CBS News Atlanta",
      title: "Report on the Georgia Supreme Court's ruling in Burroughs v. Strength of Nature",
      date: "2025-10-15",
      url: "https://www.cbsnews.com/atlanta/news/court-lets-georgia-woman-sue-hair-relaxer-makers-over-uterine-fibroids/",
    },
    lawsuitIntelligencer2026: {
      publisher: "Lawsuit Intelligencer",
      title: "Article on the challenges to the hair relaxer experts",
      date: "2026-05",
      url: "https://lawsuitintelligencer.com/hair-relaxer-daubert-economics",
    },
    harrismartin2024: {
      publisher: "HarrisMartin",
      title: "MDL Judge Refuses to Dismiss Hair Straightener Class Action Complaint",
      date: "2024-09-30",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/39867/mdl-judge-refuses-to-dismiss-hair-straightener-class-action-complaint/",
    },
    bankruptcyCourt2023b: {
      publisher: "U.S. Bankruptcy Court, S.D. New York",
      title: {
        en: "In re RML, LLC, decisions of December 20, 2023, and May 20, 2024 [copies at Casetext]",
        es: "In re RML, LLC, decisions of December 20, 2023, and May 20, 2024 [copia en Casetext]",
      },
      date: "2024-05-20",
      url: "https://e.casetext.com/case/in-re-rml-llc-1",
    },
    guide2026: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: "Hair relaxer case data, counts of October 6, 2026",
      date: "2026-10-06",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/hair-relaxer.json",
    },
    guideJune: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: "Hair relaxer lawsuit guide",
      date: "2026-06-29",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/d5bea2ae8646090a64711e432b5536d889dbdc02/src/content/lawsuits/hair-relaxer.md",
    },
    panel2023: {
      publisher: "HarrisMartin",
      title: "JPML Creates Docket for Hair-Straightening Injury Lawsuits",
      date: "2023-02-07",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/30362/jpml-creates-docket-for-hair-straightening-injury-lawsuits/",
    },
    testGroup: {
      publisher: "HarrisMartin",
      title: "Hair Relaxer MDL Judge Orders Parties to Select 40 Bellwether Claims",
      date: "2025-02-14",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/53364/hair-relaxer-mdl-judge-orders-parties-to-select-40-bellwether-claims/",
    },
  },
};
