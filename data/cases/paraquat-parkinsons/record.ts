import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Federal MDL and state cases",
      es: "Litigio multidistrital (MDL) federal y casos estatales",
    },
    court: {
      en: "U.S. District Court, Southern District of Illinois (East St. Louis); Philadelphia Court of Common Pleas",
      es: "Tribunal Federal de Distrito, Distrito Sur de Illinois (East St. Louis); Tribunal de Primera Instancia (Court of Common Pleas) de Filadelfia",
    },
    docket: { en: "MDL No. 3004 (3:21-md-03004-NJR)", es: "MDL núm. 3004 (3:21-md-03004-NJR)" },
    judge: {
      en: "Nancy J. Rosenstengel (MDL); Joshua Roberts (Philadelphia)",
      es: "Nancy J. Rosenstengel (MDL); Joshua Roberts (Filadelfia)",
    },
    since: [{ date: "2021-06-07", of: { en: "the federal MDL", es: "el MDL federal" } }],
    stage: {
      en: `As of September 2026, a law-marketing site wrote that the federal court was carrying out a confidential settlement of certain claims.
          The court was testing the cases of people who had opted out, and its trials stayed canceled.[^guide2026]`,
      es: `En septiembre de 2026, un sitio de publicidad legal escribió que el tribunal federal llevaba a cabo un acuerdo confidencial para ciertos reclamos.
          El tribunal examinaba los casos de las personas que se excluyeron, y sus propios juicios seguían cancelados.[^guide2026]`,
    },
    next: {
      en: `We know of no next date.
        We found no result of a September 2026 hearing about one attorney's cases.
        We also found no ruling on how the Supreme Court's label decision applies to these suits.[^guide2026]`,
      es: `No conocemos una próxima fecha.
        No encontramos el resultado de una audiencia de septiembre de 2026 sobre los casos de un abogado.
        Tampoco hallamos una decisión sobre cómo se aplica a estas demandas el fallo de la Corte Suprema sobre etiquetas.[^guide2026]`,
    },
    settlement: {
      en: `A law-marketing site reports that order No. 24 names a confidential settlement, for certain claims only.[^guide2026]
        No terms, total or date to claim are public, and sources disagree about the day of signing.`,
      es: `Un sitio de publicidad legal informa que la orden núm. 24 nombra un acuerdo confidencial, solo para ciertos reclamos.[^guide2026]
        No son públicos los términos, el total ni una fecha para reclamar.
        Las fuentes no coinciden en el día de la firma.`,
    },
    classAction: {
      en: "No. Each person sues separately.",
      es: "No. Cada persona demanda por separado.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-09-14", source: "guide2026" },
  soonest: null,
  figures: [
    {
      value: { en: "30 days", es: "30 días" },
      what: {
        en: "After a suit reaches the federal docket, order No. 10 gives people this long to deliver the court's questionnaire, as a legal publisher reported in January 2024.",
        es: "Después de que una demanda llega al expediente federal, la orden núm. 10 da este tiempo para entregar el cuestionario del tribunal, según informó una editorial jurídica en enero de 2024.",
      },
      date: "2024-01",
      way: "federal-suit-mdl",
      source: "order10",
    },
  ],
  events: [
    {
      date: "2026-09-04",
      text: {
        en: "A hearing on one attorney's cases was set for September 15; it was not a trial or a date to claim, and we found no result.",
        es: `Se fijó para el 15 de septiembre una audiencia sobre los casos de un abogado.
          No era un juicio ni una fecha para reclamar, y no encontramos el resultado.`,
      },
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-06-25",
      text: {
        en: "In Monsanto v. Durnell, a Roundup case, the Supreme Court held that federal pesticide law can block claims about a label under state law. How that applies to paraquat is not settled.",
        es: "En Monsanto v. Durnell, un caso de Roundup, la Corte Suprema decidió que la ley federal de pesticidas puede impedir reclamos estatales sobre una etiqueta. No está decidido cómo se aplica al paraquat.",
      },
      source: "pestManagement2026",
      isReported: true,
    },
    {
      date: "2026-06-02",
      text: {
        en: "Orders of June 2 and 3 chose some people who had opted out of the settlement to answer questions under oath.",
        es: "Órdenes del 2 y 3 de junio eligieron a algunas personas que se excluyeron del acuerdo para que respondan preguntas bajo juramento.",
      },
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-03-03",
      text: {
        en: "Syngenta said that it would stop making paraquat by the end of June 2026 because of competition from generics, and that the product is safe when used as the label says.",
        es: "Syngenta dijo que dejaría de fabricar paraquat antes de terminar junio de 2026 por la competencia de los genéricos, y que el producto es seguro si se usa como dice la etiqueta.",
      },
      source: "truthoutThe2026",
      isReported: true,
    },
    {
      date: "2026-02-23",
      text: {
        en: `A lawsuit-news site wrote that no final federal settlement had been announced.
          Syngenta had asked the court to dismiss the claims about label warnings under federal pesticide law.`,
        es: `Un sitio de noticias sobre demandas escribió que no se había anunciado un acuerdo federal final.
          Syngenta había pedido desestimar los reclamos sobre las advertencias de la etiqueta según la ley federal de pesticidas.`,
      },
      source: "drugwatch2026",
      isReported: true,
    },
    {
      date: "2026-01-09",
      text: {
        en: `The head of the EPA said that it would look at paraquat's safety again.
          A reporter wrote that the agency could name no new step beyond its request for data of November 2025.`,
        es: `El director de la EPA dijo que volvería a evaluar la seguridad del paraquat.
          Una nota de prensa dijo que la agencia no pudo nombrar ningún paso nuevo aparte de su pedido de datos de noviembre de 2025.`,
      },
      source: "eenews2026",
      isReported: true,
    },
    {
      date: "2026-01",
      text: {
        en: "A Philadelphia trial was canceled after a settlement in that case, like two before it.",
        es: "Se canceló un juicio en Filadelfia tras un acuerdo en ese caso, como en dos anteriores.",
      },
      source: "legalNewsline2026",
      isReported: true,
    },
    {
      date: "2025-11-13",
      text: {
        en: "The EPA published an updated review: it was less sure than before how much paraquat can turn to vapor, and it planned to order more data from the makers.",
        es: "La EPA publicó una revisión actualizada: tenía más dudas que antes sobre cuánto paraquat puede volverse vapor, y pensaba pedir más datos a los fabricantes.",
      },
      source: "epa2025",
    },
    {
      date: "2025-09-03",
      text: {
        en: `A confidential master settlement was signed for certain claims, a law-marketing site reports from order No. 24.
          A special master (a helper of the judge) reviews who is covered, what is offered and who opted out.`,
        es: `Se firmó un acuerdo marco confidencial para ciertos reclamos, según informa un sitio de publicidad legal por la orden núm. 24. Un perito auxiliar del tribunal (special master) revisa quién cumple las condiciones, las ofertas y las exclusiones.`,
      },
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2025-07",
      text: {
        en: `A Philadelphia judge refused to move the cases of people from other states out of Philadelphia.
          An appeals court later agreed to review that, and we did not find its decision.`,
        es: `Un tribunal de Filadelfia se negó a enviar a otro lugar los casos de personas de otros estados.
          Un tribunal de apelaciones aceptó después revisarlo, y no hallamos su decisión.`,
      },
      source: "legalNewsline2026",
      isReported: true,
    },
    {
      date: "2025-04-14",
      text: {
        en: `Syngenta and Chevron told an appeals court that they had signed a letter agreement meant to resolve the lawsuits.
          Its details were not public.`,
        es: `Syngenta y Chevron dijeron a un tribunal de apelaciones que habían firmado una carta de acuerdo para resolver las demandas.
          Los detalles no eran públicos.`,
      },
      source: "harrismartin2025",
      isReported: true,
    },
    {
      date: "2025-01-17",
      text: {
        en: "The EPA told a federal appeals court that it meant to withdraw its 2021 interim decision on paraquat so that it could gather more data.",
        es: "La EPA dijo a un tribunal federal de apelaciones que pensaba retirar su decisión provisional de 2021 sobre el paraquat para reunir más datos.",
      },
      source: "withdraw2025",
      isReported: true,
    },
    {
      date: "2024-10-28",
      text: {
        en: "The judge told all who sue, now or later, to subpoena proof of exposure (the year is inferred).",
        es: "La jueza decidió que quien demande, ahora o después, debe pedir pruebas de la exposición con órdenes (subpoenas); el año se infiere.",
      },
      source: "subpoenas",
      isReported: true,
    },
    {
      date: "2024-08-28",
      text: {
        en: "A large group of cases was dismissed because a required questionnaire came late; six people who objected could go on.",
        es: `Se desestimó un grupo grande de casos porque un cuestionario obligatorio llegó tarde.
          Seis personas que presentaron una objeción pudieron seguir.`,
      },
      source: "dismissed2024",
      isReported: true,
    },
    {
      date: "2024-04-17",
      text: {
        en: "The judge ruled that a key expert of the people suing could not testify, and dismissed the first group of test cases.",
        es: "La jueza decidió que un perito clave de quienes demandan no podía declarar, y desestimó el primer grupo de casos de prueba.",
      },
      source: "harrismartin2024",
      isReported: true,
    },
    {
      date: "2021-06-07",
      text: {
        en: "A federal panel sent the paraquat suits to southern Illinois as MDL No. 3004: many similar federal cases before one judge.",
        es: "Un panel federal envió las demandas por paraquat al sur de Illinois como MDL núm. 3004: muchos casos federales parecidos ante un mismo tribunal.",
      },
      source: "judicialPanel2021",
    },
    {
      date: "2011-06",
      text: {
        en: `A study inside the federal Agricultural Health Study found Parkinson's disease more often among people who used paraquat.
          That is a link, and not proof of the cause.`,
        es: `Un estudio dentro del estudio federal de salud agrícola halló la enfermedad de Parkinson más a menudo entre personas que usaron paraquat.
          Es un vínculo, no una prueba de la causa.`,
      },
      source: "environmentalHealth2011",
    },
  ],
  ways: [
    {
      id: "federal-suit-mdl",
      way: {
        en: "Federal suit with many similar ones (MDL 3004)",
        es: "Demanda federal en el litigio multidistrital (MDL) 3004",
      },
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "People with Parkinson's after repeated paraquat exposure",
        es: "Personas con Parkinson tras exposición repetida al paraquat",
      },
      who: {
        en: "People with Parkinson's disease after repeated paraquat exposure who have not settled.",
        es: "Personas con enfermedad de Parkinson tras exposición repetida a paraquat que no han llegado a un acuerdo.",
      },
      clock: {
        en: `Your state sets the time to sue.
          After you file, you must answer the court's questionnaire and demand records by subpoena.
          Each has its own deadline, and missing it has ended cases.[^order10][^subpoenas]
          If you have a settlement letter, the date in it decides, so call your lawyer at once.
          It is not known whether new claims can join.`,
        es: `Su estado fija el plazo para demandar.
          Después de demandar, debe responder el cuestionario del tribunal y pedir documentos con órdenes (subpoenas).
          Tienen sus propias fechas límite, y por no cumplirlas se han cerrado casos.[^order10][^subpoenas]
          Si tiene una carta del acuerdo, cuenta la fecha límite que da esa carta: llame ya a su abogado o abogada.
          No se sabe si pueden sumarse reclamos nuevos.`,
      },
      check: {
        text: {
          en: "The court's page on the paraquat cases",
          es: "Página del tribunal sobre los casos de paraquat (en inglés)",
        },
        href: "https://www.ilsd.uscourts.gov/paraquat-products-liability-litigation",
      },
    },
    {
      id: "confidential-federal-settlement",
      way: { en: "Confidential federal settlement", es: "Acuerdo federal confidencial" },
      last: { en: "The date in your letter", es: "La fecha de su carta" },
      whom: {
        en: "Only filed claims that the agreement names",
        es: "Solo reclamos ya presentados que el acuerdo nombra",
      },
      who: {
        en: `People with a filed claim that the agreement names and that the special master, who helps the judge with the settlement, finds eligible.
          Having a case on file does not prove that you are eligible.`,
        es: `Personas con un reclamo ya presentado que el acuerdo nombra y que, según el perito auxiliar del juez en el acuerdo (special master), cumple las condiciones.
          Tener un caso presentado no prueba que las cumpla.`,
      },
      clock: {
        en: "There is no public date to claim or to opt out. The date in your own letter counts.",
        es: `No hay fecha pública para reclamar ni para excluirse.
          Cuenta la fecha límite que da su propia carta.`,
      },
      check: {
        text: {
          en: "Your own lawyer, and the orders of the court",
          es: "Su propio abogado o abogada, y las órdenes del tribunal (en inglés)",
        },
        href: "https://www.ilsd.uscourts.gov/paraquat-products-liability-litigation",
      },
    },
    {
      id: "state-suit-example",
      way: {
        en: "State suit, for example in Philadelphia or California",
        es: "Demanda estatal, por ejemplo en Filadelfia o California",
      },
      last: { en: "Each state's own limit", es: "El plazo de cada estado" },
      whom: {
        en: "People whose case belongs in that state",
        es: "Personas cuyo caso corresponde a ese estado",
      },
      who: {
        en: `People who can sue in that state.
          An appeals court agreed to review whether people from elsewhere may sue in Philadelphia.[^legalNewsline2026]`,
        es: `Personas que pueden demandar en ese estado.
          Un tribunal de apelaciones aceptó revisar si personas de otros lugares pueden demandar en Filadelfia.[^legalNewsline2026]`,
      },
      clock: {
        en: "The law of that state decides. Ask a lawyer there.",
        es: "Decide la ley de ese estado. Pregunte a un abogado o abogada de allí.",
      },
      check: {
        text: { en: "The Philadelphia courts", es: "Los tribunales de Filadelfia (en inglés)" },
        href: "https://www.courts.phila.gov/",
      },
    },
    {
      id: "workers-compensation",
      way: { en: "Workers' compensation", es: "Compensación para trabajadores" },
      last: { en: "Your state's rule; sometimes short", es: "Regla del estado; a veces corta" },
      whom: {
        en: "Farm and grounds workers exposed on the job",
        es: "Trabajadores agrícolas y de jardines expuestos en el trabajo",
      },
      who: {
        en: "Farm and grounds workers exposed on the job. Some states do not cover all farms.",
        es: `Trabajadores del campo y de jardines expuestos en su empleo.
          Algunos estados no cubren todas las granjas.`,
      },
      clock: {
        en: "Each state sets the time, and it can be short.",
        es: "Cada estado fija el plazo, y puede ser corto.",
      },
      check: {
        text: {
          en: "Your state's workers' compensation agency",
          es: "La agencia de compensación para trabajadores de su estado",
        },
      },
    },
    {
      id: "disability-benefits",
      way: { en: "Disability benefits", es: "Beneficios por incapacidad" },
      last: { en: "Each agency's rules", es: "Las reglas de cada agencia" },
      whom: {
        en: "People who can no longer work, and veterans with Parkinson's",
        es: "Personas que ya no pueden trabajar y veteranos con Parkinson",
      },
      who: {
        en: "People who can no longer work. Veterans with Parkinson's disease can ask too, under a separate rule about other exposures.",
        es: "Personas que ya no pueden trabajar. También veteranos con enfermedad de Parkinson, por una regla aparte sobre otras exposiciones.",
      },
      clock: {
        en: "Each agency has its own rules. You do not need a lawsuit.",
        es: "Cada agencia tiene sus propias reglas. No hace falta una demanda.",
      },
      check: {
        text: {
          en: "Social Security, or the VA for veterans",
          es: "Seguro Social o, para veteranos, el VA (en inglés)",
        },
        href: "https://www.ssa.gov/disability",
      },
    },
  ],
  documents: [
    {
      name: { en: "Neurology records", es: "Expediente de neurología" },
      holder: { en: "Neurologist or hospital", es: "Neurólogo u hospital" },
      how: {
        en: "Ask for the first note that names Parkinson's, and any DaTscan or MRI",
        es: "Pida la primera nota que nombra el Parkinson, y cualquier DaTscan o resonancia (MRI)",
      },
    },
    {
      name: { en: "Medicine history", es: "Historial de medicamentos" },
      holder: { en: "Pharmacy chain or insurer", es: "Cadena de farmacias o aseguradora" },
      how: {
        en: "Print a list that shows levodopa or similar, with dates",
        es: "Imprima una lista que muestre levodopa o algo parecido, con fechas",
      },
    },
    {
      name: { en: "Applicator license", es: "Licencia de aplicador" },
      holder: {
        en: "State agriculture or pesticide agency",
        es: "Agencia estatal de agricultura o de pesticidas",
      },
      how: {
        en: "Request the history under your name",
        es: "Pida el historial que está a su nombre",
      },
    },
    {
      name: { en: "Spray and sales records", es: "Registros de uso y de venta" },
      holder: { en: "Farm, co-op or dealer", es: "Granja, cooperativa o distribuidor" },
      how: {
        en: "Ask now, because many are kept for two years only",
        es: "Pídalos ya, porque muchos se guardan solo dos años",
      },
    },
    {
      name: { en: "Pesticide use reports by field", es: "Informes de uso de pesticidas por campo" },
      holder: {
        en: "County agricultural commissioner or state agency",
        es: "Comisionado de agricultura del condado o agencia estatal",
      },
      how: {
        en: "Give section and years; California's go back to 1974",
        es: "Dé la sección y los años; los de California llegan hasta 1974",
      },
    },
    {
      name: { en: "Proof of work and home", es: "Prueba de trabajo y vivienda" },
      holder: {
        en: "Social Security, payroll offices, you",
        es: "Seguro Social, oficinas de nómina, usted",
      },
      how: {
        en: "Form SSA-7050, crop or H-2A papers, a map of nearby fields",
        es: "Formulario SSA-7050, papeles de cosecha o H-2A, un mapa de campos cercanos",
      },
    },
    {
      name: {
        en: "Statements from co-workers or neighbors",
        es: "Declaraciones de compañeros o vecinos",
      },
      holder: { en: "People who were there", es: "Personas que estuvieron allí" },
      how: {
        en: "Product, years, tasks and what protection was worn",
        es: "Producto, años, tareas y qué protección se usaba",
      },
    },
  ],
  questions: [
    {
      en: "Is the federal settlement open to someone like me, and who decides that?",
      es: "¿Está el acuerdo federal abierto para alguien como yo, y quién decide eso?",
    },
    {
      en: "If I am in it, what did I sign, and could I still leave?",
      es: "Si estoy en el acuerdo, ¿qué firmé, y podría todavía salir de él?",
    },
    {
      en: "After Monsanto v. Durnell, what is left of a claim about the label?",
      es: "Tras Monsanto v. Durnell, ¿qué queda de un reclamo sobre la etiqueta?",
    },
    {
      en: "Where would you file, and what if the Philadelphia appeal goes the other way?",
      es: "¿Dónde presentarían mi demanda, y qué pasa si la apelación de Filadelfia se decide al contrario?",
    },
    {
      en: "When did my time limit start: at the diagnosis, or when I heard of the possible link?",
      es: "¿Cuándo empezó mi plazo: con el diagnóstico, o cuando supe del posible vínculo con el paraquat?",
    },
    {
      en: "What would you need to show that it was paraquat and not another weed killer?",
      es: "¿Qué necesitarían ustedes para mostrar que era paraquat y no algún otro herbicida?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "Courts and the EPA have moved at different speeds.[^environmentalHealth2011][^judicialPanel2021][^harrismartin2024][^epa2025]",
        es: "Los tribunales y la EPA han avanzado a distinto paso.[^environmentalHealth2011][^judicialPanel2021][^harrismartin2024][^epa2025]",
      },
      points: [
        { date: "2011", text: { en: "Farm study", es: "Estudio agrícola" } },
        {
          date: "2021-06",
          text: { en: "Federal cases grouped", es: "Agrupan casos federales" },
        },
        { date: "2024-04", text: { en: "Expert excluded", es: "Excluyen al perito" } },
        { date: "2025-04", text: { en: "Letter agreement", es: "Carta de acuerdo" } },
        { date: "2025-09", text: { en: "Settlement, as reported", es: "Acuerdo, según informes" } },
        { date: "2026-06", text: { en: "Label ruling", es: "Decisión sobre etiqueta" } },
      ],
    },
  ],
  sources: {
    epa2025: {
      publisher: "U.S. EPA",
      title:
        "EPA Updates Review on Potential Paraquat Volatilization and Plans to Request Additional Data from Manufacturers",
      date: "2025",
      url: "https://www.epa.gov/pesticides/epa-updates-review-potential-paraquat-volatilization-and-plans-request-additional-data",
    },
    judicialPanel2021: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title: {
        en: "MDL No. 3004 Transfer Order [copied by Docket Alarm]",
        es: "MDL No. 3004 Transfer Order [copia en Docket Alarm]",
      },
      date: "2021",
      url: "https://www.docketalarm.com/cases/Judicial_Panel_On_Multidistrict_Litigation/MDL%20No.%203004/IN_RE--_Paraquat_Products_Liability_Litigation/149/",
    },
    environmentalHealth2011: {
      publisher: "Environmental Health Perspectives (Tanner et al.)",
      title: "Rotenone, Paraquat, and Parkinson's Disease",
      date: "2011",
      url: "https://doi.org/10.1289/ehp.1002839",
    },
    internationalJournal2024: {
      publisher: "International Journal of Epidemiology",
      title:
        "Study of paraquat near homes and workplaces in Central California and Parkinson's disease",
      date: "2024",
      url: "https://academic.oup.com/ije/article/53/1/dyae004/7597790?login=false",
    },
    agriPulse2024: {
      publisher: "Agri-Pulse",
      title: "EPA rejects association between paraquat and Parkinson's",
      date: "2024",
      url: "https://agri-pulse.com/articles/20580-epa-rejects-association-between-paraquat-and-parkinsons",
    },
    harrismartin2025: {
      publisher: "HarrisMartin",
      title: "Defendants in Paraquat MDL Ink Agreement to Resolve 'Many' Cases, Filing Says",
      date: "2025",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/59569/defendants-in-paraquat-mdl-ink-agreement-to-resolve-many-cases-filing-says/",
    },
    pesticideEnvironmental2026: {
      publisher: {
        en: "Pesticide Environmental Stewardship (land-grant university program)",
        es: "Pesticide Environmental Stewardship [programa de universidades públicas]",
      },
      title: "Records inspections by regulators and health professionals",
      date: "2026",
      url: "https://pesticidestewardship.org/records/records-inspections/",
    },
    minnesotaDepartment2026: {
      publisher: "Minnesota Department of Agriculture",
      title: "Private Applicator Pesticide Recordkeeping Program",
      date: "2026",
      url: "https://www.mda.state.mn.us/private-applicator-pesticide-recordkeeping-program",
    },
    drugwatch2026: {
      publisher: "Drugwatch",
      title: "Roundup Preemption Case Throws Uncertainty Into Paraquat Settlement Negotiations",
      date: "2026",
      url: "https://www.drugwatch.com/news/2026/02/23/paraquat-settlement-uncertainty",
    },
    pestManagement2026: {
      publisher: "Pest Management Professional",
      title: "U.S. Supreme Court decision reinforces EPA authority over pesticide labels",
      date: "2026",
      url: "https://www.mypmp.net/u-s-supreme-court-decision-reinforces-epa-authority-over-pesticide-labels/",
    },
    truthoutThe2026: {
      publisher: "The New Lede",
      title: {
        en: "Report that Syngenta will stop making paraquat [on Truthout]",
        es: "Report that Syngenta will stop making paraquat [en Truthout]",
      },
      date: "2026-03-03",
      url: "https://truthout.org/articles/pesticide-company-to-stop-producing-weed-killer-linked-to-parkinsons-disease/",
    },
    legalNewsline2026: {
      publisher: "Legal Newsline / Pennsylvania Record",
      title: "Report on out-of-state paraquat suits in Philadelphia",
      date: "2026",
      url: "https://www.legalnewsline.com/pennsylvania-record/is-it-ok-out-of-staters-sue-in-philadelphia-court-to-decide-in-paraquat-case/article_b630d4cf-9b0b-4cec-a6b5-a3072f29a327.html",
    },
    harrismartin2024: {
      publisher: "HarrisMartin",
      title:
        "Paraquat Herbicide MDL Judge Issues Order Identifying 10 New Cases for Case-Specific Discovery",
      date: "2024-08-08",
      url: "https://www.harrismartin.com/publications/10/benzene/articles/35610/paraquat-herbicide-mdl-judge-issues-order-identifying-10-new-cases-for-case-specific-discovery/",
    },
    guide2026: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: {
        en: "Paraquat case data [its published data file]",
        es: "Paraquat case data [su archivo de datos publicado]",
      },
      date: "2026-09-14",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/7b4e36c5c3e1641696bf165cd4653b35a94c7f4d/src/data/cases/paraquat.json",
    },
    dismissed2024: {
      publisher: "HarrisMartin",
      title: "Paraquat MDL judge dismisses cases for failure to file a questionnaire",
      date: "2024-09-03",
      url: "https://www.harrismartin.com/publications/10/benzene/articles/37361/paraquat-mdl-judge-dismisses-more-than-125-cases-for-failure-to-file-paq-allows-6-plaintiff-to-proceed/",
    },
    subpoenas: {
      publisher: "Madison - St. Clair Record",
      title: "Judge Rosenstengel: newer paraquat plaintiffs can't dodge exposure subpoenas",
      date: "2024-10",
      url: "https://madisonrecord.com/stories/665541016-judge-rosenstengel-newer-paraquat-plaintiffs-can-t-dodge-exposure-subpoenas",
    },
    order10: {
      publisher: "HarrisMartin",
      title: "Paraquat special master recommends dismissal for failure to submit questionnaires",
      date: "2024-01-10",
      url: "https://www.harrismartin.com/publications/10/benzene/articles/31594/paraquat-special-master-recommends-dismissal-of-86-cases-for-failure-to-submit-questionnaires/",
    },
    withdraw2025: {
      publisher: "HarrisMartin",
      title:
        "EPA Seeks Intent to Withdraw Paraquat Registration, Wants to Revisit Issue of Volatilization",
      date: "2025-01",
      url: "https://www.harrismartin.com/publications/10/benzene/articles/51186/epa-seeks-intent-to-withdraw-paraquat-registration-wants-to-revisit-issue-of-volatilization/",
    },
    eenews2026: {
      publisher: "E&E News",
      title: "EPA to review Parkinson's-linked pesticide",
      date: "2026-01",
      url: "https://www.eenews.net/articles/epa-to-review-parkinsons-linked-pesticide",
    },
  },
};
