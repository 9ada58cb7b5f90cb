import type { CaseRecord } from "../record";

export const pfasWaterRecord = {
  status: {
    kind: "Federal MDL, individual suits",
    court: "U.S. District Court, District of South Carolina (Charleston)",
    docket: "MDL No. 2873 (2:18-mn-02873-RMG)",
    judge: "Richard M. Gergel",
    since: [
      {
        date: "2018-12-07",
      },
    ],
    stage:
      "As of September 2026, we found no injury trial held or set. The first, on kidney cancer, was called off in 2025. Court papers about the experts on liver and thyroid cancer were due through January 2027.[^digest][^bloombergLaw2025]",
    next: "The last papers about the experts on liver and thyroid cancer, reported for January 22, 2027.[^digest] No injury trial is reported to have a date, and we found no decision of the EPA on its proposals.[^pfas2026]",
    settlement:
      "None found for people who are ill, and a digest of September 2026 found none either.[^digest] Public water systems have official ones, to pay for treatment.",
    classAction: "No for injuries. The class settlements here are for water systems.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-09-14",
    source: "digest",
  },
  soonest: {
    date: "2027-04-26",
    ends: false,
    text: "Public water systems must have finished their first PFAS tests. Ask yours for the results. Private wells are not covered.",
    whom: "people on a public water system",
    certainty: "official",
    source: "epaGuide",
  },
  figures: [
    {
      value: "4.0 parts per trillion",
      what: "Federal limit in drinking water for PFOA and for PFOS, each, under the rule of 2024.",
      date: "2024-04-26",
      where: {
        part: "changed",
      },
      source: "epa2024",
    },
    {
      value: "April 26, 2027; April 26, 2029",
      what: "Deadlines of the same rule: for the first tests, and for meeting the limits.",
      date: "2024-04-26",
      where: {
        part: "changed",
      },
      source: "epaGuide",
    },
  ],
  events: [
    {
      date: "2026-08-31",
      text: "An order (No. 33F) set the papers about experts on liver and thyroid cancer for November 20, 2026, and January 22, 2027; it sets no trial.",
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-07-30",
      text: "An order (No. 26O) gave the lawyers until November 20, 2026, to propose which injury cases to prepare next.",
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-05-18",
      text: "The EPA proposed letting water systems ask for two more years, to April 2031, for PFOA and PFOS, and dropping four other limits.",
      source: "pfas2026",
      isReported: true,
    },
    {
      date: "2026-01-21",
      text: "A federal appeals court refused the EPA's request to drop four PFAS limits while a case goes on, so all six stayed in place.",
      source: "limits2026",
      isReported: true,
    },
    {
      date: "2025-08-26",
      text: "A law firm wrote that the court's filing window ran to September 10, 2025, and that later cases meet stricter proof.",
      source: "joy",
      isReported: true,
    },
    {
      date: "2025-08-15",
      text: "Judge Gergel called off the first injury trial and gave lawyers 21 days to file the claims they held.",
      source: "bloombergLaw2025",
      isReported: true,
    },
    {
      date: "2024-04-26",
      text: "The first national limits for PFAS in drinking water were published.",
      source: "epa2024",
    },
    {
      date: "2022-12-23",
      text: "Congress decided that some cancers of federal fire crews count as caused by the job unless shown otherwise.",
      source: "forestService2023",
    },
  ],
  ways: [
    {
      way: "Federal suit in MDL 2873",
      who: "People with one of the conditions above whose water was polluted by firefighting foam, or who used it.",
      clock:
        "Your state sets the limit, so ask now. A federal law, 42 U.S.C. 9658, may move the start.[^code2026] The court's filing window of 2025 was not a state time limit. One law firm says that you can still file a later case, with stricter proof and shorter deadlines.[^joy]",
      check: {
        text: "The Charleston court's page with all its orders",
        href: "https://www.scd.uscourts.gov/mdl-2873/index.asp",
      },
    },
    {
      way: "Suit over a factory, landfill or product",
      who: "People whose PFAS did not come from foam.",
      clock: "Depends on the state where it happened.",
      check: {
        text: "The state court's site, and the state environment agency for site records",
      },
    },
    {
      way: "VA disability claim",
      who: "Veterans exposed in service.",
      clock:
        "No deadline, but payment counts from when you apply. In 2024 the VA told veterans not to wait for its review.[^departmentVeterans2024]",
      check: {
        text: "The VA's disability pages",
        href: "https://www.va.gov/disability/",
      },
    },
    {
      way: "Workers' compensation for firefighters",
      who: "Federal firefighters with a listed cancer and enough service; others under their state's law.",
      clock: "Differs by program. Ask the agency.",
      check: {
        text: "The Forest Service on the federal rule",
        href: "https://fs.usda.gov/inside-fs/out-and-about/2023-national-defense-authorization-act-and-cancer-what-firefighters-need",
      },
    },
    {
      way: "Water system settlements",
      who: "Public water systems only.",
      clock: "None for you. This pays no individual.",
      check: {
        text: "Settlement orders on the court's page",
        href: "https://www.scd.uscourts.gov/mdl-2873/index.asp",
      },
    },
  ],
  documents: [
    {
      name: "Pathology or specialist report",
      holder: "Hospital or specialist's office",
      how: "Ask for the page with the diagnosis and its date",
    },
    {
      name: "Address history",
      holder: "Landlords, county, schools, base housing office",
      how: "Put leases, bills and tax records in order of years",
    },
    {
      name: "Water reports",
      holder: "Your water utility",
      how: "Request the Consumer Confidence Reports and UCMR 5 results",
    },
    {
      name: "Well tests",
      holder: "Laboratory, county health department, the military",
      how: "Ask whoever took the sample for the report",
    },
    {
      name: "Service or fire department papers",
      holder: "National Archives; the department",
      how: "Form SF-180 for the DD-214; public records request for foam logs",
    },
    {
      name: "Reports on the nearby base, airport or plant",
      holder: "State environment agency or the military",
      how: "Send a public records request that names the site",
    },
    {
      name: "PFAS blood test, if one was done",
      holder: "Laboratory or state health study",
      how: "You need no new one. Only look for an old result",
    },
  ],
  questions: [
    "Did my exposure come from foam, and if not, which court would you use?",
    "What early proof does the judge now want for my illness?",
    "Does 42 U.S.C. 9658 help me under my state's law?",
    "What did the order of August 2025 change for people who had not filed?",
    "How would you show how much PFAS I drank, and for how long?",
    "Could a VA or compensation claim be affected by a suit?",
    "Have I signed anything about my land or water that gave up my own claim?",
  ],
  charts: [
    {
      kind: "timeline",
      caption:
        "Science and water rules moved on; we found no injury trial.[^nationalAcademies2022][^bloombergLaw2025]",
      points: [
        {
          date: "2018-12",
          text: "Foam MDL begins",
        },
        {
          date: "2022-07",
          text: "National Academies report",
        },
        {
          date: "2023-11",
          text: "IARC ratings",
        },
        {
          date: "2024-04",
          text: "National water limits",
        },
        {
          date: "2025-08",
          text: "Trial called off",
        },
        {
          date: "2026-05",
          text: "EPA proposes changes",
        },
      ],
    },
  ],
  sources: {
    districtCourt2019: {
      publisher: "U.S. District Court, D. South Carolina",
      title: "Aqueous Film-Forming Foams (AFFF) Products Liability Litigation, MDL No. 2873",
      date: "2019",
      url: "https://www.scd.uscourts.gov/mdl-2873/index.asp",
    },
    judicialPanel2018: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title: "357 F. Supp. 3d 1391, Transfer Order [copied by the Caselaw Access Project]",
      date: "2018",
      url: "https://cite.case.law/f-supp-3d/357/1391",
    },
    nationalAcademies2022: {
      publisher: "National Academies",
      title: "Guidance on PFAS Exposure, Testing, and Clinical Follow-Up",
      date: "2022",
      url: "https://doi.org/10.17226/26156",
    },
    iarc2023: {
      publisher: "IARC Monographs (WHO)",
      title: "Volume 135: PFOA and PFOS",
      date: "2023",
      url: "https://monographs.iarc.who.int/news-events/volume-135-perfluorooctanoic-acid-and-perfluorooctanesulfonic-acid",
    },
    epa2024: {
      publisher: "U.S. EPA, in the Federal Register",
      title:
        "PFAS National Primary Drinking Water Regulation; Final Rule, 89 FR 32532 [copied by Justia]",
      date: "2024",
      url: "https://regulations.justia.com/regulations/fedreg/2024/04/26/2024-07773.html",
    },
    jJ2026: {
      publisher: "J.J. Keller",
      title: "EPA floats major changes to current PFAS drinking water rules",
      date: "2026",
      url: "https://www.jjkeller.com/news/article/EPA-floats-major-changes-to-current-PFAS-drinking-water-rules_id-cd0330cb-aae8-4642-9289-261269c4d9d8",
    },
    code2026: {
      publisher: "U.S. Code",
      title:
        "42 U.S.C. 9658, Actions under State law for damages from exposure to hazardous substances [copied by LawServer]",
      date: "2026",
      url: "https://www.lawserver.com/law/country/us/code/42_usc_9658",
    },
    forestService2023: {
      publisher: "U.S. Forest Service",
      title: "2023 National Defense Authorization Act and Cancer: What firefighters need to know",
      date: "2023",
      url: "https://fs.usda.gov/inside-fs/out-and-about/2023-national-defense-authorization-act-and-cancer-what-firefighters-need",
    },
    epa2026: {
      publisher: "U.S. EPA",
      title: "PFAS home page",
      date: "2026",
      url: "https://www.epa.gov/pfas",
    },
    pfas2026: {
      publisher: "PFAS Central",
      title: "Proposed PFOA and PFOS compliance extension rule [quoting EPA]",
      date: "June 23, 2026",
      url: "https://pfascentral.org/policy/proposed-pfoa-and-pfos-compliance-extension-rule",
    },
    bloombergLaw2025: {
      publisher: "Bloomberg Law",
      title: "Report that the first PFAS foam trial is on hold",
      date: "August 2025",
      url: "https://news.bloomberglaw.com/health-law-and-business/first-us-trial-in-pfas-foam-lawsuit-on-hold-to-vet-case-load",
    },
    departmentVeterans2024: {
      publisher: "U.S. Department of Veterans Affairs",
      title: "VA to review possible service connection between PFAS exposure and kidney cancer",
      date: "September 2024",
      url: "https://news.va.gov/press-room/va-to-review-possible-service-connection-between-pfas-exposure-and-kidney-cancer",
    },
    digest: {
      publisher: "Lawsuit Status Guide (a digest)",
      title: "AFFF firefighting foam (PFAS) case data, checked September 14, 2026",
      date: "October 6, 2026",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/afff-firefighting-foam.json",
    },
    epaGuide: {
      publisher: "U.S. EPA",
      title: "PFAS Notifications to Consumers: A Quick Reference Guide (89 FR 32532)",
      date: "undated",
      url: "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P101DTXV.txt",
    },
    joy: {
      publisher: "Jason Joy Law",
      title: "AFFF Lawsuits Advance",
      date: "August 26, 2025",
      url: "https://www.jasonjoylaw.com/afff-lawsuits-advance-bellwether-trials-on-the-horizon-as-settlement-talks-intensify",
    },
    limits2026: {
      publisher: "Earth & Water Law",
      title: "Note on American Water Works Association v. EPA, No. 24-1188",
      date: "January 2026",
      url: "https://www.earthandwatergroup.com/?p=11132",
    },
  },
} as const satisfies CaseRecord;
