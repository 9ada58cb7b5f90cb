import type { CaseRecord } from "../record";

export const autoAccidentPersonalInjuryRecord = {
  status: {
    kind: "Individual injury claims",
    court: "Usually an insurance claim first, then a state court",
    docket: null,
    judge: null,
    since: [],
    stage:
      "As of January 2026, there is no joint case; state rules on fault, insurance and time decide, and Florida's had changed in 2023, Louisiana's in January 2026.[^florida][^louisiana]",
    next: "None known. We looked for what Florida's 2026 session did about no-fault insurance and found no result.",
    settlement: "None: every claim ends on its own.",
    classAction: "No. It is one person's claim.",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-01-01",
      text: "Louisiana's 51 percent rule took effect; for a crash near that day, ask which rule applies.",
      source: "louisiana",
    },
    {
      date: "2025-09",
      text: "The federal road safety agency estimated fewer deaths on the road in the first half of 2025 than a year before.",
      source: "aashto",
      isReported: true,
    },
    {
      date: "2025-05-28",
      text: "Louisiana decided that a person who bears 51 percent or more of the fault recovers nothing.",
      source: "louisiana",
    },
    {
      date: "2025-04",
      text: "A bill to end Florida's no-fault system moved through its House and then did not pass.",
      source: "naiia",
      isReported: true,
    },
    {
      date: "2023-12",
      text: "An industry table counted twelve states whose no-fault systems limit some lawsuits.",
      source: "table",
      isReported: true,
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
      who: "Drivers, passengers and sometimes people on foot or on a bicycle: no-fault coverage (PIP), MedPay, uninsured driver, collision",
      clock: "The policy and the state count in days, so tell the insurer soon.",
      check: {
        text: "Find your state's insurance department",
        href: "https://content.naic.org",
      },
    },
    {
      way: "Claim on the other side's insurer",
      who: "People hurt where somebody else was at least partly at fault",
      clock:
        "Talking to an insurer does not stop the time to sue, and signing a release usually ends the claim.",
      check: { text: "Complaints to the insurance department", href: "https://content.naic.org" },
    },
    {
      way: "Suit in a state court",
      who: "People whose claim could not be settled",
      clock:
        "Varies by state, often one to six years. Florida has been reported at two years for negligence since March 24, 2023.[^florida]",
      check: { text: "California's self-help site", href: "https://selfhelp.courts.ca.gov" },
    },
    {
      way: "Claim on a city, county, state or transit body",
      who: "People hurt by a public vehicle, a public worker or a bad road",
      clock:
        "A written notice first, often within months. California: six months for injury or belongings, one year for real estate, and six months to sue after a mailed denial.[^california]",
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
      who: "People hurt on the job, often with a second claim against an outsider",
      clock: "Notice and filing days differ by state; start with your employer.",
      check: { text: "Your state's workers' compensation agency" },
    },
    {
      way: "State fund after a drunk driver or hit-and-run",
      who: "People hurt in such a crash, where the state covers it",
      clock: "Varies by state; California covers both, generally within seven years.[^calvcb]",
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
      how: "By report number, date and place.",
    },
    {
      name: "Photos and video of the scene",
      holder: "You, shops, neighbors, dashcams",
      how: "Within days, because cameras overwrite.",
    },
    {
      name: "The vehicle and its data recorder",
      holder: "Its owner",
      how: "Keep it from the scrapyard until you have advice.",
    },
    {
      name: "Truck logs and dispatch records",
      holder: "The carrier",
      how: "A lawyer's letter asks it to preserve them.",
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
    "What goes back to my health plan, Medicare or Medicaid?",
    "Which proof will vanish first, and who asks for it to be kept?",
    "Do costs come off before your fee or after it?",
  ],
  figures: [
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
        { date: "2023-03-24", text: "Florida: two years for negligence" },
        { date: "2025-05-28", text: "Louisiana passes its 51 percent rule" },
        { date: "2026-01-01", text: "Louisiana's rule in force" },
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
    naiia: {
      publisher: "NAIIA",
      title: "Where Florida Stands – PIP/No Fault Proposed Changes",
      date: "2025",
      url: "https://naiia.com/where-florida-stands-pip-no-fault-proposed-changes/",
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
      publisher: "Centers for Medicare & Medicaid Services, on HHS.gov",
      title: "CMS Liability, No-Fault and Workers' Compensation Reporting",
      date: "2020",
      url: "https://www.hhs.gov/guidance/document/cms-liability-no-fault-and-workers-compensation-reporting",
    },
    medicare: {
      publisher: "Centers for Medicare & Medicaid Services, on HHS.gov",
      title: "CMS Medicare's Recovery Process",
      date: "2020",
      url: "https://www.hhs.gov/guidance/document/cms-medicares-recovery-process",
    },
    calvcb: {
      publisher: "California Victim Compensation Board",
      title: "Frequently Asked Questions",
      date: "undated",
      url: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
    },
    aashto: {
      publisher: "AASHTO Journal",
      title: "Report on the federal estimate of road deaths in early 2025",
      date: "September 2025",
      url: "https://aashtojournal.transportation.org/nhtsa-roadway-deaths-drop-in-first-half-of-2025",
    },
  },
} as const satisfies CaseRecord;
