import type { CaseRecord } from "../record";

export const laWildfireRecord = {
  status: {
    kind: "State cases handled together",
    court: "Los Angeles County Superior Court, one judge for each fire",
    docket:
      "Eaton: Gursey v. Southern California Edison, 25STCV00731. Palisades: Grigsby v. City of Los Angeles, 25STCV00832.",
    judge: "Laura A. Seigle (Eaton); Samantha P. Jessner (Palisades)",
    since: [
      {
        date: "2025-01",
      },
    ],
    stage:
      "As of June 2026, a first Eaton trial was planned for January 2027, and most Palisades claims could go on. The arson trial over an earlier fire was reported to have ended without a verdict.[^scng2025][^claimsJournal2026][^nbc2026]",
    next: "The first Eaton trial, set in August 2025 for January 25, 2027.[^scng2025] We have not seen that day confirmed since early 2026. A second arson trial was reported for October 2026; we found no result.[^nbc2026]",
    settlement:
      "None found for residents as a group. Edison's program is voluntary. The company's filings show a settlement with insurers.[^securitiesExchange2025]",
    classAction: "No. Every suit stands alone, with shared steps before trial.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-06-26",
    source: "nbc2026",
  },
  soonest: {
    date: "2026-11-30",
    ends: true,
    way: "Edison's program (not a court)",
    text: "Edison's Eaton fire program is reported to take its last claims. If you want to use it, check sce.com/directclaims first and file by then. Applying does not stop your deadline to sue.",
    whom: "owners, renters, businesses, people who were hurt and families of people who died, for the Eaton fire only",
    certainty: "reported",
    source: "pasadenaNow2026c",
  },
  figures: [
    {
      value:
        "24 months from the loss; up to 36 months with delays the owner cannot control; six-month extensions for good cause",
      what: "Shortest time an insurer must cover extra living costs after a declared emergency, if the policy has that cover.",
      date: "2026-11",
      where: {
        part: "ways",
        way: "Insurance claim or complaint",
      },
      source: "code2060",
    },
    {
      value: "36 months from the first actual-cash-value payment",
      what: "Shortest time to collect the full cost of replacing what was lost.",
      date: "2026-01",
      where: {
        part: "ways",
        way: "Insurance claim or complaint",
      },
      source: "code2051",
    },
    {
      value: "two years from the loss",
      what: "Usual time to sue the insurer itself, as a law firm says and one Eaton fire policy has it. It pauses while the insurer decides.",
      date: "2019-12",
      where: {
        part: "ways",
        way: "Insurance claim or complaint",
      },
      isReported: true,
      source: "coverageLaw2019",
    },
    {
      value: "20% of net damages",
      what: "What Edison's program adds for a lawyer's fees, if you had a lawyer when you filed.",
      date: "2026-02",
      where: {
        part: "ways",
        way: "Edison's program (not a court)",
      },
      isReported: true,
      source: "pasadenaNow2026",
    },
    {
      value: "90 days; up to nine months",
      what: "Time the program gives itself for a Fast Pay offer after a nearly complete claim, and for a Detailed Review.",
      date: "2025-10",
      where: {
        part: "ways",
        way: "Edison's program (not a court)",
      },
      isReported: true,
      source: "laist2025",
    },
  ],
  events: [
    {
      date: "2026-06-26",
      text: "The federal arson trial over the Lachman fire ended in a mistrial because the jury could not agree. A second trial was planned for October 2026.",
      source: "nbc2026",
      isReported: true,
    },
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
      date: "2026-02-05",
      text: "The City of Los Angeles asked the court to make the State share whatever it may owe to Palisades residents.",
      source: "circling2026",
      isReported: true,
    },
    {
      date: "2026-01-16",
      text: "Edison brought the county, water agencies, a gas company and others into the Eaton case. The gas company rejects the claim.",
      source: "pasadenaNow2026b",
      isReported: true,
    },
    {
      date: "2025-11-12",
      text: "Edison's chief executive said that its equipment was likely at fault in the Eaton fire. The official inquiry was still open.",
      source: "latimes2025",
      isReported: true,
    },
    {
      date: "2025-10-08",
      text: "Federal prosecutors charged a man with setting the Lachman fire and said it flared up again as the Palisades fire; he pleaded not guilty.",
      source: "scng2025b",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Suit over the Eaton fire",
      who: "Owners, renters, businesses, injured people and families of those who died.",
      clock:
        "California law commonly gives two years for injury, death and distress, and three for property.[^laistCopied2025] For the first day of the fires, two years end on January 7, 2027. We counted that day from the law. Plan by it for property too, until a lawyer says which rule is yours. A claim with Edison's program may not stop it.",
      check: {
        text: "Los Angeles Superior Court, case 25STCV00731",
        href: "https://www.lacourt.ca.gov",
      },
      ends: "2027-01-07",
      certainty: "counted",
    },
    {
      way: "Edison's program (not a court)",
      who: "Owners, renters of 30 days or more and businesses at eligible places. People treated January 7 to 15, 2025. Estates of people who died before January 31, 2025.[^southernCalifornia2025b]",
      clock:
        "Claims are taken through November 30, 2026, as reported.[^pasadenaNow2026c] Confirm the date on Edison's own page. An offer can come after January 7, 2027, and applying does not stop your deadline to sue. You can apply and keep a lawsuit going, but signing an offer ends all claims against Edison.[^laist2025] Filing is free and needs no lawyer.",
      check: {
        text: "Edison's own page, sce.com/directclaims",
      },
      ends: "2026-11-30",
    },
    {
      way: "Palisades fire: city, utility and state",
      who: "People who gave notice to the city, LADWP or the state in time, or have a court's permission. The city and the state say the fire was arson and that the law protects them.[^circling2026]",
      clock:
        "Notice of a claim: six months for injury and belongings (reported as July 7, 2025), one year for land and buildings, and a late request within one year.[^judicialCouncil][^dailyJournal2025] For most people these have passed. A notice given in time has a second date: six months to sue after a mailed denial. With no answer, it is generally up to two years from the fire (January 7, 2027). An owner's claim that property was taken for public use can follow other rules, so ask before you give up.",
      check: {
        text: "The California courts' guide to claims against a public body",
        href: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
      },
      ends: "2027-01-07",
      certainty: "counted",
    },
    {
      way: "Insurance claim or complaint",
      who: "Anyone with a homeowner, renter, business or FAIR Plan policy.",
      clock:
        "Living costs: cover can run out on January 7, 2027, at the earliest. Ask your insurer in writing for more time before that.[^code2060] For a suit against the insurer, your own policy's words count.",
      check: {
        text: "California Department of Insurance, 800-927-4357",
        href: "https://www.insurance.ca.gov/01-consumers/140-catastrophes/WildfireResources.cfm",
      },
      ends: "2027-01-07",
      certainty: "counted",
    },
    {
      way: "Disaster aid and loans",
      who: "People whose insurance left losses open.",
      clock:
        "It is too late for a first application. For an appeal or an open file the dates differ, so ask.",
      check: {
        text: "Federal disaster assistance",
        href: "https://www.disasterassistance.gov",
      },
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
    "Who pays the experts, and do you charge the same for a program claim as for a suit?",
  ],
  charts: [
    {
      kind: "timeline",
      caption:
        "The fires of one day led to two groups of suits and to a program outside the courts.[^dailyJournal2025][^scng2025][^southernCalifornia2025]",
      points: [
        {
          date: "2025-01-07",
          text: "Both fires begin",
        },
        {
          date: "2025-07-07",
          text: "Palisades notice date",
        },
        {
          date: "2025-10-29",
          text: "Edison program opens",
        },
        {
          date: "2026-02-19",
          text: "Palisades ruling final",
        },
        {
          date: "2027-01-07",
          text: "Two years on",
        },
        {
          date: "2027-01-25",
          text: "Eaton trial, planned",
        },
      ],
    },
    {
      kind: "sides",
      caption:
        "No court had decided who is at fault for either fire.[^claimsJournal2026][^latimes2025][^dailyJournal2025b][^pasadenaNow2026b]",
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
            "Edison: our equipment likely began it, others share blame",
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
      publisher: "Southern California Edison",
      title:
        "Now Available: Wildfire Recovery Compensation Program for Eaton Fire [on Business Wire]",
      date: "2025",
      url: "https://www.businesswire.com/news/home/20251029562659/en/ADDING-MULTIMEDIA-Now-Available-Wildfire-Recovery-Compensation-Program-for-Eaton-Fire",
    },
    southernCalifornia2025b: {
      publisher: "Southern California Edison",
      title: "SCE wildfire recovery program (advertising supplement) [in the Los Angeles Times]",
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
      publisher: "LAist",
      title: "Should fire survivors join a lawsuit? Here's a guide [copied by europesays.com]",
      date: "2025",
      url: "https://www.europesays.com/us/85864",
    },
    laist2025: {
      publisher: "LAist",
      title: "Edison is changing how it plans to pay Eaton Fire victims. What you need to know",
      date: "2025",
      url: "https://laist.com/news/climate-environment/socal-edison-compensation-program-changes",
    },
    pasadenaNow2026b: {
      publisher: "Pasadena Now",
      title: "Report on Edison's new co-defendants in the Eaton case",
      date: "January 2026",
      url: "https://pasadenanow.com/main/edisons-new-co-defendants-join-eaton-fire-legal-battle-in-court-today",
    },
    scng2025: {
      publisher: "SCNG",
      title:
        "Judge sets 2027 trial date for first set of lawsuits against SCE for Eaton fire [copied by USA Today News]",
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
      publisher: "Reuters",
      title:
        "US Accuses Southern California Edison in Lawsuit of Igniting Eaton, Fairview Wildfires [on GV Wire]",
      date: "September 4, 2025",
      url: "https://gvwire.com/2025/09/04/us-accuses-southern-california-edison-in-lawsuit-of-igniting-eaton-fairview-wildfires",
    },
    pasadenaNow2026c: {
      publisher: "Pasadena Now",
      title: "Edison extends offers to Eaton fire claimants at 90-day mark",
      date: "January 29, 2026",
      url: "https://pasadenanow.com/main/edison-extends-117-million-in-offers-to-eaton-fire-claimants-at-90-day-mark",
    },
    nbc2026: {
      publisher: "NBC News",
      title: "Mistrial declared in trial over deadly Palisades Fire [carried by Modern Ghana]",
      date: "June 26, 2026",
      url: "https://www.modernghana.com/amp/videonews/672766",
    },
    scng2025b: {
      publisher: "SCNG",
      title:
        "Arson arrest over Palisades fire shines light on firefight days earlier [copied by USA Today News]",
      date: "October 2025",
      url: "https://usa-today-news.com/news/arson-arrest-over-palisades-fire-shines-light-on-firefight-days-earlier/?amp=1",
    },
    latimes2025: {
      publisher: "Los Angeles Times",
      title:
        "Edison's CEO vows swift payments to fire victims, saying utility's equipment likely at fault in Eaton fire [copied by Binghamton Herald]",
      date: "November 13, 2025",
      url: "https://binghamtonherald.com/?p=71084",
    },
    circling2026: {
      publisher: "Circling the News",
      title: "Court tentatively rules fire plaintiffs can move forward",
      date: "February 2026",
      url: "https://www.circlingthenews.com/court-tentatively-rules-fire-plaintiffs-can-move-forward",
    },
    code2060: {
      publisher: "California Legislature (Insurance Code)",
      title: "Section 2060, additional living expenses after a state of emergency",
      date: "undated",
      url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=INS&nodeTreePath=3.1.2.2&sectionNum=2060.",
    },
    code2051: {
      publisher: "California Insurance Code",
      title:
        "Article 2, Measure of Indemnity (section 2051.5, as amended effective January 1, 2026) [copied by CodeCond]",
      date: "2026",
      url: "https://codecond.com/codes/ins/division-2-classes-of-insurance/part-1-fire-and-marine-insurance/chapter-2-the-fire-insurance-contract/article-2-measure-of-indemnity",
    },
    coverageLaw2019: {
      publisher: "Property Insurance Coverage Law Blog (law firm)",
      title:
        "Has the statute of limitations passed to file a lawsuit on my California wildfire claim?",
      date: "December 2019",
      url: "https://www.propertyinsurancecoveragelaw.com/2019/12/articles/insurance/has-the-statute-of-limitations-passed-to-file-a-lawsuit-on-my-california-wildfire-claim/",
    },
  },
} as const satisfies CaseRecord;
