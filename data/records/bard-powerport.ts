import type { CaseRecord } from "../record";

export const bardPowerportRecord = {
  status: {
    kind: "Federal MDL",
    court: "U.S. District Court, District of Arizona (Phoenix)",
    docket: "MDL No. 3081",
    judge: "David G. Campbell",
    since: [{ date: "2023-08-08" }],
    stage:
      "As of January 2026, six test cases were being made ready and a first trial was expected in the spring; nothing later was found.[^aboutlawsuits2026]",
    next: "None known for certain. One digest printed March, April and May 2026 for the first trial; only the court's site can say what became of it.",
    settlement: "None found, up to January 2026.",
    classAction: "No. Separate suits share one court until trial.",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-01",
      text: "A digest expected the first test trial in April and wrote of possible settlement talks.",
      source: "aboutlawsuits2026",
      isReported: true,
    },
    {
      date: "2025-11-14",
      text: "An order was said to spread six test trials over May 2026 to February 2027.",
      source: "aboutlawsuits2025",
      isReported: true,
    },
    {
      date: "2025-05",
      text: "Six test cases were picked.",
      source: "drugwatch2025",
      isReported: true,
    },
    {
      date: "2024-04",
      text: "A request by the makers to delay the picking of test cases was turned down.",
      source: "consumerNotice2024",
      isReported: true,
    },
    {
      date: "2024-01-25",
      text: "The federal panel heard whether suits about the chamber belong in the group too; it later let them in.",
      source: "aboutlawsuits2024",
      isReported: true,
    },
    {
      date: "2023-08-08",
      text: "The panel created MDL 3081 in Arizona.",
      source: "harrismartin2023",
      isReported: true,
    },
  ],
  ways: [
    {
      way: "Federal suit in MDL 3081",
      who: "A person with a Bard or BD port and a complication that was diagnosed, or the estate.",
      clock:
        "Varies by state; ask soon. It may run from the complication, or from learning what likely caused it.",
      check: {
        text: "The federal court in Arizona, free to read",
        href: "https://www.azd.uscourts.gov/",
      },
    },
    {
      way: "Suit in a state court",
      who: "People whose claim belongs there instead.",
      clock: "The state's own rules; they may be shorter.",
      check: { text: "The site of the county's court" },
    },
    {
      way: "Device report to the FDA (pays nothing)",
      who: "Patients, relatives and clinicians.",
      clock: "None.",
      check: { text: "MedWatch", href: "https://www.fda.gov/medwatch" },
    },
  ],
  documents: [
    {
      name: "Operation report of the placement",
      holder: "Hospital records office",
      how: "Ask in writing for the implant log page with model and lot",
    },
    {
      name: "Implant card",
      holder: "You; the clinic that placed the port",
      how: "If it is lost, ask what was used on that day",
    },
    {
      name: "Images of the port",
      holder: "Radiology department",
      how: "X-ray, CT or port study on disc, with reports",
    },
    {
      name: "Culture results",
      holder: "Hospital laboratory or portal",
      how: "Blood and catheter tip, with dates",
    },
    {
      name: "Removal report",
      holder: "Hospital or interventional radiology",
      how: "Ask for the pathology page as well",
    },
    {
      name: "The device itself",
      holder: "Hospital pathology or risk office",
      how: "Write that it must be kept, and keep a copy of the letter",
    },
    {
      name: "Infusion notes",
      holder: "Chemotherapy or infusion center",
      how: "Look for flushing, swelling, pain or a blocked line",
    },
  ],
  questions: [
    "Do my papers prove a Bard or BD device, and which model?",
    "Is my complication like those in the test cases?",
    "Would mine go to MDL 3081 or to a state court?",
    "From which day do you count the time limit for my port?",
    "What has happened in the test trials, and can I see the order or verdict?",
    "What other proof would do if the port is gone?",
    "Who pays for records and experts if we do not succeed?",
  ],
  figures: [
    {
      kind: "timeline",
      caption:
        "The cases moved toward test trials; what came after January 2026 we could not find.[^drugwatch2025][^aboutlawsuits2026]",
      points: [
        { date: "2023-08", text: "MDL 3081 begins" },
        { date: "2024-04", text: "Judge keeps the pace" },
        { date: "2025-05", text: "Test cases picked" },
        { date: "2026-01", text: "Latest page we found" },
      ],
    },
    {
      kind: "sides",
      caption: "The dispute is about the tube and about warnings.[^aboutlawsuits2025]",
      sides: [
        {
          title: "What lawsuits say",
          points: [
            "The tube's material weakens with time",
            "Cracks let germs and clots settle",
            "Doctors should have been told",
          ],
        },
        {
          title: "What the companies answer",
          points: ["The allegations are disputed", "Informal coordination would have been enough"],
        },
      ],
    },
  ],
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
      date: "undated",
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
    aboutlawsuits2026: {
      publisher: "AboutLawsuits",
      title:
        "Bard PowerPort Settlement Talks May Heat Up as First Bellwether Trials Approach in 2026",
      date: "January 2026",
      url: "https://www.aboutlawsuits.com/bard-powerport-lawsuit/bard-powerport-settlement-talks-may-heat-up-as-first-bellwether-trials-near",
    },
    drugwatch2025: {
      publisher: "Drugwatch",
      title: "What to Know About the Bard PowerPort Lawsuits Headed to Trial",
      date: "July 31, 2025",
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
