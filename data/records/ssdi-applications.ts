import type { CaseRecord } from "../record";

export const ssdiApplicationsRecord = {
  status: {
    kind: "Federal benefit claim",
    court: "Social Security Administration (SSA); after four refusals, U.S. District Court",
    docket: null,
    judge: "At a hearing: an administrative law judge chosen by SSA",
    since: [],
    stage:
      "As of April 2026, the date of our newest reliable source, nothing had changed in the five questions SSA asks or in the 60 days for an appeal. A new national system for appointments was on hold.[^empire][^rule][^appeal]",
    next: "SSA changes its amounts each January 1. We have not seen the 2027 earnings limits or a new ceiling on fees in an official source: read both at ssa.gov and ssa.gov/representation.[^redbook]",
    settlement: "None: federal law decides on this benefit.",
    classAction: "No. It is a personal claim for a benefit.",
    checkedOn: "2026-11-25",
  },
  newest: {
    date: "2026-04",
    source: "empire",
  },
  soonest: {
    date: "2027-01-01",
    ends: false,
    text: "New monthly earnings limits and new benefit amounts begin. Read them on ssa.gov before you plan any work. The 60 days to appeal a denial run separately and do not wait.",
    whom: "everyone who applies, appeals or gets benefits",
    certainty: "official",
    source: "redbook",
  },
  figures: [
    {
      value: "$1,690 a month",
      what: "That limit in 2026, if you are not blind.",
      date: "2026-01",
      where: {
        part: "ways",
        way: "Apply for SSDI, free of charge",
      },
      isReported: true,
      source: "veteran",
      until: "2026-12-31",
    },
    {
      value: "$2,830 a month",
      what: "That limit in 2026 for people who are blind.",
      date: "2026-01",
      where: {
        part: "ways",
        way: "Apply for SSDI, free of charge",
      },
      isReported: true,
      source: "veteran",
      until: "2026-12-31",
    },
    {
      value: "$1,890 a credit; $7,560 for four",
      what: "Earnings that bring one work credit in 2026, and the four that a year can bring.",
      date: "2026-01",
      where: {
        part: "ways",
        way: "Apply for SSDI, free of charge",
      },
      isReported: true,
      source: "credit",
      until: "2026-12-31",
    },
    {
      value: "$994 a month for one person, $1,491 for a couple",
      what: "The most that SSI pays out of federal money in 2026.",
      date: "2026-01",
      where: {
        part: "ways",
        way: "Supplemental Security Income (SSI)",
      },
      isReported: true,
      source: "veteran",
      until: "2026-12-31",
    },
    {
      value: "6.3 percent, at most $123",
      what: "Charge that SSA takes out of the representative's fee in 2026 when it pays the fee itself.",
      date: "2025-12",
      where: {
        part: "ways",
        way: "Get a representative, if you want one",
      },
      source: "rate",
      until: "2026-12-31",
    },
    {
      value: "25 percent of past-due benefits or $9,200, whichever is less",
      what: "The most for a fee under a fee agreement approved on or after November 30, 2024. SSA planned yearly increases after that, and we found no newer amount.",
      date: "2024-12",
      where: {
        part: "ways",
        way: "Get a representative, if you want one",
      },
      source: "fee",
    },
  ],
  events: [
    {
      date: "2026-03-31",
      text: "SSA paused a new nationwide system for appointments and workloads and kept it to two states.",
      source: "empire",
      isReported: true,
    },
    {
      date: "2025-12",
      text: "SSA published its 2026 charge on representatives whom it pays directly.",
      source: "rate",
    },
    {
      date: "2025-11",
      text: "Advocates said SSA had told them it would not go on with a plan to give age less weight.",
      source: "aarp",
      isReported: true,
    },
    {
      date: "2025-10",
      text: "SSA announced a benefit increase of 2.8 percent for 2026, higher monthly earnings limits and a higher SSI rate.",
      source: "veteran",
      isReported: true,
    },
    {
      date: "2024-11-30",
      text: "The ceiling on a representative's fee went up, and the higher one counts only if the signed agreement allows it.",
      source: "cap",
    },
    {
      date: "2024-06-22",
      text: "SSA began to count only the last five years of work, not the last fifteen, as work you might go back to.",
      source: "start",
    },
    {
      date: "2024-03-29",
      text: "SSA said that it would raise the ceiling on representatives' fees that fall and planned to tie later increases to the cost of living.",
      source: "disabledWorld",
      isReported: true,
    },
    {
      date: "2023-09",
      text: "SSA's manual for its staff restated the time for an appeal.",
      source: "appeal",
    },
  ],
  ways: [
    {
      way: "Apply for SSDI, free of charge",
      who: "People under full retirement age with enough work credits. Their condition must rule out substantial work for at least 12 months, or be expected to end in death. As a law firm reports, earning more than the monthly limit usually ends a claim at the first step.[^armstrong]",
      clock:
        "No closing date, but your insured status can lapse after you stop work, and waiting can cost you months of benefits.[^back]",
      check: {
        text: "ssa.gov/disability, or 800-772-1213 (TTY 800-325-0778)",
        href: "https://www.ssa.gov/disability",
      },
    },
    {
      way: "Get a representative, if you want one",
      who: "Anyone who applies or appeals.",
      clock:
        "No date of its own, but SSA must have the fee agreement before its first decision in your favor.[^fee] Ask whether your agreement lets the fee rise when the ceiling rises: SSA was reported to plan yearly increases, and we could not find out whether they came.[^nosscr] A fee petition is another way, and the ceiling does not cover it.[^represent]",
      check: {
        text: "SSA's page on representation",
        href: "https://www.ssa.gov/representation",
      },
    },
    {
      way: "First appeal: reconsideration",
      who: "People whose claim was denied",
      clock:
        "60 days from the day you get the notice. SSA presumes that you got it five days after its date, unless someone shows otherwise. Your written request must arrive in time. A late one needs a written reason, called good cause.[^appeal][^late]",
      check: {
        text: "SSA's rule on the time to appeal",
        href: "https://secure.ssa.gov/apps10/poms.nsf/lnx/0203101010",
      },
    },
    {
      way: "Second appeal: a hearing with a judge",
      who: "People denied on reconsideration",
      clock: "Again 60 days from getting that decision, with the same five days for mail.[^appeal]",
      check: {
        text: "Appeals at ssa.gov",
        href: "https://www.ssa.gov/disability",
      },
    },
    {
      way: "Third appeal: the Appeals Council",
      who: "People whom the judge turned down",
      clock: "60 days once more, counted in the same way.[^appeal]",
      check: {
        text: "SSA by phone or online",
        href: "https://www.ssa.gov/disability",
      },
    },
    {
      way: "Last step: U.S. District Court",
      who: "People whose request the Appeals Council refused or decided against them",
      clock:
        "60 days. The law counts from the mailing, and SSA's rule from receipt. A suit filed a few days late was thrown out.[^wurst] Before the time ends, you can ask the Appeals Council in writing for more.",
      check: {
        text: "Court finder of the federal courts",
        href: "https://www.uscourts.gov",
      },
    },
    {
      way: "Supplemental Security Income (SSI)",
      who: "People with low income and few resources, with or without work credits",
      clock:
        "SSI pays from the application on and not before, so ask about a protective filing date.[^ssi]",
      check: {
        text: "SSI at ssa.gov",
        href: "https://www.ssa.gov/ssi",
      },
    },
    {
      way: "Fast track for severe conditions",
      who: "People with a listed severe condition or a terminal illness",
      clock:
        "No time limit of its own. SSA picks the claims, so name the diagnosis clearly.[^fast]",
      check: {
        text: "Compassionate Allowances",
        href: "https://www.ssa.gov/compassionateallowances",
      },
    },
    {
      way: "Keeping benefits that SSA wants to end",
      who: "People who are on benefits and get a notice that these will stop",
      clock:
        "You have 60 days plus five for mail to appeal, but only ten days plus five to ask that payments go on meanwhile. If you lose the appeal, you may have to pay them back.[^keep]",
      check: {
        text: "SSA's rule on continued payments",
        href: "https://secure.ssa.gov/apps10/poms.nSf/lnx/0202201009",
      },
    },
  ],
  documents: [
    {
      name: "Denial letter and its envelope",
      holder: "You; SSA can send a copy",
      how: "Look in your my Social Security account if it is lost.",
    },
    {
      name: "Treatment notes and test results",
      holder: "Each doctor, clinic and hospital",
      how: "Ask them yourself; SSA does so too once you sign Form SSA-827.",
    },
    {
      name: "List of doctors, visits and medicines",
      holder: "You, with your pharmacy's help",
      how: "The pharmacy prints the medicines and doses.",
    },
    {
      name: "Forms SSA-3368 and SSA-3369",
      holder: "ssa.gov or a field office",
      how: "Fill in both, and keep a copy of what you send.",
    },
    {
      name: "Five years of jobs and what they took",
      holder: "You; W-2 forms and tax returns help",
      how: "Note dates, hours, lifting and standing for each job.",
    },
    {
      name: "Social Security Statement",
      holder: "SSA",
      how: "Sign in at ssa.gov to see your credits and earnings.",
    },
    {
      name: "Letters from people who see your days",
      holder: "Family, friends, a former boss",
      how: "Short, dated, and about what you can no longer do.",
    },
    {
      name: "Claim file, before a hearing",
      holder: "SSA hearing office",
      how: "Your representative can open it, or you ask for access.",
    },
  ],
  questions: [
    "At which step is my claim, and what is its exact last day?",
    "Am I still insured, and until when?",
    "What does your fee agreement say, what is SSA's ceiling now, and who pays for copies?",
    "Which proof is missing for the list or for the five steps?",
    "Should I ask for SSI as well, and do VA or workers' compensation payments change my amount?",
    "Who will be in the room at my hearing, and how do we prepare?",
  ],
  charts: [
    {
      kind: "sides",
      caption:
        "Both programs use the same medical rules; they differ in who is covered.[^rule][^ssi][^back]",
      sides: [
        {
          title: "SSDI",
          points: [
            "Earned through Social Security taxes",
            "Needs enough work before you stopped",
            "Can reach back up to a year",
          ],
        },
        {
          title: "SSI",
          points: [
            "Based on need alone",
            "For people who own and earn little",
            "Begins with the application",
          ],
        },
      ],
    },
    {
      kind: "timeline",
      caption:
        "The rules moved in small steps, and none of them made approval automatic.[^rule][^start][^fee]",
      points: [
        {
          date: "2024-04-18",
          text: "Past-work rule published",
        },
        {
          date: "2024-06-22",
          text: "Five-year look begins",
        },
        {
          date: "2024-11-30",
          text: "Fee ceiling rises",
        },
      ],
    },
  ],
  sources: {
    ssa: {
      publisher: "Social Security Administration",
      title: "Disability benefits",
      date: "undated",
      url: "https://www.ssa.gov/disability",
    },
    rule: {
      publisher: "Federal Register / GovInfo",
      title:
        "Intermediate Improvement to the Disability Adjudication Process, Including How We Consider Past Work",
      date: "April 18, 2024",
      url: "https://www.govinfo.gov/content/pkg/FR-2024-04-18/html/2024-08150.htm",
    },
    start: {
      publisher: "Federal Register",
      title:
        "Intermediate Improvement to the Disability Adjudication Process; Deferral of Effective Date [copied by vLex]",
      date: "2024",
      url: "https://regulations.vlex.com/vid/intermediate-improvement-to-the-1038273769",
    },
    appeal: {
      publisher: "Social Security Administration",
      title: "POMS GN 03101.010 Time Limit for Filing Administrative Appeals",
      date: "September 2023",
      url: "https://secure.ssa.gov/apps10/poms.nsf/lnx/0203101010",
    },
    late: {
      publisher: "Social Security Administration",
      title: "POMS DI 27010.001 Appeal Filing Issues",
      date: "2023",
      url: "https://secure.ssa.gov/poms.nsf/lnx/0427010001",
    },
    back: {
      publisher: "Social Security Administration",
      title: "POMS DI 10105.015 Retroactivity of Disability Application",
      date: "2021",
      url: "https://secure.ssa.gov/apps10/poms.Nsf/lnx/0410105015",
    },
    wait: {
      publisher: "Social Security Administration",
      title: "POMS DI 10105.070 Waiting Period for Disability Insurance Benefits",
      date: "undated",
      url: "https://secure.ssa.gov/poms.Nsf/lnx/0410105070",
    },
    als: {
      publisher: "Social Security Administration",
      title: "POMS DI 10105.075 (no waiting period for people with ALS)",
      date: "undated",
      url: "https://secure.ssa.gov/apps10/poms.nSf/lnx/0410105075",
    },
    fee: {
      publisher: "Social Security Administration",
      title: "POMS GN 03920.006 Increases to Fee Cap Limits for Fee Agreements",
      date: "December 2024",
      url: "https://secure.ssa.gov/apps10/poms.nsf/lnx/0203920006",
    },
    rate: {
      publisher: "Federal Register",
      title:
        "Rate for Assessment on Direct Payment of Fees to Representatives in 2026 [copied by LexBuild]",
      date: "December 2025",
      url: "https://lexbuild.dev/fr/2025/12/2025-22534",
    },
    represent: {
      publisher: "Social Security Administration",
      title: "Representing Social Security claimants",
      date: "undated",
      url: "https://www.ssa.gov/representation",
    },
    keep: {
      publisher: "Social Security Administration",
      title: "POMS GN 02201.009 (payments continued during appeal of a medical cessation)",
      date: "undated",
      url: "https://secure.ssa.gov/apps10/poms.nSf/lnx/0202201009",
    },
    wurst: {
      publisher: "U.S. Court of Appeals, 11th Circuit",
      title: "Wurst v. Commissioner of Social Security, No. 18-11701 [copied by Casetext]",
      date: "2019",
      url: "https://e.casetext.com/case/wurst-v-commr-of-soc-sec",
    },
    ssi: {
      publisher: "Social Security Administration",
      title: "Supplemental Security Income (SSI)",
      date: "undated",
      url: "https://www.ssa.gov/ssi",
    },
    fast: {
      publisher: "Social Security Administration",
      title: "Compassionate Allowances",
      date: "undated",
      url: "https://www.ssa.gov/compassionateallowances",
    },
    aarp: {
      publisher: "AARP",
      title: "Social Security Drops Planned Changes to Disability Rules",
      date: "2025",
      url: "https://www.aarp.org/social-security/ssa-drops-disability-insurance-changes",
    },
    empire: {
      publisher: "Empire Justice Center",
      title: "Disability Law News, April 2026",
      date: "April 2026",
      url: "https://empirejustice.salsalabs.org/dlnapril2026",
    },
    redbook: {
      publisher: "Social Security Administration",
      title: "Red Book: What's New",
      date: "undated",
      url: "https://www.ssa.gov/redbook/eng/whatsnew.htm",
    },
    disabledWorld: {
      publisher: "Disabled World",
      title: "Social Security to Raise Benefit Representative Fee Cap [with an SSA announcement]",
      date: "March 29, 2024",
      url: "https://www.disabled-world.com/disability/social-security/usa/fee-cap.php",
    },
    nosscr: {
      publisher: "NOSSCR",
      title: "Ready Your Fee Agreements: fee cap increase takes effect 11/30/2024",
      date: "2024",
      url: "https://nosscr.org/article/ready-your-fee-agreements-fee-cap-increase-takes-effect-11-30-2024",
    },
    cap: {
      publisher: "Social Security Administration",
      title: "POMS GN 03940.041",
      date: "undated",
      url: "https://secure.ssa.gov/apps10/poms.NSF/lnx/0203940041",
    },
    veteran: {
      publisher: "Veteran.com",
      title: "Social Security changes for 2026: limits and payments [citing SSA.gov]",
      date: "2025",
      url: "https://veteran.com/social-security-rates-2016-good-and-bad",
    },
    credit: {
      publisher: "Huntington's Disease Society of America",
      title: "Understanding the 2026 cost of living adjustment",
      date: "2025",
      url: "https://hdsa.org/?p=46107",
    },
    armstrong: {
      publisher: "Michael Armstrong Law",
      title: "Expected Social Security disability changes 2026",
      date: "2026",
      url: "https://michaelarmstronglaw.com/expected-social-security-disability-changes-2026",
    },
  },
} as const satisfies CaseRecord;
