import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Individual federal and state suits",
      es: "Demandas individuales federales y estatales",
    },
    court: {
      en: "U.S. District Court, Northern District of California; California state courts",
      es: "Tribunal Federal de Distrito, Distrito Norte de California; tribunales estatales de California",
    },
    docket: null,
    judge: {
      en: "Trina L. Thompson (federal injury cases)",
      es: "Trina L. Thompson (casos federales por lesiones)",
    },
    since: [
      {
        date: "2024-11-07",
        of: {
          en: "the Allen suit, an early federal one",
          es: "la demanda Allen, una de las primeras federales",
        },
      },
    ],
    stage: {
      en: `As of November 2025, the court had ordered settlement talks in some federal cases.
        One suit reportedly settled, and others kept trial dates in 2027.[^drugwatch2025][^drugwatch2025b]`,
      es: `En noviembre de 2025, el tribunal había ordenado conversaciones de acuerdo en algunos casos federales.
        Se informó que una demanda llegó a un acuerdo, y otras seguían con fechas de juicio en 2027.[^drugwatch2025][^drugwatch2025b]`,
    },
    next: {
      en: `In 2025, lawsuit-news sites listed the Allen trial for June 7, 2027, and the trial of the class case for August 16, 2027.[^medinjuryclaims2025][^aboutlawsuits2025b]
        We found nothing newer, so check the court's docket.`,
      es: `En 2025, sitios de noticias sobre demandas dieron el 7 de junio de 2027 para el juicio de Allen y el 16 de agosto de 2027 para el del caso colectivo.[^medinjuryclaims2025][^aboutlawsuits2025b]
        No hallamos nada más nuevo, así que vea el expediente del tribunal.`,
    },
    settlement: {
      en: `We found no settlement program.
          One suit over a death reportedly settled in October 2025, on private terms.`,
      es: `No encontramos ningún programa de acuerdo.
          Se informó que una demanda por una muerte llegó a un acuerdo en octubre de 2025, con términos privados.`,
    },
    classAction: {
      en: "No for injuries. A class case about money losses has been proposed.",
      es: "No por lesiones. Se ha propuesto un caso colectivo por pérdidas de dinero.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2025-11-26", source: "drugwatch2025" },
  soonest: {
    date: "2026-12-11",
    ends: false,
    text: {
      en: `Motions and challenges to the experts are due in the Allen injury case, as lawsuit-news sites reported in 2025. The date may have changed.
        Nobody else has to file anything, but a ruling can affect other suits.`,
      es: `Vence el plazo para peticiones al tribunal y objeciones a los peritos en el caso de lesiones Allen, según sitios de noticias sobre demandas en 2025. La fecha pudo cambiar.
        Nadie más tiene que presentar nada, pero una decisión puede afectar otras demandas.`,
    },
    whom: {
      en: "people with a federal Oxbryta suit in Northern California",
      es: "las personas con una demanda federal por Oxbryta en el norte de California",
    },
    certainty: "reported",
    source: "medinjuryclaims2025",
  },
  otherDates: [
    {
      date: "2027-06-07",
      ends: false,
      text: {
        en: `The trial of the Allen injury case was planned for this day, a lawsuit-news site wrote in 2025.
          Settlement talks came after that.`,
        es: `Ese día sería el juicio del caso de lesiones Allen, escribió en 2025 un sitio de noticias sobre demandas.
          Después hubo conversaciones para un acuerdo.`,
      },
      whom: {
        en: "people whose injury suit is before the same federal judge",
        es: "las personas con una demanda por lesiones ante la misma jueza",
      },
      certainty: "reported",
      source: "medinjuryclaims2025",
    },
    {
      date: "2027-08-16",
      ends: false,
      text: {
        en: `The trial of the class case about money paid for the drug was planned for this day, a lawsuit-news site wrote in 2025.
          Check the court's docket.`,
        es: `Ese día sería el juicio del caso colectivo sobre el dinero pagado, escribió en 2025 un sitio de noticias sobre demandas.
          Compruébelo en el expediente.`,
      },
      whom: {
        en: "former users who paid for Oxbryta and want money back",
        es: "quienes usaron Oxbryta, lo pagaron y quieren recuperar el dinero",
      },
      certainty: "reported",
      source: "aboutlawsuits2025b",
    },
  ],
  figures: [],
  events: [
    {
      date: "2025-10-23",
      text: {
        en: "European regulators said that the drug should stay suspended, because recent trials showed more deaths and other harm.",
        es: "Los reguladores de Europa dijeron que el medicamento debía seguir suspendido, porque ensayos recientes mostraron más muertes y otros daños.",
      },
      source: "bfarm2025",
    },
    {
      date: "2025-10",
      text: {
        en: "A wrongful-death suit against Pfizer (Ford) ended in a private settlement.",
        es: "Una demanda por muerte por culpa ajena contra Pfizer (Ford) terminó en un acuerdo privado.",
      },
      source: "drugwatch2025",
      isReported: true,
    },
    {
      date: "2025-09-09",
      text: {
        en: "Settlement talks that the court ordered were to begin for some federal cases, led by a retired judge; we found no result.",
        es: `Debían empezar conversaciones de acuerdo ordenadas por el tribunal para algunos casos federales, dirigidas por un juez retirado.
          No encontramos el resultado.`,
      },
      source: "onlyClass2025",
      isReported: true,
    },
    {
      date: "2025-02",
      text: {
        en: "Judge Thompson set a schedule in the Allen case, with a trial in June 2027.",
        es: "La jueza Thompson fijó un calendario en el caso Allen, con un juicio en junio de 2027.",
      },
      source: "medinjuryclaims2025",
      isReported: true,
    },
    {
      date: "2024-12-23",
      text: {
        en: "Former users asked for a class case over money they paid, not injuries; one page says late November.",
        es: "Exusuarios pidieron un caso colectivo por lo que pagaron, no por lesiones; una página dice fines de noviembre.",
      },
      source: "classAction2024",
      isReported: true,
    },
    {
      date: "2024-11-07",
      text: {
        en: "One of the first federal injury suits, Allen, was filed in Northern California.",
        es: "Se presentó en el norte de California una de las primeras demandas federales por lesiones, Allen.",
      },
      source: "bloombergLaw2024",
      isReported: true,
    },
    {
      date: "2024-09-26",
      text: {
        en: "The FDA told doctors to stop prescribing Oxbryta and described the trial results.",
        es: "La FDA dijo a los médicos que dejaran de recetar Oxbryta y describió los resultados de los ensayos.",
      },
      source: "fda2024",
    },
    {
      date: "2024-09-26",
      text: {
        en: "The European regulator recommended suspending Oxbryta while it reviewed the data, and the EU's decision followed on October 4, 2024.",
        es: "El regulador de Europa recomendó suspender Oxbryta mientras revisaba los datos, y la decisión de la Unión Europea llegó el 4 de octubre de 2024.",
      },
      source: "europeanMedicines2024",
    },
    {
      date: "2024-09-25",
      text: {
        en: "Pfizer announced the worldwide withdrawal.",
        es: "Pfizer anunció el retiro en todo el mundo.",
      },
      source: "pfizerBusiness2024",
    },
    {
      date: "2024-07-31",
      text: {
        en: "A European review of Oxbryta was listed as started, after one trial showed more deaths than with a placebo and another showed more deaths than expected.",
        es: "Se registró el inicio de una revisión europea de Oxbryta, después de que un ensayo mostró más muertes que con un placebo y otro mostró más muertes de las esperadas.",
      },
      source: "bfarm2025",
    },
    {
      date: "2019-11",
      text: {
        en: "The FDA gave Oxbryta accelerated approval for people aged 12 and older, and added ages 4 to 11 in December 2021.",
        es: "La FDA dio a Oxbryta una aprobación acelerada para personas desde los 12 años, y en diciembre de 2021 añadió las edades de 4 a 11.",
      },
      source: "fda2024",
    },
  ],
  ways: [
    {
      id: "federal-injury-suit",
      way: { en: "Federal injury suit", es: "Demanda federal por lesiones" },
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "People treated in a hospital on or soon after Oxbryta, or estates",
        es: "Tratados en un hospital al usar Oxbryta o poco después, o sus sucesiones",
      },
      who: {
        en: "People with sickle cell disease who were prescribed Oxbryta from late 2019 to September 2024 and then needed a hospital, or their estates.",
        es: "Personas con enfermedad de células falciformes a quienes se recetó Oxbryta entre fines de 2019 y septiembre de 2024 y que luego necesitaron un hospital, o sus sucesiones.",
      },
      clock: {
        en: `Your state sets the limit.
          Counted from the withdrawal on September 25, 2024, limits of one year ended in September 2025 and limits of two years in September 2026.
          Limits of three years end in September 2027.
          We counted these dates.
          Childhood, late discovery or another starting point can change them.`,
        es: `Su estado fija el plazo.
          Contados desde el retiro del 25 de septiembre de 2024, los plazos de un año terminaron en septiembre de 2025 y los de dos años en septiembre de 2026.
          Los de tres años terminan en septiembre de 2027.
          Esta cuenta es nuestra.
          La minoría de edad, un hallazgo tardío u otro punto de inicio pueden cambiarla.`,
      },
      check: {
        text: {
          en: "The federal court in Northern California",
          es: "El tribunal federal del norte de California (en inglés)",
        },
        href: "https://www.cand.uscourts.gov/",
      },
    },
    {
      id: "suit-californias-another",
      way: {
        en: "Suit in California's or another state's court",
        es: "Demanda en un tribunal de California u otro estado",
      },
      last: { en: "Each state's own limit", es: "El plazo de cada estado" },
      whom: {
        en: "People whose case belongs in a state court",
        es: "Personas cuyo caso corresponde a un tribunal estatal",
      },
      who: {
        en: `People who can sue in a state court.
          We read of some suits in California.`,
        es: `Personas que pueden demandar en un tribunal estatal.
          Leímos de algunas demandas en California.`,
      },
      clock: { en: "The law of that state sets the limit.", es: "Lo fija la ley de ese estado." },
      check: {
        text: { en: "For California, courts.ca.gov", es: "Para California, courts.ca.gov" },
      },
    },
    {
      id: "proposed-class-case",
      way: {
        en: "Proposed class case over money paid",
        es: "Propuesta de caso colectivo por dinero pagado",
      },
      last: { en: "We found no date", es: "No hallamos fecha" },
      whom: {
        en: "People who want money back and had no injury",
        es: "Quienes piden su dinero y no tuvieron lesiones",
      },
      who: {
        en: `A lawsuit-news site says that it is for people who used Oxbryta since November 1, 2019, and paid part of the cost.[^classAction2024]
          We found nothing to sign up for, and no ruling that allows the class.`,
        es: `Un sitio de noticias sobre demandas dice que es para personas que usaron Oxbryta desde el 1 de noviembre de 2019 y pagaron parte del costo.[^classAction2024]
          No hallamos nada en que inscribirse ni una decisión que permita el grupo.`,
      },
      clock: {
        en: "We found no date to claim. A class case can affect other time limits, so ask a lawyer.",
        es: `No hallamos una fecha para reclamar.
          Un caso colectivo puede afectar otros plazos, así que pregunte a un abogado o abogada.`,
      },
      check: {
        text: {
          en: "The court's website, for Jolly v. Pfizer",
          es: "El sitio del tribunal, para Jolly v. Pfizer (en inglés)",
        },
        href: "https://www.cand.uscourts.gov/",
      },
    },
    {
      id: "report-side-effect",
      way: {
        en: "Report a side effect (pays nothing)",
        es: "Informar de un efecto secundario (no da dinero)",
      },
      last: { en: "No limit", es: "Sin plazo" },
      whom: {
        en: "Anyone who took Oxbryta or cared for someone who did",
        es: "Quien tomó Oxbryta o cuidó a alguien que lo tomó",
      },
      who: {
        en: "Everyone who took it or cared for someone who did.",
        es: "Cualquier persona que lo tomó o cuidó a quien lo tomó.",
      },
      clock: { en: "There is no deadline.", es: "No hay fecha límite." },
      check: {
        text: { en: "The FDA's MedWatch page", es: "La página MedWatch de la FDA (en inglés)" },
        href: "https://www.fda.gov/medwatch",
      },
    },
  ],
  documents: [
    {
      name: {
        en: "Pharmacy and specialty pharmacy history",
        es: "Historial de farmacia y de farmacia especializada",
      },
      holder: { en: "Each pharmacy; your insurer", es: "Cada farmacia; su aseguradora" },
      how: {
        en: "Ask for first and last fill of Oxbryta",
        es: "Pida la primera y la última vez que se surtió Oxbryta",
      },
    },
    {
      name: { en: "Hematology notes over the years", es: "Notas de hematología de varios años" },
      holder: { en: "Sickle cell center", es: "Centro de células falciformes" },
      how: {
        en: "Request the time before, during and after",
        es: "Pida el tiempo de antes, durante y después",
      },
    },
    {
      name: {
        en: "Emergency and hospital records",
        es: "Expedientes de emergencias y de hospital",
      },
      holder: { en: "Each hospital", es: "Cada hospital" },
      how: {
        en: "Name every crisis you remember, with month and year",
        es: "Nombre cada crisis que recuerde, con el mes y el año",
      },
    },
    {
      name: {
        en: "Transfusions and hemoglobin results",
        es: "Transfusiones y resultados de hemoglobina",
      },
      holder: { en: "Hospital laboratory or portal", es: "Laboratorio o portal del hospital" },
      how: { en: "Download them as a table, if you can", es: "Descárguelos como tabla, si puede" },
    },
    {
      name: {
        en: "Brain scans, if there was a stroke",
        es: "Imágenes del cerebro, si hubo un derrame",
      },
      holder: { en: "Radiology and neurology", es: "Radiología y neurología" },
      how: {
        en: "A disc with the scans, and what the radiologist wrote",
        es: "Un disco con las imágenes y lo que escribió radiología",
      },
    },
    {
      name: { en: "Message about the withdrawal", es: "Mensaje sobre el retiro" },
      holder: { en: "Clinic portal", es: "Portal de la clínica" },
      how: {
        en: "Save it with what replaced the medicine",
        es: "Guárdelo con lo que reemplazó al medicamento",
      },
    },
    {
      name: {
        en: "Death certificate and autopsy report",
        es: "Acta de defunción e informe de autopsia",
      },
      holder: { en: "Vital records; medical examiner", es: "Registro civil; médico forense" },
      how: { en: "The next of kin can order them", es: "Puede pedirlos el familiar más cercano" },
    },
  ],
  questions: [
    {
      en: "How would you compare my crises before, during and after Oxbryta?",
      es: "¿Cómo compararían mis crisis de antes, durante y después de Oxbryta?",
    },
    {
      en: "Which court would you choose for this, and why?",
      es: "¿Qué tribunal elegirían para esto, y por qué razón?",
    },
    {
      en: "Have the 2027 dates moved, and can I see the last order?",
      es: "¿Cambiaron las fechas de 2027, y puedo ver la última orden?",
    },
    {
      en: "Did the settlement talks lead to anything for people outside those cases?",
      es: "¿Llevaron a algo las conversaciones de acuerdo para personas fuera de esos casos?",
    },
    {
      en: "How would you answer the argument that federal law blocks the claims?",
      es: "¿Cómo responderían al argumento de que la ley federal impide los reclamos?",
    },
    {
      en: "Which time limit applies to me, to my child or to an estate?",
      es: "¿Qué plazo se aplica a mí, a mi hijo o hija, o a una sucesión?",
    },
    {
      en: "Is mine an injury claim, or only one for money back?",
      es: "¿Es el mío un reclamo por lesiones, o solo para que me devuelvan dinero?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "Oxbryta was withdrawn less than five years after its approval.[^fda2024][^pfizerBusiness2024]",
        es: "Oxbryta se retiró menos de cinco años después de su aprobación.[^fda2024][^pfizerBusiness2024]",
      },
      points: [
        { date: "2019-11", text: { en: "Approved in US", es: "Aprobado en EE. UU." } },
        { date: "2021-12", text: { en: "Younger children added", es: "Suman niños menores" } },
        { date: "2024-07", text: { en: "European review starts", es: "Revisión en Europa" } },
        { date: "2024-09", text: { en: "Pfizer withdraws it", es: "Pfizer lo retira" } },
        { date: "2024-11", text: { en: "Allen suit filed", es: "Demanda Allen" } },
        {
          date: "2025-10",
          text: { en: "Europe: still suspended", es: "Europa: sigue suspendido" },
        },
      ],
    },
    {
      kind: "sides",
      caption: {
        en: `The lawsuits are about the warning.
          The company points to its own care and to federal law.[^bloombergLaw2024][^aboutlawsuits2025]`,
        es: `Las demandas tratan de la advertencia.
          La empresa habla de su propio cuidado y de la ley federal.[^bloombergLaw2024][^aboutlawsuits2025]`,
      },
      sides: [
        {
          title: { en: "What lawsuits say", es: "Lo que alegan las demandas" },
          points: [
            {
              en: "Crises grew more frequent on the medicine",
              es: "Las crisis fueron más frecuentes con el medicamento",
            },
            { en: "The warning came too late", es: "La advertencia llegó demasiado tarde" },
          ],
        },
        {
          title: { en: "What the company answers", es: "Lo que responde la empresa" },
          points: [
            {
              en: "It acted responsibly and withdrew the medicine itself",
              es: "Actuó con responsabilidad y retiró el medicamento por su cuenta",
            },
            {
              en: "Federal law blocks state warning claims",
              es: "La ley federal impide reclamos estatales por advertencias",
            },
          ],
        },
      ],
    },
  ],
  sources: {
    fda2024: {
      publisher: "FDA",
      title:
        "FDA is alerting patients and health care professionals about the voluntary withdrawal of Oxbryta from the market due to safety concerns",
      date: "2024-09-26",
      url: "https://www.fda.gov/drugs/drug-safety-and-availability/fda-alerting-patients-and-health-care-professionals-about-voluntary-withdrawal-oxbryta-market-due",
    },
    europeanMedicines2024: {
      publisher: "European Medicines Agency",
      title: "Oxbryta: referral page",
      date: "2024",
      url: "https://www.ema.europa.eu/en/medicines/human/referrals/oxbryta",
    },
    bfarm2025: {
      publisher: { en: "BfArM (Germany)", es: "BfArM [Alemania]" },
      title: "Oxbryta (voxelotor): EMA confirms suspension of sickle cell disease medicine Oxbryta",
      date: "2025-10-23",
      url: "https://www.bfarm.de/SharedDocs/Risikoinformationen/Pharmakovigilanz/EN/RV_STP/m-r/oxbryta.html?nn=702360",
    },
    pfizerBusiness2024: {
      publisher: "Pfizer",
      title: {
        en: "Pfizer Voluntarily Withdraws All Lots of Sickle Cell Disease Treatment OXBRYTA (voxelotor) From Worldwide Markets [copied from Business Wire]",
        es: "Pfizer Voluntarily Withdraws All Lots of Sickle Cell Disease Treatment OXBRYTA (voxelotor) From Worldwide Markets [copia de Business Wire]",
      },
      date: "2024-09-25",
      url: "https://www.dnews.com/northwest/pfizer-voluntarily-withdraws-all-lots-of-sickle-cell-disease-treatment-oxbryta-voxelotor-from-worldwide-marketse595408a",
    },
    bloombergLaw2024: {
      publisher: "Bloomberg Law",
      title: "Pfizer Faces Suit Over Recalled Sickle Cell Medicine Oxbryta (1)",
      date: "2024",
      url: "https://news.bloomberglaw.com/product-liability-and-toxics-law/pfizer-hit-with-suit-over-recalled-sickle-cell-treatment-oxbryta",
    },
    drugwatch2025: {
      publisher: "Drugwatch",
      title: "Pfizer Settles Wrongful Death Case Over Recalled Sickle Cell Drug Oxbryta",
      date: "2025-11-26",
      url: "https://www.drugwatch.com/news/2025/11/26/pfizer-settles-wrongful-death-case-over-recalled-sickle-cell-drug-oxbryta",
    },
    consumerNotice2025: {
      publisher: "Consumer Notice",
      title:
        "Pfizer Reaches Settlement in Wrongful Death Lawsuit Linked to Withdrawn Sickle Cell Drug Oxbryta",
      date: "2025",
      url: "https://www.consumernotice.org/news/pfizer-reaches-settlement-in-wrongful-death-lawsuit-linked-to-withdrawn-sickle-cell-drug-oxbryta",
    },
    aboutlawsuits2025: {
      publisher: "AboutLawsuits",
      title:
        "After Recalling Oxbryta, Pfizer Seeks Dismissal of Class Action Brought by Former Users",
      date: "2025",
      url: "https://www.aboutlawsuits.com/oxbryta-lawsuit/after-recalling-oxbryta-pfizer-seeks-dismissal-of-class-action/",
    },
    aboutlawsuits2025b: {
      publisher: "AboutLawsuits",
      title:
        "First Oxbryta Lawsuit Set for Trial in August 2027, Over Recalled Sickle Cell Drug Risks",
      date: "2025",
      url: "https://www.aboutlawsuits.com/oxbryta-lawsuit/oxbryta-lawsuit-trial-august-2027-recalled-sickle-cell-drug-risks/",
    },
    drugwatch2025b: {
      publisher: "Drugwatch",
      title:
        "One Year After Oxbryta Was Pulled from the Market, Settlement Talks Held for Some Lawsuits",
      date: "2025-09-30",
      url: "https://www.drugwatch.com/news/2025/09/30/one-year-after-oxbryta-was-pulled-from-the-market-settlement-negotiations-held-for-some-lawsuits",
    },
    medinjuryclaims2025: {
      publisher: "MedInjuryClaims",
      title:
        "Oxbryta Injury Lawsuit Over Discontinued Sickle Cell Disease Drug Set for Trial in June 2027",
      date: "2025-02",
      url: "https://medinjuryclaims.com/oxbryta-injury-lawsuit-over-discontinued-sickle-cell-disease-drug-set-for-trial-in-june-2027",
    },
    classAction2024: {
      publisher: "AboutLawsuits",
      title:
        "Oxbryta Class Action Lawsuit Filed by Former Users of Sickle Cell Disease Drug Recalled in 2024",
      date: "2024-12",
      url: "https://aboutlawsuits.com/oxbryta-lawsuit/oxbryta-class-action-lawsuit-filed-former-users-sickle-cell-disease-drug",
    },
    onlyClass2025: {
      publisher: "OnlyClassActions",
      title: "Oxbryta Lawsuit Updates",
      date: "2025",
      url: "https://onlyclassactions.com/lawsuits/oxbryta-lawsuit",
    },
  },
};
