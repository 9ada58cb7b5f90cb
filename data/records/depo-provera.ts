import type { CaseRecord } from "../record";

export const depoProveraRecord = {
  status: {
    kind: "Federal MDL and state suits",
    court: "U.S. District Court, Northern District of Florida (Pensacola)",
    docket: "MDL No. 3140 (3:25md3140)",
    judge: "M. Casey Rodgers",
    since: [{ date: "2025-02-07" }],
    stage:
      "As of May 2026, we found no ruling on two questions that reach every case: whether federal law blocks the warning claims, and whether the experts on cause may testify.[^mealeys]",
    next: "One plaintiffs' firm reported in December 2025 that a first trial was set for December 2026.[^pope] We could not confirm that this date still stands.",
    settlement: "None found.",
    classAction:
      "No. Each injury claim is a suit of its own; class complaints over medical checks were also reported.",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-02-04",
      text: "The makers filed a new brief after the label change and said they could not have added the warning without the agency's approval.",
      source: "mealeys",
      isReported: true,
    },
    {
      date: "2025-12-19",
      text: "The judge chose December 2026 for a first pilot trial and mid-2026 for hearings on the experts, and both may have moved since.",
      source: "pope",
      isReported: true,
    },
    {
      date: "2025-12-12",
      text: "The FDA approved a meningioma warning for Depo-Provera CI and for Depo-SubQ Provera 104.",
      source: "fda",
    },
    {
      date: "2025-09-11",
      text: "The court made an exception to its proof rule for some women whose shots all came before June 2005.",
      source: "pope",
      isReported: true,
    },
    {
      date: "2025-09-02",
      text: "A US study of medical records reported more meningioma diagnoses among users of the shot than among other women.",
      source: "jama",
    },
    {
      date: "2025-09",
      text: "Late in the month the court heard Pfizer's argument that federal drug law blocks the suits; we found no decision.",
      source: "hearing",
      isReported: true,
    },
    {
      date: "2025-03-14",
      text: "Judge Rodgers ordered each woman to hand over papers that prove her shots and her diagnosis.",
      source: "proof",
      isReported: true,
    },
    {
      date: "2025-02-07",
      text: "A federal panel sent the suits to one judge in Pensacola as MDL 3140.",
      source: "court",
    },
  ],
  ways: [
    {
      way: "Federal suit in MDL 3140",
      who: "Women with a meningioma inside the skull, found after Depo-Provera or a covered generic, who can prove both",
      clock:
        "Varies by state; ask a lawyer soon. Some states count from the diagnosis, some from when the possible link could be known, and some set an outer limit. The court's dates for papers start on filing.",
      check: {
        text: "The court's Depo-Provera page",
        href: "https://flnd.uscourts.gov/depo-provera-products-liability-litigation-mdl-no-3140",
      },
    },
    {
      way: "Suit in a state court",
      who: "Women whose facts allow filing in New York, Delaware or another state",
      clock: "Each state has its own limit for drug injuries.",
      check: { text: "The website of that state's courts" },
    },
    {
      way: "Side-effect report to FDA MedWatch (no money)",
      who: "A patient, a relative or a nurse or doctor",
      clock: "No time limit, and no charge.",
      check: { text: "MedWatch at the FDA", href: "https://www.fda.gov/medwatch" },
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
      how: "Keep your letter and the answer: as one law firm reports, the court asks for both where shots came before June 2005.",
    },
    {
      name: "History of NF2 or radiation to the head",
      holder: "Your main doctor or a genetics clinic",
      how: "The other side will ask, so have it ready.",
    },
  ],
  questions: [
    "Are the rulings on preemption and on the experts out, and what do they mean for a suit filed now?",
    "Did my shots come from Pfizer, from an authorized generic or from another company, and can that company be sued?",
    "Did the new warning of December 2025 change the time I have?",
    "What proof will the court take if my clinic has closed?",
    "Would you file in Pensacola or in a state court, and why there?",
    "Is the first trial still planned, and would its result bind me?",
  ],
  figures: [
    {
      kind: "timeline",
      caption: "Two large studies came out before the label changed.[^court][^bmj][^jama][^fda]",
      points: [
        { date: "1992", text: "Approved as birth control" },
        { date: "2024-03-27", text: "French study in the BMJ" },
        { date: "2025-02-07", text: "Federal suits join in Florida" },
        { date: "2025-09-02", text: "US study in JAMA Neurology" },
        { date: "2025-12-12", text: "Meningioma warning on the label" },
      ],
    },
    {
      kind: "sides",
      caption: "The dispute is about the warning as much as about the tumor.[^court][^mealeys]",
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
    hearing: {
      publisher: "AboutLawsuits",
      title: "Judge To Hear Depo-Provera Lawsuit Preemption Arguments on Monday",
      date: "September 2025",
      url: "https://www.aboutlawsuits.com/depo-provera-lawsuit/depo-provera-lawsuit-preemption-arguments-monday",
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
  },
} as const satisfies CaseRecord;
