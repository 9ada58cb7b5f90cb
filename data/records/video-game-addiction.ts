import type { CaseRecord } from "../record";

export const videoGameAddictionRecord = {
  status: {
    kind: "Individual suits; one state group",
    court: "Separate federal courts; California suits together in Los Angeles Superior Court",
    docket: "JCCP No. 5363 (California); no federal MDL",
    judge: "Lawrence Riff (Los Angeles)",
    since: [
      {
        date: "2025-04-11",
        of: "JCCP 5363",
      },
    ],
    stage:
      "As of February 2026, there was still no federal group. Families sued one by one in federal and state courts, and we found no verdict.[^goldberg][^second]",
    next: "A ruling on Roblox's free-speech motion in Los Angeles. We looked for it and found none. The docket is at lacourt.ca.gov.",
    settlement: "None found.",
    classAction: "No. Each family sues for itself.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-02",
    source: "goldberg",
  },
  soonest: null,
  figures: [],
  events: [
    {
      date: "2026-02",
      text: "In a privacy suit, a federal court in California made people go to arbitration under the terms of Roblox. The sign-up screen had given notice.",
      source: "privacy",
      isReported: true,
    },
    {
      date: "2025-12-21",
      text: "Roblox asked the Los Angeles court to throw the suits out as an attack on protected speech.",
      source: "mynews",
      isReported: true,
    },
    {
      date: "2025-12",
      text: "The federal panel refused a second time to group suits over Fortnite, Roblox and Minecraft. It preferred that the lawyers and courts work together informally.",
      source: "second",
      isReported: true,
    },
    {
      date: "2025-08-11",
      text: "In Missouri a federal judge dismissed claims against Google, Roblox and two game makers. The claims against Epic had gone to arbitration.",
      source: "reason",
      isReported: true,
    },
    {
      date: "2025-04-23",
      text: "A federal court in Illinois granted Roblox's motion to dismiss and held that free-speech law and Section 230 bar most claims made there.",
      source: "msk",
      isReported: true,
    },
    {
      date: "2025-04-11",
      text: "A Los Angeles judge agreed to take California's suits together.",
      source: "doyle",
      isReported: true,
    },
    {
      date: "2024-09-23",
      text: "A federal judge in Arkansas sent a child's and a mother's claims against Electronic Arts to arbitration.",
      source: "dunn",
    },
    {
      date: "2024-01-17",
      text: "A California appeals court let a minor cancel contracts with a game maker, with the arbitration clause in them.",
      source: "appeal",
    },
  ],
  ways: [
    {
      way: "Federal suit where the family lives",
      who: "A parent or guardian of a minor, or an adult who began as a minor, with a diagnosis or treatment. One Arkansas suit, Sayers, was reported dismissed as too vague, so details matter.[^sayers]",
      clock: "State law decides. Minors often have longer, so ask.",
      check: {
        text: "The website of your federal district court",
      },
    },
    {
      way: "California suit in JCCP 5363",
      who: "Families who can sue in California",
      clock: "California's limits for the child and for a parent may differ.",
      check: {
        text: "Los Angeles Superior Court, lacourt.ca.gov",
      },
    },
    {
      way: "Arbitration under the game's terms",
      who: "Players whose terms hold a clause that a court enforces",
      clock:
        "The terms and state law set it. Some terms give only a short time to opt out: in one ruling, Orellana, children were reported bound because nobody had used the opt-out of 2019.[^orellana] Ask before you accept new terms.",
      check: {
        text: "Terms of service in the account",
      },
    },
    {
      way: "Refund or complaint (no injury claim)",
      who: "Anyone charged without consent",
      clock:
        "The store's and the card's own dates. The FTC's claims for Fortnite charges ended on July 9, 2025.[^ftc]",
      check: {
        text: "FTC page on Fortnite",
        href: "https://www.ftc.gov/fortnite",
      },
    },
  ],
  documents: [
    {
      name: "Account names and sign-up dates",
      holder: "Settings of each game and console",
      how: "Take screenshots. Please do not delete any account.",
    },
    {
      name: "Play-time logs",
      holder: "Parental controls, console or game",
      how: "Use the report or data download in each.",
    },
    {
      name: "Purchases with dates",
      holder: "Game, console and app stores; your card",
      how: "Export the order history.",
    },
    {
      name: "Terms you accepted, and any opt-out",
      holder: "E-mail of the account",
      how: "Search for the maker's name and the word terms.",
    },
    {
      name: "Diagnosis and therapy records",
      holder: "The clinic that treated your child",
      how: "Signed by a parent or guardian.",
    },
    {
      name: "Grades, attendance, IEP or 504 plan",
      holder: "School district",
      how: "Ask for the whole student file.",
    },
    {
      name: "Notes on sleep, mood and limits tried",
      holder: "You",
      how: "A diary or dated messages.",
    },
  ],
  questions: [
    "Which games and makers would you name, and what do their terms say on arbitration?",
    "How have judges ruled on suits like ours, including the dismissals of 2025?",
    "Would we be in a federal court or in the Los Angeles group?",
    "Which diagnosis or treatment do you need to see?",
    "Can my child cancel the user agreement in our state?",
    "What would my child have to do: an exam, a statement, handing over devices?",
  ],
  charts: [
    {
      kind: "timeline",
      caption:
        "Most of the rulings we found went against families or sent them to arbitration.[^first][^dunn][^msk][^reason][^second]",
      points: [
        {
          date: "2024-06-05",
          text: "First MDL refusal",
        },
        {
          date: "2024-09-23",
          text: "Arkansas: arbitration",
        },
        {
          date: "2025-04-11",
          text: "Los Angeles group",
        },
        {
          date: "2025-04-23",
          text: "Illinois: Roblox wins",
        },
        {
          date: "2025-08-11",
          text: "Missouri: claims dismissed",
        },
        {
          date: "2025-12",
          text: "Second MDL refusal",
        },
      ],
    },
    {
      kind: "sides",
      caption: "One side speaks of product design, the other of speech.[^doyle][^mynews][^dunn]",
      sides: [
        {
          title: "What families allege in court",
          points: [
            "Features reward endless play",
            "Paying inside a game is too easy",
            "Families were hardly warned",
          ],
        },
        {
          title: "What the companies answer",
          points: [
            "A game is speech, and protected",
            "Section 230 shields platforms",
            "Players agreed to arbitrate",
          ],
        },
      ],
    },
  ],
  sources: {
    first: {
      publisher: "HarrisMartin",
      title: "JPML Refuses to Create MDL Docket for Video Game Addiction Cases",
      date: "June 6, 2024",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/32179/jpml-refuses-to-create-mdl-docket-for-video-game-addiction-cases/",
    },
    second: {
      publisher: "Legal Newsline (Pennsylvania Record)",
      title: "Suits blaming video games for kids' emotional problems won't be grouped",
      date: "December 2025",
      url: "https://www.legalnewsline.com/pennsylvania-record/suits-blaming-video-games-for-kids-emotional-problems-won-t-be-grouped/article_6342d9e6-1601-40c5-b657-eb27d9c29c33.html",
    },
    doyle: {
      publisher: "Doyle APC (law firm)",
      title: "California Video Game Addiction Lawsuits",
      date: "2025",
      url: "https://www.doyleapc.com/california-video-game-addiction-lawsuits",
    },
    beasley: {
      publisher: "Beasley Allen (law firm)",
      title: "Page on the firm's suit in Los Angeles",
      date: "2025",
      url: "https://www.beasleyallen.com/article/game-over-beasley-allen-files-video-game-addiction-lawsuit",
    },
    mynews: {
      publisher: "MyNewsLA",
      title: "Roblox Cites Free Speech in Seeking Dismissal From Play Addiction Suits",
      date: "December 21, 2025",
      url: "https://mynewsla.com/weather/2025/12/21/roblox-cites-free-speech-in-seeking-dismissal-from-play-addiction-suits-2",
    },
    msk: {
      publisher: "Mitchell Silberberg & Knupp (law firm)",
      title:
        'Court Rules "Video Game Addiction" Claims are Barred by the First Amendment and Section 230',
      date: "2025",
      url: "https://www.msk.com/newsroom-alerts-game-addiction-litigation",
    },
    reason: {
      publisher: "Reason (Volokh Conspiracy)",
      title: "First Amendment Precludes Video Game Addiction Claims [quoting the decision]",
      date: "August 14, 2025",
      url: "https://reason.com/volokh/2025/08/14/first-amendment-precludes-video-game-addiction-claims",
    },
    dunn: {
      publisher: "U.S. District Court, E.D. Ark.",
      title: "Dunn v. Activision Blizzard, Inc. [copied by Casetext]",
      date: "September 23, 2024",
      url: "https://e.casetext.com/case/dunn-v-activision-blizzard-inc",
    },
    appeal: {
      publisher: "California Court of Appeal",
      title: "J.R. v. Electronic Arts (2024), E080414 [copied by Justia]",
      date: "January 17, 2024",
      url: "https://law.justia.com/cases/california/court-of-appeal/2024/e080414.html",
    },
    who: {
      publisher: "Archyde",
      title: "WHO makes video game addiction official as a disorder [on the WHO]",
      date: "2022",
      url: "https://archyde.com/who-makes-video-game-addiction-official-as-a-disorder",
    },
    icd: {
      publisher: "Journal of Behavioral Addictions",
      title:
        "Including gaming disorder in the ICD-11: The need to do so from a clinical and public health perspective [copy at PMC]",
      date: "2018",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6426367",
    },
    rcpsych: {
      publisher: "Royal College of Psychiatrists",
      title: "When the fun stops: ICD-11's new gaming disorder",
      date: "August 29, 2018",
      url: "https://www.rcpsych.ac.uk/news-and-features/blogs/detail/cultural-blog/2018/08/29/when-the-fun-stops-dr.-henrietta-bowden-jones-and-professor-andrew-przybylski-on-icd-11-s-new-gaming-disorder",
    },
    ftc: {
      publisher: "FTC",
      title: "Fortnite refunds",
      date: "undated",
      url: "https://www.ftc.gov/fortnite",
    },
    goldberg: {
      publisher: "Nigh Goldenberg (law firm)",
      title: "Is It Addiction or a Hobby? 5 Signs Your Child's Gaming Has Become a Legal Issue",
      date: "February 2026",
      url: "https://nighgoldenberg.com/?p=73679",
    },
    privacy: {
      publisher: "CIPAWorld (law-firm blog)",
      title:
        "Arbitration unlocked: federal court grants Roblox's motion to compel arbitration in privacy class action",
      date: "February 23, 2026",
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
      date: "undated",
      url: "https://usaherald.com/judge-dismisses-roblox-gamer-addiction-suit/2",
    },
  },
} as const satisfies CaseRecord;
