import type { CaseRecord } from "../record";

export const ozempicWegovyRecord = {
  status: {
    kind: "Two federal MDLs",
    court: "U.S. District Court, Eastern District of Pennsylvania (Philadelphia)",
    docket: "MDL No. 3094 (stomach, bowel and gallbladder); MDL No. 3163 (sudden vision loss)",
    judge: "Karen S. Marston (both)",
    since: [
      {
        date: "2024-02-02",
        of: "MDL 3094",
      },
      {
        date: "2025-12-15",
        of: "MDL 3163",
      },
    ],
    stage:
      "As of October 2026, the days set for a September hearing on the experts in the stomach cases had passed. No ruling was posted, and neither group had a trial date.[^courtPage][^guide2026]",
    next: "A ruling on the experts, and on the makers' request to end claims before trial. Anyone can watch the court's monthly conferences online.[^courtPage]",
    settlement:
      "None found. A digest that read the court's list of orders in October 2026 found none either.[^guide2026]",
    classAction: "No. These are separate injury suits in two groups.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-10-06",
    source: "guide2026",
  },
  soonest: null,
  figures: [],
  events: [
    {
      date: "2026-09-14",
      text: "The court's page announced five days, September 14 to 18, on whether the experts may testify, open to the public online.",
      source: "courtPage",
    },
    {
      date: "2026-04-30",
      text: "A second large study reported a somewhat higher rate of NAION with these medicines, and again a low risk for each person.",
      source: "network",
    },
    {
      date: "2026-02-12",
      text: "A study of US veterans with type 2 diabetes found NAION more often after a start on semaglutide than on another kind of drug.",
      source: "veterans",
    },
    {
      date: "2025-12-15",
      text: "A federal panel gave vision-loss suits a group of their own, before the same judge.",
      source: "mealeys",
      isReported: true,
    },
    {
      date: "2025-10",
      text: "The US label of Ozempic changed its warning on severe stomach and bowel reactions.",
      source: "label",
    },
    {
      date: "2025-08-15",
      text: "Judge Marston held that a claim of gastroparesis must rest on an objective test.",
      source: "dechert",
      isReported: true,
    },
    {
      date: "2025-06-06",
      text: "Europe's drug safety board named NAION as a very rare side effect of semaglutide.",
      source: "ema",
    },
    {
      date: "2024-06-12",
      text: "The court let people file straight into the Philadelphia group, with one plaintiff to a complaint.",
      source: "order14",
    },
  ],
  ways: [
    {
      way: "Stomach or bowel suit in MDL 3094",
      who: "People who were prescribed a brand GLP-1 drug and have gastroparesis (shown by a test), ileus, a blocked bowel or harm to the gallbladder",
      clock:
        "Your state's limit for harm from a drug, which can be short. You can file directly in Philadelphia and name your home court. That does not decide which state's law and time limit apply.[^order14]",
      check: {
        text: "The court's page with orders and public conferences",
        href: "https://www.paed.uscourts.gov/mdl/mdl-3094-re-glucagon-peptide-1-receptor-agonists-glp-1-ras-products-liability-litigation-gi",
      },
    },
    {
      way: "Vision-loss suit in MDL 3163",
      who: "People prescribed a brand GLP-1 medicine in whom an eye doctor found NAION",
      clock:
        "State law sets this limit too, so ask early. These cases are separate: as reported, the September 2026 hearing was not about them.[^guide2026]",
      check: {
        text: "Orders of the vision-loss group",
        href: "https://www.paed.uscourts.gov/mdl/mdl3163/orders",
      },
    },
    {
      way: "State suit, for example in New Jersey",
      who: "People with vision loss. Two digests report that their suits are grouped there, apart from stomach injuries[^drugwatch]",
      clock: "The limit of that state. Ask a lawyer there.",
      check: {
        text: "List of multicounty cases at njcourts.gov",
      },
    },
    {
      way: "Tell the FDA about a side effect",
      who: "Patients, relatives, nurses and doctors. It pays nothing but can help others",
      clock: "No limit.",
      check: {
        text: "MedWatch, at fda.gov/medwatch",
      },
    },
  ],
  documents: [
    {
      name: "Pharmacy history with brand, dose and dates",
      holder: "Each pharmacy, or the benefit manager",
      how: "One printout for the whole time you used it.",
    },
    {
      name: "Notes on why it was started and changed",
      holder: "The prescriber's clinic",
      how: "Download them from the portal if there is one.",
    },
    {
      name: "Gastric emptying study or other objective test",
      holder: "Nuclear medicine or radiology",
      how: "The full report, not only the summary.",
    },
    {
      name: "Bowel and gallbladder scans, surgery reports",
      holder: "Hospital records",
      how: "Give the dates of your stay.",
    },
    {
      name: "Eye exam, visual field and nerve images",
      holder: "Eye doctor or neuro-ophthalmologist",
      how: "Ask for the first day a change was noted.",
    },
    {
      name: "Emergency and admission papers",
      holder: "Each hospital's records office",
      how: "Discharge letters show dates and symptoms.",
    },
    {
      name: "Other medicines and earlier illnesses",
      holder: "Your main clinic",
      how: "Above all diabetes, sleep apnea and high blood pressure.",
    },
    {
      name: "Photos of the pen or box",
      holder: "You",
      how: "Show the brand and the lot number.",
    },
  ],
  questions: [
    "Does my diagnosis fit MDL 3094, MDL 3163 or neither?",
    "Which test does this court take as objective proof, and is mine enough?",
    "I used a compounded version for part of the time. What does that change?",
    "What has the court decided about the experts, and may I see the order?",
    "Does my time limit run from the diagnosis or from when I learned of a link?",
    "I still take it on my doctor's advice. Does that affect a claim?",
  ],
  charts: [
    {
      kind: "timeline",
      caption:
        "Label changes and suits were first about the bowel, then about the eye.[^healthday][^riker][^ema][^dechert][^mealeys]",
      points: [
        {
          date: "2023-09",
          text: "Ileus on label",
        },
        {
          date: "2024-02-02",
          text: "MDL 3094 begins",
        },
        {
          date: "2025-06-06",
          text: "EU: NAION finding",
        },
        {
          date: "2025-08-15",
          text: "Objective tests required",
        },
        {
          date: "2025-12-15",
          text: "MDL 3163 begins",
        },
      ],
    },
  ],
  sources: {
    riker: {
      publisher: "Riker Danzig (law firm)",
      title: "MDL Litigation Over GLP-1s [on Mondaq]",
      date: "December 4, 2025",
      url: "https://www.mondaq.com/unitedstates/life-sciences-biotechnology-nanotechnology/1727450/mdl-litigation-over-glp-1s",
    },
    column: {
      publisher: "Reuters",
      title:
        "Column: Ozempic litigation's new judge steps into big battle [copied by financetom.com]",
      date: "June 6, 2024",
      url: "https://www.financetom.com/business/column-ozempic-litigations-new-judge-steps-into-big-battle-221762.htm",
    },
    saxenda: {
      publisher: "HarrisMartin",
      title: "GLP-1 RAs MDL Expanded to Include Cases Targeting Novo Nordisk's Saxenda",
      date: "December 13, 2024",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/46965/glp-1-ras-mdl-expanded-to-include-cases-targeting-novo-nordisks-saxenda/",
    },
    mealeys: {
      publisher: "Mealey's",
      title: "JPMDL Creates Separate Track For GLP-1 Eye Injury Cases In Pa. Federal Court",
      date: "December 16, 2025",
      url: "https://www.mealeys.com/mealeys/articles/2422588/jpmdl-creates-separate-track-for-glp-1-eye-injury-cases-in-pa-federal-court",
    },
    dechert: {
      publisher: "Dechert (a defense firm)",
      title: "GLP-1 MDL Requires Objective Testing To Proceed [on Mondaq]",
      date: "October 3, 2025",
      url: "https://mondaq.com/unitedstates/personal-injury/1686412/glp-1-mdl-requires-objective-testing-to-proceed",
    },
    drugwatch: {
      publisher: "Drugwatch",
      title: "Ozempic Vision Loss Lawsuits To Be Consolidated in New Jersey",
      date: "November 20, 2025",
      url: "https://www.drugwatch.com/news/2025/11/20/ozempic-vision-loss-lawsuits-to-be-consolidated-in-novo-nordisks-home-state",
    },
    healthday: {
      publisher: "HealthDay",
      title:
        "FDA Adds Warning to Ozempic Label About Risk for Blocked Intestines [copied by simhcottumwa.org]",
      date: "September 27, 2023",
      url: "https://simhcottumwa.org/fda-adds-warning-to-ozempic-label-about-risk-for-blocked-intestines-2/",
    },
    label: {
      publisher: "openFDA (FDA)",
      title: "Drug label record, Ozempic (semaglutide) injection: recent major changes",
      date: "September 24, 2026",
      url: "https://api.fda.gov/drug/label.json?search=set_id%3A%2242bdd912-2393-44c4-b7e0-47672ca28991%22",
    },
    dailymed: {
      publisher: "National Library of Medicine",
      title: "DailyMed",
      date: "undated",
      url: "https://dailymed.nlm.nih.gov/",
    },
    ema: {
      publisher: "European Medicines Agency",
      title:
        "Meeting highlights from the Pharmacovigilance Risk Assessment Committee (PRAC) 2-5 June 2025",
      date: "June 6, 2025",
      url: "https://www.ema.europa.eu/en/news/meeting-highlights-pharmacovigilance-risk-assessment-committee-prac-2-5-june-2025",
    },
    uk: {
      publisher: "UK government (MHRA listing)",
      title:
        "Drug safety updates, with one on semaglutide and Non-arteritic Anterior Ischemic Optic Neuropathy (NAION)",
      date: "undated",
      url: "https://docs.publishing.service.gov.uk/document-types/drug_safety_update.html",
    },
    veterans: {
      publisher: "JAMA Ophthalmology",
      title:
        "New-Onset Nonarteritic Anterior Ischemic Optic Neuropathy and Initiators of Semaglutide in US Veterans With Type 2 Diabetes",
      date: "February 12, 2026",
      url: "https://doi.org/10.1001/jamaophthalmol.2025.6262",
    },
    network: {
      publisher: "JAMA Network Open",
      title:
        "GLP-1 Receptor Agonists or SGLT2 Inhibitors and Nonarteritic Anterior Ischemic Optic Neuropathy",
      date: "April 30, 2026",
      url: "https://doi.org/10.1001/jamanetworkopen.2026.9917",
    },
    order14: {
      publisher: "U.S. District Court, Eastern District of Pennsylvania",
      title: "MDL 3094, Case Management Order No. 14, Direct Filing Order",
      date: "June 12, 2024",
      url: "https://www.paed.uscourts.gov/sites/paed/files/mdl-orders/24md3094_cm-ord_14.pdf",
    },
    guide2026: {
      publisher: "Lawsuit Status Guide (a digest)",
      title: "Ozempic and GLP-1 case data [its published data file]",
      date: "October 6, 2026",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/ozempic.json",
    },
    courtPage: {
      publisher: "U.S. District Court, Eastern District of Pennsylvania",
      title: "MDL 3094, court page",
      date: "October 2, 2026",
      url: "https://www.paed.uscourts.gov/mdl/mdl-3094-re-glucagon-peptide-1-receptor-agonists-glp-1-ras-products-liability-litigation-gi",
    },
  },
} as const satisfies CaseRecord;
