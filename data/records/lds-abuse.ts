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
    next: "No court date in these suits is known. Apart from them, one California law for adults is reported to end on December 31, 2026; it is among the ways below.[^journal]",
    settlement:
      "None official. Court filings of 2025 were reported to speak of a settlement in principle in a group of California suits; we found no final outcome.[^world]",
    classAction: "No. Each person's suit stands alone.",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-06-22",
      text: "A claims news site still described separate suits in several states, with allegations that are unproven and that the Church denies.",
      source: "oca",
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
      date: "2025-04-10",
      text: "A private mediation took place, and filings later spoke of a settlement in principle for a group of mostly Californian suits.",
      source: "world",
      isReported: true,
    },
    {
      date: "2025-04-03",
      text: "A panel of federal judges refused to join the suits, since each one turns on whom a person told and what was done then.",
      source: "panel",
      isReported: true,
    },
    {
      date: "2025-02-03",
      text: "People who had sued asked for one federal court to take all the federal suits.",
      source: "sought",
      isReported: true,
    },
    {
      date: "2024-08",
      text: "A group of people began to file in many California counties and said that the Church had failed to protect them as children.",
      source: "wave",
      isReported: true,
    },
    {
      date: "2022-08-05",
      text: "The Church said that a news story had described its help line wrongly, and that the line helps leaders follow reporting laws.",
      source: "fox",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "State suit over childhood abuse",
      who: "People abused as children by someone tied to the Church, where leaders allegedly knew or should have known",
      clock:
        "Varies by state and by age; ask a lawyer. California has no limit for abuse on or after January 1, 2024. Before that it is generally to age 40 or five years from discovery, whichever is later, with extra conditions after 40.[^ab452] Bills to change this were debated, so read section 340.1 as it stands.",
      check: { text: "CHILD USA's map of state laws", href: "https://childusa.org/law/" },
    },
    {
      way: "California's two-year window for adults (AB 250)",
      who: "People who were 18 or older. A suit against the person needs no cover-up; one against a private group must also allege that it hid, or tried to hide, an earlier assault or report about the same person. Public bodies are left out, and so are claims decided or settled in writing before January 1, 2026.[^ab250]",
      clock:
        "From January 1, 2026, to December 31, 2027, for claims that had run out before it opened.[^ab250][^journal] Do not leave it to the last day.",
      check: {
        text: "Summary of AB 250 at CalMatters",
        href: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
      },
    },
    {
      way: "California's older adult revival (AB 2777)",
      who: "People who were adults when assaulted on or after January 1, 2009, and whose usual time has run out; no cover-up has to be alleged",
      clock:
        "Reported to end on December 31, 2026, a year before AB 250.[^journal] A lawyer can say now which of the two fits.",
      check: {
        text: "Section 340.16 in the state's law database",
        href: "https://leginfo.legislature.ca.gov",
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
        "The bankruptcy plan sets it, and the main claim date has passed. What is left against a sponsor is a question for a lawyer who knows the plan.",
      check: { text: "The Trust's own site", href: "https://www.scoutingsettlementtrust.com" },
    },
    {
      way: "State compensation after a crime (no lawsuit)",
      who: "People hurt by a crime and some relatives, for costs such as counseling",
      clock:
        "Varies by state. California: seven years from the crime or its discovery, or until the 28th birthday for those 21 or younger.[^calvcb]",
      check: { text: "The Justice Department's list of state funds", href: "https://ovc.ojp.gov" },
    },
    {
      way: "Report to police or child services",
      who: "Anyone, and at once if a child is in danger: 911, or Childhelp at 800-422-4453",
      clock: "Criminal limits differ from civil ones; police or an advocate can tell you.",
      check: { text: "RAINN, 800-656-4673", href: "https://rainn.org" },
    },
  ],
  documents: [
    {
      name: "What you have already",
      holder: "You",
      how: "Nothing is needed for a first talk. Take no risk to get more.",
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
      holder: "The agency that took it",
      how: "Its records office looks it up by name and date.",
    },
    {
      name: "File of a criminal case, if any",
      holder: "Clerk of the county court",
      how: "Ask by the defendant's name and the year.",
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
    "Does the reported settlement with others touch me, and would an offer be confidential?",
    "May I use another name in court, and could my family or ward find out?",
    "Who can be held responsible if the person was a relative or has died?",
  ],
  figures: [
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
        { date: "2024-08", text: "First group sues in California" },
        { date: "2025-02-03", text: "Request for one court" },
        { date: "2025-04-03", text: "Panel says no" },
        { date: "2025-04-10", text: "Private mediation" },
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
      publisher: "San Diego Union-Tribune, copied by krb.world",
      title: "Report on the suits filed in San Diego and across California",
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
      publisher: "WORLD, on San Diego Union-Tribune reporting",
      title: "Report on the settlement in principle",
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
      publisher: "California Legislature data, copied by OpenCalAccess",
      title: "AB 250, Sexual assault: statute of limitations",
      date: "October 13, 2025",
      url: "https://opencalaccess.org/leginfo/bill_info/20250AB25095CHP",
    },
    ab452: {
      publisher: "California Legislature, copied by LegiPlex",
      title: "Assembly Bill No. 452, chapter 655 (compare versions)",
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
  },
} as const satisfies CaseRecord;
