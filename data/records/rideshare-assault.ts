import type { CaseRecord } from "../record";

export const rideshareAssaultRecord = {
  status: {
    kind: "federal MDL",
    court:
      "US District Court, Northern District of California (Uber; a second proceeding there for Lyft). State cases are coordinated in San Francisco Superior Court.",
    docket:
      "MDL No. 3084, 3:23-md-03084 (Uber). Lyft federal MDL number: not found. Lyft state coordination: JCCP 5061.",
    judge: "Charles R. Breyer (Uber). Lyft MDL judge: not found.",
    since: [{ date: "2023-10-04" }],
    stage:
      "As of April 2026 one California state jury and two federal juries had decided Uber test cases with mixed results, Uber disputed both federal verdicts and said it would appeal, and the Lyft proceeding was new.",
    next: "A third federal Uber test trial in San Francisco was reported as set for mid-September 2026; its result, or a change of date, was not found (one weak source).",
    settlement: "none found",
    classAction: "no: each person has an individual case; an MDL shares the pretrial work",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-04-20",
      text: "In the second federal test trial, a Charlotte jury found for a passenger under a duty the judge said North Carolina law puts on common carriers; Uber said it had grounds to appeal.",
      source: "homampourLaw2026",
    },
    {
      date: "2026-02-05",
      text: "In the first federal test trial, a Phoenix jury found the driver was Uber's apparent agent and rejected the negligence and product design claims; Uber said it would appeal.",
      source: "bloombergLaw2026",
      isReported: true,
    },
    {
      date: "2026-02-05",
      text: "The federal panel created a separate MDL in the Northern District of California for lawsuits against Lyft, over Lyft's objection.",
      source: "survivorsRights2026",
    },
    {
      date: "2026-01-01",
      text: "California's AB 250 opened a window, to 31 December 2027, for some expired adult sexual assault claims.",
      source: "dailyJournal2026b",
    },
    {
      date: "2025-09-30",
      text: "In the first state trial, a San Francisco jury found Uber negligent but did not hold it liable, finding the negligence was not a substantial factor in the harm.",
      source: "newYork2025",
      isReported: true,
    },
    {
      date: "2025-07-08",
      text: "Judge Breyer dismissed some fraud and product claims in the test cases and let others go on, including a claim about the lack of gender matching.",
      source: "usa2025",
      isReported: true,
    },
    {
      date: "2023-12-12",
      text: "The panel refused Uber's request to change the name of the proceeding; Uber has denied wrongdoing.",
      source: "reutersNasdaq2023",
      isReported: true,
    },
    {
      date: "2023-10-04",
      text: "The federal judicial panel sent federal lawsuits by Uber passengers who say drivers sexually assaulted them to Judge Charles Breyer in San Francisco as MDL 3084.",
      source: "verus2025",
    },
  ],
  ways: [
    {
      way: "Federal suit joined to the Uber MDL (3084) or the Lyft MDL",
      who: "People assaulted or harassed during an app ride, usually passengers, whose case can be in federal court",
      clock: "State law sets the time limit even in an MDL; varies by state; ask",
      check: {
        text: "Court site https://www.cand.uscourts.gov ; panel site https://www.jpml.uscourts.gov",
        href: "https://www.cand.uscourts.gov",
      },
    },
    {
      way: "State court suit (California cases against Uber and against Lyft are coordinated in San Francisco)",
      who: "People with a claim under state law, including some against the driver alone. In June 2024 a California appeals court upheld a ruling that San Francisco is not the place for Uber suits about rides in other states by people who do not live in California.",
      clock: "Varies by state; ask",
      check: {
        text: "Clerk or self-help center of the county court; California https://selfhelp.courts.ca.gov",
        href: "https://selfhelp.courts.ca.gov",
      },
    },
    {
      way: "California AB 250 (Code of Civil Procedure 340.16): time-limited revival of expired adult claims",
      who: "People who were 18 or older at the time. A claim against the person alleged to have done it needs no cover-up. A claim against a private company or organization must also allege that it covered up, or tried to cover up, an earlier assault or allegation about the same person. Public bodies are left out, and so are claims already decided or settled in writing before 1 January 2026.",
      clock:
        "Window 1 January 2026 to 31 December 2027, for claims that had expired before 1 January 2026. Ordinary California limit for adult claims: ten years from the last act, or three years from discovering the injury, whichever is later.",
      check: {
        text: "Bill text and current section 340.16 at https://leginfo.legislature.ca.gov (search AB 250, 2025-2026, chapter 682); summary https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
        href: "https://leginfo.legislature.ca.gov",
      },
    },
    {
      way: "California AB 2777 revival (same section): assaults on or after 1 January 2009",
      who: "Adults at the time, for an assault on or after 1 January 2009 whose normal time limit has run out; this branch does not ask for a cover-up. It and AB 250 are two parts of the same section, so ask which fits.",
      clock:
        "Closes 31 December 2026. It ends sooner than AB 250, so ask a lawyer now which one applies; a suit must be filed, not only discussed, by that date.",
      check: {
        text: "Section 340.16 at https://leginfo.legislature.ca.gov ; summary https://lcwlegal.com/news/ab-2777-extends-the-statute-of-limitations-for-civil-actions-alleging-sexual-assault-occurring-on-or-after-a-victims-18th-birthday",
        href: "https://leginfo.legislature.ca.gov",
      },
    },
    {
      way: "Refusing arbitration under federal law",
      who: "Someone whose app terms contain an arbitration clause and who alleges sexual assault or harassment",
      clock: "Disputes or claims arising on or after 3 March 2022",
      check: {
        text: "Public Law 117-90 https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
        href: "https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
      },
    },
    {
      way: "State crime victim compensation (not a lawsuit; pays some costs such as counseling)",
      who: "People hurt by a crime, and some family members. Every state, DC, Puerto Rico and the US Virgin Islands has a program.",
      clock:
        "Varies by state; ask. California: the latest of seven years from the crime, seven years from turning 21 (the 28th birthday), or seven years from when the injury was or could have been discovered; a late application can be accepted for good cause (Government Code 13953).",
      check: {
        text: "Office for Victims of Crime https://ovc.ojp.gov ; California https://victims.ca.gov/for-victims/frequently-asked-questions/",
        href: "https://ovc.ojp.gov",
      },
    },
    {
      way: "Police report and medical forensic exam (separate from any civil claim)",
      who: "Anyone after a sexual assault. Under federal law for states the exam is free of charge and needs no cooperation with police",
      clock: "The sooner the better; cut-offs differ by state",
      check: {
        text: "RAINN 800-656-4673, https://rainn.org ; what the federal rule says: https://evawintl.org/best-practices/faqs/?_sft_bp_faq_category=forensic-compliance",
        href: "https://rainn.org",
      },
    },
  ],
  documents: [
    {
      name: "Trip receipt",
      holder:
        "in the Uber or Lyft app under past trips and in the confirmation e-mail; save it as a PDF. The Uber MDL asks for it or for related trip information.",
      how: "",
    },
    {
      name: "Full account data (trips, messages, support tickets, ratings)",
      holder:
        "ask the company through its privacy or download-your-data page; the person who ordered the ride holds it if that was someone else.",
      how: "",
    },
    {
      name: "Report made to the company and its replies",
      holder: "in the app's help history and e-mail; copy them with dates.",
      how: "",
    },
    {
      name: "Police report or incident number",
      holder:
        "from the records unit of the police department where it happened, if a report was made.",
      how: "",
    },
    {
      name: "Medical and forensic exam records",
      holder:
        "from the hospital or clinic's medical records office; the exam kit itself stays with the lab or police.",
      how: "",
    },
    {
      name: "Counseling records",
      holder: "from the provider, by a written request; share only if you decide to.",
      how: "",
    },
    {
      name: "Phone records and messages to the first people told",
      holder: "from your phone or carrier; do not delete the app or the texts.",
      how: "",
    },
    {
      name: "Bank or card statement line for the ride",
      holder: "from the bank, if the account has been closed.",
      how: "",
    },
  ],
  questions: [
    "Which state's law and time limit would apply to my ride, and is a short or special window open for me?",
    "Would my case go into an MDL, a state coordinated proceeding, or stand alone, and what would change for me?",
    "Against whom would the claim be: the company, the driver, or both, and what must be shown for each?",
    "Does an arbitration clause matter for my claim, given the 2022 federal law and the date it happened?",
    "Can I use initials, and who will be able to see my records?",
    "What happens if I no longer have the receipt or if someone else booked the ride?",
    "What is the fee, what are the costs, and who pays them if nothing is recovered?",
  ],
  figures: [],
  sources: {
    congressGovinfo2022: {
      publisher: "US Congress / GovInfo",
      title:
        "Public Law 117-90, Ending Forced Arbitration of Sexual Assault and Sexual Harassment Act of 2021",
      date: "2022",
      url: "https://www.govinfo.gov/link/plaw/117/public/90?link-type=html",
    },
    bloombergLaw2026: {
      publisher: "Bloomberg Law",
      title:
        "Uber Trial Loss Shows Competing Liability Paths in Assault Suits (from the page address)",
      date: "2026",
      url: "https://news.bloomberglaw.com/litigation/uber-trial-loss-shows-competing-liability-paths-in-assault-suits",
    },
    dailyJournal2026: {
      publisher: "Daily Journal",
      title: "Lyft sexual assault cases consolidated as Uber hit with [sum omitted] verdict",
      date: "2026",
    },
    californiaLegislature2025: {
      publisher: "California Legislature data, copied by OpenCalAccess",
      title:
        "AB 250, Sexual assault: statute of limitations (chaptered 13 October 2025, chapter 682)",
      date: "2025",
      url: "https://opencalaccess.org/leginfo/bill_info/20250AB25095CHP",
    },
    calmattersDigital2025: {
      publisher: "CalMatters Digital Democracy",
      title: "AB 250: Sexual assault: statute of limitations",
      date: "2025",
      url: "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab250",
    },
    dailyJournal2026b: {
      publisher: "Daily Journal",
      title: "AB 250: More time for sexual assault survivors",
      date: "2026",
      url: "https://dailyjournal.com/articles/389119-ab-250-more-time-for-sexual-assault-survivors",
    },
    sanFrancisco2021: {
      publisher: "San Francisco Superior Court filing, copied by Trellis",
      title: "Joint Case Management Statement, In Re: Lyft Assault Cases, JCCP No. 5061",
      date: "2021",
      url: "https://trellis.law/doc/67597398/joint-case-management-statement-regarding-protective-order-transaction-id-66349720-filed-by-plaintiff-plaintiffs",
    },
    studicata2024: {
      publisher: "Studicata",
      title: "In re Uber Techs. Passenger Sexual Assault Litigation (2024), order on fact sheets",
      date: "2024",
      url: "https://www.studicata.com/summaries/united-states-district-court-northern-district-of-california/in-re-uber-techs-passenger-sexual-assault-litigation-2024-gwjpx6",
    },
    endViolence: {
      publisher: "End Violence Against Women International",
      title: "Best Practice FAQs: What is forensic compliance?",
      date: "None",
      url: "https://evawintl.org/best-practices/faqs/?_sft_bp_faq_category=forensic-compliance",
    },
    officeVictims2013: {
      publisher: "Office for Victims of Crime, US Department of Justice",
      title: "Crime Victim Compensation Program Initiative (fact sheet)",
      date: "2013",
      url: "https://ovc.ojp.gov/sites/g/files/xyckuh226/files/pubs/crime-victim-compensation-program-initiative-factsheet/index.html",
    },
    liebertCassidy2022: {
      publisher: "Liebert Cassidy Whitmore (law firm)",
      title:
        "AB 2777 - Extends The Statute Of Limitations For Civil Actions Alleging Sexual Assault Occurring On Or After A Victim's 18th Birthday",
      date: "2022",
      url: "https://lcwlegal.com/news/ab-2777-extends-the-statute-of-limitations-for-civil-actions-alleging-sexual-assault-occurring-on-or-after-a-victims-18th-birthday",
    },
    northernCalifornia2024: {
      publisher: "Northern California Record",
      title:
        "SF Superior Court not place for thousands of sex assault claims vs Uber, appeals panel says",
      date: "2024",
      url: "https://norcalrecord.com/stories/661207613-sf-superior-court-not-place-for-thousands-of-sex-assault-claims-vs-uber-appeals-panel-says",
    },
    homampourLaw2026: {
      publisher: "Homampour Law Firm",
      title: "page on the Uber MDL test trials (title not shown in the stored copy)",
      date: "2026",
      url: "https://homampour.com/?p=15183",
    },
    survivorsRights2026: {
      publisher: "Survivors Rights",
      title: "page on the panel's Lyft ruling (title not shown in the stored copy)",
      date: "2026-02",
      url: "https://survivorsrights.com/?p=11735",
    },
    newYork2025: {
      publisher: "New York Times, copied by DNyuz",
      title: "Uber Not Responsible for Sex Assault, Jury Finds, as More Cases Follow",
      date: "2025-09-30",
      url: "https://dnyuz.com/2025/09/30/uber-not-responsible-for-sex-assault-jury-finds-as-more-cases-follow",
    },
    usa2025: {
      publisher: "USA Today / Reuters, copied by Daily8",
      title: "Uber sexual assault case: Judge questions app's role in passenger risk",
      date: "2025-07-10",
      url: "https://www.daily8.com/en/article/7132dd53b027460447f725889e2f3f10",
    },
    reutersNasdaq2023: {
      publisher: "Reuters on Nasdaq",
      title:
        "Uber loses bid to change name of US cases over 'sexual assault' claims (from the page address)",
      date: "2023-12-12",
      url: "https://www.nasdaq.com/articles/uber-loses-bid-to-change-name-of-us-cases-over-sexual-assault-claims",
    },
    verus2025: {
      publisher: "Verus",
      title: "Uber Sexual Assault Case Update: MDL Consolidation & Ongoing Litigation",
      date: "2025",
      url: "https://verusllc.com/articles/case-management/uber-sexual-assault-litigation-support",
    },
  },
} as const satisfies CaseRecord;
