import type { CaseRecord } from "../record";

export const laWildfireRecord = {
  status: {
    kind: "State cases handled together",
    court: "Los Angeles County Superior Court, one judge for each fire",
    docket:
      "Eaton: Gursey v. Southern California Edison, 25STCV00731. Palisades: Grigsby v. City of Los Angeles, 25STCV00832.",
    judge: "Laura A. Seigle (Eaton); Samantha P. Jessner (Palisades)",
    since: [{ date: "2025-01" }],
    stage:
      "As of early 2026, the Eaton cases were being prepared for a first trial in January 2027, and the Palisades judge had let most claims go on.[^scng2025][^claimsJournal2026]",
    next: "January 25, 2027: first Eaton trial, as set in August 2025 and last seen reported in early 2026; it may have moved. January 7, 2027, is two years after the fires.",
    settlement:
      "None found for residents as a group. Edison's program is voluntary, and its filings show a settlement with insurers.[^securitiesExchange2025]",
    classAction: "No. Every suit stands alone, with shared steps before trial.",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-02-19",
      text: "Judge Jessner made her Palisades ruling final: most claims against the city, its utility and the state go forward.",
      source: "claimsJournal2026",
      isReported: true,
    },
    {
      date: "2026-02-18",
      text: "Edison announced more help with lawyers' fees and with renters' housing, for earlier applicants too.",
      source: "pasadenaNow2026",
      isReported: true,
    },
    {
      date: "2026-01-16",
      text: "Edison brought Los Angeles County, water agencies, a gas company and others into the Eaton case; the gas company rejects the claim.",
      source: "pasadenaNow2026b",
      isReported: true,
    },
    {
      date: "2025-12-10",
      text: "The Palisades court moved up a hearing for people whose notice was late; we looked for the ruling and found none.",
      source: "dailyJournal2025",
      isReported: true,
    },
    {
      date: "2025-10-29",
      text: "The company's Wildfire Recovery Compensation Program opened for losses from the Eaton fire.",
      source: "southernCalifornia2025",
      isReported: true,
    },
    {
      date: "2025-09-04",
      text: "The United States sued Edison, alleging that its equipment set off the Eaton fire on national forest land.",
      source: "dailyJournal2025b",
      isReported: true,
    },
    {
      date: "2025-08-19",
      text: "Judge Seigle chose January 25, 2027, for the first Eaton trial.",
      source: "scng2025",
      isReported: true,
    },
    {
      date: "2025-08-01",
      text: "The insurance commissioner began legal action against the FAIR Plan over smoke claims.",
      source: "workcompacademy2025",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Suit over the Eaton fire",
      who: "Owners, renters, businesses, injured people and families of those who died.",
      clock:
        "California limits are commonly two years for injury, death and distress, and three for property.[^laistCopied2025] One page gives two years for all of it. Two years after the fires is January 7, 2027; a lawyer can say now which rule applies.",
      check: {
        text: "Los Angeles Superior Court, case 25STCV00731",
        href: "https://www.lacourt.ca.gov",
      },
    },
    {
      way: "Edison's program (not a court)",
      who: "Owners and renters of eligible places, businesses, people treated January 7 to 15, 2025, and estates of people who died before January 31, 2025.[^southernCalifornia2025b]",
      clock:
        "Reported open through at least November 2026, so it may be closing or closed.[^midValley2025] Do not assume that applying stops a court date.",
      check: { text: "Edison's own page, sce.com/directclaims" },
    },
    {
      way: "Suit over the Palisades fire",
      who: "People who gave notice to the city, LADWP or the state in time, or have a court's permission.",
      clock:
        "Notice: six months for injury and belongings (July 7, 2025), one year for land and buildings; late requests within one year.[^judicialCouncil][^dailyJournal2025] For most people these have passed. A notice given in time has a second date: six months to sue after a mailed denial or, with no answer, generally up to two years from the fire (January 7, 2027). A claim that property was taken for public use can follow other rules.",
      check: {
        text: "The California courts' guide to claims against a public body",
        href: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
      },
    },
    {
      way: "Insurance claim or complaint",
      who: "Anyone with a homeowner, renter, business or FAIR Plan policy.",
      clock: "The policy sets its own dates for living costs and for suing the insurer.",
      check: {
        text: "California Department of Insurance, 800-927-4357",
        href: "https://www.insurance.ca.gov/01-consumers/140-catastrophes/WildfireResources.cfm",
      },
    },
    {
      way: "Disaster aid and loans",
      who: "People whose insurance left losses open.",
      clock: "First applications are closed; an appeal or an open file may not be.",
      check: { text: "Federal disaster assistance", href: "https://www.disasterassistance.gov" },
    },
  ],
  documents: [
    {
      name: "Policy and all insurer letters",
      holder: "Your insurer",
      how: "Ask for a full copy; California gives you that right",
    },
    {
      name: "Proof that you lived or owned there",
      holder: "County recorder, landlord, utilities",
      how: "Deed, lease, bills, or school mail with the address",
    },
    {
      name: "Photos before and after",
      holder: "Your phone, relatives, listing sites",
      how: "Save the originals, with their dates",
    },
    {
      name: "Damage finding for the address",
      holder: "County or CAL FIRE damage map",
      how: "Print the entry",
    },
    {
      name: "Smoke and ash tests, cleaning bills",
      holder: "The tester or cleaner",
      how: "Ask for the report as well as the invoice",
    },
    {
      name: "Receipts, rent and lost income",
      holder: "You, your employer or accountant",
      how: "Keep a folder by month since January 2025",
    },
    {
      name: "Medical records since the fires",
      holder: "Hospital or clinic records office",
      how: "Request the visits of January 2025 first",
    },
    {
      name: "Notices, offers and releases",
      holder: "You; the clerk who stamped them",
      how: "Keep every page, and sign nothing unread",
    },
  ],
  questions: [
    "Which fire, which defendant and which dates are mine, and is any notice late already?",
    "Would filing before January 7, 2027, be the safe course for me?",
    "How does Edison's program compare with a suit for a loss like mine?",
    "How do insurance payments, and what the insurer wants back, change my claim?",
    "What tests do I need for smoke, soot or ash?",
    "Who pays the experts, and is a program claim charged like a suit?",
  ],
  figures: [
    {
      kind: "timeline",
      caption:
        "Some dates lie behind and some ahead; they differ by fire.[^dailyJournal2025][^scng2025]",
      points: [
        { date: "2025-01-07", text: "Both fires begin" },
        { date: "2025-07-07", text: "Reported notice date for many losses" },
        { date: "2025-10-29", text: "Edison's program opens" },
        { date: "2026-02-19", text: "Palisades claims go on" },
        { date: "2027-01-07", text: "Two years since the fires" },
        { date: "2027-01-25", text: "First Eaton trial, as set" },
      ],
    },
    {
      kind: "sides",
      caption:
        "We found no court ruling on who is at fault for either fire.[^claimsJournal2026][^pasadenaNow2026b]",
      sides: [
        {
          title: "What lawsuits say",
          points: [
            "Eaton: utility equipment set it off",
            "Palisades: public bodies failed to prevent and fight it",
            "Smoke losses count as well",
          ],
        },
        {
          title: "What the other side answers",
          points: [
            "Edison: others share responsibility",
            "City and state: liability denied",
            "Gas company: claim rejected",
          ],
        },
      ],
    },
  ],
  sources: {
    californiaDepartment: {
      publisher: "California Department of Insurance",
      title: "Wildfire Resources",
      date: "undated",
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
      title: "Report on the final ruling in the Palisades fire cases",
      date: "February 20, 2026",
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
      date: "undated",
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
      title: "Report on Edison's new co-defendants in the Eaton case",
      date: "January 2026",
      url: "https://pasadenanow.com/main/edisons-new-co-defendants-join-eaton-fire-legal-battle-in-court-today",
    },
    scng2025: {
      publisher: "SCNG, copied by USA Today News",
      title: "Judge sets 2027 trial date for first set of lawsuits against SCE for Eaton fire",
      date: "August 2025",
      url: "https://usa-today-news.com/news/judge-sets-2027-trial-date-for-first-set-of-lawsuits-against-sce-for-eaton-fire/?noamp=mobile",
    },
    workcompacademy2025: {
      publisher: "WorkCompAcademy",
      title: "Report on the insurance commissioner's action against the FAIR Plan",
      date: "August 2025",
      url: "https://www.workcompacademy.com/2025/08/insurance-commissioner-files-legal-action-against-fair-plan",
    },
    reutersGv2025: {
      publisher: "Reuters on GV Wire",
      title:
        "US Accuses Southern California Edison in Lawsuit of Igniting Eaton, Fairview Wildfires",
      date: "September 4, 2025",
      url: "https://gvwire.com/2025/09/04/us-accuses-southern-california-edison-in-lawsuit-of-igniting-eaton-fairview-wildfires",
    },
  },
} as const satisfies CaseRecord;
