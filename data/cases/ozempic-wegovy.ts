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
      text: "It began while you used the medicine, or not long after.",
      short: "Begun during or soon after",
    },
    { text: "You needed a hospital or an emergency room.", short: "Hospital or emergency care" },
    { text: "A pharmacy can show which product you used, and when." },
  ],
  overview: [
    {
      heading: "The medicines and the problems",
      paragraphs: [
        "These medicines copy a gut hormone called GLP-1; among other things they slow the stomach. The suits name products of Novo Nordisk and of Eli Lilly, and in December 2024 Saxenda was added.[^riker][^saxenda] You can read the current label of each one free of charge at DailyMed.[^dailymed]",
        "Nausea is common and not what these suits are about. They are about gastroparesis, where food leaves the stomach far too slowly, about a stalled or blocked bowel, the gallbladder, and NAION, a sudden loss of sight.[^riker][^mealeys]",
      ],
    },
    {
      heading: "The dispute",
      paragraphs: [
        "Lawsuits allege that the labels played down how bad these problems could get or how long they might last.[^riker] Both makers deny the claims.[^column] In 2023 the FDA added ileus to the reports listed for Ozempic, with its usual remark that such reports cannot show what caused them.[^healthday] A label change of October 2025 deals with severe stomach and bowel reactions.[^label]",
      ],
    },
    {
      heading: "What is known about sight",
      paragraphs: [
        "The European agency put NAION at up to 1 in 10,000 users of semaglutide, and it asks people with sudden or fast loss of sight to call a doctor without delay.[^ema] The United Kingdom's regulator has sent out an update on the same subject.[^uk]",
        "Two US studies of 2026 point the same way, and both stress that the risk for one person is low.[^veterans][^network] They looked back at patients' records and ran no experiment, so they cannot prove a cause.[^veterans]",
      ],
    },
    {
      heading: "What the court asks for",
      paragraphs: [
        "Judge Marston took over in June 2024 after the first judge died.[^column] Her ruling of August 2025 means that symptoms alone do not carry a gastroparesis claim.[^dechert] Vision-loss suits follow a track of their own, so the two groups may move at different speeds.[^mealeys]",
      ],
    },
  ],
  disqualifiers: [
    "Nausea or a mild upset stomach was the only problem.",
    "The product was compounded, that is, mixed by a pharmacy and sold under no brand.",
    "You had gastroparesis or NAION before the first dose.",
    "Gastroparesis was suspected, and no test was ever done.",
    "Your state's limit for such a suit has run out.",
  ],
  faqs: [
    {
      question: "Should I end my treatment because of these suits?",
      answer:
        "No. A change on your own can upset your blood sugar. Your doctor can weigh what the medicine does for you against its risks, and a lawsuit does not ask you to give it up.",
    },
    {
      question: "My sight changed suddenly. What now?",
      answer:
        "Get medical help at once, even if nothing hurts, and name every medicine you take. European regulators give the same advice: do not wait.[^ema]",
    },
    {
      question: "I never had a gastric emptying study. Is that the end?",
      answer:
        "The federal court wants objective proof, and this study is one form of it.[^dechert] Whether a test makes sense for you is a question for your doctor and not for a lawyer.",
    },
    {
      question: "Does compounded semaglutide count?",
      answer:
        "Usually not here, because these suits are against the makers of the brands. If such a product hurt you, your state board of pharmacy takes reports, and a lawyer may see another path.",
    },
    {
      question: "I took it for weight, not for diabetes. Does that matter?",
      answer:
        "Not for where you belong, since both uses are part of the suits. What counts is the brand, the tested diagnosis and the order in which things happened.",
    },
    {
      question: "How likely is NAION for someone like me?",
      answer:
        "We cannot say for one person. Europe's regulator calls it very rare, at most one user in 10,000, and the later studies also found low numbers.[^ema][^network] Ask your eye doctor about your risk.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: ozempicWegovyRecord,
  related: ["depo-provera", "suboxone", "oxbryta"],
  quiz: ozempicWegovyQuiz,
  cautions: [
    {
      question: "used_glp1",
      answers: ["compounded"],
      note: "A compounded product has no brand maker behind it, so this may be the wrong place. A lawyer in your state can say whether another claim fits.",
    },
    {
      question: "used_glp1",
      answers: ["no"],
      note: "Without a GLP-1 medicine these suits do not apply. For another drug, ask your doctor about the harm and your state bar about a lawyer.",
    },
    {
      question: "issues",
      answers: ["none"],
      note: "A diagnosis comes first, for your health as well as for a claim. Tell your doctor what you feel.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Please take this to the lawyer you have; changing firms midway is seldom simple.",
    },
  ],
  urgent: {
    title: "Get care first",
    text: "Sudden loss of sight, severe belly pain, or vomiting that will not end: call 911 or go to an emergency room. Speak with your doctor before changing any medicine.",
  },
} as const satisfies Case;
