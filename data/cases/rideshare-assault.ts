import type { Case } from "../case";
import { rideshareAssaultQuiz } from "../quizzes/rideshare-assault";
import { rideshareAssaultRecord } from "../records/rideshare-assault";

export const rideshareAssault = {
  slug: "rideshare-assault",
  title: "Rideshare Assault",
  documentTitle: "Support and options for rideshare riders and drivers",
  description:
    "For riders and drivers hurt during an app ride: care and support first, what to keep, how privacy works, and what questions to ask a lawyer.",
  group: "abuse",
  summary:
    "This page is for people who were assaulted or harassed during an Uber, Lyft or similar trip. Your safety and your health come first, and you choose how much to share.",
  highlights: ["Passengers and drivers", "Uber, Lyft, other", "Report not required"],
  card: {
    title: "Rideshare Assault",
    sub: "App rides",
    desc: "For passengers and drivers who were assaulted or harassed during a trip booked through a rideshare app.",
  },
  hero: {
    src: "/images/cases/rideshare-assault.svg",
    alt: "Line drawing of a parked car with one door open under a street lamp.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/rideshare-assault-explained.svg",
      alt: "Five labeled steps: safety, care, keep, report if you want, ask.",
      caption:
        "After a ride that went wrong: get to safety, get care, keep what you have, report if you want to, and ask your questions. Each step is your choice.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "The trip was booked through an app such as Uber or Lyft." },
    {
      text: "You were assaulted, sexually assaulted or harassed during the trip, or just before or after it.",
    },
    { text: "It was done by the driver, or by a rider if you were driving." },
    { text: "You know the rough date and the place. A trip receipt can help to find them." },
    { text: "Someone else may have ordered the ride for you." },
    { text: "A report to the police or the app helps, but it is not required." },
  ],
  overview: [
    {
      heading: "First of all",
      paragraphs: [
        "If this happened to you, we are sorry. It was not your fault, whatever you wore, drank or said. You do not have to decide anything now. If you are in danger, call 911. RAINN can listen in private at 800-656-4673, and can tell you where to find care near you. The safety line inside the app is run by the company. It does not replace these.",
      ],
    },
    {
      heading: "Medical care",
      paragraphs: [
        "Medical care matters even if you feel unhurt. After a sexual assault you can have a forensic exam, which is a medical check that also gathers evidence. It is free in every state, and you need not talk to the police to have one. In some states medical staff must make a report themselves, so you may ask first. Sooner is better. The cut-off differs by state, often three to five days or more.",
      ],
    },
    {
      heading: "What each side says",
      paragraphs: [
        "The suits here are civil claims against rideshare companies. A civil claim asks a court to hold someone responsible, and it is separate from a criminal case. Passengers claim that checks on drivers were weak, that complaints were ignored, and that cameras or a choice of driver should have been offered. Drivers who were hurt by riders may have other kinds of claims, under other rules.",
        "The companies deny liability, which means legal responsibility. They say that drivers are independent, not employees. They point to background checks and to safety tools in their apps. The law on this differs by state. One idea is called apparent agency: whether a driver seemed to act for the company. Another is the duty of a common carrier, a business that carries the public and must take extra care.",
      ],
    },
    {
      heading: "Where the cases stand",
      paragraphs: [
        "Federal cases against Uber are grouped before one judge in San Francisco, as MDL 3084. MDL stands for multidistrict litigation, where separate suits share a judge for the early work. A newer group for Lyft was set up in the same district in February 2026. Other cases are in California state court. Each person's case keeps its own facts and has to be proven.",
        "The first trials came out differently. In September 2025, a California jury found that Uber had been negligent, but that this was not a substantial cause of the harm. In February 2026, a federal jury in Arizona held Uber responsible under apparent agency, and rejected claims of negligence and unsafe design. In April 2026, a federal jury in North Carolina was reported to find for a passenger on the carrier duty. Uber said it would appeal both federal results.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Keep what you can, if it feels safe. Save the trip receipt, messages in the app, and any reply from support. Please do not delete the app or your account. Put the clothes you wore in a paper bag, unwashed. Write down the names of people you told. A police report or exam record can help as well. If you have none of these, you can still ask.",
        "Time limits vary by state and by claim. Several states have given adults more time after a sexual assault. California is one example. A law in force there from 2026 reopens some older claims for a limited period, with stricter terms for companies than for individuals. A 2022 federal law lets a person refuse forced arbitration, a private hearing instead of court. A lawyer can say what applies to you.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "If you send the form, a partner firm may reach you in the way you say is safe. Your answers are passed on only if you tick the box for it. The firm may ask more, or say that it cannot help. That does not mean you are not believed. This site is not a law firm and decides nothing.",
      ],
    },
  ],
  disqualifiers: [
    "The ride was not booked through an app.",
    "The problem was only the fare, the route or poor service.",
    "You were hurt in a crash. That is a different kind of claim, with its own page here.",
    "You already settled, or signed a release that ends the claim.",
    "The time limit has passed under the state's rules.",
    "You already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "I did not report it to the company or the police. Can I ask?",
      answer:
        "Yes. Many people do not report, and there are many reasons for that. A report can help a claim, but it is not required to ask. You can also choose to report later.",
    },
    {
      question: "I had been drinking. Does that matter?",
      answer:
        "It does not make an assault your fault. Many people take a ride for that very reason. If parts of the night are missing, just say so. Your trip record may fill in times and places.",
    },
    {
      question: "The driver was never charged. Is there still an option?",
      answer:
        "There may be. Criminal and civil cases are separate, and they need different levels of proof. A civil claim can sometimes go on even when nobody was charged.",
    },
    {
      question: "Someone else ordered the ride for me. Does it count?",
      answer:
        "It may still count. Ask the person who booked it to save the receipt, if you feel able to tell them. The trip record should show the time and the route.",
    },
    {
      question: "I was the driver. Is this page for me?",
      answer:
        "Yes. Please choose driver in the questions. Other rules apply when a rider harms a driver. Workers' rules, insurance or a claim against the rider may come into it.",
    },
    {
      question: "Will my name be public?",
      answer:
        "Sending this form makes nothing public. If a suit is filed, courts often allow initials or another name, though the company will learn who you are. A lawyer can explain this before you decide.",
    },
    {
      question: "Is it safe for you to call me?",
      answer:
        "You tell us. The form asks if it is safe to call and to leave a message, and you may say no. A firm contacts you only if you agree. Reply STOP to end texts.",
    },
    {
      question: "Does it cost anything?",
      answer:
        "No charge for the review, and no upfront fee. Partner firms usually work on contingency: a fee is due only if they recover money. Ask them how other costs are handled.",
    },
    {
      question: "Who will see what I write?",
      answer:
        "This site, and the partner firms and vendors in the privacy policy. It does not yet have the protection of a talk with your own lawyer. A few words are enough for now.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: rideshareAssaultRecord,
  related: [],
  quiz: rideshareAssaultQuiz,
  cautions: [
    {
      question: "incident_type",
      answers: ["Other"],
      note: "If you were hurt in a crash, our page on auto accidents may fit better. For a fare or a route, the app's support may help. If it is hard to name what happened, that is all right, and you may still send the form.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "It may be best to speak with your own lawyer first, since they know your case and the dates. You are welcome to go on if you want a second look, or if this is a different matter.",
    },
  ],
  urgent: {
    title: "Safety first",
    text: "If you are hurt or in danger, call 911. After a sexual assault in the last few days, a nurse or doctor can treat you and do a free exam. You need not talk to the police. RAINN can tell you where.",
  },
  helplines: { place: "start", lines: ["emergency", "rainn", "crisis"] },
  sensitive: true,
} as const satisfies Case;
