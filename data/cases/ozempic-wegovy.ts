import type { Case } from "../case";
import { ozempicWegovyQuiz } from "../quizzes/ozempic-wegovy";
import { ozempicWegovyRecord } from "../records/ozempic-wegovy";

export const ozempicWegovy = {
  slug: "ozempic-wegovy",
  title: "Ozempic and Wegovy",
  documentTitle: "Ozempic and Wegovy lawsuits: who may qualify",
  description:
    "Lawsuits over Ozempic, Wegovy and similar medicines in plain words: stomach, bowel and vision problems, the science on each side, and the tests courts ask for.",
  group: "drugs",
  summary:
    "These medicines help many people. Lawsuits allege that warnings on some harms were too weak. Makers deny it.",
  highlights: ["GLP-1 medicines", "Tested diagnosis", "Two federal case groups"],
  card: {
    title: "Ozempic and Wegovy",
    sub: "Diabetes and weight medicines",
    desc: "For people with confirmed gastroparesis, a blocked bowel or vision loss on a GLP-1 medicine.",
  },
  hero: {
    src: "/images/cases/ozempic-wegovy.svg",
    alt: "Line drawing of a pen injector lying beside the outline of a stomach.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/ozempic-wegovy-explained.svg",
      alt: "Drawing of two stomachs: one lets food through soon, the other still holds most of it much later.",
      caption:
        "How a GLP-1 medicine slows the stomach: food stays longer (right) than without it (left), so people feel full sooner. In gastroparesis, the stomach empties far too slowly.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "A doctor prescribed Ozempic, Wegovy or another GLP-1 medicine sold under a brand.",
      short: "Brand-name GLP-1 medicine",
    },
    {
      text: "An objective test, such as a gastric emptying study, showed gastroparesis.",
      short: "Gastroparesis shown by a test",
    },
    {
      text: "Or a doctor found an ileus, which is a bowel that has stopped moving, or a blockage.",
      short: "Or ileus or blocked bowel",
    },
    {
      text: "Or an eye doctor found NAION, a loss of sight when too little blood reaches the eye's nerve.",
      short: "Or NAION from an eye doctor",
    },
    {
      text: "It began while you used the medicine, or soon after.",
      short: "Begun during or soon after",
    },
    { text: "You needed a hospital or an emergency room.", short: "Hospital or emergency care" },
    { text: "A pharmacy can show which product you used, and when." },
  ],
  overview: [
    {
      heading: "The medicines and the problems",
      paragraphs: [
        "These medicines copy a gut hormone called GLP-1. Among other things, they slow the stomach. The suits name products of Novo Nordisk and Eli Lilly, and Saxenda was added in December 2024.[^riker][^saxenda] You can read each current label free of charge at DailyMed.[^dailymed]",
        "Nausea is common, and these suits are not about it. One problem is gastroparesis, where food leaves the stomach far too slowly. Others are a stalled or blocked bowel, gallbladder injury, and NAION, a sudden loss of sight.[^riker][^mealeys]",
      ],
    },
    {
      heading: "What each side says",
      paragraphs: [
        "Lawsuits allege that the labels played down how bad these problems could get and how long they might last.[^riker] Both makers deny the claims.[^column] In 2023 the FDA added ileus to the reports listed on Ozempic's label. As usual, it noted that such reports cannot show the cause.[^healthday] A label change of October 2025 deals with severe stomach and bowel reactions.[^label]",
      ],
    },
    {
      heading: "What is known about sight",
      paragraphs: [
        "Europe's drug agency says that NAION may affect up to 1 in 10,000 people who use semaglutide. It asks anyone with a sudden or fast loss of sight to call a doctor right away.[^ema] The United Kingdom's regulator has sent out an update on it too.[^uk]",
        "Two US studies of 2026 point the same way, and both stress that the risk for one person is low.[^veterans][^network] They looked back at patients' records and ran no experiment, so they cannot prove a cause.[^veterans]",
      ],
    },
    {
      heading: "What the court asks for",
      paragraphs: [
        "Judge Marston took over in June 2024 after the first judge died.[^column] By her ruling of August 2025, as a law firm reads it, symptoms alone are not enough for a gastroparesis claim.[^dechert] Vision-loss suits are handled separately, so the two groups may move at different speeds.[^mealeys]",
      ],
    },
  ],
  disqualifiers: [
    "Your only problem was nausea or a mild upset stomach.",
    "The product was compounded: mixed by a pharmacy and sold without a brand name.",
    "You had gastroparesis or NAION before the first dose.",
    "A doctor suspected gastroparesis, but no test was ever done.",
    "Your state's time to sue over a medicine has run out.",
  ],
  faqs: [
    {
      question: "Should I end my treatment because of these suits?",
      answer:
        "No. A change on your own can upset your blood sugar. Your doctor can weigh what it does for you against its risks. A lawsuit does not ask you to give it up.",
    },
    {
      question: "My sight changed suddenly. What now?",
      answer:
        "Get medical help right away, even if nothing hurts, and name every medicine you take. Europe's drug agency says the same: do not wait.[^ema]",
    },
    {
      question: "I never had a gastric emptying study. Can I still sue?",
      answer:
        "As a defense firm reports, the federal court wants objective proof, and this study is one kind.[^dechert] Ask your doctor, not a lawyer, whether a test makes sense for you.",
    },
    {
      question: "Does compounded semaglutide count?",
      answer:
        "Usually not here, because these suits are against the makers of the brands. If such a product hurt you, you can report it to your state board of pharmacy. A lawyer may see another path.",
    },
    {
      question: "I took it for weight, not for diabetes. Does that matter?",
      answer:
        "No, because the suits cover both uses. What counts is the brand, a diagnosis with a test, and what came first.",
    },
    {
      question: "How likely is NAION for someone like me?",
      answer:
        "We cannot say for one person. Europe's drug agency calls it very rare: at most one user in 10,000. Later studies also found low numbers.[^ema][^network] Ask your eye doctor about your risk.",
    },
  ],
  reviewedOn: "2026-11-26",
  record: ozempicWegovyRecord,
  related: ["depo-provera", "suboxone", "oxbryta"],
  quiz: ozempicWegovyQuiz,
  cautions: [
    {
      question: "used_glp1",
      answers: ["compounded"],
      note: "These suits are against brand makers, so a compounded product may not fit. A lawyer in your state can say whether you have another claim.",
    },
    {
      question: "used_glp1",
      answers: ["no"],
      note: "These suits are only about GLP-1 medicines. For another drug, ask your doctor about the harm and your state bar about a lawyer.",
    },
    {
      question: "issues",
      answers: ["none"],
      note: "Get a diagnosis first, for your health as well as for a claim. Tell your doctor what you feel.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Please talk to the lawyer you have. Changing firms midway is seldom simple.",
    },
  ],
  urgent: {
    title: "When to get care now",
    text: "Sudden loss of sight, severe belly pain, or vomiting that will not end: call 911 or go to an emergency room. Speak with your doctor before changing any medicine.",
  },
} as const satisfies Case;
