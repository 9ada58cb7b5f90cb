import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Federal MDL, some state suits",
      es: "Litigio multidistrital (MDL) federal, algunas demandas estatales",
    },
    court: {
      en: "U.S. District Court, Northern District of California; some suits in California state court",
      es: "Tribunal Federal de Distrito, Distrito Norte de California; algunas demandas en tribunales estatales de California",
    },
    docket: { en: "MDL No. 3166", es: "MDL núm. 3166" },
    judge: "Richard Seeborg",
    since: [{ date: "2025-12-12" }],
    stage: {
      en: `As of October 2026, the federal panel still listed the Roblox MDL as open.
        The newest account of its stage, of June 2026, had no trial date and no ruling on whether the companies are liable, which they deny.[^panel][^master]`,
      es: `En octubre de 2026, el panel federal aún mostraba el litigio multidistrital (MDL) de Roblox como abierto.
        El informe más reciente de su etapa, de junio de 2026, no tenía fecha de juicio ni una decisión sobre si las empresas son responsables, lo que ellas niegan.[^panel][^master]`,
    },
    next: {
      en: `We know of no next date.
        A law firm's June 2026 page reports a step toward settlement talks, but its title and its text disagree.[^master]`,
      es: `No conocemos una próxima fecha.
        La página de un bufete de junio de 2026 informa de un paso hacia conversaciones de acuerdo, pero su título y su texto no coinciden.[^master]`,
    },
    settlement: {
      en: `None found for families.
        Three states (Nevada, Alabama and West Virginia) made deals with Roblox about safety in April 2026.
        None of that money goes to families.[^nevada][^states]`,
      es: `No encontramos ninguno para familias.
        Tres estados (Nevada, Alabama y Virginia Occidental) hicieron acuerdos con Roblox sobre seguridad en abril de 2026.
        Nada de ese dinero va a las familias.[^nevada][^states]`,
    },
    classAction: {
      en: `No. Each child has a separate case.
        Class actions about Robux or privacy are other matters.[^privacy]`,
      es: `No. Cada menor tiene su propio caso.
        Las demandas colectivas sobre Robux o privacidad son otra cosa.[^privacy]`,
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-10-01", source: "panel" },
  soonest: null,
  figures: [
    {
      value: { en: "about $12 million", es: "unos $12 millones" },
      what: {
        en: `Roblox's agreement with Nevada was reported on April 15, 2026.
          The money is for state youth programs, a safety campaign and a police liaison; none of it goes to families.
          Reports count its parts differently.`,
        es: `El acuerdo de Roblox con Nevada se informó el 15 de abril de 2026.
          El dinero es para programas juveniles del estado, una campaña de seguridad y un enlace con la policía.
          Nada va a las familias.
          Los informes cuentan sus partes de forma distinta.`,
      },
      date: "2026-04-15",
      source: "nevadaMoney",
    },
    {
      value: { en: "$12.2 million", es: "$12.2 millones" },
      what: {
        en: "Roblox's agreement of April 21, 2026, reportedly pays this to the State of Alabama and nothing to families.",
        es: "Se informa que el acuerdo de Roblox del 21 de abril de 2026 da esto al estado de Alabama y nada a las familias.",
      },
      date: "2026-04-21",
      source: "states",
    },
    {
      value: { en: "$11 million", es: "$11 millones" },
      what: {
        en: `A similar agreement of April 21, 2026, pays this to West Virginia.
          Families get none of it, as the same report says.`,
        es: `Un acuerdo parecido del 21 de abril de 2026 da esto al estado de Virginia Occidental.
          Las familias no reciben nada, según el mismo informe.`,
      },
      date: "2026-04-21",
      source: "states",
    },
  ],
  events: [
    {
      date: "2026-04-21",
      text: {
        en: "Alabama and West Virginia announced Roblox deals: age checks from May, chat limits and parent tools.",
        es: "Alabama y Virginia Occidental anunciaron acuerdos con Roblox: comprobar la edad desde mayo, límites al chat y controles para padres.",
      },
      source: "states",
      isReported: true,
    },
    {
      date: "2026-04-15",
      text: {
        en: "Nevada's attorney general announced an agreement in which Roblox accepts age checks and limits on chat for minors.",
        es: "El fiscal general de Nevada anunció un acuerdo en que Roblox acepta comprobar la edad y limitar el chat de menores.",
      },
      source: "nevada",
      isReported: true,
    },
    {
      date: "2026-02-24",
      text: {
        en: "Lawyers for a family said that a San Mateo judge had again refused arbitration, in a suit that names Discord too.",
        es: "Abogados de una familia dijeron que un tribunal de San Mateo negó otra vez el arbitraje, en una demanda que nombra también a Discord.",
      },
      source: "anapol",
      isReported: true,
    },
    {
      date: "2026-02",
      text: {
        en: "A federal court elsewhere enforced Roblox's arbitration clause, but in a privacy class action, not over abuse.",
        es: "Un tribunal federal de otro lugar sí hizo valer la cláusula de arbitraje de Roblox, pero en una demanda colectiva sobre privacidad y no por abuso.",
      },
      source: "privacy",
      isReported: true,
    },
    {
      date: "2026-01",
      text: {
        en: "Roblox began to ask users to show their age, by a face estimate or an identity document, before they can chat.",
        es: "Roblox empezó a pedir a los usuarios que muestren su edad, con un cálculo por la cara o un documento de identidad, antes de poder chatear.",
      },
      source: "pocket",
      isReported: true,
    },
    {
      date: "2025-12-12",
      text: {
        en: "A federal panel sent the suits to Judge Seeborg in San Francisco; many of them also name Discord, Snap or Meta.",
        es: `Un panel federal envió las demandas al juez Seeborg, en San Francisco.
          Muchas nombran también a Discord, Snap o Meta.`,
      },
      source: "reuters",
      isReported: true,
    },
    {
      date: "2025-11",
      text: {
        en: "A judge in San Mateo County kept one family's suit in open court, and Roblox said it would appeal.",
        es: "Un tribunal del condado de San Mateo mantuvo la demanda de una familia en un tribunal público, y Roblox dijo que apelaría.",
      },
      source: "abc",
      isReported: true,
    },
    {
      date: "2025-11",
      text: {
        en: "Texas sued Roblox, alleging that it misled people about how safe the platform is for children.",
        es: "Texas demandó a Roblox y alega que engañó sobre qué tan segura es la plataforma para los menores.",
      },
      source: "texas",
      isReported: true,
    },
    {
      date: "2025-04-17",
      text: {
        en: "New Jersey sued Discord over what it had told parents about safety features; Discord disputes this.",
        es: `Nueva Jersey demandó a Discord por lo que dijo a los padres sobre sus funciones de seguridad.
          Discord lo niega.`,
      },
      source: "jersey",
      isReported: true,
    },
  ],
  ways: [
    {
      id: "federal-suit-mdl",
      way: {
        en: "Federal suit with many similar ones (MDL 3166)",
        es: "Demanda federal en el litigio multidistrital (MDL) 3166",
      },
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "A parent for a child, or an adult harmed as a minor",
        es: "Padres por su hijo o hija, o quien sufrió el daño de menor",
      },
      who: {
        en: "A parent or guardian for a child, or a person who was a minor then, where harm is tied to Roblox, often together with Discord.",
        es: "Madre, padre o tutor por un menor, o una persona que entonces era menor, cuando el daño se relaciona con Roblox, a menudo junto con Discord.",
      },
      clock: {
        en: "State law usually sets the limit and often gives minors more time. It differs, so ask early.",
        es: `La ley del estado suele fijar el plazo y dar más tiempo a menores.
          Cambia según el estado, así que pregunte pronto.`,
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
      id: "state-suit-example",
      way: {
        en: "State suit, for example in California",
        es: "Demanda estatal, por ejemplo en California",
      },
      last: { en: "Each state's own limit", es: "El plazo de cada estado" },
      whom: {
        en: "Families whose case stays in a state court",
        es: "Familias cuyo caso queda en un tribunal estatal",
      },
      who: {
        en: "Families whose case stays in their own state's court.",
        es: "Familias cuyo caso se queda en el tribunal de su propio estado.",
      },
      clock: {
        en: `Each state has its own limit.
          California has no limit for childhood sexual assault, as its law defines it, on or after January 1, 2024.
          Earlier acts fall under an older rule: generally age 40, or five years from discovery, whichever is later.[^keyt]
          A parent's own claim can end much sooner.`,
        es: `Cada estado tiene su plazo.
          En California no hay plazo para la agresión sexual en la niñez, como la define su ley, si ocurrió el 1 de enero de 2024 o después.
          Los actos anteriores siguen una regla más vieja: por lo general, hasta los 40 años de edad o cinco años desde que se descubrió, lo que sea más tarde.[^keyt]
          El reclamo propio de los padres puede terminar mucho antes.`,
      },
      check: {
        text: {
          en: "California's court self-help site",
          es: "El sitio de autoayuda de los tribunales de California (en inglés)",
        },
        href: "https://selfhelp.courts.ca.gov",
      },
    },
    {
      id: "suit-against-offender",
      way: {
        en: "Suit against the offender, 18 U.S.C. 2255",
        es: "Demanda contra quien abusó, 18 U.S.C. 2255",
      },
      last: {
        en: "None, unless expired by September 2022",
        es: "Ninguno, salvo ya vencido en septiembre de 2022",
      },
      whom: {
        en: "People who were minors when a listed federal crime was done",
        es: "Personas que eran menores cuando se cometió un delito federal de la lista",
      },
      who: {
        en: "People who were minors when a listed federal crime, such as enticement, was done to them.[^cornell]",
        es: "Personas que eran menores cuando sufrieron un delito federal de la lista, como la incitación de un menor (enticement).[^cornell]",
      },
      clock: {
        en: "There is no limit for claims that were still open on September 16, 2022.[^limits]",
        es: "No hay plazo para los reclamos que aún estaban abiertos el 16 de septiembre de 2022.[^limits]",
      },
      check: {
        text: { en: "The 2022 law at GovInfo", es: "La ley de 2022 en GovInfo (en inglés)" },
        href: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
      },
    },
    {
      id: "refusing-arbitration",
      way: {
        en: "Refusing arbitration, which has no jury",
        es: "Rechazar el arbitraje, que no tiene jurado",
      },
      last: { en: "Disputes from March 3, 2022, on", es: "Disputas desde el 3 de marzo de 2022" },
      whom: {
        en: "Families whose terms require arbitration, for sexual assault or harassment",
        es: "Familias cuyos términos exigen arbitraje, por una agresión o acoso sexual",
      },
      who: {
        en: "A family bound by terms of service, where the claim is sexual assault or harassment.",
        es: "Una familia obligada por términos de servicio, cuando el reclamo es por agresión o acoso sexual.",
      },
      clock: {
        en: `The law covers disputes from March 3, 2022, on.[^arbitration]
          Courts have reportedly disagreed about other kinds of claims.[^privacy]`,
        es: `La ley cubre disputas del 3 de marzo de 2022 en adelante.[^arbitration]
          Se informa que los tribunales no coinciden sobre otros tipos de reclamo.[^privacy]`,
      },
      check: {
        text: { en: "Public Law 117-90", es: "Ley Pública 117-90 (en inglés)" },
        href: "https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
      },
    },
    {
      id: "report-now",
      way: { en: "Report it now", es: "Denúncielo ahora" },
      last: { en: "At once", es: "De inmediato" },
      whom: { en: "Anyone; no lawyer is needed", es: "Cualquier persona, sin abogado ni abogada" },
      who: {
        en: "Anyone, with no lawyer: the CyberTipline at 800-843-5678, the FBI or the platform.",
        es: "Cualquiera, sin abogado ni abogada: la CyberTipline al 800-843-5678, el FBI o la plataforma.",
      },
      clock: {
        en: "Report at once, because platforms do not keep data forever.",
        es: "Denuncie de inmediato, porque las plataformas no guardan los datos para siempre.",
      },
      check: {
        text: { en: "CyberTipline", es: "CyberTipline (en inglés)" },
        href: "https://report.cybertip.org",
      },
    },
    {
      id: "get-image-taken",
      way: { en: "Get an image taken down", es: "Pedir que se quite una imagen" },
      last: { en: "Any time", es: "En cualquier momento" },
      whom: {
        en: "Anyone whose sexual image was made before 18",
        es: "Quien sale en una imagen sexual hecha antes de sus 18 años",
      },
      who: {
        en: "Anyone whose sexual image was made before 18. You never send the image itself.[^takedown]",
        es: `Quien sale en una imagen sexual hecha antes de sus 18 años.
          Usted nunca envía la imagen misma.[^takedown]`,
      },
      clock: {
        en: "You can ask at any time, free of charge.",
        es: "Puede pedirlo en cualquier momento, gratis.",
      },
      check: {
        text: { en: "Take It Down", es: "Take It Down (en inglés)" },
        href: "https://takeitdown.ncmec.org",
      },
    },
    {
      id: "costs-care-state",
      way: {
        en: "Costs of care from a state crime fund",
        es: "Gastos de atención de un fondo estatal para víctimas",
      },
      last: { en: "Set by each state", es: "Lo fija cada estado" },
      whom: {
        en: "A child hurt by a crime, and some relatives",
        es: "Un menor que sufrió un delito y algunos familiares",
      },
      who: {
        en: "A child hurt by a crime, and some relatives.",
        es: "Un menor que sufrió un delito, y algunos familiares.",
      },
      clock: {
        en: `Each state sets its own dates.
          California allows seven years from the crime, from turning 21 or from when you could know of the harm, whichever is latest.[^calvcb]`,
        es: `Cada estado fija sus propias fechas.
          California da siete años desde el delito, desde cumplir 21 o desde que pudo saber del daño, lo que sea más tarde.[^calvcb]`,
      },
      check: {
        text: {
          en: "The Justice Department's page",
          es: "La página del Departamento de Justicia (en inglés)",
        },
        href: "https://ovc.ojp.gov",
      },
    },
  ],
  documents: [
    {
      name: {
        en: "User names and profile links, both sides",
        es: "Nombres de usuario y enlaces de perfil, de los dos lados",
      },
      holder: { en: "Each app", es: "Cada aplicación" },
      how: {
        en: "Write them down before you block, and keep the account.",
        es: "Anótelos antes de bloquear a nadie, y conserve la cuenta.",
      },
    },
    {
      name: { en: "Chats without sexual images", es: "Chats sin imágenes sexuales" },
      holder: { en: "Where the child used the app", es: "Donde el menor usaba la aplicación" },
      how: {
        en: "Screenshots that show name, day and hour.",
        es: "Capturas de pantalla con nombre, día y hora.",
      },
    },
    {
      name: {
        en: "CyberTipline or police number",
        es: "Número de la CyberTipline o de la policía",
      },
      holder: {
        en: "Confirmation email or police records unit",
        es: "Correo de confirmación o registros de la policía",
      },
      how: { en: "Note it the day you report.", es: "Anótelo el día en que denuncia." },
    },
    {
      name: { en: "Account data", es: "Datos de la cuenta" },
      holder: {
        en: "Roblox, Discord or another platform",
        es: "Roblox, Discord u otra plataforma",
      },
      how: {
        en: "A data request by the account holder or parent.",
        es: "Una petición de datos de quien tiene la cuenta o de los padres.",
      },
    },
    {
      name: { en: "The device itself", es: "El aparato mismo" },
      holder: { en: "You", es: "Usted" },
      how: {
        en: "Leave it as it is; police may ask for it.",
        es: "Déjelo como está; la policía puede pedirlo.",
      },
    },
    {
      name: { en: "Purchases and gift cards", es: "Compras y tarjetas de regalo" },
      holder: {
        en: "Platform, app store or bank",
        es: "Plataforma, tienda de aplicaciones o banco",
      },
      how: {
        en: "The history for the months in question.",
        es: "El historial de los meses en cuestión.",
      },
    },
    {
      name: {
        en: "School, medical and counseling files",
        es: "Expedientes escolares, médicos y de consejería",
      },
      holder: { en: "School office or provider", es: "Oficina de la escuela o proveedor" },
      how: {
        en: "A parent's written request.",
        es: "Una petición por escrito de la madre o el padre.",
      },
    },
    {
      name: {
        en: "Reports to the platform and replies",
        es: "Denuncias a la plataforma y sus respuestas",
      },
      holder: { en: "E-mail and help center", es: "Correo electrónico y centro de ayuda" },
      how: { en: "Print them with their dates.", es: "Imprímalas con sus fechas." },
    },
  ],
  questions: [
    {
      en: "Would this go to the federal group or to a state court, and why?",
      es: "¿Iría esto al grupo federal o a un tribunal estatal, y por qué?",
    },
    {
      en: "Which companies would be named, and what has to be shown against each?",
      es: "¿Qué empresas se nombrarían, y qué hay que mostrar contra cada una?",
    },
    {
      en: "When does time run out for my child, and when for me as a parent?",
      es: "¿Cuándo vence el plazo de mi hijo o hija, y cuándo el mío como madre o padre?",
    },
    {
      en: "Do the terms we accepted matter, given the 2022 law and our dates?",
      es: "¿Importan los términos que aceptamos, con la ley de 2022 y nuestras fechas?",
    },
    {
      en: "How are my child's name and records kept from the public?",
      es: "¿Cómo se mantienen fuera del público el nombre y el expediente de mi hijo o hija?",
    },
    {
      en: "How do we keep proof on a phone without handling unlawful images?",
      es: "¿Cómo guardamos las pruebas de un teléfono sin manejar imágenes ilegales?",
    },
    {
      en: "Must a judge approve a settlement for a minor, and what fee do you ask?",
      es: "¿Debe un tribunal aprobar el acuerdo de un menor, y qué honorarios piden?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "States moved first, the federal group came late in 2025, and its main questions are open.[^jersey][^texas][^reuters][^nevada]",
        es: "Primero actuaron los estados; el grupo federal llegó a fines de 2025, y sus cuestiones principales siguen abiertas.[^jersey][^texas][^reuters][^nevada]",
      },
      points: [
        { date: "2025-04-17", text: { en: "New Jersey suit", es: "Demanda Nueva Jersey" } },
        { date: "2025-11", text: { en: "Texas suit", es: "Demanda de Texas" } },
        {
          date: "2025-12-12",
          text: { en: "Federal cases grouped", es: "Agrupan casos federales" },
        },
        { date: "2026-01", text: { en: "Age checks begin", es: "Comprobación de edad" } },
        { date: "2026-04-15", text: { en: "Nevada agreement", es: "Acuerdo con Nevada" } },
      ],
    },
    {
      kind: "sides",
      caption: {
        en: "The suits are about how the platforms were built; the offender is a matter for the police.[^reuters][^jersey]",
        es: "Las demandas son sobre cómo se hicieron las plataformas; quien abusó es asunto de la policía.[^reuters][^jersey]",
      },
      sides: [
        {
          title: { en: "What lawsuits say", es: "Lo que alegan las demandas" },
          points: [
            {
              en: "Strangers could reach children too easily",
              es: "Era demasiado fácil que un extraño llegara a los niños",
            },
            { en: "Ages were hardly checked", es: "La edad apenas se comprobaba" },
            { en: "Parents had no fair warning", es: "No se advirtió a los padres como se debía" },
          ],
        },
        {
          title: { en: "What the companies answer", es: "Lo que responden las empresas" },
          points: [
            {
              en: "Others did the harm, not the platform",
              es: "El daño lo hicieron otros, no la plataforma",
            },
            {
              en: "Safety tools exist and keep growing",
              es: "Hay herramientas de seguridad y siguen creciendo",
            },
          ],
        },
      ],
    },
  ],
  sources: {
    reuters: {
      publisher: "Reuters",
      title: {
        en: "UPDATE 1-Child sexual exploitation lawsuits against Roblox centralized in San Francisco [copied by ttmplan]",
        es: "UPDATE 1-Child sexual exploitation lawsuits against Roblox centralized in San Francisco [copia en ttmplan]",
      },
      date: "2025-12-12",
      url: "https://ttmplan.com/m/news/2591893681",
    },
    firm: {
      publisher: { en: "Levin Papantonio (law firm)", es: "Levin Papantonio [bufete de abogados]" },
      title: {
        en: "Federal Court Centralizes Roblox Child Sexual Exploitation Lawsuits Into Multidistrict Litigation [on GlobeNewswire]",
        es: "Federal Court Centralizes Roblox Child Sexual Exploitation Lawsuits Into Multidistrict Litigation [en GlobeNewswire]",
      },
      date: "2025-12-12",
      url: "https://www.globenewswire.com/news-release/2025/12/12/3204839/7663/en/Levin-Papantonio-Federal-Court-Centralizes-Roblox-Child-Sexual-Exploitation-Lawsuits-Into-Multidistrict-Litigation.html",
    },
    nevada: {
      publisher: "Newser / Reuters",
      title: {
        en: "Gaming Platform Preempts Suit, Adds Child Safety Steps [copied by National Cyber Security]",
        es: "Gaming Platform Preempts Suit, Adds Child Safety Steps [copia en National Cyber Security]",
      },
      date: "2026-04",
      url: "https://nationalcybersecurity.com/gaming-platform-preempts-suit-adds-child-safety-steps-childsafety-kids-chldern-parents-schoolsafey/",
    },
    anapol: {
      publisher: {
        en: "Anapol Weiss (a law firm for plaintiffs)",
        es: "Anapol Weiss [bufete de demandantes]",
      },
      title: {
        en: "Law firm release on the San Mateo arbitration rulings [on GlobeNewswire]",
        es: "Law firm release on the San Mateo arbitration rulings [en GlobeNewswire]",
      },
      date: "2026-02-24",
      url: "https://www.globenewswire.com/news-release/2026/02/24/3244046/0/en/Anapol-Weiss-Secures-Key-EFAA-Rulings-Keeping-Child-Exploitation-Claims-in-Open-Court.html",
    },
    privacy: {
      publisher: "CIPAWorld",
      title: "Report on the arbitration ruling in the Roblox privacy class action",
      date: "2026-02-23",
      url: "https://cipaworld.com/2026/02/23/arbitration-unlocked-federal-court-grants-robloxs-motion-to-compel-arbitration-in-privacy-class-action",
    },
    pocket: {
      publisher: "PocketGamer.biz",
      title: "Report on age checks for chat on Roblox",
      date: "2026-01-09",
      url: "https://www.pocketgamer.biz/roblox-rolls-out-mandatory-facial-age-checks-for-in-game-chat-worldwide/",
    },
    abc: {
      publisher: "ABC News",
      title: {
        en: "Judge rules against online platform Roblox, keeping alleged abuse case in the public eye [copied by WHEE]",
        es: "Judge rules against online platform Roblox, keeping alleged abuse case in the public eye [copia en WHEE]",
      },
      date: "2025-11",
      url: "https://whee.net/judge-rules-against-online-platform-roblox-keeping-alleged-abuse-case-in-the-public-eye/",
    },
    texas: {
      publisher: "State AG Report",
      title: "Report on Texas's suit against Roblox",
      date: "2025",
      url: "https://www.stateagreport.com/news/texas-ag-declares-game-over-for-roblox-in-child-safety-lawsuit",
    },
    jersey: {
      publisher: "Hunton",
      title: "New Jersey AG Sues Discord over Child Privacy and Safety Allegations",
      date: "2025",
      url: "https://www.hunton.com/privacy-and-information-security-law/new-jersey-ag-sues-discord-over-child-privacy-and-safety-allegations",
    },
    arbitration: {
      publisher: "US Congress / GovInfo",
      title:
        "Public Law 117-90, Ending Forced Arbitration of Sexual Assault and Sexual Harassment Act of 2021",
      date: "2022-03-03",
      url: "https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
    },
    limits: {
      publisher: "US Congress / GovInfo",
      title:
        "Public Law 117-176, Eliminating Limits to Justice for Child Sex Abuse Victims Act of 2022",
      date: "2022-09-16",
      url: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
    },
    cornell: {
      publisher: "Legal Information Institute, Cornell",
      title: "18 U.S. Code 2255 - Civil remedy for personal injuries",
      date: null,
      url: "https://www.law.cornell.edu/uscode/text/18/2255",
    },
    keyt: {
      publisher: "KEYT",
      title: "Governor signs bill removing civil statute of limitations for sexual abuse survivors",
      date: "2023-10-10",
      url: "https://keyt.com/news/california/2023/10/10/governor-signs-bill-removing-civil-statute-of-limitations-for-sexual-abuse-survivors/",
    },
    steps: {
      publisher: "National Children's Advocacy Center",
      title: "Steps to take following financial sextortion",
      date: null,
      url: "https://www.nationalcac.org/steps-to-take-following-financial-sextortion/",
    },
    cybertip: {
      publisher: "NCMEC",
      title: "CyberTipline",
      date: null,
      url: "https://report.cybertip.org",
    },
    takedown: {
      publisher: "NCMEC",
      title: "Take It Down",
      date: null,
      url: "https://takeitdown.ncmec.org",
    },
    calvcb: {
      publisher: "California Victim Compensation Board",
      title: "Frequently asked questions for people hurt by crime",
      date: null,
      url: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
    },
    states: {
      publisher: "Malwarebytes",
      title: {
        en: "Roblox clamps down on chats and age checks as legal pressure builds [copied by zero.redgem.net]",
        es: "Roblox clamps down on chats and age checks as legal pressure builds [copia en zero.redgem.net]",
      },
      date: "2026-04-23",
      url: "https://zero.redgem.net/?p=48916",
    },
    nevadaMoney: {
      publisher: "Maple Grove Times",
      title: {
        en: "Report on Roblox and the Nevada child safety lawsuit [news reprint quoting the Nevada attorney general]",
        es: "Report on Roblox and the Nevada child safety lawsuit [copia de una noticia que cita al fiscal general de Nevada]",
      },
      date: "2026-04",
      url: "https://maplegrovetimes.com/?p=177904",
    },
    panel: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title: "Pending MDL Dockets by Actions Pending, October 1, 2026",
      date: "2026-10-01",
      url: "https://www.jpml.uscourts.gov/sites/jpml/files/Pending_MDL_Dockets_By_Actions_Pending-October-1-2026.pdf",
    },
    master: {
      publisher: { en: "Help Law Group (law firm)", es: "Help Law Group [bufete de abogados]" },
      title: "Update on the Roblox MDL",
      date: "2026-06-01",
      url: "https://helplaw.com/resources/roblox-mdl-settlement-master-update",
    },
  },
};
