import type { CaseRecord } from "../record";

export const ldsAbuseRecord = {
  status: {
    kind: "Individual suits in many courts",
    court: "State and federal courts; most of the known suits are in California",
    docket: null,
    judge: null,
    since: [],
    stage:
      "As of June 2026, the suits went forward one by one, each in its own court, with no federal MDL.[^oca][^panel]",
    next: "We know of no court date in these suits. The dates in your options below come from laws for everyone.",
    settlement:
      "None official. Filings of 2025 were reported to speak of a settlement in principle for a group of California suits, and of a pause to July 28, 2025. We found no final outcome.[^world][^pause]",
    classAction: "No. Each person's suit stands alone.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-06-22",
    source: "oca",
  },
  soonest: {
    date: "2026-12-31",
    ends: true,
    way: "California's older adult revival (AB 2777)",
    text: "A California law ends. For sexual assaults of adults on or after January 1, 2009, it lets people sue even if the usual time has run out. Only a suit that is on file by then can use it.",
    whom: "people who were 18 or older, under California law, whose usual time has run out; claims from childhood follow other rules",
    certainty: "official",
    source: "ab2777",
  },
  figures: [],
  events: [
    {
      date: "2026-06-22",
      text: "A claims news site still described separate suits in several states, with allegations that are unproven and that the Church denies.",
      source: "oca",
      isReported: true,
    },
    {
      date: "2026-01-29",
      text: "New York City opened 18 months for older claims of gender-motivated violence, also against those who enabled it.",
      source: "mondaq",
      isReported: true,
    },
    {
      date: "2026-01-12",
      text: "The US Supreme Court let the Boy Scouts' bankruptcy plan stand; it limits suits over Scouting abuse against many groups that sponsored troops.",
      source: "scouts",
      isReported: true,
    },
    {
      date: "2025-10-13",
      text: "California enacted AB 250, which reopens for two years some expired claims of people who were adults at the time.",
      source: "ab250",
    },
    {
      date: "2025-04-15",
      text: "Both sides asked several courts for a pause until July 28, 2025, to finish their agreement.",
      source: "pause",
      isReported: true,
    },
    {
      date: "2025-04-10",
      text: "A private mediation took place. Filings later spoke of a settlement in principle for a group of suits, most of them in California.",
      source: "world",
      isReported: true,
    },
    {
      date: "2025-04-03",
      text: "A panel of federal judges refused to join the suits, because each one depends on whom a person told and what was done then.",
      source: "panel",
      isReported: true,
    },
    {
      date: "2025-02-03",
      text: "People who had sued asked for one federal court to take all the federal suits.",
      source: "sought",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "State suit over childhood abuse",
      who: "People abused as children by someone tied to the Church, where leaders allegedly knew or should have known",
      clock:
        "It depends on the state and on age; ask a lawyer. California has no limit for abuse on or after January 1, 2024. Before that it is usually to age 40 or five years from discovery, whichever is later, with extra conditions after 40.[^ab452] Bills to change this were debated, so read section 340.1 as it is today.",
      check: {
        text: "CHILD USA's map of state laws",
        href: "https://childusa.org/law/",
      },
    },
    {
      way: "California's two-year window for adults (AB 250)",
      ends: "2027-12-31",
      certainty: "official",
      who: "People who were 18 or older. No cover-up is needed to sue the person. To sue a private group, the suit must say that it hid, or tried to hide, an earlier matter about that person. It does not reach public bodies, or claims that ended in a ruling or a written settlement before 2026.[^ab250]",
      clock:
        "From January 1, 2026, to December 31, 2027, for claims that had run out before it opened.[^ab250][^journal] Do not leave it to the last day.",
      check: {
        text: "Summary of AB 250 at CalMatters",
        href: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
      },
    },
    {
      way: "California's older adult revival (AB 2777)",
      who: "People who were adults when assaulted on or after January 1, 2009, and whose usual time has run out. You need not allege a cover-up.",
      clock:
        "A suit has to be filed by December 31, 2026; the bill's own summary says so.[^ab2777] After that the law no longer helps with a limit that is over. A lawyer can tell you whether this one or AB 250 is yours.",
      check: {
        text: "Bill text at the Legislature",
        href: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB2777",
      },
      ends: "2026-12-31",
    },
    {
      way: "New York City window for older claims",
      who: "People who met gender-motivated violence in one of the city's five boroughs before January 9, 2022. Courts read this to include sexual abuse. You can also sue a party that directed or enabled it.[^nyc]",
      clock:
        "The City Council's file says 18 months. Lawyers who count from January 29, 2026, come to July 29, 2027; others end it months before, and no official page gives a day.[^mondaq] Do not wait for the end.",
      check: {
        text: "Council's page on Int 1297-2025",
        href: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
      },
    },
    {
      way: "Federal suit under 18 U.S.C. 2255",
      who: "People harmed as minors by certain federal crimes",
      clock: "None for claims that had not run out by September 16, 2022.[^federal]",
      check: {
        text: "Public Law 117-176",
        href: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
      },
    },
    {
      way: "Scouting abuse in a church-sponsored troop",
      who: "People abused in Scouting, whose claims went to the Boy Scouts' Settlement Trust",
      clock:
        "The bankruptcy plan sets it, and the main claim date has passed. A summary of 2022 says that the plan shields the Church for Scouting abuse after 1976 and treats older claims apart.[^wsj] Claims over abuse outside Scouting were not given up. Ask a lawyer who knows the plan how this stands.",
      check: {
        text: "The Trust's own site",
        href: "https://www.scoutingsettlementtrust.com",
      },
    },
    {
      way: "State compensation after a crime (no lawsuit)",
      who: "People hurt by a crime and some relatives, for costs such as counseling",
      clock:
        "Each state sets its own. In California three dates count, and the latest one applies: seven years after the crime, seven after turning 21, or seven after the harm could be known.[^calvcb] A late request needs a good reason.",
      check: {
        text: "The Justice Department's list of state funds",
        href: "https://ovc.ojp.gov",
      },
    },
    {
      way: "Report to police or child services",
      who: "Anyone, and at once if a child is in danger: 911, or Childhelp at 800-422-4453",
      clock: "Criminal limits differ from civil ones; police or an advocate can tell you.",
      check: {
        text: "RAINN, 800-656-4673",
        href: "https://rainn.org",
      },
    },
  ],
  documents: [
    {
      name: "What you have already",
      holder: "You",
      how: "Nothing is needed for a first talk. Don't take any risk to get more.",
    },
    {
      name: "Ward, stake, mission and years",
      holder: "Memory, family, photos, programs",
      how: "No need to call the ward or anyone in it.",
    },
    {
      name: "Notes of telling a leader",
      holder: "You, or whoever told",
      how: "Save letters and texts with the reply, if there was one.",
    },
    {
      name: "Official report, if one was made",
      holder: "Police or child services",
      how: "Its records office looks it up by name and date.",
    },
    {
      name: "File of a criminal case, if any",
      holder: "Clerk of the county court",
      how: "Give the defendant's name and the year.",
    },
    {
      name: "Counseling and medical notes",
      holder: "Therapist or doctor",
      how: "A short written request, when you feel ready.",
    },
    {
      name: "Scouting papers",
      holder: "Family papers or the local council",
      how: "Look for the troop number, rank cards and sponsor.",
    },
    {
      name: "Any release or claim form you signed",
      holder: "You or your former lawyer",
      how: "Show it before anything new is filed.",
    },
  ],
  questions: [
    "Which state's law applies to me, and is my claim in time, in a window or closed?",
    "What do clergy privilege and the duty to report mean there?",
    "If it happened in Scouting, what can still be brought against the sponsor?",
    "Does the reported settlement with others affect me, and would an offer be confidential?",
    "May I use another name in court, and could my family or ward find out?",
    "Who can be held responsible if the person was a relative or has died?",
  ],
  charts: [
    {
      kind: "sides",
      caption: "Both sides call abuse wrong; they differ on what leaders did.[^wave][^fox][^oca]",
      sides: [
        {
          title: "What lawsuits say",
          points: [
            "Leaders were told and did not act",
            "Families got no warning",
            "The help line did not serve children",
          ],
        },
        {
          title: "What the Church answers",
          points: [
            "Abuse can never be excused",
            "Its line exists so that laws are kept",
            "It did not hide what happened",
          ],
        },
      ],
    },
    {
      kind: "timeline",
      caption:
        "Efforts to bring the suits together did not lead to one court.[^sought][^panel][^world]",
      points: [
        {
          date: "2024-08",
          text: "California suits begin",
        },
        {
          date: "2025-02-03",
          text: "One court requested",
        },
        {
          date: "2025-04-03",
          text: "Panel says no",
        },
        {
          date: "2025-04-10",
          text: "Private mediation",
        },
      ],
    },
  ],
  sources: {
    panel: {
      publisher: "HarrisMartin",
      title:
        "JPML Refuses to Centralize Sex Abuse Lawsuits Against Church of Jesus Christ of Latter-Day Saints",
      date: "April 4, 2025",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/58449/jpml-refuses-to-centralize-sex-abuse-lawsuits-against-church-of-jesus-christ-of-latter-day-saints/",
    },
    sought: {
      publisher: "HarrisMartin",
      title: "Report on the request for an MDL",
      date: "February 4, 2025",
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
      title: "Report on the suits filed in San Diego and across California [copy at krb.world]",
      date: "2025",
      url: "https://krb.world/en/wave-of-sexual-abuse-lawsuits-filed-against-lds-church-in-san-diego-and-across-california",
    },
    floodlit: {
      publisher: "Floodlit (a group that tracks abuse reports about the Church)",
      title: "Part 3 of a series on lawsuits, which quotes the panel's order",
      date: "2025",
      url: "https://floodlit.org/wave-california",
    },
    fox: {
      publisher: "FOX 13 News Utah",
      title: "Report on the Church's statement about its help line",
      date: "August 5, 2022",
      url: "https://www.fox13now.com/news/local-news/lds-church-speaks-out-after-associated-press-sex-abuse-investigation",
    },
    world: {
      publisher: "WORLD",
      title: "Report on the settlement in principle [on San Diego Union-Tribune reporting]",
      date: "May 2025",
      url: "https://wng.org/sift/mormon-church-to-settle-over-100-sex-abuse-lawsuits-1746734689",
    },
    oca: {
      publisher: "OpenClassActions",
      title: "Mormon (LDS) Church Sexual Abuse Lawsuit — Who Can File in 2026",
      date: "June 22, 2026",
      url: "https://openclassactions.com/investigations/mormon-church-abuse-lawsuit.php",
    },
    plan: {
      publisher: "Bloomberg Law",
      title: "Boy Scouts' Plan Changes Likely to Pave Path Out of Bankruptcy",
      date: "August 17, 2022",
      url: "https://news.bloomberglaw.com/bankruptcy-law/boy-scouts-plan-changes-likely-to-pave-path-out-of-bankruptcy",
    },
    scouts: {
      publisher: "White & Case (counsel for the Boy Scouts)",
      title:
        "Supreme Court denies petition for certiorari challenging Boy Scouts of America's landmark chapter 11 plan in White & Case-led appeal proceedings",
      date: "January 2026",
      url: "https://www.whitecase.com/news/press-release/supreme-court-denies-petition-certiorari-challenging-boy-scouts-americas",
    },
    ab250: {
      publisher: "California Legislature",
      title: "AB 250, Sexual assault: statute of limitations [data copied by OpenCalAccess]",
      date: "October 13, 2025",
      url: "https://opencalaccess.org/leginfo/bill_info/20250AB25095CHP",
    },
    ab452: {
      publisher: "California Legislature",
      title: "Assembly Bill No. 452, chapter 655 (compare versions) [copy at LegiPlex]",
      date: "2023",
      url: "https://app.legiplex.com/ca/legislature/2023/2023-r/bills/ab452/drafts-compare",
    },
    journal: {
      publisher: "Daily Journal",
      title: "AB 250: More time for sexual assault survivors",
      date: "January 2, 2026",
      url: "https://dailyjournal.com/articles/389119-ab-250-more-time-for-sexual-assault-survivors",
    },
    federal: {
      publisher: "US Congress / GovInfo",
      title: "Public Law 117-176",
      date: "September 16, 2022",
      url: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
    },
    ovc: {
      publisher: "Office for Victims of Crime, US Department of Justice",
      title: "Home page, with the list of state compensation programs",
      date: "undated",
      url: "https://ovc.ojp.gov",
    },
    childusa: {
      publisher: "CHILD USA",
      title: "Current Laws for Child Protection",
      date: "undated",
      url: "https://childusa.org/law/",
    },
    calvcb: {
      publisher: "California Victim Compensation Board",
      title: "Frequently asked questions for people hurt by crime",
      date: "undated",
      url: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
    },
    pause: {
      publisher: "Survivors Rights",
      title:
        "LDS Church Sexual Abuse Settlement Reached in Principle, Final Terms Pending [cites filings held by FLOODLIT]",
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
      publisher: "Mondaq (law firm article)",
      title:
        "New York City Council passes landmark amendment to Victims of Gender-Motivated Violence Protection Law, overriding mayor's veto",
      date: "February 10, 2026",
      url: "https://www.mondaq.com/unitedstates/crime/1743362/new-york-city-council-passes-landmark-amendment-to-victims-of-gender-motivated-violence-protection-law-overriding-mayors-veto",
    },
    ab2777: {
      publisher: "California Legislature",
      title: "AB 2777 of 2022, with the Legislature's summary",
      date: "September 19, 2022",
      url: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB2777",
    },
    wsj: {
      publisher: "Wall Street Journal",
      title:
        "Judge rejects Boy Scouts settlement with the Church [summarized by news.landwebs.com]",
      date: "2022",
      url: "https://news.landwebs.com/judge-rejects-250m-boy-scouts-settlement-with-mormon-church",
    },
  },
} as const satisfies CaseRecord;
