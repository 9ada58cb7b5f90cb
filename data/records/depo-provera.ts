import type { CaseRecord } from "../record";

export const depoProveraRecord = {
  status: {
    kind: "federal MDL | state coordinated | individual suits",
    court: "U.S. District Court, Northern District of Florida (Pensacola)",
    docket: "MDL No. 3140 (3:25md3140)",
    judge: "M. Casey Rodgers",
    since: [{ date: "2025-02-07" }],
    stage:
      "As of May 2026 two questions that affect every case were still open: whether federal law blocks the warning claims, and whether the experts' evidence on cause can go to a jury.",
    next: "A first trial was set, in December 2025, for December 2026 (one plaintiffs' firm; a digest had reported the same date as a proposal). Whether it still stands was not found after May 2026, and the rulings on federal preemption and on the experts were not found either. Check the court page.",
    settlement: "none found",
    classAction:
      "no for injury claims: individual suits; separate class complaints asking for medical monitoring were also reported in the MDL",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-02-04",
      text: "After the label change, the makers filed a new brief saying they could not have changed the warning without FDA approval.",
      source: "mealeyS2026",
      isReported: true,
    },
    {
      date: "2025-12-19",
      text: "The judge set the first pilot trial for December 2026 and hearings on the experts for mid-2026; the hearing dates were later reported as moved from May to June, and the trial date may have moved too.",
      source: "popeMcglamry2025",
    },
    {
      date: "2025-12-12",
      text: "FDA approved a meningioma warning for Depo-Provera CI and Depo-SubQ Provera 104: watch for signs, stop the drug if a meningioma is diagnosed.",
      source: "fda2025",
    },
    {
      date: "2025-09-11",
      text: "As reported by one firm in plaintiffs' leadership (order PTO 22A), the MDL court made an exception to its proof rule for women who received the shot only before June 2005 and asked every provider for records without success.",
      source: "popeMcglamry2025",
    },
    {
      date: "2025-09-02",
      text: "A U.S. study found a relative risk of 2.43 for a meningioma diagnosis among users of the shot (7.39 v 3.05 per 100,000 patient-years).",
      source: "jama2025",
    },
    {
      date: "2025-09",
      text: "In late September 2025 the court heard Pfizer's argument that federal drug law blocks the failure-to-warn claims; a decision was not found.",
      source: "aboutlawsuits2025b",
    },
    {
      date: "2025-03-14",
      text: "The MDL judge ordered plaintiffs to hand over papers proving that they received the shot and were diagnosed with a meningioma.",
      source: "harrismartin2025b",
      isReported: true,
    },
    {
      date: "2025-02-07",
      text: "The federal panel sent Depo-Provera meningioma suits to Pensacola, Florida, as MDL No. 3140, limited to intracranial meningioma.",
      source: "districtCourt2025",
    },
  ],
  ways: [
    {
      way: "Federal suit joined to MDL 3140",
      who: "Women with an intracranial meningioma diagnosed after receiving Depo-Provera or a covered generic, with proof of shots and of the diagnosis",
      clock:
        "varies by state; ask. Some states count from diagnosis, some from when the possible link was or should have been known, and some have an outer limit. The court's own paper deadlines start when a case is filed.",
      check: {
        text: "https://flnd.uscourts.gov/depo-provera-products-liability-litigation-mdl-no-3140",
        href: "https://flnd.uscourts.gov/depo-provera-products-liability-litigation-mdl-no-3140",
      },
    },
    {
      way: "State suit (New York, Delaware and other states)",
      who: "Women whose facts allow filing there",
      clock: "varies by state; ask",
      check: { text: "the state court's own site" },
    },
    {
      way: "Report a side effect to FDA MedWatch (not a claim for money)",
      who: "Any patient, family member or clinician",
      clock: "none; free",
      check: { text: "https://www.fda.gov/medwatch", href: "https://www.fda.gov/medwatch" },
    },
    {
      way: "Benefit claim: Social Security disability",
      who: "People unable to work because of the tumor or surgery",
      clock: "agency rules; apply when eligible",
      check: { text: "https://www.ssa.gov/disability", href: "https://www.ssa.gov/disability" },
    },
  ],
  documents: [
    {
      name: "Shot record with each date, dose and product name or NDC number",
      holder: "clinic, family planning program, school or military clinic, or pharmacy",
      how: "",
    },
    {
      name: "Pharmacy and insurance claim printouts showing medroxyprogesterone 150 mg or 104 mg",
      holder: "pharmacy chain, insurer, Medicaid agency",
      how: "",
    },
    {
      name: "MRI or CT images on disc and every radiology report naming meningioma",
      holder: "imaging department",
      how: "",
    },
    {
      name: "Operative report and pathology report if there was surgery; radiation summary",
      holder: "hospital records office",
      how: "",
    },
    {
      name: "Neurology, eye and hearing records that show symptoms and dates",
      holder: "",
      how: "",
    },
    {
      name: "Written requests and refusals from every provider, if shot records are gone (the court asked for these in its pre-June 2005 exception)",
      holder: "",
      how: "",
    },
    {
      name: "Genetic or history records about NF2 or earlier head radiation, because the other side will ask",
      holder: "",
      how: "",
    },
  ],
  questions: [
    "Have the preemption and expert rulings come out, and how do they affect a case filed now?",
    "Was my product Pfizer's brand, an authorized generic or another company's, and can that company still be sued?",
    "Which time limit applies to me, and did the December 2025 label change affect it?",
    "What proof of shots does the court accept if my clinic has closed?",
    "Would you file in the MDL or in a state court, and why?",
    "Is the December 2026 trial still on, and does it change anything for me?",
  ],
  figures: [],
  sources: {
    districtCourt2025: {
      publisher: "U.S. District Court, N.D. Florida",
      title: "Depo-Provera Products Liability Litigation, MDL No. 3140 (court page)",
      date: "2025",
      url: "https://flnd.uscourts.gov/depo-provera-products-liability-litigation-mdl-no-3140",
    },
    fda2025: {
      publisher: "U.S. FDA",
      title: "Drug Safety-related Labeling Changes: Depo-Provera (NDA-020246)",
      date: "2025",
      url: "https://www.accessdata.fda.gov/scripts/cder/safetylabelingchanges/index.cfm?DrugNameID=621&event=searchdetail.page",
    },
    fda2025b: {
      publisher: "U.S. FDA",
      title: "Approval letter NDA 020246/S-074 and NDA 021583/S-045, 12 Dec 2025",
      date: "2025",
      url: "https://www.accessdata.fda.gov/drugsatfda_docs/appletter/2025/020246Orig1s074,021583Orig1s045ltr.pdf",
    },
    bmj2024: {
      publisher: "BMJ (Roland et al.)",
      title:
        "Use of progestogens and the risk of intracranial meningioma: national case-control study",
      date: "2024",
      url: "https://doi.org/10.1136/bmj-2023-078078",
    },
    jama2025: {
      publisher: "JAMA Neurology (Xiao et al.)",
      title: "Depot Medroxyprogesterone Acetate and Risk of Meningioma in the US",
      date: "2025",
      url: "https://doi.org/10.1001/jamaneurol.2025.3011",
    },
    harrismartin2025: {
      publisher: "HarrisMartin",
      title: "JPML Centralizes Depo-Provera Brain Tumor Actions",
      date: "2025",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/52574/jpml-centralizes-depo-provera-brain-tumor-actions/",
    },
    harrismartin2025b: {
      publisher: "HarrisMartin",
      title: "Depo-Provera Brain Tumor MDL Judge Orders Documentary Proof of Injuries",
      date: "2025",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/58182/depo-provera-brain-tumor-mdl-judge-orders-documentary-proof-of-injuries/",
    },
    aboutlawsuits2025: {
      publisher: "AboutLawsuits",
      title:
        "Lawsuits Over Depo-Provera and Meningioma To Be Coordinated Between Federal and State Courts",
      date: "2025",
      url: "https://www.aboutlawsuits.com/depo-provera-lawsuit/lawsuits-depo-provera-meningioma-coordinated-federal-state-courts",
    },
    mealeyS2026: {
      publisher: "Mealey's",
      title: "Drugmakers Argue Claims In Depo-Provera MDL Are Preempted By Federal Law",
      date: "2026",
      url: "https://www.mealeys.com/mealeys/articles/2438019/drugmakers-argue-claims-in-depo-provera-mdl-are-preempted-by-federal-law",
    },
    popeMcglamry2025: {
      publisher: "Pope McGlamry (firm in plaintiffs' leadership)",
      title: "Depo-Provera MDL Litigation Updates",
      date: "December 19, 2025",
      url: "https://www.pmkm.com/depo-provera-mdl-litigation-updates",
    },
    aboutlawsuits2025b: {
      publisher: "AboutLawsuits",
      title: "Judge To Hear Depo-Provera Lawsuit Preemption Arguments on Monday",
      date: "September 2025",
      url: "https://www.aboutlawsuits.com/depo-provera-lawsuit/depo-provera-lawsuit-preemption-arguments-monday",
    },
    bmj2024b: {
      publisher: "BMJ (Roland et al.)",
      title:
        "Use of progestogens and the risk of intracranial meningioma: national case-control study",
      date: "March 27, 2024",
      url: "https://www.bmj.com/content/384/bmj-2023-078078",
    },
  },
} as const satisfies CaseRecord;
