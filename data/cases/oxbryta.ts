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
    "Oxbryta was a daily medicine for sickle cell disease. Its maker withdrew it worldwide in September 2024, and lawsuits now ask whether families should have been warned sooner.",
  highlights: [
    "Sickle cell disease",
    "Withdrawn September 2024",
    "Pain crisis, stroke, loss of life",
  ],
  card: {
    title: "Oxbryta (Voxelotor)",
    sub: "Sickle cell medicine",
    desc: "For people whose pain crises, strokes or organ problems grew worse during treatment with Oxbryta, and for families who lost someone.",
  },
  hero: {
    src: "/images/cases/oxbryta.svg",
    alt: "Line drawing of round red blood cells and curved, sickle-shaped cells inside a blood vessel.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/oxbryta-explained.svg",
      alt: "Timeline with four points: 2019 approval, 2021 younger children added, September 25, 2024 withdrawal, and 2025 European decision.",
      caption:
        "Oxbryta from approval to withdrawal: 2019, allowed in the US; 2021, children from age 4 added; September 25, 2024, withdrawn; October 2025, European regulators keep it suspended.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "You, your child or someone in your family has or had sickle cell disease." },
    {
      text: "A doctor prescribed Oxbryta (voxelotor), and it was taken between late 2019 and September 2024.",
    },
    { text: "Pain crises became more frequent or more severe, and needed hospital care." },
    { text: "There was a stroke during treatment or soon after it." },
    { text: "Organs such as the kidneys, lungs, liver or heart were damaged." },
    { text: "A family member died during treatment or soon after it." },
    { text: "Pharmacy and hospital records can show the dates of treatment and of what happened." },
  ],
  overview: [
    {
      heading: "What Oxbryta is",
      paragraphs: [
        "Oxbryta is the brand name of voxelotor, a medicine taken once a day for sickle cell disease. In this disease, red blood cells can turn stiff and curved. The Food and Drug Administration (FDA), which approves medicines in the US, allowed Oxbryta in November 2019 from age 12. Children aged 4 to 11 were added in 2021. Global Blood Therapeutics made it. Pfizer bought that company in 2022.",
        "The 2019 approval was an accelerated one, a faster path for serious illnesses. It rested on an early sign of benefit. In the main trial, more people on Oxbryta had a rise in hemoglobin, the part of blood that carries oxygen. Side effects were about the same in each group. More studies were needed to confirm that patients did better over time.",
      ],
    },
    {
      heading: "The withdrawal and pain crises",
      paragraphs: [
        "On September 25, 2024, Pfizer withdrew Oxbryta around the world. The next day, the FDA reported that later trials had found more pain crises, and more deaths, with Oxbryta than with a placebo (a dummy pill). Two registries, which follow patients over time, also found more crises. In October 2025, Europe's medicines agency said the drug should stay suspended because its benefits no longer outweigh its risks.",
        "A pain crisis is also called a vaso-occlusive crisis, or VOC. It happens when stiff red cells block small blood vessels. It can hurt badly and last for days. A stroke or organ damage can follow when blood does not get through. Sickle cell disease can cause all of these without any medicine. That makes each case hard: the records must help show whether Oxbryta played a part.",
      ],
    },
    {
      heading: "What each side says",
      paragraphs: [
        "Lawsuits allege that the makers knew, or should have known, about these risks. They claim that the makers should have warned patients or withdrawn the drug sooner. Pfizer disputes the suits and has asked judges to dismiss them. One of its arguments is preemption, the idea that federal drug rules leave no room for some claims under state law. The trial results show a difference between groups. They cannot say what happened to one person.",
      ],
    },
    {
      heading: "Where the cases stand",
      paragraphs: [
        "These suits are not gathered before one federal judge in the way many drug cases are. Most known federal cases are in the Northern District of California, and others are in California state court. Two federal trials were planned for 2027, and dates like these often move. One of those two is a proposed class action about money spent on the drug. It is not about injuries.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Some papers help a great deal. They include the pharmacy history, notes from your hematologist (blood doctor), hospital records and discharge letters. Records from the years before, during and after treatment let doctors compare. If someone died, the death certificate matters too. You do not need to have any of this in hand to ask. A hospital or pharmacy can usually send copies.",
        "Every state sets its own time limits, and some are short. The clock may start with the injury, with the withdrawal, or when a person could first have learned of the link. Some limits may already have passed. Rules for children, or for facts learned later, sometimes give more time. Only a lawyer who knows your dates can tell you which limit applies.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "If you send the form, a partner firm may read your answers and contact you. It may ask for records, and it may say it cannot help. This site is not a law firm and decides nothing. Sending the form does not make anyone your lawyer. Please answer as truly as you can. It is fine not to know.",
      ],
    },
  ],
  disqualifiers: [
    "Oxbryta was never taken, or the prescription was never filled.",
    "No new or worse health problem came during treatment or soon after.",
    "The problem came long after treatment had ended.",
    "The only wish is to get back what the medicine cost.",
    "The time limit in your state has passed.",
    "You already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "I still have Oxbryta tablets. What should I do?",
      answer:
        "Call your sickle cell team and tell them. Please do not change any treatment on your own. The FDA asked patients to speak with a health professional about ending Oxbryta and starting something else. Keep the bottle or its label, because it can help show what you took and when.",
    },
    {
      question: "Was Oxbryta recalled?",
      answer:
        "People often say so, but the exact word is withdrawn. Pfizer took the medicine off the market by its own decision in September 2024. The FDA then told doctors not to prescribe it anymore.",
    },
    {
      question: "My child took Oxbryta. Can I ask for my child?",
      answer:
        "A parent or legal guardian may be able to. Please give only your own contact details on the form. States often have special time rules for children, and a lawyer can explain the one for your state.",
    },
    {
      question: "How would anyone prove that Oxbryta played a part?",
      answer:
        "No single test can show it. Doctors and lawyers compare records from before, during and after treatment. They look at how often crises came, how severe they were, and what else was going on. The answer is not always clear.",
    },
    {
      question: "Are there other treatments for sickle cell disease?",
      answer:
        "Yes. Other approved treatments exist, and your doctor can explain which might fit you. This site cannot give medical advice.",
    },
    {
      question: "Can I ask for someone who has died?",
      answer:
        "We are sorry for your loss. A close relative or the person who handles the estate may be able to ask. State law decides who that is, so a lawyer will want to know where your relative lived.",
    },
    {
      question: "What does it cost?",
      answer:
        "The review is free. There is no upfront fee. Partner firms usually work on contingency, which means a fee is due only if they recover money. Ask the firm how other costs are handled before you sign.",
    },
    {
      question: "Who will see what I send?",
      answer:
        "This site, and the partner firms and vendors named in the privacy policy. What you send is not yet protected as a talk between lawyer and client. If you agree to be contacted, a firm may call or text you. Reply STOP to end texts.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: oxbrytaRecord,
  related: [],
  quiz: oxbrytaQuiz,
  cautions: [
    {
      question: "took_oxbryta",
      answers: ["no"],
      note: "These lawsuits are about people who took Oxbryta, so this page may not fit what happened to you. If the problem came with another medicine, your doctor or your state bar's lawyer referral service can point the way. You may still send the form.",
    },
    {
      question: "issues",
      answers: ["none"],
      note: "Firms usually look for a serious problem during treatment or soon after it. If your health is stable, that is good news. If something changes, tell your sickle cell team first. You may still send the form.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Since you have a lawyer, please talk with that lawyer first. They know your case, and two firms on one claim can make things harder for you. You may go on if you want a second look, or if this is a different matter.",
    },
  ],
  urgent: {
    title: "Get care first",
    text: "Chest pain, trouble breathing, sudden weakness, trouble speaking, or pain that home care does not ease: call 911 or go to an emergency room. Do not change a treatment on your own; call your sickle cell team.",
  },
} as const satisfies Case;
