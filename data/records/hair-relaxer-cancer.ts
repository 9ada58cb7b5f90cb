import type { CaseRecord } from "../record";

export const hairRelaxerCancerRecord = {
  status: {
    kind: "Federal MDL and state suits",
    court: "U.S. District Court, Northern District of Illinois (Chicago)",
    docket: "MDL No. 3060 (23-cv-0818)",
    judge: "Mary M. Rowland",
    since: [
      {
        date: "2023-02-06",
      },
    ],
    stage:
      "As of September 2026, no federal case had been tried, and no ruling on the experts was found. As a digest reports, facts were still being gathered from companies that were added later.[^guide2026]",
    next: "The ruling on the experts about cause. More motions on experts were due in November 2026, one digest said.[^guideJune] First trials were reported as expected in 2027, with no date set.",
    settlement:
      "We found none. As reported, the court named a settlement master on April 22, 2025, and said this does not mean that a settlement is coming.[^guide2026]",
    classAction:
      "Not for injuries, where everyone sues alone. A separate proposed class of buyers asks for refunds and medical checks; it has not been certified, as far as we found.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-09-14",
    source: "guide2026",
  },
  soonest: {
    date: "2027-07-15",
    ends: false,
    text: "Fact-gathering from a second group of companies ends, as a digest reports. It is no trial date and no last day to file. If your suit names one of them, ask your lawyer what you must hand in.",
    whom: "people whose suit names one of the companies in court order No. 24",
    certainty: "reported",
    source: "guide2026",
  },
  figures: [],
  events: [
    {
      date: "2026-08-27",
      text: "An order (No. 24) gave the parties until the middle of 2027 for the second group of companies.",
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-05",
      text: "Papers for and against the experts on cause were said to be complete.",
      source: "guideJune",
      isReported: true,
    },
    {
      date: "2026-01-08",
      text: "Judge Rowland held a science day on hair relaxers and cancer, with state judges in the room.",
      source: "lawsuitIntelligencer2026",
      isReported: true,
    },
    {
      date: "2025-10-15",
      text: "Georgia's Supreme Court, in one woman's fibroids case, counted the state's 10-year outer limit separately from the sale of each product.",
      source: "cbs2025",
      isReported: true,
    },
    {
      date: "2025-04-22",
      text: "Ellen Reisman became settlement special master by order No. 17.",
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2024-11-13",
      text: "Judge Rowland granted in part a request to drop, without prejudice, cases about other illnesses.",
      source: "districtCourt2024",
    },
    {
      date: "2024-09-27",
      text: "Most of the buyers' complaint over refunds and medical monitoring survived a motion to dismiss.",
      source: "harrismartin2024",
      isReported: true,
    },
    {
      date: "2023-10-10",
      text: "Researchers in Boston published their results from the Black Women's Health Study.",
      source: "environmentalResearch2023",
    },
  ],
  ways: [
    {
      way: "Federal suit in MDL 3060",
      who: "People who had cancer of the uterus, its lining or the ovaries after they often used a relaxer that they can name, or their families.",
      clock:
        "It depends on your state. Many count from diagnosis or from when the link should have been known, and some, such as Georgia, add an outer limit counted from sale.[^cbs2025] There is no settlement to claim from. The settlement master is only a go-between.",
      check: {
        text: "The federal panel's list of open MDLs; the docket is 23-cv-0818",
        href: "https://www.jpml.uscourts.gov/",
      },
    },
    {
      way: "State suit",
      who: "People who can file there, such as in Illinois, Georgia, Pennsylvania or New York. Some of them have fibroids.",
      clock: "Each state has its own limit, and a lawyer there can tell you.",
      check: {
        text: "The web page of the state court",
      },
    },
    {
      way: "Claim on Revlon's bankruptcy estate",
      who: "Only people who filed a proof of claim by April 11, 2023, and a complaint in the MDL by September 14, 2023.",
      clock:
        "Closed; late requests were denied in December 2023 and May 2024.[^bankruptcyCourt2023b] In September 2024 the MDL judge left class claims naming Revlon in place.[^districtCourt2024b]",
      check: {
        text: "The bankruptcy court's decision",
        href: "https://e.casetext.com/case/in-re-rml-llc-1",
      },
    },
    {
      way: "Report to the FDA (not a claim for money)",
      who: "Any user or salon worker who had a bad reaction.",
      clock: "No limit.",
      check: {
        text: "MedWatch, the FDA's reporting page",
        href: "https://www.fda.gov/medwatch",
      },
    },
    {
      way: "Workers' compensation or disability benefits",
      who: "Stylists exposed at work; anyone who can no longer work.",
      clock: "Set by the state or the program. Ask the agency.",
      check: {
        text: "Social Security's disability page",
        href: "https://www.ssa.gov/disability",
      },
    },
  ],
  documents: [
    {
      name: "Pathology report",
      holder: "Hospital pathology or records office",
      how: "Ask for the page that names the cancer and its type",
    },
    {
      name: "Operation report, such as a hysterectomy",
      holder: "Hospital where you had surgery",
      how: "Ask for the report with the date of the operation",
    },
    {
      name: "Gynecology and cancer records",
      holder: "Your doctors",
      how: "Include first symptoms and menopause, because it matters in the studies",
    },
    {
      name: "List of products",
      holder: "You; online shops; store loyalty programs",
      how: "Write brand, kit, years and how often; download old orders",
    },
    {
      name: "Salon records or a stylist's statement",
      holder: "Salons and stylists",
      how: "Ask what they used on you, and have them sign it",
    },
    {
      name: "Dated photos of straightened hair",
      holder: "Albums, phones, relatives",
      how: "Pick one for each few years of use",
    },
    {
      name: "Revlon or court letters",
      holder: "Your mail; a former lawyer",
      how: "Look for a proof of claim or a plaintiff fact sheet",
    },
  ],
  questions: [
    "Has the judge ruled on the experts, and what does that change for a case filed now?",
    "Which of my brands belong to a company that can still be sued?",
    "Is the part of my claim about Revlon closed?",
    "Does my state count an outer limit from purchase, and which purchases fall inside it?",
    "Would you take a case about fibroids, and in which court?",
    "Does the buyers' class affect my own claim?",
    "What would count as proof of use if I kept no receipts?",
  ],
  charts: [
    {
      kind: "dots",
      caption:
        "Uterine cancer by age 70, as one large study estimated it: a link and not proof of cause.[^jnci2022]",
      of: 100,
      groups: [
        {
          label: "women who never used straighteners",
          count: 2,
        },
        {
          label: "who used them more than four times in the past year",
          count: 4,
        },
      ],
    },
    {
      kind: "timeline",
      caption:
        "The main studies and the first steps in court came close together.[^carcinogenesis2021][^environmentalResearch2023][^lawsuitIntelligencer2026]",
      points: [
        {
          date: "2021",
          text: "Ovarian cancer study",
        },
        {
          date: "2022",
          text: "Uterine cancer study",
        },
        {
          date: "2023-02",
          text: "Chicago group begins",
        },
        {
          date: "2023-10",
          text: "Boston study",
        },
        {
          date: "2026-04",
          text: "Experts challenged",
        },
      ],
    },
  ],
  sources: {
    jnci2022: {
      publisher: "JNCI (Chang et al.)",
      title: "Use of Straighteners and Other Hair Products and Incident Uterine Cancer",
      date: "October 17, 2022",
      url: "https://doi.org/10.1093/jnci/djac165",
    },
    environmentalResearch2023: {
      publisher: "Environmental Research (Bertrand et al.)",
      title: "Hair relaxer use and risk of uterine cancer in the Black Women's Health Study",
      date: "October 10, 2023",
      url: "https://doi.org/10.1016/j.envres.2023.117228",
    },
    carcinogenesis2021: {
      publisher: "Carcinogenesis (White et al.)",
      title: "Use of hair products in relation to ovarian cancer risk",
      date: "June 26, 2021",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8561257",
    },
    districtCourt2024: {
      publisher: "U.S. District Court, N.D. Illinois",
      title: "In re Hair Relaxer, MDL 3060, order of November 13, 2024 [copy at Casetext]",
      date: "2024",
      url: "https://print.casetext.com/case/in-re-hair-relaxer-mktg-sales-practices-prods-liab-litig-3",
    },
    districtCourt2024b: {
      publisher: "U.S. District Court, N.D. Illinois",
      title: "In re Hair Relaxer, MDL 3060, Revlon order of September 27, 2024 [copy at Casetext]",
      date: "2024",
      url: "https://print.casetext.com/case/in-re-hair-relaxer-mktgles-practices-prods-liab-litig-2",
    },
    bankruptcyCourt2023: {
      publisher: "U.S. Bankruptcy Court, S.D. New York",
      title: "In re RML, LLC, December 20, 2023 [copy at Casetext]",
      date: "2023",
      url: "https://e.casetext.com/case/in-re-rml-llc",
    },
    officeInformation2025: {
      publisher: "Office of Information and Regulatory Affairs (HHS/FDA)",
      title:
        "RIN 0910-AI83: Use of Formaldehyde and Formaldehyde-Releasing Chemicals as an Ingredient in Hair Smoothing Products or Hair Straightening Products",
      date: "2025",
      url: "https://www.reginfo.gov/public/do/eAgendaViewRule?RIN=0910-AI83&pubId=202504",
    },
    cbs2025: {
      publisher: "CBS News Atlanta",
      title: "Report on the Georgia Supreme Court's ruling in Burroughs v. Strength of Nature",
      date: "October 15, 2025",
      url: "https://www.cbsnews.com/atlanta/news/court-lets-georgia-woman-sue-hair-relaxer-makers-over-uterine-fibroids/",
    },
    lawsuitIntelligencer2026: {
      publisher: "Lawsuit Intelligencer",
      title: "Article on the challenges to the hair relaxer experts",
      date: "May 2026",
      url: "https://lawsuitintelligencer.com/hair-relaxer-daubert-economics",
    },
    harrismartin2024: {
      publisher: "HarrisMartin",
      title: "MDL Judge Refuses to Dismiss Hair Straightener Class Action Complaint",
      date: "September 30, 2024",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/39867/mdl-judge-refuses-to-dismiss-hair-straightener-class-action-complaint/",
    },
    bankruptcyCourt2023b: {
      publisher: "U.S. Bankruptcy Court, S.D. New York",
      title:
        "In re RML, LLC, decisions of December 20, 2023, and May 20, 2024 [copies at Casetext]",
      date: "May 20, 2024",
      url: "https://e.casetext.com/case/in-re-rml-llc-1",
    },
    guide2026: {
      publisher: "Lawsuit Status Guide (digest; its published data file)",
      title: "Hair relaxer case data, counts of October 6, 2026",
      date: "October 6, 2026",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/hair-relaxer.json",
    },
    guideJune: {
      publisher: "Lawsuit Status Guide (digest; its published data file)",
      title: "Hair relaxer lawsuit guide",
      date: "June 29, 2026",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/d5bea2ae8646090a64711e432b5536d889dbdc02/src/content/lawsuits/hair-relaxer.md",
    },
  },
} as const satisfies CaseRecord;
