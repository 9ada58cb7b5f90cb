import type { CaseRecord } from "../record";

export const oxbrytaRecord = {
  status: {
    kind: "individual suits",
    court: "U.S. District Court, Northern District of California, and California state courts",
    docket: "no federal MDL found",
    judge: "Trina L. Thompson (N.D. Cal. injury cases)",
    since: [{ date: "2024-11-07" }],
    stage:
      "As of November 2025, the latest item found, some federal cases were in court-ordered settlement talks, one had settled, and others kept trial dates in 2027.",
    next: "In the Allen case: motions due 11 Dec 2026, final pretrial conference 6 May 2027, trial 7 June 2027; class case trial 16 Aug 2027. Reported by law-firm digests from early-2025 orders, and settlement talks followed, so they may have changed: check the docket at cand.uscourts.gov.",
    settlement:
      "none found: no settlement program; one wrongful-death suit was reported settled in October 2025, terms not disclosed",
    classAction:
      "no: injury suits are individual; a separate proposed class case about money losses is reported",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2025-10-23",
      text: "The European regulator's recommendation that Oxbryta stay suspended was listed: more deaths and complications in recent trials, benefit no longer outweighs risk.",
      source: "bfarm2025",
    },
    {
      date: "2025-10",
      text: "A wrongful-death suit (Ford) was reported settled, terms not disclosed; it settles that one case only.",
      source: "drugwatch2025",
    },
    {
      date: "2025-09",
      text: "Court-ordered settlement talks began for some of the federal cases.",
      source: "drugwatch2025b",
    },
    {
      date: "2025-02",
      text: "Digests reported that Judge Trina Thompson set a schedule in Allen: motions by 11 December 2026 and trial on 7 June 2027.",
      source: "medinjuryclaims2025",
    },
    {
      date: "2024-11-07",
      text: "An early federal injury suit (Allen) was filed in the Northern District of California, alleging more frequent pain crises after use; Pfizer said it acted responsibly at all times and would defend the suit.",
      source: "bloombergLaw2024",
      isReported: true,
    },
    {
      date: "2024-09-26",
      text: "FDA said doctors should stop prescribing Oxbryta and patients should contact their health professional about stopping it and starting another treatment; later trials showed more pain crises and more deaths than placebo.",
      source: "fda2024",
    },
    {
      date: "2024-09-26",
      text: "The European regulator recommended suspending the medicine while data were reviewed; the EU decision followed on 4 October 2024.",
      source: "europeanMedicines2024",
    },
    {
      date: "2024-09-25",
      text: "Pfizer announced that it was withdrawing all lots everywhere because benefit no longer outweighed risk, and told patients to contact their doctors about other treatment.",
      source: "pfizerBusiness2024",
    },
  ],
  ways: [
    {
      way: "Federal injury suit (Northern District of California in the cases found)",
      who: "A person with sickle cell disease, or the estate, who was prescribed Oxbryta between late 2019 and September 2024 and had a hospital-level event",
      clock:
        "varies by state; ask now. Where a state counts from the September 2024 withdrawal, one-year periods ended in September 2025 and two-year periods in September 2026; other starting points, children and late discovery can change the count",
      check: { text: "cand.uscourts.gov" },
    },
    {
      way: "State-court suit",
      who: "Several suits were reported in California state courts",
      clock: "varies by state; ask",
      check: { text: "courts.ca.gov for California" },
    },
    {
      way: "FDA report of a side effect (not a claim, pays nothing)",
      who: "Any patient, relative or clinician",
      clock: "no limit",
      check: { text: "fda.gov/medwatch" },
    },
  ],
  documents: [
    {
      name: "Pharmacy and specialty-pharmacy dispensing history with first and last fill",
      holder: "each pharmacy; the insurer can list fills",
      how: "",
    },
    {
      name: "Hematology clinic notes for the years before, during and after Oxbryta",
      holder: "sickle cell center records office",
      how: "",
    },
    {
      name: "Emergency and admission records for each pain crisis, before and after",
      holder: "hospital records office",
      how: "",
    },
    {
      name: "Transfusion and hemoglobin lab history",
      holder: "hospital laboratory or portal",
      how: "",
    },
    {
      name: "Brain imaging and neurology notes if there was a stroke",
      holder: "radiology and neurology",
      how: "",
    },
    {
      name: "Kidney, lung or liver test results if organ damage is claimed",
      holder: "treating clinics",
      how: "",
    },
    {
      name: "Letter or message about the September 2024 withdrawal and what replaced it",
      holder: "clinic portal",
      how: "",
    },
    {
      name: "Death certificate and any autopsy report",
      holder: "state or county vital records, medical examiner",
      how: "",
    },
  ],
  questions: [
    "How would my crises before, during and after Oxbryta be compared?",
    "Which court would you file in, and why there?",
    "Have the 2027 trial dates moved? Please show me the last order.",
    "What happened to the settlement talks, and do they cover anyone outside those cases?",
    "How would you answer the argument that federal law blocks the warning claims?",
    "Which time limit applies to me, to my child or to my relative's estate?",
    "Am I looking at an injury claim or only at a refund claim in the class case?",
  ],
  figures: [],
  sources: {
    fda2024: {
      publisher: "FDA",
      title:
        "FDA is alerting patients and health care professionals about the voluntary withdrawal of Oxbryta from the market due to safety concerns",
      date: "2024",
      url: "https://www.fda.gov/drugs/drug-safety-and-availability/fda-alerting-patients-and-health-care-professionals-about-voluntary-withdrawal-oxbryta-market-due",
    },
    europeanMedicines2024: {
      publisher: "European Medicines Agency",
      title: "Oxbryta: referral page",
      date: "2024",
      url: "https://www.ema.europa.eu/en/medicines/human/referrals/oxbryta",
    },
    bfarm2025: {
      publisher: "BfArM (Germany)",
      title: "Oxbryta (voxelotor): EMA confirms suspension of sickle cell disease medicine Oxbryta",
      date: "2025",
      url: "https://www.bfarm.de/SharedDocs/Risikoinformationen/Pharmakovigilanz/EN/RV_STP/m-r/oxbryta.html?nn=702360",
    },
    pfizerBusiness2024: {
      publisher: "Pfizer via Business Wire (copy)",
      title:
        "Pfizer Voluntarily Withdraws All Lots of Sickle Cell Disease Treatment OXBRYTA (voxelotor) From Worldwide Markets",
      date: "2024",
      url: "https://www.dnews.com/northwest/pfizer-voluntarily-withdraws-all-lots-of-sickle-cell-disease-treatment-oxbryta-voxelotor-from-worldwide-marketse595408a",
    },
    bloombergLaw2024: {
      publisher: "Bloomberg Law",
      title: "Pfizer Faces Suit Over Recalled Sickle Cell Medicine Oxbryta (1)",
      date: "2024",
      url: "https://news.bloomberglaw.com/product-liability-and-toxics-law/pfizer-hit-with-suit-over-recalled-sickle-cell-treatment-oxbryta",
    },
    drugwatch2025: {
      publisher: "Drugwatch",
      title: "Pfizer Settles Wrongful Death Case Over Recalled Sickle Cell Drug Oxbryta",
      date: "2025",
      url: "https://www.drugwatch.com/news/2025/11/26/pfizer-settles-wrongful-death-case-over-recalled-sickle-cell-drug-oxbryta",
    },
    consumerNotice2025: {
      publisher: "Consumer Notice",
      title:
        "Pfizer Reaches Settlement in Wrongful Death Lawsuit Linked to Withdrawn Sickle Cell Drug Oxbryta",
      date: "2025",
      url: "https://www.consumernotice.org/news/pfizer-reaches-settlement-in-wrongful-death-lawsuit-linked-to-withdrawn-sickle-cell-drug-oxbryta",
    },
    aboutlawsuits2025: {
      publisher: "AboutLawsuits",
      title:
        "After Recalling Oxbryta, Pfizer Seeks Dismissal of Class Action Brought by Former Users",
      date: "2025",
      url: "https://www.aboutlawsuits.com/oxbryta-lawsuit/after-recalling-oxbryta-pfizer-seeks-dismissal-of-class-action/",
    },
    districtCourt: {
      publisher: "U.S. District Court, Northern District of California",
      title: "Court home page",
      date: "None",
      url: "https://www.cand.uscourts.gov/",
    },
    fda: { publisher: "FDA", title: "MedWatch", date: "None", url: "https://www.fda.gov/medwatch" },
    drugwatch2025b: {
      publisher: "Drugwatch",
      title:
        "One Year After Oxbryta Was Pulled from the Market, Settlement Talks Held for Some Lawsuits",
      date: "2025-09-30",
      url: "https://www.drugwatch.com/news/2025/09/30/one-year-after-oxbryta-was-pulled-from-the-market-settlement-negotiations-held-for-some-lawsuits",
    },
    medinjuryclaims2025: {
      publisher: "MedInjuryClaims",
      title:
        "Oxbryta Injury Lawsuit Over Discontinued Sickle Cell Disease Drug Set for Trial in June 2027",
      date: "2025-02",
      url: "https://medinjuryclaims.com/oxbryta-injury-lawsuit-over-discontinued-sickle-cell-disease-drug-set-for-trial-in-june-2027",
    },
  },
} as const satisfies CaseRecord;
