import type { CaseRecord } from "../record";

export const paraquatParkinsonsRecord = {
  status: {
    kind: "federal MDL | state coordinated | individual suits",
    court:
      "U.S. District Court, Southern District of Illinois (East St. Louis); Philadelphia Court of Common Pleas",
    docket: "MDL No. 3004 (3:21-md-03004-NJR)",
    judge: "Nancy J. Rosenstengel (MDL); Joshua Roberts (Philadelphia)",
    since: [{ date: "2021-06-07" }],
    stage:
      "As of February 2026 the federal deadlines were reported still on hold for settlement work, with no final settlement announced; later federal steps were not found. State cases went on in Philadelphia, where the trial set for January 2026 was canceled because that case settled, as two earlier ones had, and no jury verdict had been reported as of May 2026.",
    next: "none known: no trial date or public settlement deadline found. The pause in the federal cases was reported to run to March 2026; what followed was not found. The effect of Monsanto v. Durnell (June 2026) on paraquat warning claims is open, and the maker had already asked the court to dismiss them on that ground.",
    settlement:
      "official: only a letter agreement, told to the Seventh Circuit on 14 April 2025 and meant to resolve the litigation; terms confidential. No final settlement was confirmed: Drugwatch wrote on 17 December 2025 and 23 February 2026 that none had been announced, while weaker pages say a master agreement was signed in August or September 2025.",
    classAction: "no",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-06-25",
      text: "The Supreme Court ruled in Monsanto v. Durnell, a Roundup case, that federal pesticide law can block state label-warning claims; how courts will apply it to paraquat is not settled.",
      source: "pestManagement2026",
      isReported: true,
    },
    {
      date: "2026-03-03",
      text: "Syngenta said it would stop making paraquat by the end of June 2026, citing generic competition, and said the product is safe when used as labeled.",
      source: "truthoutThe2026",
      isReported: true,
    },
    {
      date: "2026-02-23",
      text: "A digest reported that no final federal settlement had been announced and that Syngenta had asked the court to dismiss the label-warning claims under federal pesticide law.",
      source: "drugwatch2026",
    },
    {
      date: "2026-01-09",
      text: "The EPA Administrator said the agency would reassess paraquat's safety; a reporter wrote that EPA could point to no new step beyond the November 2025 data request.",
      source: "eE2026",
      isReported: true,
    },
    {
      date: "2026-01",
      text: "The paraquat trial set for this month in Philadelphia was canceled because that one case settled, as two earlier ones had in 2025; terms were not public.",
      source: "legalNewsline2026",
      isReported: true,
    },
    {
      date: "2025-11-13",
      text: "EPA released an updated review saying there is greater uncertainty about how much paraquat can turn to vapor than it had thought, and said it would order makers to supply more data.",
      source: "epa2025",
    },
    {
      date: "2025-07",
      text: "A Philadelphia judge refused to send out-of-state plaintiffs' cases elsewhere; a state appeals court later agreed to review that question, and its decision was not found.",
      source: "legalNewsline2026",
      isReported: true,
    },
    {
      date: "2025-04-14",
      text: "Syngenta and Chevron told an appeals court that they had signed a letter agreement intended to resolve the litigation; details were not public.",
      source: "harrismartin2025",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Federal suit joined to MDL 3004",
      who: "People with doctor-diagnosed Parkinson's disease after repeated paraquat exposure who have not settled or released the claim",
      clock:
        "varies by state; ask. No settlement claim date is public, and whether new claims could join any settlement is not known: a lawyer must check the docket.",
      check: {
        text: "https://www.jpml.uscourts.gov/ ; docket 3:21-md-03004 on https://pacer.uscourts.gov/",
        href: "https://www.jpml.uscourts.gov/",
      },
    },
    {
      way: "State suit (Philadelphia mass tort program, California and others)",
      who: "People whose facts give that state's court jurisdiction; out-of-state filings in Philadelphia are being reviewed on appeal",
      clock: "varies by state; ask",
      check: {
        text: "https://www.courts.phila.gov/ (Philadelphia); other states: the court's own site",
        href: "https://www.courts.phila.gov/",
      },
    },
    {
      way: "Workers' compensation",
      who: "Farm and grounds workers exposed on the job; farm coverage differs by state",
      clock: "varies by state and can be short; ask the state agency",
      check: { text: "your state workers' compensation agency" },
    },
    {
      way: "Benefit claim: Social Security disability; VA benefits for veterans with Parkinson's disease (a separate rule about other exposures)",
      who: "People who cannot work; veterans",
      clock: "agency rules; apply when eligible",
      check: {
        text: "https://www.ssa.gov/disability ; https://www.va.gov/disability/",
        href: "https://www.ssa.gov/disability",
      },
    },
  ],
  documents: [
    {
      name: "Neurology record set with the first written diagnosis of Parkinson's disease and its date; DaTscan or MRI report if done",
      holder: "from the neurologist's or hospital records office",
      how: "",
    },
    {
      name: "Medication history showing levodopa or similar",
      holder: "from the pharmacy chain or insurer",
      how: "",
    },
    {
      name: "Certified applicator license history",
      holder:
        "from the state agriculture or pesticide agency (paraquat may be bought only by certified applicators)",
      how: "",
    },
    {
      name: "Restricted-use pesticide application and sales records",
      holder: "from the farm, co-op or dealer; federal rules ask for only two years, so ask early",
      how: "",
    },
    {
      name: "Pesticide use reports by field",
      holder:
        "county agricultural commissioner or state agency where the state keeps them (California has reports back to 1974 used in studies)",
      how: "",
    },
    {
      name: "Work proof",
      holder:
        "Social Security itemized earnings (form SSA-7050), crop or payroll records, H-2A papers",
      how: "",
    },
    {
      name: "Home address history with maps of nearby fields, for people who lived beside sprayed land",
      holder: "",
      how: "",
    },
    {
      name: "Co-worker or neighbor statements naming product, years, tasks and protective gear",
      holder: "",
      how: "",
    },
  ],
  questions: [
    "Is the federal settlement still open to someone like me, and who decides?",
    "If I am already in it, what did I sign, and can I still leave?",
    "How does Monsanto v. Durnell affect a paraquat claim that is about the label?",
    "Which court would you file in, and what happens if the appeal about out-of-state plaintiffs in Philadelphia goes the other way?",
    "Which time limit applies, and does it run from diagnosis or from when I learned of the possible link?",
    "What proof of paraquat, rather than another weed killer, would you need from me?",
  ],
  figures: [],
  sources: {
    epa2025: {
      publisher: "U.S. EPA",
      title:
        "EPA Updates Review on Potential Paraquat Volatilization and Plans to Request Additional Data from Manufacturers",
      date: "2025",
      url: "https://www.epa.gov/pesticides/epa-updates-review-potential-paraquat-volatilization-and-plans-request-additional-data",
    },
    judicialPanel2021: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation (Docket Alarm copy)",
      title: "MDL No. 3004 Transfer Order",
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
        "Ambient paraquat exposure and Parkinson's disease in Central California (title not shown)",
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
    aboutlawsuits2025: {
      publisher: "AboutLawsuits",
      title: "Paraquat MDL Lawsuit Deadlines Extended Again, as Settlement Details Finalized",
      date: "2025",
      url: "https://www.aboutlawsuits.com/paraquat/paraquat-mdl-lawsuit-deadlines-extended-settlement-details-finalized",
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
    judicialPanel2026: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title: "Panel home page (lists pending MDLs)",
      date: "2026",
      url: "https://www.jpml.uscourts.gov/",
    },
    drugwatch2026: {
      publisher: "Drugwatch",
      title: "Roundup Preemption Case Throws Uncertainty Into Paraquat Settlement Negotiations",
      date: "2026",
      url: "https://www.drugwatch.com/news/2026/02/23/paraquat-settlement-uncertainty",
    },
    drugwatch2025: {
      publisher: "Drugwatch",
      title: "Will a Paraquat Settlement Be Finalized in 2026?",
      date: "2025",
      url: "https://www.drugwatch.com/news/2025/12/17/will-a-paraquat-settlement-be-finalized-in-2026",
    },
    pestManagement2026: {
      publisher: "Pest Management Professional",
      title: "U.S. Supreme Court decision reinforces EPA authority over pesticide labels",
      date: "2026",
      url: "https://www.mypmp.net/u-s-supreme-court-decision-reinforces-epa-authority-over-pesticide-labels/",
    },
    truthoutThe2026: {
      publisher: "Truthout / The New Lede",
      title:
        "Pesticide Company to Stop Producing Weed Killer Linked to Parkinson's Disease (from the page address)",
      date: "March 3, 2026",
      url: "https://truthout.org/articles/pesticide-company-to-stop-producing-weed-killer-linked-to-parkinsons-disease/",
    },
    eE2026: {
      publisher: "E&E News",
      title: "EPA to review Parkinson's-linked pesticide (from the page address)",
      date: "January 2026",
      url: "https://www.eenews.net/articles/epa-to-review-parkinsons-linked-pesticide",
    },
    legalNewsline2026: {
      publisher: "Legal Newsline / Pennsylvania Record",
      title:
        "Is it OK out-of-staters sue in Philadelphia? Court to decide in Paraquat case (from the page address)",
      date: "undated in the copy; about January 2026",
      url: "https://www.legalnewsline.com/pennsylvania-record/is-it-ok-out-of-staters-sue-in-philadelphia-court-to-decide-in-paraquat-case/article_b630d4cf-9b0b-4cec-a6b5-a3072f29a327.html",
    },
    harrismartin2025b: {
      publisher: "HarrisMartin",
      title:
        "EPA Seeks Intent to Withdraw Paraquat Registration, Wants to Revisit Issue of Volatilization",
      date: "January 2025",
      url: "https://www.harrismartin.com/publications/10/benzene/articles/51186/epa-seeks-intent-to-withdraw-paraquat-registration-wants-to-revisit-issue-of-volatilization/",
    },
    harrismartin2024: {
      publisher: "HarrisMartin",
      title:
        "Paraquat Herbicide MDL Judge Issues Order Identifying 10 New Cases for Case-Specific Discovery (refers to the April 17 order)",
      date: "August 8, 2024",
      url: "https://www.harrismartin.com/publications/10/benzene/articles/35610/paraquat-herbicide-mdl-judge-issues-order-identifying-10-new-cases-for-case-specific-discovery/",
    },
  },
} as const satisfies CaseRecord;
