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
      text: "You were assaulted or harassed during it, or just before or after.",
      short: "Assault or harassment on the trip",
    },
    {
      text: "The driver did it, or a rider did while you were driving.",
      short: "By the driver, or a rider",
    },
    {
      text: "You know about when and where it was; a receipt can fill in the rest.",
      short: "Rough date and place",
    },
    {
      text: "Somebody else may have ordered or paid for the trip.",
      short: "Booked by you or another",
    },
    {
      text: "Telling the police or the company helps, and it is not a condition.",
      short: "Report helpful, not required",
    },
  ],
  overview: [
    {
      heading: "First, you",
      paragraphs: [
        "If a ride ended this way for you, we are sorry, and it was not your fault, whatever you wore, drank or said. You can talk with RAINN at 800-656-4673 before you do anything else. A safety line inside an app belongs to the company and does not take its place. After a sexual assault you can have a forensic exam, a medical check that also keeps evidence. Under federal rules it costs you nothing and does not depend on working with the police.[^evawi]",
      ],
    },
    {
      heading: "The claims and the answers",
      paragraphs: [
        "Lawsuits allege that the companies could have done more to keep riders safe, for instance by letting riders and drivers match by gender.[^usatoday] Uber has denied wrongdoing.[^nasdaq] In July 2025 the judge narrowed the first suits, so that only part of what was claimed went on to trial.[^usatoday]",
      ],
    },
    {
      heading: "What juries have decided",
      paragraphs: [
        "The results so far differ, and so do the reasons. In San Francisco the company was found negligent and still not liable.[^nyt] In Phoenix it was held to answer for the driver as if that person had acted in its name, while other claims failed.[^bloomberg] In Charlotte, as a law firm reports, a carrier's duty under that state's law decided.[^homampour]",
        "We found no ruling on appeal, so none of these verdicts should be read as the last word. A test trial is held where that suit was filed, so the jury and the state's law can differ each time.[^bloomberg]",
      ],
    },
    {
      heading: "Where suits are heard",
      paragraphs: [
        "Federal suits against Uber are before Judge Charles Breyer in San Francisco.[^verus] A second group, for Lyft, was made in the same district in February 2026.[^lyft][^daily] California's state suits against Uber and against Lyft are coordinated in a state court in San Francisco.[^jccp]",
      ],
    },
    {
      heading: "Your ride as proof, and your right to a court",
      paragraphs: [
        "In the Uber group each person is asked to hand in a genuine ride receipt, or other information that shows the ride.[^facts] App terms often send disputes to arbitration, which is private and has no jury.",
      ],
    },
  ],
  disqualifiers: [
    "It was not a ride booked by app.",
    "The dispute is only about the fare or the route. For injuries in a crash, see our page on auto accidents.",
    "A settlement with the company has closed it.",
    "The state's time limit has passed and no revival covers you.",
  ],
  faqs: [
    {
      question: "I told neither the company nor the police. Does that matter?",
      answer:
        "Many people tell no one at first, and you can ask all the same. The record of the trip usually remains in your account, and a friend you wrote to that night may still have the message.",
    },
    {
      question: "I had been drinking. Was it my fault?",
      answer:
        "No. Drinking does not make an assault your fault; that lies with the person who did it.",
    },
    {
      question: "The driver was never charged. Is a civil claim still possible?",
      answer:
        "It may be. A prosecutor and a civil court ask different questions, and they need different degrees of proof.",
    },
    {
      question: "Someone else booked my ride. How do I prove it?",
      answer: "Ask that person to save the receipt, because the account holder can download it.",
    },
    {
      question: "I was the driver. Is this page for me?",
      answer:
        "You may ask. Most of these suits come from passengers, and other rules can apply to people who drive, such as those on work injuries.",
    },
    {
      question: "Do the app's terms keep me out of court?",
      answer:
        "For a dispute over sexual assault or harassment that arises on or after March 3, 2022, a federal law lets you refuse arbitration.[^arbitration] If the ride was earlier, ask a lawyer when your dispute arose.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: rideshareAssaultRecord,
  related: ["institutional-sex-abuse", "auto-accident-personal-injury", "lds-abuse"],
  quiz: rideshareAssaultQuiz,
  cautions: [
    {
      question: "incident_type",
      answers: ["Other"],
      note: "If it was a crash, our page on auto accidents fits better; for a fare, the app's support does. If what happened is hard to name, that is all right; you may go on.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Your lawyer should hear from you before another firm does; a second opinion is still yours to ask for.",
    },
  ],
  urgent: {
    title: "Safety first",
    text: "Hurt or in danger: call 911. After a sexual assault in the last few days, a nurse or doctor can still treat you and do the free exam, and RAINN can say where.",
  },
  helplines: { place: "start", lines: ["emergency", "rainn", "crisis"] },
  sensitive: true,
} as const satisfies Case;
