import type { CaseRecord } from "../record";

export const ldsAbuseRecord = {
  status: {
    kind: "individual suits",
    court: "Separate state and federal courts, most of the known ones in California",
    docket: "none: the federal panel refused to create an MDL on 3 April 2025",
    judge: null,
    since: [],
    stage:
      "As of June 2026 claims involving The Church of Jesus Christ of Latter-day Saints went forward one by one, with no federal MDL; a group of California cases had been reported as settling in principle in 2025. The Church says abuse is inexcusable and disputes the cover-up claims.",
    next: "31 December 2026: end of one California revival for adult assaults on or after 1 January 2009 (a law for everyone, not a step in these cases). No court date in these cases is known.",
    settlement:
      "none official. Court filings in 2025 were reported to say that the parties in a group of California cases had reached a settlement in principle at a private mediation on 10 April 2025; terms are not public and a final outcome was not found.",
    classAction: "no: each case stands alone",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-06-22",
      text: "A claims news page still described the cases as separate suits in several states, with unproven allegations that the Church denies.",
      source: "openclassactions2026",
    },
    {
      date: "2026-01-12",
      text: "The US Supreme Court declined to review the Boy Scouts bankruptcy plan, which limits separate suits over Scouting abuse against many sponsoring groups.",
      source: "whiteCase2026",
      isReported: true,
    },
    {
      date: "2025-10-13",
      text: "California's AB 250 became law, opening a window in 2026 and 2027 for some expired claims by people who were adults at the time.",
      source: "californiaLegislature2025",
    },
    {
      date: "2025-04-10",
      text: "Filings were reported to say that a group of cases, mostly in California, reached a settlement in principle in a private mediation; terms were not disclosed and the Church did not comment.",
      source: "world2025",
      isReported: true,
    },
    {
      date: "2025-04-03",
      text: "The federal panel refused, saying that each case would turn on its own facts about whom the person told and how they responded.",
      source: "harrismartin2025",
    },
    {
      date: "2025-02-03",
      text: "Plaintiffs asked the federal panel to join the federal cases in one court.",
      source: "harrismartin2025c",
    },
    {
      date: "2024-08",
      text: "A group of people began filing separate suits in many California counties (start month from a tracking group's list), alleging childhood sexual abuse by people tied to the Church and a failure to protect them.",
      source: "sanDiego2025",
      isReported: true,
    },
    {
      date: "2022-08-12",
      text: "The Boy Scouts changed their bankruptcy plan after a judge rejected the part about the Church; the Church was to get more limited protection and not the deal first proposed.",
      source: "bloombergLaw2022",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "State suit for childhood abuse",
      who: "People who say they were abused as children by someone tied to the Church, where leaders allegedly knew or should have known",
      clock:
        "Varies by state and by age; ask. California: none for abuse on or after 1 January 2024; before that, generally to age 40 or five years from discovery, whichever is later, with extra conditions for a suit after age 40. Bills to change this were debated in 2025 and 2026; read the present section 340.1.",
      check: {
        text: "Map at https://childusa.org/law/ ; California text at https://leginfo.legislature.ca.gov",
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
      way: "Federal suit under 18 U.S.C. 2255",
      who: "People who as minors were victims of the listed federal crimes",
      clock: "No time limit for claims not already expired on 16 September 2022",
      check: {
        text: "Public Law 117-176 https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
        href: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
      },
    },
    {
      way: "Scouting abuse in a Church-sponsored troop",
      who: "People abused in Scouting; claims were handled in the Boy Scouts bankruptcy and its Settlement Trust, whose main claim date has passed",
      clock:
        "Set by the bankruptcy plan; what it leaves open against a sponsor is a legal question to ask",
      check: {
        text: "Trust site https://www.scoutingsettlementtrust.com ; a lawyer who knows the plan",
        href: "https://www.scoutingsettlementtrust.com",
      },
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
    {
      way: "Report to police or child services (separate choice)",
      who: "Anyone; at once if a child is in danger now: 911, or Childhelp 800-422-4453",
      clock: "Criminal time limits differ from civil ones; ask police or a victim advocate",
      check: { text: "RAINN 800-656-4673, https://rainn.org", href: "https://rainn.org" },
    },
  ],
  documents: [
    {
      name: "Nothing is needed to make a first contact; keep what exists and do not put yourself at risk to get more.",
      holder: "",
      how: "",
    },
    {
      name: "Names of the ward, stake, mission or school and the years",
      holder:
        "from memory, family, photos, programs, or a membership record you already have; no need to contact the ward.",
      how: "",
    },
    {
      name: "Letters, texts or notes of telling a leader, and any reply",
      holder: "held by you or the person who told.",
      how: "",
    },
    {
      name: "Police, child services or school report",
      holder: "from the agency's records office, by name and date.",
      how: "",
    },
    {
      name: "Court file of any criminal case",
      holder: "from the clerk of the county court where it was heard.",
      how: "",
    },
    {
      name: "Counseling and medical records",
      holder: "from the provider, by written request.",
      how: "",
    },
    {
      name: "Scouting papers (troop number, rank cards, sponsor)",
      holder: "from family papers or the local council, if the abuse was in Scouting.",
      how: "",
    },
    {
      name: "Any release, settlement or claim form already signed",
      holder: "keep it and show it to the lawyer.",
      how: "",
    },
  ],
  questions: [
    "Which state's law applies, and is my claim in time, in a window, or closed?",
    "How do clergy privilege and reporting duties work in that state, and what do they mean for my case?",
    "If it happened in Scouting, what did the bankruptcy plan leave open against a sponsor?",
    "Does a private settlement with others affect me, and would any offer to me be confidential?",
    "Can I use a pseudonym, and will my family or ward learn of it?",
    "If the person who did it has died or was a relative, who can still be responsible?",
    "What is the fee, and how are costs handled?",
  ],
  figures: [],
  sources: {
    harrismartin2025: {
      publisher: "HarrisMartin",
      title:
        "JPML Refuses to Centralize Sex Abuse Lawsuits Against Church of Jesus Christ of Latter-Day Saints",
      date: "2025",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/58449/jpml-refuses-to-centralize-sex-abuse-lawsuits-against-church-of-jesus-christ-of-latter-day-saints/",
    },
    harrismartin2025b: {
      publisher: "HarrisMartin",
      title: "Church of Latter Day Saints Says Sex Abuse Cases May be Resolved in Mediation",
      date: "2025",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/55509/church-of-latter-day-saints-says-sex-abuse-cases-may-be-resolved-in-mediation/",
    },
    sanDiego2025: {
      publisher: "San Diego Union-Tribune, copied by krb.world",
      title:
        "Wave of sexual abuse lawsuits filed against LDS church in San Diego and across California (from the page address)",
      date: "2025",
      url: "https://krb.world/en/wave-of-sexual-abuse-lawsuits-filed-against-lds-church-in-san-diego-and-across-california",
    },
    floodlit2025: {
      publisher: "Floodlit (a group that tracks abuse reports about the Church)",
      title: "Part 3 of a series on lawsuits (title not shown in the stored copy)",
      date: "2025",
      url: "https://floodlit.org/wave-california",
    },
    fox2022: {
      publisher: "FOX 13 News Utah",
      title:
        "LDS Church speaks out after Associated Press sex abuse investigation (from the page address)",
      date: "2022",
      url: "https://www.fox13now.com/news/local-news/lds-church-speaks-out-after-associated-press-sex-abuse-investigation",
    },
    bloombergLaw2022: {
      publisher: "Bloomberg Law",
      title: "Boy Scouts' Plan Changes Likely to Pave Path Out of Bankruptcy",
      date: "2022",
      url: "https://news.bloomberglaw.com/bankruptcy-law/boy-scouts-plan-changes-likely-to-pave-path-out-of-bankruptcy",
    },
    californiaLegislature2023: {
      publisher: "California Legislature, copied by LegiPlex",
      title: "Assembly Bill No. 452, chapter 655 (compare versions)",
      date: "2023",
      url: "https://app.legiplex.com/ca/legislature/2023/2023-r/bills/ab452/drafts-compare",
    },
    californiaLegislature2025: {
      publisher: "California Legislature data, copied by OpenCalAccess",
      title:
        "AB 250, Sexual assault: statute of limitations (chaptered 13 October 2025, chapter 682)",
      date: "2025",
      url: "https://opencalaccess.org/leginfo/bill_info/20250AB25095CHP",
    },
    dailyJournal2026: {
      publisher: "Daily Journal",
      title: "AB 250: More time for sexual assault survivors",
      date: "2026",
      url: "https://dailyjournal.com/articles/389119-ab-250-more-time-for-sexual-assault-survivors",
    },
    congressGovinfo2022: {
      publisher: "US Congress / GovInfo",
      title: "Public Law 117-176",
      date: "2022",
      url: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
    },
    world2025: {
      publisher: "WORLD",
      title: "Mormon church to settle over 100 sex abuse lawsuits",
      date: "2025",
      url: "https://wng.org/sift/mormon-church-to-settle-over-100-sex-abuse-lawsuits-1746734689",
    },
    openclassactions2026: {
      publisher: "OpenClassActions",
      title: "Mormon (LDS) Church Sexual Abuse Lawsuit — Who Can File in 2026",
      date: "2026-06-22",
      url: "https://openclassactions.com/investigations/mormon-church-abuse-lawsuit.php",
    },
    whiteCase2026: {
      publisher: "White & Case (counsel for the Boy Scouts)",
      title:
        "Supreme Court denies petition for certiorari challenging Boy Scouts of America's landmark chapter 11 plan in White & Case-led appeal proceedings",
      date: "2026-01",
      url: "https://www.whitecase.com/news/press-release/supreme-court-denies-petition-certiorari-challenging-boy-scouts-americas",
    },
    harrismartin2025c: {
      publisher: "HarrisMartin",
      title:
        "MDL Sought for Sexual Abuse Lawsuits Against Church of Jesus Christ of Latter-Day Saints (from the page address)",
      date: "2025-02-04",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/52143/mdl-sought-for-sexual-abuse-lawsuits-against-church-of-jesus-christ-of-latter-day-saints/",
    },
  },
} as const satisfies CaseRecord;
