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
    "Ozempic and Wegovy help many people with diabetes or with their weight. Lawsuits claim that warnings did not say how severe some stomach, bowel and eye problems could be; the makers deny this.",
  highlights: ["GLP-1 medicines", "Tested diagnosis", "Two federal case groups"],
  card: {
    title: "Ozempic and Wegovy",
    sub: "Diabetes and weight medicines",
    desc: "For people who had gastroparesis, a blocked bowel or sudden vision loss that a doctor confirmed while they used a GLP-1 medicine.",
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
      alt: "Diagram of a stomach with labels that show how a GLP-1 medicine makes food leave the stomach more slowly.",
      caption:
        "How a GLP-1 medicine slows the stomach: food stays longer, so people feel full sooner. In gastroparesis, the stomach empties far too slowly.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "A doctor prescribed Ozempic, Wegovy or another brand-name GLP-1 medicine." },
    { text: "A test, such as a gastric emptying study, confirmed gastroparesis." },
    { text: "Or a doctor found an ileus (a bowel that stops moving) or a blocked bowel." },
    {
      text: "Or an eye doctor found NAION, a sudden loss of vision from poor blood flow to the eye's nerve.",
    },
    { text: "The problem began during treatment or soon after it." },
    { text: "Hospital or emergency care was needed." },
    { text: "Pharmacy records can show which brand was used and when." },
  ],
  overview: [
    {
      heading: "About the medicines and the illnesses",
      paragraphs: [
        "Ozempic and Wegovy are brand names for semaglutide, made by Novo Nordisk. Ozempic came in 2017 for type 2 diabetes, and Wegovy in 2021 for weight. They copy GLP-1, a hormone from the gut. They lower blood sugar and appetite, and they slow the stomach. The same lawsuits also involve Rybelsus, and Mounjaro, Zepbound and Trulicity from Eli Lilly.",
        "Upset stomach is a common side effect and often fades. The suits are about rarer and more serious problems. Gastroparesis means that the stomach empties far too slowly. In an ileus or an obstruction, food cannot move through the bowel. Some suits involve the gallbladder. Others are about NAION, a sudden, painless loss of vision when blood flow to the optic nerve drops.",
      ],
    },
    {
      heading: "What the lawsuits and labels say",
      paragraphs: [
        "Lawsuits claim that the warnings did not tell people how severe or lasting these problems could be. Novo Nordisk and Eli Lilly deny the claims and stand by their medicines. For many people, they bring real gains, such as better blood sugar. Labels have changed. Ileus was added for Ozempic in September 2023, with a note that such reports cannot show the cause. A warning about food or liquid getting into the lungs under anesthesia came in November 2024.",
      ],
    },
    {
      heading: "What studies have found",
      paragraphs: [
        "A 2023 study in JAMA looked at people who used GLP-1 medicines for weight, most of them an older one called liraglutide. They had more gastroparesis and blocked bowels than people on another weight medicine. They did not have clearly more gallbladder disease. The authors called these events rare. Diabetes itself can also cause gastroparesis, which makes the question harder.",
        "On vision, a 2024 study at one eye hospital found more NAION among people who were prescribed semaglutide. In June 2025, the safety committee of Europe's medicines agency called NAION a very rare side effect, one that may affect up to 1 in 10,000 users. It put the risk for adults with diabetes at about twice the usual one. Such studies show a link. They do not prove what happened to one person.",
      ],
    },
    {
      heading: "Where the cases stand",
      paragraphs: [
        "Federal cases about the stomach and bowel are before Judge Karen Marston in Philadelphia, in a group called MDL 3094. Cases about NAION form a second group before the same judge, MDL 3163. New Jersey has a state group. In August 2025, the court ruled that a claim of gastroparesis must rest on an objective test, such as a gastric emptying study. Some other claims were dismissed, and others went on.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Helpful papers are the pharmacy record, the result of a gastric emptying study, scans, and hospital notes. For vision, keep the eye exam and any images of the eye. A list of your other medicines matters too, because some of them also slow the stomach. Your doctor and pharmacy can send copies. Ask them for the dates of each dose change.",
        "How long a person has to bring a claim varies by state and by type of claim. Some limits are short. The start date is not always simple, since it can depend on when you knew what was wrong. A lawyer can tell you which limit fits your facts.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "When you send the form, a partner firm may read it and call you if you agreed to that. It may ask for test results, and it may say no. This site is not a law firm and does not decide anything. No one can tell you ahead of time how a case will end. Please give true answers, and see your doctor about symptoms first.",
      ],
    },
  ],
  disqualifiers: [
    "The only problem was nausea or a mild upset stomach.",
    "The medicine was a compounded version, mixed by a pharmacy and not sold under a brand.",
    "Gastroparesis or NAION was already there before the medicine.",
    "Gastroparesis was suspected, but no test confirmed it.",
    "The time limit in your state has passed.",
    "You already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "Should I end my treatment because of these lawsuits?",
      answer:
        "No. Talk to your doctor before you change any medicine. A sudden change can affect your blood sugar or your weight. Your doctor can weigh the good the medicine does you against its risks.",
    },
    {
      question: "I have a sudden change in my vision. What now?",
      answer:
        "Get medical help at once, even if there is no pain. Go to an emergency room or call your eye doctor right away. Tell them about every medicine you take. A legal question can wait.",
    },
    {
      question: "I never had a gastric emptying study. Does that end it?",
      answer:
        "The federal court asks for objective proof of gastroparesis. Whether a test makes sense for you is a medical question. Please ask your doctor, not a lawyer, whether testing fits your symptoms.",
    },
    {
      question: "Does compounded semaglutide count?",
      answer:
        "Usually not in these cases, which are about brand-name products and their makers. A pharmacy mixed a compounded version. If you were hurt by one, a lawyer in your state can tell you about other paths.",
    },
    {
      question: "I used it for weight, not for diabetes. Does that matter?",
      answer:
        "Both uses are part of the lawsuits. What matters more is the brand, the confirmed diagnosis and the timing. Tell the firm why it was prescribed and for how long.",
    },
    {
      question: "Do most people have these problems?",
      answer:
        "No. Serious cases are uncommon, and many people do well. If you have strong belly pain or keep vomiting, see a doctor. That can have many causes, and some can be treated.",
    },
    {
      question: "What will it cost to ask?",
      answer:
        "Nothing. The review is free and there is no upfront fee. Firms usually work on contingency: no fee is due unless they recover money. Ask how they handle costs, and get the terms in writing.",
    },
    {
      question: "Who gets my answers, and will I be called?",
      answer:
        "The privacy policy lists who may get them: this site, partner firms and vendors. What you send is not yet covered by lawyer-client privilege, the rule that keeps such talks secret. You are called or texted only with your consent, and STOP ends texts.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: ozempicWegovyRecord,
  related: [],
  quiz: ozempicWegovyQuiz,
  cautions: [
    {
      question: "used_glp1",
      answers: ["compounded"],
      note: "These cases are about brand-name products, so a compounded version may not fit. Your state board of pharmacy or a lawyer in your state can tell you about other routes. You may still send the form.",
    },
    {
      question: "used_glp1",
      answers: ["no"],
      note: "This page is about GLP-1 medicines, so it may not match your case. For another medicine, your doctor or your state bar's referral service is a good place to ask. You may still send the form.",
    },
    {
      question: "issues",
      answers: ["none"],
      note: "Firms usually look for a diagnosis that a doctor has confirmed. If you have symptoms, please see a doctor first, for your health's sake. You may still send the form.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "If a lawyer already helps you with this, please ask that lawyer first. You may go on if you would like a second look, or if this is a different matter.",
    },
  ],
  urgent: {
    title: "Get care first",
    text: "Sudden vision loss, severe belly pain, or vomiting that does not end needs care right away: call 911 or go to an emergency room. Talk to your doctor before you change any medicine.",
  },
} as const satisfies Case;
