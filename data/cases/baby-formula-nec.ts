import type { Case } from "../case";
import { babyFormulaNecQuiz } from "../quizzes/baby-formula-nec";
import { babyFormulaNecRecord } from "../records/baby-formula-nec";

export const babyFormulaNec = {
  slug: "baby-formula-nec",
  title: "Baby Formula and NEC",
  documentTitle: "Baby Formula and NEC lawsuits: who may qualify",
  description:
    "What families should know about NEC, formula for premature babies, and the lawsuits against the makers of Similac and Enfamil. Both sides, in plain words.",
  group: "products",
  summary:
    "Some families of premature babies are suing the makers of Similac and Enfamil over a serious bowel illness called NEC. The companies deny the claims.",
  highlights: ["Premature babies", "Similac or Enfamil", "NEC diagnosis"],
  card: {
    title: "Baby Formula and NEC",
    sub: "Premature babies and feeding",
    desc: "For families whose premature baby was fed Similac or Enfamil in the hospital and was later diagnosed with NEC.",
  },
  hero: {
    src: "/images/cases/baby-formula-nec.svg",
    alt: "Line drawing of a feeding bottle beside the round window of a hospital incubator.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/baby-formula-nec-explained.svg",
      alt: "Timeline from 1990 to 2024: a study in 1990, federal cases grouped in Chicago as MDL 3026 in 2022, a statement by health agencies in 2024.",
      caption:
        "The public record, in short. A 1990 study linked feeding preterm babies with formula alone to more NEC. In 2022 the federal cases were grouped in Chicago, as MDL 3026. In 2024 three federal agencies said there is no conclusive evidence that formula causes it, and strong evidence that human milk protects.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "Your baby was born before 37 weeks, or was very small at birth." },
    {
      text: "In the hospital, your baby was fed a cow's-milk formula or fortifier from the Similac or Enfamil lines.",
    },
    {
      text: "A doctor diagnosed NEC after that feeding began, often while your baby was still in the newborn intensive care unit (NICU).",
    },
    { text: "Hospital records show the product, or a firm may be able to find out from them." },
    { text: "You are the parent or legal guardian, or you act for the estate of a baby who died." },
    { text: "No earlier settlement or signed release covers this claim." },
  ],
  overview: [
    {
      heading: "About the formula and NEC",
      paragraphs: [
        "Babies who are born early often need special feeding. Human milk is the first choice when there is enough of it. Hospitals also use formula made for premature babies. They may add a fortifier, which puts extra nutrients into milk. Many of these products are made from cow's milk. The lawsuits name the Similac line, made by Abbott, and the Enfamil line, made by Mead Johnson, which is owned by Reckitt.",
        "NEC is short for necrotizing enterocolitis. It is a serious illness of the bowel, and it mostly affects babies who were born early or very small. Part of the bowel becomes inflamed and can die. A hole may form, or infection may spread through the body. Some babies need surgery, and some do not live. If this happened to your family, we are sorry. Nothing on this page says that a parent or a nurse did anything wrong.",
      ],
    },
    {
      heading: "What the lawsuits say",
      paragraphs: [
        "Lawsuits allege that feeding these cow's-milk products to very early babies raised the chance of NEC, compared with human milk. They also claim that parents and hospitals were not warned clearly enough. Abbott and Mead Johnson deny these claims. Each case also has to show what that one baby was fed, and what else may have played a part. Being born early is itself a major risk for NEC.",
      ],
    },
    {
      heading: "What studies and agencies say",
      paragraphs: [
        "Some research supports the families' side. A study in The Lancet in 1990 found that NEC was several times more common in premature babies fed only formula. In September 2024 an expert group reported to the federal government. It pointed to research in which donor milk cut the risk about in half, compared with formula.",
        "Other findings support the companies. On October 3, 2024, three federal health agencies, the FDA, the CDC and the NIH, made a joint statement. They said there is no conclusive evidence that formula for premature babies causes NEC. They also said there is strong evidence that human milk protects against it. When human milk runs short, formula stays part of standard care. Please do not change how your baby is fed because of this page. Ask your baby's doctor.",
      ],
    },
    {
      heading: "Where the cases stand",
      paragraphs: [
        "The federal cases are grouped before one judge in Chicago as MDL 3026. An MDL is a set of separate lawsuits that share the early steps, so each family keeps its own case. More cases are in state courts in Illinois, Missouri and Pennsylvania. Results are mixed. State juries have gone both ways, and at least one verdict was later set aside. In 2025 the federal judge ended the first three test cases in Abbott's favor, but allowed key experts.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Records matter, because the brand has to be shown. A court order from 2024 asks for proof that the baby was fed a Mead Johnson product before that company is named. Useful papers are feeding logs from newborn intensive care (NICU), birth and discharge summaries, and surgery or lab reports. If your baby died, the death certificate helps too. You do not need to have all of this. A list of the hospitals is a good start.",
        "Every state sets its own time limits, and some of them are short. Children often have more time. Claims about a death often have less. A lawyer can tell you which limit applies to your family, and it is fine to ask even if years have passed.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        'If you send the form, a partner law firm may review what you wrote and contact you. It may ask for records, and it may say no. We are not a law firm, and sending the form does not make anyone your lawyer. No one can promise a result. Please answer as truly as you can. "Not sure" is a good answer when you are not sure.',
      ],
    },
  ],
  disqualifiers: [
    "Your baby was born at full term and at a normal weight.",
    "Doctors did not diagnose NEC.",
    "Your baby had only human milk before NEC began.",
    "The formula or fortifier was neither Similac nor Enfamil.",
    "The claim was settled before, or a release was signed. A release is a paper that gives up a claim.",
    "The time limit in your state has passed.",
  ],
  faqs: [
    {
      question: "Did the formula cause my baby's NEC?",
      answer:
        "No website can tell you that. NEC can have several causes, and being born early is a major risk by itself. Doctors and courts look at how early the baby came, how the baby was fed, and the whole medical record.",
    },
    {
      question: "What if I do not know the brand?",
      answer:
        'That is common. The hospital usually chose the product. Feeding logs most often list it, and a firm can request them with your permission. You can choose "Other / Not sure" in the form.',
    },
    {
      question: "My baby is on formula now. Should I change that?",
      answer:
        "Please do not change feeding because of a page about lawsuits. Formula is often needed, and for many babies it is part of normal care. If you are worried, call your baby's doctor and talk it through.",
    },
    {
      question: "My baby was born at full term. Can I ask?",
      answer:
        "You can ask, but these cases center on babies who were born early or very small. If you think something went wrong with your baby's care, a lawyer who handles birth or medical cases may be a better fit.",
    },
    {
      question: "My baby died. Can I still ask?",
      answer:
        "Often, yes. Parents or the estate may be able to bring a claim. An estate is what the law calls the affairs of a person who has died. Time limits for these claims can be shorter, and state law decides who may ask.",
    },
    {
      question: "Is this about blaming the hospital?",
      answer:
        "This page is about claims against the companies that make the products. It does not say that parents, nurses or doctors who fed a baby did wrong. A lawyer can tell you if any other question comes up in your case.",
    },
    {
      question: "Does it cost anything?",
      answer:
        "The review is free, and there is no upfront fee. Partner firms usually work on contingency. That means they are paid only if they recover money for you. Ask each firm how it handles other costs.",
    },
    {
      question: "Is what I send private?",
      answer:
        "It goes to this site, its partner firms and its service providers, as the privacy policy explains. It does not yet have the special protection of talks between a lawyer and a client. Send only what you are comfortable sharing.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: babyFormulaNecRecord,
  related: [],
  quiz: babyFormulaNecQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "If a lawyer already helps you with this, please talk to that lawyer first. You may go on if you want a second look or have a different matter.",
    },
    {
      question: "premature",
      answers: ["no"],
      note: "These cases center on babies born early or very small, so this one may not fit. You may still send the form. For other worries about your baby's care, legal aid or your state bar's lawyer referral service can point the way.",
    },
    {
      question: "nec_dx",
      answers: ["no"],
      note: "Without a NEC diagnosis, these cases may not fit. If you are unsure what doctors found, ask for the discharge summary or talk to your baby's doctor. You may still send the form.",
    },
    {
      question: "formula_brand",
      answers: ["Other / Not sure"],
      note: "Many parents were never told the brand, and hospital feeding logs may show it. If it was a different maker, these cases may not fit. You may still send the form, and a lawyer can check.",
    },
  ],
  helplines: { place: "end", lines: ["maternal", "crisis"] },
} as const satisfies Case;
