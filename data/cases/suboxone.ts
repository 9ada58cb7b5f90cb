import type { Case } from "../case";
import { suboxoneQuiz } from "../quizzes/suboxone";
import { suboxoneRecord } from "../records/suboxone";

export const suboxone = {
  slug: "suboxone",
  title: "Suboxone and Dental Injury",
  documentTitle: "Suboxone and dental injury lawsuits: who may qualify",
  description:
    "Suboxone film and dental problems: what lawsuits claim, what the makers say, how to care for your teeth, and why to keep your treatment going.",
  group: "drugs",
  summary:
    "Treatment protects lives. Lawsuits allege that a warning about dental harm came late. The companies dispute it.",
  highlights: ["Film strips", "Dental injury", "Keep your treatment going"],
  card: {
    title: "Suboxone and Dental Injury",
    sub: "Film under the tongue",
    desc: "For people who lost teeth or had serious decay after prescribed Suboxone film.",
  },
  hero: {
    src: "/images/cases/suboxone.svg",
    alt: "Line drawing of a small, plain film strip next to the outline of a tooth.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/suboxone-explained.svg",
      alt: "Six small drawings, five of them numbered: a film, a glass of water, a clock, a toothbrush, a tooth, and a calendar.",
      caption:
        "After each dose: let it dissolve (1), swish a large sip of water and swallow (2), wait at least an hour (3), then brush (4). See a dentist soon after you start, and regularly (5).",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "You were prescribed Suboxone film, the strip that melts in the mouth.",
      short: "Suboxone film prescribed",
    },
    {
      text: "Your first strip came before the dental warning of June 2022.",
      short: "Begun before mid-2022",
    },
    {
      text: "You used it for some time, often half a year or more.",
      short: "Several months of use",
    },
    {
      text: "After that you lost teeth or had them pulled, or a dentist found serious decay or breaks.",
      short: "Lost teeth or serious decay",
    },
    {
      text: "A dentist's charts or X-rays show the state of your teeth.",
      short: "Dental records or X-rays",
    },
    {
      text: "A pharmacy or program can show the form and the years.",
      short: "Pharmacy proof of the film",
    },
  ],
  overview: [
    {
      heading: "Your treatment comes first",
      paragraphs: [
        "Suboxone contains buprenorphine and naloxone, and comes as a film or a tablet.[^film] The FDA says that the benefits of such treatment clearly outweigh the dental risk.[^fda] Whatever you think of the lawsuits, your treatment comes first. Ask your prescriber any question about it.",
      ],
    },
    {
      heading: "The FDA's warning and its tips",
      paragraphs: [
        "In January 2022 the FDA warned about buprenorphine that dissolves in the mouth. It reported decay, infection and lost teeth, even in some who had never had dental trouble.[^fda] The warning is about tablets and films alike, while the federal suits are about film.[^fda][^panel]",
        "Its simplest tips: rinse with water after each dose, and wait an hour before you brush. It also suggests that you tell a dentist about the medicine early.[^fda][^ihs]",
      ],
    },
    {
      heading: "Claims, answers and studies",
      paragraphs: [
        "Lawsuits allege that the film's acid wore down enamel, the hard outside of a tooth. They allege that people should have been told years earlier.[^update] The companies answer that federal drug law bars both the warning claims and the design claims.[^preempt]",
        "Studies from 2022 and 2025 found more mouth and tooth problems among people who used the medicine in this way.[^jama][^later] Both compared records of many patients. That can show a link, but it cannot prove what harmed one person's teeth.[^jama]",
      ],
    },
    {
      heading: "What is still in court",
      paragraphs: [
        "The ruling of December 2024 was partly for each side.[^opinion] As one firm reads it, warning claims go on against Indivior Inc. for 2010 to June 2022. The firm reports the same of design claims about choices made before approval.[^doyle] The court watches its deadlines closely: people who did not hand in papers have lost their suits.[^mealeys]",
      ],
    },
  ],
  disqualifiers: [
    "You had tablets or injections only, never the film.",
    "No dentist has ever treated or recorded the problem.",
    "Your teeth were already in serious condition before the first strip.",
    "You first used it after the warning of June 2022.",
    "The time limit where you live has passed, as it may have for an older injury.",
  ],
  faqs: [
    {
      question: "Should I come off Suboxone?",
      answer:
        "No, not because of a lawsuit. The FDA advises people to continue as prescribed and to visit a dentist. If your teeth worry you, ask your prescriber about other forms of treatment.[^fda]",
    },
    {
      question: "Will people learn that I am in treatment?",
      answer:
        "A federal rule, 42 CFR Part 2, protects the files of treatment programs. A lawyer needs your written consent to get them. A suit may still touch on your care, so ask what would be filed under seal.",
    },
    {
      question: "My teeth were bad before. Can I ask?",
      answer:
        "Yes, and please give accurate dates. Earlier problems make it harder to show what the film did. Dental charts from before the first strip can help to separate the two.",
    },
    {
      question: "I only had tablets. Why is that different?",
      answer:
        "The federal group was made for film.[^panel] The FDA's warning covers tablets too, so its care tips are just as useful to you.",
    },
    {
      question: "Someone signed me up in 2024. What should I do?",
      answer:
        "Find out who represents you, and call that office today. Your name may be on a list called Schedule A, and the court expects documents. Unanswered orders have already ended suits.[^schedule][^mealeys]",
    },
  ],
  reviewedOn: "2026-11-26",
  record: suboxoneRecord,
  related: ["oxbryta", "ozempic-wegovy"],
  quiz: suboxoneQuiz,
  cautions: [
    {
      question: "used_suboxone",
      answers: ["tablet"],
      note: "The federal suits are about film, so tablets alone may not fit. Please keep up your care either way.",
    },
    {
      question: "used_suboxone",
      answers: ["no"],
      note: "Without Suboxone film, this page may not fit your story. For the teeth themselves, see a dentist.",
    },
    {
      question: "dental_issues",
      answers: ["none"],
      note: "No dental problem is good news. Rinsing and regular checks help to keep it so.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Ask your lawyer what the court wants from you at present. In this group, missing papers can end a suit.",
    },
  ],
  urgent: {
    title: "Stay on your treatment",
    text: "If you end the medicine suddenly, you risk withdrawal, relapse or overdose. Talk to your prescriber before any change. For an overdose, or a swollen face with fever or trouble swallowing, call 911.",
  },
  helplines: { place: "end", lines: ["samhsa", "crisis"] },
} as const satisfies Case;
