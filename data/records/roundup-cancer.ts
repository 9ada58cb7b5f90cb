import type { CaseRecord } from "../record";

export const roundupCancerRecord = {
  status: {
    kind: "federal MDL | individual suits",
    court:
      "U.S. District Court, Northern District of California (MDL); Circuit Court of the City of St. Louis, Missouri (class settlement, King v. Monsanto Company); other state courts",
    docket:
      "MDL No. 2741 (3:16-md-02741-VC); U.S. Supreme Court No. 24-1068 (Monsanto Co. v. Durnell)",
    judge: "Vince Chhabria (MDL)",
    since: [{ date: "2016-10" }],
    stage:
      "As of June 2026 the Supreme Court had ruled that federal pesticide law blocks the state failure-to-warn claim over the Roundup label, and a proposed class settlement covering people in the United States exposed before 17 February 2026 was waiting for final approval in St. Louis.",
    next: "Decision on final approval of the King v. Monsanto settlement: the company hoped for July 2026; date and outcome not found. If it was granted, registration may already be open and limited in time: check weedkillerclass.com.",
    settlement:
      "official: proposed class settlement, preliminary approval 4 March 2026 (no sums); final approval not confirmed",
    classAction:
      "yes: a proposed nationwide settlement class (King v. Monsanto) that had preliminary approval only when last seen; cases in the MDL and most state cases are individual suits",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-06-25",
      text: "The Supreme Court held 7-2 in Monsanto v. Durnell that federal pesticide law preempts a state failure-to-warn claim asking for a cancer warning EPA has not required; it did not decide whether glyphosate causes cancer.",
      source: "pestManagement2026",
      isReported: true,
    },
    {
      date: "2026-03-04",
      text: "The St. Louis court gave the settlement preliminary approval and opened a period, reported to end on 4 June 2026, to ask to be excluded or to object.",
      source: "voz2026",
      isReported: true,
    },
    {
      date: "2026-02-17",
      text: "Monsanto announced a proposed nationwide class settlement for current and future non-Hodgkin lymphoma claims, subject to court approval and without admitting fault.",
      source: "bayerAg2026",
    },
    {
      date: "2024-06-18",
      text: "The MDL judge sent a Hodgkin lymphoma case back, writing that a diagnosis that is not non-Hodgkin lymphoma falls outside the MDL.",
      source: "districtCourt2024",
    },
    {
      date: "2022-09-23",
      text: "EPA withdrew the rest of that interim decision and said it would finish its glyphosate review in 2026; the outcome was not found.",
      source: "agriPulse2022",
      isReported: true,
    },
    {
      date: "2022-06-17",
      text: "The Ninth Circuit threw out the human-health part of EPA's 2020 interim glyphosate decision as not properly supported; it did not rule that glyphosate causes cancer.",
      source: "courtAppeals2022",
    },
    {
      date: "2017-11-09",
      text: "A large NIH farm cohort reported, in its main analyses, no statistically significant association between glyphosate use and cancer at any site, including non-Hodgkin lymphoma.",
      source: "jnci2018",
    },
    {
      date: "2016-10",
      text: "Federal Roundup lymphoma suits were sent to one judge in San Francisco as MDL No. 2741.",
      source: "districtCourt2022",
    },
  ],
  ways: [
    {
      way: "Official class settlement (King v. Monsanto, St. Louis)",
      who: "People exposed in the United States before 17 February 2026 to Roundup or another covered glyphosate weed killer, with non-Hodgkin lymphoma now or diagnosed later within a set period (the company said 16 years), who did not ask to be excluded",
      clock:
        "Check the official site today: final approval was hoped for in July 2026, its outcome was not found, and a registration period may already be running. Exclusion and objection period: reported from the company's statement to have ended 4 June 2026; a request to extend it was made and its result was not found. A copy of the official site from before preliminary approval described 180 days to register after final approval and then 180 days to file after appeals end, and for people diagnosed later filing within 6 years of diagnosis or before the 16th annual payment date; these periods rest on that one early copy and may have changed. Using the program does not require hiring a lawyer.",
      check: {
        text: "https://www.weedkillerclass.com/home/signup (free)",
        href: "https://www.weedkillerclass.com/home/signup",
      },
    },
    {
      way: "Individual suit in state or federal court (federal suits join MDL 2741)",
      who: "People outside the class settlement or who were properly excluded, and whose claim rests on something other than the missing label warning; whether such claims survive is being argued",
      clock: "varies by state; ask a lawyer soon",
      check: {
        text: "https://www.jpml.uscourts.gov/ for the MDL; https://www.supremecourt.gov/ for the ruling",
        href: "https://www.jpml.uscourts.gov/",
      },
    },
    {
      way: "Benefit claims that need no lawsuit (Social Security disability; workers' compensation for people exposed at work)",
      who: "People unable to work because of lymphoma; people exposed on the job",
      clock:
        "workers' compensation limits vary by state and can be short; Social Security has its own rules (adult non-Hodgkin lymphoma was on the fast-track Compassionate Allowances list when last seen in a secondary list)",
      check: {
        text: "https://www.ssa.gov/disability ; your state workers' compensation agency",
        href: "https://www.ssa.gov/disability",
      },
    },
  ],
  documents: [
    {
      name: "Pathology report naming the lymphoma type, with immunophenotype or flow cytometry",
      holder:
        "from the hospital or pathology lab records office; ask for the complete report, not the summary",
      how: "",
    },
    {
      name: "Oncology record set (first visit, staging, treatment dates)",
      holder: "from the cancer center's health information office; HIPAA gives a right to a copy",
      how: "",
    },
    {
      name: "Product proof",
      holder:
        "receipts, store loyalty or card statements, photos of containers, sheds and spray equipment with dates",
      how: "",
    },
    {
      name: "Work proof",
      holder:
        "Social Security itemized earnings statement (form SSA-7050) from SSA, employer letters, landscaping or farm logs, pesticide applicator license from the state agriculture department",
      how: "",
    },
    {
      name: "Signed statements from people who saw the use",
      holder: "what product, where, how often, which years",
      how: "",
    },
    {
      name: "Any earlier settlement, release, retainer or opt-out paper about Roundup",
      holder: "from the firm that handled it",
      how: "",
    },
    {
      name: "Settlement notice or ID from weedkillerclass.com, if one was received",
      holder: "",
      how: "",
    },
    {
      name: "For someone who died",
      holder:
        "death certificate (state vital records) and letters of administration (probate court)",
      how: "",
    },
  ],
  questions: [
    "Am I in the King v. Monsanto class, and did anyone file an exclusion request for me before the deadline?",
    "If I am in the class, what would you do for me that the court-appointed class lawyers and the free claim process do not, and what would you charge?",
    "After Monsanto v. Durnell, which legal theory would my own case rest on?",
    "Is my exact diagnosis one the settlement or the MDL treats as non-Hodgkin lymphoma?",
    "Which state's time limit applies to me and when did it start?",
    "Has final approval been granted, is it on appeal, and how does that change what I should do this month?",
    "What happens to my claim if I already signed with another firm or took part in an earlier settlement?",
  ],
  figures: [],
  sources: {
    settlementAdministrator2026: {
      publisher: "Settlement administrator / court-authorized site",
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
    districtCourt2022: {
      publisher: "U.S. District Court, N.D. California",
      title: "In re: Roundup Products Liability Litigation (MDL No. 2741)",
      date: "2022",
      url: "https://www.cand.uscourts.gov/judges/chhabria-vince-vc/in-re-roundup-products-liability-litigation-mdl-no-2741/",
    },
    courtAppeals2022: {
      publisher: "U.S. Court of Appeals, Ninth Circuit (Docket Alarm copy)",
      title: "NRDC v. USEPA, No. 20-70787",
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
      publisher: "Mutation Research/Reviews (Zhang et al., PMC copy)",
      title:
        "Meta-analysis of high glyphosate-herbicide exposure and non-Hodgkin lymphoma (title not shown in the excerpt)",
      date: "2019",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6706269",
    },
    npr2026: {
      publisher: "NPR",
      title: "Supreme Court Monsanto Roundup decision (headline not shown)",
      date: "2026",
      url: "https://www.npr.org/2026/06/25/g-s1-120233/supreme-court-monsanto-roundup-decision",
    },
    supremeCourt2026: {
      publisher: "Supreme Court of the United States",
      title: "Docket and opinions, No. 24-1068",
      date: "2026",
      url: "https://www.supremecourt.gov/",
    },
    hollandLaw2026: {
      publisher: "Holland Law Firm (class counsel) via finanznachrichten.de",
      title:
        "Court Authorizes Notice of Proposed Class Action Settlement for Farmers, Landscapers and Others Exposed to Weed Killers",
      date: "2026",
      url: "https://www.finanznachrichten.de/nachrichten-2026-03/67890052-holland-law-firm-court-authorizes-notice-of-proposed-class-action-settlement-for-farmers-landscapers-and-others-exposed-to-weed-killers-008.htm",
    },
    pestManagement2026: {
      publisher: "Pest Management Professional",
      title: "U.S. Supreme Court decision reinforces EPA authority over pesticide labels",
      date: "2026",
      url: "https://www.mypmp.net/u-s-supreme-court-decision-reinforces-epa-authority-over-pesticide-labels/",
    },
    voz2026: {
      publisher: "Voz",
      title:
        "Judge grants preliminary approval to Bayer's settlement over Roundup herbicide (headline shortened)",
      date: "March 4, 2026",
      url: "https://voz.us/en/society/260304/33845/judge-grants-preliminary-approval-to-bayer-s-million-dollar-settlement-over-roundup-herbicide.html",
    },
    bayerAg2026: {
      publisher: "Bayer AG (ad hoc release, copy at Webdisclosure)",
      title:
        "Monsanto announces Roundup class settlement agreement to resolve current and future claims",
      date: "February 17, 2026",
      url: "https://www.webdisclosure.fr/press-release/bayer-aktiengesellschaft-etr-bayn-eqs-adhoc-bayer-aktiengesellschaft-monsanto-announces-roundup-class-settlement-agreement-to-resolve-current-and-future-claims-nhdGzHCuza4",
    },
    districtCourt2024: {
      publisher: "U.S. District Court, N.D. California (copy at Casetext)",
      title: "Order granting motion for suggestion of remand (Kanaga v. Monsanto), MDL 2741",
      date: "June 18, 2024",
      url: "https://print.casetext.com/case/in-re-roundup-prods-liab-litig-53",
    },
    agriPulse2022: {
      publisher: "Agri-Pulse",
      title: "Glyphosate interim decision withdrawn; EPA anticipates final registration in 2026",
      date: "September 2022",
      url: "https://www.agri-pulse.com/articles/18285-glyphosate-interim-decision-withdrawn-epa-anticipates-final-registration-in-2026",
    },
  },
} as const satisfies CaseRecord;
