import type { CaseRecord } from "../record";

export const babyFormulaNecRecord = {
  status: {
    kind: "Federal MDL and state court suits",
    court: "U.S. District Court, Northern District of Illinois (Chicago)",
    docket: "MDL No. 3026 (22 C 71)",
    judge: "Rebecca R. Pallmeyer",
    since: [
      {
        date: "2022-04-08",
      },
    ],
    stage:
      "As of September 2026, results were split: the federal judge had ended three test cases for Abbott, and state juries had decided for each side. An appeals court was reported to have upheld one of her rulings.[^verus2025][^digest][^meadJohnson2026]",
    next: "No confirmed trial date. One undated page named August and November 2026 for two test trials; a digest that checked in September lists neither, and we found no result.[^trials][^digest]",
    settlement:
      "None found; a digest that checked on September 22, 2026, found no general program.[^digest]",
    classAction: "No. Each family has its own case.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-09-22",
    source: "digest",
  },
  soonest: {
    date: "2027-02",
    ends: false,
    text: "One undated page, which nothing confirms, names this month for a third federal test trial. Families have nothing to file for it, and it does not change your deadline: ask now about your own state's limit.",
    whom: "families with a federal case; it decides no one else's claim",
    certainty: "reported",
    source: "trials",
  },
  figures: [
    {
      value: "$495 million",
      what: "What the Missouri jury set in the Gill case. Abbott said it would fight it. It is no guide to other cases.",
      date: "2024-07-26",
      where: {
        part: "changed",
      },
      isReported: true,
      source: "gill",
    },
    {
      value: "$60 million",
      what: "What that jury set; it may no longer stand.",
      date: "2024-03",
      where: {
        part: "changed",
      },
      isReported: true,
      source: "watson",
    },
  ],
  events: [
    {
      date: "2026-07-28",
      text: "The Seventh Circuit sent five Mead Johnson cases back because the judge had used the wrong test for which court may hear them.",
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-07-24",
      text: "The Seventh Circuit upheld a ruling that ended one test case (Mar v. Abbott): the family had not shown that a warning would have prevented the death. It did not decide whether formula can cause NEC.",
      source: "digest",
      isReported: true,
    },
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
      date: "2025-10-24",
      text: "The third federal test case ended, because no workable product could have been made in the amounts needed.",
      source: "verus2025",
      isReported: true,
    },
    {
      date: "2025-03-13",
      text: "A judge in Missouri threw out a jury's verdict for both companies.",
      source: "harrismartin2025",
      isReported: true,
    },
    {
      date: "2024-07-26",
      text: "A Missouri jury found against Abbott in the Gill case. The company said it would try to undo the verdict.",
      source: "gill",
      isReported: true,
    },
    {
      date: "2024-03",
      text: "An Illinois jury found against Mead Johnson in the Watson case; one unreliable page later said that the verdict was thrown out.",
      source: "watson",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Federal suit in MDL 3026",
      who: "Families of a premature or very small baby who had NEC after Similac or Enfamil in the hospital. The records must name the product.",
      clock:
        "Your state sets it. Many states give a child more time, but a parent's own claim and a claim about a death can run out much sooner. The federal test cases were reported to fail for different reasons. Ask which of these your records can answer.[^verus2025b] As reported, one was lost on appeal because the family could not show that a warning would have changed what the hospital did. Ask what your baby's doctors would say.[^mar]",
      check: {
        text: "The Chicago court's page on MDL 3026",
        href: "https://www.ilnd.uscourts.gov/mdl-details.aspx?Lbz1nwUsE4JWF/IQJN6GpA==",
      },
    },
    {
      way: "State suit",
      who: "Families whose baby was born or treated in the state, such as Illinois, Missouri or Pennsylvania.",
      clock:
        "Each state sets its own. In Illinois, two appeals courts were reported to disagree about families from elsewhere.[^depp][^stClair]",
      check: {
        text: "The web page of that state's courts",
      },
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
      check: {
        text: "The FDA's MedWatch page",
        href: "https://www.fda.gov/medwatch",
      },
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
      holder: "The hospital, vital records and probate court",
      how: "Get the death certificate, the autopsy report and the court papers for the estate",
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
  charts: [
    {
      kind: "timeline",
      caption:
        "Three decades lie between the first study and the first federal rulings.[^theLancet1990][^verus2025]",
      points: [
        {
          date: "1990",
          text: "British feeding study",
        },
        {
          date: "2022-04",
          text: "MDL 3026 begins",
        },
        {
          date: "2024-10",
          text: "Three agencies speak",
        },
        {
          date: "2025",
          text: "Test cases end",
        },
        {
          date: "2026-07",
          text: "Missouri defense verdict",
        },
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
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title: "Transfer Order, MDL No. 3026 [copy at Midpage]",
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
      publisher: "Mead Johnson / Reckitt",
      title: "Mead Johnson Welcomes Defense Verdict in Collins Case [on Business Wire]",
      date: "July 2, 2026",
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
      publisher: "Etzler law firm",
      title: "Report on baby formula suits in St. Clair County [copy of a local paper]",
      date: "undated",
      url: "https://www.etzlerlawheadlegalgroup.com/baby-formula-makers-cant-escape-st-clair-county-lawsuits",
    },
    digest: {
      publisher: "Lawsuit Status Guide (a digest)",
      title: "NEC baby formula case data, checked September 22, 2026",
      date: "October 6, 2026",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/nec-baby-formula.json",
    },
    mar: {
      publisher: "U.S. Court of Appeals, Seventh Circuit",
      title: "Mar v. Abbott Laboratories, No. 25-2587",
      date: "July 24, 2026",
      url: "https://www.govinfo.gov/content/pkg/USCOURTS-ca7-25-02587/pdf/USCOURTS-ca7-25-02587-0.pdf",
    },
    gill: {
      publisher: "Reuters",
      title: "Report on the first verdict against Abbott, in the Gill case [copy at XM]",
      date: "July 26, 2024",
      url: "https://xm.com/research/markets/allNews/reuters/abbott-must-pay-495-million-in-premature-infant-formula-trial-jury-finds-53891112",
    },
    watson: {
      publisher: "Madison-St. Clair Record",
      title: "Report on the verdict in the Watson trial",
      date: "March 2024",
      url: "https://madisonrecord.com/stories/656848988-st-clair-county-jurors-reach-60-million-verdict-in-trial-against-mead-johnson-reckitt-stands-by-the-safety-of-its-formula-products",
    },
    trials: {
      publisher: "AboutLawsuits",
      title:
        "Similac Formula NEC Lawsuits Selected for Bellwether Trials in Aug. 2026, Nov. 2026 and Feb. 2027",
      date: "undated",
      url: "https://www.aboutlawsuits.com/similac-formula-nec-lawsuits-bellwether-trials-aug-2026-nov-2026-feb-2027",
    },
    depp: {
      publisher: "Illinois State Bar Association",
      title: "Depp v. Abbott Laboratories, Inc. (summary of the opinion)",
      date: "December 12, 2025",
      url: "https://www.isba.org/cases/illinois/appellate/2025/12/12/deppavabbottlaboratoriesinc",
    },
  },
} as const satisfies CaseRecord;
