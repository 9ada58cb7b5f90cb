import type { CaseRecord } from "../record";

export const autoAccidentPersonalInjuryRecord = {
  status: {
    kind: "individual suits",
    court:
      "Usually an insurance claim first, then a state court where the crash or the defendant is",
    docket: "none",
    judge: null,
    since: [],
    stage:
      "There is no joint case; state rules on fault, insurance and time decide, and some changed recently (Florida in 2023, Louisiana from January 2026), as of January 2026.",
    next: "none known. Florida's 2025 bills to end no-fault did not pass; what its 2026 session did was not found, so check before saying more.",
    settlement: "none: each claim ends on its own",
    classAction: "no: one person's claim",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-01-01",
      text: "Louisiana's 51 percent rule took effect. One law firm reads it as applying to injuries on or after that date, with the old rule for earlier ones; ask about a crash near the change.",
      source: "louisianaState2025",
    },
    {
      date: "2025-09",
      text: "The federal road safety agency estimated that road deaths fell in the first half of 2025 compared with a year before.",
      source: "aashto2025",
    },
    {
      date: "2025-05-28",
      text: "Louisiana changed Civil Code article 2323 (Acts 2025, No. 15): a person whose own fault is 51 percent or more cannot recover. Signed 28 May 2025 by press reports.",
      source: "louisianaState2025",
    },
    {
      date: "2025-04",
      text: "Florida's House moved a bill to end the no-fault system from July 2026; the bill did not pass, and Florida was still described as a no-fault state after the session.",
      source: "naiia2025",
    },
    {
      date: "2023-12",
      text: "An industry table listed twelve states with no-fault systems that limit some lawsuits: FL, HI, KS, KY, MA, MI, MN, NJ, NY, ND, PA and UT, with a choice in KY, NJ and PA.",
      source: "insuranceInformation2023",
      isReported: true,
    },
    {
      date: "2023-03-24",
      text: "Florida cut the time to sue for negligence from four years to two, for injuries after that date.",
      source: "subrogationRecovery2024",
    },
  ],
  ways: [
    {
      way: "Your own insurance: no-fault (PIP), MedPay, uninsured or underinsured motorist, collision",
      who: "Drivers, passengers and sometimes people on foot or on a bicycle, depending on the policy and state",
      clock: "The policy and the state set notice days, some very short; tell the insurer soon",
      check: {
        text: "Policy declarations page; your state insurance department, found through https://content.naic.org",
        href: "https://content.naic.org",
      },
    },
    {
      way: "Claim against the other driver's or owner's insurer",
      who: "Someone hurt where another person was at least partly at fault",
      clock:
        "No court date by itself; talking to an insurer does not stop the time to sue. Signing a release usually ends the claim",
      check: { text: "State insurance department for complaints" },
    },
    {
      way: "State court suit",
      who: "Someone whose claim is not settled",
      clock:
        "Varies by state, often one to six years; ask. Examples: Florida two years for negligence since 24 March 2023; California commonly two years for injury",
      check: {
        text: "State court self-help site; California https://selfhelp.courts.ca.gov",
        href: "https://selfhelp.courts.ca.gov",
      },
    },
    {
      way: "Claim against a city, county, state or public transit body",
      who: "Someone hurt by a public vehicle, employee or road condition",
      clock:
        "Written notice first, often within months; varies by state; ask at once. California: six months for injury or belongings and one year for real estate; after a mailed denial, six months to sue",
      check: {
        text: "The public body's claim form; California https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim ; elsewhere the state court self-help site",
        href: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
      },
    },
    {
      way: "Claim against the United States (for example a federal vehicle)",
      who: "Someone hurt by a federal employee at work",
      clock:
        "Written claim to the agency within two years (Standard Form 95 is usual); suit within six months after a mailed denial; no answer in six months may be treated as a denial",
      check: {
        text: "28 U.S.C. 2401(b), as set out in a Navy regulation at https://www.law.cornell.edu/cfr/text/32/750.36 ; form at https://www.gsa.gov",
        href: "https://www.law.cornell.edu/cfr/text/32/750.36",
      },
    },
    {
      way: "Workers' compensation",
      who: "Someone hurt while working, with a possible separate claim against a third party",
      clock: "Notice and filing days vary by state; ask",
      check: { text: "State workers' compensation agency" },
    },
    {
      way: "State crime victim compensation",
      who: "People hurt by a drunk driver or a hit-and-run in states that cover it",
      clock: "Varies by state; ask. California covers both, generally within seven years",
      check: {
        text: "https://ovc.ojp.gov ; California https://victims.ca.gov/for-victims/frequently-asked-questions/",
        href: "https://ovc.ojp.gov",
      },
    },
  ],
  documents: [
    {
      name: "Police or crash report",
      holder:
        "from the police records unit or the state crash report site, by report number, date and place.",
      how: "",
    },
    {
      name: "Photos and video of vehicles, road, injuries, and nearby cameras or dashcam",
      holder: "ask shops and neighbors within days, as video is often overwritten.",
      how: "",
    },
    {
      name: "Vehicle and its data recorder",
      holder: "keep the vehicle from being scrapped until advice; the owner controls the data.",
      how: "",
    },
    {
      name: "Truck driver logs, dispatch and phone-system records",
      holder:
        "held by the carrier, which must keep many of them for only six months; a lawyer can send a preservation letter.",
      how: "",
    },
    {
      name: "Insurance cards, declarations page and all letters of both sides",
      holder: "from the insurers; ask for your full policy.",
      how: "",
    },
    {
      name: "Medical records and itemized bills from the first visit on",
      holder:
        "from each provider's records office; note health plan, Medicare or Medicaid payments.",
      how: "",
    },
    {
      name: "Wage proof",
      holder: "pay stubs, employer letter, tax returns; from the employer or your files.",
      how: "",
    },
    {
      name: "Names and numbers of witnesses, and the rideshare trip record if an app ride was involved.",
      holder: "",
      how: "",
    },
  ],
  questions: [
    "Which state's time limit applies, and is there a shorter notice rule for a public body?",
    "How would my share of fault affect a claim in that state?",
    "Which insurance pays first, and what are the limits of every policy involved?",
    "Should I give a recorded statement or sign a medical release, and which parts?",
    "What must be repaid to my health plan, Medicare or Medicaid?",
    "What evidence will disappear first, and who will ask for it to be kept?",
    "What is the fee at each stage, and are costs taken before or after it?",
  ],
  figures: [],
  sources: {
    federalMotor: {
      publisher: "Federal Motor Carrier Safety Administration",
      title: "Supporting Documents (electronic logging devices)",
      date: "None",
      url: "https://www.fmcsa.dot.gov/hours-service/elds/supporting-documents",
    },
    hhs2020: {
      publisher: "Centers for Medicare & Medicaid Services, on HHS.gov",
      title: "CMS Liability, No-Fault and Workers' Compensation Reporting",
      date: "2020",
      url: "https://www.hhs.gov/guidance/document/cms-liability-no-fault-and-workers-compensation-reporting",
    },
    hhs2020b: {
      publisher: "Centers for Medicare & Medicaid Services, on HHS.gov",
      title: "CMS Medicare's Recovery Process",
      date: "2020",
      url: "https://www.hhs.gov/guidance/document/cms-medicares-recovery-process",
    },
    legalInformation: {
      publisher: "Legal Information Institute, Cornell",
      title: "32 CFR 750.36 - Time limitations",
      date: "None",
      url: "https://www.law.cornell.edu/cfr/text/32/750.36",
    },
    insuranceInformation2023: {
      publisher: "Insurance Information Institute",
      title: "State Auto Insurance Laws Governing Liability Coverage",
      date: "2023",
      url: "https://www.iii.org/table-archive/21328",
    },
    lawyersCom2019: {
      publisher: "Lawyers.com",
      title: "Which States Follow Contributory Negligence?",
      date: "2019",
      url: "https://www.lawyers.com/legal-info/personal-injury/introduction-to-personal-injury-law/which-states-follow-contributory-negligence.html",
    },
    fastdemocracy2025: {
      publisher: "FastDemocracy (bill summary)",
      title: "Louisiana House Bill No. 431 (2025)",
      date: "2025",
      url: "https://fastdemocracy.com/bill-summary/?billsummary_id=LAB00024631&billsummary_session=2025&billsummary_state=la",
    },
    nationalHighway: {
      publisher: "National Highway Traffic Safety Administration",
      title: "NHTSA",
      date: "None",
      url: "https://www.nhtsa.gov",
    },
    californiaVictim: {
      publisher: "California Victim Compensation Board",
      title: "Frequently Asked Questions",
      date: "None",
      url: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
    },
    louisianaState2025: {
      publisher: "Louisiana State Legislature",
      title: "Civil Code Art. 2323, Comparative fault (Acts 2025, No. 15)",
      date: "2025",
      url: "https://www.legis.la.gov/legis/law.aspx?d=109387",
    },
    judicialCouncil: {
      publisher: "Judicial Council of California",
      title: "Ask a government agency to pay you by a deadline",
      date: "None",
      url: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
    },
    pip2025: {
      publisher: "FL PIP Guide",
      title: "Major PIP-related legislative activity in 2025",
      date: "2025",
      url: "https://www.flpipguide.org/2025/12/28/major-pip-related-legislative-activity-in-2025",
    },
    aashto2025: {
      publisher: "AASHTO Journal",
      title: "NHTSA: Roadway Deaths Drop in First Half of 2025 (from the page address)",
      date: "2025-09",
      url: "https://aashtojournal.transportation.org/nhtsa-roadway-deaths-drop-in-first-half-of-2025",
    },
    naiia2025: {
      publisher: "NAIIA",
      title: "Where Florida Stands – PIP/No Fault Proposed Changes",
      date: "2025",
      url: "https://naiia.com/where-florida-stands-pip-no-fault-proposed-changes/",
    },
    subrogationRecovery2024: {
      publisher: "Subrogation & Recovery Law Blog",
      title: "post on the Florida change (title not shown in the stored copy)",
      date: "2024-02-05",
      url: "https://www.subrogationrecoverylawblog.com/2024/02/05/",
    },
  },
} as const satisfies CaseRecord;
