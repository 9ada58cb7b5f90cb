import type { CaseRecord } from "../record";

export const herniaMeshRecord = {
  status: {
    kind: "Two federal MDLs",
    court:
      "Bard and Davol: U.S. District Court, Southern District of Ohio, and Rhode Island state court. Covidien: U.S. District Court, District of Massachusetts.",
    docket: "MDL No. 2846 (Bard and Davol); MDL No. 3029 (Covidien)",
    judge: "Edmund A. Sargus Jr. (MDL 2846); Patti B. Saris (MDL 3029)",
    since: [
      { date: "2018-08", of: "MDL 2846" },
      { date: "2022-06-06", of: "MDL 3029" },
    ],
    stage:
      "As of February 2026, Bard cases were in a settlement process run by the court, and the first Covidien trial had been canceled.[^tortAdvisor2024][^aboutlawsuits2026]",
    next: "None known. We found no new trial date and no public date inside the Bard process.",
    settlement:
      "Official: BD announced on October 2, 2024, a private agreement for most of its hernia cases, without admitting fault. None confirmed for Covidien.",
    classAction: "No. Separate suits are grouped by maker.",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-02-17",
      text: "The first Covidien trial, planned for this day, did not take place.",
      source: "aboutlawsuits2026",
      isReported: true,
    },
    {
      date: "2025-04-08",
      text: "Judge Saris set February 17, 2026, for the first Covidien test trial.",
      source: "harrismartin2025",
      isReported: true,
    },
    {
      date: "2024-11",
      text: "Two special masters were named to lead the Bard settlement work.",
      source: "tortAdvisor2024",
      isReported: true,
    },
    {
      date: "2024-10-02",
      text: "BD made public its agreement over most existing hernia suits.",
      source: "bdPr2024",
    },
    {
      date: "2024-07-06",
      text: "An order in the Ohio cases asked for provider lists and a sworn certificate in each new suit.",
      source: "nighGoldenberg2024",
      isReported: true,
    },
    {
      date: "2024-02-29",
      text: "Judge Sargus sent the Bard parties to mediation, in person.",
      source: "harrismartin2024",
      isReported: true,
    },
    {
      date: "2022-06-06",
      text: "A federal panel grouped the Covidien mesh suits in Massachusetts.",
      source: "harrismartin2022",
      isReported: true,
    },
    {
      date: "2018-08",
      text: "The Bard and Davol suits were brought together in Ohio.",
      source: "aboutlawsuits2024",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Bard settlement process",
      who: "People whose Bard or Davol case was pending in Ohio or Rhode Island, through their own lawyer.",
      clock:
        "Dates come from the court and the special masters; ask your lawyer for them in writing.",
      check: { text: "The federal court in Southern Ohio", href: "https://www.ohsd.uscourts.gov/" },
    },
    {
      way: "New Bard or Davol suit",
      who: "Somebody not yet in the litigation.",
      clock:
        "Varies by state, some with an outer limit from implant or sale; ask soon. One law firm's account of the 2024 order gives 14 days for a list of providers and 21 days after service for the lawyer's certificate.[^nighGoldenberg2024]",
      check: {
        text: "Orders in MDL 2846 at the Ohio court",
        href: "https://www.ohsd.uscourts.gov/",
      },
    },
    {
      way: "Covidien suit in MDL 3029",
      who: "Somebody with Parietex, Symbotex or another Covidien mesh and a serious complication.",
      clock: "Depends on the state you live in or were operated in.",
      check: {
        text: "The federal court in Massachusetts",
        href: "https://www.mad.uscourts.gov/",
      },
    },
    {
      way: "Suit against another maker",
      who: "Somebody whose mesh has no open federal group.",
      clock: "Set by the state; a lawyer there can tell.",
      check: { text: "The county court's own site" },
    },
    {
      way: "Device report to the FDA (pays nothing)",
      who: "Patients, families, surgeons.",
      clock: "No limit.",
      check: {
        text: "How to report a mesh problem",
        href: "https://www.fda.gov/medical-devices/surgical-mesh-used-hernia-repair/surgical-mesh-used-hernia-repair-reporting-problems-fda",
      },
    },
  ],
  documents: [
    {
      name: "Report of the first repair",
      holder: "Hospital or surgery center",
      how: "Ask for the implant sticker: maker, brand, lot, UDI",
    },
    {
      name: "Report of each later operation",
      holder: "The hospital where it was done",
      how: "Name removal or revision in your request",
    },
    {
      name: "Removed mesh and its pathology report",
      holder: "Hospital pathology",
      how: "Ask where it is kept, and that it stays there",
    },
    {
      name: "Scans of the belly",
      holder: "Radiology department",
      how: "CT, ultrasound or X-ray on disc, with reports",
    },
    {
      name: "Emergency and admission notes",
      holder: "Each hospital",
      how: "Look for blockage, perforation, infection or abscess",
    },
    {
      name: "Pain clinic and surgeon notes",
      holder: "Each practice",
      how: "Request every visit, with dates",
    },
    {
      name: "Release or settlement papers",
      holder: "You; your earlier lawyer",
      how: "Ask that lawyer for a copy of the file",
    },
  ],
  questions: [
    "Which maker and product does my record show, and is it still in active litigation?",
    "If it is Bard, can a new case be filed under the 2024 order?",
    "If it is Covidien, what is the last order in MDL 3029?",
    "Is there an outer limit in my state from the day of the implant?",
    "What must a doctor say to tie my problem to the mesh, and not to the hernia?",
    "Did I sign anything that gives up a claim?",
    "How are costs shared when an expert is needed?",
  ],
  figures: [
    {
      kind: "timeline",
      caption: "Each maker's cases have gone their own way.[^bdPr2024][^aboutlawsuits2026]",
      points: [
        { date: "2018-08", text: "Bard cases grouped in Ohio" },
        { date: "2022-06", text: "Covidien cases grouped in Boston" },
        { date: "2024-10", text: "BD agreement announced" },
        { date: "2026-02", text: "Covidien trial called off" },
      ],
    },
  ],
  sources: {
    fda: {
      publisher: "FDA",
      title: "Surgical Mesh Used for Hernia Repair: Information for Patients",
      date: "undated",
      url: "https://www.fda.gov/MedicalDevices/ProductsandMedicalProcedures/ImplantsandProsthetics/HerniaSurgicalMesh/ucm317438.htm",
    },
    fdab: {
      publisher: "FDA",
      title: "Surgical Mesh Used for Hernia Repair: Reporting Problems to the FDA",
      date: "undated",
      url: "https://www.fda.gov/medical-devices/surgical-mesh-used-hernia-repair/surgical-mesh-used-hernia-repair-reporting-problems-fda",
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
    aboutlawsuits2026: {
      publisher: "AboutLawsuits",
      title: "Feb. 2026 Trial for Covidien Hernia Mesh Lawsuit Canceled by MDL Judge",
      date: "2026",
      url: "https://www.aboutlawsuits.com/hernia-mesh-1364/feb-2026-trial-covidien-hernia-mesh-lawsuit-canceled-mdl-judge",
    },
    harrismartin2025: {
      publisher: "HarrisMartin",
      title: "1st Bellwether Trial Scheduled in Covidien Hernia Mesh MDL",
      date: "April 15, 2025",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/59436/1st-bellwether-trial-scheduled-in-covidien-hernia-mesh-mdl/",
    },
    tortAdvisor2024: {
      publisher: "Tort Advisor",
      title: "Settlement Masters Appointed",
      date: "November 27, 2024",
      url: "https://tortadvisor.com/category/hernia/",
    },
    harrismartin2024: {
      publisher: "HarrisMartin",
      title: "Parties in Davol, Bard Federal Hernia Mesh MDL Head to Mediation",
      date: "March 1, 2024",
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
