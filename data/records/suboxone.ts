import type { CaseRecord } from "../record";

export const suboxoneRecord = {
  status: {
    kind: "federal MDL",
    court: "U.S. District Court, Northern District of Ohio (Cleveland)",
    docket: "MDL No. 3092",
    judge: "J. Philip Calabrese",
    since: [{ date: "2024-02-02" }],
    stage:
      "As of April 2026 the court was dismissing cases whose plaintiffs had not met its record and document orders, while test cases were being prepared; no trial or settlement was found.",
    next: "none known",
    settlement: "none found",
    classAction: "no: separate suits, some filed together on long lists of names",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-04",
      text: "The judge agreed to dismiss with prejudice complaints of plaintiffs who had not complied with a case management order. This is the latest item found.",
      source: "mealeyS2026",
      isReported: true,
    },
    {
      date: "2025-05",
      text: "An amended order set how test cases are chosen: a pool whose records are collected, narrowed to six candidates and then four single-plaintiff trials.",
      source: "bardinjuryclaimsCom2025",
    },
    {
      date: "2024-12-31",
      text: "In a lead case (Bennett) the court granted in part and denied in part a motion to dismiss: as reported, warning claims go on against Indivior Inc. for 2010 to June 2022, design claims about choices before approval go on against all three companies, and design claims about later changes were cut.",
      source: "districtCourt2024",
    },
    {
      date: "2024-09",
      text: "One digest reported that claims against Indivior PLC and two Reckitt Benckiser companies were dismissed with prejudice by agreement, leaving Indivior Inc., Indivior Solutions and Aquestive; a trade report of a motion in October 2024 still named all six.",
      source: "lawyersandsettlements2024",
    },
    {
      date: "2024-06",
      text: "A large group filing (Schedule A) was made just before the two-year mark of the label change, for people still collecting records.",
      source: "aboutlawsuits2025",
    },
    {
      date: "2024-02-02",
      text: "The federal panel grouped the Suboxone film dental suits in Cleveland before Judge Calabrese as MDL 3092.",
      source: "harrismartin2024",
      isReported: true,
    },
    {
      date: "2022-12-13",
      text: "A claims-data study linked sublingual buprenorphine/naloxone with more dental problems than two comparison medicines; such a study shows association, not proof.",
      source: "jama2022b",
    },
    {
      date: "2022-06-17",
      text: "A dental warning was added to the Suboxone label; the suits say it should have come sooner.",
      source: "aboutlawsuits2026",
    },
  ],
  ways: [
    {
      way: "Federal suit joined to MDL 3092",
      who: "A person prescribed brand Suboxone film with later serious dental injury and records of both",
      clock:
        "varies by state; two-year periods counted from the June 2022 label ended in June 2024 and three-year periods in June 2025 in some states, but the starting date is disputed; ask",
      check: { text: "ohnd.uscourts.gov and jpml.uscourts.gov" },
    },
    {
      way: "Already on the Schedule A list or in another filing",
      who: "People whose name was filed by a lawyer earlier",
      clock:
        "court-ordered document dates; missing them has led to dismissal with prejudice (April 2026); one digest reports a census form due 60 days after filing in newer cases; call that lawyer now",
      check: { text: "ohnd.uscourts.gov" },
    },
    {
      way: "State-court suit",
      who: "Where a federal filing does not fit",
      clock: "varies by state; ask",
      check: { text: "The website of the local court" },
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
      name: "Pharmacy dispensing history that shows brand film or tablet, dose and dates",
      holder:
        "each pharmacy; an MDL order (as reported) tells providers to release records within 30 days of a signed authorization in filed cases",
      how: "",
    },
    {
      name: "State prescription-monitoring report or insurer claims list",
      holder: "the state program or the insurer, on written request",
      how: "",
    },
    {
      name: "Dental charts and X-rays from before the first film",
      holder: "each past dentist; ask soon, offices keep them for limited years",
      how: "",
    },
    {
      name: "Dental charts, X-rays, extraction and treatment records after use",
      holder: "dentist or oral surgeon",
      how: "",
    },
    {
      name: "Treatment program or prescriber records with form and dates",
      holder:
        "the program; substance-use records have extra federal protection (42 CFR Part 2), so a specific consent form is needed",
      how: "",
    },
    {
      name: "Medication guides or boxes kept from before and after June 2022",
      holder: "your own files",
      how: "",
    },
    {
      name: "Any letter or form from a lawyer who filed for you, with dates",
      holder: "your own files",
      how: "",
    },
  ],
  questions: [
    "Was I ever put on Schedule A or another filing, and is my case still alive?",
    "Which documents does the court require now, and by what date?",
    "Do my pharmacy records prove brand film, and for how long?",
    "From which date do you count the time limit in my state?",
    "Which claims are still open after the December 2024 ruling, and do mine fit?",
    "How will my treatment records be protected?",
    "What if I had dental problems before?",
  ],
  figures: [],
  sources: {
    fda2022: {
      publisher: "FDA",
      title:
        "FDA warns about risks of dental problems associated with buprenorphine medicines dissolved in the mouth to treat opioid use disorder and pain",
      date: "2022",
      url: "https://www.fda.gov/drugs/drug-safety-and-availability/fda-warns-about-risks-dental-problems-associated-buprenorphine-medicines-dissolved-mouth-treat",
    },
    indianHealth2022: {
      publisher: "Indian Health Service",
      title:
        "Dental Problems Have Been Reported with Medicines Containing Buprenorphine that are Dissolved in the Mouth",
      date: "2022",
      url: "https://www.ihs.gov/nptc/pharmacovigilance/medication-safety-resources/fda-warning-dental-problems-have-been-reported-with-medicines-containing-buprenorphine-that-are-dissolved-in-the-mouth",
    },
    jama2022: {
      publisher: "JAMA",
      title: "Association Between Sublingual Buprenorphine-Naloxone Exposure and Dental Disease",
      date: "2022",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC9856241/",
    },
    journalAddiction2025: {
      publisher: "Journal of Addiction Medicine",
      title:
        "Risk of Oral Health Problems in Adults with Opioid Use Disorder Treated with Transmucosal Buprenorphine",
      date: "2025",
      url: "https://doi.org/10.1097/ADM.0000000000001453",
    },
    districtCourt2024: {
      publisher: "U.S. District Court, N.D. Ohio (FindLaw copy)",
      title:
        "In re: Suboxone (Buprenorphine/Naloxone) Film Products Liability Litigation; Ryan Bennett v. Indivior Inc., Opinion and Order",
      date: "2024",
      url: "https://caselaw.findlaw.com/court/us-dis-crt-n-d-ohi-eas-div/116829507.html",
    },
    apc2025: {
      publisher: "Doyle APC (law firm)",
      title: "Suboxone Dental Injury Litigation: June 2025 Update",
      date: "2025",
      url: "https://www.doyleapc.com/prescription-drugs/suboxone-dental-injury-litigation-june-2025-update",
    },
    harrismartin2024: {
      publisher: "HarrisMartin",
      title: "JPML Centralizes Suboxone Film Dental Decay Lawsuits",
      date: "2024",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/31727/jpml-centralizes-suboxone-film-dental-decay-lawsuits/",
    },
    mealeyS2026: {
      publisher: "Mealey's",
      title: "Suboxone MDL Judge Dismisses Certain Plaintiffs For Failing To Comply With Order",
      date: "2026",
      url: "https://www.mealeys.com/mealeys/mealeys-drugs-devices/articles/2471075/suboxone-mdl-judge-dismisses-certain-plaintiffs-for-failing-to-comply-with-order",
    },
    districtCourt: {
      publisher: "U.S. District Court, Northern District of Ohio",
      title: "Court home page",
      date: "None",
      url: "https://www.ohnd.uscourts.gov/",
    },
    samhsa: {
      publisher: "SAMHSA",
      title: "FindTreatment.gov",
      date: "None",
      url: "https://findtreatment.gov/",
    },
    harrismartin2024b: {
      publisher: "HarrisMartin",
      title: "Defendants in Suboxone Film MDL Say Design Defect, Warning Claims Preempted",
      date: "2024",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/41980/defendants-in-suboxone-film-mdl-say-design-defect-warning-claims-preempted/",
    },
    bardinjuryclaimsCom2025: {
      publisher: "bardinjuryclaims.com",
      title: "Suboxone lawsuit updates, entry of May 24, 2025",
      date: "2025-05-24",
      url: "https://bardinjuryclaims.com/r/suboxone-lawsuit",
    },
    lawyersandsettlements2024: {
      publisher: "LawyersandSettlements",
      title:
        "A Setback for Suboxone Film Plaintiffs: Northern District of Ohio's Dismissal Decision",
      date: "2024",
      url: "https://lawyersandsettlements.com/legal-news/Suboxone-Tooth-Decay-Lawsuits/setback-suboxone-film-plaintiffs-northern-district-of-ohios-dism-24012.html",
    },
    aboutlawsuits2025: {
      publisher: "AboutLawsuits",
      title: "Suboxone Lawyers Report on Status of Lawsuits Over Tooth Decay, Dental Damage",
      date: "2025",
      url: "https://aboutlawsuits.com/suboxone-lawsuit/suboxone-lawyers-report-tooth-decay-dental-damage",
    },
    jama2022b: {
      publisher: "JAMA",
      title: "Association Between Sublingual Buprenorphine-Naloxone Exposure and Dental Disease",
      date: "2022-12-13",
      url: "https://doi.org/10.1001/jama.2022.17485",
    },
    aboutlawsuits2026: {
      publisher: "AboutLawsuits",
      title: "Suboxone Lawsuit Update To Be Provided to MDL Judge During Status Conference",
      date: "undated, about the start of 2026",
      url: "https://www.aboutlawsuits.com/suboxone-lawsuit/suboxone-lawsuit-update-mdl-judge-status-conference",
    },
  },
} as const satisfies CaseRecord;
