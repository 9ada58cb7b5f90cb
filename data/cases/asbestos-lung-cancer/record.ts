import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: { en: "State suits and trust claims", es: "Demandas estatales y reclamos a fondos" },
    court: {
      en: "State courts; bankruptcy trusts set up under 11 U.S.C. 524(g)",
      es: "Tribunales estatales; fondos fiduciarios de bancarrota creados según 11 U.S.C. 524(g)",
    },
    docket: {
      en: "None that is open to all; MDL No. 875 (E.D. Pennsylvania) takes no new cases",
      es: "Ninguno para todos; el litigio multidistrital (MDL) 875 (Distrito Este de Pensilvania) no acepta casos nuevos",
    },
    judge: null,
    since: [
      {
        date: "1991-07-29",
        of: { en: "the old federal docket", es: "el antiguo expediente federal" },
      },
    ],
    stage: {
      en: `As of June 2026, lung cancer claims went one by one to state courts and to trusts.
        We found no ruling on the EPA's rule or on plans to destroy old trust files.[^duboseLaw2026][^mealeys2025]`,
      es: `En junio de 2026, los reclamos por cáncer de pulmón iban uno por uno a tribunales estatales y a fondos.
        No hallamos una decisión sobre la regla de la EPA ni sobre planes de destruir expedientes viejos de fondos.[^duboseLaw2026][^mealeys2025]`,
    },
    next: {
      en: `We found no ruling by a federal appeals court (the Fifth Circuit) on the EPA's rule, and none in a Delaware appeal about trust files.
        We found no date for either, and neither decides your own claim.`,
      es: `No hallamos decisión de un tribunal federal de apelaciones (el Quinto Circuito) sobre la regla de la EPA, ni en una apelación de Delaware por expedientes de fondos.
        No hallamos fecha para ninguna, y ninguna decide su propio reclamo.`,
    },
    settlement: {
      en: "We found no settlement for everyone: companies and trusts settle claims one at a time.",
      es: "No encontramos ningún acuerdo para todos: empresas y fondos resuelven los reclamos uno por uno.",
    },
    classAction: { en: "No. Every claim stands alone.", es: "No. Cada reclamo va por su cuenta." },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-06", source: "duboseLaw2026" },
  soonest: null,
  figures: [
    {
      value: { en: "$250,000", es: "$250,000" },
      what: {
        en: `A federal program, Part E, may pay at most this much in all for one nuclear-site worker's illness or death.
          That is from a copy of the law of October 2015.
          Medical benefits come on top.`,
        es: `Part E, un programa federal, puede pagar como máximo esto en total por la enfermedad o muerte de un trabajador de una planta nuclear.
          Así lo dice una copia de la ley de octubre de 2015.
          Los beneficios médicos van aparte.`,
      },
      date: "2015-10",
      way: "workers-compensation",
      source: "partE",
    },
    {
      value: { en: "51.1 percent", es: "51.1 por ciento" },
      what: {
        en: `From February 2023, one trust, Western Asbestos, paid this share of a settled claim's value.
          Each trust sets its own share, and the amount depends on the trust's payment table.`,
        es: `Desde febrero de 2023, un fondo, Western Asbestos, pagó esta parte del valor de un reclamo resuelto.
          Cada fondo fija su propia parte, y la suma depende de la tabla de pagos del fondo.`,
      },
      date: "2023-02",
      way: "claim-asbestos-trust",
      source: "trust2023",
    },
  ],
  events: [
    {
      date: "2026-06-01",
      text: {
        en: "A federal appeals court (the Fifth Circuit) heard argument on the EPA's chrysotile rule (No. 24-60193); we found no decision.",
        es: `Un tribunal federal de apelaciones (el Quinto Circuito) oyó los argumentos sobre la regla del crisotilo (núm. 24-60193).
        No encontramos una decisión.`,
      },
      source: "duboseLaw2026",
      isReported: true,
    },
    {
      date: "2025-11-18",
      text: {
        en: `A Delaware case over whether trusts may destroy old files was paused until an appeal is decided.
          We found no later ruling.`,
        es: `El caso de Delaware sobre si los fondos pueden destruir expedientes quedó en pausa hasta que se decida una apelación.
          No hallamos una decisión posterior.`,
      },
      source: "mealeys2025",
      isReported: true,
    },
    {
      date: "2025-10-24",
      text: {
        en: "A Delaware court let companies go on with a suit to keep trusts from destroying files; an agreement protects the files while the case lasts.",
        es: `Un tribunal de Delaware dejó que unas empresas siguieran con una demanda para que los fondos no destruyan expedientes.
        Un pacto los protege mientras dure el caso.`,
      },
      source: "productLaw2025",
      isReported: true,
    },
    {
      date: "2025-07",
      text: {
        en: "The EPA took back its request to pause the challenge to its asbestos rule, and said that it did not plan to rewrite the rule then.",
        es: "La EPA retiró su petición de poner en pausa la impugnación de su regla sobre el asbesto, y dijo que entonces no pensaba cambiarla.",
      },
      source: "ehs2025",
      isReported: true,
    },
    {
      date: "2025-01",
      text: {
        en: "Ten or eleven trusts said they would destroy most files of finished claims starting on April 15, 2025; sources differ on the number.",
        es: `Diez u once fondos dijeron que, desde el 15 de abril de 2025, destruirían la mayoría de los expedientes de reclamos terminados.
          Las fuentes difieren en el número.`,
      },
      source: "productLaw2025",
      isReported: true,
    },
    {
      date: "2024-03-28",
      text: {
        en: "The EPA published its final rule to phase out the uses of chrysotile asbestos, in force from May 28, 2024; it names lung cancer among the harms.",
        es: `La EPA publicó su regla final para ir eliminando los usos del crisotilo, en vigor desde el 28 de mayo de 2024.
        Nombra el cáncer de pulmón entre los daños.`,
      },
      source: "epa2024",
    },
    {
      date: "2011-12-13",
      text: {
        en: "A federal panel stopped sending new asbestos cases to the court in Philadelphia, with limited exceptions.",
        es: "Un panel federal dejó de enviar casos nuevos de asbesto al tribunal de Filadelfia, con pocas excepciones.",
      },
      source: "judicialPanel2011",
    },
    {
      date: "2011-10-20",
      text: {
        en: "The GAO, the agency that checks federal programs for Congress, described how the trusts work and how they review a claim.",
        es: "La GAO, la agencia que revisa programas federales para el Congreso, describió cómo funcionan los fondos y cómo revisan un reclamo.",
      },
      source: "governmentAccountability2011",
    },
    {
      date: "1991-10",
      text: {
        en: "A federal appeals court struck down most of the ban on asbestos that the EPA had made in 1989.",
        es: "Un tribunal federal de apelaciones anuló casi toda la prohibición del asbesto que la EPA había dictado en 1989.",
      },
      source: "mesowatch2026",
      isReported: true,
    },
    {
      date: "1991-07-29",
      text: {
        en: "A federal panel gathered the asbestos injury cases in Philadelphia as MDL No. 875: many similar federal cases before one judge.",
        es: "Un panel federal reunió en Filadelfia los casos por daños del asbesto como MDL núm. 875: muchos casos federales parecidos ante un mismo tribunal.",
      },
      source: "judicialPanel2011",
    },
  ],
  ways: [
    {
      id: "suit-state-court",
      way: { en: "Suit in state court", es: "Demanda en un tribunal estatal" },
      last: { en: "Usually one to three years", es: "Suele ser de uno a tres años" },
      whom: {
        en: "People with primary lung cancer and known exposure; families after a death",
        es: "Personas con cáncer primario de pulmón y exposición conocida; familias tras una muerte",
      },
      who: {
        en: "People with primary lung cancer and a known exposure at work, in service or at home; families of those who died.",
        es: "Personas con cáncer primario de pulmón y una exposición conocida en el trabajo, el servicio o la casa; familias de quienes murieron.",
      },
      clock: {
        en: `The limit depends on the state, and can be as short as a year from the diagnosis, disability, discovery or death.
          California has its own asbestos law (Code of Civil Procedure 340.2).
          Some states ask for more medical proof early on if the person smoked; ask what Florida's section 774.204 says today.
          West Virginia makes you list trust claims, made and possible.[^floridaCode][^wvCode]
          Plan trust claims and a lawsuit together.`,
        es: `El plazo depende del estado, y puede ser de apenas un año desde el diagnóstico, la incapacidad, el día en que se supo o la muerte.
          California tiene su propia ley de asbesto (Code of Civil Procedure 340.2).
          Algunos estados piden al comienzo más pruebas médicas si la persona fumó; pregunte qué dice hoy la sección 774.204 de Florida.
          Virginia Occidental exige listar los reclamos a fondos, hechos y posibles.[^floridaCode][^wvCode]
          Planee juntos esos reclamos y la demanda.`,
      },
      check: {
        text: {
          en: "Your state's published code or court self-help site",
          es: "Código publicado de su estado o sitio de autoayuda de los tribunales",
        },
      },
    },
    {
      id: "claim-asbestos-trust",
      way: { en: "Claim to an asbestos trust", es: "Reclamo a un fondo de asbesto" },
      last: { en: "Each trust sets its own", es: "Cada fondo fija el suyo" },
      whom: {
        en: "People exposed to a bankrupt company's product",
        es: "Personas expuestas a un producto de una empresa en bancarrota",
      },
      who: {
        en: "People exposed to a bankrupt company's product who meet that trust's criteria; there may be extra ones for smokers.",
        es: "Personas expuestas al producto de una empresa en bancarrota que cumplen los criterios de ese fondo; puede haber criterios extra para quien fumó.",
      },
      clock: {
        en: `Each trust sets its own limit, printed in its procedures.[^governmentAccountability2011]
          One trust wrote in 2010 that a claim left incomplete for six months can count as withdrawn, and that filing again loses its place in line.[^trust2010]
          Keep a full copy of every form, because some trusts planned to destroy old files.`,
        es: `Cada fondo fija su propio plazo, impreso en sus reglas.[^governmentAccountability2011]
          Un fondo escribió en 2010 que un reclamo incompleto por seis meses puede contar como retirado.
          Dijo también que, al presentarlo otra vez, pierde su lugar en la fila.[^trust2010]
          Guarde una copia completa de cada formulario, porque algunos fondos pensaban destruir expedientes viejos.`,
      },
      check: {
        text: {
          en: "The report on trusts by GAO, the government's auditor; then each trust's own site",
          es: "El informe de la GAO, auditora del gobierno, sobre los fondos; luego el sitio de cada fondo (en inglés)",
        },
        href: "https://gao.gov/products/gao-11-819",
      },
    },
    {
      id: "workers-compensation",
      way: { en: "Workers' compensation", es: "Compensación para trabajadores" },
      last: { en: "Ask the agency how soon", es: "Pregunte a la agencia cuándo" },
      whom: {
        en: "People exposed on the job, including federal and shipyard workers",
        es: "Personas expuestas en el trabajo, también empleados federales y de astilleros",
      },
      who: {
        en: `People exposed on the job.
          There are federal programs for dock and shipyard workers and for people who work for the United States.
          One program, Part E, covers illness from toxic matter at Energy Department sites.`,
        es: `Personas expuestas en el trabajo.
          Hay programas federales para trabajadores de muelles y astilleros y para empleados federales.
          Un programa, Part E, cubre enfermedades por sustancias tóxicas en plantas del Departamento de Energía.`,
      },
      clock: {
        en: "Each program sets its own limit, and some want notice soon.",
        es: "Cada programa fija su propio plazo, y algunos piden avisar pronto.",
      },
      check: {
        text: {
          en: "Department of Labor, energy workers; for others, your state agency",
          es: "Departamento de Trabajo, trabajadores de energía; para otros, su agencia estatal (en inglés)",
        },
        href: "https://www.dol.gov/agencies/owcp/energy",
      },
    },
    {
      id: "va-disability-benefits",
      way: { en: "VA disability benefits", es: "Beneficios del VA por incapacidad" },
      last: { en: "No deadline; apply early", es: "Sin fecha límite; solicite pronto" },
      whom: {
        en: "Veterans exposed during their service",
        es: "Veteranos expuestos durante su servicio",
      },
      who: {
        en: "Veterans with a related disease who were exposed in service.",
        es: "Veteranos con una enfermedad relacionada y exposición en el servicio.",
      },
      clock: {
        en: "There is no deadline, but applying late can start benefits later.",
        es: "No hay fecha límite, pero pedir tarde los beneficios puede atrasar su inicio.",
      },
      check: {
        text: {
          en: "How to file a VA disability claim, free",
          es: "Cómo presentar gratis un reclamo de incapacidad al VA (en inglés)",
        },
        href: "https://www.va.gov/disability/how-to-file-claim/",
      },
    },
    {
      id: "social-security-disability",
      way: { en: "Social Security disability", es: "Incapacidad del Seguro Social" },
      last: { en: "No fixed day; apply early", es: "Sin día fijo; solicite pronto" },
      whom: {
        en: "People whose illness keeps them from working",
        es: "Personas a quienes su enfermedad impide trabajar",
      },
      who: {
        en: `People who are too ill to work.
        A legal guide says that small cell lung cancer is on the fast track, and so is lung cancer that has spread, came back or cannot be removed.
        Others can still qualify.[^allLaw]`,
        es: `Personas que por su salud no pueden trabajar.
        Una guía legal pone en la vía rápida el cáncer de pulmón de células pequeñas, y también el que se extendió, volvió o no se puede extirpar.
        Otras personas aún pueden calificar.[^allLaw]`,
      },
      clock: {
        en: "Apply as soon as you cannot work; Social Security sets the rules.",
        es: "Solicítela en cuanto no pueda trabajar; el Seguro Social fija las reglas.",
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
      name: {
        en: "Pathology report with cell type",
        es: "Informe de patología con el tipo de célula",
      },
      holder: { en: "Hospital pathology office", es: "Oficina de patología del hospital" },
      how: {
        en: "Ask that the tissue blocks be kept as well",
        es: "Pida que guarden también los bloques de tejido",
      },
    },
    {
      name: { en: "Chest CT and X-rays", es: "Tomografía y radiografías del pecho" },
      holder: { en: "Imaging department", es: "Departamento de imágenes" },
      how: {
        en: "Request discs and reports, with any note of scarring or plaques",
        es: "Pida discos e informes, con cualquier nota de cicatrices o placas",
      },
    },
    {
      name: { en: "Work history", es: "Historial de trabajo" },
      holder: { en: "Social Security; your union local", es: "Seguro Social; su sindicato local" },
      how: {
        en: "Ask with form SSA-7050, and look for dispatch lists and pension records",
        es: "Use el formulario SSA-7050 y busque listas de trabajo y datos de pensión",
      },
    },
    {
      name: { en: "Military papers", es: "Papeles militares" },
      holder: { en: "National Archives", es: "Archivos Nacionales" },
      how: {
        en: "File form SF-180 for the DD-214 and ship records",
        es: "Presente el formulario SF-180 para el DD-214 y datos del barco",
      },
    },
    {
      name: { en: "Job details", es: "Detalles del trabajo" },
      holder: { en: "You and former co-workers", es: "Usted y antiguos compañeros" },
      how: {
        en: "List sites, trades, brands, names and phone numbers",
        es: "Anote lugares, oficios, marcas, nombres y teléfonos",
      },
    },
    {
      name: { en: "Proof of dust at home", es: "Prueba del polvo en casa" },
      holder: { en: "Family; the worker's employer", es: "Familia; el empleador del trabajador" },
      how: {
        en: "Ask for signed statements on dusty clothes and who washed them",
        es: "Pida declaraciones firmadas sobre la ropa con polvo y quién la lavaba",
      },
    },
    {
      name: { en: "Earlier asbestos papers", es: "Papeles anteriores de asbesto" },
      holder: {
        en: "Former lawyers, trusts, compensation boards",
        es: "Abogados anteriores, fondos, juntas de compensación",
      },
      how: {
        en: "Keep copies of releases, claim forms and awards",
        es: "Guarde copias de renuncias a reclamar (releases), formularios y pagos",
      },
    },
  ],
  questions: [
    {
      en: "In which states could I file, and which has the shortest limit?",
      es: "¿En qué estados podría demandar, y cuál tiene el plazo más corto?",
    },
    {
      en: "Which trusts would you turn to, and what do their claims do to a lawsuit?",
      es: "¿A qué fondos acudirían ustedes, y qué efecto tienen esos reclamos en una demanda?",
    },
    {
      en: "How does my smoking change the claim, in court and with each trust?",
      es: "¿Cómo cambia el reclamo el hecho de que fumé, en el tribunal y en cada fondo?",
    },
    {
      en: "Do you need proof of scarring in the lungs, and who pays for that review?",
      es: "¿Necesitan prueba de cicatrices en los pulmones, y quién paga esa revisión?",
    },
    {
      en: "If I get money, does that affect my VA, Medicare, Medicaid or workers' compensation benefits?",
      es: "Si recibo dinero, ¿afecta eso mis beneficios del VA, Medicare, Medicaid o de compensación para trabajadores?",
    },
    {
      en: "If the patient has died, who may bring the claim and until when?",
      es: "Si la persona enferma murió, ¿quién puede reclamar y hasta cuándo?",
    },
    {
      en: "Is your share the same for trust claims as for a lawsuit?",
      es: "¿Cobran lo mismo por los reclamos a fondos que por una demanda?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "Rules and courts have changed over 37 years, but each claim still stands alone.[^judicialPanel2011][^epa2024][^duboseLaw2026]",
        es: "En 37 años cambiaron las reglas y los tribunales, pero cada reclamo sigue yendo por su cuenta.[^judicialPanel2011][^epa2024][^duboseLaw2026]",
      },
      points: [
        { date: "1989", text: { en: "EPA asbestos ban", es: "Prohibición de la EPA" } },
        { date: "1991", text: { en: "Ban mostly voided", es: "Se anula en gran parte" } },
        { date: "2011", text: { en: "Federal docket closes", es: "Cierra expediente federal" } },
        { date: "2024", text: { en: "Chrysotile phase-out rule", es: "Regla del crisotilo" } },
        { date: "2026", text: { en: "Appeal argued", es: "Argumentos en apelación" } },
      ],
    },
  ],
  sources: {
    epa2024: {
      publisher: "U.S. EPA / Federal Register",
      title: "Asbestos Part 1; Chrysotile Asbestos; Final Rule, 89 FR 21970",
      date: "2024-03-28",
      url: "https://www.govinfo.gov/content/pkg/FR-2024-03-28/html/2024-05972.htm",
    },
    governmentAccountability2011: {
      publisher: "U.S. Government Accountability Office",
      title:
        "Asbestos Injury Compensation: The Role and Administration of Asbestos Trusts (GAO-11-819)",
      date: "2011",
      url: "https://gao.gov/products/gao-11-819",
    },
    judicialPanel2011: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title: {
        en: "Order Adopting Suggestion Concerning Future Tag-Along Transfers (MDL No. 875) [copy at cetient.com]",
        es: "Order Adopting Suggestion Concerning Future Tag-Along Transfers (MDL No. 875) [copia en cetient.com]",
      },
      date: "2011-12-13",
      url: "https://cetient.com/case/8694531/in-re-asbestos-products-liability-litigation",
    },
    nationalToxicology2004: {
      publisher: "National Toxicology Program",
      title: {
        en: "Eleventh Report on Carcinogens: Asbestos [EPA HERO record]",
        es: "Eleventh Report on Carcinogens: Asbestos [registro HERO de la EPA]",
      },
      date: "2004",
      url: "https://hero.epa.gov/hero/index.cfm/reference/details/reference_id/6571387",
    },
    nationalCancer2007: {
      publisher: "National Cancer Institute",
      title: {
        en: "Asbestos Exposure: Questions and Answers [archived copy]",
        es: "Asbestos Exposure: Questions and Answers [copia archivada]",
      },
      date: "2007",
      url: "https://webarchive.library.unt.edu/eot2008/20090115183436/http://www.cancer.gov/cancertopics/factsheet/Risk/asbestos",
    },
    intJ2020: {
      publisher: "Int. J. Environ. Res. Public Health (Klebe et al.)",
      title: "Asbestos, Smoking and Lung Cancer: An Update",
      date: "2020",
      url: "https://doi.org/10.3390/ijerph17010258",
    },
    one2015: {
      publisher: "PLoS ONE (Ngamwong et al.)",
      title:
        "Additive Synergism between Asbestos and Smoking in Lung Cancer Risk: A Systematic Review and Meta-Analysis",
      date: "2015",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4537132/",
    },
    departmentLabor2026: {
      publisher: "U.S. Department of Labor",
      title: "Office of Workers' Compensation Programs, Energy workers program",
      date: "2026",
      url: "https://www.dol.gov/agencies/owcp/energy",
    },
    departmentVeterans2026: {
      publisher: "U.S. Department of Veterans Affairs",
      title: "How to file a VA disability claim",
      date: "2026",
      url: "https://www.va.gov/disability/how-to-file-claim/",
    },
    duboseLaw2026: {
      publisher: "DuBose Law Firm",
      title: "Article on the Fifth Circuit argument over the EPA's asbestos rule",
      date: "2026-06",
      url: "https://duboselawfirm.com/fifth-circuit-epa-asbestos-rule-oral-argument/",
    },
    ehs2025: {
      publisher: "EHS Daily Advisor",
      title: "EPA Withdraws Abeyance Motion in Chrysotile Asbestos Litigation",
      date: "2025-07",
      url: "https://ehsdailyadvisor.com/?p=40644",
    },
    mesowatch2026: {
      publisher: "Mesowatch",
      title: "Article on the EPA's asbestos ban and the Fifth Circuit",
      date: "2026-01",
      url: "https://mesowatch.org/news/2026/01/epa-asbestos-ban-fifth-circuit-chamber-commerce",
    },
    productLaw2025: {
      publisher: {
        en: "Product Law Perspective (law firm)",
        es: "Product Law Perspective [bufete de abogados]",
      },
      title:
        "Delaware Chancery Court Keeps Asbestos Trust Data Case Alive: Motions to Dismiss Denied",
      date: "2025-10",
      url: "https://www.productlawperspective.com/2025/10/delaware-chancery-court-keeps-asbestos-trust-data-case-alive-motions-to-dismiss-denied/",
    },
    mealeys2025: {
      publisher: "Mealey's (LexisNexis)",
      title: "Delaware Court Stays Case During Asbestos Bankruptcy Document Appeal",
      date: "2025-11-19",
      url: "https://www.mealeys.com/mealeys/articles/2413275/delaware-court-stays-case-during-asbestos-bankruptcy-document-appeal",
    },
    wvCode: {
      publisher: "West Virginia Legislature",
      title:
        "West Virginia Code, chapter 55, article 7F, Asbestos Bankruptcy Trust Claims Transparency Act",
      date: null,
      url: "https://code.wvlegislature.gov/email/55-7F/",
    },
    floridaCode: {
      publisher: "The Florida Senate",
      title: "2020 Florida Statutes, chapter 774",
      date: "2020",
      url: "https://flsenate.gov/Laws/Statutes/2020/Chapter774/All",
    },
    trust2010: {
      publisher: "Western Asbestos Settlement Trust",
      title: "Notices of 2010",
      date: "2010",
      url: "https://www.wastrust.com/home-2/2010-archive/",
    },
    trust2023: {
      publisher: "Western Asbestos Settlement Trust",
      title: "Notice on the payment percentage",
      date: "2023-02-21",
      url: "https://wastrust.com/?p=936",
    },
    partE: {
      publisher: "U.S. Code",
      title: {
        en: "42 U.S.C. 7385s-12, Maximum Aggregate Compensation [copy at Onecle]",
        es: "42 U.S.C. 7385s-12, Maximum Aggregate Compensation [copia en Onecle]",
      },
      date: "2015-10-26",
      url: "https://law.onecle.com/uscode/42/7385s-12.html",
    },
    allLaw: {
      publisher: "AllLaw (Nolo)",
      title: `My cancer isn't on the compassionate allowance list.
        Am I still eligible for disability benefits?`,
      date: null,
      url: "https://www.alllaw.com/articles/nolo/disability/disability-benefits-cancer-not-on-compassionate-allowance-list.html",
    },
  },
};
