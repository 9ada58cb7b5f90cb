import type { CaseRecord } from "../record";

export const depoProveraRecord = {
  status: {
    kind: "Federal MDL and state suits",
    court: "U.S. District Court, Northern District of Florida (Pensacola)",
    docket: "MDL No. 3140 (3:25md3140)",
    judge: "M. Casey Rodgers",
    since: [
      {
        date: "2025-02-07",
      },
    ],
    stage:
      "As of October 2026, a private settlement program was reported to be running under court orders. The December trial was reported canceled, and cases outside the program went on.[^digest]",
    next: "We found no new trial date, no ruling on the experts, and no ruling on whether federal law blocks the warning claims. The court's orders page lists the latest.[^orders]",
    settlement:
      "Reported: a private, confidential program made in July 2026 and run by BrownGreer. By the same report, it is not a class settlement, its terms are not public, and no one is in it automatically.[^digest]",
    classAction:
      "No. Each injury claim is a suit of its own; class complaints over medical checks were also reported.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-10-06",
    source: "digest",
  },
  soonest: {
    date: "2026-11-30",
    ends: true,
    way: "Private settlement program in MDL 3140",
    text: "Reported as the last day to register for the private settlement program. Call your lawyer, or read the court's orders page, today. It is not a time limit for a lawsuit.",
    whom: "women with a meningioma claim that may fit the program's confidential terms",
    certainty: "reported",
    source: "digest",
  },
  figures: [],
  events: [
    {
      date: "2026-09-18",
      text: "A hearing on the experts in the remaining cases was on the court's calendar; no outcome was found on October 6.",
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-08-10",
      text: "A court order set November 30, 2026, as the last day to register for the settlement program, and set steps for the claims that stay in court.",
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-07",
      text: "The parties made a private settlement; the judge then dropped the pilot schedule and canceled the trial set for December.",
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-02-04",
      text: "The makers filed a new brief after the label change and said they could not have added the warning without the agency's approval.",
      source: "mealeys",
      isReported: true,
    },
    {
      date: "2025-12-12",
      text: "The FDA approved a warning of meningioma for the Depo-Provera CI shot and for the Depo-SubQ Provera 104 shot.",
      source: "fda",
    },
    {
      date: "2025-09-02",
      text: "A US study of health records found that users of the shot were diagnosed with a meningioma more often than other women.",
      source: "jama",
    },
    {
      date: "2025-08-22",
      text: "Pfizer asked the judge to end the five pilot cases, arguing that the FDA turned down a warning in 2024; plaintiffs say it ignored older evidence.",
      source: "financetom",
      isReported: true,
    },
    {
      date: "2025-03-14",
      text: "Judge Rodgers ordered each woman to hand over papers that prove her shots and her diagnosis.",
      source: "proof",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Private settlement program in MDL 3140",
      who: "Women whose claim fits the program's own terms, which are not public. As reported, a company, BrownGreer, runs it, reads the records and decides. Taking part is reported to be a choice.[^digest]",
      clock:
        "Register by November 30, 2026, as reported from a court order that we have not read.[^digest] If you have a lawyer, ask in writing today whether you are registered. If you have none, call a lawyer or a bar referral service now and give this date first: we could not find out whether a person without a filed case can still join. Registering may mean giving up a lawsuit, so ask what you would sign.",
      ends: "2026-11-30",
      check: {
        text: "The court's list of orders in this MDL",
        href: "https://www.flnd.uscourts.gov/mdl3140-orders-by-date",
      },
    },
    {
      way: "Federal suit in MDL 3140",
      who: "Women with a meningioma inside the skull that was found after they got Depo-Provera or a covered generic shot. They must be able to prove both. Prasco, Greenstone and Viatris were dropped without a ruling on the merits, one plaintiffs' firm says, so find out whose shot you got.[^pope]",
      clock:
        "Your state sets the limit. Some states count from the diagnosis, some from when the possible link could be known, and some set an outer limit. The court's dates for papers start once a suit is filed.",
      check: {
        text: "The court's Depo-Provera page",
        href: "https://flnd.uscourts.gov/depo-provera-products-liability-litigation-mdl-no-3140",
      },
    },
    {
      way: "State suit, such as New York or Delaware",
      who: "Women who can file there. New York and Delaware are reported to have groups of their own that work alongside the federal judge.[^states]",
      clock:
        "Each state has its own limit for drug injuries, and rules on late discovery differ. Ask a lawyer in that state.",
      check: {
        text: "The website of that state's courts",
      },
    },
    {
      way: "Side-effect report to FDA MedWatch (no money)",
      who: "A patient, a relative or a nurse or doctor",
      clock: "No time limit, and no charge.",
      check: {
        text: "MedWatch at the FDA",
        href: "https://www.fda.gov/medwatch",
      },
    },
    {
      way: "Social Security disability benefits",
      who: "Women who cannot work because of the tumor or its surgery",
      clock: "The agency's rules; apply once you can no longer work.",
      check: {
        text: "Disability pages of Social Security",
        href: "https://www.ssa.gov/disability",
      },
    },
  ],
  documents: [
    {
      name: "Shot record with dates, dose and product",
      holder: "Clinic, family planning program, school or military clinic",
      how: "Ask for every injection entry, with the NDC number if it was noted.",
    },
    {
      name: "Claims for medroxyprogesterone 150 mg or 104 mg",
      holder: "Pharmacy chain, insurer or Medicaid agency",
      how: "A claims printout for all the years you can name.",
    },
    {
      name: "MRI or CT images and reports",
      holder: "Imaging department of the hospital",
      how: "Request the images on disc and each written report.",
    },
    {
      name: "Surgery, pathology and radiation reports",
      holder: "Hospital records office",
      how: "Name the operation and its month.",
    },
    {
      name: "Nerve, eye and hearing notes",
      holder: "Neurologist, eye doctor or hearing clinic",
      how: "The visits that show symptoms and when they began.",
    },
    {
      name: "Refusals from clinics that have no records",
      holder: "You, once you have written to them",
      how: "Keep your letter and the answer. As one law firm reports, the court asks for both if the shots came before June 2005.",
    },
    {
      name: "History of NF2 or radiation to the head",
      holder: "Your main doctor or a genetics clinic",
      how: "The other side will ask, so have it ready.",
    },
  ],
  questions: [
    "Am I registered for the settlement program, by when must I register, and what would I give up by taking part?",
    "Are the rulings on preemption and on the experts out, and what do they mean for a suit filed now?",
    "Did my shots come from Pfizer, from an authorized generic or from another company, and can that company be sued?",
    "Did the new warning of December 2025 change the time I have?",
    "What proof will the court take if my clinic has closed?",
    "Would you file in Pensacola or in a state court, and why there?",
    "The December 2026 trial was reported canceled: what comes next for a case that stays outside the settlement?",
  ],
  charts: [
    {
      kind: "timeline",
      caption: "Two large studies came out before the label changed.[^court][^bmj][^jama][^fda]",
      points: [
        {
          date: "1992",
          text: "Approved in US",
        },
        {
          date: "2024-03-27",
          text: "French study",
        },
        {
          date: "2025-02-07",
          text: "Federal MDL begins",
        },
        {
          date: "2025-09-02",
          text: "US study",
        },
        {
          date: "2025-12-12",
          text: "Label warning approved",
        },
      ],
    },
    {
      kind: "sides",
      caption:
        "Both sides point to the FDA, which first said no and later said yes to a warning.[^becker][^mealeys]",
      sides: [
        {
          title: "What lawsuits say",
          points: [
            "Signs of a link were there to see",
            "Doctors and patients were told too late",
            "A smaller dose was possible",
          ],
        },
        {
          title: "What the companies answer",
          points: [
            "The product is safe and works well",
            "Only the FDA could allow new label words",
          ],
        },
      ],
    },
  ],
  sources: {
    court: {
      publisher: "U.S. District Court, N.D. Florida",
      title: "Depo-Provera Products Liability Litigation, MDL No. 3140",
      date: "2025",
      url: "https://flnd.uscourts.gov/depo-provera-products-liability-litigation-mdl-no-3140",
    },
    fda: {
      publisher: "U.S. FDA",
      title: "Drug Safety-related Labeling Changes: Depo-Provera (NDA-020246)",
      date: "December 12, 2025",
      url: "https://www.accessdata.fda.gov/scripts/cder/safetylabelingchanges/index.cfm?DrugNameID=621&event=searchdetail.page",
    },
    letter: {
      publisher: "U.S. FDA",
      title: "Approval letter NDA 020246/S-074 and NDA 021583/S-045",
      date: "December 12, 2025",
      url: "https://www.accessdata.fda.gov/drugsatfda_docs/appletter/2025/020246Orig1s074,021583Orig1s045ltr.pdf",
    },
    bmj: {
      publisher: "BMJ (Roland et al.)",
      title:
        "Use of progestogens and the risk of intracranial meningioma: national case-control study",
      date: "March 27, 2024",
      url: "https://www.bmj.com/content/384/bmj-2023-078078",
    },
    jama: {
      publisher: "JAMA Neurology (Xiao et al.)",
      title: "Depot Medroxyprogesterone Acetate and Risk of Meningioma in the US",
      date: "September 2, 2025",
      url: "https://doi.org/10.1001/jamaneurol.2025.3011",
    },
    panel: {
      publisher: "HarrisMartin",
      title: "JPML Centralizes Depo-Provera Brain Tumor Actions",
      date: "2025",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/52574/jpml-centralizes-depo-provera-brain-tumor-actions/",
    },
    proof: {
      publisher: "HarrisMartin",
      title: "Depo-Provera Brain Tumor MDL Judge Orders Documentary Proof of Injuries",
      date: "April 2, 2025",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/58182/depo-provera-brain-tumor-mdl-judge-orders-documentary-proof-of-injuries/",
    },
    states: {
      publisher: "AboutLawsuits",
      title:
        "Lawsuits Over Depo-Provera and Meningioma To Be Coordinated Between Federal and State Courts",
      date: "2025",
      url: "https://www.aboutlawsuits.com/depo-provera-lawsuit/lawsuits-depo-provera-meningioma-coordinated-federal-state-courts",
    },
    pope: {
      publisher: "Pope McGlamry (a law firm for plaintiffs)",
      title: "Depo-Provera MDL Litigation Updates",
      date: "December 19, 2025",
      url: "https://www.pmkm.com/depo-provera-mdl-litigation-updates",
    },
    mealeys: {
      publisher: "Mealey's",
      title: "Drugmakers Argue Claims In Depo-Provera MDL Are Preempted By Federal Law",
      date: "February 4, 2026",
      url: "https://www.mealeys.com/mealeys/articles/2438019/drugmakers-argue-claims-in-depo-provera-mdl-are-preempted-by-federal-law",
    },
    digest: {
      publisher: "Lawsuit Status Guide (a digest)",
      title: "Depo-Provera case data, checked October 6, 2026",
      date: "October 6, 2026",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/depo-provera.json",
    },
    orders: {
      publisher: "U.S. District Court, N.D. Florida",
      title: "MDL 3140 orders by date",
      date: "2026",
      url: "https://www.flnd.uscourts.gov/mdl3140-orders-by-date",
    },
    becker: {
      publisher: "Becker's Hospital Review",
      title: "FDA adds brain tumor warning to Depo-Provera label",
      date: "December 2025",
      url: "https://www.beckershospitalreview.com/pharmacy/fda-adds-brain-tumor-warning-to-depo-provera-label",
    },
    financetom: {
      publisher: "Reuters",
      title:
        "Pfizer says it couldn't have warned about tumor risk in Depo-Provera lawsuits [copy at Financetom]",
      date: "August 25, 2025",
      url: "https://www.financetom.com/business/pfizer-says-it-couldnt-have-warned-about-tumor-risk-in-depoprovera-lawsuits-423592.htm",
    },
  },
} as const satisfies CaseRecord;
