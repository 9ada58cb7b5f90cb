import type { CaseRecord } from "../record";

export const hairRelaxerCancerRecord = {
  status: {
    kind: "federal MDL | state coordinated | individual suits",
    court: "U.S. District Court, Northern District of Illinois (Chicago)",
    docket: "MDL No. 3060 (23-cv-0818)",
    judge: "Mary M. Rowland",
    since: [{ date: "2023-02-06" }],
    stage:
      "As of May 2026 the court was due to decide whether the experts' evidence on cause may be used, and no federal case had gone to trial.",
    next: "Ruling on the causation experts (challenges due 1 April 2026): not found. First trials were expected in 2027 (one digest); no date set that was seen.",
    settlement: "none found",
    classAction:
      "no for injury claims: individual suits; the same MDL also holds a separate proposed consumer class action for refunds and medical monitoring that mostly survived a motion to dismiss in September 2024, and no class certification was found",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-04-01",
      text: "Challenges to the experts on cause were due in the federal test cases; a ruling was not found.",
      source: "lawsuitIntelligencer2026",
    },
    {
      date: "2025-10-15",
      text: "Georgia's Supreme Court ruled, in one woman's fibroids case, that the state's 10-year outer limit runs separately for each product unit sold; it did not rule on whether relaxers cause harm.",
      source: "cbs2025",
      isReported: true,
    },
    {
      date: "2025-01-31",
      text: "The MDL judge told the parties to pick a larger group of cases to prepare as tests.",
      source: "harrismartin2025",
      isReported: true,
    },
    {
      date: "2024-11-13",
      text: "The MDL judge granted in part a request to drop, without prejudice, cases that are not ovarian, uterine or endometrial cancer.",
      source: "districtCourt2024",
    },
    {
      date: "2024-09-27",
      text: "The MDL judge let most of a separate consumer class complaint (refunds and medical monitoring) go on.",
      source: "harrismartin2024",
      isReported: true,
    },
    {
      date: "2023-10-10",
      text: "The Black Women's Health Study found no clear rise in uterine cancer overall with heavy relaxer use (1.18, 0.81-1.71), but a higher rate among women after menopause (heavy use 1.64; 20 years or more 1.71).",
      source: "environmentalResearch2023",
    },
    {
      date: "2023-04-11",
      text: "Last day set by the bankruptcy court for hair relaxer claims against Revlon; the confirmed plan also required a complaint in the MDL by 14 September 2023, and a later motion to file late was denied.",
      source: "bankruptcyCourt2023b",
    },
    {
      date: "2023-02-06",
      text: "The federal panel sent hair relaxer suits to Chicago as MDL No. 3060.",
      source: "harrismartin2023",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Federal suit joined to MDL 3060",
      who: "People with uterine, endometrial or ovarian cancer after regular use of a named relaxer or straightener, or their families",
      clock:
        "varies by state; ask. Many states count from diagnosis or from when the possible link was or should have been known; some, such as Georgia, also have an outer limit counted from sale.",
      check: {
        text: "https://www.jpml.uscourts.gov/ ; docket 23-cv-0818 on https://pacer.uscourts.gov/",
        href: "https://www.jpml.uscourts.gov/",
      },
    },
    {
      way: "State suit (Illinois, Georgia, Pennsylvania, New York and others)",
      who: "People whose facts allow filing there, including some with fibroids in their own state case",
      clock: "varies by state; ask",
      check: { text: "the state court's own site" },
    },
    {
      way: "Claim against Revlon's bankruptcy estate",
      who: "Only people who filed proof of claim by 11 April 2023 and a complaint in the MDL by 14 September 2023",
      clock:
        "closed for the bankruptcy estate, with later motions denied in December 2023 and May 2024. Other companies are separate. On 27 September 2024 the MDL judge refused to strike or dismiss class claims naming Revlon, so ask a lawyer what is still open, above all if the diagnosis came after the plan took effect in May 2023",
      check: {
        text: "ask a lawyer; decisions at https://e.casetext.com/case/in-re-rml-llc-1 and https://print.casetext.com/case/in-re-hair-relaxer-mktgles-practices-prods-liab-litig-2",
        href: "https://e.casetext.com/case/in-re-rml-llc-1",
      },
    },
    {
      way: "Report a cosmetic side effect to FDA MedWatch (not a claim for money)",
      who: "Any user or salon worker",
      clock: "none; free",
      check: { text: "https://www.fda.gov/medwatch", href: "https://www.fda.gov/medwatch" },
    },
    {
      way: "Workers' compensation for salon workers; Social Security disability",
      who: "Stylists exposed at work; anyone unable to work",
      clock: "varies by state and program; ask the agency",
      check: {
        text: "https://www.ssa.gov/disability ; your state agency",
        href: "https://www.ssa.gov/disability",
      },
    },
  ],
  documents: [
    {
      name: "Pathology report naming the cancer (uterine, endometrial or ovarian) and its type",
      holder: "hospital pathology or records office",
      how: "",
    },
    {
      name: "Operative report for hysterectomy or other surgery, with the date",
      holder: "hospital records office",
      how: "",
    },
    {
      name: "Gynecology and oncology records with first symptoms and menopause status, because the studies split on it",
      holder: "",
      how: "",
    },
    {
      name: "Product list with brand, kit name, years and how often; photos of boxes or tubs; online order history and store loyalty records",
      holder: "",
      how: "",
    },
    {
      name: "Salon records or a signed statement from the stylist about products used",
      holder: "",
      how: "",
    },
    { name: "Dated photos that show straightened hair over the years", holder: "", how: "" },
    {
      name: "Any Revlon proof-of-claim or bankruptcy letter, and any plaintiff fact sheet already served",
      holder: "",
      how: "",
    },
    {
      name: "For someone who died",
      holder: "death certificate and letters of administration",
      how: "",
    },
  ],
  questions: [
    "Has the court ruled on the experts, and what happens to a case filed before and after that ruling?",
    "Which brands did I use and which of those companies can still be sued?",
    "If I used Revlon products, is that part of the claim closed?",
    "Does my state have an outer limit counted from purchase, and which of my purchases fall inside it?",
    "I have fibroids or endometriosis, not cancer: would you take the case and where?",
    "Does the separate consumer class affect my injury claim?",
    "What proof of use would you want if I have no receipts?",
  ],
  figures: [],
  sources: {
    jnci2022: {
      publisher: "JNCI (Chang et al.)",
      title: "Use of Straighteners and Other Hair Products and Incident Uterine Cancer",
      date: "2022",
      url: "https://doi.org/10.1093/jnci/djac165",
    },
    environmentalResearch2023: {
      publisher: "Environmental Research (Bertrand et al.)",
      title: "Hair relaxer use and risk of uterine cancer in the Black Women's Health Study",
      date: "2023",
      url: "https://doi.org/10.1016/j.envres.2023.117228",
    },
    carcinogenesis2021: {
      publisher: "Carcinogenesis (White et al.)",
      title: "Use of hair products in relation to ovarian cancer risk",
      date: "2021",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8561257",
    },
    districtCourt2024: {
      publisher: "U.S. District Court, N.D. Illinois (Casetext copy)",
      title: "In re Hair Relaxer, MDL 3060, order of 13 Nov 2024",
      date: "2024",
      url: "https://print.casetext.com/case/in-re-hair-relaxer-mktg-sales-practices-prods-liab-litig-3",
    },
    districtCourt2024b: {
      publisher: "U.S. District Court, N.D. Illinois (Casetext copy)",
      title: "In re Hair Relaxer, MDL 3060, Revlon order of 27 Sept 2024",
      date: "2024",
      url: "https://print.casetext.com/case/in-re-hair-relaxer-mktgles-practices-prods-liab-litig-2",
    },
    revlonInc2023: {
      publisher: "Revlon, Inc. (SEC filing)",
      title: "Contingencies note, year ended Dec. 31, 2022",
      date: "2023",
      url: "https://www.sec.gov/Archives/edgar/data/887921/000088792123000006/R35.htm",
    },
    bankruptcyCourt2023: {
      publisher: "U.S. Bankruptcy Court, S.D. New York (Casetext copy)",
      title: "In re RML, LLC, 20 Dec 2023",
      date: "2023",
      url: "https://e.casetext.com/case/in-re-rml-llc",
    },
    officeInformation2025: {
      publisher: "Office of Information and Regulatory Affairs (HHS/FDA)",
      title:
        "RIN 0910-AI83: Use of Formaldehyde and Formaldehyde-Releasing Chemicals as an Ingredient in Hair Smoothing Products or Hair Straightening Products",
      date: "2025",
      url: "https://www.reginfo.gov/public/do/eAgendaViewRule?RIN=0910-AI83&pubId=202504",
    },
    cbs2025: {
      publisher: "CBS News Atlanta",
      title: "Georgia Supreme Court, Burroughs v. Strength of Nature",
      date: "2025",
      url: "https://www.cbsnews.com/atlanta/news/court-lets-georgia-woman-sue-hair-relaxer-makers-over-uterine-fibroids/",
    },
    judicialPanel2026: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title: "Panel home page (lists pending MDLs)",
      date: "2026",
      url: "https://www.jpml.uscourts.gov/",
    },
    lawsuitIntelligencer2026: {
      publisher: "Lawsuit Intelligencer",
      title: "Hair relaxer Daubert economics (from the page address)",
      date: "May 2026",
      url: "https://lawsuitintelligencer.com/hair-relaxer-daubert-economics",
    },
    harrismartin2025: {
      publisher: "HarrisMartin",
      title: "Hair Relaxer MDL Judge Orders Parties to Select 40 Bellwether Claims",
      date: "February 14, 2025",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/53364/hair-relaxer-mdl-judge-orders-parties-to-select-40-bellwether-claims/",
    },
    harrismartin2024: {
      publisher: "HarrisMartin",
      title: "MDL Judge Refuses to Dismiss Hair Straightener Class Action Complaint",
      date: "September 30, 2024",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/39867/mdl-judge-refuses-to-dismiss-hair-straightener-class-action-complaint/",
    },
    bankruptcyCourt2023b: {
      publisher: "U.S. Bankruptcy Court, S.D. New York (Casetext copies)",
      title: "In re RML, LLC, decisions of Dec 20, 2023 and May 20, 2024",
      date: "2023-2024",
      url: "https://e.casetext.com/case/in-re-rml-llc-1",
    },
    harrismartin2023: {
      publisher: "HarrisMartin",
      title: "JPML Creates Docket for Hair-Straightening Injury Lawsuits",
      date: "February 7, 2023",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/30362/jpml-creates-docket-for-hair-straightening-injury-lawsuits/",
    },
  },
} as const satisfies CaseRecord;
