import type { CaseRecord } from "../record";

export const robloxDiscordChildAbuseRecord = {
  status: {
    kind: "Federal MDL, some state suits",
    court:
      "U.S. District Court, Northern District of California; some suits in California state court",
    docket: "MDL No. 3166",
    judge: "Richard Seeborg",
    since: [
      {
        date: "2025-12-12",
      },
    ],
    stage:
      "As of October 2026, the federal panel still listed the Roblox MDL as open. The newest account of its stage, of June 2026, had no trial date and no ruling on whether the companies are liable, which they deny.[^panel][^master]",
    next: "None known. A law firm's page of June 2026 reports a step toward settlement talks, but its title and its text disagree.[^master]",
    settlement:
      "None found for families. Three states (Nevada, Alabama and West Virginia) made deals with Roblox about safety in April 2026. None of that money goes to families.[^nevada][^states]",
    classAction:
      "No. Each child has a separate case. Class actions about Robux or privacy are other matters.[^privacy]",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-10-01",
    source: "panel",
  },
  soonest: null,
  figures: [
    {
      value: "about $12 million",
      what: "Nevada's agreement, for state youth programs, a safety campaign and a police liaison; none of it goes to families. Reports count its parts differently.",
      date: "2026-04-15",
      where: {
        part: "changed",
      },
      isReported: true,
      source: "nevadaMoney",
    },
    {
      value: "$12.2 million",
      what: "Paid to the State of Alabama; none of it goes to families.",
      date: "2026-04-21",
      where: {
        part: "changed",
      },
      isReported: true,
      source: "states",
    },
    {
      value: "$11 million",
      what: "Paid to the State of West Virginia, and again not to families.",
      date: "2026-04-21",
      where: {
        part: "changed",
      },
      isReported: true,
      source: "states",
    },
  ],
  events: [
    {
      date: "2026-04-21",
      text: "Alabama and West Virginia announced agreements on age checks from May, limits on chat and tools for parents.",
      source: "states",
      isReported: true,
    },
    {
      date: "2026-04-15",
      text: "Nevada's attorney general announced an agreement in which Roblox accepts age checks and limits on chat for minors.",
      source: "nevada",
      isReported: true,
    },
    {
      date: "2026-02-24",
      text: "Lawyers for a family said that a San Mateo judge had again refused arbitration, in a suit that names Discord too.",
      source: "anapol",
      isReported: true,
    },
    {
      date: "2026-02",
      text: "A federal court elsewhere did enforce Roblox's arbitration clause, but in a privacy class action and not over abuse.",
      source: "privacy",
      isReported: true,
    },
    {
      date: "2026-01",
      text: "Roblox began to ask users to show their age, by a face estimate or an identity document, before they can chat.",
      source: "pocket",
      isReported: true,
    },
    {
      date: "2025-12-12",
      text: "A federal panel sent the suits to Judge Seeborg in San Francisco; many of them also name Discord, Snap or Meta.",
      source: "reuters",
      isReported: true,
    },
    {
      date: "2025-11",
      text: "A judge in San Mateo County kept one family's suit in open court, and Roblox said it would appeal.",
      source: "abc",
      isReported: true,
    },
    {
      date: "2025-04-17",
      text: "New Jersey sued Discord over what it had told parents about safety features; Discord disputes this.",
      source: "jersey",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Federal suit in MDL 3166",
      who: "A parent or guardian for a child, or a person who was a minor then, where harm is tied to Roblox, often together with Discord",
      clock: "State law sets it and often gives minors more time. It varies, so ask early.",
      check: {
        text: "Federal court in San Francisco",
        href: "https://www.cand.uscourts.gov",
      },
    },
    {
      way: "State suit, for example in California",
      who: "Families whose case stays in their own state's court",
      clock:
        "That state's limit. California has no limit for childhood sexual assault, as its law defines it, on or after January 1, 2024. Earlier acts fall under an older rule: generally age 40, or five years from discovery, whichever is later.[^keyt] A parent's own claim can end much sooner.",
      check: {
        text: "California's court self-help site",
        href: "https://selfhelp.courts.ca.gov",
      },
    },
    {
      way: "Suit against the offender, 18 U.S.C. 2255",
      who: "People who were minors when a listed federal crime, such as enticement, was done to them[^cornell]",
      clock: "None for claims still open on September 16, 2022.[^limits]",
      check: {
        text: "The 2022 law at GovInfo",
        href: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
      },
    },
    {
      way: "Refusing arbitration",
      who: "A family bound by terms of service, where the claim is sexual assault or harassment",
      clock:
        "Disputes from March 3, 2022, on.[^arbitration] Courts are reported to have disagreed about other kinds of claims.[^privacy]",
      check: {
        text: "Public Law 117-90",
        href: "https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
      },
    },
    {
      way: "Report it now",
      who: "Anyone, with no lawyer: the CyberTipline at 800-843-5678, the FBI or the platform",
      clock: "At once, because platforms do not keep data forever.",
      check: {
        text: "CyberTipline",
        href: "https://report.cybertip.org",
      },
    },
    {
      way: "Get an image taken down",
      who: "Anyone whose sexual image was made before 18. You never send the image itself[^takedown]",
      clock: "Any time, free of charge.",
      check: {
        text: "Take It Down",
        href: "https://takeitdown.ncmec.org",
      },
    },
    {
      way: "Costs of care from a state crime fund",
      who: "A child hurt by a crime, and some relatives",
      clock:
        "Each state sets its own dates. California allows seven years from the crime, from turning 21 or from when you could know of the harm, whichever is latest.[^calvcb]",
      check: {
        text: "The Justice Department's page",
        href: "https://ovc.ojp.gov",
      },
    },
  ],
  documents: [
    {
      name: "User names and profile links, both sides",
      holder: "Each app",
      how: "Write them down before you block, and keep the account.",
    },
    {
      name: "Chats without sexual images",
      holder: "Where the child used the app",
      how: "Screenshots that show name, day and hour.",
    },
    {
      name: "CyberTipline or police number",
      holder: "Confirmation email or police records unit",
      how: "Note it the day you report.",
    },
    {
      name: "Account data",
      holder: "Roblox, Discord or another platform",
      how: "A data request by the account holder or parent.",
    },
    {
      name: "The device itself",
      holder: "You",
      how: "Leave it as it is; police may ask for it.",
    },
    {
      name: "Purchases and gift cards",
      holder: "Platform, app store or bank",
      how: "The history for the months in question.",
    },
    {
      name: "School, medical and counseling files",
      holder: "School office or provider",
      how: "A parent's written request.",
    },
    {
      name: "Reports to the platform and replies",
      holder: "E-mail and help center",
      how: "Print them with their dates.",
    },
  ],
  questions: [
    "Would this go to the federal group or to a state court, and why?",
    "Which companies would be named, and what has to be shown against each?",
    "When does time run out for my child, and when for me as a parent?",
    "Do the terms we accepted matter, given the 2022 law and our dates?",
    "How are my child's name and records kept from the public?",
    "How do we keep proof on a phone without handling unlawful images?",
    "Must a judge approve a settlement for a minor, and what fee do you ask?",
  ],
  charts: [
    {
      kind: "timeline",
      caption:
        "States moved first, the federal group came late in 2025, and its main questions are open.[^jersey][^texas][^reuters][^nevada]",
      points: [
        {
          date: "2025-04-17",
          text: "New Jersey suit",
        },
        {
          date: "2025-11",
          text: "Texas suit",
        },
        {
          date: "2025-12-12",
          text: "MDL 3166 begins",
        },
        {
          date: "2026-01",
          text: "Age checks begin",
        },
        {
          date: "2026-04-15",
          text: "Nevada agreement",
        },
      ],
    },
    {
      kind: "sides",
      caption:
        "The suits are about how the platforms were built; the offender is a matter for the police.[^reuters][^jersey]",
      sides: [
        {
          title: "What lawsuits say",
          points: [
            "Strangers could reach children too easily",
            "Ages were hardly checked",
            "Parents had no fair warning",
          ],
        },
        {
          title: "What the companies answer",
          points: ["Others did the harm, not the platform", "Safety tools exist and keep growing"],
        },
      ],
    },
  ],
  sources: {
    reuters: {
      publisher: "Reuters",
      title:
        "UPDATE 1-Child sexual exploitation lawsuits against Roblox centralized in San Francisco [copied by ttmplan]",
      date: "December 12, 2025",
      url: "https://ttmplan.com/m/news/2591893681",
    },
    firm: {
      publisher: "Levin Papantonio (law firm)",
      title:
        "Federal Court Centralizes Roblox Child Sexual Exploitation Lawsuits Into Multidistrict Litigation [on GlobeNewswire]",
      date: "December 12, 2025",
      url: "https://www.globenewswire.com/news-release/2025/12/12/3204839/7663/en/Levin-Papantonio-Federal-Court-Centralizes-Roblox-Child-Sexual-Exploitation-Lawsuits-Into-Multidistrict-Litigation.html",
    },
    nevada: {
      publisher: "Newser / Reuters",
      title:
        "Gaming Platform Preempts Suit, Adds Child Safety Steps [copied by National Cyber Security]",
      date: "April 2026",
      url: "https://nationalcybersecurity.com/gaming-platform-preempts-suit-adds-child-safety-steps-childsafety-kids-chldern-parents-schoolsafey/",
    },
    anapol: {
      publisher: "Anapol Weiss (a law firm for plaintiffs)",
      title: "Law firm release on the San Mateo arbitration rulings [on GlobeNewswire]",
      date: "February 24, 2026",
      url: "https://www.globenewswire.com/news-release/2026/02/24/3244046/0/en/Anapol-Weiss-Secures-Key-EFAA-Rulings-Keeping-Child-Exploitation-Claims-in-Open-Court.html",
    },
    privacy: {
      publisher: "CIPAWorld",
      title: "Report on the arbitration ruling in the Roblox privacy class action",
      date: "February 23, 2026",
      url: "https://cipaworld.com/2026/02/23/arbitration-unlocked-federal-court-grants-robloxs-motion-to-compel-arbitration-in-privacy-class-action",
    },
    pocket: {
      publisher: "PocketGamer.biz",
      title: "Report on age checks for chat on Roblox",
      date: "January 9, 2026",
      url: "https://www.pocketgamer.biz/roblox-rolls-out-mandatory-facial-age-checks-for-in-game-chat-worldwide/",
    },
    abc: {
      publisher: "ABC News",
      title:
        "Judge rules against online platform Roblox, keeping alleged abuse case in the public eye [copied by WHEE]",
      date: "November 2025",
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
      date: "March 3, 2022",
      url: "https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
    },
    limits: {
      publisher: "US Congress / GovInfo",
      title:
        "Public Law 117-176, Eliminating Limits to Justice for Child Sex Abuse Victims Act of 2022",
      date: "September 16, 2022",
      url: "https://www.govinfo.gov/link/plaw/117/public/176?link-type=html",
    },
    cornell: {
      publisher: "Legal Information Institute, Cornell",
      title: "18 U.S. Code 2255 - Civil remedy for personal injuries",
      date: "undated",
      url: "https://www.law.cornell.edu/uscode/text/18/2255",
    },
    keyt: {
      publisher: "KEYT",
      title: "Governor signs bill removing civil statute of limitations for sexual abuse survivors",
      date: "October 10, 2023",
      url: "https://keyt.com/news/california/2023/10/10/governor-signs-bill-removing-civil-statute-of-limitations-for-sexual-abuse-survivors/",
    },
    steps: {
      publisher: "National Children's Advocacy Center",
      title: "Steps to take following financial sextortion",
      date: "undated",
      url: "https://www.nationalcac.org/steps-to-take-following-financial-sextortion/",
    },
    cybertip: {
      publisher: "NCMEC",
      title: "CyberTipline",
      date: "undated",
      url: "https://report.cybertip.org",
    },
    takedown: {
      publisher: "NCMEC",
      title: "Take It Down",
      date: "undated",
      url: "https://takeitdown.ncmec.org",
    },
    calvcb: {
      publisher: "California Victim Compensation Board",
      title: "Frequently asked questions for people hurt by crime",
      date: "undated",
      url: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
    },
    states: {
      publisher: "Malwarebytes",
      title:
        "Roblox clamps down on chats and age checks as legal pressure builds [copied by zero.redgem.net]",
      date: "April 23, 2026",
      url: "https://zero.redgem.net/?p=48916",
    },
    nevadaMoney: {
      publisher: "Maple Grove Times",
      title:
        "Report on Roblox and the Nevada child safety lawsuit [news reprint quoting the Nevada attorney general]",
      date: "April 2026",
      url: "https://maplegrovetimes.com/?p=177904",
    },
    panel: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title: "Pending MDL Dockets by Actions Pending, October 1, 2026",
      date: "October 1, 2026",
      url: "https://www.jpml.uscourts.gov/sites/jpml/files/Pending_MDL_Dockets_By_Actions_Pending-October-1-2026.pdf",
    },
    master: {
      publisher: "Help Law Group (law firm)",
      title: "Update on the Roblox MDL",
      date: "June 1, 2026",
      url: "https://helplaw.com/resources/roblox-mdl-settlement-master-update",
    },
  },
} as const satisfies CaseRecord;
