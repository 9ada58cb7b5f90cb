import type { CaseRecord } from "../record";

export const babyFormulaNecRecord = {
  status: {
    kind: "Federal MDL and state suits",
    court: "U.S. District Court, Northern District of Illinois (Chicago)",
    docket: "MDL No. 3026 (22 C 71)",
    judge: "Rebecca R. Pallmeyer",
    since: [{ date: "2022-04-08" }],
    stage:
      "As of July 2026, results were split: three federal test cases had ended for Abbott before trial, and state juries had decided for each side.[^verus2025][^meadJohnson2026]",
    next: "A second set of federal test cases was aimed at August 2026; we searched on November 21, 2026, and found no trial. Appeals were reported, with no confirmed result.",
    settlement: "None found.",
    classAction: "No. Each family has its own case.",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-07-02",
      text: "A Missouri jury sided with Mead Johnson in the Collins case.",
      source: "meadJohnson2026",
      isReported: true,
    },
    {
      date: "2026-03-09",
      text: "A Cook County jury began to hear the claims for four premature babies against Abbott; we looked for its result in a reliable source and found none.",
      source: "law2026",
      isReported: true,
    },
    {
      date: "2025-12-12",
      text: "An appeals court in Illinois sent a group of out-of-state families away from Cook County.",
      source: "legalNewsline2025",
      isReported: true,
    },
    {
      date: "2025-10-24",
      text: "The third federal test case ended, because no workable product could have been made in the amounts needed.",
      source: "verus2025",
      isReported: true,
    },
    {
      date: "2025-05-02",
      text: "The first federal test case ended, but the main experts for the families may still testify in others.",
      source: "verus2025b",
      isReported: true,
    },
    {
      date: "2025-03-13",
      text: "A judge in Missouri threw out a jury's verdict for both companies.",
      source: "harrismartin2025",
      isReported: true,
    },
    {
      date: "2024-10-03",
      text: "Three federal health agencies published a joint statement on premature babies and NEC.",
      source: "departmentHealth2024",
    },
    {
      date: "2022-04-08",
      text: "The formula suits were put before a single federal judge, in Chicago.",
      source: "judicialPanel2022",
    },
  ],
  ways: [
    {
      way: "Federal suit in MDL 3026",
      who: "Families of premature or very small babies with NEC after Similac or Enfamil in the hospital, with records that name the product.",
      clock:
        "Varies by state; ask soon. Many states give a child extra time, but a parent's own claim and a claim about a death can run out much sooner.",
      check: {
        text: "The Chicago court's page on MDL 3026",
        href: "https://www.ilnd.uscourts.gov/mdl-details.aspx?Lbz1nwUsE4JWF/IQJN6GpA==",
      },
    },
    {
      way: "State suit",
      who: "Families whose baby was born or treated in the state, such as Illinois, Missouri or Pennsylvania.",
      clock:
        "Each state sets its own; whether a family from elsewhere may sue there is in dispute in Illinois.[^law2025]",
      check: { text: "The web page of that state's courts" },
    },
    {
      way: "Benefits for a child with lasting problems",
      who: "Families of a child with a disability after NEC, with or without a lawsuit.",
      clock: "Agency rules; apply as soon as your child may be eligible.",
      check: {
        text: "Supplemental Security Income for children, and your state's Medicaid agency",
        href: "https://www.ssa.gov/ssi",
      },
    },
    {
      way: "Report a formula problem (not a claim for money)",
      who: "Any parent, nurse or doctor.",
      clock: "None; a report is free.",
      check: { text: "The FDA's MedWatch page", href: "https://www.fda.gov/medwatch" },
    },
  ],
  documents: [
    {
      name: "NICU feeding records, day by day",
      holder: "Hospital health information office",
      how: "Ask for nursing flowsheets and dietitian notes, not only the summary",
    },
    {
      name: "Formula room or milk room records",
      holder: "The same hospital",
      how: "Write early and give the dates of the stay",
    },
    {
      name: "Proof of the NEC diagnosis",
      holder: "Radiology, surgery and pathology",
      how: "Request X-ray images and the reports of any operation",
    },
    {
      name: "Birth records",
      holder: "Each hospital, if the baby was moved",
      how: "Look for weeks of pregnancy, birth weight and discharge papers",
    },
    {
      name: "Consent and donor milk papers",
      holder: "You; the hospital chart",
      how: "Check what you were offered and what you signed",
    },
    {
      name: "Later care and school records",
      holder: "Doctors, therapists, school",
      how: "Gather what shows lasting effects",
    },
    {
      name: "If your baby died",
      holder: "State vital records; hospital; probate court",
      how: "Death certificate, autopsy report, letters of administration",
    },
  ],
  questions: [
    "Do the records show which product my baby got, and when, before the diagnosis?",
    "Was donor milk or another choice on hand at that hospital then?",
    "Which court would you use, and does our baby's birthplace decide it?",
    "How much time is left for my child's claim, for ours as parents, and for one about a death?",
    "How would you explain the agencies' 2024 statement to a jury?",
    "What would the case ask of us, such as depositions or exams?",
    "If the case ends early, who pays the costs?",
  ],
  figures: [
    {
      kind: "timeline",
      caption:
        "Three decades lie between the first study and the first federal rulings.[^theLancet1990][^verus2025]",
      points: [
        { date: "1990", text: "British feeding study" },
        { date: "2022-04", text: "MDL 3026 begins" },
        { date: "2024-10", text: "Three agencies speak" },
        { date: "2025", text: "Three federal test cases end" },
        { date: "2026-07", text: "Missouri defense verdict" },
      ],
    },
    {
      kind: "sides",
      caption:
        "Families and companies read the same research in different ways.[^judicialPanel2022][^departmentHealth2024]",
      sides: [
        {
          title: "What lawsuits say",
          points: [
            "Cow's-milk products raised the chance of NEC",
            "Safer choices existed",
            "Warnings did not reach families",
          ],
        },
        {
          title: "What the companies answer",
          points: ["Agencies see no conclusive evidence", "Formula is needed when milk runs short"],
        },
      ],
    },
  ],
  sources: {
    departmentHealth2024: {
      publisher: "U.S. Department of Health and Human Services",
      title:
        "FDA, CDC, NIH Consensus Statement on Recent Advisory Council Report on Premature Infants and Necrotizing Enterocolitis",
      date: "2024",
      url: "https://hhs.gov/about/news/2024/10/03/fda-cdc-nih-consensus-statement-recent-advisory-council-report-premature-infants-necrotizing-enterocolitis.html",
    },
    nih2024: {
      publisher: "National Institutes of Health (NICHD)",
      title: "NIH report on necrotizing enterocolitis (news release)",
      date: "September 2024",
      url: "https://nichd.nih.gov/newsroom/news/091924-NIH-report-necrotizing-enterocolitis",
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
      title: "Report on the ruling about baby formula suits in Cook County",
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
    stClair: {
      publisher: "Etzler law firm (copy of a local paper)",
      title: "Report on baby formula suits in St. Clair County",
      date: "undated",
      url: "https://www.etzlerlawheadlegalgroup.com/baby-formula-makers-cant-escape-st-clair-county-lawsuits",
    },
  },
} as const satisfies CaseRecord;
