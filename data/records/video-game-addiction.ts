import type { CaseRecord } from "../record";

export const videoGameAddictionRecord = {
  status: {
    kind: "individual suits",
    court:
      "Separate federal courts (no MDL); California cases coordinated in Los Angeles Superior Court, Videogame Addiction Cases",
    docket: "JCCP No. 5363 (California state court); no federal MDL",
    judge:
      "Lawrence Riff (hearing the Los Angeles cases in December 2025); coordination was granted by Samantha P. Jessner",
    since: [{ date: "2025-04-11" }],
    stage:
      "As of December 2025 federal judges had refused twice to group the cases, several courts had sent claims to arbitration or dismissed some of them, and game makers were asking the Los Angeles court to end the cases there.",
    next: "none known; the outcome of Roblox's December 2025 free-speech motion in Los Angeles was not found",
    settlement: "none found",
    classAction: "no: separate family suits",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2025-12-21",
      text: "Roblox asked the Los Angeles court to throw out suits there as an attack on protected expression; no ruling was found. This is the latest item found.",
      source: "mynewsla2025",
      isReported: true,
    },
    {
      date: "2025-12",
      text: "The federal panel refused an MDL a second time, for suits about Fortnite, Roblox and Minecraft, and preferred informal coordination.",
      source: "legalNewsline2025",
      isReported: true,
    },
    {
      date: "2025-08-11",
      text: "A federal judge in Missouri dismissed claims against Google, Roblox and two developers on free-speech and Section 230 grounds; claims against Epic and others had been sent to arbitration in February 2025 (Courtright v. Epic Games).",
      source: "reasonQuoting2025",
      isReported: true,
    },
    {
      date: "2025-07-09",
      text: "The reopened claim period for FTC refunds of unwanted Fortnite charges ended on this date; that matter is about purchases and privacy, not addiction.",
      source: "wftv2025",
      isReported: true,
    },
    {
      date: "2025-04-23",
      text: "A federal court in Illinois granted Roblox's motion to dismiss, finding that free-speech law and Section 230 together bar most of the claims made there (Angelilli v. Activision Blizzard, 2025 WL 1181000).",
      source: "mitchellSilberberg2025",
    },
    {
      date: "2025-04-11",
      text: "A Los Angeles judge agreed to coordinate California video game addiction suits as JCCP 5363.",
      source: "apc2025",
    },
    {
      date: "2024-09-23",
      text: "A federal judge in Arkansas sent a child's and mother's claims against Electronic Arts to arbitration under its user agreement.",
      source: "districtCourt2024",
    },
    {
      date: "2024-06-05",
      text: "The federal panel refused to create an MDL for video game addiction suits, pointing to too many different games and companies.",
      source: "harrismartin2024",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Federal suit in the court of the family's district",
      who: "Parent or guardian of a minor, or an adult who began as a minor, with a diagnosis or treatment",
      clock: "varies by state; minors often have longer; ask",
      check: { text: "The federal court's own site; jpml.uscourts.gov for any new grouping" },
    },
    {
      way: "California state suit, joined to JCCP 5363",
      who: "Families whose case belongs in California",
      clock: "varies; ask",
      check: { text: "Los Angeles Superior Court, lacourt.ca.gov" },
    },
    {
      way: "Arbitration under the game's terms",
      who: "Players whose account terms contain an arbitration clause that a court enforces; some clauses have short opt-out periods",
      clock: "set by the terms and by state law; ask before accepting new terms",
      check: { text: "The terms of service shown in the account" },
    },
    {
      way: "Consumer complaint or store refund (not an injury claim)",
      who: "Anyone charged without consent",
      clock: "store and card deadlines; the FTC Fortnite claim period ended 9 July 2025",
      check: { text: "reportfraud.ftc.gov and ftc.gov/fortnite" },
    },
  ],
  documents: [
    {
      name: "Account names, sign-up dates, linked e-mail addresses and devices",
      holder:
        "account settings of each game and console; take screenshots and do not delete accounts",
      how: "",
    },
    {
      name: "Play-time logs",
      holder: "console or device parental-control reports and each game's data-download tool",
      how: "",
    },
    {
      name: "Purchase history with dates",
      holder: "game store, console store, app store and card statements",
      how: "",
    },
    {
      name: "Copies of the terms accepted and any opt-out sent",
      holder: "account e-mails",
      how: "",
    },
    {
      name: "Diagnosis, therapy and hospital records",
      holder: "clinic or hospital records office, signed by parent or guardian",
      how: "",
    },
    {
      name: "School records",
      holder: "attendance, grades, counselor notes, IEP or 504 plan: school district",
      how: "",
    },
    {
      name: "Family diary or messages with dates on sleep, behavior and limits tried",
      holder: "your own files",
      how: "",
    },
  ],
  questions: [
    "Which games and companies would you name, and what do the terms say about arbitration?",
    "How have courts ruled on suits like mine, including the dismissals in 2025?",
    "Would my case be in federal court or in the California coordinated group?",
    "What diagnosis or treatment record is needed?",
    "Can my child cancel the user agreement in our state?",
    "What would my child have to do: be examined, testify, hand over devices?",
    "Which time limit applies to the child and which to the parents?",
  ],
  figures: [],
  sources: {
    californiaCourt2024: {
      publisher: "California Court of Appeal",
      title: "J.R. v. Electronic Arts (2024), E080414",
      date: "2024",
    },
    districtCourt2024: {
      publisher: "U.S. District Court, E.D. Ark. (Casetext copy)",
      title: "Dunn v. Activision Blizzard, Inc.",
      date: "2024",
      url: "https://e.casetext.com/case/dunn-v-activision-blizzard-inc",
    },
    mitchellSilberberg2025: {
      publisher: "Mitchell Silberberg & Knupp (law firm)",
      title:
        'Court Rules "Video Game Addiction" Claims are Barred by the First Amendment and Section 230',
      date: "2025",
      url: "https://www.msk.com/newsroom-alerts-game-addiction-litigation",
    },
    technologyMarketing2025: {
      publisher: "Technology & Marketing Law Blog (Eric Goldman)",
      title: "Google and Roblox Defeat Videogame Addiction Lawsuit - Courtright v. Epic Games",
      date: "2025",
      url: "https://blog.ericgoldman.org/archives/2025/08/google-and-roblox-defeat-videogame-addiction-lawsuit-courtright-v-epic-games.htm",
    },
    harrismartin2024: {
      publisher: "HarrisMartin",
      title: "JPML Refuses to Create MDL Docket for Video Game Addiction Cases",
      date: "2024",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/32179/jpml-refuses-to-create-mdl-docket-for-video-game-addiction-cases/",
    },
    legalNewsline2025: {
      publisher: "Legal Newsline (Pennsylvania Record)",
      title: "Suits blaming video games for kids' emotional problems won't be grouped",
      date: "2025",
      url: "https://www.legalnewsline.com/pennsylvania-record/suits-blaming-video-games-for-kids-emotional-problems-won-t-be-grouped/article_6342d9e6-1601-40c5-b657-eb27d9c29c33.html",
    },
    apc2025: {
      publisher: "Doyle APC (law firm)",
      title: "California Video Game Addiction Lawsuits",
      date: "2025",
      url: "https://www.doyleapc.com/california-video-game-addiction-lawsuits",
    },
    journalBehavioral2018: {
      publisher: "Journal of Behavioral Addictions (PMC)",
      title:
        "Including gaming disorder in the ICD-11: The need to do so from a clinical and public health perspective",
      date: "2018",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6426367",
    },
    royalCollege2018: {
      publisher: "Royal College of Psychiatrists",
      title: "When the fun stops: ICD-11's new gaming disorder",
      date: "2018",
      url: "https://www.rcpsych.ac.uk/news-and-features/blogs/detail/cultural-blog/2018/08/29/when-the-fun-stops-dr.-henrietta-bowden-jones-and-professor-andrew-przybylski-on-icd-11-s-new-gaming-disorder",
    },
    ftc: {
      publisher: "FTC",
      title: "Fortnite refunds",
      date: "None",
      url: "https://www.ftc.gov/fortnite",
    },
    beasleyAllen2025: {
      publisher: "Beasley Allen (law firm)",
      title: "Game Over: Beasley Allen Files Video Game Addiction Lawsuit (from the page address)",
      date: "2025",
      url: "https://www.beasleyallen.com/article/game-over-beasley-allen-files-video-game-addiction-lawsuit",
    },
    mynewsla2025: {
      publisher: "MyNewsLA",
      title: "Roblox Cites Free Speech in Seeking Dismissal From Play Addiction Suits",
      date: "2025-12-21",
      url: "https://mynewsla.com/weather/2025/12/21/roblox-cites-free-speech-in-seeking-dismissal-from-play-addiction-suits-2",
    },
    reasonQuoting2025: {
      publisher: "Reason (Volokh Conspiracy), quoting the decision",
      title: "First Amendment Precludes Video Game Addiction Claims",
      date: "2025-08-14",
      url: "https://reason.com/volokh/2025/08/14/first-amendment-precludes-video-game-addiction-claims",
    },
    wftv2025: {
      publisher: "WFTV",
      title: "FTC ... Fortnite refunds, new claim deadline set",
      date: "2025-06-29",
      url: "https://www.wftv.com/news/local/ftc-issues-126m-fortnite-refunds-new-claim-deadline-set/HD2F3XA6TZGBRJBUFYFZLUGZGA/",
    },
    californiaCourt2024b: {
      publisher: "California Court of Appeal",
      title: "J.R. v. Electronic Arts (2024), E080414",
      date: "2024-01-17",
    },
    archyde2022: {
      publisher: "Archyde (on WHO)",
      title: "WHO makes video game addiction official as a disorder",
      date: "2022",
      url: "https://archyde.com/who-makes-video-game-addiction-official-as-a-disorder",
    },
  },
} as const satisfies CaseRecord;
