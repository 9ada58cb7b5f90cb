import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Individual suits in many courts",
      es: "Demandas individuales en muchos tribunales",
    },
    court: {
      en: "State and federal courts; most of the known suits are in California",
      es: "Tribunales estatales y federales; la mayoría de las demandas conocidas está en California",
    },
    docket: null,
    judge: null,
    since: [],
    stage: {
      en: "As of June 2026, the suits went forward one by one, each in its own court, with no federal MDL.[^oca][^panel]",
      es: "En junio de 2026, las demandas avanzaban una por una, cada una en su tribunal, sin un litigio multidistrital (MDL) federal.[^oca][^panel]",
    },
    next: {
      en: `We know of no court date in these suits.
        The dates on the case page come from laws that are not only about the Church.`,
      es: `No conocemos ninguna fecha de tribunal en estas demandas.
        Las fechas de la página del caso vienen de leyes que no son solo sobre la Iglesia.`,
    },
    settlement: {
      en: `We found no official settlement.
        A news report says that 2025 court filings spoke of a settlement in principle for a group of suits, most of them in California. Both sides asked for a pause to July 28, 2025.
        We found no final outcome.[^world][^pause]`,
      es: `No encontramos ningún acuerdo oficial.
        Según una noticia, escritos de 2025 hablaban de un acuerdo en principio para un grupo de demandas, en su mayoría de California. Las dos partes pidieron una pausa hasta el 28 de julio de 2025.
        No encontramos un resultado final.[^world][^pause]`,
    },
    classAction: {
      en: "No. Each person's suit stands alone.",
      es: "No. La demanda de cada persona va por su cuenta.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-06-22", source: "oca" },
  soonest: {
    date: "2026-12-31",
    ends: true,
    way: "californias-older-adult",
    text: {
      en: `In California, this is the last day to sue under a law (AB 2777) for some people who were adults when they were sexually assaulted.
        It covers assaults on or after January 1, 2009, even if the usual time has run out.
        Only a suit that is filed by then can use it.`,
      es: `En California, es el último día para demandar según una ley (AB 2777) para algunas personas que eran adultas cuando sufrieron una agresión sexual.
        Vale para agresiones del 1 de enero de 2009 o posteriores, aunque el plazo normal haya vencido.
        Solo puede usarla una demanda presentada a más tardar ese día.`,
    },
    whom: {
      en: "people who were 18 or older, under California law, whose usual time has run out; claims from childhood follow other rules",
      es: "las personas que tenían 18 años o más, según la ley de California, y cuyo plazo normal venció; los reclamos de la niñez siguen otras reglas",
    },
    certainty: "official",
    source: "ab2777",
  },
  figures: [],
  events: [
    {
      date: "2026-06-22",
      text: {
        en: "A claims news site still described separate suits in several states, with allegations that are unproven and that the Church denies.",
        es: "Un sitio de noticias sobre reclamos aún describía demandas separadas en varios estados, con acusaciones que no están probadas y que la Iglesia niega.",
      },
      source: "oca",
      isReported: true,
    },
    {
      date: "2026-01-29",
      text: {
        en: "New York City opened 18 months for older claims of gender-motivated violence, including claims against those who enabled it.",
        es: "La Ciudad de Nueva York abrió 18 meses para reclamos antiguos de violencia por motivos de género, también contra quienes la hicieron posible.",
      },
      source: "mondaq",
      isReported: true,
    },
    {
      date: "2026-01-12",
      text: {
        en: "The US Supreme Court let the Boy Scouts' bankruptcy plan stand; it limits suits over Scouting abuse against many groups that sponsored troops.",
        es: `La Corte Suprema de Estados Unidos dejó en pie el plan de bancarrota de los Boy Scouts.
          El plan limita demandas por abuso en los Scouts contra muchos grupos que patrocinaron tropas.`,
      },
      source: "scouts",
      isReported: true,
    },
    {
      date: "2025-10-13",
      text: {
        en: "California enacted AB 250, which reopens for two years some expired claims of people who were adults at the time.",
        es: "California aprobó AB 250, que reabre por dos años algunos reclamos vencidos de personas que entonces eran adultas.",
      },
      source: "ab250",
    },
    {
      date: "2025-04-15",
      text: {
        en: "Both sides asked several courts for a pause until July 28, 2025, to finish their agreement.",
        es: "Los dos lados pidieron a varios tribunales una pausa hasta el 28 de julio de 2025, para terminar su acuerdo.",
      },
      source: "pause",
      isReported: true,
    },
    {
      date: "2025-04-10",
      text: {
        en: `A private mediation took place.
          Filings later spoke of a settlement in principle for a group of suits, most of them in California.`,
        es: "Hubo una mediación privada, y escritos posteriores hablaron de un acuerdo en principio para un grupo de demandas, en su mayoría de California.",
      },
      source: "world",
      isReported: true,
    },
    {
      date: "2025-04-03",
      text: {
        en: "A panel of federal judges refused to join the suits, because each one depends on whom a person told and what was done then.",
        es: "Un panel de jueces federales se negó a juntar las demandas, porque cada una depende de a quién se le contó y qué se hizo entonces.",
      },
      source: "panel",
      isReported: true,
    },
    {
      date: "2025-02-03",
      text: {
        en: "People who had sued asked for one federal court to take all the federal suits.",
        es: "Personas que habían demandado pidieron que un solo tribunal federal tomara todas las demandas federales.",
      },
      source: "sought",
      isReported: true,
    },
    {
      date: "2024-08",
      text: {
        en: "People began to file separate suits in many California counties; they allege childhood sexual abuse by people tied to the Church, and a failure to protect them.",
        es: `Varias personas empezaron a presentar demandas separadas en muchos condados de California.
          Alegan abuso sexual en la niñez por personas ligadas a la Iglesia y que esta no las protegió.`,
      },
      source: "wave",
      isReported: true,
    },
    {
      date: "2022-08-12",
      text: {
        en: "The Boy Scouts changed their bankruptcy plan after a judge rejected its part about the Church; the Church was to get less protection than first proposed.",
        es: `Los Boy Scouts cambiaron su plan de bancarrota después de que un tribunal rechazó la parte sobre la Iglesia.
          La Iglesia recibiría menos protección que la propuesta al principio.`,
      },
      source: "plan",
      isReported: true,
    },
    {
      date: "2022-08-05",
      text: {
        en: "The Church answered a news report about its help line: it said that the line was misdescribed and is there to make sure that reporting laws are followed.",
        es: `La Iglesia respondió a una noticia sobre su línea de ayuda.
          Dijo que se la describió mal y que sirve para que se cumplan las leyes que obligan a denunciar.`,
      },
      source: "fox",
      isReported: true,
    },
  ],
  ways: [
    {
      id: "state-suit-childhood",
      way: { en: "State suit over childhood abuse", es: "Demanda estatal por abuso en la niñez" },
      last: { en: "The limit depends on your state", es: "El plazo depende de su estado" },
      whom: {
        en: "People abused as children, by the state's own rule",
        es: "Quienes sufrieron abuso en la niñez, según la regla del estado",
      },
      who: {
        en: "People abused as children by someone tied to the Church, where leaders allegedly knew or should have known.",
        es: "Personas que en la niñez sufrieron abuso de alguien relacionado con la Iglesia, cuando se alega que los líderes sabían o debían saber.",
      },
      clock: {
        en: `The limit depends on the state and on age; ask a lawyer.
        California has none for abuse on or after January 1, 2024.
        For earlier abuse, you can usually sue until age 40, or for five years after you linked the harm to the abuse, whichever is later.
        After 40 there are more conditions.[^ab452]
        Lawmakers debated changes, so read section 340.1 as it is today.`,
        es: `El plazo depende del estado y de la edad; pregunte a un abogado o abogada.
        California no tiene plazo si el abuso ocurrió el 1 de enero de 2024 o después.
        Si fue antes, por lo general puede demandar hasta los 40 años, o cinco años desde que relacionó el daño con el abuso, lo que sea más tarde.
        Después de los 40 hay más condiciones.[^ab452]
        Se debatieron cambios, así que lea la sección 340.1 como está hoy.`,
      },
      check: {
        text: {
          en: "CHILD USA's map of state laws",
          es: "Mapa de leyes estatales de CHILD USA (en inglés)",
        },
        href: "https://childusa.org/law/",
      },
    },
    {
      id: "californias-two-year",
      way: {
        en: "California's two-year window for adults (AB 250)",
        es: "Ventana de dos años de California para mayores de edad (AB 250)",
      },
      last: { en: "This window has closed", es: "Esta ventana se cerró" },
      whom: {
        en: "People who were adults then, in California, whose time ran out",
        es: "Quienes eran mayores de edad, en California, y cuyo plazo usual venció",
      },
      who: {
        en: `People who were 18 or older.
          To sue the person, no cover-up is needed. To sue a private group, you must say it hid, or tried to hide, an earlier assault by them or a report of one.
          It does not reach public bodies, or claims that ended in a ruling or a written settlement before 2026.[^ab250]`,
        es: `Personas de 18 años o más entonces.
          Para demandar a quien lo hizo, no hace falta un encubrimiento.
          Para demandar a un grupo privado, hay que alegar que ocultó o trató de ocultar una agresión anterior de esa persona o una denuncia.
          No vale contra entes públicos ni para reclamos que terminaron en una decisión o un acuerdo escrito antes de 2026.[^ab250]`,
      },
      clock: {
        en: `The window runs from January 1, 2026, to December 31, 2027, for claims that had run out before it opened.[^journal][^ab250]
        A lawyer needs time to prepare a suit, so early is safest.`,
        es: `La ventana va del 1 de enero de 2026 al 31 de diciembre de 2027, para reclamos que vencieron antes de que abriera.[^journal][^ab250]
        Un abogado o abogada necesita tiempo para preparar una demanda, así que lo más seguro es pronto.`,
      },
      ends: "2027-12-31",
      certainty: "reported",
      lastDay: {
        scope: {
          en: "In California, last day for some adults to sue although they are too late, whatever the year",
          es: "En California, último día para que demanden algunos adultos con plazo vencido, de cualquier año",
        },
        states: ["CA"],
        says: {
          en: "This is reported as the last day to sue under a law (AB 250) for some people who were adults when they were sexually assaulted.",
          es: "Según se informa, es el último día para demandar según una ley (AB 250) para algunas personas que eran adultas cuando sufrieron una agresión sexual.",
        },
        said: {
          en: "This was reported as the last day to sue under a law (AB 250) that reopened some expired claims over sexual assaults of adults.",
          es: "Según se informó, fue el último día para demandar según una ley (AB 250) que reabrió algunos reclamos vencidos por agresión sexual a adultos.",
        },
        act: {
          en: "Call a lawyer or a bar referral service now and name this date first.",
          es: "Llame ya a un bufete o a un servicio de referencia de abogados y diga primero esta fecha.",
        },
      },
      check: {
        text: {
          en: "Summary of AB 250 at CalMatters",
          es: "Resumen de AB 250 en CalMatters (en inglés)",
        },
        href: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
      },
    },
    {
      id: "californias-older-adult",
      way: {
        en: "California law for adults (AB 2777)",
        es: "Reapertura anterior de California para mayores de edad (AB 2777)",
      },
      last: { en: "Passed, unless a suit was filed", es: "Ya venció, salvo demanda presentada" },
      whom: {
        en: "Adults assaulted since 2009, in California, whose usual time ran out",
        es: "Personas adultas agredidas desde 2009, en California, con plazo usual vencido",
      },
      who: {
        en: `People who were adults when assaulted on or after January 1, 2009, and whose usual time has run out.
          You do not have to allege a cover-up.`,
        es: `Personas adultas cuando sufrieron la agresión, el 1 de enero de 2009 o después, y cuyo plazo normal venció.
          No hay que alegar un encubrimiento.`,
      },
      clock: {
        en: `You can use this law only if the suit is filed by December 31, 2026; the bill's own summary says so.[^ab2777]
        After that, the law cannot reopen a claim whose time is over.
        A lawyer can tell you whether this law or AB 250 fits you.`,
        es: `Solo puede usar esta ley si la demanda está presentada a más tardar el 31 de diciembre de 2026; lo dice el resumen de la propia ley.[^ab2777]
        Después, la ley ya no puede reabrir un reclamo vencido.
        Un abogado o abogada puede decirle si le sirve esta ley o AB 250.`,
      },
      ends: "2026-12-31",
      lastDay: {
        scope: {
          en: "Last day to sue over some assaults of adults in California since 2009",
          es: "Último día para demandar por algunas agresiones a adultos en California desde 2009",
        },
        states: ["CA"],
        says: {
          en: "This is the last day to sue under a law that reopened some claims for sexual assault of adults in 2009 or later.",
          es: "Es el último día para demandar según una ley que reabrió algunos reclamos por agresión sexual a personas adultas desde 2009.",
        },
        said: {
          en: `This was the last day to sue under a law (AB 2777) that reopened some claims of people who were adults at the time.
            A suit that was filed by then can go on.`,
          es: `Fue el último día para demandar según una ley (AB 2777) que reabrió algunos reclamos de personas que eran adultas entonces.
            Una demanda presentada hasta ese día puede seguir.`,
        },
        act: {
          en: "The suit must be filed by then, so call a lawyer now.",
          es: "Ese día la demanda ya debe estar presentada: llame ya a un abogado o abogada.",
        },
      },
      check: {
        text: {
          en: "Bill text at the Legislature",
          es: "Texto de la ley en la Legislatura (en inglés)",
        },
        href: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB2777",
      },
    },
    {
      id: "new-york-city",
      way: {
        en: "New York City window for older claims",
        es: "Ventana de la Ciudad de Nueva York para reclamos antiguos",
      },
      last: { en: "In 2027; sources disagree", es: "En 2027; las fuentes difieren" },
      whom: {
        en: "People harmed in the city before January 9, 2022",
        es: "Quienes sufrieron daño en la ciudad antes del 9 de enero de 2022",
      },
      who: {
        en: `People who suffered gender-motivated violence in one of the city's five boroughs before January 9, 2022.
        Courts read this to include sexual abuse.
        You can also sue a party that directed or enabled it.[^nyc]`,
        es: `Personas que sufrieron violencia por motivos de género en uno de los cinco distritos (boroughs) de la ciudad antes del 9 de enero de 2022.
        Según los tribunales, eso incluye el abuso sexual.
        También puede demandar a quien la dirigió o la hizo posible.[^nyc]`,
      },
      clock: {
        en: `The City Council's file says that people have 18 months.
        Law firms count from January 29, 2026, to July 29, 2027, but another page ends the window months sooner, and no official page gives a day.[^mondaq]
        Filing early is safer.`,
        es: `El expediente del Concejo dice que hay 18 meses.
        Los bufetes cuentan desde el 29 de enero de 2026 hasta el 29 de julio de 2027, pero otra página termina la ventana meses antes, y ninguna página oficial da un día.[^mondaq]
        Lo más seguro es demandar pronto.`,
      },
      check: {
        text: {
          en: "Council's page on Int 1297-2025",
          es: "Página del Concejo sobre Int 1297-2025 (en inglés)",
        },
        href: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
      },
    },
    {
      id: "federal-suit-18",
      way: { en: "Federal suit under 18 U.S.C. 2255", es: "Demanda federal según 18 U.S.C. 2255" },
      last: { en: "No limit for many claims", es: "Sin plazo para muchos reclamos" },
      whom: {
        en: "People hurt before 18 by crimes on a federal list",
        es: "Quienes antes de los 18 sufrieron delitos de una lista federal",
      },
      who: {
        en: "People harmed as minors by certain federal crimes.",
        es: "Personas que de menores sufrieron ciertos delitos federales.",
      },
      clock: {
        en: "There is no limit for claims that had not run out by September 16, 2022.[^federal]",
        es: "No hay plazo para reclamos que no habían vencido el 16 de septiembre de 2022.[^federal]",
      },
      check: {
        text: { en: "Public Law 117-176", es: "Ley Pública 117-176 (en inglés)" },
        href: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
      },
    },
    {
      id: "scouting-abuse-church",
      way: {
        en: "Scouting abuse in a church-sponsored troop",
        es: "Abuso en los Scouts en una tropa patrocinada por la iglesia",
      },
      last: { en: "Ohio: to October 2028", es: "Ohio: hasta octubre de 2028" },
      whom: {
        en: "People abused in Scouting, in a church-sponsored troop",
        es: "Quienes sufrieron abuso en una tropa Scout patrocinada por la Iglesia",
      },
      who: {
        en: "People abused in Scouting, whose claims went to the Boy Scouts' Settlement Trust.",
        es: "Personas que sufrieron abuso en los Scouts, con reclamos que pasaron al fondo de los Boy Scouts (Settlement Trust).",
      },
      clock: {
        en: `Alabama, Iowa and Ohio lifted their time limits only for claims of child abuse in the Boy Scouts bankruptcy.
          Alabama's and Iowa's rules reportedly end on December 31, 2026, and Ohio's ends on October 11, 2028.[^alabama][^iowaScouts][^ohioScouts]
          The bankruptcy plan sets the other dates, and the main one has passed.
          A 2022 summary says that the plan shields the Church from claims over Scouting abuse after 1976 and treats older claims separately.[^wsj]
          It says claims over abuse outside Scouting remain.
          Ask a lawyer who knows the plan.`,
        es: `Alabama, Iowa y Ohio quitaron sus plazos solo para reclamos por abuso en la niñez en la bancarrota de los Boy Scouts.
        Las reglas de Alabama e Iowa terminan, según se informa, el 31 de diciembre de 2026; la de Ohio, el 11 de octubre de 2028.[^alabama][^iowaScouts][^ohioScouts]
        El plan de bancarrota fija las demás fechas, y la principal ya pasó.
        Según un resumen de 2022, el plan protege a la Iglesia en reclamos por abuso en los Scouts después de 1976 y trata aparte los más antiguos.[^wsj]
        Dice que no toca reclamos por abuso fuera de los Scouts.
        Pregunte a un abogado o abogada que conozca el plan.`,
      },
      ends: "2026-12-31",
      certainty: "reported",
      lastDay: {
        scope: {
          en: "In Alabama and Iowa, last day for Boy Scouts claims",
          es: "En Alabama e Iowa, último día para reclamos por Boy Scouts",
        },
        states: ["AL", "IA"],
        says: {
          en: `Alabama and Iowa lifted their time limits only for claims of child abuse in the Boy Scouts bankruptcy.
          A newspaper reports that Alabama's rule ends on this day, and the bill behind Iowa's law says the same of its rule.`,
          es: `Alabama e Iowa quitaron sus plazos solo para reclamos por abuso en la niñez en la bancarrota de los Boy Scouts.
          Según un periódico, la regla de Alabama termina ese día; el proyecto de la ley de Iowa dice lo mismo de la suya.`,
        },
        said: {
          en: `Alabama and Iowa had lifted their time limits for claims in the Boy Scouts bankruptcy.
          Both rules ended on this day, unless the states gave more time.`,
          es: `Alabama e Iowa habían quitado sus plazos para reclamos en la bancarrota de los Boy Scouts.
          Las dos reglas terminaron ese día, salvo que los estados hayan dado más tiempo.`,
        },
        act: {
          en: "Call a lawyer who knows the Boy Scouts plan now, and name this date first.",
          es: "Llame ya a un abogado o abogada que conozca ese plan y diga primero esta fecha.",
        },
      },
      check: {
        text: { en: "The Trust's own site", es: "El sitio del propio fondo (en inglés)" },
        href: "https://www.scoutingsettlementtrust.com",
      },
    },
    {
      id: "state-compensation-after",
      way: {
        en: "State compensation after a crime (no lawsuit)",
        es: "Compensación del estado tras un delito (sin demanda)",
      },
      last: { en: "Set by each state", es: "Lo fija cada estado" },
      whom: {
        en: "People hurt by a crime, and some relatives",
        es: "Quienes sufrieron un delito y algunos familiares",
      },
      who: {
        en: "People hurt by a crime and some relatives, for costs such as counseling.",
        es: "Personas afectadas por un delito y algunos familiares, para gastos como la consejería.",
      },
      clock: {
        en: `Each state sets its own limit.
        In California three dates count, and the latest one applies: seven years after the crime, seven after turning 21, or seven after the harm could be known.[^calvcb]
        You need a good reason for a late request.`,
        es: `Cada estado fija su plazo.
        En California cuentan tres fechas, y vale la más tardía: siete años tras el delito, siete tras cumplir 21 años, o siete desde que se pudo saber del daño.[^calvcb]
        Una solicitud tardía necesita una buena razón.`,
      },
      check: {
        text: {
          en: "The Justice Department's list of state funds",
          es: "Lista de fondos estatales, Departamento de Justicia (en inglés)",
        },
        href: "https://ovc.ojp.gov",
      },
    },
    {
      id: "report-police-child",
      way: {
        en: "Report to police or child services",
        es: "Denuncia a la policía o a protección de menores",
      },
      last: { en: "Criminal limits differ", es: "Los plazos penales son otros" },
      whom: {
        en: "Anyone who knows of abuse; today if a child is unsafe",
        es: "Quien sepa de un abuso; hoy mismo si un niño corre peligro",
      },
      who: {
        en: "Anyone can report, and should at once if a child is in danger: call 911, or Childhelp at 800-422-4453.",
        es: "Cualquiera puede denunciar, y de inmediato si un niño está en peligro: llame al 911, o a Childhelp al 800-422-4453.",
      },
      clock: {
        en: "Criminal limits differ from civil ones; police or an advocate can tell you.",
        es: "Los plazos penales son distintos de los civiles; la policía o un defensor de víctimas puede explicárselo.",
      },
      check: {
        text: { en: "RAINN, 800-656-4673", es: "800-656-4673, o el sitio de RAINN (en inglés)" },
        href: "https://rainn.org",
      },
    },
  ],
  documents: [
    {
      name: { en: "What you have already", es: "Lo que ya tiene" },
      holder: { en: "You", es: "Usted" },
      how: {
        en: "Nothing is needed for a first talk. Don't take any risk to get more.",
        es: "No hace falta nada para una primera charla. No se arriesgue para conseguir más.",
      },
    },
    {
      name: { en: "Ward, stake, mission and years", es: "Barrio, estaca, misión y años" },
      holder: { en: "Memory, family, photos, programs", es: "Memoria, familia, fotos, programas" },
      how: {
        en: "You need not call the ward or anyone in it.",
        es: "No tiene que llamar al barrio ni a nadie de allí.",
      },
    },
    {
      name: { en: "Notes of telling a leader", es: "Notas de haberlo contado a un líder" },
      holder: { en: "You, or whoever told", es: "Usted, o quien lo contó" },
      how: {
        en: "Save letters and texts with the reply, if there was one.",
        es: "Guarde cartas y mensajes con la respuesta, si la hubo.",
      },
    },
    {
      name: { en: "Official report, if one was made", es: "Denuncia oficial, si se hizo" },
      holder: { en: "Police or child services", es: "Policía o protección de menores" },
      how: {
        en: "Its records office looks it up by name and date.",
        es: "Su oficina de expedientes la busca por nombre y fecha.",
      },
    },
    {
      name: { en: "File of a criminal case, if any", es: "Expediente de un caso penal, si lo hay" },
      holder: { en: "Clerk of the county court", es: "Secretaría del tribunal del condado" },
      how: {
        en: "Give the defendant's name and the year.",
        es: "Pídalo por el nombre de la persona acusada y el año.",
      },
    },
    {
      name: { en: "Counseling and medical notes", es: "Notas de consejería y médicas" },
      holder: { en: "Therapist or doctor", es: "Terapeuta o médico" },
      how: {
        en: "Send a short written request, when you feel ready.",
        es: "Envíe una petición breve por escrito, cuando se sienta con ánimo.",
      },
    },
    {
      name: { en: "Scouting papers", es: "Papeles de los Scouts" },
      holder: {
        en: "Family papers or the local council",
        es: "Papeles de la familia o el consejo local",
      },
      how: {
        en: "Look for the troop number, rank cards and sponsor.",
        es: "Busque número de tropa, tarjetas de rango y patrocinador.",
      },
    },
    {
      name: {
        en: "Any release or claim form you signed",
        es: "Cualquier renuncia a reclamar (release) o formulario que firmó",
      },
      holder: { en: "You or your former lawyer", es: "Usted o su abogado o abogada anterior" },
      how: {
        en: "Show it before anything new is filed.",
        es: "Muéstrelo antes de presentar algo nuevo.",
      },
    },
  ],
  questions: [
    {
      en: "Which state's law applies to me, and is my claim in time, in a window or closed?",
      es: "¿La ley de qué estado vale para mí, y está mi reclamo a tiempo, en una ventana o cerrado?",
    },
    {
      en: "What do clergy privilege and the duty to report mean there?",
      es: "¿Qué significan allí el secreto del clero y el deber de denunciar?",
    },
    {
      en: "If it happened in Scouting, what can still be brought against the sponsor?",
      es: "Si ocurrió en los Scouts, ¿qué se puede reclamar todavía al patrocinador?",
    },
    {
      en: "Does the reported settlement with others affect me, and would an offer be confidential?",
      es: "¿Me afecta el acuerdo con otros del que se informó, y sería confidencial una oferta?",
    },
    {
      en: "May I use another name in court, and could my family or ward find out?",
      es: "¿Puedo usar otro nombre en el tribunal, y podrían enterarse mi familia o mi barrio?",
    },
    {
      en: "Who can be held responsible if the person was a relative or has died?",
      es: "¿Quién puede ser responsable si la persona era un familiar o ya murió?",
    },
  ],
  charts: [
    {
      kind: "sides",
      caption: {
        en: "Both sides call abuse wrong; they differ on what leaders did.[^wave][^fox][^oca]",
        es: "Los dos lados dicen que el abuso está mal; difieren en lo que hicieron los líderes.[^wave][^fox][^oca]",
      },
      sides: [
        {
          title: { en: "What lawsuits say", es: "Lo que alegan las demandas" },
          points: [
            {
              en: "Leaders were told and did not act",
              es: "Los líderes se enteraron y no actuaron",
            },
            { en: "Families got no warning", es: "No se advirtió a las familias" },
            {
              en: "The help line did not serve children",
              es: "La línea de ayuda no sirvió a los niños",
            },
          ],
        },
        {
          title: { en: "What the Church answers", es: "Lo que responde la Iglesia" },
          points: [
            { en: "Abuse can never be excused", es: "El abuso nunca tiene excusa" },
            {
              en: "Its line exists so that laws are kept",
              es: "Su línea existe para que se cumplan las leyes",
            },
            { en: "It did not hide what happened", es: "No ocultó lo que ocurrió" },
          ],
        },
      ],
    },
    {
      kind: "timeline",
      caption: {
        en: "Efforts to bring the suits together did not lead to one court.[^sought][^panel][^world]",
        es: "Los esfuerzos por juntar las demandas no llevaron a un solo tribunal.[^sought][^panel][^world]",
      },
      points: [
        { date: "2024-08", text: { en: "California suits begin", es: "Demandas en California" } },
        { date: "2025-02-03", text: { en: "One court requested", es: "Piden un tribunal" } },
        { date: "2025-04-03", text: { en: "Panel says no", es: "El panel dice que no" } },
        { date: "2025-04-10", text: { en: "Private mediation", es: "Mediación privada" } },
      ],
    },
  ],
  sources: {
    panel: {
      publisher: "HarrisMartin",
      title:
        "JPML Refuses to Centralize Sex Abuse Lawsuits Against Church of Jesus Christ of Latter-Day Saints",
      date: "2025-04-04",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/58449/jpml-refuses-to-centralize-sex-abuse-lawsuits-against-church-of-jesus-christ-of-latter-day-saints/",
    },
    sought: {
      publisher: "HarrisMartin",
      title: "Report on the request for an MDL",
      date: "2025-02-04",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/52143/mdl-sought-for-sexual-abuse-lawsuits-against-church-of-jesus-christ-of-latter-day-saints/",
    },
    mediation: {
      publisher: "HarrisMartin",
      title: "Church of Latter Day Saints Says Sex Abuse Cases May be Resolved in Mediation",
      date: "2025",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/55509/church-of-latter-day-saints-says-sex-abuse-cases-may-be-resolved-in-mediation/",
    },
    wave: {
      publisher: "San Diego Union-Tribune",
      title: {
        en: "Report on the suits filed in San Diego and across California [copy at krb.world]",
        es: "Report on the suits filed in San Diego and across California [copia en krb.world]",
      },
      date: "2025",
      url: "https://krb.world/en/wave-of-sexual-abuse-lawsuits-filed-against-lds-church-in-san-diego-and-across-california",
    },
    floodlit: {
      publisher: {
        en: "Floodlit (a group that tracks abuse reports about the Church)",
        es: "Floodlit [grupo que sigue denuncias de abuso sobre la Iglesia]",
      },
      title: "Part 3 of a series on lawsuits, which quotes the panel's order",
      date: "2025",
      url: "https://floodlit.org/wave-california",
    },
    fox: {
      publisher: "FOX 13 News Utah",
      title: "Report on the Church's statement about its help line",
      date: "2022-08-05",
      url: "https://www.fox13now.com/news/local-news/lds-church-speaks-out-after-associated-press-sex-abuse-investigation",
    },
    world: {
      publisher: "WORLD",
      title: {
        en: "Report on the settlement in principle [on San Diego Union-Tribune reporting]",
        es: "Report on the settlement in principle [según San Diego Union-Tribune]",
      },
      date: "2025-05",
      url: "https://wng.org/sift/mormon-church-to-settle-over-100-sex-abuse-lawsuits-1746734689",
    },
    oca: {
      publisher: "OpenClassActions",
      title: "Mormon (LDS) Church Sexual Abuse Lawsuit — Who Can File in 2026",
      date: "2026-06-22",
      url: "https://openclassactions.com/investigations/mormon-church-abuse-lawsuit.php",
    },
    plan: {
      publisher: "Bloomberg Law",
      title: "Boy Scouts' Plan Changes Likely to Pave Path Out of Bankruptcy",
      date: "2022-08-17",
      url: "https://news.bloomberglaw.com/bankruptcy-law/boy-scouts-plan-changes-likely-to-pave-path-out-of-bankruptcy",
    },
    scouts: {
      publisher: {
        en: "White & Case (counsel for the Boy Scouts)",
        es: "White & Case [abogados de los Boy Scouts]",
      },
      title:
        "Supreme Court denies petition for certiorari challenging Boy Scouts of America's landmark chapter 11 plan in White & Case-led appeal proceedings",
      date: "2026-01",
      url: "https://www.whitecase.com/news/press-release/supreme-court-denies-petition-certiorari-challenging-boy-scouts-americas",
    },
    ab250: {
      publisher: "California Legislature",
      title: {
        en: "AB 250, Sexual assault: statute of limitations [data copied by OpenCalAccess]",
        es: "AB 250, Sexual assault: statute of limitations [datos copiados por OpenCalAccess]",
      },
      date: "2025-10-13",
      url: "https://opencalaccess.org/leginfo/bill_info/20250AB25095CHP",
    },
    ab452: {
      publisher: "California Legislature",
      title: {
        en: "Assembly Bill No. 452, chapter 655 (compare versions) [copy at LegiPlex]",
        es: "Assembly Bill No. 452, chapter 655 (compare versions) [copia en LegiPlex]",
      },
      date: "2023",
      url: "https://app.legiplex.com/ca/legislature/2023/2023-r/bills/ab452/drafts-compare",
    },
    journal: {
      publisher: "Daily Journal",
      title: "AB 250: More time for sexual assault survivors",
      date: "2026-01-02",
      url: "https://dailyjournal.com/articles/389119-ab-250-more-time-for-sexual-assault-survivors",
    },
    federal: {
      publisher: "US Congress / GovInfo",
      title: "Public Law 117-176",
      date: "2022-09-16",
      url: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
    },
    ovc: {
      publisher: "Office for Victims of Crime, US Department of Justice",
      title: "Home page, with the list of state compensation programs",
      date: null,
      url: "https://ovc.ojp.gov",
    },
    childusa: {
      publisher: "CHILD USA",
      title: "Current Laws for Child Protection",
      date: null,
      url: "https://childusa.org/law/",
    },
    calvcb: {
      publisher: "California Victim Compensation Board",
      title: "Frequently asked questions for people hurt by crime",
      date: null,
      url: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
    },
    pause: {
      publisher: "Survivors Rights",
      title: {
        en: "LDS Church Sexual Abuse Settlement Reached in Principle, Final Terms Pending [cites filings held by FLOODLIT]",
        es: "LDS Church Sexual Abuse Settlement Reached in Principle, Final Terms Pending [cita documentos que guarda FLOODLIT]",
      },
      date: "2025",
      url: "https://survivorsrights.com/lds-church-sex-abuse-settlement-2025/",
    },
    nyc: {
      publisher: "New York City Council",
      title: "Int 1297-2025, Gender-motivated violence protection law",
      date: "2025",
      url: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
    },
    mondaq: {
      publisher: { en: "Mondaq (law firm article)", es: "Mondaq [artículo de un bufete]" },
      title:
        "New York City Council passes landmark amendment to Victims of Gender-Motivated Violence Protection Law, overriding mayor's veto",
      date: "2026-02-10",
      url: "https://www.mondaq.com/unitedstates/crime/1743362/new-york-city-council-passes-landmark-amendment-to-victims-of-gender-motivated-violence-protection-law-overriding-mayors-veto",
    },
    ab2777: {
      publisher: "California Legislature",
      title: "AB 2777 of 2022, with the Legislature's summary",
      date: "2022-09-19",
      url: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB2777",
    },
    wsj: {
      publisher: "Wall Street Journal",
      title: {
        en: "Judge rejects Boy Scouts settlement with the Church [summarized by news.landwebs.com]",
        es: "Judge rejects Boy Scouts settlement with the Church [resumen en news.landwebs.com]",
      },
      date: "2022",
      url: "https://news.landwebs.com/judge-rejects-250m-boy-scouts-settlement-with-mormon-church",
    },
    alabama: {
      publisher: "Alabama Reflector",
      title: {
        en: `Alabama Legislature sends Scout's Honor bill to Gov.
          Kay Ivey [copy at BishopAccountability]`,
        es: `Alabama Legislature sends Scout's Honor bill to Gov.
          Kay Ivey [copia en BishopAccountability]`,
      },
      date: "2024-03-21",
      url: "https://www.bishop-accountability.org/2024/03/alabama-legislature-sends-scouts-honor-bill-to-gov-kay-ivey/",
    },
    iowaScouts: {
      publisher: {
        en: "Iowa Legislature (bill as introduced)",
        es: "Iowa Legislature [proyecto presentado]",
      },
      title: "SF 2431 (2024)",
      date: "2024",
      url: "https://www.legis.iowa.gov/publications/search/document?fq=id:1448765&q=sex+offenders",
    },
    ohioScouts: {
      publisher: "CHILD USA",
      title: "Ohio",
      date: null,
      url: "https://childusa.org/law/Ohio/sex-abuse-sol/",
    },
  },
};
