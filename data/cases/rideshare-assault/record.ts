import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Federal MDLs and state suits",
      es: "Litigios multidistritales (MDL) federales y demandas estatales",
    },
    court: {
      en: "U.S. District Court, Northern District of California, for Uber and for Lyft; state suits in San Francisco Superior Court",
      es: "Tribunal Federal de Distrito, Distrito Norte de California, para Uber y para Lyft; demandas estatales en el Tribunal Superior de San Francisco",
    },
    docket: {
      en: "MDL No. 3084, 3:23-md-03084 (Uber); MDL No. 3171 (Lyft); JCCP 5061 (Lyft, state)",
      es: "MDL núm. 3084, 3:23-md-03084 (Uber); MDL núm. 3171 (Lyft); JCCP 5061 (Lyft, estatal)",
    },
    judge: "Charles R. Breyer (Uber); Rita F. Lin (Lyft)",
    since: [
      { date: "2023-10-04", of: { en: "Uber", es: "Uber" } },
      { date: "2026-02-05", of: { en: "Lyft", es: "Lyft" } },
    ],
    stage: {
      en: `As of April 2026, one state jury and two federal juries had decided the first Uber suits, with mixed results.
        Uber disputed both federal verdicts, and the Lyft group was new.[^nyt][^bloomberg][^homampour]`,
      es: `En abril de 2026, un jurado estatal y dos federales habían decidido primeras demandas contra Uber, con resultados mixtos.
        Uber disputaba los dos veredictos federales, y el grupo de Lyft era nuevo.[^nyt][^bloomberg][^homampour]`,
    },
    next: {
      en: `A news site reported that a third federal Uber trial would begin in San Francisco in mid-September 2026.[^allmind]
        We looked for its result or a new date and found neither.`,
      es: `Un sitio de resúmenes informó que un tercer juicio federal contra Uber empezaría en San Francisco a mediados de septiembre de 2026.[^allmind]
        Buscamos su resultado o una nueva fecha y no hallamos ninguno.`,
    },
    settlement: { en: "None found.", es: "No encontramos ninguno." },
    classAction: {
      en: "No. In an MDL, cases share early steps, but each person keeps a case of their own.",
      es: "No. En un MDL los casos comparten los primeros pasos, pero cada persona conserva su propio caso.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-04-20", source: "homampour" },
  soonest: {
    date: "2026-12-31",
    ends: true,
    way: "ab-2777-california",
    text: {
      en: `A California law stops reopening adults' old claims for sexual assault in 2009 or later.
        You would need a suit on file by then, and a lawyer needs time to prepare it.`,
      es: `Una ley de California deja de reabrir reclamos antiguos de personas adultas por agresión sexual desde 2009.
        Para entonces tendría que haber una demanda presentada, y un abogado o abogada necesita tiempo para prepararla.`,
    },
    whom: {
      en: "people who were 18 or older, with a California sexual assault claim whose usual time has run out",
      es: "las personas que tenían 18 años o más, con un reclamo por agresión sexual en California y el plazo usual ya vencido",
    },
    certainty: "official",
    source: "ab2777",
  },
  figures: [
    {
      value: { en: "$8.5 million", es: "$8.5 millones" },
      what: {
        en: `On February 5, 2026, the jury in the first federal test trial against Uber set this sum for the harm to one rider and nothing as punishment, as a legal newspaper reported.
          Uber said it would appeal.`,
        es: `El 5 de febrero de 2026, el jurado del primer juicio federal de un caso de prueba contra Uber fijó esta suma por el daño a una persona que viajaba.
          No fijó nada como castigo, según un periódico jurídico.
          Uber dijo que apelaría.`,
      },
      date: "2026-02-05",
      source: "daily",
    },
    {
      value: { en: "$5,000", es: "$5,000" },
      what: {
        en: `On April 20, 2026, the jury in the second federal test trial set this sum for another rider, as a news digest reported.
          Uber spoke of an appeal here too.`,
        es: `El 20 de abril de 2026, el jurado del segundo juicio federal de un caso de prueba fijó esta suma para otra persona que viajaba, según un resumen de noticias.
          También aquí Uber habló de apelar.`,
      },
      date: "2026-04-20",
      source: "allmind",
    },
  ],
  events: [
    {
      date: "2026-06-25",
      text: {
        en: `California's SB 623 set new background checks for drivers and limits on some medical costs after ride-hailing crashes.
          The deal behind the law took two rival measures, one about liability for sexual misconduct, off the ballot.`,
        es: `La ley SB 623 de California fijó nuevas revisiones de antecedentes para conductores y límites a algunos gastos médicos tras choques en estos viajes.
          El trato que dio lugar a la ley retiró de la votación dos propuestas rivales, una sobre la responsabilidad por conducta sexual indebida.`,
      },
      source: "ballot2026",
      isReported: true,
    },
    {
      date: "2026-04-20",
      text: {
        en: `In Charlotte a federal jury found for a passenger.
          The judge had said that the state puts a duty on carriers.
          Uber spoke of an appeal.`,
        es: `En Charlotte, un jurado federal dio la razón a una persona que viajaba.
          El juez había dicho que el estado impone un deber a las empresas de transporte de pasajeros.
          Uber habló de apelar.`,
      },
      source: "homampour",
      isReported: true,
    },
    {
      date: "2026-02-05",
      text: {
        en: "A federal jury in Phoenix found that the driver seemed to act for Uber, but it rejected the claims of negligence and of poor design. Uber announced an appeal.",
        es: "Un jurado federal de Phoenix halló que el conductor parecía actuar por Uber, pero rechazó los reclamos por negligencia y por mal diseño. Uber dijo que apelaría.",
      },
      source: "bloomberg",
      isReported: true,
    },
    {
      date: "2026-02-05",
      text: {
        en: "The federal panel sent suits by Lyft passengers to the Northern District of California as MDL 3171; Lyft had objected.",
        es: `El panel federal envió las demandas de pasajeros de Lyft al Distrito Norte de California como MDL 3171.
          Lyft se había opuesto.`,
      },
      source: "lyft",
      isReported: true,
    },
    {
      date: "2026-01-29",
      text: {
        en: "New York City opened 18 months in which people can still sue over gender-motivated violence from before January 9, 2022.",
        es: "La Ciudad de Nueva York abrió 18 meses en que aún se puede demandar por violencia por motivos de género anterior al 9 de enero de 2022.",
      },
      source: "mondaq",
      isReported: true,
    },
    {
      date: "2026-01-01",
      text: {
        en: "In California a law (AB 250) opened a window, to December 31, 2027, for some claims of sexually assaulted adults whose time was up. A suit against a company must allege that it hid, or tried to, an earlier assault by the same person or a report of one.",
        es: `En California, una ley (AB 250) abrió una ventana hasta el 31 de diciembre de 2027 para algunos reclamos vencidos de personas adultas agredidas sexualmente.
          Una demanda contra una empresa debe alegar que encubrió o intentó encubrir una agresión anterior de la misma persona o una denuncia.`,
      },
      source: "journal",
      isReported: true,
    },
    {
      date: "2025-09-30",
      text: {
        en: "In the first state trial, a San Francisco jury found Uber negligent, but found that this was not a substantial factor in the harm.",
        es: "En el primer juicio estatal, un jurado de San Francisco dijo que Uber fue negligente, pero halló que eso no influyó de forma sustancial en el daño.",
      },
      source: "nyt",
      isReported: true,
    },
    {
      date: "2025-07-08",
      text: {
        en: "Judge Breyer dismissed some of the claims of fraud and about the app in the test cases and let others go on, such as one that riders and drivers were not matched by gender.",
        es: "El juez Breyer desestimó en los casos de prueba algunos reclamos por fraude y sobre la aplicación, y dejó seguir otros, como uno porque la aplicación no emparejaba por género a pasajeros y conductores.",
      },
      source: "usatoday",
      isReported: true,
    },
    {
      date: "2025-07",
      text: {
        en: "Judge Breyer held that Uber's terms send eleven test cases to the riders' home states for trial.",
        es: "El juez Breyer decidió que los términos de Uber envían once casos de prueba a juicio en los estados donde viven los pasajeros.",
      },
      source: "transfer",
      isReported: true,
    },
    {
      date: "2023-12-12",
      text: {
        en: `The federal panel refused Uber's request to change the name of the group of cases.
          Uber denies that it did anything wrong.`,
        es: `El panel federal rechazó la petición de Uber de cambiar el nombre del grupo de casos.
          Uber ha negado haber hecho algo malo.`,
      },
      source: "nasdaq",
      isReported: true,
    },
    {
      date: "2023-10-04",
      text: {
        en: "A federal panel sent suits by Uber passengers, who say that drivers sexually assaulted them, to Judge Breyer in San Francisco as MDL 3084: many similar federal cases before one judge.",
        es: "Un panel federal envió al juez Breyer, en San Francisco, como MDL 3084, las demandas de pasajeros de Uber que alegan agresión sexual de conductores: muchos casos federales parecidos ante un mismo tribunal.",
      },
      source: "verus",
      isReported: true,
    },
    {
      date: "2022-03-03",
      text: {
        en: `A new federal law took effect.
          People who allege sexual assault or harassment can refuse an arbitration clause they had agreed to.`,
        es: `Empezó a regir una nueva ley federal.
          Quienes alegan agresión o acoso sexual pueden rechazar una cláusula de arbitraje que habían aceptado.`,
      },
      source: "arbitration",
    },
  ],
  ways: [
    {
      id: "federal-suit-uber",
      way: {
        en: "Federal suit with many similar ones: Uber (MDL 3084), Lyft (MDL 3171)",
        es: "Demanda federal en el litigio multidistrital (MDL) de Uber (3084) o de Lyft (3171)",
      },
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "People assaulted or harassed on an app ride",
        es: "Personas agredidas o acosadas en un viaje por aplicación",
      },
      who: {
        en: "People assaulted or harassed on an app ride, mostly passengers, whose suit belongs in federal court.",
        es: "Personas que sufrieron agresión o acoso en un viaje por aplicación, sobre todo pasajeros, y cuya demanda corresponde a un tribunal federal.",
      },
      clock: {
        en: `The state's law sets the limit, even inside an MDL.
          After you file, the court sets dates for papers.
          Some cases reportedly ended because a required questionnaire came late or not at all.[^sheets]`,
        es: `La ley del estado fija el plazo, incluso dentro de un MDL.
          Después de demandar, el tribunal fija fechas para documentos.
          Según se informó, algunos casos se cerraron porque un cuestionario llegó tarde o no llegó.[^sheets]`,
      },
      check: {
        text: {
          en: "Federal court in San Francisco",
          es: "Tribunal federal en San Francisco (en inglés)",
        },
        href: "https://www.cand.uscourts.gov",
      },
    },
    {
      id: "state-suit-also",
      way: {
        en: "State suit, which can name the driver",
        es: "Demanda estatal, que puede nombrar a quien conducía",
      },
      last: { en: "Each state's own limit", es: "El plazo de cada estado" },
      whom: {
        en: "People who can sue the company or the driver in state court",
        es: "Quienes pueden demandar en un tribunal estatal",
      },
      who: {
        en: `People who can sue in a state court.
          Some of them sue the driver alone.
          In June 2024 an appeals court held that San Francisco is not the place for suits over rides in other states by people who live outside California.[^norcal]`,
        es: `Personas que pueden demandar en un tribunal estatal.
          Algunas demandan solo a quien conducía.
          En junio de 2024, un tribunal de apelaciones decidió que San Francisco no es el lugar para viajes en otros estados de personas que viven fuera de California.[^norcal]`,
      },
      clock: {
        en: "The law of that state sets the limit. In California, a newer law may reopen a claim for some time.",
        es: "La ley de ese estado fija el plazo. En California, una ley nueva puede reabrir un reclamo por un tiempo.",
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
      id: "ab-250-california",
      way: { en: "AB 250 in California", es: "AB 250 en California" },
      last: { en: "This window has closed", es: "Esta ventana se cerró" },
      whom: {
        en: "Adults in California. To sue a company, you must allege a cover-up",
        es: "Mayores de edad en California. Contra una empresa, debe alegar un encubrimiento",
      },
      who: {
        en: `Sexually assaulted adults.
          To sue a company, you must say it hid, or tried to, an earlier assault by the accused or a report of one.
          You can sue the driver without that.[^calmatters]`,
        es: `Personas adultas agredidas sexualmente.
          Puede demandar a una empresa solo si alega que ocultó, o quiso ocultar, una agresión anterior de la persona acusada o una denuncia.
          A quien conducía puede demandarle sin eso.[^calmatters]`,
      },
      clock: {
        en: `From January 1, 2026, to December 31, 2027, you can sue over a claim whose time was up, unless it was decided or settled in writing before 2026.[^journal]
          A law firm says that adults otherwise have ten years from the last act, or three years from learning of an injury, if that is later.[^lcw]`,
        es: `Del 1 de enero de 2026 al 31 de diciembre de 2027 se puede demandar por un reclamo vencido, salvo si se decidió o se resolvió por acuerdo escrito antes de 2026.[^journal]
          Un bufete dice que, sin esta ley, las personas adultas tienen diez años desde el último acto, o tres años desde que supieron de una lesión, si es más tarde.[^lcw]`,
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
          en: `This is reported as the last day to sue under a law (AB 250) that reopened some expired claims of people who were sexually assaulted as adults.
          To sue a company, you must also allege a cover-up.`,
          es: `Según se informa, es el último día para demandar según una ley (AB 250) que reabrió algunos reclamos vencidos de personas adultas que sufrieron una agresión sexual.
          Para demandar a una empresa, también hay que alegar un encubrimiento.`,
        },
        said: {
          en: "This was reported as the last day to sue under a law (AB 250) that reopened some expired claims over sexual assaults of adults.",
          es: "Según se informó, fue el último día para demandar según una ley (AB 250) que reabrió algunos reclamos vencidos por agresión sexual a adultos.",
        },
        act: {
          en: "Call a lawyer or a bar referral service now and name this date first.",
          es: "Llame ya a un abogado o abogada, o a la barra de abogados, y diga primero esta fecha.",
        },
      },
      check: {
        text: { en: "CalMatters on AB 250", es: "CalMatters sobre AB 250 (en inglés)" },
        href: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
      },
    },
    {
      id: "ab-2777-california",
      way: { en: "AB 2777 in California", es: "AB 2777 en California" },
      last: { en: "Closed on December 31, 2026", es: "Cerró el 31 de diciembre de 2026" },
      whom: {
        en: "California adults sexually assaulted since 2009, usual time over",
        es: "Mayores de edad en California, agresión sexual desde 2009, plazo vencido",
      },
      who: {
        en: "Adults sexually assaulted since 2009 whose usual time is over. You need not allege a cover-up.",
        es: "Personas adultas que sufrieron una agresión sexual desde 2009, con el plazo normal vencido. No hay que alegar un encubrimiento.",
      },
      clock: {
        en: `The law reopened these claims until December 31, 2026, says the legislature's own summary.[^ab2777]
          After that day, a claim that is out of time can no longer use the law.
          A suit must be filed by that day.
          A first talk with a lawyer does not count.`,
        es: `La ley reabrió estos reclamos hasta el 31 de diciembre de 2026, dice el propio resumen de la legislatura.[^ab2777]
          Después de ese día, un reclamo vencido ya no puede usar la ley.
          La demanda debe estar presentada ese día.
          Una primera charla con un abogado o abogada no cuenta.`,
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
          en: "AB 2777 at the California Legislature",
          es: "AB 2777 en la Legislatura de California (en inglés)",
        },
        href: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB2777",
      },
    },
    {
      id: "new-york-citys",
      way: { en: "New York City's window", es: "Ventana de la Ciudad de Nueva York" },
      last: { en: "In 2027; sources disagree", es: "En 2027; las fuentes difieren" },
      whom: {
        en: "People assaulted in the city before January 9, 2022, because of gender",
        es: "Personas agredidas en la ciudad antes del 9 de enero de 2022 por su género",
      },
      who: {
        en: `People assaulted in the city before January 9, 2022, with gender as a motive.
          Courts have held that this includes sexual abuse.
          The law also reaches those who enabled it.[^nyc]`,
        es: `Personas que sufrieron una agresión en la ciudad antes del 9 de enero de 2022, con el género como motivo.
          Los tribunales han decidido que eso incluye el abuso sexual.
          La ley también alcanza a quienes la hicieron posible.[^nyc]`,
      },
      clock: {
        en: `The window lasts 18 months, says the Council's summary.
          We found no official last day.
          Law firms count to July 29, 2027, and another page ends it months sooner.[^mondaq]
          One firm says you get seven years for later acts.[^mondaq]`,
        es: `La ventana dura 18 meses, dice el resumen del Concejo.
          No hallamos un último día oficial.
          Los bufetes cuentan hasta el 29 de julio de 2027, y otra página la termina meses antes.[^mondaq]
          Un bufete escribe que para los actos posteriores hay siete años.[^mondaq]`,
      },
      check: {
        text: {
          en: "Int 1297-2025 at the City Council",
          es: "Int 1297-2025 en el Concejo de la Ciudad (en inglés)",
        },
        href: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
      },
    },
    {
      id: "saying-no-forced",
      way: {
        en: "Refusing arbitration, which has no jury",
        es: "Rechazar el arbitraje (sin jurado)",
      },
      last: { en: "Disputes from March 3, 2022, on", es: "Disputas desde el 3 de marzo de 2022" },
      whom: {
        en: "People whose app terms require arbitration",
        es: "Personas cuya aplicación exige arbitraje",
      },
      who: {
        en: "People whose app terms require arbitration and who allege sexual assault or harassment.",
        es: "Personas cuya aplicación exige arbitraje en sus términos, y que alegan agresión o acoso sexual.",
      },
      clock: {
        en: "The law covers disputes that arose on or after March 3, 2022.[^arbitration]",
        es: "La ley cubre disputas que surgieron el 3 de marzo de 2022 o después.[^arbitration]",
      },
      check: {
        text: { en: "Public Law 117-90", es: "Ley Pública 117-90 (en inglés)" },
        href: "https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
      },
    },
    {
      id: "money-state-crime",
      way: { en: "Money from a state crime fund", es: "Dinero de un fondo estatal para víctimas" },
      last: { en: "Set by each state", es: "Lo fija cada estado" },
      whom: {
        en: "People hurt by a crime, and some relatives",
        es: "Personas que sufrieron un delito y algunos familiares",
      },
      who: {
        en: `People hurt by a crime, and some relatives.
          Every state has such a fund, and you need no lawsuit.[^ovc]`,
        es: `Personas afectadas por un delito, y algunos familiares.
          Cada estado tiene un fondo así, y no hace falta una demanda.[^ovc]`,
      },
      clock: {
        en: `Each state sets its own limit.
          California allows seven years from the crime, from turning 21 or from finding the injury, whichever is latest.[^calvcb]`,
        es: `Cada estado fija su propio plazo.
          California da siete años desde el delito, desde cumplir 21 o desde hallar la lesión, lo que sea más tarde.[^calvcb]`,
      },
      check: {
        text: {
          en: "California's answers on compensation",
          es: "Respuestas de California sobre compensación (en inglés)",
        },
        href: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
      },
    },
    {
      id: "forensic-exam-police",
      way: { en: "Forensic exam and police report", es: "Examen forense y denuncia a la policía" },
      last: { en: "As soon as you can", es: "Lo antes que pueda" },
      whom: {
        en: "Anyone after a sexual assault, with or without a police report",
        es: "Quien sufrió una agresión sexual, con o sin denuncia policial",
      },
      who: {
        en: "Anyone after a sexual assault, with or without a report to the police.[^evawi]",
        es: "Cualquiera tras una agresión sexual, con denuncia a la policía o sin ella.[^evawi]",
      },
      clock: {
        en: "Sooner is better, because the cut-off differs by state.",
        es: "Cuanto antes, mejor, porque el límite cambia según el estado.",
      },
      check: {
        text: { en: "RAINN, 800-656-4673", es: "800-656-4673, o el sitio de RAINN (en inglés)" },
        href: "https://rainn.org",
      },
    },
  ],
  documents: [
    {
      name: { en: "Trip receipt", es: "Recibo del viaje" },
      holder: {
        en: "The app under past trips, or your email",
        es: "La aplicación, en viajes anteriores, o su correo",
      },
      how: {
        en: "Save it as a PDF, with the details of the trip.",
        es: "Guárdelo como PDF, con los detalles del viaje.",
      },
    },
    {
      name: {
        en: "Account data and support tickets",
        es: "Datos de la cuenta y mensajes de ayuda",
      },
      holder: {
        en: "Uber or Lyft; the person who booked",
        es: "Uber o Lyft; la persona que pidió el viaje",
      },
      how: {
        en: "Use the company's privacy or download page.",
        es: "Use la página de privacidad o descarga de la empresa.",
      },
    },
    {
      name: { en: "What you told the company", es: "Lo que le contó a la empresa" },
      holder: {
        en: "Help history in the app, and email",
        es: "Historial de ayuda en la aplicación, y correo",
      },
      how: { en: "Copy each message with its date.", es: "Copie cada mensaje con su fecha." },
    },
    {
      name: { en: "Police report or its number", es: "Informe de la policía o su número" },
      holder: {
        en: "Records unit of the police there",
        es: "Unidad de registros de la policía de allí",
      },
      how: {
        en: "Only if one was made; ask by date and place.",
        es: "Solo si se hizo uno; pídalo por fecha y lugar.",
      },
    },
    {
      name: { en: "Exam and treatment records", es: "Expediente del examen y del tratamiento" },
      holder: { en: "Hospital or clinic", es: "Hospital o clínica" },
      how: {
        en: "The records office copies the file; the kit stays with the lab or police.",
        es: "La oficina de expedientes copia el archivo; el kit queda con el laboratorio o la policía.",
      },
    },
    {
      name: { en: "Counseling notes", es: "Notas de consejería" },
      holder: { en: "Your counselor", es: "Su consejero o consejera" },
      how: { en: "Share them only if you decide to.", es: "Compártalas solo si usted lo decide." },
    },
    {
      name: {
        en: "Texts and calls to the first people told",
        es: "Mensajes y llamadas a quienes se lo contó primero",
      },
      holder: { en: "Your phone or carrier", es: "Su teléfono o compañía telefónica" },
      how: {
        en: "Do not delete the app or the messages.",
        es: "No borre la aplicación ni los mensajes.",
      },
    },
    {
      name: { en: "Bank line for the fare", es: "Cargo de la tarifa en el banco" },
      holder: { en: "Your bank", es: "Su banco" },
      how: {
        en: "Useful when the account in the app is closed.",
        es: "Útil cuando la cuenta de la aplicación está cerrada.",
      },
    },
  ],
  questions: [
    {
      en: "Which state's limit governs my ride, and is a window open for me?",
      es: "¿Qué estado fija el plazo para mi viaje, y hay una ventana abierta para mí?",
    },
    {
      en: "Would I be in an MDL, in San Francisco or alone, and what would that change?",
      es: "¿Estaría en un litigio multidistrital (MDL), en San Francisco o por mi cuenta, y qué cambiaría eso?",
    },
    {
      en: "Is the claim against the company, the driver or both, and what must I show against each?",
      es: "¿Es el reclamo contra la empresa, contra quien conducía o contra los dos, y qué hay que mostrar contra cada uno?",
    },
    {
      en: "Does the arbitration clause in my app matter, given the day it happened?",
      es: "¿Importa la cláusula de arbitraje de mi aplicación, según el día en que ocurrió?",
    },
    {
      en: "Can I use initials, and who gets to see my medical file?",
      es: "¿Puedo usar iniciales, y quién llega a ver mi expediente médico?",
    },
    {
      en: "What if the receipt is gone, or a friend booked the ride?",
      es: "¿Y si ya no tengo el recibo, o una amistad pidió el viaje?",
    },
  ],
  charts: [
    {
      kind: "sides",
      caption: {
        en: "Juries have been asked who must make a ride safe.[^usatoday][^nyt][^bloomberg]",
        es: "Se ha preguntado a los jurados quién debe hacer que un viaje sea seguro.[^usatoday][^nyt][^bloomberg]",
      },
      sides: [
        {
          title: { en: "What lawsuits say", es: "Lo que alegan las demandas" },
          points: [
            {
              en: "The app could have made rides safer",
              es: "La aplicación podía hacer más seguros los viajes",
            },
            {
              en: "To riders, the driver represented Uber",
              es: "Para los pasajeros, quien conducía era Uber",
            },
            {
              en: "A carrier must protect its passengers",
              es: "Una empresa de transporte debe proteger a sus pasajeros",
            },
          ],
        },
        {
          title: { en: "What the companies answer", es: "Lo que responden las empresas" },
          points: [
            { en: "Uber denies any wrongdoing", es: "Uber niega haber hecho algo malo" },
            { en: "It disputes both federal verdicts", es: "Disputa los dos veredictos federales" },
          ],
        },
      ],
    },
    {
      kind: "timeline",
      caption: {
        en: "The first three trials had three different outcomes.[^nyt][^bloomberg][^homampour]",
        es: "Los tres primeros juicios tuvieron tres resultados distintos.[^nyt][^bloomberg][^homampour]",
      },
      points: [
        { date: "2023-10-04", text: { en: "Uber cases grouped", es: "Agrupan casos de Uber" } },
        { date: "2025-09-30", text: { en: "San Francisco jury", es: "Jurado, San Francisco" } },
        { date: "2026-02-05", text: { en: "Phoenix jury", es: "Jurado de Phoenix" } },
        { date: "2026-04-20", text: { en: "Charlotte jury", es: "Jurado de Charlotte" } },
      ],
    },
  ],
  sources: {
    arbitration: {
      publisher: "US Congress / GovInfo",
      title:
        "Public Law 117-90, Ending Forced Arbitration of Sexual Assault and Sexual Harassment Act of 2021",
      date: "2022-03-03",
      url: "https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
    },
    verus: {
      publisher: "Verus",
      title: "Uber Sexual Assault Case Update: MDL Consolidation & Ongoing Litigation",
      date: "2025",
      url: "https://verusllc.com/articles/case-management/uber-sexual-assault-litigation-support",
    },
    nasdaq: {
      publisher: "Reuters",
      title: {
        en: "Report on Uber's request to rename the proceeding [on Nasdaq]",
        es: "Report on Uber's request to rename the proceeding [en Nasdaq]",
      },
      date: "2023-12-12",
      url: "https://www.nasdaq.com/articles/uber-loses-bid-to-change-name-of-us-cases-over-sexual-assault-claims",
    },
    facts: {
      publisher: "Studicata",
      title: "In re Uber Techs. Passenger Sexual Assault Litigation (2024), order on fact sheets",
      date: "2024",
      url: "https://www.studicata.com/summaries/united-states-district-court-northern-district-of-california/in-re-uber-techs-passenger-sexual-assault-litigation-2024-gwjpx6",
    },
    norcal: {
      publisher: "Northern California Record",
      title: "Report on the appeals ruling about rides in other states",
      date: "2024",
      url: "https://norcalrecord.com/stories/661207613-sf-superior-court-not-place-for-thousands-of-sex-assault-claims-vs-uber-appeals-panel-says",
    },
    usatoday: {
      publisher: "USA Today / Reuters",
      title: {
        en: "Uber sexual assault case: Judge questions app's role in passenger risk [copied by Daily8]",
        es: "Uber sexual assault case: Judge questions app's role in passenger risk [copia en Daily8]",
      },
      date: "2025-07-10",
      url: "https://www.daily8.com/en/article/7132dd53b027460447f725889e2f3f10",
    },
    nyt: {
      publisher: "New York Times",
      title: {
        en: "Uber Not Responsible for Sex Assault, Jury Finds, as More Cases Follow [copied by DNyuz]",
        es: "Uber Not Responsible for Sex Assault, Jury Finds, as More Cases Follow [copia en DNyuz]",
      },
      date: "2025-09-30",
      url: "https://dnyuz.com/2025/09/30/uber-not-responsible-for-sex-assault-jury-finds-as-more-cases-follow",
    },
    bloomberg: {
      publisher: "Bloomberg Law",
      title: "Report on the Phoenix verdict and its paths to liability",
      date: "2026-02",
      url: "https://news.bloomberglaw.com/litigation/uber-trial-loss-shows-competing-liability-paths-in-assault-suits",
    },
    lyft: {
      publisher: "Daily Journal",
      title: "Report that the Lyft sexual assault cases were consolidated",
      date: "2026-02-09",
      url: "https://dailyjournal.com/articles/389685-lyft-sexual-assault-cases-consolidated-as-uber-hit-with-8-5m-verdict",
    },
    jccp: {
      publisher: "San Francisco Superior Court filing",
      title: {
        en: "Joint Case Management Statement, In Re: Lyft Assault Cases, JCCP No. 5061 [copied by Trellis]",
        es: "Joint Case Management Statement, In Re: Lyft Assault Cases, JCCP No. 5061 [copia en Trellis]",
      },
      date: "2021",
      url: "https://trellis.law/doc/67597398/joint-case-management-statement-regarding-protective-order-transaction-id-66349720-filed-by-plaintiff-plaintiffs",
    },
    homampour: {
      publisher: "Homampour Law Firm",
      title: "Page on the test trials in the Uber MDL",
      date: "2026",
      url: "https://homampour.com/?p=15183",
    },
    calmatters: {
      publisher: "CalMatters Digital Democracy",
      title: "AB 250: Sexual assault: statute of limitations",
      date: "2025",
      url: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
    },
    journal: {
      publisher: "Daily Journal",
      title: "AB 250: More time for sexual assault survivors",
      date: "2026-01-02",
      url: "https://dailyjournal.com/articles/389119-ab-250-more-time-for-sexual-assault-survivors",
    },
    lcw: {
      publisher: {
        en: "Liebert Cassidy Whitmore (law firm)",
        es: "Liebert Cassidy Whitmore [bufete de abogados]",
      },
      title:
        "AB 2777 - Extends The Statute Of Limitations For Civil Actions Alleging Sexual Assault Occurring On Or After A Victim's 18th Birthday",
      date: "2022",
      url: "https://lcwlegal.com/news/ab-2777-extends-the-statute-of-limitations-for-civil-actions-alleging-sexual-assault-occurring-on-or-after-a-victims-18th-birthday",
    },
    evawi: {
      publisher: "End Violence Against Women International",
      title: "Best Practice FAQs: What is forensic compliance?",
      date: null,
      url: "https://evawintl.org/best-practices/faqs/?_sft_bp_faq_category=forensic-compliance",
    },
    ovc: {
      publisher: "Office for Victims of Crime, US Department of Justice",
      title: "Crime Victim Compensation Program Initiative (fact sheet)",
      date: "2013",
      url: "https://ovc.ojp.gov/sites/g/files/xyckuh226/files/pubs/crime-victim-compensation-program-initiative-factsheet/index.html",
    },
    calvcb: {
      publisher: "California Victim Compensation Board",
      title: "Frequently asked questions for people hurt by crime",
      date: null,
      url: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
    },
    daily: {
      publisher: "Daily Journal",
      title: "Lyft sexual assault cases consolidated as Uber hit with verdict",
      date: "2026-02-09",
      url: "https://dailyjournal.com/articles/389685-lyft-sexual-assault-cases-consolidated-as-uber-hit-with-8-5m-verdict",
    },
    transfer: {
      publisher: "Helping Survivors",
      title: "Judge grants Uber motion to transfer bellwethers to home states",
      date: "2025-07",
      url: "https://helpingsurvivors.org/news/judge-grants-uber-motion-transfer-bellwethers-to-home-states",
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
      title: "AB 2777 of 2022, with the Legislative Counsel's Digest",
      date: "2022-09-19",
      url: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB2777",
    },
    sheets: {
      publisher: "Survivors Rights",
      title: "Page on Uber's motion to postpone the first federal test trial",
      date: "2025",
      url: "https://survivorsrights.com/?p=11453",
    },
    allmind: {
      publisher: { en: "AllMind (news digest)", es: "AllMind [resumen de noticias]" },
      title: "Report on the Charlotte verdict",
      date: "2026-04",
      url: "https://allmind.ai/news/4ca34b079718ccbac44a6f105c65394bf5a1858f469b3c1c92acf97db0a01b93",
    },
    nyc: {
      publisher: "New York City Council",
      title: "Int 1297-2025, Gender-motivated violence protection law",
      date: "2025",
      url: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
    },
    ballot2026: {
      publisher: {
        en: "CalMatters (copied by ielaw.news)",
        es: "CalMatters [copia en ielaw.news]",
      },
      title: "Newsom signs law that lets Uber, attorneys avoid ballot measure fight",
      date: "2026-06-28",
      url: "https://ielaw.news/newsom-signs-law-that-lets-uber-attorneys-avoid-ballot-measure-fight/",
    },
  },
};
