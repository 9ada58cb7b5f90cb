import type { CaseRecord } from "../record";

export const oxbrytaRecord = {
  status: {
    kind: "Individual federal and state suits",
    court: "U.S. District Court, Northern District of California; California state courts",
    docket: null,
    judge: "Trina L. Thompson (federal injury cases)",
    since: [
      {
        date: "2024-11-07",
        of: "an early federal suit (Allen)",
      },
    ],
    stage:
      "As of November 2025, some federal cases were reported to be in settlement talks that the court had ordered. As reported, one had settled, and others kept trial dates in 2027.[^drugwatch2025][^drugwatch2025b]",
    next: "Digests of 2025 orders list the Allen trial for June 7, 2027, and a class trial for August 16, 2027.[^medinjuryclaims2025] We found nothing from 2026, so check the court's docket.",
    settlement:
      "None found. One suit over a death was reported settled in October 2025, on private terms.",
    classAction: "No for injuries. A class case about money losses has been proposed.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2025-11-26",
    source: "drugwatch2025",
  },
  soonest: {
    date: "2026-12-11",
    ends: false,
    text: "Motions and challenges to the experts are due in the Allen injury case, as digests of 2025 orders report; the date may have changed. Nobody else has to file anything, but a ruling can affect other suits.",
    whom: "people with a federal Oxbryta suit in Northern California",
    certainty: "reported",
    source: "medinjuryclaims2025",
  },
  figures: [],
  events: [
    {
      date: "2025-10-23",
      text: "European regulators said that the drug should stay suspended, because recent trials showed more deaths and other harm.",
      source: "bfarm2025",
    },
    {
      date: "2025-10",
      text: "A wrongful-death suit against Pfizer (Ford) ended in a private settlement.",
      source: "drugwatch2025",
      isReported: true,
    },
    {
      date: "2025-09-09",
      text: "Settlement talks that the court ordered were to begin for some federal cases, led by a retired judge; we found no result.",
      source: "onlyClass2025",
      isReported: true,
    },
    {
      date: "2025-02",
      text: "Judge Thompson set a schedule in the Allen case, with a trial in June 2027.",
      source: "medinjuryclaims2025",
      isReported: true,
    },
    {
      date: "2024-12-23",
      text: "Former users asked for a class case over the money they had paid for the medicine, not over injuries.",
      source: "classAction2024",
      isReported: true,
    },
    {
      date: "2024-11-07",
      text: "One of the first federal injury suits, Allen, was filed in Northern California.",
      source: "bloombergLaw2024",
      isReported: true,
    },
    {
      date: "2024-09-26",
      text: "The FDA told doctors to stop prescribing Oxbryta and described the trial results.",
      source: "fda2024",
    },
    {
      date: "2024-09-25",
      text: "Pfizer announced the worldwide withdrawal.",
      source: "pfizerBusiness2024",
    },
  ],
  ways: [
    {
      way: "Federal injury suit",
      who: "People with sickle cell disease who were prescribed Oxbryta from late 2019 to September 2024 and then needed a hospital, or their estates.",
      clock:
        "Your state sets the limit. Counted from the withdrawal on September 25, 2024, limits of one year ended in September 2025 and limits of two years in September 2026. Limits of three years end in September 2027. We counted these dates. Childhood, late discovery or another starting point can change them.",
      check: {
        text: "The federal court in Northern California",
        href: "https://www.cand.uscourts.gov/",
      },
    },
    {
      way: "Suit in California's or another state's court",
      who: "People who can sue there. Some suits were reported in California.",
      clock: "That state's own limit.",
      check: {
        text: "For California, courts.ca.gov",
      },
    },
    {
      way: "Proposed class case over money paid",
      who: "As reported, people who used Oxbryta since November 1, 2019, and paid part of the cost.[^classAction2024] We found nothing to sign up for, and no ruling that allows the class.",
      clock:
        "We found no date to claim. A class case can affect other time limits, so ask a lawyer.",
      check: {
        text: "The court's website, for Jolly v. Pfizer",
        href: "https://www.cand.uscourts.gov/",
      },
    },
    {
      way: "Report a side effect (pays nothing)",
      who: "Everyone who took it or cared for someone who did.",
      clock: "No limit.",
      check: {
        text: "The FDA's MedWatch page",
        href: "https://www.fda.gov/medwatch",
      },
    },
  ],
  documents: [
    {
      name: "Pharmacy and specialty pharmacy history",
      holder: "Each pharmacy; your insurer",
      how: "Ask for first and last fill of Oxbryta",
    },
    {
      name: "Hematology notes over the years",
      holder: "Sickle cell center",
      how: "Request the time before, during and after",
    },
    {
      name: "Emergency and hospital records",
      holder: "Each hospital",
      how: "Name every crisis you remember, with month and year",
    },
    {
      name: "Transfusions and hemoglobin results",
      holder: "Hospital laboratory or portal",
      how: "Download them as a table, if you can",
    },
    {
      name: "Brain scans, if there was a stroke",
      holder: "Radiology and neurology",
      how: "A disc with the scans, and what the radiologist wrote",
    },
    {
      name: "Message about the withdrawal",
      holder: "Clinic portal",
      how: "Save it with what replaced the medicine",
    },
    {
      name: "Death certificate and autopsy report",
      holder: "Vital records; medical examiner",
      how: "The next of kin can order them",
    },
  ],
  questions: [
    "How would you compare my crises before, during and after Oxbryta?",
    "Which court would you choose for this, and why?",
    "Have the 2027 dates moved, and can I see the last order?",
    "Did the settlement talks lead to anything for people outside those cases?",
    "How would you answer the argument that federal law blocks the claims?",
    "Which time limit applies to me, to my child or to an estate?",
    "Is mine an injury claim, or only one for money back?",
  ],
  charts: [
    {
      kind: "timeline",
      caption:
        "Oxbryta was withdrawn less than five years after its approval.[^fda2024][^pfizerBusiness2024]",
      points: [
        {
          date: "2019-11",
          text: "Approved in US",
        },
        {
          date: "2021-12",
          text: "Younger children added",
        },
        {
          date: "2024-07",
          text: "European review starts",
        },
        {
          date: "2024-09",
          text: "Pfizer withdraws it",
        },
        {
          date: "2024-11",
          text: "Allen suit filed",
        },
        {
          date: "2025-10",
          text: "Europe: still suspended",
        },
      ],
    },
    {
      kind: "sides",
      caption:
        "The lawsuits are about the warning. The company points to its own care and to federal law.[^bloombergLaw2024][^aboutlawsuits2025]",
      sides: [
        {
          title: "What lawsuits say",
          points: ["Crises grew more frequent on the medicine", "The warning came too late"],
        },
        {
          title: "What the company answers",
          points: [
            "It acted responsibly and withdrew the medicine itself",
            "Federal law blocks state warning claims",
          ],
        },
      ],
    },
  ],
  sources: {
    fda2024: {
      publisher: "FDA",
      title:
        "FDA is alerting patients and health care professionals about the voluntary withdrawal of Oxbryta from the market due to safety concerns",
      date: "September 26, 2024",
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
      date: "October 23, 2025",
      url: "https://www.bfarm.de/SharedDocs/Risikoinformationen/Pharmakovigilanz/EN/RV_STP/m-r/oxbryta.html?nn=702360",
    },
    pfizerBusiness2024: {
      publisher: "Pfizer",
      title:
        "Pfizer Voluntarily Withdraws All Lots of Sickle Cell Disease Treatment OXBRYTA (voxelotor) From Worldwide Markets [copied from Business Wire]",
      date: "September 25, 2024",
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
      date: "November 26, 2025",
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
    drugwatch2025b: {
      publisher: "Drugwatch",
      title:
        "One Year After Oxbryta Was Pulled from the Market, Settlement Talks Held for Some Lawsuits",
      date: "September 30, 2025",
      url: "https://www.drugwatch.com/news/2025/09/30/one-year-after-oxbryta-was-pulled-from-the-market-settlement-negotiations-held-for-some-lawsuits",
    },
    medinjuryclaims2025: {
      publisher: "MedInjuryClaims",
      title:
        "Oxbryta Injury Lawsuit Over Discontinued Sickle Cell Disease Drug Set for Trial in June 2027",
      date: "February 2025",
      url: "https://medinjuryclaims.com/oxbryta-injury-lawsuit-over-discontinued-sickle-cell-disease-drug-set-for-trial-in-june-2027",
    },
    classAction2024: {
      publisher: "AboutLawsuits",
      title:
        "Oxbryta Class Action Lawsuit Filed by Former Users of Sickle Cell Disease Drug Recalled in 2024",
      date: "December 2024",
      url: "https://aboutlawsuits.com/oxbryta-lawsuit/oxbryta-class-action-lawsuit-filed-former-users-sickle-cell-disease-drug",
    },
    onlyClass2025: {
      publisher: "OnlyClassActions",
      title: "Oxbryta Lawsuit Updates",
      date: "2025",
      url: "https://onlyclassactions.com/lawsuits/oxbryta-lawsuit",
    },
  },
} as const satisfies CaseRecord;
