import type { CaseRecord } from "../record";

export const ozempicWegovyRecord = {
  status: {
    kind: "federal MDL",
    court: "U.S. District Court, Eastern District of Pennsylvania (Philadelphia)",
    docket:
      "MDL No. 3094 (stomach, bowel and gallbladder injuries); MDL No. 3163 (NAION, sudden vision loss)",
    judge: "Karen S. Marston (both)",
    since: [
      { date: "2024-02-02", of: "MDL 3094" },
      { date: "2025-12-15", of: "MDL 3163" },
    ],
    stage:
      "As of mid-2026 both dockets were in the steps before trial, with expert evidence the main issue; no trial result was found.",
    next: "No trial date found. Expert hearings in MDL 3094 were reported for 10 to 18 September 2026 by one digest; not confirmed, outcome not found.",
    settlement: "none found",
    classAction: "no: separate injury suits grouped in two dockets",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-04-30",
      text: "A second large study reported a modestly higher NAION risk with GLP-1 medicines than with the comparison group, again with a low absolute risk. This is the latest item found.",
      source: "jama2026b",
    },
    {
      date: "2026-02-12",
      text: "A study of US veterans with type 2 diabetes found NAION more often after starting semaglutide than after another medicine type; the risk was low in absolute terms and the design cannot prove cause.",
      source: "jama2026",
    },
    {
      date: "2025-12-15",
      text: "The federal panel created a separate docket, MDL 3163, for suits alleging vision loss (NAION), before the same judge.",
      source: "mealeyS2025",
      isReported: true,
    },
    {
      date: "2025-11",
      text: "Digests reported that the New Jersey Supreme Court agreed to group state suits over vision loss (NAION) as a multicounty litigation, apart from the stomach-injury suits.",
      source: "drugwatch2025",
    },
    {
      date: "2025-10",
      text: "A US Ozempic label in FDA's openFDA file lists a change to its warning on severe gastrointestinal reactions, dated October 2025.",
      source: "openfda2026",
    },
    {
      date: "2025-08-15",
      text: "The MDL court ruled that gastroparesis claims must be backed by objective testing (2025 WL 2396801, E.D. Pa.).",
      source: "dechertMondaq2025",
    },
    {
      date: "2025-06-06",
      text: "The European regulator's safety committee concluded that NAION is a very rare side effect of semaglutide, and said people with sudden or fast-worsening vision should contact a doctor without delay.",
      source: "europeanMedicines2025",
    },
    {
      date: "2024-12-12",
      text: "The panel widened MDL 3094 to include Saxenda (liraglutide).",
      source: "harrismartin2024",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Federal suit joined to MDL 3094",
      who: "A person prescribed a brand GLP-1 medicine with gastroparesis shown by a test, ileus or bowel obstruction, or gallbladder injury",
      clock: "varies by state; ask",
      check: { text: "paed.uscourts.gov and jpml.uscourts.gov" },
    },
    {
      way: "Federal suit joined to MDL 3163",
      who: "A person prescribed a brand GLP-1 medicine with NAION diagnosed by an eye doctor",
      clock: "varies by state; ask",
      check: { text: "paed.uscourts.gov and jpml.uscourts.gov" },
    },
    {
      way: "State-court suit",
      who: "For example New Jersey, where two digests reported in 2025 that the state Supreme Court agreed to group vision-loss suits as a multicounty litigation, apart from stomach-injury suits",
      clock: "varies by state; ask",
      check: {
        text: "njcourts.gov (multicounty litigation list) for New Jersey; the local court elsewhere",
      },
    },
    {
      way: "FDA report of a side effect (not a claim, pays nothing)",
      who: "Any patient, relative or clinician",
      clock: "no limit",
      check: { text: "fda.gov/medwatch" },
    },
  ],
  documents: [
    {
      name: "Pharmacy dispensing history naming brand, dose and dates",
      holder: "each pharmacy or the pharmacy benefit manager",
      how: "",
    },
    {
      name: "Prescriber notes on why it was started, doses and stopping",
      holder: "clinic records office or portal",
      how: "",
    },
    {
      name: "Gastric emptying study report, or other objective test",
      holder: "hospital nuclear medicine or radiology",
      how: "",
    },
    {
      name: "CT, X-ray and surgical reports for ileus or obstruction; gallbladder ultrasound and surgery report",
      holder: "hospital records",
      how: "",
    },
    {
      name: "Eye exam, visual field, optic nerve imaging and the first date of vision change",
      holder: "ophthalmology or neuro-ophthalmology clinic",
      how: "",
    },
    {
      name: "Emergency and admission records with dates",
      holder: "hospital records office",
      how: "",
    },
    {
      name: "List of other medicines and earlier conditions (diabetes, sleep apnea, blood pressure, surgery)",
      holder: "primary care clinic",
      how: "",
    },
    {
      name: "Pen or box photographs with lot number, and proof that it was the brand product",
      holder: "your own files",
      how: "",
    },
  ],
  questions: [
    "Does my diagnosis belong in MDL 3094, in MDL 3163 or in neither?",
    "Which test counts as objective proof in this court, and is mine enough?",
    "Does it matter that I took a compounded version, or both?",
    "What did the court decide about the experts? Please show me the order.",
    "Which time limit applies in my state, and does it run from the diagnosis or from learning a link?",
    "What will you need from my eye doctor or stomach specialist?",
    "I still take the medicine on my doctor's advice: does that affect a claim?",
  ],
  figures: [],
  sources: {
    europeanMedicines2025: {
      publisher: "European Medicines Agency",
      title:
        "Meeting highlights from the Pharmacovigilance Risk Assessment Committee (PRAC) 2-5 June 2025",
      date: "2025",
      url: "https://www.ema.europa.eu/en/news/meeting-highlights-pharmacovigilance-risk-assessment-committee-prac-2-5-june-2025",
    },
    openfda2026: {
      publisher: "openFDA (FDA)",
      title: "Drug label record, Ozempic (semaglutide) injection",
      date: "2026",
      url: "https://api.fda.gov/drug/label.json?search=set_id%3A%2242bdd912-2393-44c4-b7e0-47672ca28991%22",
    },
    ukGovernment: {
      publisher: "UK government (MHRA listing)",
      title:
        "Document type: drug_safety_update (lists: Semaglutide (Wegovy, Ozempic and Rybelsus): risk of Non-arteritic Anterior Ischemic Optic Neuropathy (NAION))",
      date: "None",
      url: "https://docs.publishing.service.gov.uk/document-types/drug_safety_update.html",
    },
    jama2026: {
      publisher: "JAMA Ophthalmology",
      title:
        "New-Onset Nonarteritic Anterior Ischemic Optic Neuropathy and Initiators of Semaglutide in US Veterans With Type 2 Diabetes",
      date: "2026",
      url: "https://doi.org/10.1001/jamaophthalmol.2025.6262",
    },
    jama2026b: {
      publisher: "JAMA Network Open",
      title:
        "GLP-1 Receptor Agonists or SGLT2 Inhibitors and Nonarteritic Anterior Ischemic Optic Neuropathy",
      date: "2026",
      url: "https://doi.org/10.1001/jamanetworkopen.2026.9917",
    },
    mealeyS2025: {
      publisher: "Mealey's",
      title: "JPMDL Creates Separate Track For GLP-1 Eye Injury Cases In Pa. Federal Court",
      date: "2025",
      url: "https://www.mealeys.com/mealeys/articles/2422588/jpmdl-creates-separate-track-for-glp-1-eye-injury-cases-in-pa-federal-court",
    },
    dechertMondaq2025: {
      publisher: "Dechert via Mondaq",
      title: "GLP-1 MDL Requires Objective Testing To Proceed",
      date: "2025",
      url: "https://mondaq.com/unitedstates/personal-injury/1686412/glp-1-mdl-requires-objective-testing-to-proceed",
    },
    harrismartin2024: {
      publisher: "HarrisMartin",
      title: "GLP-1 RAs MDL Expanded to Include Cases Targeting Novo Nordisk's Saxenda",
      date: "2024",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/46965/glp-1-ras-mdl-expanded-to-include-cases-targeting-novo-nordisks-saxenda/",
    },
    districtCourt: {
      publisher: "U.S. District Court, Eastern District of Pennsylvania",
      title: "Court home page",
      date: "None",
      url: "https://www.paed.uscourts.gov/",
    },
    nationalLibrary: {
      publisher: "National Library of Medicine",
      title: "DailyMed",
      date: "None",
      url: "https://dailymed.nlm.nih.gov/",
    },
    drugwatch2025: {
      publisher: "Drugwatch",
      title: "Ozempic Vision Loss Lawsuits To Be Consolidated in New Jersey",
      date: "2025",
      url: "https://www.drugwatch.com/news/2025/11/20/ozempic-vision-loss-lawsuits-to-be-consolidated-in-novo-nordisks-home-state",
    },
    reutersColumn2024: {
      publisher: "Reuters column (copy on financetom.com)",
      title: "Column: Ozempic litigation's new judge steps into big battle",
      date: "2024-06-06",
      url: "https://www.financetom.com/business/column-ozempic-litigations-new-judge-steps-into-big-battle-221762.htm",
    },
    rikerDanzig2025: {
      publisher: "Riker Danzig via Mondaq",
      title: "MDL Litigation Over GLP-1s",
      date: "2025-12-04",
      url: "https://www.mondaq.com/unitedstates/life-sciences-biotechnology-nanotechnology/1727450/mdl-litigation-over-glp-1s",
    },
    healthday2023: {
      publisher: "HealthDay",
      title: "Ozempic label updated: ileus (subject; title not seen)",
      date: "2023-09-27",
    },
  },
} as const satisfies CaseRecord;
