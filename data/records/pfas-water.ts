import type { CaseRecord } from "../record";

export const pfasWaterRecord = {
  status: {
    kind: "federal MDL | individual suits | benefit claim",
    court: "U.S. District Court, District of South Carolina (Charleston)",
    docket: "MDL No. 2873 (2:18-mn-02873-RMG)",
    judge: "Richard M. Gergel",
    since: [{ date: "2018-12-07" }],
    stage:
      "As of June 2026 no injury trial was found to have been held: the first, a kidney cancer trial set for October 2025, was taken off the calendar in August 2025 so that unfiled claims could be counted and checked, and no new date was found.",
    next: "none known for injury trials. EPA's May 2026 drinking water proposals: comments closed 20 July 2026; final action not found.",
    settlement:
      "none found for injury claims; official settlements with public water systems are separate and pay for water treatment",
    classAction:
      "no for injury claims: they are individual suits; the class settlements in this MDL are with public water systems",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-05-18",
      text: "EPA proposed to let water systems ask for two more years, to April 2031, to meet the PFOA and PFOS limits, and separately to drop the limits for four other PFAS; neither is final as far as was found.",
      source: "pfas2026",
      isReported: true,
    },
    {
      date: "2025-08-15",
      text: "The MDL judge took the October 2025 kidney cancer trial off the calendar, told plaintiffs' lawyers to file pending claims within 21 days and set out the proof of diagnosis and exposure needed.",
      source: "bloombergLaw2025",
      isReported: true,
    },
    {
      date: "2024-09",
      text: "VA announced a scientific review of whether kidney cancer should be presumed service-connected for veterans exposed to PFAS; the result was not found.",
      source: "departmentVeterans2024",
    },
    {
      date: "2024-04-26",
      text: "EPA published national drinking water limits for six PFAS, including 4.0 parts per trillion each for PFOA and PFOS.",
      source: "epa2024",
    },
    {
      date: "2023-11-30",
      text: "IARC classed PFOA as carcinogenic to humans (Group 1) and PFOS as possibly carcinogenic (Group 2B); it called the human evidence for PFOA and kidney or testicular cancer limited.",
      source: "iarc2023",
    },
    {
      date: "2022-12-23",
      text: "Congress made certain cancers presumed work-related for federal employees in fire protection work, which opened a workers' compensation route for some firefighters.",
      source: "forestService2023",
    },
    {
      date: "2022-07-28",
      text: "The National Academies reported sufficient evidence of an association between PFAS and kidney cancer, raised cholesterol, weaker antibody response and lower birth weight, and weaker evidence for several other conditions.",
      source: "nationalAcademies2022",
    },
    {
      date: "2018-12-07",
      text: "The federal panel sent firefighting foam (AFFF) suits to South Carolina as MDL No. 2873; it is about foam, not every source of PFAS.",
      source: "judicialPanel2018",
    },
  ],
  ways: [
    {
      way: "Federal suit joined to MDL 2873",
      who: "People who lived or worked where water was contaminated by firefighting foam, or used the foam, and have one of the conditions being worked up (kidney or testicular cancer, thyroid disease, ulcerative colitis; later liver and thyroid cancer)",
      clock:
        "varies by state; ask now. Federal law (42 U.S.C. 9658) can set the start at when a person knew or should have known the cause, if the claim fits its terms. The 21-day filing window in the court's August 2025 order has passed; it was not a state time limit, and whether and how a new claim can be filed now must be checked on the court's order list.",
      check: {
        text: "https://www.scd.uscourts.gov/mdl-2873/index.asp ; https://www.jpml.uscourts.gov/",
        href: "https://www.scd.uscourts.gov/mdl-2873/index.asp",
      },
    },
    {
      way: "State or other federal suit about PFAS from a factory, landfill or product",
      who: "People whose exposure did not come from firefighting foam",
      clock: "varies by state; ask",
      check: { text: "your state court's site; your state environment agency for site records" },
    },
    {
      way: "VA disability claim",
      who: "Veterans exposed in service; decided case by case while VA's kidney cancer review is unfinished as far as was found",
      clock: "no deadline to apply; the start date of payment depends on when you apply",
      check: {
        text: "https://www.va.gov/disability/ ; https://news.va.gov/press-room/va-to-review-possible-service-connection-between-pfas-exposure-and-kidney-cancer",
        href: "https://www.va.gov/disability/",
      },
    },
    {
      way: "Workers' compensation for firefighters (federal FECA special handling; state firefighter cancer presumptions)",
      who: "Federal firefighters with a listed cancer and enough service; other firefighters under their state's law",
      clock: "varies by program; ask the agency",
      check: {
        text: "https://fs.usda.gov/inside-fs/out-and-about/2023-national-defense-authorization-act-and-cancer-what-firefighters-need ; https://dol.gov/agencies/owcp/FECA/regs/compliance/DFECfolio/FECABulletins/FY2025-2029 ; your state agency",
        href: "https://fs.usda.gov/inside-fs/out-and-about/2023-national-defense-authorization-act-and-cancer-what-firefighters-need",
      },
    },
    {
      way: "Water system settlements (3M, DuPont-related companies, Tyco, BASF)",
      who: "Public water systems only: they pay for treatment, not for a person's illness",
      clock: "not a route for individuals",
      check: {
        text: "https://www.scd.uscourts.gov/mdl-2873/index.asp",
        href: "https://www.scd.uscourts.gov/mdl-2873/index.asp",
      },
    },
  ],
  documents: [
    {
      name: "Pathology report or specialist record for the listed condition, with the date of diagnosis",
      holder: "hospital or specialist records office",
      how: "",
    },
    {
      name: "Address history with dates",
      holder: "leases, deeds, utility bills, tax or school records, base housing records",
      how: "",
    },
    {
      name: "Water system name and ID, yearly Consumer Confidence Reports and PFAS results (UCMR 5)",
      holder: "ask the utility; EPA and the state publish results",
      how: "",
    },
    {
      name: "Private well test reports",
      holder:
        "state-certified laboratory, county health department or the military if it tested the well",
      how: "",
    },
    {
      name: "Work or service proof",
      holder:
        "DD-214 and assignment orders (National Archives, SF-180); fire department training and foam logs (public records request)",
      how: "",
    },
    {
      name: "PFAS blood test, if one was ever done (it is not required)",
      holder: "the laboratory or state health study",
      how: "",
    },
    {
      name: "Site records",
      holder:
        "state environment agency or military PFAS reports for the nearby base, airport or plant (public records request)",
      how: "",
    },
    {
      name: "Any paper showing a water settlement payment or property class, so that a lawyer can read what it released",
      holder: "",
      how: "",
    },
  ],
  questions: [
    "Is my exposure from firefighting foam, and if not, which court would you use?",
    "Which of the listed conditions do I have, and what early proof does the MDL court now require for it?",
    "Which state's time limit applies and does 42 U.S.C. 9658 help me?",
    "Did the August 2025 filing order affect people who had not filed by then?",
    "How would you show how long I drank the water and how much PFAS was in it?",
    "Would a VA or workers' compensation claim be affected by a lawsuit?",
    "Did anything I signed about my property or my town's water release my injury claim?",
  ],
  figures: [],
  sources: {
    districtCourt2019: {
      publisher: "U.S. District Court, D. South Carolina",
      title: "Aqueous Film-Forming Foams (AFFF) Products Liability Litigation, MDL No. 2873",
      date: "2019",
      url: "https://www.scd.uscourts.gov/mdl-2873/index.asp",
    },
    judicialPanel2018: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation (Caselaw Access Project)",
      title: "357 F. Supp. 3d 1391, Transfer Order",
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
    theLancet2023: {
      publisher: "The Lancet Oncology (Zahm et al.)",
      title: "Carcinogenicity of perfluorooctanoic acid and perfluorooctanesulfonic acid",
      date: "2023",
      url: "https://doi.org/10.1016/S1470-2045(23)00622-8",
    },
    epa2024: {
      publisher: "U.S. EPA / Federal Register (Justia copy)",
      title: "PFAS National Primary Drinking Water Regulation; Final Rule, 89 FR 32532",
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
      publisher: "U.S. Code (LawServer copy)",
      title:
        "42 U.S.C. 9658, Actions under State law for damages from exposure to hazardous substances",
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
      publisher: "PFAS Central, quoting EPA",
      title: "Proposed PFOA and PFOS compliance extension rule",
      date: "June 23, 2026",
      url: "https://pfascentral.org/policy/proposed-pfoa-and-pfos-compliance-extension-rule",
    },
    bloombergLaw2025: {
      publisher: "Bloomberg Law",
      title: "First US Trial in PFAS Foam Lawsuit on Hold to Vet Case Load (from the page address)",
      date: "August 2025",
      url: "https://news.bloomberglaw.com/health-law-and-business/first-us-trial-in-pfas-foam-lawsuit-on-hold-to-vet-case-load",
    },
    departmentVeterans2024: {
      publisher: "U.S. Department of Veterans Affairs",
      title: "VA to review possible service connection between PFAS exposure and kidney cancer",
      date: "September 2024",
      url: "https://news.va.gov/press-room/va-to-review-possible-service-connection-between-pfas-exposure-and-kidney-cancer",
    },
  },
} as const satisfies CaseRecord;
