import type { CaseRecord } from "../record";

export const laWildfireRecord = {
  status: {
    kind: "state coordinated",
    court:
      "Los Angeles County Superior Court (related cases handled by one judge for each fire); a separate federal suit by the United States",
    docket:
      "Eaton: Gursey v. Southern California Edison, 25STCV00731. Palisades: Grigsby v. City of Los Angeles, 25STCV00832.",
    judge: "Laura A. Seigle (Eaton); Samantha P. Jessner (Palisades)",
    since: [{ date: "2025-01" }],
    stage:
      "As of early 2026 the Eaton cases were being prepared for a first test trial in January 2027, and the Palisades judge had let most claims against the city and the state go on; the defendants deny or dispute fault, and no official cause report for the Eaton fire was found.",
    next: "25 January 2027: first Eaton test trial, as set on 19 August 2025 and still reported as January 2027 in early 2026 (not checked since; dates move). 7 January 2027 is two years after the fires, a common California limit for injury and death claims. Edison's program was reported open through at least November 2026, so it may be closing or closed.",
    settlement:
      "none found for residents as a group. Southern California Edison runs a voluntary claims program for the Eaton fire; accepting an offer means giving up claims against it. Edison's filings also show a settlement with insurers (subrogation).",
    classAction: "no: individual suits handled together",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-02-19",
      text: "The Palisades judge made final her ruling that most claims against the city, its water and power department and the state may go on; that is not a finding of fault.",
      source: "claimsJournal2026",
    },
    {
      date: "2026-02-18",
      text: "Edison said its program would cover a larger share of lawyers' fees and more housing help for renters, also for earlier claims.",
      source: "pasadenaNow2026",
      isReported: true,
    },
    {
      date: "2026-01-16",
      text: "Edison filed claims against Los Angeles County, water agencies, a gas company and an alert contractor, saying they share responsibility for the Eaton losses; the gas company rejected that.",
      source: "pasadenaNow2026b",
      isReported: true,
    },
    {
      date: "2025-12-10",
      text: "The Palisades judge moved up a hearing for people who missed the 7 July 2025 government claim deadline; how she ruled was not found.",
      source: "dailyJournal2025",
    },
    {
      date: "2025-10-29",
      text: "Edison opened its voluntary Wildfire Recovery Compensation Program for owners, renters, businesses, injuries and deaths tied to the Eaton fire.",
      source: "southernCalifornia2025",
      isReported: true,
    },
    {
      date: "2025-09-04",
      text: "The United States sued Southern California Edison, alleging that its equipment ignited the Eaton fire on national forest land.",
      source: "dailyJournal2025b",
    },
    {
      date: "2025-08-19",
      text: "The Eaton judge set the first test trial for 25 January 2027.",
      source: "scng2025",
      isReported: true,
    },
    {
      date: "2025-08-01",
      text: "California's insurance commissioner started legal action against the FAIR Plan, alleging that it wrongly limited smoke damage claims.",
      source: "workcompacademy2025",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "State suit over the Eaton fire (against Southern California Edison)",
      who: "Owners, renters, businesses, injured people and families of those who died",
      clock:
        "California limits are commonly two years for injury, death and emotional distress and three for property; two years from the fires is 7 January 2027. One page gives two years for everything, so treat 7 January 2027 as the safe date and ask now which rule is yours",
      check: {
        text: "Los Angeles Superior Court, case 25STCV00731, https://www.lacourt.ca.gov",
        href: "https://www.lacourt.ca.gov",
      },
    },
    {
      way: "Edison's Wildfire Recovery Compensation Program (not a court; voluntary)",
      who: "Owners and renters of eligible properties (rented 30 days or more), businesses, people treated 7 to 15 January 2025, estates of people who died before 31 January 2025",
      clock:
        "Reported open through at least November 2026 (local paper, December 2025); it may be closing or closed, so look at the company's page today. A program claim is not a lawsuit: do not assume that it stops a court date. People could apply and keep a lawsuit going (LAist, October 2025). Accepting and signing ends claims against Edison",
      check: { text: "sce.com/directclaims" },
    },
    {
      way: "Suit over the Palisades fire (against the City of Los Angeles, LADWP, the State)",
      who: "People with Palisades losses who gave a government claim notice in time, or have a court's permission",
      clock:
        "Government claims: six months for injury and belongings (reported as 7 July 2025), one year for land and buildings; late-claim requests within one year. For most people those dates have passed; exceptions are narrow. A claim made in time has a second date: six months to sue after a mailed denial, or generally up to two years from the fire if no answer came (7 January 2027). A property owner's taking claim (inverse condemnation) can follow other rules; ask before deciding that it is too late",
      check: {
        text: "Los Angeles Superior Court, case 25STCV00832; California courts self-help https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
        href: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
      },
    },
    {
      way: "Insurance claim and complaint",
      who: "Anyone with a homeowner, renter, business or FAIR Plan policy, also for smoke and living costs",
      clock: "The policy sets dates for living costs and for suing the insurer; ask the Department",
      check: {
        text: "California Department of Insurance 800-927-4357, https://www.insurance.ca.gov/01-consumers/140-catastrophes/WildfireResources.cfm",
        href: "https://www.insurance.ca.gov/01-consumers/140-catastrophes/WildfireResources.cfm",
      },
    },
    {
      way: "Disaster aid and loans",
      who: "People with losses that insurance did not cover",
      clock: "First-application dates have passed; appeals and open cases differ; ask",
      check: {
        text: "https://www.disasterassistance.gov",
        href: "https://www.disasterassistance.gov",
      },
    },
  ],
  documents: [
    {
      name: "Policy, declarations page and every insurer letter",
      holder: "from the insurer; California lets a policyholder ask for a full copy of the policy.",
      how: "",
    },
    {
      name: "Proof of living or owning there",
      holder:
        "deed, lease, utility bills, tax bill, voter or school mail; county recorder or landlord.",
      how: "",
    },
    {
      name: "Photos and videos before and after, with dates",
      holder: "your phone, relatives, listing sites, map street views.",
      how: "",
    },
    {
      name: "Damage finding or inspection result",
      holder: "county or CAL FIRE damage map entry for the address; print it.",
      how: "",
    },
    {
      name: "Smoke, soot or ash test and cleaning reports and bills",
      holder: "from the tester or cleaner.",
      how: "",
    },
    {
      name: "Receipts and rent for living elsewhere, and proof of lost income",
      holder: "your files, employer or accountant.",
      how: "",
    },
    {
      name: "Medical records from January 2025 on",
      holder: "from the hospital or clinic's records office.",
      how: "",
    },
    {
      name: "Government claim form, date stamp and reply, and any Edison offer or release",
      holder: "keep every page; do not sign before advice.",
      how: "",
    },
  ],
  questions: [
    "Which fire, which defendant and which deadline apply to me, and is any notice already late?",
    "Should I file before 7 January 2027 to be safe?",
    "How does Edison's program compare with a suit for my kind of loss, and what would I give up?",
    "How do my insurance payments and the insurer's own recovery change what I can claim?",
    "I only have smoke, soot or ash: what testing and papers do I need?",
    "Would a payment be taxed, given that the federal wildfire exclusion was written for payments received through 2025?",
    "What is the fee, who pays experts, and is a program claim charged at the same fee?",
  ],
  figures: [],
  sources: {
    californiaDepartment: {
      publisher: "California Department of Insurance",
      title: "Wildfire Resources",
      date: "None",
      url: "https://www.insurance.ca.gov/01-consumers/140-catastrophes/WildfireResources.cfm",
    },
    securitiesExchange2025: {
      publisher: "US Securities and Exchange Commission (Edison International filing)",
      title: "Commitments and Contingencies (Tables), quarter to 30 September 2025",
      date: "2025",
      url: "https://www.sec.gov/Archives/edgar/data/827052/000082705225000100/R44.htm",
    },
    claimsJournal2026: {
      publisher: "Claims Journal",
      title: "LA Fire Victims Suing City Utility for Billions Win Major Ruling",
      date: "2026",
      url: "https://amp.claimsjournal.com/news/national/2026/02/20/335795.htm",
    },
    dailyJournal2025: {
      publisher: "Daily Journal",
      title: "Court expedites hearing on Palisades Fire victims' late claims",
      date: "2025",
      url: "https://dailyjournal.com/articles/388973-court-expedites-hearing-on-palisades-fire-victims-late-claims",
    },
    dailyJournal2025b: {
      publisher: "Daily Journal",
      title: "Federal lawsuits accuse SoCal Edison of wildfire negligence",
      date: "2025",
      url: "https://www.dailyjournal.com/articles/387358-us-sues-southern-california-edison-over-eaton-fairview-fires",
    },
    southernCalifornia2025: {
      publisher: "Southern California Edison on Business Wire",
      title: "Now Available: Wildfire Recovery Compensation Program for Eaton Fire",
      date: "2025",
      url: "https://www.businesswire.com/news/home/20251029562659/en/ADDING-MULTIMEDIA-Now-Available-Wildfire-Recovery-Compensation-Program-for-Eaton-Fire",
    },
    southernCalifornia2025b: {
      publisher: "Southern California Edison, in the Los Angeles Times",
      title: "SCE wildfire recovery program (advertising supplement)",
      date: "2025",
      url: "https://www.latimes.com/specialsupplements/story/sce-wildfire-recovery-program",
    },
    pasadenaNow2026: {
      publisher: "Pasadena Now",
      title: "Edison Doubles Attorney Fee Coverage in Altadena Fire Compensation Program",
      date: "2026",
      url: "https://pasadenanow.com/main/edison-doubles-attorney-fee-coverage-in-altadena-fire-compensation-program",
    },
    altadenaNow2025: {
      publisher: "Altadena Now",
      title: "Judge Could Announce Trial Date for Eaton Fire Litigation",
      date: "2025",
      url: "https://www.altadena-now.com/main/?p=9613",
    },
    withum2025: {
      publisher: "Withum",
      title:
        "Federal Exclusion of Wildfire Compensation Currently Only for Payments Received Through 2025",
      date: "2025",
      url: "https://withum.com/resources/federal-exclusion-of-wildfire-compensation-currently-only-for-payments-received-through-2025",
    },
    judicialCouncil: {
      publisher: "Judicial Council of California",
      title: "Ask a government agency to pay you by a deadline",
      date: "None",
      url: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
    },
    laistCopied2025: {
      publisher: "LAist, copied by europesays.com",
      title: "Should fire survivors join a lawsuit? Here's a guide",
      date: "2025",
      url: "https://www.europesays.com/us/85864",
    },
    laist2025: {
      publisher: "LAist",
      title: "Edison is changing how it plans to pay Eaton Fire victims. What you need to know",
      date: "2025",
      url: "https://laist.com/news/climate-environment/socal-edison-compensation-program-changes",
    },
    midValley2025: {
      publisher: "Mid Valley News",
      title: "SCE wildfire recovery claims support expands",
      date: "2025",
      url: "https://midvalleynews.com/sce-wildfire-recovery-claims-support-expands",
    },
    pasadenaNow2026b: {
      publisher: "Pasadena Now",
      title:
        "Edison's New Co-Defendants Join Eaton Fire Legal Battle in Court Today (from the page address)",
      date: "2026-01",
      url: "https://pasadenanow.com/main/edisons-new-co-defendants-join-eaton-fire-legal-battle-in-court-today",
    },
    scng2025: {
      publisher: "SCNG, copied by USA Today News",
      title: "Judge sets 2027 trial date for first set of lawsuits against SCE for Eaton fire",
      date: "2025-08",
      url: "https://usa-today-news.com/news/judge-sets-2027-trial-date-for-first-set-of-lawsuits-against-sce-for-eaton-fire/?noamp=mobile",
    },
    workcompacademy2025: {
      publisher: "WorkCompAcademy",
      title: "Insurance Commissioner Files Legal Action Against FAIR Plan (from the page address)",
      date: "2025-08",
      url: "https://www.workcompacademy.com/2025/08/insurance-commissioner-files-legal-action-against-fair-plan",
    },
    reutersGv2025: {
      publisher: "Reuters on GV Wire",
      title:
        "US Accuses Southern California Edison in Lawsuit of Igniting Eaton, Fairview Wildfires",
      date: "2025-09-04",
      url: "https://gvwire.com/2025/09/04/us-accuses-southern-california-edison-in-lawsuit-of-igniting-eaton-fairview-wildfires",
    },
  },
} as const satisfies CaseRecord;
