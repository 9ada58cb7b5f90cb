import type { Case } from "../case";
import { paraquatParkinsonsQuiz } from "../quizzes/paraquat-parkinsons";
import { paraquatParkinsonsRecord } from "../records/paraquat-parkinsons";

export const paraquatParkinsons = {
  slug: "paraquat-parkinsons",
  title: "Paraquat and Parkinson's Disease",
  documentTitle: "Paraquat and Parkinson's lawsuits: who may qualify",
  description:
    "Paraquat weed killer and Parkinson's disease: what lawsuits allege, why the evidence is disputed, and what is known of the federal settlement talks.",
  group: "toxic",
  summary:
    "Some people with Parkinson's disease are suing over the weed killer paraquat. The companies deny it is the cause.",
  highlights: ["Farm exposure", "Parkinson's diagnosis", "Evidence disputed"],
  card: {
    title: "Paraquat and Parkinson's Disease",
    sub: "Farm weed killer exposure",
    desc: "For farm workers, applicators and neighbors of sprayed land with Parkinson's disease.",
  },
  hero: {
    src: "/images/cases/paraquat-parkinsons.svg",
    alt: "Line drawing of a tractor's spray boom over rows of crops at dusk.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/paraquat-parkinsons-explained.svg",
      alt: "Four drawings: a jug poured into a tank, a spray boom over crops, wind toward a house, and a hoe and a glove among plants.",
      caption:
        "Four ways people say they were exposed: mixing and loading paraquat, spraying it, drift from nearby land, and work in treated fields.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "You mixed, loaded or sprayed paraquat, worked in treated fields, or lived right beside sprayed land.",
      short: "Worked with or near paraquat",
    },
    {
      text: "This happened on many days, not just once.",
      short: "Exposed on many days",
    },
    {
      text: "A doctor found that you have Parkinson's disease.",
      short: "Doctor-diagnosed Parkinson's disease",
    },
    {
      text: "Your first signs of the disease came after the work with paraquat began.",
      short: "Signs came afterwards",
    },
    {
      text: "You can say roughly where, when, and how you know it was paraquat.",
      short: "Place, years and product known",
    },
    {
      text: "You have not settled or released a paraquat claim before.",
      short: "Claim not yet settled",
    },
    { text: "A family may ask for a farm worker who is too ill to do so or has died." },
  ],
  overview: [
    {
      heading: "About paraquat and Parkinson's disease",
      paragraphs: [
        "Paraquat is a strong weed killer for farms, sold as Gramoxone and under other names. The rules treat it as restricted, and users must keep a record of each use.[^minnesotaDepartment2026] The suits name Syngenta, the maker, and Chevron.[^judicialPanel2021]",
        "Parkinson's disease slowly takes away control over movement, as brain cells that make dopamine die. Researchers have studied farm chemicals as one possible factor.[^environmentalHealth2011]",
      ],
    },
    {
      heading: "What the lawsuits allege and the companies say",
      paragraphs: [
        "Lawsuits allege that paraquat entered the body through the skin and lungs, reached the brain and damaged those cells. They also allege that the warnings were too weak. Syngenta says that the product is safe when used as labeled. Both companies deny that it causes the disease.[^truthoutThe2026]",
      ],
    },
    {
      heading: "What studies and agencies found",
      paragraphs: [
        "In a 2011 study of farm families, people who had used paraquat had Parkinson's disease about two and a half times as often as others. The authors reported a link, which is not proof of cause.[^environmentalHealth2011] A study in California found a link for people who lived or worked near sprayed fields.[^internationalJournal2024]",
        "In 2024 the Environmental Protection Agency (EPA) said that there was not enough evidence of a link.[^agriPulse2024] Its review is not over. In November 2025 it was less sure than before how much paraquat turns into vapor, and it planned to order more data from the makers.[^epa2025]",
      ],
    },
    {
      heading: "What courts and the companies have done",
      paragraphs: [
        "In 2024 the federal judge in Illinois, Nancy Rosenstengel, shut out a key expert on cause and dismissed the first test cases.[^harrismartin2024] The maker is reported to have asked her to drop the label claims as well.[^drugwatch2026] The Supreme Court's Roundup ruling of June 2026 may support that, but how it applies to paraquat is not settled.[^pestManagement2026] State cases go on in Philadelphia and elsewhere.[^legalNewsline2026]",
        "In April 2025 the companies told an appeals court that they had signed a letter agreement to resolve the litigation, on secret terms.[^harrismartin2025] Reports have disagreed since then. One of February 2026 said that nothing final had been announced.[^drugwatch2026]",
      ],
    },
  ],
  disqualifiers: [
    "You have a different tremor, or parkinsonism brought on by a medicine.",
    "You used another weed killer, such as Roundup.",
    "The disease was found before you worked with paraquat.",
    "Your claim is already part of the settlement talks, or you signed a release.",
    "The time limit to sue over paraquat in your state has passed.",
  ],
  faqs: [
    {
      question: "Does paraquat cause Parkinson's disease?",
      answer:
        "That is disputed. Farm studies report a link.[^environmentalHealth2011] The EPA said that there was not enough evidence and is still reviewing it.[^agriPulse2024][^epa2025] Your neurologist can talk with you about your own case.",
    },
    {
      question: "I never had an applicator's license. Does that rule me out?",
      answer:
        "No. Farm hands, loaders and neighbors may have been exposed without one. What counts is whether you can show that it was paraquat, and when.",
    },
    {
      question: "How do I show that it was paraquat?",
      answer:
        "Start with spray and sales records, but start soon: federal rules ask farms to keep them for only two years.[^minnesotaDepartment2026] A doctor or nurse who treats you can ask the applicator for the records of use.[^pesticideEnvironmental2026]",
    },
    {
      question: "Is paraquat still sold?",
      answer:
        "Syngenta said in March 2026 that it would stop making it by the end of June, and named cheaper competitors as the reason.[^truthoutThe2026] That was an announcement, and other companies sell the same chemical.",
    },
    {
      question: "Are paraquat and Roundup cases the same?",
      answer:
        "No. The chemicals, the illnesses and the companies are different. Both raise questions of federal pesticide law, which the Supreme Court applied to a Roundup label.[^pestManagement2026]",
    },
  ],
  reviewedOn: "2026-11-26",
  record: paraquatParkinsonsRecord,
  related: ["roundup-cancer", "ssdi-applications"],
  quiz: paraquatParkinsonsQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Ask your lawyer first whether you are part of the settlement talks, because that decides a lot. You can still ask for a second opinion.",
    },
    {
      question: "diagnosis_pk",
      answers: ["no"],
      note: "Paraquat suits are about Parkinson's disease and do not fit without it. If you notice shaking, stiffness or slow movement, see a doctor.",
    },
    {
      question: "diagnosis_pk",
      answers: ["not_sure"],
      note: "A clear diagnosis is the first thing a lawyer will ask for, because other illnesses and some medicines look alike. A neurologist can tell them apart.",
    },
  ],
  urgent: {
    title: "If someone was just exposed",
    text: "If paraquat was swallowed, even a little, call 911 at once. If it was breathed in or got on skin or in eyes, call Poison Help at 800-222-1222, or 911 if the person feels ill.",
  },
} as const satisfies Case;
