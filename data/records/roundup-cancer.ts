import type { CaseRecord } from "../record";

export const roundupCancerRecord = {
  status: {
    kind: "Federal MDL and class settlement",
    court:
      "U.S. District Court, Northern District of California (MDL); Circuit Court of the City of St. Louis, Missouri (class settlement)",
    docket:
      "MDL No. 2741 (3:16-md-02741-VC); King v. Monsanto Company; U.S. Supreme Court No. 24-1068",
    judge: "Vince Chhabria (MDL)",
    since: [
      {
        date: "2016-10",
        of: "the federal MDL",
      },
      {
        date: "2026-02-17",
        of: "the proposed settlement",
      },
    ],
    stage:
      "As of September 2026, the Supreme Court had barred claims about the missing label warning. The proposed class settlement awaited a decision after its hearing in St. Louis.[^opinion][^digest]",
    next: "The judge's decision on final approval. The hearing was reported for September 14, 2026, and we found no approval in any source.[^digest]",
    settlement:
      "Official: a proposed class settlement with preliminary approval on March 4, 2026. Check weedkillerclass.com today instead of waiting for news of final approval.",
    classAction:
      "Yes, the proposed settlement.[^bayerAnswers2026] Cases in the MDL and most state cases are individual suits.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-09-15",
    source: "digest",
  },
  soonest: null,
  figures: [
    {
      value: "up to $7.25 billion",
      what: "The most that Monsanto would pay into the proposed class settlement, over up to 21 years. What anyone is paid depends on the settlement's table, and approval is not final.",
      date: "2026-02",
      where: {
        part: "ways",
        way: "Official class settlement (King v. Monsanto)",
      },
      source: "bayerAg2026",
    },
    {
      value: "$6,000 to $165,000+",
      what: "Range that the official site printed in February 2026 for people with non-Hodgkin lymphoma. Payment depends on the table, approval was not final, and the range does not say what one person gets.",
      date: "2026-02",
      where: {
        part: "ways",
        way: "Official class settlement (King v. Monsanto)",
      },
      source: "settlementAdministrator2026",
    },
  ],
  events: [
    {
      date: "2026-09-14",
      text: "The fairness hearing on the class settlement was listed for this day; a digest that looked at the official site the next day saw no approval.",
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-06-25",
      text: "By seven votes to two, the Supreme Court held that federal pesticide law overrides a state claim for a label warning the EPA never required.",
      source: "opinion",
    },
    {
      date: "2026-03-04",
      text: "The St. Louis court gave the settlement preliminary approval; people were given until June 4, 2026, to opt out or object.",
      source: "voz2026",
      isReported: true,
    },
    {
      date: "2026-02-26",
      text: "Law firms with many clients asked the St. Louis judge to delay the settlement, saying that speed would hurt sick people's rights; Bayer called the deal fair.",
      source: "devdiscourse2026",
      isReported: true,
    },
    {
      date: "2026-02-17",
      text: "Monsanto announced a nationwide settlement plan for NHL claims, present and future. It admits no fault, and the court must approve the plan.",
      source: "bayerAg2026",
    },
    {
      date: "2024-06-18",
      text: "Judge Chhabria found that a case about Hodgkin lymphoma does not belong in the federal group.",
      source: "districtCourt2024",
    },
    {
      date: "2022-09-23",
      text: "The EPA withdrew what was left of its interim decision and planned to finish its review in 2026; we looked for the outcome and found none.",
      source: "agriPulse2022",
      isReported: true,
    },
    {
      date: "2022-06-17",
      text: "The Ninth Circuit court of appeals set aside the human-health part of the EPA's 2020 glyphosate decision.",
      source: "courtAppeals2022",
    },
  ],
  ways: [
    {
      way: "Official class settlement (King v. Monsanto)",
      who: "People exposed in the US before February 17, 2026, to Roundup or another covered glyphosate product. They must have NHL now or be diagnosed within a set period (16 years, the company said), and must not have opted out.",
      clock:
        "No registration deadline is known. Check the official site today, because registration may already be open. An early copy of that site gave 180 days to register after final approval, and six years after a later diagnosis.[^settlementAdministrator2026] Counted from a hearing on September 14, 2026, those 180 days could not end before March 13, 2027. That is an earliest possible end, based on one early copy, and not a deadline. The time to opt out was reported to have ended on June 4, 2026.[^voz2026] As reported, Monsanto may cancel if too many people opted out.[^farms2026] The site says that the class lawyers are paid out of the settlement. Your state's time limit for a lawsuit runs separately.",
      check: {
        text: "The official settlement site, free to use",
        href: "https://www.weedkillerclass.com/",
      },
    },
    {
      way: "Individual suit in state or federal court",
      who: "People outside the class, or who left it in time. The claim must rest on something other than the label warning.",
      clock:
        "Your state sets the time limit. Courts are still deciding which of these claims survive.",
      check: {
        text: "The federal panel's list of open MDLs",
        href: "https://www.jpml.uscourts.gov/",
      },
    },
    {
      way: "Benefits without a lawsuit",
      who: "People too ill to work can ask Social Security. People exposed on the job can ask for workers' compensation.",
      clock:
        "Each state sets the limits for workers' compensation, and they can be short. Social Security has its own rules.",
      check: {
        text: "Social Security, and your state's office for workers' compensation",
        href: "https://www.ssa.gov/disability",
      },
    },
  ],
  documents: [
    {
      name: "Pathology report with the NHL type",
      holder: "Hospital or pathology lab",
      how: "Ask for the complete report, with flow cytometry, not the summary",
    },
    {
      name: "Cancer treatment records",
      holder: "Cancer center, health information office",
      how: "Ask under HIPAA for first visit, staging and treatment dates",
    },
    {
      name: "Proof of the product",
      holder: "You, your bank, the store's loyalty program",
      how: "Look for receipts and statements; photograph bottles, shed and sprayer",
    },
    {
      name: "Proof of the work",
      holder: "Social Security, employers, state agriculture department",
      how: "Form SSA-7050 for earnings by employer; ask for your applicator license",
    },
    {
      name: "Statements of people who saw the use",
      holder: "Family, neighbors, co-workers",
      how: "Have them sign what product, where, how often and which years",
    },
    {
      name: "Earlier Roundup papers and settlement notice",
      holder: "The firm that handled it; your mail",
      how: "Look for a retainer, a release, an opt-out or an ID number",
    },
    {
      name: "Papers of a person who died",
      holder: "State vital records; probate court",
      how: "Order the death certificate and the court paper that names who acts for the estate",
    },
  ],
  questions: [
    "Am I in the King v. Monsanto class, and did anyone ask in time for me to be left out?",
    "If I am in the class, what would you add to the free claim process, and what would you charge for it?",
    "After Monsanto v. Durnell, which kind of claim would my own case rest on?",
    "Does the settlement, or the MDL, count my exact diagnosis as NHL?",
    "Has final approval been given or appealed, and what should I do this month?",
    "Which state's time limit applies to my exposure, and when did it start?",
    "What if I signed with another firm before, or took part in an earlier settlement?",
  ],
  charts: [
    {
      kind: "timeline",
      caption:
        "Courts and agencies still do not agree on glyphosate.[^nationalAgricultural2022][^internationalAgency2015][^bayerAg2026][^opinion]",
      points: [
        {
          date: "1974",
          text: "First US registration",
        },
        {
          date: "2015",
          text: "IARC: probably carcinogenic",
        },
        {
          date: "2020",
          text: "EPA interim decision",
        },
        {
          date: "2022",
          text: "Court rejects part",
        },
        {
          date: "2026-02",
          text: "Class settlement proposed",
        },
        {
          date: "2026-06",
          text: "Label ruling",
        },
      ],
    },
    {
      kind: "sides",
      caption: "The two sides differ on cause and on the label.[^hollandLaw2026][^opinion]",
      sides: [
        {
          title: "What lawsuits say",
          points: [
            "Long exposure raised the risk of lymphoma",
            "The label should have warned of cancer",
          ],
        },
        {
          title: "What the company answers",
          points: [
            "No wrongdoing, and no admission by settling",
            "Federal law governs what the label says",
          ],
        },
      ],
    },
  ],
  sources: {
    settlementAdministrator2026: {
      publisher: "Settlement administrator (court-authorized site)",
      title: "Weed killer class settlement: dates, documents, your options",
      date: "2026",
      url: "https://www.weedkillerclass.com/home/signup",
    },
    internationalAgency2015: {
      publisher: "International Agency for Research on Cancer",
      title: "Glyphosate Monograph now available",
      date: "2015",
      url: "https://www.iarc.who.int/news-events/glyphosate-monograph-now-available/",
    },
    courtAppeals2022: {
      publisher: "U.S. Court of Appeals, Ninth Circuit",
      title: "NRDC v. USEPA, No. 20-70787 [copied by Docket Alarm]",
      date: "2022",
      url: "https://www.docketalarm.com/cases/US_Court_of_Appeals_Ninth_Circuit/20-70787/NRDC_et_al_v._USEPA/Order-06-17-22/",
    },
    nationalAgricultural2022: {
      publisher: "National Agricultural Law Center",
      title:
        'Ninth Circuit Orders EPA to Revisit Conclusion that Glyphosate is "Not Likely" to Cause Cancer',
      date: "2022",
      url: "https://nationalaglawcenter.org/ninth-circuit-orders-epa-to-revisit-conclusion-that-glyphosate-is-not-likely-to-cause-cancer/",
    },
    jnci2018: {
      publisher: "JNCI (Andreotti et al.)",
      title: "Glyphosate Use and Cancer Incidence in the Agricultural Health Study",
      date: "2018",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6279255",
    },
    mutationResearch2019: {
      publisher: "Mutation Research/Reviews (Zhang et al.)",
      title:
        "Meta-analysis of high glyphosate-herbicide exposure and non-Hodgkin lymphoma [copy at PMC]",
      date: "2019",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6706269",
    },
    hollandLaw2026: {
      publisher: "Holland Law Firm (class counsel)",
      title:
        "Court Authorizes Notice of Proposed Class Action Settlement for Farmers, Landscapers and Others Exposed to Weed Killers [copied by finanznachrichten.de]",
      date: "2026",
      url: "https://www.finanznachrichten.de/nachrichten-2026-03/67890052-holland-law-firm-court-authorizes-notice-of-proposed-class-action-settlement-for-farmers-landscapers-and-others-exposed-to-weed-killers-008.htm",
    },
    voz2026: {
      publisher: "Voz",
      title: "Report that a judge gave Bayer's Roundup settlement preliminary approval",
      date: "March 4, 2026",
      url: "https://voz.us/en/society/260304/33845/judge-grants-preliminary-approval-to-bayer-s-million-dollar-settlement-over-roundup-herbicide.html",
    },
    bayerAg2026: {
      publisher: "Bayer AG",
      title:
        "Monsanto announces Roundup class settlement agreement to resolve current and future claims [ad hoc release, copied by Webdisclosure]",
      date: "February 17, 2026",
      url: "https://www.webdisclosure.fr/press-release/bayer-aktiengesellschaft-etr-bayn-eqs-adhoc-bayer-aktiengesellschaft-monsanto-announces-roundup-class-settlement-agreement-to-resolve-current-and-future-claims-nhdGzHCuza4",
    },
    districtCourt2024: {
      publisher: "U.S. District Court, N.D. California",
      title:
        "Order granting motion for suggestion of remand (Kanaga v. Monsanto), MDL 2741 [copied by Casetext]",
      date: "June 18, 2024",
      url: "https://print.casetext.com/case/in-re-roundup-prods-liab-litig-53",
    },
    agriPulse2022: {
      publisher: "Agri-Pulse",
      title: "Glyphosate interim decision withdrawn; EPA anticipates final registration in 2026",
      date: "September 2022",
      url: "https://www.agri-pulse.com/articles/18285-glyphosate-interim-decision-withdrawn-epa-anticipates-final-registration-in-2026",
    },
    devdiscourse2026: {
      publisher: "Devdiscourse",
      title: "Legal battle over Bayer's Roundup settlement",
      date: "February 26, 2026",
      url: "https://www.devdiscourse.com/article/health/3817909-legal-battle-over-bayers-725-billion-roundup-settlement",
    },
    opinion: {
      publisher: "Supreme Court of the United States",
      title: "Monsanto Co. v. Durnell, No. 24-1068 (opinion)",
      date: "June 25, 2026",
      url: "https://www.supremecourt.gov/opinions/25pdf/24-1068_n7ip.pdf",
    },
    digest: {
      publisher: "Lawsuit Status Guide (a digest)",
      title: "Roundup case data, checked September 15, 2026",
      date: "September 15, 2026",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/7b4e36c5c3e1641696bf165cd4653b35a94c7f4d/src/data/cases/roundup.json",
    },
    farms2026: {
      publisher: "Farms.com",
      title: "Report on the Roundup settlement plan",
      date: "February 2026",
      url: "https://www.farms.com/ag-industry-news/bayer-proposes-725-billion-roundup-settlement-plan-667.aspx",
    },
    bayerAnswers2026: {
      publisher: "Bayer AG",
      title: "Roundup class settlement agreement: questions and answers",
      date: "2026",
      url: "https://www.bayer.com/en/roundup-class-settlement-agreement-qa",
    },
  },
} as const satisfies CaseRecord;
