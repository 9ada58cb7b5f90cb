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
    "Some families are suing over Similac, Enfamil and NEC, a bowel illness of premature babies. The makers deny it.",
  highlights: ["Premature babies", "Similac or Enfamil", "NEC diagnosis"],
  card: {
    title: "Baby Formula and NEC",
    sub: "Premature babies and feeding",
    desc: "For families of a premature baby who had NEC after Similac or Enfamil.",
  },
  hero: {
    src: "/images/cases/baby-formula-nec.svg",
    alt: "Line drawing of a feeding bottle beside the round window of a hospital incubator.",
    width: 800,
    height: 600,
  },
  gallery: [],
  eligibility: [
    {
      text: "Your baby was born before 37 weeks, or was very small at birth.",
      short: "Born early or very small",
    },
    {
      text: "In the hospital, your baby was fed a cow's-milk formula or fortifier of the Similac or Enfamil lines.",
      short: "Similac or Enfamil in hospital",
    },
    {
      text: "After that feeding began, a doctor found that your baby had NEC.",
      short: "NEC diagnosed after feeding",
    },
    {
      text: "Hospital records show the product, or could show it.",
      short: "Feeding records exist",
    },
    {
      text: "You are a mother, father or legal guardian, or you act for the estate of a baby who died.",
      short: "Parent, guardian or estate",
    },
    {
      text: "You have not signed a paper that settles or gives up this claim.",
      short: "No earlier release",
    },
  ],
  overview: [
    {
      heading: "NEC (necrotizing enterocolitis) and feeding in the NICU",
      paragraphs: [
        "NEC is a serious illness of the bowel, mostly in babies who come early or are very small. Part of the bowel becomes inflamed and can die, and some babies need surgery.[^departmentHealth2024] If this happened in your family, we are sorry. Nothing here says that a parent or a nurse did anything wrong.",
        "In newborn intensive care (the NICU), human milk comes first if there is enough of it. If not, formula for premature babies is part of normal care.[^departmentHealth2024] The makers sued are Abbott (Similac) and Mead Johnson (Enfamil), which belongs to Reckitt.[^judicialPanel2022][^meadJohnson2026]",
      ],
    },
    {
      heading: "What the lawsuits say",
      paragraphs: [
        "Lawsuits allege that formulas based on cow's milk carry a higher chance of NEC for premature babies than safer choices do.[^judicialPanel2022] Families also say that nobody warned them or the hospital clearly enough. Abbott and Mead Johnson deny these claims.[^meadJohnson2026]",
      ],
    },
    {
      heading: "What studies and agencies say",
      paragraphs: [
        "A British study of 1990 found confirmed NEC 6 to 10 times more often in premature babies fed only formula than in those fed only breast milk.[^theLancet1990] In September 2024 a group of experts handed its report and 17 recommendations to the National Institutes of Health.[^nih2024]",
        "A few weeks later the FDA, the CDC and the NIH spoke together. They see no conclusive evidence that formula for premature babies causes NEC. They do see strong evidence that human milk protects against it.[^departmentHealth2024] AAP News, which pediatricians read, summed it up: the evidence points to the lack of human milk and not to the formula.[^aap2024]",
      ],
    },
    {
      heading: "What federal and state courts decided",
      paragraphs: [
        "The federal cases are before Judge Rebecca Pallmeyer in Chicago. In 2025, as reported, she ended the first three test cases in Abbott's favor. But she is reported to have let the families' main experts on cause stay in.[^verus2025][^verus2025b] The first is reported to have ended because that hospital had no other food for the baby.[^verus2025b]",
        "State juries have decided both ways, and one Missouri case must be tried again.[^harrismartin2025]",
      ],
    },
  ],
  disqualifiers: [
    "Your baby was born at full term with a normal weight.",
    "Doctors did not find NEC.",
    "Human milk was the only food before NEC began.",
    "The formula and the fortifier were neither Similac nor Enfamil.",
    "A claim about your baby's NEC was settled before.",
    "The time limit for your child's claim, and for your own, has passed.",
  ],
  faqs: [
    {
      question: "Did the formula cause my baby's NEC?",
      answer:
        "No website can tell you. Being born early is itself a major risk. Doctors and courts look at how early the baby came, what was fed and when the illness began.",
    },
    {
      question: "What if I do not know the brand?",
      answer:
        'Many parents were never told, because the hospital chose. Daily feeding sheets usually name it. For now, "Other / Not sure" is a good answer.',
    },
    {
      question: "My baby is on formula now. Should I change that?",
      answer:
        "Please do not change feeding because of a page about lawsuits. Your baby's doctor is the one to ask.",
    },
    {
      question: "Why does it matter whether donor milk was on hand?",
      answer:
        "Because courts ask what else the baby could have had. Two of the federal test cases were reported to have failed because of that.[^verus2025][^verus2025b]",
    },
    {
      question: "We live in a different state from the hospital. Where could we sue?",
      answer:
        "That is for a lawyer to sort out. Even inside Illinois the answer has differed.[^law2025][^stClair]",
    },
    {
      question: "My child lives with the effects. Is there help without a lawsuit?",
      answer:
        "There may be. SSI (Supplemental Security Income), Medicaid and early help programs look at what your child needs today, not at the cause. You can apply whether or not you sue.",
    },
  ],
  reviewedOn: "2026-11-26",
  record: babyFormulaNecRecord,
  related: ["birth-injury", "hair-relaxer-cancer"],
  quiz: babyFormulaNecQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Since someone already represents your family, call that office first. You can go on if you have a different question.",
    },
    {
      question: "premature",
      answers: ["no"],
      note: "Formula cases center on babies born early or very small, so yours may not fit. Legal aid or your state bar can refer you to lawyers for other worries about a birth.",
    },
    {
      question: "nec_dx",
      answers: ["no"],
      note: "Without NEC, this kind of case does not fit. If you are unsure what was found, the discharge summary or your baby's doctor can tell you.",
    },
    {
      question: "formula_brand",
      answers: ["Other / Not sure"],
      note: "It is common not to know. If the feeding sheets name another maker, the case may not fit, but a lawyer can look before you rule it out.",
    },
  ],
  helplines: { place: "end", lines: ["maternal", "crisis"] },
} as const satisfies Case;
