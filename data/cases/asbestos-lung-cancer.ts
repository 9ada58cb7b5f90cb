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
    "People who breathed asbestos dust at work, in the military or at home, and later had lung cancer, may have a claim. People who smoked may ask too.",
  highlights: ["Work or household exposure", "Smokers can ask", "Trusts and courts"],
  card: {
    title: "Asbestos and Lung Cancer",
    sub: "Dust at work or home",
    desc: "For people with lung cancer who breathed asbestos dust years ago, at a job, in the military or from a relative's work clothes.",
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
      alt: "Diagram of a fiber's way from the nose through the airway to a tiny air sac in the lung, with years passing.",
      caption:
        "How a breathed-in fiber may lodge: from the nose through the airway to a tiny air sac deep in the lung. Many years can pass before an illness is found.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "A doctor diagnosed lung cancer that started in the lung." },
    {
      text: "You breathed asbestos dust at a job, in military service, or from dust on a family member's clothes.",
    },
    { text: "The contact was often before the 1980s, or later during repair or tear-down work." },
    { text: "About ten years or more lie between the first contact and the diagnosis." },
    { text: "You can name some of the work places, jobs or products." },
    { text: "Smoking, now or in the past, does not by itself end a claim." },
    { text: "You may also ask for a loved one who is ill or has died." },
  ],
  overview: [
    {
      heading: "Asbestos and lung cancer",
      paragraphs: [
        "Asbestos is a group of minerals made of very thin fibers. It resists heat, so it was used in pipe wrap, ships, brakes, roofing, cement and many workplaces. Cutting or moving it can free dust that people breathe in. Dust carried home on work clothes is a known route too. These claims are not against one company. They are against many companies that made, sold or used asbestos products.",
        "This page is about lung cancer, which starts in the lung itself. Mesothelioma is a different cancer, in the thin lining around the lungs or belly. Asbestosis is scarring of the lungs. Both can also be linked to asbestos, and both have their own kinds of claims. Illness can take a long time to show. Often about 10 to 40 years pass between the contact and the cancer.",
      ],
    },
    {
      heading: "What is known and disputed",
      paragraphs: [
        "The broad science is settled here. US agencies and the World Health Organization's cancer agency class asbestos as a known cause of cancer in people. What is often disputed is the single case. Companies may say that a person was not near their product, that the dust was too little, or that smoking or something else explains the cancer. A claim has to answer those points with proof.",
      ],
    },
    {
      heading: "If you have smoked",
      paragraphs: [
        "Many people who ask about this used to smoke, or still do. There is no shame in that. Research shows that asbestos and smoking together raise the risk of lung cancer more than the two risks added up. A review from 2020 found that the two may even multiply. So smoking does not by itself end a claim. It will come up, and some trusts ask people who smoked for added medical proof.",
      ],
    },
    {
      heading: "Courts, trusts and the 2024 rule",
      paragraphs: [
        "Claims can go to different places. Many are lawsuits in state courts. An old group of federal cases in Philadelphia, MDL 875, has largely wound down. Many companies went bankrupt and left trusts, which are funds set up under court control to pay claims without a trial. Workers' compensation and veterans' benefits are separate again. A person may have more than one route. A lawyer can sort out which ones fit.",
        "Asbestos is not fully a thing of the past. A federal ban from 1989 was mostly struck down in 1991. In March 2024 the Environmental Protection Agency (EPA) issued a new rule to phase out one kind, chrysotile. Industry groups challenged it in court. The case was argued in June 2026, and we have not seen a decision. So asbestos has been phased out in part, and the new rule is before a court.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Records that help are the pathology report, chest scans and treatment notes. For the contact, think of work and union records, military discharge papers (the DD-214) and your Social Security earnings history. Names of products and of people you worked with help most. You need not have everything. Firms can often trace job sites and products from a list of jobs and years.",
        "Time limits vary by state and by claim, and some are short. They often start with the diagnosis, or with a death, and not with the work years ago. Trusts have rules of their own. A lawyer can tell you which limits apply to you, so it makes sense to ask fairly soon.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        'If you send the form, a partner law firm may look at it and contact you. It may need records, and it may decline. We are not a law firm, and the form does not make anyone your lawyer. No one can say in advance what a case will bring. Please give true answers, and say "not sure" where that is so.',
      ],
    },
  ],
  disqualifiers: [
    "The cancer began somewhere else in the body and spread to the lung.",
    "No job, place, person or product can be found that explains the contact.",
    "The diagnosis was too long ago for the time limit that applies.",
    "The same claim was already paid, or a release was signed. A release is a paper that gives up a claim.",
    "There is no diagnosis yet, only contact or worry.",
  ],
  faqs: [
    {
      question: "I smoked. Can I still ask?",
      answer:
        "Yes. Many claims involve people who smoked. It will be talked about, because smoking is a major cause of lung cancer too. It does not by itself end a claim. Please give an honest smoking history.",
    },
    {
      question: "The company went bankrupt. Is it over?",
      answer:
        "Maybe not. Many bankrupt companies left a trust to pay claims. Each trust has its own forms and proof rules. A lawyer can check whether one exists for the products in your case.",
    },
    {
      question: "I never worked with asbestos myself. Can that count?",
      answer:
        "It can. Dust carried home on work clothes is a known route, for example for a person who washed them. Write down who worked where, and in which years.",
    },
    {
      question: "I am a veteran. Is this a claim against the military?",
      answer:
        "No. These claims are against companies that made or sold the products. VA benefits are separate, and it is free to apply for them. Asking about one does not usually rule out the other. An accredited veterans service officer can help with the VA side.",
    },
    {
      question: "There is asbestos in my house. What should I do?",
      answer:
        "Leave it alone if it is in good shape. Do not cut, sand or scrape it. Use an accredited asbestos contractor for checks and removal. Having it in the house is not in itself a cancer claim.",
    },
    {
      question: "Can I ask for someone who has died?",
      answer:
        "Often, yes. A spouse, a child or the estate may be able to bring the claim. The state's law decides who may act. Time limits after a death can be short, so ask a lawyer which one applies.",
    },
    {
      question: "Does a review cost anything?",
      answer:
        "No, and there is no upfront fee. Partner firms usually work on contingency, so their fee comes only out of money they recover. Ask each firm how case costs are handled and what happens if nothing is recovered.",
    },
    {
      question: "Is what I send kept private?",
      answer:
        "It is shared with partner firms and service providers as the privacy policy describes. Lawyer-client privilege, which keeps talks with your own lawyer secret, does not cover it yet.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: asbestosLungCancerRecord,
  related: [],
  quiz: asbestosLungCancerQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "As you have a lawyer, please ask that lawyer first. Trust claims and lawsuits can affect each other. You may go on if you want a second look or have a different matter.",
    },
    {
      question: "lung_cancer_dx",
      answers: ["no"],
      note: "Contact with asbestos without a diagnosis may not fit these cases. It is still wise to tell your doctor about it, so that the right checks can be done. You may still send the form.",
    },
    {
      question: "lung_cancer_dx",
      answers: ["not_sure"],
      note: "A firm will want to know where the cancer began, because cancer that spread to the lung may not fit. Your doctor or the pathology report can tell you. You may still send the form.",
    },
    {
      question: "lung_cancer_dx",
      answers: ["mesothelioma"],
      note: "Mesothelioma has its own kind of claim, with its own rules, and this page does not cover it in full. You may still send the form, or ask your state bar for a lawyer who handles asbestos cases.",
    },
  ],
} as const satisfies Case;
