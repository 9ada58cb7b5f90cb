import type { CaseRecord } from "../record";

export const institutionalSexAbuseRecord = {
  status: {
    kind: "Individual suits in many courts",
    court: "Courts where it happened or the organization is, and some in bankruptcy court",
    docket: null,
    judge: null,
    since: [],
    stage:
      "As of July 2026, the laws on time limits were still changing. New York City and, as several pages report, Rhode Island had opened windows. California had two for adults.[^mondaq][^windows][^ab2777][^ab250]",
    next: "More windows close in 2027 and 2028; the options below have the dates. Other states may have windows that we did not find.",
    settlement:
      "Official: Los Angeles County announced settlements in 2025 about its probation and child welfare centers, and it checks each claim. The time to file there is over.[^lacounty]",
    classAction:
      "No. Mostly individual suits, some guided by one court or paid through a bankruptcy trust.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-07-05",
    source: "windows",
  },
  soonest: {
    date: "2026-12-31",
    ends: true,
    way: "California AB 2777, for adults since 2009",
    text: "A California law ends. It lets some adults sue over a sexual assault on or after January 1, 2009, even if the usual time has run out. A suit must be filed by then; talking to a lawyer is not enough.",
    whom: "people in California who were 18 or older at the time",
    certainty: "official",
    source: "ab2777",
  },
  figures: [
    {
      value: "$700,000",
      what: "The most (in noneconomic damages) that a revived Maryland claim filed on or after June 1, 2025, can get from a private group.",
      date: "2025-06",
      where: {
        part: "ways",
        way: "Maryland and Vermont: no end date",
      },
      isReported: true,
      source: "maryland",
    },
    {
      value: "$400,000",
      what: "The same limit against a public body, for each person.",
      date: "2025-06",
      where: {
        part: "ways",
        way: "Maryland and Vermont: no end date",
      },
      isReported: true,
      source: "maryland",
    },
    {
      value: "20 percent of a settlement, 25 percent after trial",
      what: "The most that a lawyer may take in those cases. You may still owe costs. Ask before you sign.",
      date: "2025-06",
      where: {
        part: "ways",
        way: "Maryland and Vermont: no end date",
      },
      isReported: true,
      source: "maryland",
    },
    {
      value: "up to $828 million",
      what: "Los Angeles County's second agreement on claims under AB 218, tentative when announced. Filing is over, and each share is set on its own.",
      date: "2025-10-17",
      where: {
        part: "changed",
      },
      source: "lacounty",
    },
  ],
  events: [
    {
      date: "2026-06-11",
      text: "Rhode Island's governor signed a window from July 1, 2026, to June 30, 2028, for expired childhood claims. It also set a new limit: 35 years, or seven from discovery.",
      source: "recording",
      isReported: true,
    },
    {
      date: "2026-01-29",
      text: "New York City's Council overrode a veto. That gave people 18 months to sue over gender-motivated violence that took place before January 9, 2022.",
      source: "mondaq",
      isReported: true,
    },
    {
      date: "2025-10-17",
      text: "Los Angeles County announced a second tentative settlement and a review of how credible every single claim is.",
      source: "lacounty",
    },
    {
      date: "2025-10-13",
      text: "California's AB 250 became law.",
      source: "ab250",
    },
    {
      date: "2025-06-01",
      text: "Maryland capped what revived claims can recover, and lawyers' fees for them.",
      source: "maryland",
      isReported: true,
    },
    {
      date: "2025-01-28",
      text: "Maine's highest court struck down the law that had let people sue over claims whose time was already over.",
      source: "maine",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "State suit for abuse in childhood",
      who: "People abused as children, against the person and, where the law allows, the organization",
      clock:
        "Each state sets it, often by age. California has none for abuse on or after January 1, 2024. Before that, it is usually to age 40 or five years from discovery, the later of the two, with more to show after 40.[^ab452] These laws change often, so read yours as it is today.",
      check: {
        text: "State-by-state map of CHILD USA",
        href: "https://childusa.org/law/",
      },
    },
    {
      way: "California AB 250, for adults",
      ends: "2027-12-31",
      certainty: "official",
      who: "People aged 18 or more at the time. To sue the person, you need not show a cover-up. To sue a private body, the suit must allege a cover-up of an earlier assault by that person, or of a report about that person. Public bodies are left out, and so are claims decided or settled in writing before January 1, 2026.[^calmatters][^ksby]",
      clock:
        "January 1, 2026, to December 31, 2027, for claims that had expired earlier.[^ab250][^ksby] California's usual limit for adults is ten years from the last act, or three from finding the injury. The later one counts.[^ab2777]",
      check: {
        text: "What the bill says, at CalMatters",
        href: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
      },
    },
    {
      way: "California AB 2777, for adults since 2009",
      who: "Adults assaulted on or after January 1, 2009, whose usual limit is over. You need not allege a cover-up.",
      clock:
        "It helps only where time alone bars the claim, as the Legislature's own summary says.[^ab2777] It ends a year before AB 250, another part of the same section, so ask which one fits you.",
      check: {
        text: "The bill at the California Legislature",
        href: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB2777",
      },
      ends: "2026-12-31",
    },
    {
      way: "New York City's window",
      who: "People who met gender-motivated violence in the city before January 9, 2022. Courts have read this to include sexual abuse. Also suits first filed between March 1, 2023, and March 1, 2025, that are filed again.",
      clock:
        "The Council says 18 months; it overrode the veto on January 29, 2026.[^nyc] Law firms count to July 29, 2027; another page ends it months sooner, and nothing official confirms either.[^mondaq] Appeals are possible.",
      check: {
        text: "The Council's file, Int 1297-2025",
        href: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
      },
    },
    {
      way: "Rhode Island's window",
      ends: "2028-06-30",
      who: "People abused as children whose claim had expired; pages differ on who can be sued",
      clock:
        "Reported to run from July 1, 2026, to June 30, 2028; we have not seen the law itself.[^recording][^windows][^codify] For other claims the same pages give 35 years from the act, or seven years from discovery, whichever is later. In 1996 the state's top court refused to reopen expired claims, so this window may be challenged.[^kelly]",
      check: {
        text: "Bill S 2616 of 2026 at the legislature",
        href: "https://www.rilegislature.gov",
      },
    },
    {
      way: "Louisiana's window",
      ends: "2027-06-14",
      who: "People abused as minors whose time had run out.",
      clock:
        "Reported open to June 14, 2027.[^louisiana] From age 21 on, a suit needs two certificates, one from the lawyer and one from a licensed mental health professional.[^laLaw] Claims that had not run out no longer have a limit.",
      check: {
        text: "R.S. 9:2800.9 at the legislature",
        href: "https://legis.la.gov/legis/Law.aspx?d=107288",
      },
    },
    {
      way: "Maryland and Vermont: no end date",
      who: "People abused as children there; in Maryland also where an older limit had run out, and against public bodies.",
      clock:
        "Maryland has no time limit, and its highest court upheld that in 2025.[^mdcourt] In Vermont you can sue at any time. CHILD USA, which tracks these laws, says that expired claims are revived for good.[^vermont] Ask how that reaches an old claim against an organization.",
      check: {
        text: "The court's decision in short",
        href: "https://law.justia.com/cases/maryland/court-of-appeals/2025/9-24.html",
      },
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
      clock:
        "Each bankruptcy sets its own last day, and many have passed; ask before you give up. Alabama lifted its time limit for Boy Scouts bankruptcy claims alone, reported to end on December 31, 2026.[^alabama]",
      check: {
        text: "The claims site that the court names",
      },
      ends: "2026-12-31",
      certainty: "reported",
    },
    {
      way: "State money after a crime",
      who: "People harmed by a crime, and some relatives; it can pay for counseling without a lawsuit",
      clock:
        "Differs by state. California gives the latest of three: seven years from the crime, the 28th birthday, or seven years from when the injury could be found. A late request can be accepted for good cause.[^calvcb]",
      check: {
        text: "Federal office with a list of programs",
        href: "https://ovc.ojp.gov",
      },
    },
  ],
  documents: [
    {
      name: "What you have already",
      holder: "You",
      how: "You need no papers to ask. The rest is for later, and only if it is safe.",
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
      how: "Give the report number, or name and date.",
    },
    {
      name: "Earlier settlement or release",
      holder: "You, or the lawyer you had then",
      how: "Keep it, because it decides which claims remain.",
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
  charts: [
    {
      kind: "timeline",
      caption:
        "Since 2022, some laws have given people more time, and some have taken it away.[^federal][^maine][^maryland][^ab250][^mondaq]",
      points: [
        {
          date: "2022-09-16",
          text: "Federal limit lifted",
        },
        {
          date: "2025-01-28",
          text: "Maine: no revival",
        },
        {
          date: "2025-06-01",
          text: "Maryland caps claims",
        },
        {
          date: "2025-10-13",
          text: "California: AB 250",
        },
        {
          date: "2026-01-29",
          text: "New York City",
        },
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
      publisher: "California Legislature",
      title: "Assembly Bill No. 452, chapter 655 (compare versions) [copy at LegiPlex]",
      date: "2023",
      url: "https://app.legiplex.com/ca/legislature/2023/2023-r/bills/ab452/drafts-compare",
    },
    ab250: {
      publisher: "California Legislature",
      title: "AB 250, Sexual assault: statute of limitations [data copied by OpenCalAccess]",
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
      publisher: "Supreme Court of Rhode Island",
      title: "Kelly v. Marcantonio, 678 A.2d 873 [copy at Justia]",
      date: "1996",
      url: "https://law.justia.com/cases/rhode-island/supreme-court/1996/678-a-2d-873.html",
    },
    louisiana: {
      publisher: "LegiPlex",
      title: "Louisiana SB 246, prescriptive period for certain actions for abuse of a minor",
      date: "2024",
      url: "https://app.legiplex.com/lpx/bill/208730",
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
    ab2777: {
      publisher: "California Legislature",
      title: "AB-2777, Sexual assault: statute of limitations (chapter 442, Statutes of 2022)",
      date: "September 19, 2022",
      url: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB2777",
    },
    alabama: {
      publisher: "Alabama Reflector",
      title:
        "Alabama Legislature sends Scout's Honor bill to Gov. Kay Ivey [copy at BishopAccountability]",
      date: "March 21, 2024",
      url: "https://www.bishop-accountability.org/2024/03/alabama-legislature-sends-scouts-honor-bill-to-gov-kay-ivey/",
    },
    maine: {
      publisher: "Maine Public",
      title:
        "Maine Supreme Court strikes down law that allowed civil lawsuits for decades-old sexual abuse claims",
      date: "January 28, 2025",
      url: "https://www.mainepublic.org/courts-and-crime/2025-01-28/maine-supreme-court-strikes-down-law-that-allowed-civil-lawsuits-for-decades-old-sexual-abuse-claims",
    },
    mdcourt: {
      publisher: "Supreme Court of Maryland",
      title: "Archbishop of Washington v. Doe (2025), opinion summary [summary at Justia]",
      date: "2025",
      url: "https://law.justia.com/cases/maryland/court-of-appeals/2025/9-24.html",
    },
    laLaw: {
      publisher: "Louisiana State Legislature",
      title: "RS 9:2800.9, Action against a person for abuse of a minor",
      date: "undated",
      url: "https://legis.la.gov/legis/Law.aspx?d=107288",
    },
    vermont: {
      publisher: "CHILD USA",
      title: "Vermont: child sex abuse statutes of limitation",
      date: "undated",
      url: "https://childusa.org/law/vermont/sex-abuse-sol",
    },
    windows: {
      publisher: "Survivor Justice Alliance",
      title: "How civil lookback windows work in 2026",
      date: "July 5, 2026",
      url: "https://survivorjusticealliance.org/articles/civil-lookback-windows-enable-record-verdicts-2026/",
    },
    codify: {
      publisher: "Codify Legal Publishing",
      title: "Rhode Island 2026 S 2616 (bill summary)",
      date: "2026",
      url: "https://codifylegalpublishing.com/blog-article?id=bill-us-rhode-island-2026-s2616-amends-considered-sexual-abuse-limitations",
    },
  },
} as const satisfies CaseRecord;
