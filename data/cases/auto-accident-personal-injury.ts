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
    "If you were hurt in a crash, a fall or another incident, and someone else was at least partly at fault, you may have a claim. Each one stands on its own facts and on state law.",
  highlights: ["Car, truck, motorcycle", "Someone else at fault", "State rules differ"],
  card: {
    title: "Auto Accident and Personal Injury",
    sub: "Crashes and falls",
    desc: "For people hurt in a car, truck, motorcycle, bicycle or walking crash, or in a fall, that someone else helped cause.",
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
      alt: "Diagram of what to do and keep after a crash: call 911 in an emergency, then care, report, photos, bills and letters.",
      caption:
        "What to do and keep after a crash. In an emergency, call 911. Get care first. Then get the police report, take photos, and save bills, pay records and letters from insurers.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "You were hurt in a car, truck or motorcycle crash, or while walking or cycling." },
    { text: "Or you were hurt in a fall or another incident on someone's property." },
    { text: "Someone else was at least partly at fault." },
    { text: "It happened within about the last year or two. Limits vary by state." },
    { text: "You had medical care, or your injury needs it." },
    { text: "There is a police report, an incident report or another record of it." },
    { text: "Some insurance may apply, whether theirs or your own." },
  ],
  overview: [
    {
      heading: "What an injury claim is",
      paragraphs: [
        "This page is about everyday injuries: crashes, falls and other incidents that someone else helped cause. Each claim stands alone. It follows the law of a state, most often the one where it happened. There is no single company on the other side and no shared federal case. Take care of your health first. If anyone is in danger now, call 911.",
        "The main legal idea is negligence, which means a lack of reasonable care. You would have to show four things. The other side had a duty to be careful. They failed in it. That failure was a cause of your injury. And you had losses, such as medical bills, missed pay or pain. Each of these can be disputed.",
      ],
    },
    {
      heading: "Who may be at fault",
      paragraphs: [
        "More than one person or company may be responsible. It may be a driver, the owner of a car, an employer, a store or landlord, a city or state, or the maker of a part. In most cases an insurance company pays and defends the claim. It may say that you were at fault, that you were not hurt so badly, or that the pain was there before. Sometimes it is right, and records help to tell.",
        "You may have had a part in it yourself. In most states that lowers what you could recover by your share. Some states bar a claim once your share reaches 50 or 51 percent. Alabama, Maryland, North Carolina, Virginia and Washington, D.C. can bar it for almost any fault, with some exceptions. Be open about what happened, since the facts tend to come out.",
      ],
    },
    {
      heading: "Insurance and injuries at work",
      paragraphs: [
        "Insurance rules differ as well. About a dozen states have a no-fault system. There, your own policy pays first, under what is called personal injury protection. Lawsuits there are limited to serious injuries. Your policy may also cover you if the other driver has too little insurance or none. Medicare, Medicaid or a health plan may ask to be paid back out of any recovery.",
        "If you were hurt at work, workers' compensation usually comes first. That is insurance through your employer, and it does not depend on fault. You may also have a claim against someone outside the company, such as another driver. If a city, county or state may be at fault, a written notice is often due within months, well before the usual limit.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Good records are worth more than a good memory. Keep the police or incident report, photos, names of witnesses, insurance cards, and every letter from an insurer. Save medical bills and proof of missed pay. For a rideshare trip, save the trip record in the app. Short notes on how you feel each week can help, too.",
        "Time limits depend on the state and the kind of claim. They run from about one to six years, and they are shorter against public bodies. Some begin on the day of the injury. Please do not guess. A lawyer in the state where it happened can tell you which limit is yours.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "If you send the form, a partner firm may read it and get in touch. It may ask for the report and the names of the insurers, and it may decline. This site is not a law firm. Your quiz answers are not a decision. No one can tell you what a claim is worth without the records, so be careful with anyone who does.",
      ],
    },
  ],
  disqualifiers: [
    "No one was hurt.",
    "You were fully at fault.",
    "You already settled, or signed a release that ends the claim.",
    "It happened too long ago under your state's rules.",
    "Only a vehicle or other property was damaged.",
    "You already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "What if I was partly at fault?",
      answer:
        "You may still be able to recover in most states, though often less. A few places bar a claim for almost any fault. The rules differ, so tell a lawyer honestly what happened.",
    },
    {
      question: "Should I give a recorded statement or sign papers?",
      answer:
        "You may ask a lawyer before you do either. Signing a release usually ends the claim, even if you get worse later. Your own policy may require you to report the crash soon, so check that as well.",
    },
    {
      question: "The other driver has no insurance. Is there anything to do?",
      answer:
        "Your own policy may help. Look for uninsured or underinsured motorist cover, medical payments cover, or personal injury protection. A lawyer or your agent can read the policy with you.",
    },
    {
      question: "I felt fine, and now I hurt. Is it too late?",
      answer:
        "See a doctor soon, and say that you were in a crash or a fall. Some injuries show up hours or days later. Care matters most, and the visit also makes a record.",
    },
    {
      question: "How much is my claim worth?",
      answer:
        "No one can say without records. There is no formula. The injury, the proof and the insurance limits all matter. Be wary of anyone who promises a sum.",
    },
    {
      question: "What is the lawyer's fee?",
      answer:
        "Most often it is a percentage of what is recovered, agreed in writing. This is called contingency: there is no upfront fee, and none is due without a recovery. Ask how costs such as reports and experts are handled.",
    },
    {
      question: "My family member was killed. Who may bring a claim?",
      answer:
        "We are very sorry. State law decides, and it is often the spouse, children, parents, or the person who handles the estate. Take your time, but ask about time limits early.",
    },
    {
      question: "Is my information private, and who will call?",
      answer:
        "It goes to this site and to partner firms and vendors, as the privacy policy explains. It is not yet protected the way talks with your own lawyer are. If you agree, a firm may call or text. STOP ends texts.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: autoAccidentPersonalInjuryRecord,
  related: [],
  quiz: autoAccidentPersonalInjuryQuiz,
  cautions: [
    {
      question: "at_fault_other",
      answers: ["no"],
      note: "A claim usually needs someone else to be at least partly at fault. Your own insurance may still cover care, whatever the fault; your agent or your state's insurance department can explain. You may still send the form.",
    },
    {
      question: "injuries",
      answers: ["none"],
      note: "These claims are about injuries, so damage to a car or other things alone may not fit. Your insurer or a small claims court may be the place for that. If pain shows up later, see a doctor. You may still send the form.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Please speak with your own lawyer first, since they know the facts and the deadlines. You may go on if you want a second look, or if this is a different matter.",
    },
  ],
  urgent: {
    title: "Safety first",
    text: "If anyone is badly hurt or in danger, call 911. After a blow to the head, get care at once for a headache that gets worse, vomiting, confusion or weakness.",
  },
} as const satisfies Case;
