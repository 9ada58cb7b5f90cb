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
      text: "It is not long ago, about a year or two in most cases.",
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
        "There is no single company on the other side and no shared federal case; most claims follow the law of the place where it happened. You would have to show that somebody lacked reasonable care, that this injured you, and that it cost you something, and an insurance company will usually dispute one of these. Where a public body or a federal vehicle is involved, a written claim has to come before any lawsuit.[^california][^cfr]",
      ],
    },
    {
      heading: "When you had a part in it",
      paragraphs: [
        "In many states your own share of the fault lowers what you can recover, and in some it ends the claim.[^lawyers] A page of 2019 lists Alabama, Maryland, North Carolina, Virginia and Washington, D.C. as barring most people who share the fault at all.[^lawyers] In Louisiana, a person with 51 percent or more of the fault recovers nothing.[^louisiana] Say openly what happened, because the report and any recordings tend to show it.",
      ],
    },
    {
      heading: "No-fault states",
      paragraphs: [
        "In a no-fault state your own policy pays first, and some lawsuits are limited.[^table] As of December 2023 twelve states had such a system, three of them with a choice.[^table] Florida was still one of them after its 2025 session.[^pip]",
      ],
    },
    {
      heading: "Proof that vanishes",
      paragraphs: [
        "A truck company has to keep duty records and the papers behind them for just six months.[^truck] A store's camera may hold only several days of video. That is why an attorney's first letter often asks the company to preserve everything it has.",
      ],
    },
    {
      heading: "Who is paid back first",
      paragraphs: [
        "Medicare may pay your doctors for now, and it must be paid back out of a settlement.[^medicare] People who have Medicare should report the crash to its recovery center.[^report] Medicaid and health plans often ask for their share as well, so a settlement is not all yours.",
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
      question: "I was partly at fault. Can I still ask?",
      answer:
        "Yes. In most states a share of the fault reduces a claim and does not end it, while several are strict.[^lawyers] The location of the accident usually matters more than where you live.",
    },
    {
      question: "Should I give the insurer a recorded statement?",
      answer:
        "Your own policy may require you to cooperate with your company. Before you answer the other driver's insurer you can talk to a lawyer, and you need not sign anything immediately.",
    },
    {
      question: "The other driver had no insurance. What now?",
      answer:
        "Look at the declarations page of your policy for uninsured or underinsured driver coverage. After a hit-and-run, a state fund may help too; California's does.[^calvcb]",
    },
    {
      question: "I felt fine, and now it hurts. Is that common?",
      answer:
        "It happens, since some injuries appear only after several days. See a doctor, explain when the pain began, and keep the record of that visit.",
    },
    {
      question: "What is my claim worth?",
      answer:
        "No one can tell without your medical and financial records, and a calculator on a website cannot either. Be careful with anyone who names a figure in the first conversation.",
    },
    {
      question: "A city bus hit me. Is anything different?",
      answer:
        "Yes, because the first step is a written notice to the transit agency, and it comes early: in California it is due within six months for an injury.[^california]",
    },
  ],
  reviewedOn: "2026-11-21",
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
