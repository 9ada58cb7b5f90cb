import type { CaseRecord } from "../record";

export const bardPowerportRecord = {
  status: {
    kind: "federal MDL",
    court: "U.S. District Court, District of Arizona (Phoenix)",
    docket: "MDL No. 3081",
    judge: "David G. Campbell",
    since: [{ date: "2023-08-08" }],
    stage:
      "As of January 2026, the latest page seen, six test cases were being readied for trial and the first was expected in spring 2026; no page seen says whether any trial was held.",
    next: "None known for certain; nothing after January 2026 was found. A court order of 14 Nov 2025 was reported by one digest to spread six test trials from May 2026 to February 2027; other pages of the same digest said March and April 2026. Check the court's MDL page before saying anything about a trial.",
    settlement: "none found",
    classAction: "no: separate suits grouped in one court for the steps before trial",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-01",
      text: "A digest still expected the first test trial in April 2026 and wrote of possible settlement talks; it reported no settlement. This is the latest item found.",
      source: "aboutlawsuits2026",
    },
    {
      date: "2025-11-14",
      text: "A case management order was reported to set the six test trials between May 2026 and February 2027.",
      source: "aboutlawsuits2025",
    },
    {
      date: "2025-05",
      text: "Six test cases were chosen; together they cover alleged infection, fracture, blood clot and the need for surgery.",
      source: "drugwatch2025",
    },
    {
      date: "2024-04",
      text: "The judge refused a request by the makers to slow the selection of test cases.",
      source: "consumerNotice2024",
    },
    {
      date: "2024-01-25",
      text: "The panel heard argument on adding suits that blame the port reservoir, not only the tube, for infections; it later let those claims in.",
      source: "aboutlawsuits2024",
    },
    {
      date: "2023-08-08",
      text: "A federal panel sent the implanted-port suits against C.R. Bard, Becton Dickinson and Bard Access Systems to Judge David Campbell in Arizona as MDL 3081; the makers had argued that informal coordination was enough.",
      source: "harrismartin2023",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Federal suit joined to MDL 3081",
      who: "A person with a Bard or BD implanted port and a diagnosed complication, or the estate of someone who died",
      clock:
        "varies by state; ask. It may run from the complication or from learning the likely cause",
      check: {
        text: "Court site azd.uscourts.gov and the panel's site jpml.uscourts.gov, both free to read",
      },
    },
    {
      way: "Suit in a state court",
      who: "Some claims are filed in state courts instead of the MDL",
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
      name: "Operative report of the port placement, with the implant sticker (maker, model, lot or UDI)",
      holder:
        "hospital medical records office; ask in writing for the full report and the implant log page",
      how: "",
    },
    {
      name: "Patient implant card",
      holder:
        "given at discharge; the hospital or clinic that placed the port can often say what was used",
      how: "",
    },
    {
      name: "X-ray, CT or port-study images and reports showing a fracture, a moved piece or a clot",
      holder: "radiology department, on disc",
      how: "",
    },
    {
      name: "Blood culture and catheter-tip culture results with dates",
      holder: "hospital laboratory or patient portal",
      how: "",
    },
    {
      name: "Removal or retrieval procedure report, and pathology report on the removed port",
      holder: "hospital or interventional radiology",
      how: "",
    },
    {
      name: "Where the removed device is now, and a written request to keep it",
      holder: "hospital pathology or risk office",
      how: "",
    },
    {
      name: "Infusion clinic notes on flushing, swelling, pain or blocked lines",
      holder: "chemotherapy or infusion center",
      how: "",
    },
    {
      name: "Discharge summary, and the death certificate if someone died",
      holder: "hospital; state or county vital records",
      how: "",
    },
  ],
  questions: [
    "Does the record prove that my port was a Bard or BD device, and which model?",
    "Is my complication one of those in the test cases, or would mine stand apart?",
    "Would my case go to MDL 3081 or to a state court, and why?",
    "Which time limit applies in my state, and from which date do you count it?",
    "What has happened in the test trials so far? Please show me the court order or verdict form.",
    "The port was removed and thrown away: what other proof would do?",
    "Who pays medical-record and expert costs if the case is not successful?",
  ],
  figures: [],
  sources: {
    insightsInto2019: {
      publisher: "Insights into Imaging (Springer)",
      title: "Complications of central venous port systems: a pictorial review",
      date: "2019",
      url: "https://link.springer.com/article/10.1186/s13244-019-0770-2",
    },
    annalsPalliative: {
      publisher: "Annals of Palliative Medicine",
      title:
        "Analysis of risk factors for implantable venous access port catheter fracture with internal jugular vein",
      date: "None",
      url: "https://apm.amegroups.org/article/view/34318/html",
    },
    harrismartin2023: {
      publisher: "HarrisMartin",
      title: "JPML Creates Federal Docket for CR Bard Implanted Port Device Cases",
      date: "2023",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/31062/jpml-creates-federal-docket-for-cr-bard-implanted-port-device-cases/",
    },
    harrismartin2023b: {
      publisher: "HarrisMartin",
      title: "CR Bard Opposes Centralization of Implanted Port Device Cases",
      date: "2023",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/30887/cr-bard-opposes-centralization-of-implanted-port-device-cases/",
    },
    studicata2023: {
      publisher: "Studicata (summary of a D. Ariz. order)",
      title: "In re Bard Implanted Port Catheter Prods. Liability Litigation",
      date: "2023",
      url: "https://www.studicata.com/summaries/united-states-district-court-district-of-arizona/in-re-bard-implanted-port-catheter-prods-liability-litigation-2023-fm3x42",
    },
    aboutlawsuits2025: {
      publisher: "AboutLawsuits",
      title: "Six Bard PowerPort Lawsuits Will Go Before Juries Between May 2026 and Feb. 2027",
      date: "2025",
      url: "https://www.aboutlawsuits.com/bard-powerport-lawsuit/six-bard-powerport-lawsuits-before-juries-may-2026-feb-2027",
    },
    openfda2026: {
      publisher: "openFDA (FDA)",
      title: "510(k) clearance records, device name PowerPort",
      date: "2026",
      url: "https://api.fda.gov/device/510k.json?search=device_name%3APowerPort",
    },
    districtCourt: {
      publisher: "U.S. District Court, District of Arizona",
      title: "Court home page",
      date: "None",
      url: "https://www.azd.uscourts.gov/",
    },
    fda: { publisher: "FDA", title: "MedWatch", date: "None", url: "https://www.fda.gov/medwatch" },
    nationalLibrary: {
      publisher: "National Library of Medicine",
      title: "AccessGUDID device lookup",
      date: "None",
      url: "https://accessgudid.nlm.nih.gov/",
    },
    aboutlawsuits2026: {
      publisher: "AboutLawsuits",
      title:
        "Bard PowerPort Settlement Talks May Heat Up as First Bellwether Trials Approach in 2026",
      date: "2026-01",
      url: "https://www.aboutlawsuits.com/bard-powerport-lawsuit/bard-powerport-settlement-talks-may-heat-up-as-first-bellwether-trials-near",
    },
    drugwatch2025: {
      publisher: "Drugwatch",
      title: "What to Know About the Bard PowerPort Lawsuits Headed to Trial",
      date: "2025-07-31",
      url: "https://www.drugwatch.com/news/2025/07/31/what-to-know-about-the-bard-powerport-lawsuits-headed-to-trial",
    },
    consumerNotice2024: {
      publisher: "Consumer Notice",
      title: "Bard PowerPort MDL Bellwether Trials To Proceed As Scheduled",
      date: "2024",
      url: "https://consumernotice.org/news/bard-powerport-mdl-bellwether-trials-to-proceed-as-scheduled",
    },
    aboutlawsuits2024: {
      publisher: "AboutLawsuits",
      title:
        "Scope of Bard PowerPort Lawsuit MDL Expanded To Include Alternative Theories of Causation for Port Catheter Infections",
      date: "2024",
      url: "https://aboutlawsuits.com/bard-powerport-lawsuit/bard-powerport-lawsuit-mdl-expanded",
    },
  },
} as const satisfies CaseRecord;
