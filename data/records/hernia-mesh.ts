import type { CaseRecord } from "../record";

export const herniaMeshRecord = {
  status: {
    kind: "federal MDL",
    court:
      "Bard/Davol: U.S. District Court, Southern District of Ohio. Covidien (Medtronic): U.S. District Court, District of Massachusetts. Bard cases are also grouped in Rhode Island state court",
    docket: "MDL No. 2846 (Bard/Davol); MDL No. 3029 (Covidien)",
    judge: "Edmund A. Sargus Jr. (MDL 2846); Patti B. Saris (MDL 3029)",
    since: [
      { date: "2018-08", of: "MDL 2846" },
      { date: "2022-06-06", of: "MDL 3029" },
    ],
    stage:
      "As of early 2026 the Bard cases were in a court-run settlement process and the first Covidien trial had been called off; what followed was not found.",
    next: "none known",
    settlement:
      "official: BD (Bard's owner) announced on 2 Oct 2024 a confidential agreement for most of its existing hernia cases, without admitting fault, and says it will defend the rest; no Covidien agreement was confirmed",
    classAction: "no: separate suits grouped by maker",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-02-17",
      text: "The Covidien trial set for this day was called off beforehand; the same page says the Physiomesh and Atrium C-QUR cases had earlier ended in global settlements. What follows for Covidien cases was not found.",
      source: "aboutlawsuits2026",
    },
    {
      date: "2025-04-08",
      text: "Judge Saris set the first Covidien test trial for 17 February 2026.",
      source: "harrismartin2025",
      isReported: true,
    },
    {
      date: "2024-11",
      text: "Judge Sargus was reported to have named two special masters to run an intensive settlement process until pending claims are dealt with.",
      source: "tortAdvisor2024",
    },
    {
      date: "2024-10-02",
      text: "BD announced an agreement to resolve most of its existing hernia litigation in the Ohio MDL and in Rhode Island; terms are confidential, no liability is admitted, and BD says it will defend unresolved cases.",
      source: "bdPr2024",
    },
    {
      date: "2024-07-06",
      text: "A docket control order (case management order 52) was reported in MDL 2846: a lawyer filing a new Bard case must soon list every provider and certify, under penalty of perjury, that the claim is not late, not already filed and not already settled.",
      source: "nighGoldenberg2024",
    },
    {
      date: "2024-02-29",
      text: "Judge Sargus ordered the Bard parties to mediate in person in March 2024 and to tell him by 24 May if they could not agree.",
      source: "harrismartin2024",
      isReported: true,
    },
    {
      date: "2022-06-06",
      text: "The panel granted Covidien's own request and grouped the Covidien hernia mesh suits in Massachusetts before Judge Saris as MDL 3029.",
      source: "harrismartin2022",
      isReported: true,
    },
    {
      date: "2018-08",
      text: "The federal panel grouped the Bard and Davol polypropylene hernia mesh suits in Ohio before Judge Sargus as MDL 2846.",
      source: "aboutlawsuits2024",
    },
  ],
  ways: [
    {
      way: "Bard settlement process (for claims already on file)",
      who: "People whose Bard or Davol case was pending in Ohio or Rhode Island, through their own lawyer",
      clock:
        "dates inside the process are set by the court and the special masters; ask your lawyer for them in writing",
      check: { text: "ohsd.uscourts.gov for public orders" },
    },
    {
      way: "New Bard or Davol suit",
      who: "Someone not yet in the litigation; a docket control order sets extra steps for the lawyer soon after filing",
      clock:
        "varies by state; some states also count an outer limit from implant or sale; ask. After filing, one law firm's account of the 2024 docket control order gives 14 days for a list of providers and 21 days after service for the lawyer's sworn certificate; read the order itself",
      check: { text: "ohsd.uscourts.gov (MDL 2846 orders)" },
    },
    {
      way: "Covidien suit joined to MDL 3029",
      who: "Someone with Parietex, Symbotex or another Covidien mesh and a serious complication",
      clock: "varies by state; ask",
      check: { text: "mad.uscourts.gov (MDL 3029 orders)" },
    },
    {
      way: "Individual suit against another maker, state or federal",
      who: "Someone with mesh of a maker without an open federal group",
      clock: "varies by state; ask",
      check: { text: "The website of the court in the county concerned" },
    },
    {
      way: "FDA device report (not a claim, pays nothing)",
      who: "Any patient, relative or clinician",
      clock: "no limit",
      check: { text: "fda.gov/medwatch" },
    },
  ],
  documents: [
    {
      name: "Operative report of the first hernia repair with the implant sticker or log (maker, brand, catalog and lot number, UDI)",
      holder: "hospital or surgery center records office",
      how: "",
    },
    {
      name: "Operative report of each later surgery, especially removal or revision",
      holder: "same office of that hospital",
      how: "",
    },
    {
      name: "Pathology report on removed mesh, and where the mesh is kept",
      holder: "hospital pathology",
      how: "",
    },
    {
      name: "CT, ultrasound or X-ray images and reports",
      holder: "radiology department, on disc",
      how: "",
    },
    {
      name: "Emergency and admission notes for bowel obstruction, perforation, infection or abscess",
      holder: "hospital records",
      how: "",
    },
    {
      name: "Pain clinic and surgeon follow-up notes with dates",
      holder: "each practice",
      how: "",
    },
    {
      name: "Any earlier release or settlement papers about the same mesh",
      holder: "your own files or your earlier lawyer",
      how: "",
    },
  ],
  questions: [
    "Which maker and product does my operative record show, and is that product still in active litigation?",
    "If it is Bard: am I too late for the settlement process, and can a new case still be filed under the docket control order?",
    "If it is Covidien: what is the current stage of MDL 3029? Please show me the last order.",
    "Does my state have an outer limit counted from implant or sale?",
    "What must a doctor say to link my problem to the mesh and not to the hernia or the surgery?",
    "Have I signed anything that releases a claim?",
    "How are costs shared if an expert is needed?",
  ],
  figures: [],
  sources: {
    fda: {
      publisher: "FDA",
      title: "Surgical Mesh Used for Hernia Repair: Information for Patients",
      date: "None",
      url: "https://www.fda.gov/MedicalDevices/ProductsandMedicalProcedures/ImplantsandProsthetics/HerniaSurgicalMesh/ucm317438.htm",
    },
    fdab: {
      publisher: "FDA",
      title: "Surgical Mesh Used for Hernia Repair: Reporting Problems to the FDA",
      date: "None",
      url: "https://www.fda.gov/medical-devices/surgical-mesh-used-hernia-repair/surgical-mesh-used-hernia-repair-reporting-problems-fda",
    },
    bd2024: {
      publisher: "BD (Form 8-K)",
      title: "8-K: Current report filing, October 2, 2024",
      date: "2024",
      url: "https://investors.bd.com/sec-filings/all-sec-filings/content/0000010795-24-000071/bdx-20241002.htm",
    },
    bdPr2024: {
      publisher: "BD via PR Newswire (copy)",
      title: "BD Reaches Agreement to Resolve Vast Majority of Hernia Litigation",
      date: "2024",
      url: "https://stocktitan.net/news/BDX/bd-reaches-agreement-to-resolve-vast-majority-of-hernia-fwcibovwj26c.html",
    },
    jama2016: {
      publisher: "JAMA (abstract on AMA Ed Hub)",
      title:
        "Long-term Recurrence and Complications Associated With Elective Incisional Hernia Repair",
      date: "2016",
      url: "https://edhub.ama-assn.org/jn-learning/module/2565771",
    },
    medtechDive2024: {
      publisher: "MedTech Dive",
      title: "BD settlement, hernia mesh lawsuit (brief)",
      date: "2024",
      url: "https://gcp.medtechdive.com/news/BD-settlement-hernia-mesh-lawsuit/728829",
    },
    harrismartin2022: {
      publisher: "HarrisMartin",
      title: "JPML Creates Federal Docket for Covidien Hernia Mesh Lawsuits",
      date: "2022",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/29318/jpml-creates-federal-docket-for-covidien-hernia-mesh-lawsuits/",
    },
    nighGoldenberg2024: {
      publisher: "Nigh Goldenberg (law firm)",
      title: "Bard Hernia Mesh Lawsuits - MDL 2846",
      date: "2024",
      url: "https://nighgoldenberg.com/bard-hernia-mesh-lawsuit",
    },
    districtCourt: {
      publisher: "U.S. District Court, Southern District of Ohio",
      title: "Court home page",
      date: "None",
      url: "https://www.ohsd.uscourts.gov/",
    },
    districtCourtb: {
      publisher: "U.S. District Court, District of Massachusetts",
      title: "Court home page",
      date: "None",
      url: "https://www.mad.uscourts.gov/",
    },
    sec2024: {
      publisher: "BD, SEC filing",
      title: "Commitments and Contingencies, year ended Sep. 30, 2024",
      date: "2024",
      url: "https://sec.gov/Archives/edgar/data/10795/000001079524000084/R13.htm",
    },
    aboutlawsuits2026: {
      publisher: "AboutLawsuits",
      title: "Feb. 2026 Trial for Covidien Hernia Mesh Lawsuit Canceled by MDL Judge",
      date: "2026",
      url: "https://www.aboutlawsuits.com/hernia-mesh-1364/feb-2026-trial-covidien-hernia-mesh-lawsuit-canceled-mdl-judge",
    },
    harrismartin2025: {
      publisher: "HarrisMartin",
      title: "1st Bellwether Trial Scheduled in Covidien Hernia Mesh MDL",
      date: "2025-04-15",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/59436/1st-bellwether-trial-scheduled-in-covidien-hernia-mesh-mdl/",
    },
    tortAdvisor2024: {
      publisher: "Tort Advisor",
      title: "Settlement Masters Appointed (entry of November 27, 2024)",
      date: "2024-11-27",
      url: "https://tortadvisor.com/category/hernia/",
    },
    harrismartin2024: {
      publisher: "HarrisMartin",
      title: "Parties in Davol, Bard Federal Hernia Mesh MDL Head to Mediation",
      date: "2024-03-01",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/31855/parties-in-davol-bard-federal-hernia-mesh-mdl-head-to-mediation/",
    },
    aboutlawsuits2024: {
      publisher: "AboutLawsuits",
      title: "Stay Issued Pending Settlement of Bard Hernia Mesh Lawsuits in MDL",
      date: "2024",
      url: "https://aboutlawsuits.com/hernia-mesh-1364/stay-issued-pending-settlement-of-bard-hernia-mesh-lawsuits-in-mdl",
    },
  },
} as const satisfies CaseRecord;
