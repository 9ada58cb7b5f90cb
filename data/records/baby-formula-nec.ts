import type { CaseRecord } from "../record";

export const babyFormulaNecRecord = {
  status: {
    kind: "federal MDL | individual suits",
    court: "U.S. District Court, Northern District of Illinois (Chicago)",
    docket: "MDL No. 3026 (22 C 71)",
    judge: "Rebecca R. Pallmeyer",
    since: [{ date: "2022-04-08" }],
    stage:
      "As of July 2026 results were split: the federal judge had ended the first three test cases in favor of Abbott, and state juries had decided both ways.",
    next: "A second group of federal test cases was aimed at August 2026; whether any was tried was not found. Appeals of state verdicts and of the federal rulings were reported, with outcomes not confirmed.",
    settlement: "none found",
    classAction: "no",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-07-02",
      text: "A Missouri jury found for Mead Johnson in the Collins case, by the company's own statement.",
      source: "meadJohnson2026",
    },
    {
      date: "2026-03-09",
      text: "A Cook County jury began hearing claims for four premature babies against Abbott; a weaker page reports that the jury found for the families and that Abbott planned to appeal.",
      source: "law2026",
      isReported: true,
    },
    {
      date: "2025-12-12",
      text: "An Illinois appeals court ruled that a group of suits by out-of-state families did not belong in Cook County.",
      source: "legalNewsline2025",
      isReported: true,
    },
    {
      date: "2025-10-24",
      text: "The federal judge ended the third test case, finding no workable alternative product that could be made in the needed amounts.",
      source: "verus2025",
    },
    {
      date: "2025-05-02",
      text: "The federal judge ended the first test case because no other feeding was available at that hospital, but kept the families' main experts on cause.",
      source: "verus2025b",
    },
    {
      date: "2025-03-13",
      text: "A Missouri judge set aside a 2024 jury verdict for both companies and ordered a new trial.",
      source: "harrismartin2025",
      isReported: true,
    },
    {
      date: "2024-10-03",
      text: "FDA, CDC and NIH said that there is no conclusive evidence that preterm infant formula causes NEC and strong evidence that human milk protects against it.",
      source: "departmentHealth2024",
    },
    {
      date: "2022-04-08",
      text: "The federal panel sent the suits to Chicago as MDL No. 3026; they allege that cow's-milk formulas for premature babies carry a higher chance of NEC than safer alternatives.",
      source: "judicialPanel2022",
    },
  ],
  ways: [
    {
      way: "Federal suit joined to MDL 3026",
      who: "Families of premature or very small babies diagnosed with NEC after being fed Similac or Enfamil cow's-milk formula or fortifier in the hospital, with records that show the product",
      clock:
        "varies by state; ask. Many states give a child extra time, but a parent's own claim and a death claim can run out much sooner.",
      check: {
        text: "https://www.ilnd.uscourts.gov/mdl-details.aspx?Lbz1nwUsE4JWF/IQJN6GpA== ; https://www.jpml.uscourts.gov/",
        href: "https://www.ilnd.uscourts.gov/mdl-details.aspx?Lbz1nwUsE4JWF/IQJN6GpA==",
      },
    },
    {
      way: "State suit (Illinois, Missouri, Pennsylvania and others)",
      who: "Families whose baby was born or treated there; an Illinois appeals court sent out-of-state families' Cook County cases away in December 2025, while another Illinois appeals district was reported to have let a group of St. Clair County cases go on; ask",
      clock: "varies by state; ask",
      check: { text: "the state court's own site" },
    },
    {
      way: "Benefit claims for a child with lasting problems (SSI for children; Medicaid and early intervention)",
      who: "Families of children with disabilities after NEC, whether or not they sue",
      clock: "agency rules; apply when eligible",
      check: {
        text: "https://www.ssa.gov/ssi ; your state Medicaid agency",
        href: "https://www.ssa.gov/ssi",
      },
    },
    {
      way: "Report a formula problem to FDA MedWatch (not a claim for money)",
      who: "Any parent or clinician",
      clock: "none; free",
      check: { text: "https://www.fda.gov/medwatch", href: "https://www.fda.gov/medwatch" },
    },
  ],
  documents: [
    {
      name: "NICU feeding records by day (product name, fortifier, donor or own milk, amounts)",
      holder:
        "hospital health information office; ask for nursing flowsheets and nutrition or dietitian notes, not only the summary",
      how: "",
    },
    {
      name: "Hospital formula or milk room records for those dates",
      holder: "same hospital; ask in writing early",
      how: "",
    },
    {
      name: "NEC diagnosis",
      holder: "abdominal X-ray reports and images, surgery and pathology reports",
      how: "",
    },
    {
      name: "Birth record set",
      holder:
        "gestational age, birth weight, delivery and discharge summaries, from each hospital if the baby was moved",
      how: "",
    },
    {
      name: "Consent forms and any papers about donor milk or feeding choices",
      holder: "",
      how: "",
    },
    {
      name: "Later care",
      holder: "gastroenterology, surgery, therapy and school records for lasting problems",
      how: "",
    },
    {
      name: "If the baby died",
      holder:
        "death certificate, autopsy report, and letters of administration from the probate court",
      how: "",
    },
    {
      name: "Any paper signed with another firm, or any earlier settlement or release",
      holder: "",
      how: "",
    },
  ],
  questions: [
    "Do the records show which product my baby was given, and when, before the diagnosis?",
    "Was donor milk or another choice available at that hospital then, since that ended a federal test case?",
    "Which court would you use, and does it matter where my baby was born?",
    "Which deadlines apply to my child's claim, to our own claim as parents, and to a death claim?",
    "How do you explain the federal agencies' 2024 statement to a jury?",
    "What would the case ask of our family, such as depositions or medical exams?",
    "If the case ends early, do we owe costs?",
  ],
  figures: [],
  sources: {
    departmentHealth2024: {
      publisher: "U.S. Department of Health and Human Services",
      title:
        "FDA, CDC, NIH Consensus Statement on Recent Advisory Council Report on Premature Infants and Necrotizing Enterocolitis",
      date: "2024",
      url: "https://hhs.gov/about/news/2024/10/03/fda-cdc-nih-consensus-statement-recent-advisory-council-report-premature-infants-necrotizing-enterocolitis.html",
    },
    nih2024: {
      publisher: "NIH / NICHD",
      title: "NIH report on necrotizing enterocolitis (news release)",
      date: "2024",
      url: "https://nichd.nih.gov/newsroom/news/091924-NIH-report-necrotizing-enterocolitis",
    },
    nih2024b: {
      publisher: "NIH / NICHD",
      title: "NEC Working Group of Council",
      date: "2024",
      url: "https://nichd.nih.gov/about/advisory/council/NEC-working-group-of-council",
    },
    theLancet1990: {
      publisher: "The Lancet (Lucas and Cole)",
      title: "Breast milk and neonatal necrotising enterocolitis",
      date: "1990",
      url: "https://doi.org/10.1016/0140-6736(90)93304-8",
    },
    judicialPanel2022: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation (Midpage copy)",
      title: "Transfer Order, MDL No. 3026",
      date: "2022",
      url: "https://app.midpage.ai/document/hall-v-abbott-laboratories-1000198555488",
    },
    districtCourt2022: {
      publisher: "U.S. District Court, N.D. Illinois",
      title: "MDL 3026 court page",
      date: "2022",
      url: "https://www.ilnd.uscourts.gov/mdl-details.aspx?Lbz1nwUsE4JWF/IQJN6GpA==",
    },
    verus2025: {
      publisher: "Verus",
      title: "Infant Formula NEC MDL update",
      date: "2025",
      url: "https://verusllc.com/articles/case-management/infant-formula-nec-mdl-update",
    },
    law2025: {
      publisher: "Law360",
      title: "Formula Suits An 'Undue Burden' On Cook County, Panel Says",
      date: "2025",
      url: "https://www.law360.com/articles/2422233/formula-suits-an-undue-burden-on-cook-county-panel-says",
    },
    meadJohnson2026: {
      publisher: "Mead Johnson / Reckitt (Business Wire)",
      title: "Mead Johnson Welcomes Defense Verdict in Collins Case",
      date: "2026",
      url: "https://www.businesswire.com/news/home/20260702519912/en/",
    },
    aap2024: {
      publisher: "AAP News",
      title:
        "FDA, CDC, NIH: Evidence points to lack of human milk, not specialty formulas, as increasing risk of NEC",
      date: "2024",
      url: "https://publications.aap.org/aapnews/news/30429/FDA-CDC-NIH-Evidence-points-to-lack-of-human-milk",
    },
    law2026: {
      publisher: "Law360",
      title: "Abbott Formula Linked To 'Horrible' Gut Disease, Ill. Jury Told",
      date: "March 9, 2026",
      url: "https://www.law360.com/articles/2450513/abbott-formula-linked-to-horrible-gut-disease-ill-jury-told",
    },
    legalNewsline2025: {
      publisher: "Legal Newsline / Cook County Record",
      title: "Court throws out NEC lawsuits against baby formula makers (from the page address)",
      date: "December 2025",
      url: "https://www.legalnewsline.com/cook-county-record/court-throws-out-nec-lawsuits-against-baby-formula-makers/article_aea747f6-82c4-496c-a63b-1c5c05678767.html",
    },
    verus2025b: {
      publisher: "Verus",
      title:
        "Judge Dismisses First Bellwether in NEC Formula MDL, Allows Key Expert Testimony to Stand",
      date: "May 2025",
      url: "https://verusllc.com/articles/case-management/judge-dismisses-first-bellwether-in-nec-formula-mdl-allows-key-expert-testimony-to-stand",
    },
    harrismartin2025: {
      publisher: "HarrisMartin",
      title: "Mo. Judge Orders New Trial for Mead Johnson, Abbott in Preterm Infant Formula Case",
      date: "March 17, 2025",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/56334/mo-judge-orders-new-trial-for-mead-johnson-abbott-in-preterm-infant-formula-case/",
    },
  },
} as const satisfies CaseRecord;
