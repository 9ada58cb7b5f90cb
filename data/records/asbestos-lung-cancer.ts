import type { CaseRecord } from "../record";

export const asbestosLungCancerRecord = {
  status: {
    kind: "individual suits | benefit claim",
    court:
      "State courts; asbestos bankruptcy trusts under 11 U.S.C. 524(g); the old federal docket MDL No. 875 (E.D. Pennsylvania) stopped taking new transfers on 13 December 2011",
    docket: "no single docket (historic: MDL No. 875)",
    judge: null,
    since: [{ date: "1991-07-29" }],
    stage:
      "As of June 2026 asbestos lung cancer claims are brought one by one in state courts, with separate claims to bankruptcy trusts, and a federal appeals court was still deciding a challenge to EPA's 2024 chrysotile rule.",
    next: "Fifth Circuit decision on EPA's 2024 chrysotile asbestos rule (argued 1 June 2026): not found; it does not decide any person's claim.",
    settlement:
      "none found as one national settlement: trusts and companies settle claims one by one",
    classAction: "no",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-06-01",
      text: "The Fifth Circuit heard argument in Texas Chemistry Council v. EPA, the challenge to that rule; no decision was found. Reported by one law firm; check the Fifth Circuit site, case No. 24-60193.",
      source: "duboseLaw2026",
    },
    {
      date: "2025-07",
      text: "EPA withdrew its request to pause the case and told the court it did not plan to rewrite the rule at that time.",
      source: "ehs2025",
      isReported: true,
    },
    {
      date: "2024-03-28",
      text: "EPA published its final rule phasing out ongoing uses of chrysotile asbestos, effective 28 May 2024; it named lung cancer among the harms.",
      source: "epa2024",
    },
    {
      date: "2011-12-13",
      text: "The federal panel stopped sending new asbestos cases to MDL No. 875, with limited exceptions.",
      source: "judicialPanel2011",
    },
    {
      date: "2011-10-20",
      text: "The U.S. Government Accountability Office described how asbestos bankruptcy trusts work: each has its own written procedures, criteria and claim review.",
      source: "governmentAccountability2011",
    },
    {
      date: "1991-10",
      text: "A federal appeals court struck down most of EPA's 1989 asbestos ban.",
      source: "mesowatch2026",
    },
    {
      date: "1991-07-29",
      text: "Federal asbestos injury cases were gathered in Philadelphia as MDL No. 875.",
      source: "judicialPanel2011",
    },
  ],
  ways: [
    {
      way: "State court suit against makers or users of asbestos products",
      who: "People with primary lung cancer and identifiable work, military-product or household exposure; families of people who died",
      clock:
        "varies by state and can be as short as a year; often counted from diagnosis, disability, discovery or death. Some states have a special asbestos statute (California Code of Civil Procedure 340.2 is one). Ask quickly.",
      check: { text: "your state's published code or court self-help site" },
    },
    {
      way: "Asbestos bankruptcy trusts (11 U.S.C. 524(g))",
      who: "People exposed to a bankrupt company's product who meet that trust's written medical and exposure criteria; smokers may face extra criteria",
      clock:
        "each trust sets its own limit; ask. A claim can often be made to more than one trust.",
      check: {
        text: "each trust's own site lists its procedures and forms; background at https://gao.gov/products/gao-11-819",
        href: "https://gao.gov/products/gao-11-819",
      },
    },
    {
      way: "Workers' compensation (state; longshore and shipyard workers under federal law; federal employees; some nuclear-site workers)",
      who: "People exposed on the job",
      clock: "varies by program; notice periods can be short; ask the agency",
      check: {
        text: "https://www.dol.gov/agencies/owcp/energy for nuclear-site workers; your state agency",
        href: "https://www.dol.gov/agencies/owcp/energy",
      },
    },
    {
      way: "VA disability benefits",
      who: "Veterans exposed to asbestos in service with a related disease; a lawsuit is not needed and the claim is free",
      clock: "no filing deadline to apply, but the effective date depends on when you apply",
      check: {
        text: "https://www.va.gov/disability/how-to-file-claim/",
        href: "https://www.va.gov/disability/how-to-file-claim/",
      },
    },
    {
      way: "Social Security disability",
      who: "People unable to work; several lung cancers and mesothelioma have been on the fast-track list",
      clock: "agency rules; apply when eligible",
      check: { text: "https://www.ssa.gov/disability", href: "https://www.ssa.gov/disability" },
    },
  ],
  documents: [
    {
      name: "Pathology report showing primary lung cancer and cell type",
      holder: "hospital pathology or records office; ask that tissue blocks be kept",
      how: "",
    },
    {
      name: "Chest CT and X-ray images on disc plus radiology reports, including any note of asbestosis or pleural plaques",
      holder: "imaging department",
      how: "",
    },
    {
      name: "Work history",
      holder:
        "Social Security itemized earnings statement (form SSA-7050) from SSA; union dispatch and pension records from the local",
      how: "",
    },
    {
      name: "Military",
      holder:
        "DD-214 and personnel or ship records from the National Archives (request SF-180, archives.gov/veterans)",
      how: "",
    },
    {
      name: "Job details",
      holder:
        "sites, trades, product and brand names, co-workers' names and phone numbers, photos, safety or badge records",
      how: "",
    },
    {
      name: "Household exposure",
      holder: "the worker's employment proof plus statements about dusty clothes and laundry",
      how: "",
    },
    {
      name: "Smoking history as written in medical records",
      holder: "ask for it so that surprises are known",
      how: "",
    },
    {
      name: "Earlier asbestos papers",
      holder: "releases, trust claim forms, workers' compensation awards",
      how: "",
    },
  ],
  questions: [
    "Which states could my claim be filed in, and which time limit is the shortest?",
    "Which trusts would you file with, and how do trust claims affect a lawsuit?",
    "How does my smoking history change the claim in that state and with each trust?",
    "Do you need evidence of asbestosis or pleural changes, and who pays for that review?",
    "Would a trust or lawsuit payment affect my workers' compensation, VA, Medicare or Medicaid benefits?",
    "If the patient has died, who can bring the claim and by when?",
    "What share do you keep from trust claims, as opposed to a lawsuit?",
  ],
  figures: [],
  sources: {
    epa2024: {
      publisher: "U.S. EPA / Federal Register",
      title: "Asbestos Part 1; Chrysotile Asbestos; Final Rule, 89 FR 21970",
      date: "2024",
      url: "https://www.govinfo.gov/content/pkg/FR-2024-03-28/html/2024-05972.htm",
    },
    governmentAccountability2011: {
      publisher: "U.S. Government Accountability Office",
      title:
        "Asbestos Injury Compensation: The Role and Administration of Asbestos Trusts (GAO-11-819)",
      date: "2011",
      url: "https://gao.gov/products/gao-11-819",
    },
    judicialPanel2011: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation (copy)",
      title: "Order Adopting Suggestion Concerning Future Tag-Along Transfers (MDL No. 875)",
      date: "2011",
      url: "https://cetient.com/case/8694531/in-re-asbestos-products-liability-litigation",
    },
    nationalToxicology2004: {
      publisher: "National Toxicology Program (EPA HERO record)",
      title: "Eleventh Report on Carcinogens: Asbestos",
      date: "2004",
      url: "https://hero.epa.gov/hero/index.cfm/reference/details/reference_id/6571387",
    },
    nationalCancer2007: {
      publisher: "National Cancer Institute (archived copy)",
      title: "Asbestos Exposure: Questions and Answers",
      date: "2007",
      url: "https://webarchive.library.unt.edu/eot2008/20090115183436/http://www.cancer.gov/cancertopics/factsheet/Risk/asbestos",
    },
    intJ2020: {
      publisher: "Int. J. Environ. Res. Public Health (Klebe et al.)",
      title: "Asbestos, Smoking and Lung Cancer: An Update",
      date: "2020",
      url: "https://doi.org/10.3390/ijerph17010258",
    },
    one2015: {
      publisher: "PLoS ONE (Ngamwong et al.)",
      title:
        "Additive Synergism between Asbestos and Smoking in Lung Cancer Risk: A Systematic Review and Meta-Analysis",
      date: "2015",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4537132/",
    },
    departmentLabor2026: {
      publisher: "U.S. Department of Labor",
      title: "Office of Workers' Compensation Programs, Energy workers program",
      date: "2026",
      url: "https://www.dol.gov/agencies/owcp/energy",
    },
    departmentVeterans2026: {
      publisher: "U.S. Department of Veterans Affairs",
      title: "How to file a VA disability claim",
      date: "2026",
      url: "https://www.va.gov/disability/how-to-file-claim/",
    },
    duboseLaw2026: {
      publisher: "DuBose Law Firm",
      title: "Fifth Circuit EPA asbestos rule oral argument (from the page address)",
      date: "June 2026",
      url: "https://duboselawfirm.com/fifth-circuit-epa-asbestos-rule-oral-argument/",
    },
    ehs2025: {
      publisher: "EHS Daily Advisor",
      title: "EPA Withdraws Abeyance Motion in Chrysotile Asbestos Litigation",
      date: "July 2025",
      url: "https://ehsdailyadvisor.com/?p=40644",
    },
    mesowatch2026: {
      publisher: "Mesowatch",
      title: "EPA asbestos ban, Fifth Circuit (article on the Chamber of Commerce brief)",
      date: "January 2026",
      url: "https://mesowatch.org/news/2026/01/epa-asbestos-ban-fifth-circuit-chamber-commerce",
    },
  },
} as const satisfies CaseRecord;
