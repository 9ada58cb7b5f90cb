import type { CaseRecord } from "../record";

export const institutionalSexAbuseRecord = {
  status: {
    kind: "Individual suits in many courts",
    court: "Courts where it happened or the organization is, and some in bankruptcy court",
    docket: null,
    judge: null,
    since: [],
    stage:
      "As of July 2026, the laws on time were still changing: Rhode Island was reported to have opened a window, and New York City and California had windows of their own.[^recording][^nyc][^journal]",
    next: "California's older adult revival is reported to end on December 31, 2026.[^journal] Louisiana's window runs to June 14, 2027, and California's AB 250 to December 31, 2027.[^louisiana][^journal]",
    settlement:
      "Official: Los Angeles County announced settlements in 2025 about its probation and child welfare facilities, and checks each claim; the time to file there is over.[^lacounty]",
    classAction:
      "No. Mostly individual suits, some guided by one court or paid through a bankruptcy trust.",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-06-11",
      text: "Rhode Island's governor is said to have signed a two-year window for expired childhood claims; we found no state page that shows it.",
      source: "recording",
      isReported: true,
    },
    {
      date: "2026-01-29",
      text: "The New York City Council overrode a veto and opened 18 months for suits over gender-motivated violence before January 9, 2022.",
      source: "mondaq",
      isReported: true,
    },
    {
      date: "2026-01-12",
      text: "The US Supreme Court declined the last broad challenge to the Boy Scouts' bankruptcy plan.",
      source: "scouts",
      isReported: true,
    },
    {
      date: "2025-10-17",
      text: "Los Angeles County announced a second tentative settlement and a review of how credible every single claim is.",
      source: "lacounty",
    },
    {
      date: "2025-10-13",
      text: "California's AB 250 became law, for people who were adults when it happened.",
      source: "ab250",
    },
    {
      date: "2025-06-01",
      text: "Maryland lowered what revived claims filed from this day can recover, and it capped lawyers' fees for them.",
      source: "maryland",
      isReported: true,
    },
    {
      date: "2024-06-12",
      text: "Louisiana's Supreme Court upheld the state's look-back law after first ruling against it.",
      source: "lacourt",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "State suit for abuse in childhood",
      who: "People abused as children, against the person and, where the law allows, the organization",
      clock:
        "Each state sets it, often by age. California has none for abuse on or after January 1, 2024; before that it is generally to age 40 or five years from discovery, whichever is later, with more to show after 40.[^ab452] That section was debated again in 2026, so read it as it stands.",
      check: { text: "State-by-state map of CHILD USA", href: "https://childusa.org/law/" },
    },
    {
      way: "California AB 250, for adults",
      who: "People aged 18 or more at the time. Against the person, no cover-up need be shown; against a private body, the suit must allege one about an earlier assault or report on that same person. Public bodies, and claims already decided or settled in writing before January 1, 2026, are out.[^calmatters][^ksby]",
      clock:
        "January 1, 2026, to December 31, 2027, for claims that had expired earlier.[^ab250][^ksby] California's ordinary limit for adults is ten years from the last act, or three from finding the injury, whichever is later.[^ab1510]",
      check: {
        text: "What the bill says, at CalMatters",
        href: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
      },
    },
    {
      way: "California AB 2777, for adults since 2009",
      who: "Adults assaulted on or after January 1, 2009, whose ordinary limit is over; no cover-up has to be alleged",
      clock:
        "Reported to run until December 31, 2026, so do not leave it to the last day.[^journal] AB 250 is another part of the same section, so ask which one fits.",
      check: {
        text: "Code of Civil Procedure 340.16",
        href: "https://leginfo.legislature.ca.gov",
      },
    },
    {
      way: "New York City's window",
      who: "People subjected in the city, before January 9, 2022, to gender-motivated violence, which courts have read to include sexual abuse; also suits first filed between March 1, 2023, and March 1, 2025, that are filed again",
      clock:
        "18 months, counted from January 29, 2026, as reported.[^nyc][^mondaq] The other side argues that state law overrides it, and appeals are possible.",
      check: {
        text: "The Council's file, Int 1297-2025",
        href: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
      },
    },
    {
      way: "Rhode Island's window",
      who: "People abused as children whose claim had expired; pages differ on who can be sued",
      clock:
        "Reported to run for two years from July 2026; of all here we are least sure of it.[^recording] The state's top court refused to reopen expired claims in 1996.[^kelly] Ask early.",
      check: {
        text: "Bill S 2616 of 2026 at the legislature",
        href: "https://www.rilegislature.gov",
      },
    },
    {
      way: "Louisiana's window",
      who: "People abused as minors whose time had run out",
      clock: "Open to June 14, 2027; newer claims have no limit.[^louisiana]",
      check: { text: "R.S. 9:2800.9 at the legislature", href: "https://www.legis.la.gov" },
    },
    {
      way: "Federal claim under 18 U.S.C. 2255",
      who: "People who as minors suffered listed federal crimes, such as trafficking or the making of images",
      clock: "No limit, unless the claim had expired before September 16, 2022.[^federal]",
      check: {
        text: "Text of Public Law 117-176",
        href: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
      },
    },
    {
      way: "Claim in a bankruptcy or program",
      who: "People whose organization went bankrupt, such as the Boy Scouts or some dioceses",
      clock: "Set by each bankruptcy; many dates have passed, but ask before you assume so.",
      check: { text: "The claims site that the court names" },
    },
    {
      way: "Help from a state crime fund",
      who: "People harmed by a crime, and some family members; it can pay for counseling without a lawsuit",
      clock:
        "Differs by state. In California, seven years from the crime or its discovery, longer for the young, and late requests are possible.[^calvcb]",
      check: { text: "Federal office with a list of programs", href: "https://ovc.ojp.gov" },
    },
  ],
  documents: [
    {
      name: "Nothing to begin with",
      holder: "You",
      how: "The rest is for later, and only if it is safe.",
    },
    {
      name: "School or college file",
      holder: "Registrar or district office",
      how: "In writing, as the former student or a parent.",
    },
    {
      name: "Placement, probation or foster file",
      holder: "County agency or juvenile court clerk",
      how: "Some need a judge's permission, and a lawyer can ask.",
    },
    {
      name: "Proof of camp, team or club",
      holder: "Family, or the organization",
      how: "Forms, rosters, yearbooks and group photos.",
    },
    {
      name: "Complaints of that time and answers",
      holder: "You, your parents or the organization",
      how: "Search old mail and messages, as far as you wish.",
    },
    {
      name: "Therapy and doctor's notes",
      holder: "The provider's records office",
      how: "By signed request, for the years that matter.",
    },
    {
      name: "Report made to an agency",
      holder: "The police or agency that took it",
      how: "By its number, or by name and day.",
    },
    {
      name: "Earlier settlement or release",
      holder: "You, or the lawyer you had then",
      how: "Keep it, because it decides what remains.",
    },
  ],
  questions: [
    "Is my claim within the normal time of that state, within a window, or out of time?",
    "Is the place public or private, and does a short notice rule or a cap come with that?",
    "What has to be shown about what the organization knew, and what if no paper exists?",
    "Has it gone bankrupt, or set up a program with a date of its own?",
    "Can I sue under initials, and when would the person be told?",
    "Does a law limit your fee in claims like this one?",
    "I signed something years ago. Does it still bind me?",
  ],
  figures: [
    {
      kind: "timeline",
      caption:
        "Since 2022 laws have both opened doors and closed them.[^federal][^louisiana][^maryland][^ab250][^mondaq]",
      points: [
        { date: "2022-09-16", text: "Federal limit removed for some claims" },
        { date: "2024-06-12", text: "Louisiana's look-back law stands" },
        { date: "2025-06-01", text: "Maryland narrows revived claims" },
        { date: "2025-10-13", text: "California helps people harmed as adults" },
        { date: "2026-01-29", text: "New York City opens 18 months" },
      ],
    },
  ],
  sources: {
    federal: {
      publisher: "US Congress / GovInfo",
      title:
        "Public Law 117-176, Eliminating Limits to Justice for Child Sex Abuse Victims Act of 2022",
      date: "September 16, 2022",
      url: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
    },
    childusa: {
      publisher: "CHILD USA",
      title: "Current Laws for Child Protection",
      date: "undated",
      url: "https://childusa.org/law/",
    },
    ab452: {
      publisher: "California Legislature, copied by LegiPlex",
      title: "Assembly Bill No. 452, chapter 655 (compare versions)",
      date: "2023",
      url: "https://app.legiplex.com/ca/legislature/2023/2023-r/bills/ab452/drafts-compare",
    },
    ab250: {
      publisher: "California Legislature data, copied by OpenCalAccess",
      title: "AB 250, Sexual assault: statute of limitations",
      date: "October 13, 2025",
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
      date: "January 2026",
      url: "https://www.ksby.com/san-luis-obispo/new-law-allows-adult-sexual-assault-survivors-expanded-ability-to-take-legal-action",
    },
    journal: {
      publisher: "Daily Journal",
      title: "AB 250: More time for sexual assault survivors",
      date: "January 2, 2026",
      url: "https://dailyjournal.com/articles/389119-ab-250-more-time-for-sexual-assault-survivors",
    },
    ab1510: {
      publisher: "California Legislature",
      title: "AB 1510 of 2019-2020 (ordinary limit for adults)",
      date: "2019",
      where: "leginfo.legislature.ca.gov, session 2019-2020, AB 1510",
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
      date: "February 10, 2026",
      url: "https://www.mondaq.com/unitedstates/crime/1743362/new-york-city-council-passes-landmark-amendment-to-victims-of-gender-motivated-violence-protection-law-overriding-mayors-veto",
    },
    recording: {
      publisher: "Recording Law",
      title: "Rhode Island Opens a Child Sex Abuse Lawsuit Revival Window (2026)",
      date: "June 23, 2026",
      url: "https://www.recordinglaw.com/news/rhode-island-child-sex-abuse-revival-window/",
    },
    kelly: {
      publisher: "Supreme Court of Rhode Island (Justia copy)",
      title: "Kelly v. Marcantonio, 678 A.2d 873",
      date: "1996",
      url: "https://law.justia.com/cases/rhode-island/supreme-court/1996/678-a-2d-873.html",
    },
    louisiana: {
      publisher: "LegiPlex",
      title: "Louisiana SB 246, prescriptive period for certain actions for abuse of a minor",
      date: "2024",
      url: "https://app.legiplex.com/lpx/bill/208730",
    },
    lacourt: {
      publisher: "American Press",
      title: "La. Supreme Court reverses 'lookback window' decision",
      date: "June 13, 2024",
      url: "https://www.americanpress.com/2024/06/13/la-supreme-court-reverses-lookback-window-decision/",
    },
    maryland: {
      publisher: "CBS News Baltimore",
      title:
        "Child Victims Act goes into effect, limiting compensation for abuse claims in Maryland",
      date: "June 2, 2025",
      url: "https://www.cbsnews.com/baltimore/news/new-laws-june-1-2025-dui-penalties-sex-abuse-survivors/",
    },
    lacounty: {
      publisher: "County of Los Angeles",
      title:
        "LA County Announces Tentative Settlement of Additional AB 218 Cases and Heightened Anti-Fraud Provisions",
      date: "October 17, 2025",
      url: "https://lacounty.gov/2025/10/17/la-county-announces-tentative-settlement-of-additional-ab-218-cases-and-heightened-anti-fraud-provisions/",
    },
    scouts: {
      publisher: "Bloomberg Law",
      title: "Boy Scouts' Bankruptcy Plan, Abuse Deal Avoids High Court Review",
      date: "January 2026",
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
      date: "undated",
      url: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
    },
  },
} as const satisfies CaseRecord;
