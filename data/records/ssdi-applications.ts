import type { CaseRecord } from "../record";

export const ssdiApplicationsRecord = {
  status: {
    kind: "benefit claim",
    court:
      "Social Security Administration (field office and state Disability Determination Services), then an administrative law judge, the Appeals Council, and US District Court",
    docket: "none: not a lawsuit; each person has a claim file",
    judge: "for a hearing, an administrative law judge assigned by SSA",
    since: [],
    stage:
      "As of April 2026 the basic rules (five-step test, five-year look at past work, 60-day appeal steps) were in force, and a planned cut to the weight of age had been reported as dropped.",
    next: "January 2027: new yearly earnings amounts and possibly a new ceiling on representative fees; the figures were not found.",
    settlement: "none: it is a benefit decided under federal law",
    classAction: "no: a personal benefit claim",
    checkedOn: "2026-11-21",
  },
  events: [
    {
      date: "2026-03-31",
      text: "SSA paused the national roll-out of a new appointment calendar and workload system; it stayed limited to two states.",
      source: "empireJustice2026",
    },
    {
      date: "2025-12",
      text: "SSA published the 2026 rate of the charge taken from representatives it pays directly and repeated that it withholds up to 25 percent of past-due benefits for an approved fee.",
      source: "federalRegister2025",
    },
    {
      date: "2025-11",
      text: "Advocates said SSA told them that it would not go ahead with a planned rule giving less weight to age in disability decisions.",
      source: "aarp2025",
      isReported: true,
    },
    {
      date: "2024-11-30",
      text: "SSA raised the ceiling on what a representative may be paid under a fee agreement and planned later changes to follow the cost of living.",
      source: "socialSecurity2024",
    },
    {
      date: "2024-06-22",
      text: "SSA began to look at work done in the last five years, not fifteen, when it asks whether a person can do past work (rule published 18 April 2024, start date moved from 8 to 22 June).",
      source: "federalRegister2024",
    },
    {
      date: "2023-09",
      text: "SSA's operating manual restates the appeal time: 60 days from receiving the notice, with receipt presumed five days after its date, and staff must accept even a late request.",
      source: "socialSecurity2023",
    },
  ],
  ways: [
    {
      way: "Apply for SSDI (free)",
      who: "People under full retirement age with enough work credits and a condition that keeps them from substantial work for at least 12 months or is expected to end in death",
      clock:
        "No closing date to apply, but insured status can lapse after work stops, and benefits reach back at most 12 months before the application; a wait of five full months usually comes first (not for ALS)",
      check: {
        text: "https://www.ssa.gov/disability or 800-772-1213 (TTY 800-325-0778)",
        href: "https://www.ssa.gov/disability",
      },
    },
    {
      way: "Appeal 1: reconsideration",
      who: "Someone whose claim was denied",
      clock:
        "60 days from receiving the notice; SSA presumes receipt five days after its date. The written request must reach SSA in that time; a late one needs a written reason (good cause)",
      check: {
        text: "https://www.ssa.gov/disability ; https://secure.ssa.gov/apps10/poms.nsf/lnx/0203101010",
        href: "https://www.ssa.gov/disability",
      },
    },
    {
      way: "Appeal 2: hearing before an administrative law judge",
      who: "Someone denied at reconsideration",
      clock: "60 days from receiving that decision, with the same five-day presumption",
      check: { text: "https://www.ssa.gov/disability", href: "https://www.ssa.gov/disability" },
    },
    {
      way: "Appeal 3: Appeals Council review",
      who: "Someone denied by the judge",
      clock: "60 days from receiving that decision, with the same five-day presumption",
      check: { text: "https://www.ssa.gov/disability", href: "https://www.ssa.gov/disability" },
    },
    {
      way: "Appeal 4: US District Court",
      who: "Someone whose Appeals Council request was denied or decided against them",
      clock:
        "60 days: the law (42 U.S.C. 405(g)) counts from the mailing of the notice and SSA's rule counts from receipt, presumed five days after its date. Courts are strict about a few days; ask the Appeals Council in writing for more time before it ends.",
      check: {
        text: "https://www.uscourts.gov (find your district court)",
        href: "https://www.uscourts.gov",
      },
    },
    {
      way: "SSI (need-based program, same medical test)",
      who: "People with low income and few resources, including those without enough work credits",
      clock: "Paid from the application, not before; ask SSA about a protective filing date",
      check: { text: "https://www.ssa.gov/ssi", href: "https://www.ssa.gov/ssi" },
    },
    {
      way: "Fast track for severe conditions",
      who: "People with a listed severe condition or a terminal illness",
      clock:
        "No separate deadline; SSA picks cases from the application, so name the diagnosis clearly",
      check: {
        text: "https://www.ssa.gov/compassionateallowances",
        href: "https://www.ssa.gov/compassionateallowances",
      },
    },
    {
      way: "If SSA says benefits already paid to you will stop (medical review)",
      who: "Someone who gets disability benefits and receives a notice that they will end",
      clock:
        "60 days plus five to appeal, but only 10 days plus five for mail from the notice date to ask that payments go on during reconsideration or the judge's hearing; if the appeal is lost they may have to be repaid",
      check: {
        text: "https://secure.ssa.gov/apps10/poms.nSf/lnx/0202201009 ; 800-772-1213",
        href: "https://secure.ssa.gov/apps10/poms.nSf/lnx/0202201009",
      },
    },
  ],
  documents: [
    {
      name: "Denial or decision letter with its date and the envelope",
      holder:
        "the appeal days run from it; SSA can send a copy or show it in a my Social Security account.",
      how: "",
    },
    {
      name: "Medical records and test results",
      holder:
        "from each doctor, hospital or clinic's records office; SSA also asks for them when you sign Form SSA-827.",
      how: "",
    },
    {
      name: "List of doctors, visits, medicines and doses",
      holder: "you make it; the pharmacy can print the medicine list.",
      how: "",
    },
    {
      name: "Adult Disability Report (Form SSA-3368) and Work History Report (Form SSA-3369)",
      holder: "from ssa.gov or a field office; keep a copy of what you send.",
      how: "",
    },
    {
      name: "Five years of jobs with dates, duties, hours and lifting",
      holder: "you make it; W-2s, tax returns and the SSA earnings record help.",
      how: "",
    },
    {
      name: "Social Security Statement (work credits and earnings)",
      holder: "in a my Social Security account at ssa.gov.",
      how: "",
    },
    {
      name: "Statements from people who see your daily limits",
      holder: "you ask them for a short, dated letter.",
      how: "",
    },
    {
      name: "Claim file (exhibit file)",
      holder: "for a hearing, ask the hearing office or your representative for access.",
      how: "",
    },
  ],
  questions: [
    "Which step is my claim at, and what is the exact last day to appeal?",
    "Am I still insured, and what is my date last insured?",
    "What is the fee agreement, what is SSA's present ceiling, and what costs are mine?",
    "What evidence is missing for my listing or for the five-step test?",
    "Would you also look at SSI, workers' compensation or VA effects on my payment?",
    "Who will be at my hearing, and how do we prepare?",
  ],
  figures: [],
  sources: {
    socialSecurity: {
      publisher: "Social Security Administration",
      title: "Disability benefits",
      date: "None",
      url: "https://www.ssa.gov/disability",
    },
    socialSecurity2023: {
      publisher: "Social Security Administration",
      title: "POMS GN 03101.010 Time Limit for Filing Administrative Appeals",
      date: "2023",
      url: "https://secure.ssa.gov/apps10/poms.nsf/lnx/0203101010",
    },
    socialSecurity2023b: {
      publisher: "Social Security Administration",
      title: "POMS DI 27010.001 Appeal Filing Issues",
      date: "2023",
      url: "https://secure.ssa.gov/poms.nsf/lnx/0427010001",
    },
    socialSecurity2021: {
      publisher: "Social Security Administration",
      title: "POMS DI 10105.015 Retroactivity of Disability Application",
      date: "2021",
      url: "https://secure.ssa.gov/apps10/poms.Nsf/lnx/0410105015",
    },
    socialSecurity2024: {
      publisher: "Social Security Administration",
      title: "POMS GN 03920.006 Increases to Fee Cap Limits for Fee Agreements",
      date: "2024",
      url: "https://secure.ssa.gov/apps10/poms.nsf/lnx/0203920006",
    },
    federalRegister2024: {
      publisher: "Federal Register / GovInfo",
      title:
        "Intermediate Improvement to the Disability Adjudication Process, Including How We Consider Past Work",
      date: "2024",
      url: "https://www.govinfo.gov/content/pkg/FR-2024-04-18/html/2024-08150.htm",
    },
    federalRegister2024b: {
      publisher: "Federal Register on vLex",
      title:
        "Intermediate Improvement to the Disability Adjudication Process; Deferral of Effective Date",
      date: "2024",
      url: "https://regulations.vlex.com/vid/intermediate-improvement-to-the-1038273769",
    },
    federalRegister2025: {
      publisher: "Federal Register, copied by LexBuild",
      title: "Rate for Assessment on Direct Payment of Fees to Representatives in 2026",
      date: "2025",
      url: "https://lexbuild.dev/fr/2025/12/2025-22534",
    },
    socialSecurityb: {
      publisher: "Social Security Administration",
      title: "Representing Social Security claimants",
      date: "None",
      url: "https://www.ssa.gov/representation",
    },
    socialSecurityc: {
      publisher: "Social Security Administration",
      title: "POMS GN 02201.009 (payments continued during appeal of a medical cessation)",
      date: "None",
      url: "https://secure.ssa.gov/apps10/poms.nSf/lnx/0202201009",
    },
    socialSecurityd: {
      publisher: "Social Security Administration",
      title: "POMS DI 10105.070 Waiting Period for Disability Insurance Benefits",
      date: "None",
      url: "https://secure.ssa.gov/poms.Nsf/lnx/0410105070",
    },
    courtAppeals2019: {
      publisher: "US Court of Appeals, 11th Circuit (Casetext copy)",
      title: "Wurst v. Commissioner of Social Security, No. 18-11701",
      date: "2019",
      url: "https://e.casetext.com/case/wurst-v-commr-of-soc-sec",
    },
    empireJustice2026: {
      publisher: "Empire Justice Center",
      title: "Disability Law News, April 2026",
      date: "2026-04",
      url: "https://empirejustice.salsalabs.org/dlnapril2026",
    },
    aarp2025: {
      publisher: "AARP",
      title: "Social Security Drops Planned Changes to Disability Rules",
      date: "2025",
      url: "https://www.aarp.org/social-security/ssa-drops-disability-insurance-changes",
    },
  },
} as const satisfies CaseRecord;
