import type { Case } from "../case";
import { ssdiApplicationsQuiz } from "../quizzes/ssdi-applications";
import { ssdiApplicationsRecord } from "../records/ssdi-applications";

export const ssdiApplications = {
  slug: "ssdi-applications",
  title: "SSDI Applications",
  documentTitle: "SSDI applications: how they work and who may qualify",
  description:
    "How Social Security Disability Insurance works in plain words: the five questions, appeals, what a helper may charge, and how to apply free.",
  group: "injury",
  summary:
    "SSDI is a federal benefit for people whose health keeps them from work. You can apply free, and this site is not Social Security.",
  highlights: ["Federal benefit", "Appeals help", "Free to apply yourself"],
  card: {
    title: "SSDI Applications",
    sub: "Disability benefits",
    desc: "For people with a serious condition who cannot work, to apply or to appeal.",
  },
  hero: {
    src: "/images/cases/ssdi-applications.svg",
    alt: "Line drawing of a paper form on a table, with a walking cane leaning beside it.",
    width: 800,
    height: 600,
  },
  gallery: [],
  eligibility: [
    { text: "You have not yet reached full retirement age.", short: "Under full retirement age" },
    {
      text: "You do not work, or your pay is below the monthly limit that Social Security sets.",
      short: "Little or no work now",
    },
    {
      text: "The condition has lasted a year, is likely to, or may end in death.",
      short: "A year or longer",
    },
    {
      text: "Because of it, you cannot do steady, substantial work.",
      short: "Condition that rules out work",
    },
    {
      text: "Doctors or clinics treat you, so there is medical evidence.",
      short: "Medical care on record",
    },
    {
      text: "In the years before you stopped, your pay was taxed for Social Security.",
      short: "Enough recent work credits",
    },
    { text: "You have not applied yet, or you were denied and can still appeal." },
  ],
  overview: [
    {
      heading: "What SSDI is, and what it is not",
      paragraphs: [
        "SSDI (Social Security Disability Insurance) pays you each month if you can no longer work. You earn it when you work and pay Social Security taxes. The Social Security Administration (SSA) runs it.[^ssa] Nobody is sued and no company pays. This site has no connection with SSA, and SSA does not endorse it.",
      ],
    },
    {
      heading: "The five questions SSA asks",
      paragraphs: [
        "The rule is strict. You must be unable to do substantial work because of a medical condition. It must have lasted 12 months, be expected to last that long, or be expected to end in death.[^rule] SSA then asks five things in order. Do you earn more than its monthly limit? Is the condition severe? Does it match SSA's list? If that does not settle it, could you do a job you held in the past five years? Could you do any other kind of work?[^rule]",
        "A job that lasted less than 30 days does not count in that look back. Age, schooling and skills can matter at the last step.[^rule] Many people who are seriously ill do not meet the requirements. A denial is no judgment of you as a person.",
      ],
    },
    {
      heading: "Appeals, and when money can start",
      paragraphs: [
        "There are four levels of appeal: reconsideration by someone new, a hearing with a judge, the Appeals Council and a federal court.[^appeal] Keep each letter together with its envelope. If you are late, send the request anyway. SSA must accept it and decide whether your reason is good enough.[^appeal][^late]",
        "Payments usually start after five full months of disability.[^wait] People with ALS, a disease of the nerves, do not have that wait.[^als] Benefits may also cover up to a year before you applied.[^back]",
      ],
    },
    {
      heading: "Help from a representative",
      paragraphs: [
        "A representative is a lawyer, or another qualified person, who acts for you with the agency.[^represent] SSA must approve the fee, and it sets a ceiling that it raises from time to time.[^fee] When you win benefits, SSA holds back up to 25 percent of the past-due part to pay that fee.[^rate] Past-due benefits are those for the months before the decision. Ask what you would owe for copies and postage, win or lose.",
      ],
    },
  ],
  disqualifiers: [
    "Your earnings are above the agency's monthly limit.",
    "You will probably return to work within a year.",
    "Your work credits are too few or too old. SSI may fit better.",
    "You draw full retirement benefits already. If you took them early, ask SSA.",
    "The time to appeal is over and you had no good cause. A new application may still be possible.",
  ],
  faqs: [
    {
      question: "Do I need a representative?",
      answer:
        "No. SSA's employees answer questions free of charge, and many people apply alone.[^ssa] It is most common to have one at the hearing, where a judge asks about your medical records and your daily life.",
    },
    {
      question: "I was denied. Should I start over?",
      answer:
        "An appeal in time usually keeps more than a new application, which may reach back to fewer months. Read the date on the letter first, then call SSA.[^back]",
    },
    {
      question: "Can I work a little while I wait?",
      answer:
        "Perhaps. SSA allows some earnings below a limit that changes each January and is published at ssa.gov. Report every job, even a few hours, because leaving one out can hurt you later.",
    },
    {
      question: "Is my condition on a list?",
      answer:
        "SSA has a list, but what matters is what you can no longer do, physically or mentally. Some severe conditions have a fast track, called Compassionate Allowances.[^fast]",
    },
    {
      question: "I get benefits, and now SSA wants to stop them. What is urgent?",
      answer:
        "The 10-day limit to keep payments going.[^keep] Call 800-772-1213 on the day the notice comes.",
    },
    {
      question: "Does the form on this page apply for me?",
      answer:
        "No. It asks a firm to contact you, is not sent to the agency, and does not stop any time limit. Only an application or appeal that SSA receives can do that.",
    },
  ],
  hasCappedFee: true,
  reviewedOn: "2026-11-26",
  record: ssdiApplicationsRecord,
  related: ["auto-accident-personal-injury", "asbestos-lung-cancer", "birth-injury"],
  quiz: ssdiApplicationsQuiz,
  cautions: [
    {
      question: "working_now",
      answers: ["full_time"],
      note: "Full-time pay is often above the limit, and SSA then says no at the first step. It can tell you the limit at 800-772-1213. If your health may soon make you stop, it makes sense to ask now.",
    },
    {
      question: "prior_denial",
      answers: ["denied"],
      note: "Appeals are counted in days, so look at the date of your letter today. If it seems too late, SSA can tell you about good cause or a new application.",
    },
    {
      question: "has_rep",
      answers: ["yes"],
      note: "Your representative has the dates at hand, so call them before you go on here.",
    },
  ],
} as const satisfies Case;
