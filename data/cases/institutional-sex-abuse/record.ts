import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Individual suits in many courts",
      es: "Demandas individuales en muchos tribunales",
    },
    court: {
      en: "Courts where it happened or the organization is, and some in bankruptcy court",
      es: "Tribunales del lugar de los hechos o de la organización, y a veces un tribunal de bancarrotas",
    },
    docket: null,
    judge: null,
    since: [],
    stage: {
      en: `As of July 2026, time limits were still changing.
          New York City had opened a window for old claims of gender violence; several pages say Rhode Island had one for child abuse.
          California had two for people who were adults.[^mondaq][^windows][^ab2777][^ab250]`,
      es: `En julio de 2026, los plazos seguían cambiando.
          La Ciudad de Nueva York abrió una ventana para reclamos viejos por violencia de género; según varias páginas, Rhode Island otra por abuso infantil.
          California tenía dos para personas adultas.[^mondaq][^windows][^ab2777][^ab250]`,
    },
    next: {
      en: `More windows close in 2027 and 2028; the case page lists them among your options.
        Other states may have windows that we did not find.`,
      es: `Más ventanas se cierran en 2027 y 2028; la página del caso las nombra entre sus opciones.
        Otros estados pueden tener ventanas que no hallamos.`,
    },
    settlement: {
      en: `Official: Los Angeles County announced settlements in 2025 for claims about its probation and child welfare centers, and checks each one.
        The time to file those is over.[^lacounty]`,
      es: `Oficial: el condado de Los Ángeles anunció en 2025 acuerdos sobre sus centros de libertad a prueba (probation) y de protección de menores, y revisa cada reclamo.
        Ya no se reciben más.[^lacounty]`,
    },
    classAction: {
      en: "No. Most people sue on their own; one court guides some suits, and a bankruptcy trust pays others.",
      es: "No. La mayoría demanda por su cuenta; algunas demandas las guía un solo tribunal y otras las paga un fondo de bancarrota.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-07-05", source: "windows" },
  soonest: {
    date: "2026-12-31",
    ends: true,
    way: "california-ab-2777",
    text: {
      en: `In California, this is the last day to sue under a law (AB 2777) for some people who were adults when they were sexually assaulted.
        It covers assaults on or after January 1, 2009, even if the usual time has run out.
        A suit must be filed by then; talking to a lawyer is not enough.`,
      es: `En California, es el último día para demandar según una ley (AB 2777) para algunas personas que eran adultas cuando sufrieron una agresión sexual.
        Vale para agresiones del 1 de enero de 2009 o posteriores, aunque el plazo usual haya vencido.
        Ese día la demanda ya debe estar presentada.
        No basta con hablar con un abogado o abogada.`,
    },
    whom: {
      en: "people in California who were 18 or older at the time",
      es: "las personas en California que tenían 18 años o más entonces",
    },
    certainty: "official",
    source: "ab2777",
  },
  figures: [
    {
      value: { en: "$700,000", es: "$700,000" },
      what: {
        en: `In Maryland, a private organization pays at most this much for harm that has no bill, such as pain, as CBS reported in June 2025.
          This holds for revived claims of childhood abuse filed on or after June 1, 2025.`,
        es: `En Maryland, una organización privada paga como máximo esto por daños que no tienen factura, como el dolor, según informó CBS en junio de 2025.
          Vale para reclamos reabiertos por abuso en la niñez presentados el 1 de junio de 2025 o después.`,
      },
      date: "2025-06",
      way: "maryland-vermont-no",
      source: "maryland",
    },
    {
      value: { en: "$400,000", es: "$400,000" },
      what: {
        en: "In Maryland, a public body, such as a school district, pays each person at most this for revived claims filed from June 2025, CBS reported.",
        es: "Según CBS, en Maryland un ente público, como un distrito escolar, paga hasta esto a cada persona por reclamos reabiertos presentados desde junio de 2025.",
      },
      date: "2025-06",
      way: "maryland-vermont-no",
      source: "maryland",
    },
    {
      value: {
        en: "20 percent of a settlement, 25 percent after trial",
        es: "20 por ciento de un acuerdo, 25 por ciento tras un juicio",
      },
      what: {
        en: `In Maryland, a lawyer may take at most this in child abuse cases filed from June 2025, CBS said.
          You may still owe costs, so ask before you sign.`,
        es: `En Maryland, un abogado o abogada cobra como máximo esto en casos de abuso infantil presentados desde junio de 2025, dijo CBS.
          Es posible que todavía deba gastos, así que pregunte antes de firmar.`,
      },
      date: "2025-06",
      way: "maryland-vermont-no",
      source: "maryland",
    },
    {
      value: { en: "up to $828 million", es: "hasta $828 millones" },
      what: {
        en: `On October 17, 2025, Los Angeles County announced its second agreement on claims under AB 218, which was still tentative.
          Filing is over, and each share is set on its own.`,
        es: `El 17 de octubre de 2025, el condado de Los Ángeles anunció su segundo acuerdo sobre reclamos de la ley AB 218, que aún era provisional.
          Ya no se reciben reclamos, y cada pago se fija por separado.`,
      },
      date: "2025-10-17",
      source: "lacounty",
    },
  ],
  events: [
    {
      date: "2026-06-11",
      text: {
        en: `Rhode Island's governor signed a window from July 1, 2026, to June 30, 2028, for expired childhood claims.
          It also set a new limit: 35 years, or seven from discovery.`,
        es: `El gobernador de Rhode Island firmó una ventana del 1 de julio de 2026 al 30 de junio de 2028 para reclamos vencidos de la niñez.
          También fijó otro plazo: 35 años, o siete desde que se supo del daño.`,
      },
      source: "recording",
      isReported: true,
    },
    {
      date: "2026-06-08",
      text: {
        en: "This was the last day for survivors' claims in the bankruptcy of the Diocese of Alexandria, Louisiana.",
        es: "Fue el último día para los reclamos de sobrevivientes en la bancarrota de la Diócesis de Alexandria, Luisiana.",
      },
      source: "alexandria",
      isReported: true,
    },
    {
      date: "2026-01-31",
      text: {
        en: "The second two-year window in Arkansas for old claims of childhood abuse was set to close; we found no extension.",
        es: `En Arkansas iba a cerrar el segundo período de dos años para reclamos antiguos por abuso en la niñez.
          No encontramos una prórroga.`,
      },
      source: "arkansas",
    },
    {
      date: "2026-01-29",
      text: {
        en: `New York City's Council overrode a veto and gave people 18 months to sue over gender-motivated violence, including sexual abuse, before January 9, 2022.
        They can also sue those who enabled it.`,
        es: `El Concejo de la Ciudad de Nueva York superó un veto y dio 18 meses para demandar por violencia por motivos de género, incluido el abuso sexual, anterior al 9 de enero de 2022.
        También se puede demandar a quienes la hicieron posible.`,
      },
      source: "mondaq",
      isReported: true,
    },
    {
      date: "2026-01-12",
      text: {
        en: "The US Supreme Court declined to hear the last broad challenge to the Boy Scouts bankruptcy plan, which protects many groups that sponsored troops from separate suits.",
        es: `La Corte Suprema de Estados Unidos no aceptó la última impugnación amplia al plan de bancarrota de los Boy Scouts.
          El plan protege de demandas aparte a muchos grupos que patrocinaban tropas.`,
      },
      source: "scouts",
      isReported: true,
    },
    {
      date: "2025-10-17",
      text: {
        en: "Los Angeles County announced a second tentative settlement of claims under a law (AB 218), and said that it will check how credible each claim is.",
        es: "El condado de Los Ángeles anunció un segundo acuerdo provisional de reclamos según una ley (AB 218), y dijo que revisará qué tan creíble es cada reclamo.",
      },
      source: "lacounty",
    },
    {
      date: "2025-10-13",
      text: {
        en: "California's AB 250 became law: in 2026 and 2027, it lets some people sue who were adults when they were assaulted and whose time had run out.",
        es: "La AB 250 de California se hizo ley: en 2026 y 2027 permite demandar a algunas personas que eran adultas cuando sufrieron la agresión y cuyo plazo había vencido.",
      },
      source: "ab250",
    },
    {
      date: "2025-06-01",
      text: {
        en: "Maryland lowered what revived claims can recover and capped the lawyers' fees for them, for claims filed from this day on.",
        es: "Maryland bajó lo que pueden recuperar los reclamos reabiertos y puso tope a los honorarios de abogados, para reclamos presentados desde ese día.",
      },
      source: "maryland",
      isReported: true,
    },
    {
      date: "2025-04-24",
      text: {
        en: "Colorado's Senate again refused to ask voters to let old claims be brought; we did not find the result of any vote in November 2026.",
        es: `El Senado de Colorado volvió a negarse a preguntar a los votantes si se permiten reclamos antiguos.
          No encontramos el resultado de ninguna votación de noviembre de 2026.`,
      },
      source: "coloradoSenate",
      isReported: true,
    },
    {
      date: "2025-02",
      text: {
        en: "Maryland's Supreme Court upheld the state's 2023 law: organizations have no right to keep the time limit that it ended for old claims of childhood abuse.",
        es: `La Corte Suprema de Maryland confirmó la ley estatal de 2023.
          Las organizaciones no tienen derecho a conservar el plazo que esa ley quitó a los reclamos antiguos por abuso en la niñez.`,
      },
      source: "mdcourt",
    },
    {
      date: "2025-01-28",
      text: {
        en: "Maine's highest court ruled that claims whose time was over cannot be brought back, so a 2021 law does not help those people.",
        es: "El tribunal más alto de Maine decidió que los reclamos ya vencidos no pueden reabrirse, así que una ley de 2021 no ayuda a esas personas.",
      },
      source: "maine",
      isReported: true,
    },
    {
      date: "2024-06-12",
      text: {
        en: "Louisiana's Supreme Court upheld the law that lets people bring old claims of childhood abuse; the legislature had voted to extend it to June 14, 2027.",
        es: `La Corte Suprema de Luisiana confirmó la ley que permite presentar reclamos antiguos por abuso en la niñez.
          La legislatura había votado extenderla hasta el 14 de junio de 2027.`,
      },
      source: "louisianaCourt",
      isReported: true,
    },
    {
      date: "2024-04-04",
      text: {
        en: "Alabama lifted its time limit only for childhood abuse claims in the Boy Scouts bankruptcy; that rule ends on December 31, 2026.",
        es: `Alabama levantó su plazo solo para los reclamos por abuso en la niñez en la bancarrota de los Boy Scouts.
          Esa regla termina el 31 de diciembre de 2026.`,
      },
      source: "alabama",
      isReported: true,
    },
    {
      date: "2023-10-10",
      text: {
        en: "California signed AB 452: there is no time limit to sue for childhood sexual assault that happens on or after January 1, 2024, and earlier abuse keeps the older limits.",
        es: `California promulgó la ley AB 452: no hay plazo para demandar por agresión sexual en la niñez que ocurra desde el 1 de enero de 2024.
          El abuso anterior conserva los plazos viejos.`,
      },
      source: "keyt",
      isReported: true,
    },
    {
      date: "2022-09-19",
      text: {
        en: "California signed AB 2777: until December 31, 2026, people who were adults can bring sexual assault claims from 2009 on that were barred only by time.",
        es: "California promulgó la ley AB 2777: hasta el 31 de diciembre de 2026, quienes eran personas adultas pueden presentar reclamos por agresión sexual desde 2009 que solo el plazo impedía.",
      },
      source: "ab2777",
    },
    {
      date: "2022-09-16",
      text: {
        en: "A federal law ended the time limit for suits by people who were minors when certain federal sex and trafficking crimes happened, for claims that had not run out.",
        es: `Una ley federal quitó el plazo a las demandas de quienes eran menores cuando hubo ciertos delitos federales sexuales y de trata.
          Vale para reclamos cuyo plazo no había vencido.`,
      },
      source: "federal",
    },
  ],
  ways: [
    {
      id: "state-suit-abuse",
      way: { en: "State suit for abuse in childhood", es: "Demanda estatal por abuso en la niñez" },
      last: { en: "The limit depends on your state", es: "El plazo depende de su estado" },
      whom: {
        en: "People abused as children, by the state's own rule",
        es: "Quienes sufrieron abuso en la niñez, según la regla del estado",
      },
      who: {
        en: "People who were abused as children can sue the person and, where the law allows, the organization.",
        es: "Quienes sufrieron abuso en la niñez pueden demandar a quien lo hizo y, donde la ley lo permite, a la organización.",
      },
      clock: {
        en: `Each state sets the limit, often by age.
        California has none for abuse on or after January 1, 2024.
        For earlier abuse, you can usually sue until age 40, or for five years after you linked the harm to the abuse, whichever is later.
        After 40 you must show more.[^ab452]
        These laws change often, so read your state's law as it is today.`,
        es: `El plazo lo fija cada estado, a menudo según la edad.
        California no tiene plazo si el abuso ocurrió el 1 de enero de 2024 o después.
        Si fue antes, en general puede demandar hasta los 40 años, o cinco años desde que relacionó el daño con el abuso, lo que sea más tarde.
        Después de los 40 hay que probar más.[^ab452]
        Estas leyes cambian a menudo, así que lea la de su estado como está hoy.`,
      },
      check: {
        text: {
          en: "State-by-state map of CHILD USA",
          es: "Mapa de CHILD USA, estado por estado (en inglés)",
        },
        href: "https://childusa.org/law/",
      },
    },
    {
      id: "california-ab-250",
      way: {
        en: "California AB 250, for adults",
        es: "AB 250 de California, para mayores de edad",
      },
      last: { en: "This window has closed", es: "Esta ventana se cerró" },
      whom: {
        en: "People who were adults then, in California, whose time ran out",
        es: "Quienes eran mayores de edad, en California, y cuyo plazo usual venció",
      },
      who: {
        en: `People who were 18 or older at the time.
        To sue the person, you need not show a cover-up.
        To sue a private body, the suit must allege that it hid, or tried to hide, an earlier assault by that person or a report about that person.
        Public bodies are left out, and so are claims decided or settled in writing before January 1, 2026.[^calmatters][^ksby]`,
        es: `Personas que entonces tenían 18 años o más.
        Para demandar a quien lo hizo, no hay que mostrar un encubrimiento.
        Para demandar a una entidad privada, la demanda debe alegar que ocultó, o trató de ocultar, una agresión anterior de esa persona o una denuncia sobre ella.
        Quedan fuera las entidades públicas y los reclamos ya decididos o acordados por escrito antes del 1 de enero de 2026.[^calmatters][^ksby]`,
      },
      clock: {
        en: `The window runs from January 1, 2026, to December 31, 2027, for claims that had expired before it opened.[^ksby][^ab250]
        California's usual limit for adults is ten years from the last act, or three years from finding the injury.
        The later day counts.[^ab2777]`,
        es: `La ventana va del 1 de enero de 2026 al 31 de diciembre de 2027, para reclamos que vencieron antes de que abriera.[^ksby][^ab250]
        El plazo normal de California para mayores de edad es de diez años desde el último acto, o tres desde que se descubrió el daño.
        Cuenta lo que sea más tarde.[^ab2777]`,
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
          en: "What the bill says, at CalMatters",
          es: "Qué dice la ley, en CalMatters (en inglés)",
        },
        href: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
      },
    },
    {
      id: "california-ab-2777",
      way: {
        en: "California AB 2777, for adults since 2009",
        es: "AB 2777 de California, agresiones a mayores de edad desde 2009",
      },
      last: { en: "Passed, unless a suit was filed", es: "Ya venció, salvo demanda presentada" },
      whom: {
        en: "Adults assaulted since 2009, in California, whose usual time ran out",
        es: "Personas adultas agredidas desde 2009, en California, con plazo usual vencido",
      },
      who: {
        en: `Adults assaulted on or after January 1, 2009, whose usual limit is over.
          You do not have to allege a cover-up.`,
        es: `Personas adultas agredidas el 1 de enero de 2009 o después, con el plazo normal ya vencido.
          No hay que alegar un encubrimiento.`,
      },
      clock: {
        en: `This law helps only if time is the one thing that stops the claim, as the Legislature's own summary says.[^ab2777]
        AB 250 lasts a year longer, but asks for more against an organization, so ask which one fits you.`,
        es: `Esta ley ayuda solo si el único obstáculo es el plazo, como dice el resumen de la propia Legislatura.[^ab2777]
        AB 250 dura un año más, pero exige más contra una organización, así que pregunte cuál le sirve.`,
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
          en: "The bill at the California Legislature",
          es: "La ley en la Legislatura de California (en inglés)",
        },
        href: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB2777",
      },
    },
    {
      id: "new-york-citys",
      way: { en: "New York City's window", es: "Ventana de la Ciudad de Nueva York" },
      last: { en: "In 2027; sources disagree", es: "En 2027; las fuentes difieren" },
      whom: {
        en: "People harmed in the city before January 9, 2022",
        es: "Quienes sufrieron daño en la ciudad antes del 9 de enero de 2022",
      },
      who: {
        en: `People who suffered gender-motivated violence in the city before January 9, 2022.
        Courts have read this to include sexual abuse.
        It also covers suits first filed between March 1, 2023, and March 1, 2025, that are filed again.`,
        es: `Personas que sufrieron violencia por motivos de género en la ciudad antes del 9 de enero de 2022.
        Según los tribunales, eso incluye el abuso sexual.
        También vale para demandas presentadas entre el 1 de marzo de 2023 y el 1 de marzo de 2025 que se presentan de nuevo.`,
      },
      clock: {
        en: `The City Council says that people have 18 months, and it overrode a veto of the law on January 29, 2026.[^nyc]
          Law firms count to July 29, 2027, but another page ends the window months sooner, and nothing official confirms either day.[^mondaq]
          Defendants argue that state law overrides the city's law.
          One trial court reportedly rejected that, but appeals are possible, so filing early is safer.`,
        es: `El Concejo dice que hay 18 meses, y superó el veto el 29 de enero de 2026.[^nyc]
        Los bufetes cuentan hasta el 29 de julio de 2027, pero otra página termina la ventana meses antes, y nada oficial confirma una u otra fecha.[^mondaq]
        La parte demandada argumenta que la ley estatal está por encima de la de la ciudad. Según se informa, un tribunal lo rechazó, pero puede haber apelaciones, así que lo más seguro es demandar pronto.`,
      },
      check: {
        text: {
          en: "The Council's file, Int 1297-2025",
          es: "El expediente del Concejo, Int 1297-2025 (en inglés)",
        },
        href: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
      },
    },
    {
      id: "rhode-islands-window",
      way: { en: "Rhode Island's window", es: "Ventana de Rhode Island" },
      last: { en: "This window has closed", es: "Esta ventana se cerró" },
      whom: {
        en: "People who were abused as children and whose time ran out",
        es: "Quienes sufrieron abuso en la niñez y cuyo plazo venció",
      },
      who: {
        en: `People who were abused as children and whose claim against an institution or a supervisor had expired.
        Pages differ on whether they can also sue the abuser, so ask.`,
        es: `Personas que sufrieron abuso en la niñez y cuyo reclamo contra una institución o un supervisor venció.
        Las páginas difieren sobre si también se puede demandar a quien abusó; pregunte.`,
      },
      clock: {
        en: `Several pages say that the window runs from July 1, 2026, to June 30, 2028; we have not seen the law itself.[^recording][^windows][^codify]
        For other claims they give 35 years from the abuse, or seven years from discovery, whichever is later. The time before age 18 does not count.
        In 1996 the state's top court refused to let people bring back expired claims, so somebody may challenge this window.[^kelly]`,
        es: `Varias páginas dicen que la ventana va del 1 de julio de 2026 al 30 de junio de 2028; no hemos visto la ley misma.[^recording][^windows][^codify]
        Para los demás reclamos dan 35 años desde el abuso o siete desde que la persona supo del daño, lo que sea más tarde. El tiempo antes de los 18 años no cuenta.
        En 1996, el tribunal más alto del estado se negó a reabrir reclamos vencidos, así que alguien puede impugnar esta ventana.[^kelly]`,
      },
      ends: "2028-06-30",
      lastDay: {
        scope: {
          en: "In Rhode Island, last day to sue over childhood abuse",
          es: "En Rhode Island, último día para demandar por abuso en la niñez",
        },
        states: ["RI"],
        says: {
          en: `This is reported as the last day of a window in which people who were abused as children can sue even though their time had run out.
          We have not read the law itself.`,
          es: `Según se informa, es el último día de una ventana en la que quienes sufrieron abuso en la niñez pueden demandar aunque su plazo venció.
          No hemos leído la ley.`,
        },
        said: {
          en: "This was reported as the last day of a window for people who were abused as children and whose time had run out.",
          es: "Según se informó, fue el último día de una ventana para quienes sufrieron abuso en la niñez y cuyo plazo había vencido.",
        },
        act: {
          en: "Call a lawyer or a bar referral service now and name this date first.",
          es: "Llame ya a un bufete o a un servicio de referencia de abogados y diga primero esta fecha.",
        },
      },
      check: {
        text: {
          en: "Bill S 2616 of 2026 at the legislature",
          es: "Proyecto S 2616 de 2026 en la legislatura (en inglés)",
        },
        href: "https://www.rilegislature.gov",
      },
    },
    {
      id: "louisianas-window",
      way: { en: "Louisiana's window", es: "Ventana de Luisiana" },
      last: { en: "This window has closed", es: "Esta ventana se cerró" },
      whom: {
        en: "People abused in Louisiana before 18, after time ran out",
        es: "Quienes sufrieron abuso en Luisiana antes de los 18, con plazo vencido",
      },
      who: {
        en: "People who were abused as minors and whose time had run out; institutions are covered too.",
        es: "Personas que de menores sufrieron abuso y cuyo plazo venció; también vale contra instituciones.",
      },
      clock: {
        en: `June 14, 2027, is reported as the last day of the window.[^louisiana]
        If you are 21 or older, your suit needs two certificates, one from the lawyer and one from a licensed mental health professional.[^laLaw]
        Claims that had not run out no longer have a limit.`,
        es: `Se informa que el 14 de junio de 2027 es el último día de la ventana.[^louisiana]
        Si tiene 21 años o más, la demanda necesita dos certificados: uno del abogado o abogada y otro de un profesional de salud mental con licencia.[^laLaw]
        Los reclamos que no habían vencido ya no tienen plazo.`,
      },
      ends: "2027-06-14",
      lastDay: {
        scope: {
          en: "In Louisiana, last day to sue over childhood abuse",
          es: "En Luisiana, último día para demandar por abuso en la niñez",
        },
        states: ["LA"],
        says: {
          en: `This is reported as the last day of a window for people who were abused as minors and whose time had run out.
        Many need two certificates first.`,
          es: `Según se informa, es el último día de una ventana para quienes sufrieron abuso siendo menores y cuyo plazo venció.
        Muchas personas necesitan antes dos certificados.`,
        },
        said: {
          en: "This was reported as the last day of a window for people who were abused as minors and whose time had run out.",
          es: "Según se informó, fue el último día de una ventana para quienes sufrieron abuso siendo menores y cuyo plazo había vencido.",
        },
        act: {
          en: "Call a lawyer or a bar referral service now and name this date first.",
          es: "Llame ya a un bufete o a un servicio de referencia de abogados y diga primero esta fecha.",
        },
      },
      check: {
        text: {
          en: "R.S. 9:2800.9 at the legislature",
          es: "R.S. 9:2800.9 en la legislatura (en inglés)",
        },
        href: "https://legis.la.gov/legis/Law.aspx?d=107288",
      },
    },
    {
      id: "maryland-vermont-no",
      way: { en: "Suit in Maryland or Vermont", es: "Demanda en Maryland o Vermont" },
      last: { en: "No limit", es: "Sin plazo" },
      whom: {
        en: "People abused as children in Maryland or Vermont",
        es: "Quienes sufrieron abuso en la niñez en Maryland o Vermont",
      },
      who: {
        en: `People who were abused there as children.
        In Maryland they can sue even if an older limit had run out, and they can sue public bodies too.`,
        es: `Personas que sufrieron abuso allí en la niñez.
        En Maryland pueden demandar aunque haya vencido un plazo anterior, y también a entidades públicas.`,
      },
      clock: {
        en: `Maryland has no time limit, and its highest court upheld that in 2025.[^mdcourt]
          In Vermont you can sue at any time.
          CHILD USA, which tracks these laws, says that expired claims are revived for good.[^vermont]
          Organizations then answer only for gross negligence.`,
        es: `Maryland no tiene plazo, y su tribunal más alto lo confirmó en 2025.[^mdcourt]
          En Vermont puede demandar en cualquier momento.
          CHILD USA, que sigue estas leyes, dice que los reclamos vencidos se reabren para siempre.[^vermont]
          En esos, una organización responde solo si hubo negligencia grave.`,
      },
      check: {
        text: {
          en: "The court's decision in short",
          es: "La decisión del tribunal, en resumen (en inglés)",
        },
        href: "https://law.justia.com/cases/maryland/court-of-appeals/2025/9-24.html",
      },
    },
    {
      id: "federal-claim-18",
      way: { en: "Federal claim under 18 U.S.C. 2255", es: "Reclamo federal según 18 U.S.C. 2255" },
      last: { en: "No limit for many claims", es: "Sin plazo para muchos reclamos" },
      whom: {
        en: "People harmed as minors by listed federal crimes",
        es: "Quienes de menores sufrieron ciertos delitos federales",
      },
      who: {
        en: "People who as minors suffered listed federal crimes, such as trafficking or the making of images.",
        es: "Personas que de menores sufrieron delitos federales de una lista, como la trata o la creación de imágenes.",
      },
      clock: {
        en: "There is no limit, unless the claim had expired before September 16, 2022.[^federal]",
        es: "No hay plazo, salvo que el reclamo hubiera vencido antes del 16 de septiembre de 2022.[^federal]",
      },
      check: {
        text: {
          en: "Text of Public Law 117-176",
          es: "Texto de la Ley Pública 117-176 (en inglés)",
        },
        href: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
      },
    },
    {
      id: "boy-scouts-bankruptcy",
      way: {
        en: "Boy Scouts claims: Alabama, Iowa, Ohio",
        es: "Reclamos por Boy Scouts: Alabama, Iowa, Ohio",
      },
      last: { en: "Ohio's rule ends in October 2028", es: "La de Ohio: hasta octubre 2028" },
      whom: {
        en: "People abused as children in Scouting in one of these states",
        es: "Quienes sufrieron abuso de niños en los Scouts en uno de estos estados",
      },
      who: {
        en: "People who were abused as children in the Boy Scouts, for a claim in the bankruptcy of the Boy Scouts and against no one else.",
        es: "Personas que sufrieron abuso en la niñez en los Boy Scouts, para un reclamo en la bancarrota de los Boy Scouts y contra nadie más.",
      },
      clock: {
        en: `These states lifted their time limits for such claims only.
          A newspaper reports that Alabama's rule ends on December 31, 2026, and the bill behind Iowa's law names the same day.[^alabama][^iowaScouts]
          Ohio's rule lasts five years from October 2023: treat October 11, 2028, as the last day.[^ohioScouts]
          Each rule has its own terms, and the plan's main date for claims has passed, so ask a lawyer.`,
        es: `Estos estados quitaron sus plazos solo para esos reclamos.
        Un periódico informa que la regla de Alabama termina el 31 de diciembre de 2026, y el proyecto de la ley de Iowa da el mismo día.[^alabama][^iowaScouts]
        La de Ohio dura cinco años desde octubre de 2023: tome el 11 de octubre de 2028 como último día.[^ohioScouts]
        Cada regla tiene sus condiciones, y la fecha principal del plan para reclamar ya pasó, así que pregunte a un abogado o abogada.`,
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
        text: {
          en: "The Boy Scouts Trust's own site",
          es: "El sitio del fondo de los Boy Scouts (en inglés)",
        },
        href: "https://www.scoutingsettlementtrust.com",
      },
    },
    {
      id: "claim-bankruptcy-program",
      way: {
        en: "Claim in another bankruptcy",
        es: "Reclamo en otra bancarrota",
      },
      last: { en: "Each bankruptcy sets its own", es: "Cada bancarrota fija el suyo" },
      whom: {
        en: "People whose organization, such as a diocese, went bankrupt",
        es: "Personas cuya organización, como una diócesis, cayó en bancarrota",
      },
      who: {
        en: "People whose organization went bankrupt, such as some dioceses.",
        es: "Personas cuya organización cayó en bancarrota, como algunas diócesis.",
      },
      clock: {
        en: `The court sets a last day for each bankruptcy.
        Many of those days have passed, but ask a lawyer before you give up.`,
        es: `El tribunal fija un último día para cada bancarrota.
        Muchos ya pasaron, pero pregunte a un abogado o abogada antes de desistir.`,
      },
      check: {
        text: {
          en: "The claims site that the court names",
          es: "El sitio de reclamos que nombra el tribunal",
        },
      },
    },
    {
      id: "state-money-after",
      way: { en: "State money after a crime", es: "Dinero del estado tras un delito" },
      last: { en: "Set by each state", es: "Lo fija cada estado" },
      whom: {
        en: "People harmed by a crime, and some relatives",
        es: "Quienes sufrieron un delito y algunos familiares",
      },
      who: {
        en: "People harmed by a crime, and some relatives; it can pay for counseling without a lawsuit.",
        es: "Personas afectadas por un delito, y algunos familiares; puede pagar consejería sin una demanda.",
      },
      clock: {
        en: `Each state sets its own limit.
        California gives the latest of three: seven years from the crime, the 28th birthday, or seven years from when the injury could be found.
        It can accept a late request for a good reason.[^calvcb]`,
        es: `Cada estado fija su plazo.
        California da la más tardía de tres fechas: siete años desde el delito, el cumpleaños número 28, o siete años desde que se pudo descubrir el daño.
        Con causa justificada puede aceptar una solicitud tardía.[^calvcb]`,
      },
      check: {
        text: {
          en: "Federal office with a list of programs",
          es: "Oficina federal con una lista de programas (en inglés)",
        },
        href: "https://ovc.ojp.gov",
      },
    },
  ],
  documents: [
    {
      name: { en: "What you have already", es: "Lo que ya tiene" },
      holder: { en: "You", es: "Usted" },
      how: {
        en: "You need no papers to ask. The rest is for later, and only if it is safe.",
        es: "No necesita ningún papel para preguntar. Lo demás es para después, y solo si es seguro.",
      },
    },
    {
      name: { en: "School or college file", es: "Expediente de la escuela o universidad" },
      holder: { en: "Registrar or district office", es: "Oficina de registro o del distrito" },
      how: {
        en: "Ask in writing, as the former student or a parent.",
        es: "Pídalo por escrito, como antiguo estudiante o como madre o padre.",
      },
    },
    {
      name: {
        en: "Placement, probation or foster file",
        es: "Expediente de colocación, libertad a prueba u hogar de crianza temporal",
      },
      holder: {
        en: "County agency or juvenile court clerk",
        es: "Agencia del condado o secretaría del tribunal de menores",
      },
      how: {
        en: "Some need a judge's permission, and a lawyer can ask.",
        es: "Algunos exigen permiso del tribunal, y un abogado o abogada puede pedirlo.",
      },
    },
    {
      name: { en: "Proof of camp, team or club", es: "Prueba del campamento, equipo o club" },
      holder: { en: "Family, or the organization", es: "Familia, o la organización" },
      how: {
        en: "Look for forms, rosters, yearbooks and group photos.",
        es: "Busque formularios, listas, anuarios y fotos de grupo.",
      },
    },
    {
      name: {
        en: "Complaints of that time and answers",
        es: "Quejas de entonces y sus respuestas",
      },
      holder: {
        en: "You, your parents or the organization",
        es: "Usted, sus padres o la organización",
      },
      how: {
        en: "Search old mail and messages, as far as you wish.",
        es: "Busque en cartas y mensajes viejos, hasta donde quiera.",
      },
    },
    {
      name: { en: "Therapy and doctor's notes", es: "Notas de terapia y de médicos" },
      holder: { en: "The provider's records office", es: "Oficina de expedientes del proveedor" },
      how: {
        en: "Send a signed request for the years that matter.",
        es: "Envíe una petición firmada para los años que importan.",
      },
    },
    {
      name: { en: "Report made to an agency", es: "Denuncia hecha a una agencia" },
      holder: {
        en: "The police or agency that took it",
        es: "La policía o la agencia que la tomó",
      },
      how: {
        en: "Give the report number, or name and date.",
        es: "Dé el número del informe, o el nombre y la fecha.",
      },
    },
    {
      name: {
        en: "Earlier settlement or release",
        es: "Acuerdo o renuncia a reclamar (release) anterior",
      },
      holder: {
        en: "You, or the lawyer you had then",
        es: "Usted, o el abogado o abogada que tenía entonces",
      },
      how: {
        en: "Keep it, because it decides which claims remain.",
        es: "Guarde ese papel, porque decide qué reclamos quedan.",
      },
    },
  ],
  questions: [
    {
      en: "Is my claim within the normal time of that state, within a window, or out of time?",
      es: "¿Está mi reclamo dentro del plazo normal de ese estado, dentro de una ventana, o fuera de plazo?",
    },
    {
      en: "Is the place public or private, and does a short notice rule or a cap come with that?",
      es: "¿Es el lugar público o privado, y trae eso un plazo corto para avisar, o un tope?",
    },
    {
      en: "What has to be shown about what the organization knew, and what if no paper exists?",
      es: "¿Qué hay que mostrar de lo que sabía la organización, y qué pasa si no hay papeles?",
    },
    {
      en: "Has it gone bankrupt, or set up a program with a date of its own?",
      es: "¿Cayó en bancarrota, o creó un programa que tiene una fecha propia?",
    },
    {
      en: "Can I sue under initials, and when would the person be told?",
      es: "¿Puedo demandar con iniciales, y cuándo se avisaría a la persona?",
    },
    {
      en: "Does a law limit your fee in claims like this one?",
      es: "¿Limita alguna ley sus honorarios en reclamos como este?",
    },
    {
      en: "I signed something years ago. Does it still bind me?",
      es: "Firmé algo hace años. ¿Me obliga todavía ese papel?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "Since 2022, laws have added time, but Maine's court refused; Maryland set caps.[^federal][^maine][^maryland][^ab250][^mondaq]",
        es: "Desde 2022, varias leyes dan más tiempo; un tribunal de Maine lo negó y Maryland puso topes.[^federal][^maine][^maryland][^ab250][^mondaq]",
      },
      points: [
        { date: "2022-09-16", text: { en: "Federal limit lifted", es: "Sin plazo federal" } },
        { date: "2025-01-28", text: { en: "Maine: no revival", es: "Maine: no reabre" } },
        { date: "2025-06-01", text: { en: "Maryland caps claims", es: "Maryland pone tope" } },
        { date: "2025-10-13", text: { en: "California adds time", es: "California: más tiempo" } },
        {
          date: "2026-01-29",
          text: { en: "NYC adds time", es: "Nueva York (ciudad): más tiempo" },
        },
      ],
    },
  ],
  sources: {
    federal: {
      publisher: "US Congress / GovInfo",
      title:
        "Public Law 117-176, Eliminating Limits to Justice for Child Sex Abuse Victims Act of 2022",
      date: "2022-09-16",
      url: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
    },
    childusa: {
      publisher: "CHILD USA",
      title: "Current Laws for Child Protection",
      date: null,
      url: "https://childusa.org/law/",
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
    ab250: {
      publisher: "California Legislature",
      title: {
        en: "AB 250, Sexual assault: statute of limitations [data copied by OpenCalAccess]",
        es: "AB 250, Sexual assault: statute of limitations [datos copiados por OpenCalAccess]",
      },
      date: "2025-10-13",
      url: "https://opencalaccess.org/leginfo/bill_info/20250AB25095CHP",
    },
    calmatters: {
      publisher: "CalMatters Digital Democracy",
      title: "AB 250: Sexual assault: statute of limitations",
      date: "2025",
      url: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
    },
    ksby: {
      publisher: "KSBY",
      title: "New law allows adult sexual assault survivors expanded ability to take legal action",
      date: "2026-01",
      url: "https://www.ksby.com/san-luis-obispo/new-law-allows-adult-sexual-assault-survivors-expanded-ability-to-take-legal-action",
    },
    nyc: {
      publisher: "New York City Council",
      title: "Int 1297-2025, Gender-motivated violence protection law",
      date: "2025",
      url: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
    },
    mondaq: {
      publisher: "Mondaq",
      title: "Report on the New York City Council's vote to override the veto",
      date: "2026-02-10",
      url: "https://www.mondaq.com/unitedstates/crime/1743362/new-york-city-council-passes-landmark-amendment-to-victims-of-gender-motivated-violence-protection-law-overriding-mayors-veto",
    },
    recording: {
      publisher: "Recording Law",
      title: "Rhode Island Opens a Child Sex Abuse Lawsuit Revival Window (2026)",
      date: "2026-06-23",
      url: "https://www.recordinglaw.com/news/rhode-island-child-sex-abuse-revival-window/",
    },
    kelly: {
      publisher: "Supreme Court of Rhode Island",
      title: {
        en: "Kelly v. Marcantonio, 678 A.2d 873 [copy at Justia]",
        es: "Kelly v. Marcantonio, 678 A.2d 873 [copia en Justia]",
      },
      date: "1996",
      url: "https://law.justia.com/cases/rhode-island/supreme-court/1996/678-a-2d-873.html",
    },
    louisiana: {
      publisher: "LegiPlex",
      title: "Louisiana SB 246, prescriptive period for certain actions for abuse of a minor",
      date: "2024",
      url: "https://app.legiplex.com/lpx/bill/208730",
    },
    maryland: {
      publisher: "CBS News Baltimore",
      title:
        "Child Victims Act goes into effect, limiting compensation for abuse claims in Maryland",
      date: "2025-06-02",
      url: "https://www.cbsnews.com/baltimore/news/new-laws-june-1-2025-dui-penalties-sex-abuse-survivors/",
    },
    lacounty: {
      publisher: "County of Los Angeles",
      title:
        "LA County Announces Tentative Settlement of Additional AB 218 Cases and Heightened Anti-Fraud Provisions",
      date: "2025-10-17",
      url: "https://lacounty.gov/2025/10/17/la-county-announces-tentative-settlement-of-additional-ab-218-cases-and-heightened-anti-fraud-provisions/",
    },
    scouts: {
      publisher: "Bloomberg Law",
      title: "Boy Scouts' Bankruptcy Plan, Abuse Deal Avoids High Court Review",
      date: "2026-01",
      url: "https://news.bloomberglaw.com/bankruptcy-law/boy-scouts-bankruptcy-plan-abuse-deal-avoids-high-court-review",
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
    ab2777: {
      publisher: "California Legislature",
      title: "AB-2777, Sexual assault: statute of limitations (chapter 442, Statutes of 2022)",
      date: "2022-09-19",
      url: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB2777",
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
    maine: {
      publisher: "Maine Public",
      title:
        "Maine Supreme Court strikes down law that allowed civil lawsuits for decades-old sexual abuse claims",
      date: "2025-01-28",
      url: "https://www.mainepublic.org/courts-and-crime/2025-01-28/maine-supreme-court-strikes-down-law-that-allowed-civil-lawsuits-for-decades-old-sexual-abuse-claims",
    },
    mdcourt: {
      publisher: "Supreme Court of Maryland",
      title: {
        en: "Archbishop of Washington v. Doe (2025), opinion summary [summary at Justia]",
        es: "Archbishop of Washington v. Doe (2025), opinion summary [resumen en Justia]",
      },
      date: "2025",
      url: "https://law.justia.com/cases/maryland/court-of-appeals/2025/9-24.html",
    },
    laLaw: {
      publisher: "Louisiana State Legislature",
      title: "RS 9:2800.9, Action against a person for abuse of a minor",
      date: null,
      url: "https://legis.la.gov/legis/Law.aspx?d=107288",
    },
    vermont: {
      publisher: "CHILD USA",
      title: "Vermont: child sex abuse statutes of limitation",
      date: null,
      url: "https://childusa.org/law/vermont/sex-abuse-sol",
    },
    windows: {
      publisher: "Survivor Justice Alliance",
      title: "How civil lookback windows work in 2026",
      date: "2026-07-05",
      url: "https://survivorjusticealliance.org/articles/civil-lookback-windows-enable-record-verdicts-2026/",
    },
    codify: {
      publisher: "Codify Legal Publishing",
      title: "Rhode Island 2026 S 2616 (bill summary)",
      date: "2026",
      url: "https://codifylegalpublishing.com/blog-article?id=bill-us-rhode-island-2026-s2616-amends-considered-sexual-abuse-limitations",
    },
    keyt: {
      publisher: "KEYT",
      title: "Governor signs bill removing civil statute of limitations for sexual abuse survivors",
      date: "2023-10-10",
      url: "https://keyt.com/news/california/2023/10/10/governor-signs-bill-removing-civil-statute-of-limitations-for-sexual-abuse-survivors/",
    },
    louisianaCourt: {
      publisher: "American Press",
      title: "La. Supreme Court reverses 'lookback window' decision",
      date: "2024-06-13",
      url: "https://www.americanpress.com/2024/06/13/la-supreme-court-reverses-lookback-window-decision/",
    },
    coloradoSenate: {
      publisher: "Denver Post",
      title: {
        en: "Colorado Senate rejects childhood sex abuse amendment - again [copy at Lakewood News Break]",
        es: "Colorado Senate rejects childhood sex abuse amendment - again [copia en Lakewood News Break]",
      },
      date: "2025-04-24",
      url: "https://lakewoodnewsbreak.com/worldnews/colorado-senate-rejects-childhood-sex-abuse-amendment-again-advocates-hope-to-put-it-on-ballot-anyway",
    },
    arkansas: {
      publisher: "Arkansas Senate",
      title: "David Wallace - Press Release",
      date: "2024-02-06",
      url: "https://senate.arkansas.gov/senate-news/posts/2024/february/david-wallace-press-release/",
    },
    alexandria: {
      publisher: "KATC",
      title: "Deadlines set for claimants in Diocese of Alexandria bankruptcy",
      date: "2026-02-02",
      url: "https://www.katc.com/news/covering-louisiana/deadlines-set-for-claimants-in-diocese-of-alexandria-bankruptcy",
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
