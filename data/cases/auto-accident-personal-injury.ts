import type { Case } from "../case";
import { autoAccidentPersonalInjuryQuiz } from "../quizzes/auto-accident-personal-injury";
import { autoAccidentPersonalInjuryRecord } from "../records/auto-accident-personal-injury";

export const autoAccidentPersonalInjury = {
  slug: "auto-accident-personal-injury",
  title: "Auto Accident and Personal Injury",
  documentTitle: "Auto accident and injury claims: who may qualify",
  description:
    "Hurt in a crash or a fall? Plain facts on fault, insurance, what to keep, what to ask before you sign, and how state rules differ.",
  group: "injury",
  summary:
    "If someone else helped to cause the crash or fall that hurt you, you may have a claim. The facts and state law decide.",
  highlights: ["Car, truck, motorcycle", "Someone else at fault", "State rules differ"],
  card: {
    title: "Auto Accident and Personal Injury",
    sub: "Crashes and falls",
    desc: "For people hurt in a crash or fall that someone else helped to cause.",
  },
  hero: {
    src: "/images/cases/auto-accident-personal-injury.svg",
    alt: "Line drawing of a street crossing with a car, a crosswalk and a traffic light.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/auto-accident-personal-injury-explained.svg",
      alt: "Six small drawings: a phone, a heart, a report, a camera, a bill and a letter.",
      caption:
        "What to do and keep after a crash. In an emergency, call 911. Get care first. Then get the police report, take photos, and save bills, pay records and letters from insurers.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "A car, truck or motorcycle crash hurt you, or you were hit on foot or on a bicycle.",
      short: "Hurt in a crash",
    },
    {
      text: "Or you fell, or were hurt in another way, on someone's property.",
      short: "Or in a fall",
    },
    {
      text: "Another person or company was at least partly at fault.",
      short: "Someone else partly at fault",
    },
    {
      text: "It happened not long ago, within about a year or two in most cases.",
      short: "Within a year or two",
    },
    {
      text: "A doctor has treated you, or you need medical attention.",
      short: "Medical care had or needed",
    },
    {
      text: "The police, a store or a witness made a note of what happened.",
      short: "Some report of it",
    },
    { text: "There is insurance that may cover it, yours or theirs." },
  ],
  overview: [
    {
      heading: "One claim, one state",
      paragraphs: [
        "There is no single company on the other side and no shared federal case. Most claims follow the law of the place where it happened. You have to show that someone was careless, that this hurt you, and that it cost you something. An insurer will usually dispute one of these. If a public body or a federal vehicle was involved, a written claim must come before any lawsuit.[^california][^cfr]",
      ],
    },
    {
      heading: "Fault, and states that do not ask about it",
      paragraphs: [
        "In many states, as reported, your own share of the fault lowers what you can recover, and in some it ends the claim.[^lawyers] A page of 2019 says that even a small share ends most claims in Washington, D.C., and in Alabama, Maryland, North Carolina and Virginia.[^lawyers] In Louisiana, a person with 51 percent or more of the fault recovers nothing.[^louisiana] Say openly what happened. The report and any recordings usually show it.",
        "In a no-fault state your own policy pays first, and some lawsuits are limited.[^table] As of December 2023 twelve states were reported to have such a system, three of them with a choice.[^table] Florida was reported to be still one of them after its 2025 session.[^pip]",
      ],
    },
    {
      heading: "Proof that can be lost in days",
      paragraphs: [
        "A truck company has to keep duty records and the papers behind them for just six months.[^truck] A store's camera may hold only several days of video. That is why a lawyer's first letter often asks the company to keep everything it has.",
      ],
    },
    {
      heading: "Who is paid back first",
      paragraphs: [
        "Medicare may pay your doctors for now, but you must pay it back out of a settlement.[^medicare] People who have Medicare should report the crash to its recovery center.[^report] Medicaid and health plans often ask for their share as well. So not all of a settlement is yours.",
      ],
    },
  ],
  disqualifiers: [
    "Nobody was injured and only property was damaged.",
    "The accident was entirely your fault, or more of it than your state allows.",
    "You have signed a release in exchange for a settlement.",
    "Too many years have passed, or a short notice to a public body was missed.",
  ],
  faqs: [
    {
      question: "I was partly at fault. Does that rule me out?",
      answer:
        "Not in most states. There, a share of the fault reduces a claim and does not end it. But several states are reported to be strict.[^lawyers] Where the accident happened usually matters more than where you live.",
    },
    {
      question: "Should I give the insurer a recorded statement?",
      answer:
        "Your own policy may require you to cooperate with your company. You can talk to a lawyer before you answer the other driver's insurer. You don't have to sign anything right away.",
    },
    {
      question: "The other driver had no insurance. What now?",
      answer:
        "Check the declarations page of your policy. It shows whether you are covered for drivers with no insurance or too little. After a hit-and-run, a state fund may help too; California's does.[^calvcb]",
    },
    {
      question: "I felt fine, and now it hurts. Is that common?",
      answer:
        "Yes, some injuries appear only after several days. See a doctor, explain when the pain began, and keep the record of that visit.",
    },
    {
      question: "What is my claim worth?",
      answer:
        "No one can tell without your medical and money records, and neither can a website's calculator. Be careful with anyone who names a figure in the first conversation.",
    },
    {
      question: "A city bus hit me. Does that change anything?",
      answer:
        "Yes. The first step is a written notice to the transit agency, and it is due early. In California you have six months for an injury.[^california]",
    },
  ],
  reviewedOn: "2026-11-26",
  record: autoAccidentPersonalInjuryRecord,
  related: ["rideshare-assault", "ssdi-applications", "birth-injury"],
  quiz: autoAccidentPersonalInjuryQuiz,
  cautions: [
    {
      question: "at_fault_other",
      answers: ["no"],
      note: "Without anyone else at fault a claim is hard to bring. Your own policy may still pay for care, and your agent can tell you.",
    },
    {
      question: "injuries",
      answers: ["none"],
      note: "Damage to a car alone is a matter for your insurer or small claims court. If pain comes later, see a doctor.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "An insurer deals with one lawyer for you, so check with yours before you go on.",
    },
  ],
  urgent: {
    title: "Safety first",
    text: "If anyone is badly hurt or in danger, call 911. After a blow to the head, get care at once for a headache that gets worse, vomiting, confusion or weakness.",
  },
} as const satisfies Case;
