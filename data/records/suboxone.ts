import type { CaseRecord } from "../record";

export const suboxoneRecord = {
  status: {
    kind: "Federal MDL",
    court: "U.S. District Court, Northern District of Ohio (Cleveland)",
    docket: "MDL No. 3092",
    judge: "J. Philip Calabrese",
    since: [
      {
        date: "2024-02-02",
      },
    ],
    stage:
      "As of September 2026, lawyers were gathering records and sworn answers in a pool of fifty test cases. Cases that missed court orders had been dismissed.[^guide2026][^mealeys]",
    next: "As reported, the plan of March 2026 sets January 29, 2027, for picking fifteen cases for trial. March 2028 is reported as only a proposal for the first trial.[^guide2026] The court lists its orders.[^courtPage]",
    settlement:
      "None found. As reported, older Suboxone deals were about competition or opioid rules, and none of them covers teeth.[^guide2026]",
    classAction: "No. Separate suits, some of them filed together on long lists of names.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-09-14",
    source: "guide2026",
  },
  soonest: {
    date: "2027-01-15",
    ends: false,
    text: "Depositions end in the core pool of test cases, as a digest reports. If your case was picked, you, your dentist and your prescriber may be asked questions before then. Have your records ready and call your lawyer.",
    whom: "people whose filed case was picked for the core pool of fifty",
    certainty: "reported",
    source: "guide2026",
  },
  figures: [],
  events: [
    {
      date: "2026-07-16",
      text: "An order (No. 23) set rules for questioning doctors, dentists and other providers in the core pool.",
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2026-04",
      text: "Judge Calabrese agreed to end for good the suits of people who had not complied with a case management order.",
      source: "mealeys",
      isReported: true,
    },
    {
      date: "2026-03-27",
      text: "A new order set the core pool and a calendar to January 2027 for choosing which cases go to trial.",
      source: "guide2026",
      isReported: true,
    },
    {
      date: "2024-12-31",
      text: "In the lead case the court let part of the claims go on and cut others, such as design claims about changes after approval.",
      source: "opinion",
    },
    {
      date: "2024-06",
      text: "Lawyers filed one long list, called Schedule A, for people who were still collecting their records.",
      source: "schedule",
      isReported: true,
    },
    {
      date: "2022-12-13",
      text: "A study of insurance claims linked the medicine under the tongue with more dental disease than two other medicines.",
      source: "jama",
    },
    {
      date: "2022-06-17",
      text: "The label gained a dental warning. The suits say that it was due years earlier.",
      source: "update",
      isReported: true,
    },
    {
      date: "2022-01-12",
      text: "The FDA warned of decay and lost teeth with buprenorphine that dissolves in the mouth.",
      source: "fda",
    },
  ],
  ways: [
    {
      way: "Federal suit in MDL 3092",
      who: "People prescribed brand Suboxone film who had serious dental injury afterwards, with records of both",
      clock:
        "Your state sets it, and the day it starts is disputed. Some limits counted from the label of June 2022 may be over. Ask a lawyer about your state.",
      check: {
        text: "Federal court in Cleveland",
        href: "https://www.ohnd.uscourts.gov/",
      },
    },
    {
      way: "Already on Schedule A or another list",
      who: "People whose name a lawyer filed earlier",
      clock:
        "People on the list must later file suits of their own. Missing the court's dates for papers has ended suits for good.[^mealeys] In the core pool, depositions are reported to run to January 15, 2027.[^guide2026] Call that lawyer now.",
      check: {
        text: "The court's page with every order",
        href: "https://www.ohnd.uscourts.gov/mdl-3092",
      },
    },
    {
      way: "State suit instead of a federal one",
      who: "People for whom a federal filing does not fit",
      clock: "That state's limit for harm from a medicine.",
      check: {
        text: "Website of the local court",
      },
    },
    {
      way: "Report to the FDA (no claim)",
      who: "A patient, relative, dentist or prescriber",
      clock: "Open at any time.",
      check: {
        text: "MedWatch, at fda.gov/medwatch",
      },
    },
    {
      way: "Treatment, apart from any claim",
      who: "Anyone who wants to start, change or continue care",
      clock: "Open every day, and free to search.",
      check: {
        text: "FindTreatment.gov",
        href: "https://findtreatment.gov/",
      },
    },
  ],
  documents: [
    {
      name: "Pharmacy history: film or tablet, dose, dates",
      holder: "Each pharmacy you used",
      how: "In filed suits, a signed form makes them answer within 30 days, as reported.",
    },
    {
      name: "State monitoring report or claims list",
      holder: "State prescription program or insurer",
      how: "Write to them. This fills gaps left by closed pharmacies.",
    },
    {
      name: "Dental charts and X-rays from before",
      holder: "Every earlier dentist",
      how: "Ask soon, because offices keep them only for some years.",
    },
    {
      name: "Dental work since then",
      holder: "Dentist or oral surgeon",
      how: "Charts, X-rays and notes on each tooth removed.",
    },
    {
      name: "Program or prescriber records",
      holder: "The treatment program",
      how: "Ask the program for the consent form that its files need.",
    },
    {
      name: "Boxes and medication guides",
      holder: "You",
      how: "From before and after June 2022, if any are left.",
    },
    {
      name: "Letters from a lawyer who filed for you",
      holder: "Your own papers",
      how: "Keep the dates, so that your place on the list can be found.",
    },
  ],
  questions: [
    "Was I ever put on Schedule A or another list, and is my suit still alive?",
    "Which papers does the court want now, and when?",
    "Do my pharmacy records prove the brand film, and for how long?",
    "From what day does my state count?",
    "Which claims did the December 2024 ruling leave open, and is mine among them?",
    "Who will see my treatment records?",
    "I had dental trouble before. How much does that weigh?",
  ],
  charts: [
    {
      kind: "timeline",
      caption:
        "The film, the warning and the suits, in the order in which they came.[^film][^fda][^update][^panel][^opinion]",
      points: [
        {
          date: "2010-08-30",
          text: "Film approved",
        },
        {
          date: "2022-01-12",
          text: "FDA warns",
        },
        {
          date: "2022-06-17",
          text: "Label changes",
        },
        {
          date: "2024-02-02",
          text: "MDL 3092 begins",
        },
        {
          date: "2024-12-31",
          text: "Lead case ruling",
        },
      ],
    },
    {
      kind: "sides",
      caption:
        "The question is when the warning was due, and whether federal law lets a state court decide that.[^opinion][^preempt]",
      sides: [
        {
          title: "What lawsuits say",
          points: ["A warning was due well before 2022", "Another design would have spared teeth"],
        },
        {
          title: "What the companies answer",
          points: [
            "Federal approval rules out such claims",
            "Neither design nor label could simply change",
          ],
        },
      ],
    },
  ],
  sources: {
    fda: {
      publisher: "FDA",
      title:
        "FDA warns about risks of dental problems associated with buprenorphine medicines dissolved in the mouth to treat opioid use disorder and pain",
      date: "January 12, 2022",
      url: "https://www.fda.gov/drugs/drug-safety-and-availability/fda-warns-about-risks-dental-problems-associated-buprenorphine-medicines-dissolved-mouth-treat",
    },
    ihs: {
      publisher: "Indian Health Service",
      title:
        "Dental Problems Have Been Reported with Medicines Containing Buprenorphine that are Dissolved in the Mouth",
      date: "2022",
      url: "https://www.ihs.gov/nptc/pharmacovigilance/medication-safety-resources/fda-warning-dental-problems-have-been-reported-with-medicines-containing-buprenorphine-that-are-dissolved-in-the-mouth",
    },
    jama: {
      publisher: "JAMA",
      title: "Association Between Sublingual Buprenorphine-Naloxone Exposure and Dental Disease",
      date: "December 13, 2022",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC9856241/",
    },
    later: {
      publisher: "Journal of Addiction Medicine",
      title:
        "Risk of Oral Health Problems in Adults with Opioid Use Disorder Treated with Transmucosal Buprenorphine",
      date: "2025",
      url: "https://doi.org/10.1097/ADM.0000000000001453",
    },
    film: {
      publisher: "LawyersandSettlements",
      title:
        "A Setback for Suboxone Film Plaintiffs: Northern District of Ohio's Dismissal Decision",
      date: "2024",
      url: "https://lawyersandsettlements.com/legal-news/Suboxone-Tooth-Decay-Lawsuits/setback-suboxone-film-plaintiffs-northern-district-of-ohios-dism-24012.html",
    },
    update: {
      publisher: "AboutLawsuits",
      title: "Suboxone Lawsuit Update To Be Provided to MDL Judge During Status Conference",
      date: "undated",
      url: "https://www.aboutlawsuits.com/suboxone-lawsuit/suboxone-lawsuit-update-mdl-judge-status-conference",
    },
    panel: {
      publisher: "HarrisMartin",
      title: "JPML Centralizes Suboxone Film Dental Decay Lawsuits",
      date: "February 2, 2024",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/31727/jpml-centralizes-suboxone-film-dental-decay-lawsuits/",
    },
    schedule: {
      publisher: "AboutLawsuits",
      title: "Suboxone Lawyers Report on Status of Lawsuits Over Tooth Decay, Dental Damage",
      date: "2025",
      url: "https://aboutlawsuits.com/suboxone-lawsuit/suboxone-lawyers-report-tooth-decay-dental-damage",
    },
    preempt: {
      publisher: "HarrisMartin",
      title: "Defendants in Suboxone Film MDL Say Design Defect, Warning Claims Preempted",
      date: "2024",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/41980/defendants-in-suboxone-film-mdl-say-design-defect-warning-claims-preempted/",
    },
    opinion: {
      publisher: "U.S. District Court, N.D. Ohio",
      title:
        "In re: Suboxone (Buprenorphine/Naloxone) Film Products Liability Litigation; Ryan Bennett v. Indivior Inc., Opinion and Order [copied by FindLaw]",
      date: "December 31, 2024",
      url: "https://caselaw.findlaw.com/court/us-dis-crt-n-d-ohi-eas-div/116829507.html",
    },
    doyle: {
      publisher: "Doyle APC (a law firm for plaintiffs)",
      title: "Suboxone Dental Injury Litigation: June 2025 Update",
      date: "June 2025",
      url: "https://www.doyleapc.com/prescription-drugs/suboxone-dental-injury-litigation-june-2025-update",
    },
    mealeys: {
      publisher: "Mealey's",
      title: "Suboxone MDL Judge Dismisses Certain Plaintiffs For Failing To Comply With Order",
      date: "April 28, 2026",
      url: "https://www.mealeys.com/mealeys/mealeys-drugs-devices/articles/2471075/suboxone-mdl-judge-dismisses-certain-plaintiffs-for-failing-to-comply-with-order",
    },
    guide2026: {
      publisher: "Lawsuit Status Guide (a digest)",
      title: "Suboxone case data [its published data file]",
      date: "September 14, 2026",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/7b4e36c5c3e1641696bf165cd4653b35a94c7f4d/src/data/cases/suboxone.json",
    },
    courtPage: {
      publisher: "U.S. District Court, Northern District of Ohio",
      title: "MDL 3092 page",
      date: "undated",
      url: "https://www.ohnd.uscourts.gov/mdl-3092",
    },
  },
} as const satisfies CaseRecord;
