import type { CaseRecord } from "../record";

export const herniaMeshRecord = {
  status: {
    kind: "Two federal MDLs",
    court:
      "Bard/Davol: U.S. District Court, Southern District of Ohio, and Rhode Island state court. Covidien (Medtronic): U.S. District Court, District of Massachusetts, and Massachusetts state court",
    docket: "MDL No. 2846 (Bard and Davol); MDL No. 3029 (Covidien)",
    judge: "Edmund A. Sargus Jr. (MDL 2846); Patti B. Saris (MDL 3029)",
    since: [
      {
        date: "2018-08",
        of: "MDL 2846",
      },
      {
        date: "2022-06-06",
        of: "MDL 3029",
      },
    ],
    stage:
      "As of September 2026, Bard cases were in a court-run settlement process that a person may decline. The first federal Covidien trial was reported called off, and we found nothing newer on it.[^reuters2024][^digest][^aboutlawsuits2026]",
    next: "Settlement talks for unresolved Bard claims, as reported from a court order. For Covidien, no new trial date was found.[^digest]",
    settlement:
      "Official: BD announced on October 2, 2024, a private agreement for most of its hernia cases, without admitting fault. Court orders set up its fund, as reported. We found none confirmed for Covidien.",
    classAction: "No. Separate suits are grouped by maker.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-09-14",
    source: "digest",
  },
  soonest: {
    date: "2027-01-04",
    ends: false,
    text: "Reported as about the day when settlement talks for unresolved Bard claims start. Ask your lawyer what you must hand in first. It does not change your time to file.",
    whom: "people with a Bard or Davol case on file in Ohio that has not settled",
    certainty: "reported",
    source: "digest",
  },
  figures: [
    {
      value: "part of $1.7 billion set aside",
      what: "What BD said of its Bard agreement: it uses most of what was put aside for all product cases. Terms are secret, and nobody's share is public.",
      date: "2024-10-03",
      where: {
        part: "changed",
      },
      isReported: true,
      source: "reuters2024",
    },
  ],
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
      date: "2024-12-16",
      text: "An order (No. 56) set up the fund that pays the Bard claims that settle; the public orders state no total.",
      source: "digest",
      isReported: true,
    },
    {
      date: "2024-11-21",
      text: "An order (No. 55) named special masters and a settlement process for the Bard claims that stay unresolved.",
      source: "digest",
      isReported: true,
    },
    {
      date: "2024-10-03",
      text: "A news agency reported that people can turn down the Bard agreement, which special masters run in Ohio and Rhode Island alike.",
      source: "reuters2024",
      isReported: true,
    },
    {
      date: "2024-10-02",
      text: "BD announced its agreement on most existing hernia suits.",
      source: "bdPr2024",
    },
    {
      date: "2024-07-06",
      text: "An order in the Ohio cases asked for provider lists and a sworn certificate in each new suit.",
      source: "nighGoldenberg2024",
      isReported: true,
    },
    {
      date: "2022-06-06",
      text: "A federal panel sent all the Covidien suits to one judge in Massachusetts. Most of them say that the polyester mesh inflames tissue.",
      source: "covidienOrder",
    },
  ],
  ways: [
    {
      way: "Bard settlement process",
      who: "People whose Bard or Davol case was pending in Ohio or Rhode Island, through their own lawyer.",
      clock:
        "The court and the special masters set the dates. Taking part is a choice: you may say no and go on, and BD says it will defend such cases.[^reuters2024] Talks for claims still unresolved are reported to start about January 4, 2027.[^digest] Ask your lawyer now, in writing, whether yours is one of them, and for the date to accept or decline.",
      check: {
        text: "The court's list of orders in the Bard cases",
        href: "https://www.ohsd.uscourts.gov/select-orders-classification-mdl-2846",
      },
    },
    {
      way: "New Bard or Davol suit",
      who: "People who do not have a case yet.",
      clock:
        "Your state sets it, and some add an outer limit from implant or sale. Ask soon. After filing, one law firm says, the 2024 order gives 14 days for a list of providers. By its report, the order gives 21 days after service for your lawyer to certify that the claim is not late and not already settled.[^nighGoldenberg2024]",
      check: {
        text: "Orders in MDL 2846 at the Ohio court",
        href: "https://www.ohsd.uscourts.gov/",
      },
    },
    {
      way: "Covidien suit in MDL 3029",
      who: "People who had a bad problem after they got Parietex, Symbotex or some other mesh by Covidien. The suits are about polyester mesh, so look for one of these names in the surgery record.[^covidienOrder]",
      clock:
        "It depends on the state where you live or had the surgery. Also ask which court is open to you, the federal one or the state court in Massachusetts.[^kumpa2022]",
      check: {
        text: "The federal court in Massachusetts",
        href: "https://www.mad.uscourts.gov/",
      },
    },
    {
      way: "Suit against another maker",
      who: "People whose mesh is not in an open federal group.",
      clock: "Set by the state. Ask a lawyer there.",
      check: {
        text: "The county court's own site",
      },
    },
    {
      way: "Telling the FDA about a mesh (pays nothing)",
      who: "Patients, their families and surgeons.",
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
      how: "Get them on disc, with what was written about them",
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
  charts: [
    {
      kind: "timeline",
      caption: "Each maker's cases have gone their own way.[^bdPr2024][^aboutlawsuits2026]",
      points: [
        {
          date: "2018-08",
          text: "Bard group begins",
        },
        {
          date: "2022-06",
          text: "Covidien group begins",
        },
        {
          date: "2024-10",
          text: "BD agreement",
        },
        {
          date: "2026-02",
          text: "Covidien trial canceled",
        },
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
      publisher: "BD",
      title:
        "BD Reaches Agreement to Resolve Vast Majority of Hernia Litigation [copy of a PR Newswire release]",
      date: "2024",
      url: "https://stocktitan.net/news/BDX/bd-reaches-agreement-to-resolve-vast-majority-of-hernia-fwcibovwj26c.html",
    },
    jama2016: {
      publisher: "JAMA",
      title:
        "Long-term Recurrence and Complications Associated With Elective Incisional Hernia Repair [abstract on AMA Ed Hub]",
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
      date: "February 2026",
      url: "https://www.aboutlawsuits.com/hernia-mesh-1364/feb-2026-trial-covidien-hernia-mesh-lawsuit-canceled-mdl-judge",
    },
    harrismartin2025: {
      publisher: "HarrisMartin",
      title: "1st Bellwether Trial Scheduled in Covidien Hernia Mesh MDL",
      date: "April 15, 2025",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/59436/1st-bellwether-trial-scheduled-in-covidien-hernia-mesh-mdl/",
    },
    digest: {
      publisher: "Lawsuit Status Guide (a digest)",
      title: "Hernia mesh (Bard, MDL 2846) case data, checked September 14, 2026",
      date: "October 6, 2026",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/hernia-mesh.json",
    },
    covidienOrder: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title:
        "In re Covidien Hernia Mesh Products Liability Litigation (No. II), Transfer Order [copy at FindLaw]",
      date: "June 6, 2022",
      url: "https://caselaw.findlaw.com/court/us-jud-pan-mul-lit/2175821.html",
    },
    kumpa2022: {
      publisher: "Kumpa News",
      title:
        "Nearly 6,000 Covidien Hernia Mesh Lawsuits Filed in Massachusetts State Court and Federal MDL [copy of a legal news page]",
      date: "2022",
      url: "https://kumpanews.com/massachusetts/nearly-6000-covidien-hernia-mesh-lawsuits-filed-in-massachusetts-state-court-and-federal-mdl-48915/",
    },
    reuters2024: {
      publisher: "Reuters",
      title: "Report on the Bard agreement of October 2024 [copy at XM]",
      date: "October 3, 2024",
      url: "https://xm.com/au/research/markets/allNews/reuters/becton-dickinson-agrees-to-settle-about-38000-hernia-mesh-suits-53938751",
    },
  },
} as const satisfies CaseRecord;
