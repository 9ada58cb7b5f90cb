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
    "For people who were assaulted or harassed on an Uber, Lyft or similar trip. Your safety comes first, and you choose what to share.",
  highlights: ["Passengers and drivers", "Uber, Lyft, other", "Report not required"],
  card: {
    title: "Rideshare Assault",
    sub: "App rides",
    desc: "For passengers and drivers assaulted or harassed on a ride booked by app.",
  },
  hero: {
    src: "/images/cases/rideshare-assault.svg",
    alt: "Line drawing of a car at night, with a map pin above it.",
    width: 800,
    height: 600,
  },
  gallery: [],
  eligibility: [
    {
      text: "The ride was booked through an app such as Uber or Lyft.",
      short: "Ride booked by app",
    },
    {
      text: "You were assaulted or harassed during the ride, or just before or after it.",
      short: "Assault or harassment on the trip",
    },
    {
      text: "The driver did it, or a rider did while you were driving.",
      short: "By the driver, or a rider",
    },
    {
      text: "You know about when and where it was. A receipt can fill in the rest.",
      short: "Rough date and place",
    },
    {
      text: "Somebody else may have ordered or paid for the trip.",
      short: "Booked by you or another",
    },
    {
      text: "Telling the police or the company helps, but it is not required.",
      short: "Report helpful, not required",
    },
  ],
  overview: [
    {
      heading: "First, you",
      paragraphs: [
        "If a ride ended this way for you, we are sorry. It was not your fault, whatever you wore, drank or said. You can call RAINN at 800-656-4673 before you do anything else. A safety line inside an app belongs to the company and does not replace RAINN. After a sexual assault you can have a forensic exam: medical care that also keeps evidence. Under federal rules it costs you nothing and does not depend on working with the police.[^evawi]",
      ],
    },
    {
      heading: "The claims and the answers",
      paragraphs: [
        "Lawsuits allege that the companies could have done more to keep riders safe, for instance by letting riders and drivers match by gender.[^usatoday] Uber has denied wrongdoing.[^nasdaq] In July 2025 the judge narrowed the first suits, so only part of the claims went on to trial.[^usatoday]",
      ],
    },
    {
      heading: "What juries have decided",
      paragraphs: [
        "The results so far differ, and so do the reasons. In San Francisco the jury found the company negligent and still not liable.[^nyt] In Phoenix it had to answer for the driver, as if that person had acted in its name, while other claims failed.[^bloomberg] In Charlotte, as a law firm reports, what counted was the duty that the state's law puts on a carrier.[^homampour]",
        "We found no ruling on appeal, so none of these verdicts is the last word. Test trials take place in different states, so the jury and the law can differ each time.[^bloomberg]",
      ],
    },
    {
      heading: "The courts, and your ride as proof",
      paragraphs: [
        "As reported, federal suits against Uber are before Judge Charles Breyer in San Francisco.[^verus] A second group, for Lyft, was made in the same district in February 2026.[^lyft][^daily] California's state suits against Uber and Lyft are coordinated in a state court in San Francisco.[^jccp]",
        "In the Uber group, each person is reported to be asked for a genuine ride receipt, or other information that shows the ride.[^facts] App terms often send disputes to arbitration, which is private and has no jury.",
      ],
    },
  ],
  disqualifiers: [
    "The ride was not booked by app.",
    "The dispute is only about the fare or the route. For injuries in a crash, see our page on auto accidents.",
    "You have already settled with the company.",
    "The state's time limit has passed, and no law reopens it for you.",
  ],
  faqs: [
    {
      question: "I told neither the company nor the police. Does that matter?",
      answer:
        "Many people tell no one at first, and you can still ask. The record of the trip usually stays in your account. A friend you wrote to that night may still have the message.",
    },
    {
      question: "I had been drinking. Was it my fault?",
      answer:
        "No. Drinking does not make an assault your fault. The fault lies with the person who did it.",
    },
    {
      question: "The driver was never charged. Is a civil claim still possible?",
      answer:
        "It may be. A prosecutor and a civil court ask different questions, and they need different levels of proof.",
    },
    {
      question: "Someone else booked my ride. How do I prove it?",
      answer: "Ask that person to save the receipt, because the account holder can download it.",
    },
    {
      question: "I was the driver. Is this page for me?",
      answer:
        "You may ask. Most of these suits come from passengers. Other rules, such as those on work injuries, can apply to drivers.",
    },
    {
      question: "Do the app's terms keep me out of court?",
      answer:
        "Not for sexual assault or harassment. In a dispute that arises on or after March 3, 2022, a federal law lets you refuse arbitration.[^arbitration] If the ride was earlier, ask a lawyer when your dispute arose.",
    },
  ],
  reviewedOn: "2026-11-26",
  record: rideshareAssaultRecord,
  related: ["institutional-sex-abuse", "auto-accident-personal-injury", "lds-abuse"],
  quiz: rideshareAssaultQuiz,
  cautions: [
    {
      question: "incident_type",
      answers: ["Other"],
      note: "For a crash, our page on auto accidents fits better. For a fare, ask the app's support. If what happened is hard to name, that is all right. You may go on.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Talk with your own lawyer before any other firm. You can still ask for a second opinion.",
    },
  ],
  urgent: {
    title: "Safety first",
    text: "Hurt or in danger: call 911. For days after an assault, you can get care and a free exam. Ask RAINN where.",
  },
  helplines: { place: "start", lines: ["emergency", "rainn", "crisis"] },
  sensitive: true,
} as const satisfies Case;
