import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: { en: "Federal MDL", es: "Litigio multidistrital (MDL) federal" },
    court: {
      en: "U.S. District Court, Northern District of Ohio (Cleveland)",
      es: "Tribunal Federal de Distrito, Distrito Norte de Ohio (Cleveland)",
    },
    docket: { en: "MDL No. 3092", es: "MDL núm. 3092" },
    judge: "J. Philip Calabrese",
    since: [{ date: "2024-02-02" }],
    stage: {
      en: `As of September 2026, lawyers were gathering records and sworn answers in a pool of fifty test cases.
          Cases of people who did not follow court orders had been dismissed.[^guide2026][^mealeys]`,
      es: `En septiembre de 2026 los abogados reunían documentos y respuestas bajo juramento en un grupo de cincuenta casos de prueba.
          Se habían desestimado casos de quienes no cumplieron órdenes del tribunal.[^guide2026][^mealeys]`,
    },
    next: {
      en: `The court's plan of March 2026 reportedly sets January 29, 2027, for picking fifteen cases for trial.
        March 2028 is only a proposal for the first trial.[^guide2026]
        The court lists its orders.[^courtPage]`,
      es: `Según se informa, el plan del tribunal de marzo de 2026 fija el 29 de enero de 2027 para elegir quince casos para juicio.
        Marzo de 2028 es solo una propuesta para el primer juicio.[^guide2026]
        El tribunal publica sus órdenes.[^courtPage]`,
    },
    settlement: {
      en: `None found.
        Older Suboxone settlements were about competition or opioid rules, and none of them covers teeth.[^guide2026]`,
      es: `No encontramos ninguno.
        Los acuerdos anteriores de Suboxone eran sobre competencia o reglas de opioides, y ninguno cubre los dientes.[^guide2026]`,
    },
    classAction: {
      en: "No. Separate suits, some of them filed together on long lists of names.",
      es: "No. Demandas separadas, algunas presentadas juntas en largas listas de nombres.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-09-14", source: "guide2026" },
  soonest: {
    date: "2027-01-15",
    ends: false,
    text: {
      en: `A law-marketing site says that questioning under oath ends in the core pool, the fifty test cases that are prepared first.
          If your case was picked, you, your dentist and your prescriber may be asked questions before then.
          Have your records ready and call your lawyer.`,
      es: `Un sitio de publicidad legal dice que terminan las declaraciones bajo juramento en el grupo principal: los cincuenta casos de prueba que se preparan primero.
          Si eligieron su caso, antes de ese día pueden hacerles preguntas a usted, a su dentista y a quien le receta.
          Tenga listos sus documentos y llame a su abogado o abogada.`,
    },
    whom: {
      en: "people whose filed case was picked for the core pool of fifty",
      es: "las personas cuyo caso presentado fue elegido para ese grupo",
    },
    certainty: "reported",
    source: "guide2026",
  },
  otherDates: [
    {
      date: "2027-01-29",
      ends: false,
      text: {
        en: `Fifteen of the fifty test cases are picked for trial, says a law-marketing site that cites the court's plan.
          A first trial in March 2028 is only a proposal.`,
        es: `De los cincuenta casos de prueba se eligen quince para juicio, según un sitio de publicidad legal que cita el plan del tribunal.
          Un primer juicio en marzo de 2028 es solo una propuesta.`,
      },
      whom: {
        en: "people whose case is one of the fifty",
        es: "las personas cuyo caso es uno de los cincuenta",
      },
      certainty: "reported",
      source: "guide2026",
    },
  ],
  figures: [],
  events: [
    {
      date: "2026-07-16",
      text: {
        en: "An order (No. 23) set rules for questioning doctors, dentists and other providers in the core pool, the fifty test cases that are prepared first.",
        es: "Una orden (núm. 23) fijó reglas para interrogar a médicos, dentistas y otros proveedores en los cincuenta casos de prueba que se preparan primero, el grupo principal.",
      },
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-06-10",
      text: {
        en: `The court was due to draw the first twenty test cases of the core pool at random.
          We could not confirm that it did.`,
        es: `El tribunal debía sortear los primeros veinte casos de prueba del grupo principal.
          No pudimos confirmar que lo hizo.`,
      },
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-04",
      text: {
        en: "Judge Calabrese agreed to end for good the suits of people who had not complied with a case management order.",
        es: "El juez Calabrese aceptó cerrar para siempre las demandas de personas que no cumplieron una orden sobre el manejo del caso.",
      },
      source: "mealeys",
      isReported: true,
    },
    {
      date: "2026-03-27",
      text: {
        en: "A new order set a core pool of fifty test cases, and a calendar to January 2027 for choosing which cases go to trial.",
        es: "Una nueva orden fijó un grupo principal de cincuenta casos de prueba y un calendario hasta enero de 2027 para elegir los casos que van a juicio.",
      },
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2025-05",
      text: {
        en: `An order set a first plan for choosing test cases.
          A March 2026 order replaced its calendar.`,
        es: `Una orden fijó un primer plan para elegir los casos de prueba.
          Una orden de marzo de 2026 reemplazó su calendario.`,
      },
      source: "updates2025",
      isReported: true,
    },
    {
      date: "2024-12-31",
      text: {
        en: "In a lead case the court let part of the claims go on and cut others, such as design claims about changes after approval.",
        es: "En un caso guía, el tribunal dejó seguir parte de los reclamos y quitó otros, como los de diseño por cambios tras la aprobación.",
      },
      source: "opinion",
    },
    {
      date: "2024-09",
      text: {
        en: `A lawsuit-news site wrote that claims against three companies were dismissed for good by agreement.
          A trade report of October 2024 still named all six.`,
        es: `Un sitio de noticias sobre demandas escribió que los reclamos contra tres empresas se desestimaron para siempre por acuerdo entre las partes.
          Un informe especializado de octubre de 2024 aún nombraba a las seis.`,
      },
      source: "film",
      isReported: true,
    },
    {
      date: "2024-06",
      text: {
        en: "Lawyers filed one long list, called Schedule A, for people who were still collecting their records.",
        es: "Los abogados presentaron una larga lista, llamada Schedule A, con personas que aún reunían sus documentos.",
      },
      source: "schedule",
      isReported: true,
    },
    {
      date: "2024-02-02",
      text: {
        en: "A federal panel sent the suits over Suboxone film and teeth to Judge Calabrese in Cleveland as MDL 3092: many similar federal cases before one judge.",
        es: "Un panel federal envió al juez Calabrese, en Cleveland, las demandas por la película Suboxone y los dientes como MDL 3092: muchos casos federales parecidos ante un mismo tribunal.",
      },
      source: "panel",
      isReported: true,
    },
    {
      date: "2022-12-13",
      text: {
        en: "A study of insurance claims linked the medicine under the tongue with more dental disease than two other medicines. That is a link, and not proof of the cause.",
        es: "Un estudio de reclamos al seguro vinculó el medicamento bajo la lengua con más enfermedad dental que otros dos medicamentos. Es un vínculo, no una prueba de la causa.",
      },
      source: "jama",
    },
    {
      date: "2022-06-17",
      text: {
        en: "The label gained a dental warning. The suits say that it was due years earlier.",
        es: "La etiqueta sumó una advertencia dental. Las demandas dicen que debía estar años antes.",
      },
      source: "update",
      isReported: true,
    },
    {
      date: "2022-01-12",
      text: {
        en: "The FDA warned of decay and lost teeth with buprenorphine that dissolves in the mouth, and said that its benefits clearly outweigh the risks.",
        es: "La FDA advirtió de caries y pérdida de dientes con la buprenorfina que se disuelve en la boca, y dijo que sus beneficios son claramente mayores que los riesgos.",
      },
      source: "fda",
    },
    {
      date: "2010-08-30",
      text: {
        en: `The FDA approved Suboxone film.
          The tablet dates from 2002.`,
        es: `La FDA aprobó la película Suboxone.
          La tableta es de 2002.`,
      },
      source: "film",
      isReported: true,
    },
  ],
  ways: [
    {
      id: "federal-suit-mdl",
      way: {
        en: "Federal suit with many similar ones (MDL 3092)",
        es: "Demanda federal en el litigio multidistrital (MDL) 3092",
      },
      last: {
        en: "Your state's limit; start disputed",
        es: "Plazo de su estado; inicio discutido",
      },
      whom: {
        en: "People prescribed brand film who later had serious dental injury",
        es: "Personas con receta de la película de marca y luego daño dental grave",
      },
      who: {
        en: "People prescribed brand Suboxone film who had serious dental injury afterwards, with records of both.",
        es: "Personas a las que se les recetó la película de marca Suboxone y que después tuvieron daño dental grave, con documentos de ambas cosas.",
      },
      clock: {
        en: `Your state sets the time to sue, and people disagree about the day it starts.
          Some limits counted from the label of June 2022 may be over.
          Ask a lawyer about your state.`,
        es: `Su estado fija el plazo para demandar, y no hay acuerdo sobre el día en que empieza.
          Algunos plazos contados desde la etiqueta de junio de 2022 pueden haber vencido.
          Pregunte a un abogado o abogada por su estado.`,
      },
      check: {
        text: { en: "Federal court in Cleveland", es: "Tribunal federal en Cleveland (en inglés)" },
        href: "https://www.ohnd.uscourts.gov/",
      },
    },
    {
      id: "already-schedule-another",
      way: {
        en: "Already on a list, such as Schedule A",
        es: "Su nombre ya está en una lista, como Schedule A",
      },
      last: { en: "The court's dates; call now", es: "Fechas del tribunal; llame ya" },
      whom: {
        en: "People whose name a lawyer has already filed",
        es: "Personas cuyo nombre ya presentó un abogado o abogada",
      },
      who: {
        en: "People whose names a lawyer has already given to the court.",
        es: "Personas cuyo nombre ya dio al tribunal un abogado o abogada.",
      },
      clock: {
        en: `Schedule A is a list of people whom lawyers signed up. Each reportedly must sue separately.
          Missing the court's dates for papers has ended suits for good.[^mealeys]
          In the core pool, the test cases prepared first, questioning under oath reportedly runs to January 15, 2027.[^guide2026]
          Call your lawyer now.`,
        es: `Schedule A es una lista de personas que inscribieron abogados.
          Se informa que luego cada una debe demandar.
          No cumplir las fechas del tribunal para los documentos ha cerrado demandas para siempre.[^mealeys]
          En el grupo principal de casos de prueba, se informa que las declaraciones bajo juramento van hasta el 15 de enero de 2027.[^guide2026]
          Llame ahora a su abogado o abogada.`,
      },
      check: {
        text: {
          en: "The court's page with every order",
          es: "Página del tribunal con todas las órdenes (en inglés)",
        },
        href: "https://www.ohnd.uscourts.gov/mdl-3092",
      },
    },
    {
      id: "state-suit-instead",
      way: {
        en: "State suit instead of a federal one",
        es: "Demanda estatal en lugar de una federal",
      },
      last: { en: "Each state's own limit", es: "El plazo de cada estado" },
      whom: {
        en: "People for whom a federal filing doesn't fit",
        es: "Personas a quienes no les conviene la vía federal",
      },
      who: {
        en: "People for whom a federal suit does not fit.",
        es: "Personas para quienes la vía federal no es la adecuada.",
      },
      clock: {
        en: "That state sets the time to sue over harm from a medicine.",
        es: "Ese estado fija el plazo para demandar por daños de un medicamento.",
      },
      check: { text: { en: "Website of the local court", es: "Sitio web del tribunal local" } },
    },
    {
      id: "report-fda-no",
      way: { en: "Report to the FDA (no claim)", es: "Informe a la FDA (no es un reclamo)" },
      last: { en: "No limit", es: "Sin plazo" },
      whom: {
        en: "Patients, relatives, dentists and prescribers",
        es: "Pacientes, familiares, dentistas y quienes recetan",
      },
      who: {
        en: "Any patient, relative, dentist or prescriber.",
        es: "Pacientes, familiares, dentistas o quien receta.",
      },
      clock: { en: "You can report at any time.", es: "Puede informar en todo momento." },
      check: { text: { en: "MedWatch, at fda.gov/medwatch", es: "MedWatch, en fda.gov/medwatch" } },
    },
    {
      id: "treatment-apart-any",
      way: {
        en: "Treatment, apart from any claim",
        es: "Tratamiento, aparte de cualquier reclamo",
      },
      last: { en: "Open every day", es: "Abierto todos los días" },
      whom: {
        en: "Anyone who wants to start, change or continue care",
        es: "Quien quiera empezar, cambiar o seguir su atención",
      },
      who: {
        en: "Anyone who wants to start, change or continue care.",
        es: "Quien quiera empezar, cambiar o seguir su atención.",
      },
      clock: {
        en: "FindTreatment.gov is free and open every day.",
        es: "El sitio está abierto todos los días, y buscar es gratis.",
      },
      check: {
        text: { en: "FindTreatment.gov", es: "FindTreatment.gov (en inglés)" },
        href: "https://findtreatment.gov/",
      },
    },
  ],
  documents: [
    {
      name: {
        en: "Pharmacy history: film or tablet, dose, dates",
        es: "Historial de farmacia: película o tableta, dosis, fechas",
      },
      holder: { en: "Each pharmacy you used", es: "Cada farmacia que usó" },
      how: {
        en: "In filed suits, a signed form makes them answer within 30 days, as reported.",
        es: "En las demandas ya presentadas, un formulario firmado les obliga a responder dentro de 30 días, según se informa.",
      },
    },
    {
      name: {
        en: "State monitoring report or claims list",
        es: "Informe estatal de recetas o lista de lo facturado al seguro",
      },
      holder: {
        en: "State prescription program or insurer",
        es: "Programa estatal de recetas o aseguradora",
      },
      how: {
        en: "Write to them. This fills gaps left by closed pharmacies.",
        es: "Escríbales; así se llenan los huecos de farmacias que cerraron.",
      },
    },
    {
      name: {
        en: "Dental charts and X-rays from before",
        es: "Expediente dental y radiografías de antes",
      },
      holder: { en: "Every earlier dentist", es: "Cada dentista anterior" },
      how: {
        en: "Ask soon, because offices keep them only for some years.",
        es: "Pídalos pronto, porque los consultorios los guardan solo algunos años.",
      },
    },
    {
      name: { en: "Dental work since then", es: "Trabajos dentales desde entonces" },
      holder: { en: "Dentist or oral surgeon", es: "Dentista o cirujano oral" },
      how: {
        en: "Charts, X-rays and notes on each tooth removed.",
        es: "Expediente, radiografías y notas de cada diente que le sacaron.",
      },
    },
    {
      name: {
        en: "Program or prescriber records",
        es: "Expediente del programa o de quien receta",
      },
      holder: { en: "The treatment program", es: "El programa de tratamiento" },
      how: {
        en: "Ask the program for the consent form that its files need.",
        es: "Pida al programa el formulario de permiso que exigen sus expedientes.",
      },
    },
    {
      name: { en: "Boxes and medication guides", es: "Cajas y guías del medicamento" },
      holder: { en: "You", es: "Usted" },
      how: {
        en: "From before and after June 2022, if any are left.",
        es: "De antes y después de junio de 2022, si le queda alguna.",
      },
    },
    {
      name: {
        en: "Letters from a lawyer who filed for you",
        es: "Cartas del abogado o abogada que presentó su nombre",
      },
      holder: { en: "Your own papers", es: "Sus propios papeles" },
      how: {
        en: "Keep the dates, so that your place on the list can be found.",
        es: "Guarde las fechas, para que se pueda hallar su lugar en la lista.",
      },
    },
  ],
  questions: [
    {
      en: "Was I ever put on Schedule A or another list, and is my suit still alive?",
      es: "¿Alguna vez me pusieron en Schedule A o en otra lista, y sigue en pie mi demanda?",
    },
    {
      en: "Which papers does the court want now, and when?",
      es: "¿Qué documentos pide ahora el tribunal, y para cuándo?",
    },
    {
      en: "Do my pharmacy records prove the brand film, and for how long?",
      es: "¿Prueban los datos de mi farmacia que usé la película de marca, y por cuánto tiempo?",
    },
    { en: "From what day does my state count?", es: "¿Desde qué día se cuenta en mi estado?" },
    {
      en: "Which claims did the December 2024 ruling leave open, and is mine among them?",
      es: "¿Qué reclamos dejó abiertos la decisión de diciembre de 2024, y está el mío entre ellos?",
    },
    { en: "Who will see my treatment records?", es: "¿Quién verá mi expediente de tratamiento?" },
    {
      en: "I had dental trouble before. How much does that weigh?",
      es: "Ya tenía problemas dentales de antes. ¿Cuánto pesa eso?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "The film, the warning and the suits, in the order in which they came.[^film][^fda][^update][^panel][^opinion]",
        es: "La película, la advertencia y las demandas, en el orden en que llegaron.[^film][^fda][^update][^panel][^opinion]",
      },
      points: [
        { date: "2010-08-30", text: { en: "Film approved", es: "Aprueban la película" } },
        { date: "2022-01-12", text: { en: "FDA warns", es: "La FDA advierte" } },
        { date: "2022-06-17", text: { en: "Label changes", es: "Cambia la etiqueta" } },
        {
          date: "2024-02-02",
          text: { en: "Federal cases grouped", es: "Agrupan casos federales" },
        },
        { date: "2024-12-31", text: { en: "Lead case ruling", es: "Decisión en caso guía" } },
      ],
    },
    {
      kind: "sides",
      caption: {
        en: "The question is when the warning was due, and whether federal law lets a state court decide that.[^opinion][^preempt]",
        es: "La cuestión es cuándo había que advertir, y si la ley federal permite que un tribunal estatal lo decida.[^opinion][^preempt]",
      },
      sides: [
        {
          title: { en: "What lawsuits say", es: "Lo que alegan las demandas" },
          points: [
            {
              en: "A warning was due well before 2022",
              es: "Había que advertir mucho antes de 2022",
            },
            {
              en: "The film's acid wore down enamel",
              es: "El ácido de la película dañó el esmalte",
            },
          ],
        },
        {
          title: { en: "What the companies answer", es: "Lo que responden las empresas" },
          points: [
            {
              en: "Federal approval rules out such claims",
              es: "La aprobación federal impide esos reclamos",
            },
            {
              en: "That goes for warning and design claims",
              es: "Vale para los de advertencia y los de diseño",
            },
          ],
        },
      ],
    },
  ],
  sources: {
    fda: {
      publisher: "FDA",
      title:
        "FDA warns about risks of dental problems associated with buprenorphine medicines dissolved in the mouth to treat opioid use disorder and pain",
      date: "2022-01-12",
      url: "https://www.fda.gov/drugs/drug-safety-and-availability/fda-warns-about-risks-dental-problems-associated-buprenorphine-medicines-dissolved-mouth-treat",
    },
    ihs: {
      publisher: "Indian Health Service",
      title:
        "Dental Problems Have Been Reported with Medicines Containing Buprenorphine that are Dissolved in the Mouth",
      date: "2022",
      url: "https://www.ihs.gov/nptc/pharmacovigilance/medication-safety-resources/fda-warning-dental-problems-have-been-reported-with-medicines-containing-buprenorphine-that-are-dissolved-in-the-mouth",
    },
    jama: {
      publisher: "JAMA",
      title: "Association Between Sublingual Buprenorphine-Naloxone Exposure and Dental Disease",
      date: "2022-12-13",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC9856241/",
    },
    later: {
      publisher: "Journal of Addiction Medicine",
      title:
        "Risk of Oral Health Problems in Adults with Opioid Use Disorder Treated with Transmucosal Buprenorphine",
      date: "2025",
      url: "https://doi.org/10.1097/ADM.0000000000001453",
    },
    film: {
      publisher: "LawyersandSettlements",
      title:
        "A Setback for Suboxone Film Plaintiffs: Northern District of Ohio's Dismissal Decision",
      date: "2024",
      url: "https://lawyersandsettlements.com/legal-news/Suboxone-Tooth-Decay-Lawsuits/setback-suboxone-film-plaintiffs-northern-district-of-ohios-dism-24012.html",
    },
    update: {
      publisher: "AboutLawsuits",
      title: "Suboxone Lawsuit Update To Be Provided to MDL Judge During Status Conference",
      date: null,
      url: "https://www.aboutlawsuits.com/suboxone-lawsuit/suboxone-lawsuit-update-mdl-judge-status-conference",
    },
    panel: {
      publisher: "HarrisMartin",
      title: "JPML Centralizes Suboxone Film Dental Decay Lawsuits",
      date: "2024-02-02",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/31727/jpml-centralizes-suboxone-film-dental-decay-lawsuits/",
    },
    schedule: {
      publisher: "AboutLawsuits",
      title: "Suboxone Lawyers Report on Status of Lawsuits Over Tooth Decay, Dental Damage",
      date: "2025",
      url: "https://aboutlawsuits.com/suboxone-lawsuit/suboxone-lawyers-report-tooth-decay-dental-damage",
    },
    preempt: {
      publisher: "HarrisMartin",
      title: "Defendants in Suboxone Film MDL Say Design Defect, Warning Claims Preempted",
      date: "2024",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/41980/defendants-in-suboxone-film-mdl-say-design-defect-warning-claims-preempted/",
    },
    opinion: {
      publisher: "U.S. District Court, N.D. Ohio",
      title: {
        en: "In re: Suboxone (Buprenorphine/Naloxone) Film Products Liability Litigation; Ryan Bennett v. Indivior Inc., Opinion and Order [copied by FindLaw]",
        es: "In re: Suboxone (Buprenorphine/Naloxone) Film Products Liability Litigation; Ryan Bennett v. Indivior Inc., Opinion and Order [copia en FindLaw]",
      },
      date: "2024-12-31",
      url: "https://caselaw.findlaw.com/court/us-dis-crt-n-d-ohi-eas-div/116829507.html",
    },
    doyle: {
      publisher: {
        en: "Doyle APC (a law firm for plaintiffs)",
        es: "Doyle APC [bufete de demandantes]",
      },
      title: "Suboxone Dental Injury Litigation: June 2025 Update",
      date: "2025-06",
      url: "https://www.doyleapc.com/prescription-drugs/suboxone-dental-injury-litigation-june-2025-update",
    },
    mealeys: {
      publisher: "Mealey's",
      title: "Suboxone MDL Judge Dismisses Certain Plaintiffs For Failing To Comply With Order",
      date: "2026-04-28",
      url: "https://www.mealeys.com/mealeys/mealeys-drugs-devices/articles/2471075/suboxone-mdl-judge-dismisses-certain-plaintiffs-for-failing-to-comply-with-order",
    },
    guide2026: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: {
        en: "Suboxone case data [its published data file]",
        es: "Suboxone case data [su archivo de datos publicado]",
      },
      date: "2026-09-14",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/7b4e36c5c3e1641696bf165cd4653b35a94c7f4d/src/data/cases/suboxone.json",
    },
    courtPage: {
      publisher: "U.S. District Court, Northern District of Ohio",
      title: "MDL 3092 page",
      date: null,
      url: "https://www.ohnd.uscourts.gov/mdl-3092",
    },
    updates2025: {
      publisher: {
        en: "bardinjuryclaims.com (a law-marketing site)",
        es: "bardinjuryclaims.com [sitio de publicidad legal]",
      },
      title: "Suboxone lawsuit updates, entry of May 24, 2025",
      date: "2025-05-24",
      url: "https://bardinjuryclaims.com/r/suboxone-lawsuit",
    },
  },
};
