import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Individual suits; one state group",
      es: "Demandas individuales; un grupo estatal",
    },
    court: {
      en: "Separate federal courts; California suits together in Los Angeles Superior Court",
      es: "Tribunales federales separados; demandas de California juntas en el Tribunal Superior de Los Ángeles",
    },
    docket: {
      en: "JCCP No. 5363 (California); no federal MDL",
      es: "JCCP núm. 5363 (California); sin litigio multidistrital (MDL) federal",
    },
    judge: { en: "Lawrence Riff (Los Angeles)", es: "Lawrence Riff (Los Ángeles)" },
    since: [{ date: "2025-04-11", of: { en: "JCCP 5363", es: "JCCP 5363" } }],
    stage: {
      en: `As of February 2026, there was still no federal group.
        Families sued one by one in federal and state courts, and we found no verdict.[^goldberg][^second]`,
      es: `En febrero de 2026 aún no había un grupo federal.
        Las familias demandaban una por una en tribunales federales y estatales, y no hallamos ningún veredicto.[^goldberg][^second]`,
    },
    next: {
      en: `Roblox asked the Los Angeles court to end the suits there, arguing that games are protected speech.
          We looked for a ruling and found none.
          The docket is at lacourt.ca.gov.`,
      es: `Roblox pidió al tribunal de Los Ángeles que rechace los casos, con el argumento de que los juegos son expresión protegida.
          Buscamos una decisión y no la hallamos.
          El expediente está en lacourt.ca.gov.`,
    },
    settlement: { en: "We found no settlement.", es: "No encontramos ningún acuerdo." },
    classAction: {
      en: "No. Each family sues for itself.",
      es: "No. Cada familia demanda por su cuenta.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-02", source: "goldberg" },
  soonest: null,
  figures: [],
  events: [
    {
      date: "2026-02",
      text: {
        en: `In a privacy suit, a federal court in California made people go to arbitration under the terms of Roblox.
          The sign-up screen had given notice.`,
        es: `En una demanda sobre privacidad, un tribunal federal de California envió a las personas a arbitraje según los términos de Roblox.
          La pantalla de registro lo había avisado.`,
      },
      source: "privacy",
      isReported: true,
    },
    {
      date: "2026-02",
      text: {
        en: `A law firm wrote that federal courts had refused to group the cases and that families were suing one by one in state courts.
          Some also sued makers of consoles.`,
        es: `Un bufete escribió que los tribunales federales se habían negado a agrupar los casos y que las familias demandaban una por una en tribunales estatales.
          Algunas también a fabricantes de consolas.`,
      },
      source: "goldberg",
      isReported: true,
    },
    {
      date: "2025-12-21",
      text: {
        en: "Roblox asked the Los Angeles court to throw the suits out as an attack on protected speech.",
        es: "Roblox pidió al tribunal de Los Ángeles que rechace las demandas como un ataque a expresión protegida.",
      },
      source: "mynews",
      isReported: true,
    },
    {
      date: "2025-12",
      text: {
        en: `The federal panel refused a second time to group suits over Fortnite, Roblox and Minecraft.
          It preferred that the lawyers and courts work together informally.`,
        es: `El panel federal se negó por segunda vez a agrupar demandas por Fortnite, Roblox y Minecraft.
          Prefirió que los abogados y los tribunales cooperen de manera informal.`,
      },
      source: "second",
      isReported: true,
    },
    {
      date: "2025-08-11",
      text: {
        en: `In Missouri a federal judge dismissed claims against Google, Roblox and two game makers under free-speech law and Section 230.
          Claims against others had gone to arbitration in February 2025.`,
        es: `En Misuri, un tribunal federal desestimó reclamos contra Google, Roblox y dos fabricantes de juegos por la libertad de expresión y la Sección 230. Los reclamos contra otros habían ido a arbitraje en febrero de 2025.`,
      },
      source: "reason",
      isReported: true,
    },
    {
      date: "2025-07-09",
      text: {
        en: `The time to ask the FTC for a refund of unwanted Fortnite charges ended.
          That was about purchases and privacy, and not about addiction.`,
        es: `Terminó el plazo para pedir a la FTC el reembolso de cargos no deseados de Fortnite.
          Trataba de compras y privacidad, no de adicción.`,
      },
      source: "wftv2025",
      isReported: true,
    },
    {
      date: "2025-04-23",
      text: {
        en: "A federal court in Illinois granted Roblox's motion to dismiss and held that free-speech law and Section 230 bar most claims made there.",
        es: `Un tribunal federal de Illinois aceptó la petición de Roblox de desestimar.
          Dijo que la libertad de expresión y la Sección 230 impiden la mayoría de los reclamos de ese caso.`,
      },
      source: "msk",
      isReported: true,
    },
    {
      date: "2025-04-11",
      text: {
        en: "A Los Angeles judge agreed to take California's suits together.",
        es: "Un tribunal de Los Ángeles aceptó llevar juntas las demandas de California.",
      },
      source: "doyle",
      isReported: true,
    },
    {
      date: "2024-09-23",
      text: {
        en: "A federal judge in Arkansas sent a child's and a mother's claims against Electronic Arts to arbitration.",
        es: "Un tribunal federal de Arkansas envió a arbitraje los reclamos de un niño y una madre contra Electronic Arts.",
      },
      source: "dunn",
    },
    {
      date: "2024-06-05",
      text: {
        en: "A federal panel refused to group the suits before one judge, because there were too many different games and companies.",
        es: "Un panel federal se negó a agrupar las demandas ante un mismo tribunal, porque había demasiados juegos y empresas diferentes.",
      },
      source: "first",
      isReported: true,
    },
    {
      date: "2024-01-17",
      text: {
        en: "A California appeals court let a minor cancel contracts with a game maker, with the arbitration clause in them. The case was about spending in a game.",
        es: "Un tribunal de apelaciones de California dejó que un menor cancelara contratos con un fabricante de juegos, con su cláusula de arbitraje. El caso era sobre gastos dentro de un juego.",
      },
      source: "appeal",
    },
    {
      date: "2022-01",
      text: {
        en: `The World Health Organization's list of diseases with gaming disorder in it took effect.
          The US manual lists internet gaming disorder only for further study.`,
        es: `Empezó a regir la lista de enfermedades de la Organización Mundial de la Salud que incluye el trastorno por videojuegos.
          El manual de Estados Unidos solo lo nombra como tema para más estudio.`,
      },
      source: "who",
      isReported: true,
    },
  ],
  ways: [
    {
      id: "federal-suit-where",
      way: {
        en: "Federal suit where the family lives",
        es: "Demanda federal donde vive la familia",
      },
      last: {
        en: "Your state's limit; minors often longer",
        es: "Plazo del estado; menores, a menudo más",
      },
      whom: {
        en: "A parent of a minor, or an adult who began young",
        es: "Padres de un menor, o quien empezó de joven y hoy es mayor de edad",
      },
      who: {
        en: `A parent or guardian of a minor, or an adult who began as a minor, with a diagnosis or treatment.
          One Arkansas suit, Sayers, was reported dismissed as too vague, so details matter.[^sayers]`,
        es: `Padre, madre o quien tiene la tutela de un menor, o una persona adulta que empezó de menor, con diagnóstico o tratamiento.
          Según se informó, una demanda de Arkansas, Sayers, se desestimó por vaga, así que los detalles importan.[^sayers]`,
      },
      clock: {
        en: "State law sets the time to sue. Minors often have longer, so ask.",
        es: "La ley del estado fija el plazo. Los menores suelen tener más tiempo, así que pregunte.",
      },
      check: {
        text: {
          en: "The website of your federal district court",
          es: "El sitio web de su tribunal federal de distrito",
        },
      },
    },
    {
      id: "california-suit-jccp",
      way: {
        en: "California suit in the state group (JCCP 5363)",
        es: "Demanda de California en el grupo estatal (JCCP 5363)",
      },
      last: { en: "California's limits", es: "Los plazos de California" },
      whom: {
        en: "Families whose case belongs in California",
        es: "Familias cuyo caso corresponde a California",
      },
      who: {
        en: "Families who can sue in California.",
        es: "Familias que pueden demandar en California.",
      },
      clock: {
        en: "California's limits for the child and for a parent may differ.",
        es: "Los plazos de California para el niño y para los padres pueden ser distintos.",
      },
      check: {
        text: {
          en: "Los Angeles Superior Court, lacourt.ca.gov",
          es: "Tribunal Superior de Los Ángeles, lacourt.ca.gov",
        },
      },
    },
    {
      id: "arbitration-games-terms",
      way: {
        en: "Arbitration under the game's terms",
        es: "Arbitraje según los términos del juego",
      },
      last: { en: "See the game's terms", es: "Vea los términos del juego" },
      whom: {
        en: "Players bound by an arbitration clause",
        es: "Jugadores con una cláusula de arbitraje",
      },
      who: {
        en: "Players whose terms have a clause that a court enforces.",
        es: "Jugadores cuyos términos tienen una cláusula que un tribunal hace valer.",
      },
      clock: {
        en: `The game's terms and state law set the time.
          Some terms give only a short time to opt out: in one ruling, Orellana, children were reportedly bound because nobody had used the time that Epic gave in 2019 to opt out.[^orellana]
          Ask before you accept new terms.`,
        es: `Los términos del juego y la ley del estado fijan el plazo.
          Algunos términos dan poco tiempo para excluirse.
          En una decisión, Orellana, según se informó, unos niños quedaron obligados porque nadie usó el tiempo que Epic dio en 2019 para excluirse.[^orellana]
          Pregunte antes de aceptar términos nuevos.`,
      },
      check: {
        text: { en: "Terms of service in the account", es: "Términos de servicio en la cuenta" },
      },
    },
    {
      id: "refund-complaint-no",
      way: {
        en: "Refund or complaint (no injury claim)",
        es: "Reembolso o queja (no es reclamo por lesiones)",
      },
      last: { en: "The store's or card's dates", es: "Fechas de la tienda o tarjeta" },
      whom: { en: "Anyone charged without consent", es: "Quien tuvo cargos sin dar permiso" },
      who: {
        en: "Anyone charged without consent.",
        es: "Cualquiera a quien se cobró sin permiso.",
      },
      clock: {
        en: `The store and the card company set their own dates.
          Fortnite refund claims to the Federal Trade Commission (FTC) ended on July 9, 2025.[^ftc]`,
        es: `La tienda y la empresa de la tarjeta fijan sus propias fechas.
          Los reclamos a la FTC (Comisión Federal de Comercio) por cargos de Fortnite terminaron el 9 de julio de 2025.[^ftc]`,
      },
      check: {
        text: { en: "FTC page on Fortnite", es: "Página de la FTC sobre Fortnite (en inglés)" },
        href: "https://www.ftc.gov/fortnite",
      },
    },
  ],
  documents: [
    {
      name: { en: "Account names and sign-up dates", es: "Nombres de cuenta y fechas de registro" },
      holder: { en: "Settings of each game and console", es: "Ajustes de cada juego y consola" },
      how: {
        en: "Take screenshots. Please do not delete any account.",
        es: "Tome capturas de pantalla. Por favor, no borre ninguna cuenta.",
      },
    },
    {
      name: { en: "Play-time logs", es: "Registros del tiempo de juego" },
      holder: {
        en: "Parental controls, console or game",
        es: "Controles para padres, consola o juego",
      },
      how: {
        en: "Use the report or data download in each.",
        es: "Use el informe o la descarga de datos de cada uno.",
      },
    },
    {
      name: { en: "Purchases with dates", es: "Compras con fechas" },
      holder: {
        en: "Game, console and app stores; your card",
        es: "Tiendas de juegos, consolas y aplicaciones; su tarjeta",
      },
      how: { en: "Export the order history.", es: "Exporte el historial de pedidos." },
    },
    {
      name: {
        en: "Terms you accepted, and any opt-out",
        es: "Términos que aceptó, y cualquier exclusión",
      },
      holder: { en: "E-mail of the account", es: "Correo electrónico de la cuenta" },
      how: {
        en: "Search for the maker's name and the word terms.",
        es: 'Busque el nombre del fabricante y la palabra "terms".',
      },
    },
    {
      name: { en: "Diagnosis and therapy records", es: "Expedientes de diagnóstico y terapia" },
      holder: {
        en: "The clinic that treated your child",
        es: "La clínica que trató a su hijo o hija",
      },
      how: {
        en: "Signed by a parent or guardian.",
        es: "Con la firma de la madre, el padre o el tutor.",
      },
    },
    {
      name: {
        en: "Grades, attendance, IEP or 504 plan",
        es: "Calificaciones, asistencia, plan IEP o 504",
      },
      holder: { en: "School district", es: "Distrito escolar" },
      how: { en: "Ask for the whole student file.", es: "Pida todo el expediente escolar." },
    },
    {
      name: {
        en: "Notes on sleep, mood and limits tried",
        es: "Notas de sueño, ánimo y límites que se probaron",
      },
      holder: { en: "You", es: "Usted" },
      how: { en: "A diary or dated messages.", es: "Un diario o mensajes con fecha." },
    },
  ],
  questions: [
    {
      en: "Which games and makers would you name, and what do their terms say on arbitration?",
      es: "¿Qué juegos y fabricantes nombrarían, y qué dicen sus términos sobre el arbitraje?",
    },
    {
      en: "How have judges ruled on suits like ours, including the dismissals of 2025?",
      es: "¿Cómo han decidido los tribunales sobre demandas como la nuestra, también las desestimadas en 2025?",
    },
    {
      en: "Would we be in a federal court or in the Los Angeles group?",
      es: "¿Estaríamos en un tribunal federal o en el grupo de Los Ángeles?",
    },
    {
      en: "Which diagnosis or treatment do you need to see?",
      es: "¿Qué diagnóstico o qué tratamiento necesitan ver?",
    },
    {
      en: "Can my child cancel the user agreement in our state?",
      es: "¿Puede mi hijo o hija cancelar el contrato de usuario en nuestro estado?",
    },
    {
      en: "What would my child have to do: an exam, a statement, handing over devices?",
      es: "¿Qué tendría que hacer mi hijo o hija: un examen, una declaración, entregar aparatos?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "Most of the rulings we found went against families or sent them to arbitration, a private hearing without a jury.[^first][^dunn][^msk][^reason][^second]",
        es: "La mayoría de las decisiones que hallamos fue contra las familias o las envió a arbitraje, una vía privada sin jurado.[^first][^dunn][^msk][^reason][^second]",
      },
      points: [
        { date: "2024-06-05", text: { en: "Panel refuses grouping", es: "Panel: primer rechazo" } },
        { date: "2024-09-23", text: { en: "Arkansas: arbitration", es: "Arkansas: arbitraje" } },
        { date: "2025-04-11", text: { en: "Los Angeles group", es: "Grupo Los Ángeles" } },
        { date: "2025-04-23", text: { en: "Illinois: Roblox wins", es: "Illinois: gana Roblox" } },
        {
          date: "2025-08-11",
          text: { en: "Missouri: claims dismissed", es: "Misuri: reclamos desestimados" },
        },
        { date: "2025-12", text: { en: "Panel refuses again", es: "Panel: segundo rechazo" } },
      ],
    },
    {
      kind: "sides",
      caption: {
        en: "One side speaks of product design, the other of speech.[^doyle][^mynews][^dunn]",
        es: "Un lado habla del diseño del producto; el otro, de la expresión.[^doyle][^mynews][^dunn]",
      },
      sides: [
        {
          title: { en: "What families allege in court", es: "Lo que alegan las demandas" },
          points: [
            { en: "Features reward endless play", es: "Sus funciones premian jugar sin fin" },
            { en: "Paying inside a game is too easy", es: "Es muy fácil pagar dentro del juego" },
            { en: "Families were hardly warned", es: "Apenas se advirtió a las familias" },
          ],
        },
        {
          title: { en: "What the companies answer", es: "Lo que responden las empresas" },
          points: [
            { en: "A game is speech, and protected", es: "Un juego es expresión y está protegido" },
            { en: "Section 230 shields platforms", es: "La Sección 230 protege a las plataformas" },
            { en: "Players agreed to arbitrate", es: "Los jugadores aceptaron el arbitraje" },
          ],
        },
      ],
    },
  ],
  sources: {
    first: {
      publisher: "HarrisMartin",
      title: "JPML Refuses to Create MDL Docket for Video Game Addiction Cases",
      date: "2024-06-06",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/32179/jpml-refuses-to-create-mdl-docket-for-video-game-addiction-cases/",
    },
    second: {
      publisher: "Legal Newsline (Pennsylvania Record)",
      title: "Suits blaming video games for kids' emotional problems won't be grouped",
      date: "2025-12",
      url: "https://www.legalnewsline.com/pennsylvania-record/suits-blaming-video-games-for-kids-emotional-problems-won-t-be-grouped/article_6342d9e6-1601-40c5-b657-eb27d9c29c33.html",
    },
    doyle: {
      publisher: { en: "Doyle APC (law firm)", es: "Doyle APC [bufete de abogados]" },
      title: "California Video Game Addiction Lawsuits",
      date: "2025",
      url: "https://www.doyleapc.com/california-video-game-addiction-lawsuits",
    },
    beasley: {
      publisher: { en: "Beasley Allen (law firm)", es: "Beasley Allen [bufete de abogados]" },
      title: "Page on the firm's suit in Los Angeles",
      date: "2025",
      url: "https://www.beasleyallen.com/article/game-over-beasley-allen-files-video-game-addiction-lawsuit",
    },
    mynews: {
      publisher: "MyNewsLA",
      title: "Roblox Cites Free Speech in Seeking Dismissal From Play Addiction Suits",
      date: "2025-12-21",
      url: "https://mynewsla.com/weather/2025/12/21/roblox-cites-free-speech-in-seeking-dismissal-from-play-addiction-suits-2",
    },
    msk: {
      publisher: {
        en: "Mitchell Silberberg & Knupp (law firm)",
        es: "Mitchell Silberberg & Knupp [bufete de abogados]",
      },
      title:
        'Court Rules "Video Game Addiction" Claims are Barred by the First Amendment and Section 230',
      date: "2025",
      url: "https://www.msk.com/newsroom-alerts-game-addiction-litigation",
    },
    reason: {
      publisher: "Reason (Volokh Conspiracy)",
      title: {
        en: "First Amendment Precludes Video Game Addiction Claims [quoting the decision]",
        es: "First Amendment Precludes Video Game Addiction Claims [cita la decisión]",
      },
      date: "2025-08-14",
      url: "https://reason.com/volokh/2025/08/14/first-amendment-precludes-video-game-addiction-claims",
    },
    dunn: {
      publisher: "U.S. District Court, E.D. Ark.",
      title: {
        en: "Dunn v. Activision Blizzard, Inc. [copied by Casetext]",
        es: "Dunn v. Activision Blizzard, Inc. [copia en Casetext]",
      },
      date: "2024-09-23",
      url: "https://e.casetext.com/case/dunn-v-activision-blizzard-inc",
    },
    appeal: {
      publisher: "California Court of Appeal",
      title: {
        en: "J.R. v. Electronic Arts (2024), E080414 [copied by Justia]",
        es: "J.R. v. Electronic Arts (2024), E080414 [copia en Justia]",
      },
      date: "2024-01-17",
      url: "https://law.justia.com/cases/california/court-of-appeal/2024/e080414.html",
    },
    who: {
      publisher: "Archyde",
      title: {
        en: "WHO makes video game addiction official as a disorder [on the WHO]",
        es: "WHO makes video game addiction official as a disorder [sobre la Organización Mundial de la Salud]",
      },
      date: "2022",
      url: "https://archyde.com/who-makes-video-game-addiction-official-as-a-disorder",
    },
    icd: {
      publisher: "Journal of Behavioral Addictions",
      title: {
        en: "Including gaming disorder in the ICD-11: The need to do so from a clinical and public health perspective [copy at PMC]",
        es: "Including gaming disorder in the ICD-11: The need to do so from a clinical and public health perspective [copia en PMC]",
      },
      date: "2018",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6426367",
    },
    rcpsych: {
      publisher: "Royal College of Psychiatrists",
      title: "When the fun stops: ICD-11's new gaming disorder",
      date: "2018-08-29",
      url: "https://www.rcpsych.ac.uk/news-and-features/blogs/detail/cultural-blog/2018/08/29/when-the-fun-stops-dr.-henrietta-bowden-jones-and-professor-andrew-przybylski-on-icd-11-s-new-gaming-disorder",
    },
    ftc: {
      publisher: "FTC",
      title: "Fortnite refunds",
      date: null,
      url: "https://www.ftc.gov/fortnite",
    },
    goldberg: {
      publisher: { en: "Nigh Goldenberg (law firm)", es: "Nigh Goldenberg [bufete de abogados]" },
      title: "Is It Addiction or a Hobby? 5 Signs Your Child's Gaming Has Become a Legal Issue",
      date: "2026-02",
      url: "https://nighgoldenberg.com/?p=73679",
    },
    privacy: {
      publisher: { en: "CIPAWorld (law-firm blog)", es: "CIPAWorld [blog de un bufete]" },
      title:
        "Arbitration unlocked: federal court grants Roblox's motion to compel arbitration in privacy class action",
      date: "2026-02-23",
      url: "https://cipaworld.com/2026/02/23/arbitration-unlocked-federal-court-grants-robloxs-motion-to-compel-arbitration-in-privacy-class-action",
    },
    orellana: {
      publisher: "Technology & Marketing Law Blog (Eric Goldman)",
      title:
        "Video Game Addiction Case Mostly Sent to Arbitration - Orellana v. Roblox (Catch-up Post)",
      date: "2025",
      url: "https://blog.ericgoldman.org/?p=27736",
    },
    sayers: {
      publisher: "USA Herald",
      title: "Judge Dismisses Roblox Gamer Addiction Suit",
      date: null,
      url: "https://usaherald.com/judge-dismisses-roblox-gamer-addiction-suit/2",
    },
    wftv2025: {
      publisher: "WFTV",
      title: "FTC issues Fortnite refunds, new claim deadline set",
      date: "2025-06-29",
      url: "https://www.wftv.com/news/local/ftc-issues-126m-fortnite-refunds-new-claim-deadline-set/HD2F3XA6TZGBRJBUFYFZLUGZGA/",
    },
  },
};
