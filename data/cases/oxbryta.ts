import type { Case } from "../case";
import { oxbrytaQuiz } from "../quizzes/oxbryta";
import { oxbrytaRecord } from "../records/oxbryta";

export const oxbryta = {
  slug: "oxbryta",
  title: "Oxbryta (Voxelotor)",
  documentTitle: "Oxbryta (voxelotor) lawsuits: who may qualify",
  description:
    "Plain facts about Oxbryta, the sickle cell medicine withdrawn in 2024: what lawsuits claim, what the maker answers, and which records help.",
  group: "drugs",
  summary:
    "This sickle cell medicine was withdrawn in 2024. Lawsuits allege worse pain crises and a late warning.",
  highlights: ["Sickle cell disease", "Withdrawn September 2024", "Pain crisis or stroke"],
  card: {
    title: "Oxbryta (Voxelotor)",
    sub: "Sickle cell medicine",
    desc: "For people who had strokes or worse pain crises on Oxbryta, and families who lost someone.",
  },
  hero: {
    src: "/images/cases/oxbryta.svg",
    alt: "Line drawing of round red blood cells and curved, sickle-shaped cells in a blood vessel, as under a microscope.",
    width: 800,
    height: 600,
  },
  gallery: [],
  eligibility: [
    {
      text: "You or your child has sickle cell disease.",
      short: "Sickle cell disease diagnosed",
    },
    {
      text: "A doctor prescribed Oxbryta (voxelotor) between late 2019 and September 2024, and you or your child took it.",
      short: "Oxbryta prescribed, 2019 to 2024",
    },
    {
      text: "There was a pain crisis treated in a hospital, a stroke, organ damage or a death.",
      short: "Hospital crisis, stroke or death",
    },
    {
      text: "It happened during the treatment or soon after it ended.",
      short: "During or soon after treatment",
    },
    {
      text: "You can get hospital and clinic records from the years before and after, to compare them.",
      short: "Records from before and after",
    },
    {
      text: "You are the patient or a child's parent or guardian, or you act for the estate of someone who died.",
      short: "Patient, parent or estate",
    },
  ],
  overview: [
    {
      heading: "About Oxbryta",
      paragraphs: [
        "In sickle cell disease, red blood cells can turn stiff and block small vessels. That causes attacks of severe pain, called crises. In November 2019 the FDA approved Oxbryta by its faster route for people aged 12 and up. In 2021 it added children from age 4.[^fda2024]",
      ],
    },
    {
      heading: "Why it was withdrawn",
      paragraphs: [
        "On September 25, 2024, Pfizer withdrew every lot in every country. It said that the benefit no longer outweighed the risk. It asked patients to talk with their doctors about other treatment.[^pfizerBusiness2024] The FDA said that later trials showed more pain crises and more deaths with Oxbryta than with a placebo.[^fda2024]",
        "European regulators began a review in July 2024. They suspended the medicine that fall, and in October 2025 they advised that it stay suspended.[^bfarm2025][^europeanMedicines2024]",
      ],
    },
    {
      heading: "What lawsuits claim and Pfizer answers",
      paragraphs: [
        "Lawsuits allege that crises came more often or got worse after people started Oxbryta. They allege that Pfizer should have warned them sooner. Pfizer says that it acted responsibly at all times and will defend itself.[^bloombergLaw2024] In the class case it is reported to argue that federal law blocks such claims.[^aboutlawsuits2025]",
        "The hard part is that sickle cell disease itself brings crises, strokes and early deaths. So lawyers compare what happened before, during and after the medicine. The FDA's findings are about groups of patients, not about one person.[^fda2024]",
      ],
    },
    {
      heading: "Where the cases are",
      paragraphs: [
        "We found no federal MDL, which would put similar cases before one judge. A digest reports injury suits in California, before federal Judge Trina Thompson and in state courts.[^medinjuryclaims2025] A proposed class action is reported to be about money that buyers lost, not about injuries.[^aboutlawsuits2025]",
        "The one settlement that was reported ends one family's case only.[^drugwatch2025][^consumerNotice2025]",
      ],
    },
  ],
  disqualifiers: [
    "No Oxbryta prescription was ever filled.",
    "There was no serious problem, or it came long after the last dose.",
    "You had no injury and only want your money back. That is the class case.",
    "An earlier agreement with Pfizer already ends the claim.",
    "Your state counts from the withdrawal and its time limit has run out.",
  ],
  faqs: [
    {
      question: "I still have tablets at home. What should I do?",
      answer:
        "Call your sickle cell team before you change anything. The FDA asked patients to talk with their doctor or nurse about ending Oxbryta and starting another treatment.[^fda2024]",
    },
    {
      question: "How could anyone show that the medicine played a part?",
      answer:
        "No single test can show it. Experts compare your hospital stays, blood counts and transfusions over several years. That is why old records matter so much.",
    },
    {
      question: "My child took it. Who can ask?",
      answer: "A parent or guardian can. In many states a child has more time than an adult.",
    },
    {
      question: "Two years have passed since the withdrawal. Is it over?",
      answer:
        "Maybe not. Not every state gives two years or counts from the withdrawal. See the options above for dates, and ask a lawyer which rule applies to you.",
    },
    {
      question: "Is there a settlement fund I can apply to?",
      answer:
        "We found none. One family's case was reported settled, and its terms are not public.[^drugwatch2025]",
    },
    {
      question: "Can I ask Pfizer about the medicine?",
      answer:
        "Yes. Its announcement gave a medical information line, 1-800-438-1985.[^pfizerBusiness2024] For your own care, your hematologist comes first.",
    },
  ],
  reviewedOn: "2026-11-26",
  record: oxbrytaRecord,
  related: ["ozempic-wegovy", "bard-powerport"],
  quiz: oxbrytaQuiz,
  cautions: [
    {
      question: "took_oxbryta",
      answers: ["no"],
      note: "This page is only about Oxbryta. If another medicine harmed you, your doctor or your state bar can tell you where to turn.",
    },
    {
      question: "issues",
      answers: ["none"],
      note: "A case needs a serious problem during the treatment or soon after. If you are stable, that is good news. Tell your sickle cell team if it changes.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Two firms on one Oxbryta claim can make things harder for you. Talk with your own lawyer before you go on.",
    },
  ],
  urgent: {
    title: "When to call 911",
    text: "Chest pain, trouble breathing, sudden weakness, trouble speaking, or pain that home care does not ease: call 911 or go to an emergency room. For any change of treatment, call your sickle cell team.",
  },
} as const satisfies Case;
