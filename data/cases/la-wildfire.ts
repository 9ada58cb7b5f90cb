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
    "After the fires of January 2025 there may be more than one way to ask for help. Some dates are close or past.",
  highlights: ["Eaton and Palisades", "Owners and renters", "Short time limits"],
  card: {
    title: "Los Angeles Wildfires",
    sub: "January 2025 fires",
    desc: "For owners, renters, businesses and families harmed by the Eaton or Palisades fire.",
  },
  hero: {
    src: "/images/cases/la-wildfire.svg",
    alt: "Line drawing of a house and a palm tree, with fire beyond the ridge.",
    width: 800,
    height: 600,
  },
  gallery: [],
  eligibility: [
    {
      text: "You owned, rented, worked or ran a business where the Eaton or Palisades fire, or its smoke, reached.",
      short: "In the fire or smoke area",
    },
    {
      text: "Your home or belongings burned, or were damaged by smoke, soot or ash.",
      short: "Home or belongings lost",
    },
    {
      text: "You paid for living elsewhere, or lost income or business.",
      short: "Living costs or lost income",
    },
    {
      text: "You were hurt or fell ill, or somebody close to you died.",
      short: "Injury or a death",
    },
    {
      text: "Insurance has not paid for everything, or there was none.",
      short: "Losses your insurance did not cover",
    },
    {
      text: "You have not signed a release with the company or body you would claim against.",
      short: "No release signed",
    },
  ],
  overview: [
    {
      heading: "Two fires, two kinds of claim",
      paragraphs: [
        "On January 7, 2025, in strong wind, the Eaton fire burned in Altadena and Pasadena. The Palisades fire burned in Pacific Palisades and Malibu. People died, and thousands of buildings were lost.[^reutersGv2025] If you lost someone or your home, we are sorry. You do not have to read all of this today.",
        "Each fire leads to its own kind of claim. Eaton claims are mainly against a power company. Palisades claims are mainly against the city and the state. Each fire has its own judge.[^laistCopied2025]",
      ],
    },
    {
      heading: "The Eaton fire",
      paragraphs: [
        "Lawsuits allege that the fire came from the power lines of Southern California Edison. The United States has sued the company for the same reason.[^dailyJournal2025b] Edison says that its equipment may have started the fire and that others share the blame, among them the county and water agencies.[^latimes2025][^pasadenaNow2026b] We looked for an official report on the cause and found none.",
        "Edison also set up a program that may pay without a court.[^southernCalifornia2025] See the options above for who can use it and what you give up if you sign.",
      ],
    },
    {
      heading: "The Palisades fire",
      paragraphs: [
        "These lawsuits allege failures by the city, its Department of Water and Power (LADWP) and the state. All of them deny liability. In February 2026 Judge Samantha Jessner ruled that most of the claims may go on. She did not decide who is at fault.[^claimsJournal2026]",
        "Claims against a public body need a written notice first. People who missed its date have asked the judge to accept theirs late.[^dailyJournal2025] We do not know how she ruled, and a new claim may be too late.",
      ],
    },
    {
      heading: "Insurance",
      paragraphs: [
        "Your own insurance is a separate path for either fire, also for smoke damage and living costs. The state's insurance commissioner has taken action against the FAIR Plan. He is reported to allege that it wrongly limited smoke claims.[^workcompacademy2025] His department helps with a dispute free of charge, at 800-927-4357.[^californiaDepartment]",
      ],
    },
  ],
  disqualifiers: [
    "Your home or work was outside the area of fire, smoke and ash.",
    "You accepted an offer from Edison's program and signed the release.",
    "Your loss is from the Palisades fire, no notice was given in time, and no court has allowed a late one.",
    "Insurance has paid every loss in full.",
  ],
  faqs: [
    {
      question: "Should I take Edison's offer?",
      answer:
        "Have a lawyer read it before you sign: it is a settlement, and there is no way back.[^pasadenaNow2026] If you have not filed yet, talk to one first, because that may change what the program adds for the fee. You may still owe costs. Ask before you sign.",
    },
    {
      question: "My house stands, but it is full of smoke and ash. Does that count?",
      answer:
        "It may. What helps is a test report, cleaning bills, and photos with dates. Start with your insurer. If it turns down smoke damage, ask the Department of Insurance.[^californiaDepartment]",
    },
    {
      question: "I rented. Do I have a claim?",
      answer:
        "Renters may claim for belongings, moving and living costs. Whether Edison's program takes you depends also on how long you had rented the place.[^southernCalifornia2025b]",
    },
    {
      question: "Would a payment be taxed?",
      answer:
        "Ask a tax adviser before you accept one. As an accounting firm reports, a federal rule that left wildfire payments out of income was written for those received through 2025.[^withum2025]",
    },
  ],
  reviewedOn: "2026-11-26",
  record: laWildfireRecord,
  related: ["auto-accident-personal-injury", "ssdi-applications"],
  quiz: laWildfireQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Please show your lawyer any offer or form before you sign it. What you send here does not replace that talk.",
    },
    {
      question: "insurance_claim",
      answers: ["paid"],
      note: "If insurance covered it all, little may be left to claim. Many policies leave gaps, such as smoke or rent, so a look can still be worth it.",
    },
  ],
  helplines: { place: "end", lines: ["disaster", "crisis"] },
} as const satisfies Case;
