import type { Case } from "../case";
import { asbestosLungCancerQuiz } from "../quizzes/asbestos-lung-cancer";
import { asbestosLungCancerRecord } from "../records/asbestos-lung-cancer";

export const asbestosLungCancer = {
  slug: "asbestos-lung-cancer",
  title: "Asbestos and Lung Cancer",
  documentTitle: "Asbestos and Lung Cancer claims: who may qualify",
  description:
    "Lung cancer after asbestos at work, in the military or at home: how claims and trusts work, what smoking means for a claim, and which records help.",
  group: "toxic",
  summary:
    "If you breathed asbestos dust and later had lung cancer, you may have a claim, whether or not you smoked.",
  highlights: ["Work or household exposure", "Smokers can ask", "Trusts and courts"],
  card: {
    title: "Asbestos and Lung Cancer",
    sub: "Dust at work or home",
    desc: "For people with lung cancer who breathed asbestos dust at work, in the military or at home.",
  },
  hero: {
    src: "/images/cases/asbestos-lung-cancer.svg",
    alt: "Line drawing of a pair of lungs in outline with a single thin fiber inside.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/asbestos-lung-cancer-explained.svg",
      alt: "Drawing of a head and chest, with the nose, the airway and an enlarged air sac of the lung numbered 1 to 3.",
      caption:
        "How a fiber may lodge: it is breathed in (1) and travels through the airway (2) to a tiny air sac deep in the lung (3). Many years can pass before an illness is found.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "The cancer began in the lung, which doctors call primary lung cancer.",
      short: "Primary lung cancer",
    },
    {
      text: "You breathed asbestos dust at a job, in the military, during a renovation, or from a relative's work clothes.",
      short: "Dust at work or home",
    },
    {
      text: "You can name workplaces, trades, ships, products or co-workers.",
      short: "Workplaces or products named",
    },
    {
      text: "About ten years or more passed between the first dust and the cancer.",
      short: "Ten years or more between",
    },
    {
      text: "The cancer, or a death from it, is fairly recent.",
      short: "Fairly recent diagnosis",
    },
    {
      text: "You may ask whether or not you smoked, because smoking alone does not rule out a claim.",
      short: "Smokers may ask too",
    },
    { text: "A husband, wife, child or estate may ask for somebody who has died." },
  ],
  overview: [
    {
      heading: "About asbestos and lung cancer",
      paragraphs: [
        "Asbestos is a group of minerals with fine fibers. It was used in insulation, shipyards, brakes, roofs and cement. Workers often carried the dust home on their clothes.[^nationalCancer2007] A federal science program lists it as a known cause of cancer in humans, lung cancer among them.[^nationalToxicology2004] So the general question is settled. What caused one person's cancer still has to be shown from work and medical records.",
        "Mesothelioma and asbestosis, a scarring of the lungs, are separate illnesses with claims of their own. This page is about cancer that starts in the lung itself, which the EPA also names among the harms of asbestos.[^epa2024]",
      ],
    },
    {
      heading: "Smoking and asbestos together",
      paragraphs: [
        "For people who breathed asbestos dust and also smoked, medical studies find a risk that is higher than the two risks added together.[^one2015] Reviews differ on how much higher. One finds that asbestos can play a part even if the lungs are not scarred.[^intJ2020] Having smoked can make a claim harder in some places, but it does not end it by itself.",
      ],
    },
    {
      heading: "Who pays claims: companies and trusts",
      paragraphs: [
        "Lawsuits allege that makers and users of asbestos products did not warn of the dust. A company may deny that its own product played a part, so you need proof of the product. Federal cases once went to one docket in Philadelphia, but it stopped taking new ones in December 2011, with few exceptions.[^judicialPanel2011]",
        "Many of these companies went bankrupt and had to set up trusts. Each trust has written rules on the illness, the product and the proof it wants.[^governmentAccountability2011] A trust decides claims without a trial, and one person can often file with several trusts.",
      ],
    },
    {
      heading: "The federal rule on asbestos",
      paragraphs: [
        "In March 2024 the EPA published a rule to phase out the uses of chrysotile, the kind of asbestos still in use.[^epa2024] Companies challenged it in a federal appeals court. In July 2025 the EPA said it would not rewrite it for now.[^ehs2025] The older ban of 1989 was reported mostly struck down in 1991.[^mesowatch2026] None of this decides the claim of a person who is already ill.",
      ],
    },
  ],
  disqualifiers: [
    "The cancer spread to the lung from another part of the body.",
    "You cannot name any job, product or person that links you to asbestos dust.",
    "The cancer was found, or the death occurred, too long ago for the state's limit.",
    "The same claim was already paid or released. A payment from one trust may leave others open.",
    "There is asbestos in your building, but nobody has been diagnosed with an illness.",
  ],
  faqs: [
    {
      question: "I smoked for years. Is it worth asking?",
      answer:
        "Yes. Asbestos and tobacco together raise the risk more than either alone.[^nationalCancer2007] Some trusts may ask smokers for more proof, such as scarring on a scan. So it helps to know what your medical records say about smoking.",
    },
    {
      question: "The company I worked for is bankrupt. What now?",
      answer:
        "There may be a trust from that bankruptcy. It publishes its own rules and forms, and it decides each claim on written proof.[^governmentAccountability2011] A lawyer who handles asbestos cases can tell which trusts cover the products you worked with.",
    },
    {
      question: "I never worked with asbestos, but my husband did. Can I ask?",
      answer:
        "You can. Dust brought home on work clothes is a recognized way to be exposed.[^nationalCancer2007] Proof of his job and a signed statement about the dusty laundry usually help most.",
    },
    {
      question: "I am a veteran. Do I have to sue the military?",
      answer:
        "No. You can ask the VA, the Department of Veterans Affairs, for disability benefits. Filing is free, and you need no lawsuit.[^departmentVeterans2026] Lawsuits are against the companies that made the products. You may do both.",
    },
    {
      question: "I worked at a nuclear site. Is there any other help?",
      answer:
        "Perhaps. The Department of Labor runs a federal program for people who worked at certain nuclear sites, and applying costs nothing.[^departmentLabor2026]",
    },
    {
      question: "I have found asbestos in my house. Is that a case?",
      answer:
        "Not a cancer case. Don't touch the material, and keep other people away. Before any work on the house, have an accredited contractor look at it.",
    },
  ],
  reviewedOn: "2026-11-26",
  record: asbestosLungCancerRecord,
  related: ["roundup-cancer", "pfas-water", "ssdi-applications"],
  quiz: asbestosLungCancerQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Trust claims and lawsuits affect each other, so your lawyer should know about every step. Talk with that lawyer first.",
    },
    {
      question: "lung_cancer_dx",
      answers: ["no"],
      note: "Exposure without an illness is not a cancer case. Still, tell your doctor about it, so that you get the right exams.",
    },
    {
      question: "lung_cancer_dx",
      answers: ["not_sure"],
      note: "What matters is where the cancer began. The pathology report should say it, and your doctor can explain that report to you.",
    },
    {
      question: "lung_cancer_dx",
      answers: ["mesothelioma"],
      note: "Mesothelioma has claims of its own that this page does not cover in full. Go on if you like, or ask your state bar for a lawyer who handles asbestos.",
    },
  ],
} as const satisfies Case;
