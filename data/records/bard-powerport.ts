import type { CaseRecord } from "../record";

export const bardPowerportRecord = {
  status: {
    kind: "Federal MDL",
    court: "U.S. District Court, District of Arizona (Phoenix)",
    docket: "MDL No. 3081",
    judge: "David G. Campbell",
    since: [
      {
        date: "2023-08-08",
      },
    ],
    stage:
      "As of September 2026, the federal cases were reported active, and no settlement was found. One digest had reported a first trial result and then withdrew it.[^guide2026][^guideJune]",
    next: "Test trials in the federal group. Sources named different months, and no result is confirmed; the court's page has its orders.[^courtPage]",
    settlement: "We found none, up to September 2026.",
    classAction: "No. Separate suits share one court until trial.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-09-14",
    source: "guide2026",
  },
  soonest: null,
  figures: [
    {
      value: "30 days",
      what: "Time to file the short form once a suit has been moved into MDL 3081, by the order of 2023; later orders may have changed it.",
      date: "2023-11",
      where: {
        part: "ways",
        way: "Federal suit in MDL 3081",
      },
      source: "order7",
    },
  ],
  events: [
    {
      date: "2026-09-14",
      text: "A digest that had read the court's public orders, which end in March 2026, found no settlement program and no trial result it could verify.",
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-05",
      text: "In June one digest reported a split verdict in a first trial (Cook), and it withdrew that within days.",
      source: "guideJune",
      isReported: true,
    },
    {
      date: "2026-03-20",
      text: "An order dealt with getting the Cook case ready for trial and kept the Miller case among the test cases.",
      source: "guide2026",
      isReported: true,
    },
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
      date: "2023-11-22",
      text: "The court allowed people to file straight into the Arizona group on a short form.",
      source: "order7",
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
        "It depends on your state. The time may run from the complication or from when you learned its likely cause. A suit can go straight to Arizona on a short form that names your home court. For time limits, the day of your first complaint counts. That is the order of 2023; later ones may differ.[^order7]",
      check: {
        text: "The federal court in Arizona, free to read",
        href: "https://www.azd.uscourts.gov/",
      },
    },
    {
      way: "Port suit outside the MDL",
      who: "People whose claim does not belong in the MDL.",
      clock: "The state's own rules; they may be shorter.",
      check: {
        text: "The site of the county's court",
      },
    },
    {
      way: "Device report to the FDA (pays nothing)",
      who: "Patients, their families, doctors and nurses.",
      clock: "None.",
      check: {
        text: "MedWatch",
        href: "https://www.fda.gov/medwatch",
      },
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
    "Who pays for records and experts if we don't win?",
  ],
  charts: [
    {
      kind: "timeline",
      caption:
        "As reported, the cases moved toward test trials; the court papers we know of end in March 2026.[^drugwatch2025][^aboutlawsuits2026][^guide2026]",
      points: [
        {
          date: "2023-08",
          text: "MDL 3081 begins",
        },
        {
          date: "2023-11",
          text: "Direct filing allowed",
        },
        {
          date: "2025-05",
          text: "Test cases picked",
        },
        {
          date: "2026-03",
          text: "Last order seen",
        },
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
    order7: {
      publisher: "U.S. District Court, District of Arizona",
      title: "MDL 3081, Case Management Order No. 7",
      date: "November 22, 2023",
      url: "https://www.azd.uscourts.gov/sites/azd/files/23-03081-112_0.pdf",
    },
    guide2026: {
      publisher: "Lawsuit Status Guide (digest; its published data file)",
      title: "Bard PowerPort case data, status checked September 14, 2026",
      date: "October 6, 2026",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/bard-powerport.json",
    },
    guideJune: {
      publisher: "Lawsuit Status Guide (digest; its published data file)",
      title: "Bard PowerPort lawsuit guide, version of June 19, 2026",
      date: "June 19, 2026",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/2d52e7b71f16852123a9e102b90a0905bd30a1e7/src/content/lawsuits/bard-powerport.md",
    },
    courtPage: {
      publisher: "U.S. District Court, District of Arizona",
      title: "Bard Implanted Port Catheter Products Liability Litigation (MDL 3081)",
      date: "undated",
      url: "https://www.azd.uscourts.gov/re-bard-implanted-port-catheter-products-liability-litigation",
    },
  },
} as const satisfies CaseRecord;
