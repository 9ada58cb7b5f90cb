import type { Case } from "../case";
import { laWildfireQuiz } from "../quizzes/la-wildfire";
import { laWildfireRecord } from "../records/la-wildfire";

export const laWildfire = {
  slug: "la-wildfire",
  title: "Los Angeles Wildfires",
  documentTitle: "Los Angeles Wildfires: claims and who may qualify",
  description:
    "The January 2025 Eaton and Palisades fires: which loss may go which way, what Edison and the public bodies say, insurance help, and time limits.",
  group: "injury",
  summary:
    "The Eaton and Palisades fires took homes, health and lives in January 2025. Owners, renters, businesses and families may have more than one route to ask for help, and some time limits may be close or past.",
  highlights: ["Eaton and Palisades", "Owners and renters", "Short time limits"],
  card: {
    title: "Los Angeles Wildfires",
    sub: "January 2025 fires",
    desc: "For owners, renters, businesses and families who lost a home, belongings, health or a loved one in the Eaton or Palisades fire.",
  },
  hero: {
    src: "/images/cases/la-wildfire.svg",
    alt: "Line drawing of a house on a hillside, with smoke beyond the ridge.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/la-wildfire-explained.svg",
      alt: "Diagram of three routes for a loss: Eaton to the utility, Palisades to public bodies, and insurance for either fire.",
      caption:
        "Which loss may go which way. Eaton fire claims are mainly against the utility, Palisades fire claims are mainly against public bodies, and insurance is a route of its own for either fire.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "You owned, rented or ran a business in the area of the Eaton or Palisades fire, or in its smoke.",
    },
    { text: "Your home or building was destroyed or damaged, and smoke, soot or ash can count." },
    { text: "You lost belongings. Renters may ask too." },
    {
      text: "You had costs for leaving home, living elsewhere or cleaning up, or you lost income.",
    },
    { text: "You were hurt or fell ill because of the fire or smoke." },
    { text: "A member of your family died because of a fire." },
    { text: "Insurance did not cover all of it, or you had none." },
  ],
  overview: [
    {
      heading: "The two fires",
      paragraphs: [
        "On January 7, 2025, strong winds drove two large fires near Los Angeles. The Palisades fire burned in Pacific Palisades and Malibu. The Eaton fire burned in Altadena and Pasadena. Thousands of homes and other buildings were lost. Twelve people died in the Palisades fire and 19 in the Eaton fire. If you are reading this after a loss, please go at your own pace.",
      ],
    },
    {
      heading: "Claims about the Eaton fire",
      paragraphs: [
        "The two fires lead to different claims. For the Eaton fire, lawsuits name Southern California Edison, the power company, or SCE for short. They allege that its power line equipment started the fire. SCE has said that, absent other evidence, its equipment was likely involved. It has not admitted that it is liable, which means legally responsible. As of mid-2026 we did not find an official report on the cause.",
        "SCE opened a voluntary program in October 2025. It is for owners, renters of 30 days or more, businesses, some people who were hurt, and families of people who died. A person who accepts an offer gives up claims against SCE. The program may be closing or closed. Its page, sce.com/directclaims, has the current word. It is wise to talk to a lawyer before you sign.",
      ],
    },
    {
      heading: "Claims about the Palisades fire",
      paragraphs: [
        "For the Palisades fire, lawsuits are mainly against the City of Los Angeles, its water and power department, and the State. They allege that an earlier blaze, the Lachman fire, was not fully put out. They also point to an empty reservoir and live power lines. The public bodies deny that they are liable. In February 2026 a judge's tentative ruling let most claims go on. We could not confirm the final order. A separate criminal case does not decide these claims.",
        "A claim against a city or the State has an extra step. Most often a written notice must come first, within months. For many Palisades losses the time for that notice ran out during 2025. Courts were hearing requests to accept late claims. So a person who starts now may be too late for this route. A lawyer can check if an exception applies. Insurance and other routes may still be open.",
      ],
    },
    {
      heading: "Losses, the courts and records",
      paragraphs: [
        "Losses can be of many kinds: a home, belongings, smoke and ash damage, the cost of living elsewhere, lost income, injury, distress, or a death. Smoke can reach homes far outside the burned area. In court, people use several legal ideas. One is negligence, or lack of care. Another is inverse condemnation, a rule about property harmed by something built for public use. State law also set up a wildfire fund for claims against utilities.",
        "The main Eaton case is Gursey v. Southern California Edison in Los Angeles Superior Court. A first test trial was set for January 2027. These are mostly separate claims that are handled together. Useful papers are photos, a deed or lease, your insurance policy and letters, bills, receipts, medical records, proof that you left home, and ash test results. If papers burned, say so. Banks, insurers and county offices can often replace them.",
      ],
    },
    {
      heading: "Time limits",
      paragraphs: [
        "California's limits are commonly two years for injury or death, and three for property. Other limits can be much shorter, and exceptions exist. The fires were in January 2025, so some limits may be close and some are past. Which one applies depends on your loss and on who is named. We cannot tell you your limit. A lawyer can.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "If you send the form, a partner law firm may read it and contact you. It may ask for papers, or say that it cannot help. We are not a law firm, and the form does not make anyone your lawyer. No one can promise an outcome. Please answer truly. Keep talking with your insurer, and keep every letter, while you wait.",
      ],
    },
  ],
  disqualifiers: [
    "Your loss was outside the area reached by the fires and their smoke.",
    "You already signed a release with SCE. A release is a paper that gives up a claim.",
    "A claim notice to a city or the State was missed, and a court has not allowed a late one.",
    "Your loss was paid in full and nothing is left uncovered.",
    "You already have a lawyer for this matter. That lawyer is the one to ask first.",
    "The time limit for your kind of loss has passed.",
  ],
  faqs: [
    {
      question: "I have insurance. Should I still ask?",
      answer:
        "You can. Many policies do not cover everything, and some limits are lower than the real cost. You may have losses that were not paid. Keep every letter, and tell the firm what your insurer paid.",
    },
    {
      question: "Should I take an offer from SCE?",
      answer:
        "Talk to a lawyer first. Accepting means you give up claims against SCE for good. For some people that may be a fair choice, and for others not. The program may be closing or closed: see sce.com/directclaims.",
    },
    {
      question: "I only had smoke damage. Does that count?",
      answer:
        "It often does if it is well documented. Photos, test results for ash or soot, cleaning bills and notes from your insurer all help. Even homes that look fine may have damage inside walls or ducts.",
    },
    {
      question: "I rented. Do I have a claim?",
      answer:
        "You may. Renters can have claims for belongings, moving and living costs, and distress. A lease, photos, receipts or bank records can help to show what you had.",
    },
    {
      question: "My insurer is slow or said no. Who can help?",
      answer:
        "The California Department of Insurance takes questions and complaints at 800-927-4357, at no charge. Ask your insurer for its reasons in writing. A lawyer can tell you whether you have a claim against the insurer too.",
    },
    {
      question: "Someone in my family died. Who can ask?",
      answer:
        "Certain close relatives, or the person who handles the estate, may be able to bring a claim. California law decides who. We are sorry for your loss. You can keep your answers short.",
    },
    {
      question: "Is there a fee?",
      answer:
        "The review is free, and there is no upfront fee. Partner firms usually work on contingency: they are paid out of what they recover, and only then. Ask how costs are handled, and what share goes to fees.",
    },
    {
      question: "Who will contact me, and is it private?",
      answer:
        "If you agree, a partner firm may call or text. Reply STOP to end texts. Your details go to this site, partner firms and service providers as the privacy policy says. Lawyer-client privilege does not cover them yet.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: laWildfireRecord,
  related: [],
  quiz: laWildfireQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "You told us you have a lawyer for this. Please speak with that lawyer first, above all before you sign anything. You may go on if you want a second look or have a different matter.",
    },
    {
      question: "insurance_claim",
      answers: ["paid"],
      note: "If insurance paid for everything, there may be little left to claim. Many people do have losses that were not covered, so it can be worth a check. You may still send the form.",
    },
  ],
  helplines: { place: "end", lines: ["disaster", "crisis"] },
} as const satisfies Case;
