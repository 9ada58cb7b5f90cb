import type { CaseRecord } from "../record";

export const autoAccidentPersonalInjuryRecord = {
  status: {
    kind: "Individual injury claims",
    court: "Usually an insurance claim first, then a state court",
    docket: null,
    judge: null,
    since: [],
    stage:
      "As of June 2026, state rules on fault, insurance and time decided each claim. There were new ones in Florida and Louisiana and, for crashes in rides hired by app, in California.[^florida][^louisiana][^newsom]",
    next: "What Florida's Senate did with a 2026 bill to end no-fault, and when California's new law on app rides starts. We found neither.[^sb522][^newsom]",
    settlement: "None. Each claim is settled or decided by itself.",
    classAction: "No. It is one person's claim.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-06-28",
    source: "newsom",
  },
  soonest: null,
  figures: [
    {
      value: "$750, kept for 2026 'until further notice'",
      what: "Up to this size of injury settlement, Medicare does not ask for money back, with conditions.",
      date: "2025-11",
      where: {
        part: "ways",
        way: "Claim on the other side's insurer",
      },
      isReported: true,
      source: "verisk",
    },
    {
      value: "up to $10,000",
      what: "No-fault coverage that Florida drivers had to carry in 2025.",
      date: "2025-03",
      where: {
        part: "ways",
        way: "Your own insurance",
      },
      isReported: true,
      source: "floridian",
    },
    {
      value: "$50,000",
      what: "Limit of New York's basic no-fault benefits for one person.",
      date: "2024-01",
      where: {
        part: "ways",
        way: "Your own insurance",
      },
      source: "nyLimit",
    },
    {
      value: "$35,000 a person and $70,000 a crash",
      what: "Minimum injury coverage on a standard New Jersey policy issued or renewed from January 1, 2026.",
      date: "2026-01",
      where: {
        part: "ways",
        way: "Claim on the other side's insurer",
      },
      isReported: true,
      source: "njLimit",
    },
    {
      value: "$60,000 a person and $300,000 an incident; $1 million before",
      what: "What a ride app in California must carry from January 1, 2026, for a crash with a driver who has no insurance or too little (SB 371).",
      date: "2026-01",
      where: {
        part: "ways",
        way: "Your own insurance",
      },
      isReported: true,
      source: "sb371",
    },
  ],
  events: [
    {
      date: "2026-06-25",
      text: "California's governor signed SB 623, a law that limits some medical costs after crashes in rides hired by app and does not cap lawyers' fees.",
      source: "newsom",
      isReported: true,
    },
    {
      date: "2026-05-27",
      text: "One source, which no other confirms, says that New York signed new limits for people who are mostly at fault.",
      source: "lawyersTrend",
      isReported: true,
    },
    {
      date: "2026-01-01",
      text: "Louisiana's 51 percent rule took effect; for a crash near that day, ask which rule applies.",
      source: "louisiana",
    },
    {
      date: "2025-10-03",
      text: "Uber filed a California ballot measure to cap lawyers' fees in all crash claims; a deal of June 2026 withdrew it.",
      source: "ballot",
      isReported: true,
    },
    {
      date: "2025-06-16",
      text: "Florida's 2025 bill to end its no-fault system was marked dead.",
      source: "billtrack",
      isReported: true,
    },
    {
      date: "2025-05-28",
      text: "Louisiana passed a new rule on shared fault, with a cut-off at 51 percent.",
      source: "louisiana",
    },
    {
      date: "2024-07-01",
      text: "Louisiana gave people two years instead of one to sue over most injuries that happen after this day.",
      source: "act423",
    },
    {
      date: "2023-03-24",
      text: "Florida cut the time to sue for negligence from four years to two, for injuries after this day.",
      source: "florida",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Your own insurance",
      who: "Drivers, riders and some people on foot or on a bike. Look for no-fault (PIP), MedPay, uninsured driver and collision coverage.",
      clock:
        "The policy and the state count in days, so tell the insurer soon. Florida pays no-fault medical benefits only if care begins within 14 days of the crash. New York wants notice within 30.[^shapiro][^comptroller]",
      check: {
        text: "Find your state's insurance department",
        href: "https://content.naic.org",
      },
    },
    {
      way: "Claim on the other side's insurer",
      who: "People hurt where somebody else was at least partly at fault",
      clock:
        "Talks with an insurer do not stop your time to sue. Signing a release usually ends the claim. If Medicare paid for care, it can ask for money back, except from very small settlements.[^medicare]",
      check: {
        text: "Complaints to the insurance department",
        href: "https://content.naic.org",
      },
    },
    {
      way: "Taking the claim to court",
      who: "People whose claim could not be settled",
      clock:
        "One to six years by state. In California it is two years as a rule. Tennessee gives one, or two if criminal charges follow within a year.[^tennessee] Kentucky, a law firm says, gives two from the crash or, if later, the last no-fault payment.[^kentucky] Louisiana gives two for crashes after July 1, 2024.[^act423] Florida is reported to give two for negligence since March 24, 2023.[^florida] Maine gives six.[^maine]",
      check: {
        text: "California's self-help site",
        href: "https://selfhelp.courts.ca.gov",
      },
    },
    {
      way: "Claim on a city, county, state or transit body",
      who: "People hurt by a public vehicle, a public worker or a bad road",
      clock:
        "A written notice comes first, often within months. California gives six months for injury or belongings, one year for real estate, and six months to sue after a mailed denial.[^california] New York City gives 90 days, and some agencies need a notice of their own.[^nycClaim] Texas: six months, or less where a city charter says so.[^texas]",
      check: {
        text: "California's page on government claims",
        href: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
      },
    },
    {
      way: "Claim on the United States",
      who: "People hurt by a federal worker on duty, such as the driver of a federal vehicle",
      clock:
        "In writing within two years, then six months to sue after a mailed denial; no answer in six months may count as a denial.[^cfr]",
      check: {
        text: "32 CFR 750.36 at Cornell",
        href: "https://www.law.cornell.edu/cfr/text/32/750.36",
      },
    },
    {
      way: "Workers' compensation",
      who: "People hurt on the job, often with a second claim against someone outside the job",
      clock: "Each state sets its own days for notice and filing. Start with your employer.",
      check: {
        text: "Your state's workers' compensation agency",
      },
    },
    {
      way: "State fund after a drunk driver or hit-and-run",
      who: "People hurt in such a crash, where the state covers it",
      clock:
        "Each state has its own rules. California covers both, as a rule if you ask within seven years.[^calvcb]",
      check: {
        text: "California's answers",
        href: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
      },
    },
  ],
  documents: [
    {
      name: "Police or crash report",
      holder: "Police records unit or state report site",
      how: "Give the report number, or the date and place.",
    },
    {
      name: "Photos and video of the scene",
      holder: "You, shops, neighbors, dashcams",
      how: "Ask within days: cameras record over old video.",
    },
    {
      name: "The vehicle and its data recorder",
      holder: "Its owner",
      how: "Keep it out of the scrapyard until you talk to a lawyer.",
    },
    {
      name: "Truck logs and dispatch records",
      holder: "The carrier",
      how: "A lawyer's letter asks the carrier to keep them.",
    },
    {
      name: "Policies, cards and insurers' letters",
      holder: "You and both insurers",
      how: "Ask yours for the full policy, with the declarations page.",
    },
    {
      name: "Treatment records and itemized bills",
      holder: "Each provider",
      how: "From the first visit on, with what a health plan paid.",
    },
    {
      name: "Pay stubs and tax returns",
      holder: "Employer, or your files",
      how: "A short letter on the days you missed helps.",
    },
    {
      name: "Witness names, or the app's trip record",
      holder: "You, or the rideshare app",
      how: "Save them before the phone is changed.",
    },
  ],
  questions: [
    "Which state's time limit applies, and does a public body shorten it?",
    "How would my share of the fault count there?",
    "Which policy pays first, and how much coverage does each one have?",
    "Should I give a recorded statement or sign a medical release?",
    "What must I pay back to my health plan, Medicare or Medicaid?",
    "What evidence could be lost first, and who will save it?",
    "Do costs come off before your fee or after it?",
  ],
  charts: [
    {
      kind: "sides",
      caption: "Most disputes after a crash are about the same few points.[^lawyers][^louisiana]",
      sides: [
        {
          title: "What an injured person says",
          points: [
            "The other driver was careless",
            "That is why I am hurt",
            "I lost pay and had bills",
          ],
        },
        {
          title: "What an insurer may answer",
          points: [
            "You share the fault",
            "The pain was there before",
            "The treatment was more than needed",
          ],
        },
      ],
    },
    {
      kind: "timeline",
      caption: "Two states changed their rules within three years.[^florida][^louisiana]",
      points: [
        {
          date: "2023-03-24",
          text: "Florida: two years",
        },
        {
          date: "2025-05-28",
          text: "Louisiana passes limit",
        },
        {
          date: "2026-01-01",
          text: "Louisiana limit begins",
        },
      ],
    },
  ],
  sources: {
    louisiana: {
      publisher: "Louisiana State Legislature",
      title: "Civil Code Art. 2323, Comparative fault (Acts 2025, No. 15)",
      date: "2025",
      url: "https://www.legis.la.gov/legis/law.aspx?d=109387",
    },
    florida: {
      publisher: "Subrogation & Recovery Law Blog",
      title: "Post on the change of Florida's limit",
      date: "February 5, 2024",
      url: "https://www.subrogationrecoverylawblog.com/2024/02/05/",
    },
    pip: {
      publisher: "FL PIP Guide",
      title: "Major PIP-related legislative activity in 2025",
      date: "December 28, 2025",
      url: "https://www.flpipguide.org/2025/12/28/major-pip-related-legislative-activity-in-2025",
    },
    table: {
      publisher: "Insurance Information Institute",
      title: "State Auto Insurance Laws Governing Liability Coverage (as of December 2023)",
      date: "December 2023",
      url: "https://www.iii.org/table-archive/21328",
    },
    lawyers: {
      publisher: "Lawyers.com",
      title: "Which States Follow Contributory Negligence?",
      date: "2019",
      url: "https://www.lawyers.com/legal-info/personal-injury/introduction-to-personal-injury-law/which-states-follow-contributory-negligence.html",
    },
    california: {
      publisher: "Judicial Council of California",
      title: "Ask a government agency to pay you by a deadline",
      date: "undated",
      url: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
    },
    cfr: {
      publisher: "Legal Information Institute, Cornell",
      title: "32 CFR 750.36 - Time limitations",
      date: "undated",
      url: "https://www.law.cornell.edu/cfr/text/32/750.36",
    },
    truck: {
      publisher: "Federal Motor Carrier Safety Administration",
      title: "Supporting Documents (electronic logging devices)",
      date: "undated",
      url: "https://www.fmcsa.dot.gov/hours-service/elds/supporting-documents",
    },
    report: {
      publisher: "Centers for Medicare & Medicaid Services",
      title: "CMS Liability, No-Fault and Workers' Compensation Reporting [on HHS.gov]",
      date: "2020",
      url: "https://www.hhs.gov/guidance/document/cms-liability-no-fault-and-workers-compensation-reporting",
    },
    medicare: {
      publisher: "Centers for Medicare & Medicaid Services",
      title: "CMS Medicare's Recovery Process [on HHS.gov]",
      date: "2020",
      url: "https://www.hhs.gov/guidance/document/cms-medicares-recovery-process",
    },
    calvcb: {
      publisher: "California Victim Compensation Board",
      title: "Frequently Asked Questions",
      date: "undated",
      url: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
    },
    newsom: {
      publisher: "CalMatters",
      title:
        "Newsom signs law that lets Uber, attorneys avoid ballot measure fight [republished by ielaw.news]",
      date: "June 28, 2026",
      url: "https://ielaw.news/newsom-signs-law-that-lets-uber-attorneys-avoid-ballot-measure-fight/",
    },
    act423: {
      publisher: "Louisiana Legislature",
      title: "Act No. 423 of 2024 (HB 315), enrolled, Civil Code art. 3493.11 [copy at LegiPlex]",
      date: "2024",
      url: "https://app.legiplex.com/la/legislature/2024/2024-r/bills/hb315/draft-245783?id=245783",
    },
    billtrack: {
      publisher: "BillTrack50",
      title: "Florida 2025 motor vehicle insurance bill",
      date: "June 16, 2025",
      url: "https://www.billtrack50.com/billdetail/1845915",
    },
    ballot: {
      publisher: "Ballotpedia",
      title: "California Establish Personal Injury Lawyer Regulations Initiative (2026)",
      date: "2026",
      url: "https://ballotpedia.org/California_Establish_Personal_Injury_Lawyer_Regulations_Initiative_(2026)",
    },
    sb522: {
      publisher: "The Florida Senate",
      title: "SB 522 (2026), motor vehicle insurance, as filed",
      date: "2026",
      url: "https://www.flsenate.gov/Session/Bill/2026/522/BillText/Filed/HTML",
    },
    lawyersTrend: {
      publisher: "Lawyers Trend",
      title: "NY FY27 auto tort reform: case building",
      date: "2026",
      url: "https://lawyerstrend.com/article/ny-fy27-auto-tort-reform-case-building",
    },
    shapiro: {
      publisher: "Attorney Shapiro",
      title:
        "Florida 14 Day Rule in Personal Injury Protection (PIP) [quotes Florida Statutes 627.736]",
      date: "undated",
      url: "https://attorneyshapiro.com/florida-14-day-rule-in-personal-injury-protection-pip",
    },
    comptroller: {
      publisher: "New York City Comptroller",
      title: "General Claim Filing FAQs",
      date: "undated",
      url: "https://comptroller.nyc.gov/services/for-the-public/claims/general-faqs",
    },
    nycClaim: {
      publisher: "New York City Comptroller",
      title: "File a Claim (General Municipal Law 50-e; separate service on authorities)",
      date: "undated",
      url: "https://comptroller.nyc.gov/services/for-the-public/claims/file-a-claim/",
    },
    texas: {
      publisher: "City of Corpus Christi",
      title: "Notice of Claim, Civil Practice and Remedies Code 101.101",
      date: "undated",
      url: "https://www.cctexas.com/departments/city-secretary/notice-claim-civil-practice",
    },
    tennessee: {
      publisher: "Tennessee Code",
      title: "28-3-104, Personal tort actions [public copy at Lexis]",
      date: "undated",
      url: "https://advance.lexis.com/open/document/lpadocument/?pdmfid=1000522&crid=dXJuOmNvbnRlbnRJdGVtOjVOTlgtVDUxMC1SMDNLLVczODctMDAwMDAtMDA&pddocfullpath=%2Fshared%2Fdocument%2Fstatutes-legislation%2Furn%3AcontentItem%3A5NNX-T510-R03K-W387-00000-00&pdcomponentid=10650",
    },
    maine: {
      publisher: "Maine Revised Statutes",
      title: "Title 14, chapter 205, section 752 [copy at Docslib]",
      date: "2017",
      url: "https://docslib.org/doc/2130286/maine-statute-of-limitations",
    },
    kentucky: {
      publisher: "Freeman and Childers (law firm)",
      title:
        "Crossing the Line: How the Statute of Limitations for Car Wrecks Differs Between KY and TN",
      date: "undated",
      url: "https://www.freemanandchilders.com/blog/crossing-the-line-how-the-statute-of-limitations-for-car-wrecks-differs-between-ky-and-tn",
    },
    verisk: {
      publisher: "Verisk",
      title:
        "CMS retains its low-dollar threshold for 2026 [quotes a CMS alert of November 18, 2025]",
      date: "November 2025",
      url: "https://www.verisk.com/blog/cms-retains-its-$750-low-dollar-threshold-for-2026",
    },
    floridian: {
      publisher: "The Floridian",
      title:
        "Florida bill ending no-fault auto insurance law returns after DeSantis veto, advances",
      date: "March 2025",
      url: "https://floridianpress.com/2025/03/florida-bill-ending-no-fault-auto-insurance-law-returns-after-desantis-veto-advances/amp",
    },
    nyLimit: {
      publisher: "New York State Assembly",
      title: "A02261 (2023-2024), memorandum in support",
      date: "2024",
      url: "https://www.nyassembly.gov/leg/?bn=A02261&term=&Summary=Y&Actions=Y&Votes=Y&Memo=Y&Text=Y",
    },
    njLimit: {
      publisher: "Bankrate",
      title: "New Jersey car insurance laws",
      date: "February 12, 2024",
      url: "https://www.bankrate.com/insurance/car/new-jersey-car-insurance-laws/",
    },
    sb371: {
      publisher: "Cutter Law",
      title: "SB 371 Explained: Rideshare Insurance & Your Rights",
      date: "2026",
      url: "https://cutterlaw.com/california-laws/california-sb-371-rideshare-insurance-law",
    },
  },
} as const satisfies CaseRecord;
