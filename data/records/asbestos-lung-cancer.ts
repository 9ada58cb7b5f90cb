import type { CaseRecord } from "../record";

export const asbestosLungCancerRecord = {
  status: {
    kind: "State suits and trust claims",
    court: "State courts; bankruptcy trusts set up under 11 U.S.C. 524(g)",
    docket: "None that is open to all; MDL No. 875 (E.D. Pennsylvania) takes no new cases",
    judge: null,
    since: [
      {
        date: "1991-07-29",
        of: "the old federal docket",
      },
    ],
    stage:
      "As of June 2026, lung cancer claims went one by one to state courts and to trusts. We found no ruling on the EPA's rule or on plans to destroy old trust files.[^duboseLaw2026][^mealeys2025]",
    next: "A ruling of the Fifth Circuit on the EPA's rule, and an appeal in Delaware about trust files. Neither has a date, and neither decides your own claim.",
    settlement: "We found none for everyone: companies and trusts settle claims one at a time.",
    classAction: "No. Every claim stands alone.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-06",
    source: "duboseLaw2026",
  },
  soonest: null,
  figures: [
    {
      value: "$250,000",
      what: "The most that Part E may pay in all for one nuclear-site worker's illness or death; medical benefits come on top.",
      date: "2015-10",
      where: {
        part: "ways",
        way: "Workers' compensation",
      },
      source: "partE",
    },
    {
      value: "51.1 percent",
      what: "Share of a settled claim's value that one trust, Western Asbestos, paid from February 2023. Each trust sets its own share, and payment depends on its table.",
      date: "2023-02",
      where: {
        part: "ways",
        way: "Claim to an asbestos trust",
      },
      source: "trust2023",
    },
  ],
  events: [
    {
      date: "2026-06-01",
      text: "The Fifth Circuit heard argument on the chrysotile rule in Texas Chemistry Council v. EPA, No. 24-60193.",
      source: "duboseLaw2026",
      isReported: true,
    },
    {
      date: "2025-11-18",
      text: "The Delaware case over trust files was paused until an appeal is decided; we found no later ruling.",
      source: "mealeys2025",
      isReported: true,
    },
    {
      date: "2025-10-24",
      text: "A Delaware court let companies go on with a suit to keep trusts from destroying files; an agreement protects the files while it lasts.",
      source: "productLaw2025",
      isReported: true,
    },
    {
      date: "2025-07",
      text: "The EPA took back its request to pause the challenge to its asbestos rule.",
      source: "ehs2025",
      isReported: true,
    },
    {
      date: "2025-01",
      text: "Ten or eleven trusts said they would destroy most files of finished claims starting on April 15, 2025; sources differ on the number.",
      source: "productLaw2025",
      isReported: true,
    },
    {
      date: "2024-03-28",
      text: "The final rule to phase out chrysotile was published, to take effect on May 28, 2024.",
      source: "epa2024",
    },
    {
      date: "2011-12-13",
      text: "A federal panel said that no more new asbestos cases would be sent to the court in Philadelphia.",
      source: "judicialPanel2011",
    },
    {
      date: "2011-10-20",
      text: "The GAO, the agency that checks federal programs for Congress, described how the trusts work and how they review a claim.",
      source: "governmentAccountability2011",
    },
  ],
  ways: [
    {
      way: "Suit in state court",
      who: "People with primary lung cancer and a known exposure at work, in service or at home; families of those who died.",
      clock:
        "It depends on the state, and can be as short as a year from diagnosis, disability, discovery or death. California's asbestos law is Code of Civil Procedure 340.2. Some states want extra medical proof early if the person smoked (read Florida's section 774.204 as it stands). West Virginia requires you to list your trust claims.[^floridaCode][^wvCode] Plan trust claims and a suit together.",
      check: {
        text: "Your state's published code or court self-help site",
      },
    },
    {
      way: "Claim to an asbestos trust",
      who: "People exposed to a bankrupt company's product who meet that trust's criteria; there may be extra ones for smokers.",
      clock:
        "Each trust sets its own limit, printed in its procedures.[^governmentAccountability2011] One trust wrote in 2010 that a claim left incomplete for six months can count as withdrawn, and that filing again loses its place in line.[^trust2010] Keep a full copy of every form, because some trusts planned to destroy old files.",
      check: {
        text: "The GAO's report on how trusts work; then each trust's own site",
        href: "https://gao.gov/products/gao-11-819",
      },
    },
    {
      way: "Workers' compensation",
      who: "People exposed on the job. There are federal programs for dock and shipyard workers and for people who work for the United States. One program, Part E, covers illness from toxic matter at Energy Department sites.",
      clock: "Each program has its own. The time to give notice can be short.",
      check: {
        text: "Department of Labor, energy workers; for others, your state agency",
        href: "https://www.dol.gov/agencies/owcp/energy",
      },
    },
    {
      way: "VA disability benefits",
      who: "Veterans with a related disease who were exposed in service.",
      clock: "No filing deadline, but benefits count from when you apply.",
      check: {
        text: "How to file a VA disability claim, free",
        href: "https://www.va.gov/disability/how-to-file-claim/",
      },
    },
    {
      way: "Social Security disability",
      who: "People too ill to work. A legal guide lists small cell lung cancer on the fast track, and lung cancer that has spread, came back or cannot be removed; others can still qualify.[^allLaw]",
      clock: "Social Security's rules count; apply as soon as you are eligible.",
      check: {
        text: "Social Security's disability page",
        href: "https://www.ssa.gov/disability",
      },
    },
  ],
  documents: [
    {
      name: "Pathology report with cell type",
      holder: "Hospital pathology office",
      how: "Ask that the tissue blocks be kept as well",
    },
    {
      name: "Chest CT and X-rays",
      holder: "Imaging department",
      how: "Request discs and reports, with any note of scarring or plaques",
    },
    {
      name: "Work history",
      holder: "Social Security; your union local",
      how: "Form SSA-7050, dispatch lists and pension records",
    },
    {
      name: "Military papers",
      holder: "National Archives",
      how: "File form SF-180 for the DD-214 and ship records",
    },
    {
      name: "Job details",
      holder: "You and former co-workers",
      how: "List sites, trades, brands, names and phone numbers",
    },
    {
      name: "Proof of dust at home",
      holder: "Family; the worker's employer",
      how: "Statements on dusty clothes and who washed them",
    },
    {
      name: "Earlier asbestos papers",
      holder: "Former lawyers, trusts, compensation boards",
      how: "Copies of releases, claim forms and awards",
    },
  ],
  questions: [
    "In which states could I file, and which has the shortest limit?",
    "Which trusts would you turn to, and what do their claims do to a lawsuit?",
    "How does my smoking change the claim, in court and with each trust?",
    "Do you need proof of scarring in the lungs, and who pays for that review?",
    "If I get money, does that affect my VA, Medicare, Medicaid or workers' compensation benefits?",
    "If the patient has died, who may bring the claim and until when?",
    "Is your share the same for trust claims as for a lawsuit?",
  ],
  charts: [
    {
      kind: "timeline",
      caption:
        "Rules and dockets changed over 35 years, but each claim still stands alone.[^judicialPanel2011][^epa2024][^duboseLaw2026]",
      points: [
        {
          date: "1989",
          text: "First federal ban",
        },
        {
          date: "1991",
          text: "Ban mostly voided",
        },
        {
          date: "2011",
          text: "Federal docket closes",
        },
        {
          date: "2024",
          text: "Chrysotile phase-out rule",
        },
        {
          date: "2026",
          text: "Appeal argued",
        },
      ],
    },
  ],
  sources: {
    epa2024: {
      publisher: "U.S. EPA / Federal Register",
      title: "Asbestos Part 1; Chrysotile Asbestos; Final Rule, 89 FR 21970",
      date: "March 28, 2024",
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
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title:
        "Order Adopting Suggestion Concerning Future Tag-Along Transfers (MDL No. 875) [copy at cetient.com]",
      date: "December 13, 2011",
      url: "https://cetient.com/case/8694531/in-re-asbestos-products-liability-litigation",
    },
    nationalToxicology2004: {
      publisher: "National Toxicology Program",
      title: "Eleventh Report on Carcinogens: Asbestos [EPA HERO record]",
      date: "2004",
      url: "https://hero.epa.gov/hero/index.cfm/reference/details/reference_id/6571387",
    },
    nationalCancer2007: {
      publisher: "National Cancer Institute",
      title: "Asbestos Exposure: Questions and Answers [archived copy]",
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
      title: "Article on the Fifth Circuit argument over the EPA's asbestos rule",
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
      title: "Article on the EPA's asbestos ban and the Fifth Circuit",
      date: "January 2026",
      url: "https://mesowatch.org/news/2026/01/epa-asbestos-ban-fifth-circuit-chamber-commerce",
    },
    productLaw2025: {
      publisher: "Product Law Perspective (law firm)",
      title:
        "Delaware Chancery Court Keeps Asbestos Trust Data Case Alive: Motions to Dismiss Denied",
      date: "October 2025",
      url: "https://www.productlawperspective.com/2025/10/delaware-chancery-court-keeps-asbestos-trust-data-case-alive-motions-to-dismiss-denied/",
    },
    mealeys2025: {
      publisher: "Mealey's (LexisNexis)",
      title: "Delaware Court Stays Case During Asbestos Bankruptcy Document Appeal",
      date: "November 19, 2025",
      url: "https://www.mealeys.com/mealeys/articles/2413275/delaware-court-stays-case-during-asbestos-bankruptcy-document-appeal",
    },
    wvCode: {
      publisher: "West Virginia Legislature",
      title:
        "West Virginia Code, chapter 55, article 7F, Asbestos Bankruptcy Trust Claims Transparency Act",
      date: "undated",
      url: "https://code.wvlegislature.gov/email/55-7F/",
    },
    floridaCode: {
      publisher: "The Florida Senate",
      title: "2020 Florida Statutes, chapter 774",
      date: "2020",
      url: "https://flsenate.gov/Laws/Statutes/2020/Chapter774/All",
    },
    trust2010: {
      publisher: "Western Asbestos Settlement Trust",
      title: "Notices of 2010",
      date: "2010",
      url: "https://www.wastrust.com/home-2/2010-archive/",
    },
    trust2023: {
      publisher: "Western Asbestos Settlement Trust",
      title: "Notice on the payment percentage",
      date: "February 21, 2023",
      url: "https://wastrust.com/?p=936",
    },
    partE: {
      publisher: "U.S. Code",
      title: "42 U.S.C. 7385s-12, Maximum Aggregate Compensation [copy at Onecle]",
      date: "October 26, 2015",
      url: "https://law.onecle.com/uscode/42/7385s-12.html",
    },
    allLaw: {
      publisher: "AllLaw (Nolo)",
      title:
        "My cancer isn't on the compassionate allowance list. Am I still eligible for disability benefits?",
      date: "undated",
      url: "https://www.alllaw.com/articles/nolo/disability/disability-benefits-cancer-not-on-compassionate-allowance-list.html",
    },
  },
} as const satisfies CaseRecord;
