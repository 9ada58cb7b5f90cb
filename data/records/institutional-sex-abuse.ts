import type { CaseRecord } from "../record";

export const institutionalSexAbuseRecord = {
  status: {
    kind: "individual suits",
    court:
      "State and federal courts where the organization or the events are; some organizations' claims are in bankruptcy court",
    docket: "none: no single proceeding covers this topic",
    judge: null,
    since: [],
    stage:
      "As of July 2026 the law that decides most claims was still changing: Rhode Island and New York City had opened new windows, California had an adult window to the end of 2027, and other windows had closed.",
    next: "31 December 2026: end of California's revival for adult assaults on or after 1 January 2009. 14 June 2027 Louisiana; about 29 July 2027 New York City (18 months from 29 January 2026); 31 December 2027 California AB 250; 30 June 2028 Rhode Island, as reported. Sure of the California laws and of New York City's 18 months; fairly sure of Louisiana; Rhode Island's enacted text was not seen and its validity may be challenged.",
    settlement:
      "official: Los Angeles County announced settlements of claims about its probation and child welfare facilities in 2025 (claims under AB 218, whose filing window is over), with extra checks of each claim",
    classAction:
      "no: mostly individual suits, sometimes coordinated by one court or paid through a bankruptcy trust",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-06-11",
      text: "Rhode Island's governor was reported to have signed a two-year window, 1 July 2026 to 30 June 2028, for expired childhood abuse claims against institutions and supervisors. Reported by legal information sites, not by a state page; check https://www.rilegislature.gov.",
      source: "recordingLaw2026",
    },
    {
      date: "2026-01-29",
      text: "The New York City Council overrode a veto and opened an 18-month window for civil claims about gender-motivated violence, including sexual abuse, before 9 January 2022, also against those who enabled it.",
      source: "mondaq2026",
    },
    {
      date: "2026-01-12",
      text: "The US Supreme Court declined to hear the last broad challenge to the Boy Scouts bankruptcy plan, which protects many sponsoring groups from separate suits.",
      source: "bloombergLaw2026",
      isReported: true,
    },
    {
      date: "2025-10-17",
      text: "Los Angeles County announced a second tentative settlement of AB 218 claims and said the credibility of every individual claim would be reviewed.",
      source: "countyLos2025",
    },
    {
      date: "2025-10-13",
      text: "California's AB 250 became law: a window from 1 January 2026 to 31 December 2027 for some expired adult claims.",
      source: "californiaLegislature2025",
    },
    {
      date: "2025-06-01",
      text: "Maryland's HB 1378 lowered the limits on recovery and capped lawyer fees for revived claims filed from that date.",
      source: "cbs2025",
      isReported: true,
    },
    {
      date: "2025-02",
      text: "Maryland's Supreme Court upheld the 2023 Child Victims Act, which had removed time limits for childhood sexual abuse suits.",
      source: "survivorsRights2025",
    },
    {
      date: "2024-06-12",
      text: "Louisiana's Supreme Court upheld the state's look-back law for childhood abuse, and the legislature had voted to extend it to 14 June 2027.",
      source: "americanPress2024",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "State suit for childhood abuse",
      who: "People abused as children, against the person and, where the law allows, the organization",
      clock:
        "Set by each state, often by age; many states raised or removed it. California: none for abuse on or after 1 January 2024; before that, generally to age 40 or five years from discovery, whichever is later, with extra conditions for a suit after age 40. Bills to change this were debated in 2025 and 2026; read the present section 340.1. Varies by state; ask",
      check: {
        text: "Map at https://childusa.org/law/ ; your state's court self-help site",
        href: "https://childusa.org/law/",
      },
    },
    {
      way: "California AB 250 (Code of Civil Procedure 340.16): time-limited revival of expired adult claims",
      who: "People who were 18 or older at the time. A claim against the person alleged to have done it needs no cover-up. A claim against a private company or organization must also allege that it covered up, or tried to cover up, an earlier assault or allegation about the same person. Public bodies are left out, and so are claims already decided or settled in writing before 1 January 2026.",
      clock:
        "Window 1 January 2026 to 31 December 2027 (do not leave it to the last day), for claims that had expired before 1 January 2026. Ordinary California limit for adult claims: ten years from the last act, or three years from discovering the injury, whichever is later.",
      check: {
        text: "Bill text and current section 340.16 at https://leginfo.legislature.ca.gov (search AB 250, 2025-2026, chapter 682); summary https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
        href: "https://leginfo.legislature.ca.gov",
      },
    },
    {
      way: "California AB 2777 revival (same section): assaults on or after 1 January 2009",
      who: "Adults at the time, for an assault on or after 1 January 2009 whose normal time limit has run out; this branch does not ask for a cover-up. It and AB 250 are two parts of the same section, so ask which fits.",
      clock:
        "Ends on 31 December 2026, 'until' that day as reported (Daily Journal, 2 January 2026, and two law firms). It ends a year sooner than AB 250: ask a lawyer now which one applies, and do not leave it to the last day.",
      check: {
        text: "Section 340.16 at https://leginfo.legislature.ca.gov",
        href: "https://leginfo.legislature.ca.gov",
      },
    },
    {
      way: "New York City Gender-Motivated Violence Protection Law window",
      who: "People subjected in the city to gender-motivated violence, which courts have read to include sexual abuse, before 9 January 2022; also amending or refiling a claim first brought between 1 March 2023 and 1 March 2025",
      clock:
        "18 months from 29 January 2026, counted by one law firm as to 29 July 2027; do not leave it to the last day. Defendants argue that state law overrides the city's window; one trial court was reported by a law firm to have rejected that, and appeals are possible; ask",
      check: {
        text: "Int 1297-2025 at https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
        href: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
      },
    },
    {
      way: "Rhode Island window",
      who: "People abused as children whose claim against an institution or supervisor had expired",
      clock:
        "Reported 1 July 2026 to 30 June 2028; the enacted text was not seen. Whether Rhode Island may revive expired claims is disputed: its Supreme Court said no in 1996 (Kelly v. Marcantonio), and the Senate's own judiciary chair raised the question in May 2026. Ask early",
      check: {
        text: "https://www.rilegislature.gov (2026 S 2616 Substitute A, General Laws 9-1-51)",
        href: "https://www.rilegislature.gov",
      },
    },
    {
      way: "Louisiana window",
      who: "People abused as minors whose claim had expired",
      clock: "To 14 June 2027; newer claims have no limit",
      check: {
        text: "https://www.legis.la.gov (R.S. 9:2800.9, 2024 SB 246)",
        href: "https://www.legis.la.gov",
      },
    },
    {
      way: "Federal suit under 18 U.S.C. 2255",
      who: "People who, as minors, were victims of the listed federal crimes (such as trafficking, images, crossing state lines)",
      clock: "No time limit for claims not already expired on 16 September 2022",
      check: {
        text: "Public Law 117-176 https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
        href: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
      },
    },
    {
      way: "Claim in an organization's bankruptcy or settlement program",
      who: "People whose abuse is tied to an organization in bankruptcy (for example Scouting or some dioceses)",
      clock: "Each case sets its own claim date, and many have passed; ask before assuming",
      check: { text: "The official claims site named by the bankruptcy court; ask the clerk" },
    },
    {
      way: "State crime victim compensation (not a lawsuit; pays some costs such as counseling)",
      who: "People hurt by a crime, and some family members. Every state, DC, Puerto Rico and the US Virgin Islands has a program.",
      clock:
        "Varies by state; ask. California: seven years from the crime or its discovery, and until the 28th birthday for people 21 or younger; late filing can be asked for.",
      check: {
        text: "Office for Victims of Crime https://ovc.ojp.gov ; California https://victims.ca.gov/for-victims/frequently-asked-questions/",
        href: "https://ovc.ojp.gov",
      },
    },
  ],
  documents: [
    {
      name: "Nothing is needed to make a first contact; the list below is for later, and only if safe.",
      holder: "",
      how: "",
    },
    {
      name: "School or college records",
      holder:
        "from the registrar or district records office, in writing, as the former student or a parent.",
      how: "",
    },
    {
      name: "Foster care, probation or placement file",
      holder:
        "from the county agency or juvenile court clerk; a lawyer can help, as some files need a judge's permission.",
      how: "",
    },
    {
      name: "Camp, team or club proof",
      holder:
        "registration forms, photos, yearbooks, rosters, kept by the family or the organization.",
      how: "",
    },
    {
      name: "Complaints made at the time and any reply",
      holder: "letters, e-mails, texts, held by you, your family or the organization.",
      how: "",
    },
    {
      name: "Counseling and medical records",
      holder: "from the provider's records office, by written request.",
      how: "",
    },
    {
      name: "Police or child services report",
      holder: "from the agency that took it, by report number or name and date.",
      how: "",
    },
    {
      name: "Any earlier settlement, release or claim form",
      holder: "keep it; it decides what is still possible.",
      how: "",
    },
  ],
  questions: [
    "Which state's law applies, and is my claim inside the normal limit, inside a window, or closed?",
    "Is the organization public or private, and does a short notice rule or a cap apply?",
    "What must be shown about what the organization knew, and what happens if I have no papers?",
    "Is the organization in bankruptcy or a settlement program, and has its claim date passed?",
    "Can I proceed under initials or a pseudonym, and will the person be told?",
    "Has any fee cap been set by law for claims like mine, and how are costs handled?",
    "If I signed a release years ago, does it still bind me?",
  ],
  figures: [],
  sources: {
    congressGovinfo2022: {
      publisher: "US Congress / GovInfo",
      title:
        "Public Law 117-176, Eliminating Limits to Justice for Child Sex Abuse Victims Act of 2022",
      date: "2022",
      url: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
    },
    californiaLegislature2025: {
      publisher: "California Legislature data, copied by OpenCalAccess",
      title:
        "AB 250, Sexual assault: statute of limitations (chaptered 13 October 2025, chapter 682)",
      date: "2025",
      url: "https://opencalaccess.org/leginfo/bill_info/20250AB25095CHP",
    },
    calmattersDigital2025: {
      publisher: "CalMatters Digital Democracy",
      title: "AB 250: Sexual assault: statute of limitations",
      date: "2025",
      url: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
    },
    dailyJournal2026: {
      publisher: "Daily Journal",
      title: "AB 250: More time for sexual assault survivors",
      date: "2026",
      url: "https://dailyjournal.com/articles/389119-ab-250-more-time-for-sexual-assault-survivors",
    },
    newYork2025: {
      publisher: "New York City Council",
      title: "Int 1297-2025, Gender-motivated violence protection law",
      date: "2025",
      url: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
    },
    californiaLegislature2023: {
      publisher: "California Legislature, copied by LegiPlex",
      title: "Assembly Bill No. 452, chapter 655 (compare versions)",
      date: "2023",
      url: "https://app.legiplex.com/ca/legislature/2023/2023-r/bills/ab452/drafts-compare",
    },
    legiplex2024: {
      publisher: "LegiPlex",
      title: "Louisiana SB 246, prescriptive period for certain actions for abuse of a minor",
      date: "2024",
      url: "https://app.legiplex.com/lpx/bill/208730",
    },
    countyLos2025: {
      publisher: "County of Los Angeles",
      title:
        "LA County Announces Tentative Settlement of Additional AB 218 Cases and Heightened Anti-Fraud Provisions",
      date: "2025",
      url: "https://lacounty.gov/2025/10/17/la-county-announces-tentative-settlement-of-additional-ab-218-cases-and-heightened-anti-fraud-provisions/",
    },
    child: {
      publisher: "CHILD USA",
      title: "Current Laws for Child Protection",
      date: "None",
      url: "https://childusa.org/law/",
    },
    officeVictims2013: {
      publisher: "Office for Victims of Crime, US Department of Justice",
      title: "Crime Victim Compensation Program Initiative (fact sheet)",
      date: "2013",
      url: "https://ovc.ojp.gov/sites/g/files/xyckuh226/files/pubs/crime-victim-compensation-program-initiative-factsheet/index.html",
    },
    rhodeIsland2026: {
      publisher: "Rhode Island General Assembly",
      title:
        "LaMountain submits resolution asking Supreme Court for opinion on bill reviving civil child sex abuse claims",
      date: "2026",
      url: "https://www.rilegislature.gov/pressrelease/_layouts/RIL.PressRelease.ListStructure/Forms/DisplayForm.aspx?List=c8baae31-3c10-431c-8dcd-9dbbe21ce3e9&ID=376449",
    },
    supremeCourt1996: {
      publisher: "Supreme Court of Rhode Island (Justia copy)",
      title: "Kelly v. Marcantonio, 678 A.2d 873",
      date: "1996",
      url: "https://law.justia.com/cases/rhode-island/supreme-court/1996/678-a-2d-873.html",
    },
    ksby2026: {
      publisher: "KSBY",
      title: "New law allows adult sexual assault survivors expanded ability to take legal action",
      date: "2026",
      url: "https://www.ksby.com/san-luis-obispo/new-law-allows-adult-sexual-assault-survivors-expanded-ability-to-take-legal-action",
    },
    recordingLaw2026: {
      publisher: "Recording Law",
      title: "Rhode Island Opens a Child Sex Abuse Lawsuit Revival Window (2026)",
      date: "2026-06-23",
      url: "https://www.recordinglaw.com/news/rhode-island-child-sex-abuse-revival-window/",
    },
    mondaq2026: {
      publisher: "Mondaq",
      title:
        "New York City Council Passes Landmark Amendment To Victims Of Gender-Motivated Violence Protection Law, Overriding Mayor's Veto (from the page address)",
      date: "2026-02-10",
      url: "https://www.mondaq.com/unitedstates/crime/1743362/new-york-city-council-passes-landmark-amendment-to-victims-of-gender-motivated-violence-protection-law-overriding-mayors-veto",
    },
    bloombergLaw2026: {
      publisher: "Bloomberg Law",
      title:
        "Boy Scouts' Bankruptcy Plan, Abuse Deal Avoids High Court Review (title as the address shows it)",
      date: "2026-01",
      url: "https://news.bloomberglaw.com/bankruptcy-law/boy-scouts-bankruptcy-plan-abuse-deal-avoids-high-court-review",
    },
    cbs2025: {
      publisher: "CBS News Baltimore",
      title:
        "Child Victims Act goes into effect, limiting compensation for abuse claims in Maryland",
      date: "2025-06-02",
      url: "https://www.cbsnews.com/baltimore/news/new-laws-june-1-2025-dui-penalties-sex-abuse-survivors/",
    },
    survivorsRights2025: {
      publisher: "Survivors Rights",
      title: "Maryland Supreme Court Upholds Constitutionality of Child Victims Act of 2023",
      date: "2025",
      url: "https://survivorsrights.com/maryland-supreme-court-uphold-child-victims-act",
    },
    americanPress2024: {
      publisher: "American Press",
      title: "La. Supreme Court reverses 'lookback window' decision",
      date: "2024-06-13",
      url: "https://www.americanpress.com/2024/06/13/la-supreme-court-reverses-lookback-window-decision/",
    },
    keyt2023: {
      publisher: "KEYT",
      title:
        "Governor signs bill removing civil statute of limitations for sexual abuse survivors (from the page address)",
      date: "2023-10-10",
      url: "https://keyt.com/news/california/2023/10/10/governor-signs-bill-removing-civil-statute-of-limitations-for-sexual-abuse-survivors/",
    },
  },
} as const satisfies CaseRecord;
