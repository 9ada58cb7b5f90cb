import type { CaseRecord } from "../record";

export const rideshareAssaultRecord = {
  status: {
    kind: "Federal MDLs and state suits",
    court:
      "U.S. District Court, Northern District of California, for Uber and for Lyft; state suits in San Francisco Superior Court",
    docket: "MDL No. 3084, 3:23-md-03084 (Uber); MDL No. 3171 (Lyft); JCCP 5061 (Lyft, state)",
    judge: "Charles R. Breyer (Uber); Rita F. Lin (Lyft)",
    since: [
      {
        date: "2023-10-04",
        of: "Uber",
      },
      {
        date: "2026-02-05",
        of: "Lyft",
      },
    ],
    stage:
      "As of April 2026, one state jury and two federal juries had decided first Uber suits, with mixed results. Uber disputed both federal verdicts, and the Lyft group was new.[^nyt][^bloomberg][^homampour]",
    next: "A digest reported a third federal Uber trial, in San Francisco, for mid-September 2026.[^allmind] We looked for its result or a new date and found neither.",
    settlement: "None found.",
    classAction:
      "No. In an MDL, cases share early steps, but each person keeps a case of their own.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-04-20",
    source: "homampour",
  },
  soonest: {
    date: "2026-12-31",
    ends: true,
    way: "AB 2777 in California",
    text: "A California law stops reopening old claims of adults for assaults since January 1, 2009. You would need a suit on file by then, and a lawyer needs time to prepare it.",
    whom: "people who were 18 or older, with an assault claim under California law whose usual time has run out",
    certainty: "official",
    source: "ab2777",
  },
  figures: [
    {
      value: "$8.5 million",
      what: "First federal test trial against Uber: money for the harm to one rider, none as punishment. Uber said it would appeal.",
      date: "2026-02-05",
      where: {
        part: "changed",
      },
      isReported: true,
      source: "daily",
    },
    {
      value: "$5,000",
      what: "Second federal test trial, about another rider; Uber spoke of an appeal here too.",
      date: "2026-04-20",
      where: {
        part: "changed",
      },
      isReported: true,
      source: "allmind",
    },
  ],
  events: [
    {
      date: "2026-04-20",
      text: "In Charlotte a federal jury found for a passenger. The judge had said that the state puts a duty on carriers. Uber spoke of an appeal.",
      source: "homampour",
      isReported: true,
    },
    {
      date: "2026-02-05",
      text: "A federal jury in Phoenix found that the driver seemed to act for Uber, but it rejected the claims of negligence and of poor design.",
      source: "bloomberg",
      isReported: true,
    },
    {
      date: "2026-02-05",
      text: "The federal panel sent suits by Lyft passengers to the Northern District of California as MDL 3171; Lyft had objected.",
      source: "lyft",
      isReported: true,
    },
    {
      date: "2026-01-29",
      text: "New York City opened 18 months in which people can still sue over gender-motivated violence from before January 9, 2022.",
      source: "mondaq",
      isReported: true,
    },
    {
      date: "2025-09-30",
      text: "In the first state trial, a San Francisco jury found Uber negligent, but found that this was not a substantial factor in the harm.",
      source: "nyt",
      isReported: true,
    },
    {
      date: "2025-07",
      text: "Judge Breyer held that Uber's terms send eleven test cases to the riders' home states for trial.",
      source: "transfer",
      isReported: true,
    },
    {
      date: "2022-03-03",
      text: "A new federal law took effect. People who allege sexual assault or harassment can refuse an arbitration clause they had agreed to.",
      source: "arbitration",
    },
  ],
  ways: [
    {
      way: "Federal suit in the Uber (3084) or Lyft (3171) MDL",
      who: "People assaulted or harassed on an app ride, mostly passengers, whose suit belongs in federal court",
      clock:
        "The state's own limit, even inside an MDL. After you file, the court sets dates for papers. Some cases were reported to end because a fact sheet came late.[^sheets]",
      check: {
        text: "Federal court in San Francisco",
        href: "https://www.cand.uscourts.gov",
      },
    },
    {
      way: "State suit, also against the driver",
      who: "People with a state claim, some of them against the driver alone. In June 2024 an appeals court held that San Francisco is not the place for suits over rides in other states by people who live outside California.[^norcal]",
      clock: "That state's limit. In California, the two laws below may reopen a claim.",
      check: {
        text: "California's self-help site",
        href: "https://selfhelp.courts.ca.gov",
      },
    },
    {
      way: "AB 250 in California",
      ends: "2027-12-31",
      certainty: "reported",
      who: "People who were adults. You can sue a company this way only if you allege a cover-up, tried or done, of an earlier matter about the accused person. You can sue the driver without that.[^calmatters]",
      clock:
        "January 1, 2026, to December 31, 2027, for claims that were out of time, unless they were decided or settled in writing before 2026.[^journal] Without this law, as a law firm reports, adults have ten years from the last act, or three years from learning of an injury, if that is later.[^lcw]",
      check: {
        text: "CalMatters on AB 250",
        href: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
      },
    },
    {
      way: "AB 2777 in California",
      who: "Adults assaulted since January 1, 2009, whose usual time has passed, with no cover-up to allege",
      clock:
        "It closes on December 31, 2026, as the digest printed with the bill says.[^ab2777] After that, a claim that is out of time can no longer use it. A suit must be filed by that day. A first talk with a lawyer does not count.",
      check: {
        text: "AB 2777 at the California Legislature",
        href: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB2777",
      },
      ends: "2026-12-31",
    },
    {
      way: "New York City's window",
      who: "People assaulted in the city before January 9, 2022, with gender as a motive. Courts have held that this includes sexual abuse. The law also reaches those who enabled it.[^nyc]",
      clock:
        "18 months, by the Council's summary. No official last day is printed. Law firms count to July 29, 2027, and another page ends it months sooner.[^mondaq] One firm writes that later acts have seven years.[^mondaq]",
      check: {
        text: "Int 1297-2025 at the City Council",
        href: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
      },
    },
    {
      way: "Saying no to forced arbitration",
      who: "People whose app terms hold such a clause and who allege sexual assault or harassment",
      clock: "For disputes that arose on or after March 3, 2022.[^arbitration]",
      check: {
        text: "Public Law 117-90",
        href: "https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
      },
    },
    {
      way: "Money from a state crime fund",
      who: "People hurt by a crime, and some relatives. Every state has such a fund, and you need no lawsuit[^ovc]",
      clock:
        "Each state sets it. California allows seven years from the crime, from turning 21 or from finding the injury, whichever is latest.[^calvcb]",
      check: {
        text: "California's answers on compensation",
        href: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
      },
    },
    {
      way: "Forensic exam and police report",
      who: "Anyone after a sexual assault, with or without a report to the police[^evawi]",
      clock: "Sooner is better, because the cut-off differs by state.",
      check: {
        text: "RAINN, 800-656-4673",
        href: "https://rainn.org",
      },
    },
  ],
  documents: [
    {
      name: "Trip receipt",
      holder: "The app under past trips, or your email",
      how: "Save it as a PDF, with the details of the trip.",
    },
    {
      name: "Account data and support tickets",
      holder: "Uber or Lyft; the person who booked",
      how: "Use the company's privacy or download page.",
    },
    {
      name: "What you told the company",
      holder: "Help history in the app, and email",
      how: "Copy each message with its date.",
    },
    {
      name: "Police report or its number",
      holder: "Records unit of the police there",
      how: "Only if one was made; ask by date and place.",
    },
    {
      name: "Exam and treatment records",
      holder: "Hospital or clinic",
      how: "The records office copies the file; the kit stays with the lab or police.",
    },
    {
      name: "Counseling notes",
      holder: "Your counselor",
      how: "Share them only if you decide to.",
    },
    {
      name: "Texts and calls to the first people told",
      holder: "Your phone or carrier",
      how: "Do not delete the app or the messages.",
    },
    {
      name: "Bank line for the fare",
      holder: "Your bank",
      how: "Useful when the account in the app is closed.",
    },
  ],
  questions: [
    "Which state's limit governs my ride, and is a window open for me?",
    "Would I be in an MDL, in San Francisco or alone, and what would that change?",
    "Is the claim against the company, the driver or both, and what must I show against each?",
    "Does the arbitration clause in my app matter, given the day it happened?",
    "Can I use initials, and who gets to see my medical file?",
    "What if the receipt is gone, or a friend booked the ride?",
  ],
  charts: [
    {
      kind: "sides",
      caption: "Juries have been asked who must make a ride safe.[^usatoday][^nyt][^bloomberg]",
      sides: [
        {
          title: "What lawsuits say",
          points: [
            "The app could have made rides safer",
            "To riders, the driver was Uber",
            "A carrier must protect its passengers",
          ],
        },
        {
          title: "What the companies answer",
          points: ["Uber denies that it did wrong", "It disputes both federal verdicts"],
        },
      ],
    },
    {
      kind: "timeline",
      caption: "Three first trials, three different answers.[^nyt][^bloomberg][^homampour]",
      points: [
        {
          date: "2023-10-04",
          text: "Uber MDL begins",
        },
        {
          date: "2025-09-30",
          text: "San Francisco jury",
        },
        {
          date: "2026-02-05",
          text: "Phoenix jury",
        },
        {
          date: "2026-04-20",
          text: "Charlotte jury",
        },
      ],
    },
  ],
  sources: {
    arbitration: {
      publisher: "US Congress / GovInfo",
      title:
        "Public Law 117-90, Ending Forced Arbitration of Sexual Assault and Sexual Harassment Act of 2021",
      date: "March 3, 2022",
      url: "https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
    },
    verus: {
      publisher: "Verus",
      title: "Uber Sexual Assault Case Update: MDL Consolidation & Ongoing Litigation",
      date: "2025",
      url: "https://verusllc.com/articles/case-management/uber-sexual-assault-litigation-support",
    },
    nasdaq: {
      publisher: "Reuters",
      title: "Report on Uber's request to rename the proceeding [on Nasdaq]",
      date: "December 12, 2023",
      url: "https://www.nasdaq.com/articles/uber-loses-bid-to-change-name-of-us-cases-over-sexual-assault-claims",
    },
    facts: {
      publisher: "Studicata",
      title: "In re Uber Techs. Passenger Sexual Assault Litigation (2024), order on fact sheets",
      date: "2024",
      url: "https://www.studicata.com/summaries/united-states-district-court-northern-district-of-california/in-re-uber-techs-passenger-sexual-assault-litigation-2024-gwjpx6",
    },
    norcal: {
      publisher: "Northern California Record",
      title: "Report on the appeals ruling about rides in other states",
      date: "2024",
      url: "https://norcalrecord.com/stories/661207613-sf-superior-court-not-place-for-thousands-of-sex-assault-claims-vs-uber-appeals-panel-says",
    },
    usatoday: {
      publisher: "USA Today / Reuters",
      title:
        "Uber sexual assault case: Judge questions app's role in passenger risk [copied by Daily8]",
      date: "July 10, 2025",
      url: "https://www.daily8.com/en/article/7132dd53b027460447f725889e2f3f10",
    },
    nyt: {
      publisher: "New York Times",
      title:
        "Uber Not Responsible for Sex Assault, Jury Finds, as More Cases Follow [copied by DNyuz]",
      date: "September 30, 2025",
      url: "https://dnyuz.com/2025/09/30/uber-not-responsible-for-sex-assault-jury-finds-as-more-cases-follow",
    },
    bloomberg: {
      publisher: "Bloomberg Law",
      title: "Report on the Phoenix verdict and its paths to liability",
      date: "February 2026",
      url: "https://news.bloomberglaw.com/litigation/uber-trial-loss-shows-competing-liability-paths-in-assault-suits",
    },
    lyft: {
      publisher: "Daily Journal",
      title: "Report that the Lyft sexual assault cases were consolidated",
      date: "February 9, 2026",
      url: "https://dailyjournal.com/articles/389685-lyft-sexual-assault-cases-consolidated-as-uber-hit-with-8-5m-verdict",
    },
    jccp: {
      publisher: "San Francisco Superior Court filing",
      title:
        "Joint Case Management Statement, In Re: Lyft Assault Cases, JCCP No. 5061 [copied by Trellis]",
      date: "2021",
      url: "https://trellis.law/doc/67597398/joint-case-management-statement-regarding-protective-order-transaction-id-66349720-filed-by-plaintiff-plaintiffs",
    },
    homampour: {
      publisher: "Homampour Law Firm",
      title: "Page on the test trials in the Uber MDL",
      date: "2026",
      url: "https://homampour.com/?p=15183",
    },
    calmatters: {
      publisher: "CalMatters Digital Democracy",
      title: "AB 250: Sexual assault: statute of limitations",
      date: "2025",
      url: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
    },
    journal: {
      publisher: "Daily Journal",
      title: "AB 250: More time for sexual assault survivors",
      date: "January 2, 2026",
      url: "https://dailyjournal.com/articles/389119-ab-250-more-time-for-sexual-assault-survivors",
    },
    lcw: {
      publisher: "Liebert Cassidy Whitmore (law firm)",
      title:
        "AB 2777 - Extends The Statute Of Limitations For Civil Actions Alleging Sexual Assault Occurring On Or After A Victim's 18th Birthday",
      date: "2022",
      url: "https://lcwlegal.com/news/ab-2777-extends-the-statute-of-limitations-for-civil-actions-alleging-sexual-assault-occurring-on-or-after-a-victims-18th-birthday",
    },
    evawi: {
      publisher: "End Violence Against Women International",
      title: "Best Practice FAQs: What is forensic compliance?",
      date: "undated",
      url: "https://evawintl.org/best-practices/faqs/?_sft_bp_faq_category=forensic-compliance",
    },
    ovc: {
      publisher: "Office for Victims of Crime, US Department of Justice",
      title: "Crime Victim Compensation Program Initiative (fact sheet)",
      date: "2013",
      url: "https://ovc.ojp.gov/sites/g/files/xyckuh226/files/pubs/crime-victim-compensation-program-initiative-factsheet/index.html",
    },
    calvcb: {
      publisher: "California Victim Compensation Board",
      title: "Frequently asked questions for people hurt by crime",
      date: "undated",
      url: "https://victims.ca.gov/for-victims/frequently-asked-questions/",
    },
    daily: {
      publisher: "Daily Journal",
      title: "Lyft sexual assault cases consolidated as Uber hit with verdict",
      date: "February 9, 2026",
      url: "https://dailyjournal.com/articles/389685-lyft-sexual-assault-cases-consolidated-as-uber-hit-with-8-5m-verdict",
    },
    transfer: {
      publisher: "Helping Survivors",
      title: "Judge grants Uber motion to transfer bellwethers to home states",
      date: "July 2025",
      url: "https://helpingsurvivors.org/news/judge-grants-uber-motion-transfer-bellwethers-to-home-states",
    },
    mondaq: {
      publisher: "Mondaq (law firm article)",
      title:
        "New York City Council passes landmark amendment to Victims of Gender-Motivated Violence Protection Law, overriding mayor's veto",
      date: "February 10, 2026",
      url: "https://www.mondaq.com/unitedstates/crime/1743362/new-york-city-council-passes-landmark-amendment-to-victims-of-gender-motivated-violence-protection-law-overriding-mayors-veto",
    },
    ab2777: {
      publisher: "California Legislature",
      title: "AB 2777 of 2022, with the Legislative Counsel's Digest",
      date: "September 19, 2022",
      url: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB2777",
    },
    sheets: {
      publisher: "Survivors Rights",
      title: "Page on Uber's motion to postpone the first federal test trial",
      date: "2025",
      url: "https://survivorsrights.com/?p=11453",
    },
    allmind: {
      publisher: "AllMind (news digest)",
      title: "Report on the Charlotte verdict",
      date: "April 2026",
      url: "https://allmind.ai/news/4ca34b079718ccbac44a6f105c65394bf5a1858f469b3c1c92acf97db0a01b93",
    },
    nyc: {
      publisher: "New York City Council",
      title: "Int 1297-2025, Gender-motivated violence protection law",
      date: "2025",
      url: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
    },
  },
} as const satisfies CaseRecord;
