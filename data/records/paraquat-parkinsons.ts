import type { CaseRecord } from "../record";

export const paraquatParkinsonsRecord = {
  status: {
    kind: "Federal MDL and state cases",
    court:
      "U.S. District Court, Southern District of Illinois (East St. Louis); Philadelphia Court of Common Pleas",
    docket: "MDL No. 3004 (3:21-md-03004-NJR)",
    judge: "Nancy J. Rosenstengel (MDL); Joshua Roberts (Philadelphia)",
    since: [
      {
        date: "2021-06-07",
        of: "the federal MDL",
      },
    ],
    stage:
      "As of September 2026, the federal court was reported to be carrying out a confidential settlement of certain claims. As reported, it was testing the cases of people who had opted out, and its trials stayed canceled.[^guide2026]",
    next: "None known. We found no result of a September 2026 hearing about one attorney's cases. We also found no ruling on how the Supreme Court's label decision applies here.[^guide2026]",
    settlement:
      "Reported, for certain claims only: order No. 24 names a confidential master settlement.[^guide2026] No terms, total or date to claim are public, and sources disagree about the day of signing.",
    classAction: "No. Each person sues separately.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-09-14",
    source: "guide2026",
  },
  soonest: null,
  figures: [
    {
      value: "30 days",
      what: "Time to serve the court's questionnaire after a suit reaches the federal docket (order No. 10).",
      date: "2024-01",
      where: {
        part: "ways",
        way: "Federal suit in MDL 3004",
      },
      isReported: true,
      source: "order10",
    },
  ],
  events: [
    {
      date: "2026-09-04",
      text: "A hearing on one attorney's cases was set for September 15; it was not a trial or a date to claim, and we found no result.",
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-06-25",
      text: "In Monsanto v. Durnell the Supreme Court held that federal pesticide law can block claims about a label under state law.",
      source: "pestManagement2026",
      isReported: true,
    },
    {
      date: "2026-06-02",
      text: "Orders of June 2 and 3 chose some people who had opted out of the settlement to answer questions under oath.",
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-01",
      text: "A Philadelphia trial was canceled after a settlement in that case, like two before it.",
      source: "legalNewsline2026",
      isReported: true,
    },
    {
      date: "2025-11-13",
      text: "The EPA published an updated review of how paraquat can turn to vapor.",
      source: "epa2025",
    },
    {
      date: "2025-09-03",
      text: "A confidential master settlement was signed for certain claims; a special master reviews who fits, the offers and the opt-outs.",
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2024-10-28",
      text: "The judge ruled that every plaintiff, also one who files later, must send subpoenas for proof of exposure.",
      source: "subpoenas",
      isReported: true,
    },
    {
      date: "2024-08-28",
      text: "A large group of cases was dismissed because a required questionnaire came late; six people who objected could go on.",
      source: "dismissed2024",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Federal suit in MDL 3004",
      who: "People with Parkinson's disease after repeated work with paraquat who have not settled.",
      clock:
        "Your state sets the time to sue. After you file, the questionnaire and the subpoenas have their own deadlines, and missing them has ended cases.[^order10][^subpoenas] If you have a settlement letter, the date in it decides, so call your lawyer at once. It is not known whether new claims can join.",
      check: {
        text: "The court's page on the paraquat cases",
        href: "https://www.ilsd.uscourts.gov/paraquat-products-liability-litigation",
      },
    },
    {
      way: "Confidential federal settlement",
      who: "People with a filed claim that the agreement names and that the special master finds to fit. Having a case on file does not prove it.",
      clock: "There is no public date to claim or to opt out. The date in your own letter counts.",
      check: {
        text: "Your own lawyer, and the orders of the court",
        href: "https://www.ilsd.uscourts.gov/paraquat-products-liability-litigation",
      },
    },
    {
      way: "State suit, for example in Philadelphia or California",
      who: "People who can sue in that state. Suits in Philadelphia by people from elsewhere are on appeal.[^legalNewsline2026]",
      clock: "The law of that state decides. Ask a lawyer there.",
      check: {
        text: "The Philadelphia courts",
        href: "https://www.courts.phila.gov/",
      },
    },
    {
      way: "Workers' compensation",
      who: "Farm and grounds workers exposed on the job. Some states do not cover all farms.",
      clock: "Set by each state and sometimes short.",
      check: {
        text: "Your state's workers' compensation agency",
      },
    },
    {
      way: "Disability benefits",
      who: "People who can no longer work, and veterans with Parkinson's disease, under a rule about other exposures.",
      clock: "The agency's own rules. You do not need a lawsuit.",
      check: {
        text: "Social Security, or for veterans the VA",
        href: "https://www.ssa.gov/disability",
      },
    },
  ],
  documents: [
    {
      name: "Neurology records",
      holder: "Neurologist or hospital",
      how: "Ask for the first note that names Parkinson's, and any DaTscan or MRI",
    },
    {
      name: "Medicine history",
      holder: "Pharmacy chain or insurer",
      how: "Print a list that shows levodopa or similar, with dates",
    },
    {
      name: "Applicator license",
      holder: "State agriculture or pesticide agency",
      how: "Request the history under your name",
    },
    {
      name: "Spray and sales records",
      holder: "Farm, co-op or dealer",
      how: "Ask now, because many are kept for two years only",
    },
    {
      name: "Pesticide use reports by field",
      holder: "County agricultural commissioner or state agency",
      how: "Give section and years; California's go back to 1974",
    },
    {
      name: "Proof of work and home",
      holder: "Social Security, payroll offices, you",
      how: "Form SSA-7050, crop or H-2A papers, a map of nearby fields",
    },
    {
      name: "Statements from co-workers or neighbors",
      holder: "People who were there",
      how: "Product, years, tasks and what protection was worn",
    },
  ],
  questions: [
    "Is the federal settlement open to someone like me, and who decides that?",
    "If I am in it, what did I sign, and could I still leave?",
    "After Monsanto v. Durnell, what is left of a claim about the label?",
    "Where would you file, and what if the Philadelphia appeal goes the other way?",
    "When did my time limit start: at the diagnosis, or when I heard of the possible link?",
    "What would you need to show that it was paraquat and not another weed killer?",
  ],
  charts: [
    {
      kind: "timeline",
      caption:
        "Courts and the EPA have moved at different speeds.[^environmentalHealth2011][^judicialPanel2021][^harrismartin2024][^epa2025]",
      points: [
        {
          date: "2011",
          text: "Farm study",
        },
        {
          date: "2021-06",
          text: "MDL 3004 begins",
        },
        {
          date: "2024-04",
          text: "Expert excluded",
        },
        {
          date: "2025-04",
          text: "Letter agreement",
        },
        {
          date: "2025-09",
          text: "Settlement, as reported",
        },
        {
          date: "2026-06",
          text: "Label ruling",
        },
      ],
    },
  ],
  sources: {
    epa2025: {
      publisher: "U.S. EPA",
      title:
        "EPA Updates Review on Potential Paraquat Volatilization and Plans to Request Additional Data from Manufacturers",
      date: "2025",
      url: "https://www.epa.gov/pesticides/epa-updates-review-potential-paraquat-volatilization-and-plans-request-additional-data",
    },
    judicialPanel2021: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title: "MDL No. 3004 Transfer Order [copied by Docket Alarm]",
      date: "2021",
      url: "https://www.docketalarm.com/cases/Judicial_Panel_On_Multidistrict_Litigation/MDL%20No.%203004/IN_RE--_Paraquat_Products_Liability_Litigation/149/",
    },
    environmentalHealth2011: {
      publisher: "Environmental Health Perspectives (Tanner et al.)",
      title: "Rotenone, Paraquat, and Parkinson's Disease",
      date: "2011",
      url: "https://doi.org/10.1289/ehp.1002839",
    },
    internationalJournal2024: {
      publisher: "International Journal of Epidemiology",
      title:
        "Study of paraquat near homes and workplaces in Central California and Parkinson's disease",
      date: "2024",
      url: "https://academic.oup.com/ije/article/53/1/dyae004/7597790?login=false",
    },
    agriPulse2024: {
      publisher: "Agri-Pulse",
      title: "EPA rejects association between paraquat and Parkinson's",
      date: "2024",
      url: "https://agri-pulse.com/articles/20580-epa-rejects-association-between-paraquat-and-parkinsons",
    },
    harrismartin2025: {
      publisher: "HarrisMartin",
      title: "Defendants in Paraquat MDL Ink Agreement to Resolve 'Many' Cases, Filing Says",
      date: "2025",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/59569/defendants-in-paraquat-mdl-ink-agreement-to-resolve-many-cases-filing-says/",
    },
    pesticideEnvironmental2026: {
      publisher: "Pesticide Environmental Stewardship (land-grant university program)",
      title: "Records inspections by regulators and health professionals",
      date: "2026",
      url: "https://pesticidestewardship.org/records/records-inspections/",
    },
    minnesotaDepartment2026: {
      publisher: "Minnesota Department of Agriculture",
      title: "Private Applicator Pesticide Recordkeeping Program",
      date: "2026",
      url: "https://www.mda.state.mn.us/private-applicator-pesticide-recordkeeping-program",
    },
    drugwatch2026: {
      publisher: "Drugwatch",
      title: "Roundup Preemption Case Throws Uncertainty Into Paraquat Settlement Negotiations",
      date: "2026",
      url: "https://www.drugwatch.com/news/2026/02/23/paraquat-settlement-uncertainty",
    },
    pestManagement2026: {
      publisher: "Pest Management Professional",
      title: "U.S. Supreme Court decision reinforces EPA authority over pesticide labels",
      date: "2026",
      url: "https://www.mypmp.net/u-s-supreme-court-decision-reinforces-epa-authority-over-pesticide-labels/",
    },
    truthoutThe2026: {
      publisher: "The New Lede",
      title: "Report that Syngenta will stop making paraquat [on Truthout]",
      date: "March 3, 2026",
      url: "https://truthout.org/articles/pesticide-company-to-stop-producing-weed-killer-linked-to-parkinsons-disease/",
    },
    legalNewsline2026: {
      publisher: "Legal Newsline / Pennsylvania Record",
      title: "Report on out-of-state paraquat suits in Philadelphia",
      date: "2026",
      url: "https://www.legalnewsline.com/pennsylvania-record/is-it-ok-out-of-staters-sue-in-philadelphia-court-to-decide-in-paraquat-case/article_b630d4cf-9b0b-4cec-a6b5-a3072f29a327.html",
    },
    harrismartin2024: {
      publisher: "HarrisMartin",
      title:
        "Paraquat Herbicide MDL Judge Issues Order Identifying 10 New Cases for Case-Specific Discovery",
      date: "August 8, 2024",
      url: "https://www.harrismartin.com/publications/10/benzene/articles/35610/paraquat-herbicide-mdl-judge-issues-order-identifying-10-new-cases-for-case-specific-discovery/",
    },
    guide2026: {
      publisher: "Lawsuit Status Guide (a digest)",
      title: "Paraquat case data [its published data file]",
      date: "September 14, 2026",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/7b4e36c5c3e1641696bf165cd4653b35a94c7f4d/src/data/cases/paraquat.json",
    },
    dismissed2024: {
      publisher: "HarrisMartin",
      title: "Paraquat MDL judge dismisses cases for failure to file a questionnaire",
      date: "September 3, 2024",
      url: "https://www.harrismartin.com/publications/10/benzene/articles/37361/paraquat-mdl-judge-dismisses-more-than-125-cases-for-failure-to-file-paq-allows-6-plaintiff-to-proceed/",
    },
    subpoenas: {
      publisher: "Madison - St. Clair Record",
      title: "Judge Rosenstengel: newer paraquat plaintiffs can't dodge exposure subpoenas",
      date: "October 2024",
      url: "https://madisonrecord.com/stories/665541016-judge-rosenstengel-newer-paraquat-plaintiffs-can-t-dodge-exposure-subpoenas",
    },
    order10: {
      publisher: "HarrisMartin",
      title: "Paraquat special master recommends dismissal for failure to submit questionnaires",
      date: "January 10, 2024",
      url: "https://www.harrismartin.com/publications/10/benzene/articles/31594/paraquat-special-master-recommends-dismissal-of-86-cases-for-failure-to-submit-questionnaires/",
    },
  },
} as const satisfies CaseRecord;
