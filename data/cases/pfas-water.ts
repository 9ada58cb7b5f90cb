import type { Case } from "../case";
import { pfasWaterQuiz } from "../quizzes/pfas-water";
import { pfasWaterRecord } from "../records/pfas-water";

export const pfasWater = {
  slug: "pfas-water",
  title: "PFAS in Water",
  documentTitle: "PFAS in Water lawsuits: who may qualify",
  description:
    "PFAS chemicals in drinking water and firefighting foam: which illnesses the lawsuits cover, what the science says, and why city settlements are separate.",
  group: "toxic",
  summary:
    "PFAS are chemicals found in water and firefighting foam. People who fell ill are suing the makers, who dispute the claims.",
  highlights: ["Water or foam exposure", "Specific diagnoses", "MDL 2873"],
  card: {
    title: "PFAS in Water",
    sub: "Drinking water and foam",
    desc: "For people with certain illnesses after years of PFAS in drinking water or firefighting foam.",
  },
  hero: {
    src: "/images/cases/pfas-water.svg",
    alt: "Line drawing of a water tower and a water tap.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/pfas-water-explained.svg",
      alt: "Drawing of a factory and foam above soil and groundwater, with a dotted way down to a well, up to a water tower and into a house.",
      caption:
        "How PFAS may travel: from foam or a factory into the soil and groundwater, and from there through a well or a water utility to the tap.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "You lived or worked for months or years where PFAS were found in the water, or you used firefighting foam (AFFF) yourself.",
      short: "PFAS water or foam exposure",
    },
    {
      text: "You have or had cancer of the kidney, testicle, liver or thyroid. Or you have a disease of the thyroid, or ulcerative colitis.",
      short: "One of six conditions",
    },
    {
      text: "The illness was found after the exposure began.",
      short: "Illness came later",
    },
    {
      text: "Records name the diagnosis and its date.",
      short: "Diagnosis in writing",
    },
    {
      text: "Leases, bills, service papers or school records show where you were, and when.",
      short: "Proof of place and years",
    },
    {
      text: "A test, a utility report or a public agency has found PFAS at that place.",
      short: "PFAS found at the place",
    },
    { text: "Families of service members and firefighters who died may ask as well." },
  ],
  overview: [
    {
      heading: "About PFAS in water and foam",
      paragraphs: [
        "PFAS are man-made chemicals that break down very slowly. Two of the oldest, PFOA and PFOS, were used in industry and in the foam that fire crews spray on burning fuel. The federal lawsuits are about that foam, and about water it reached near bases, airports and training sites. PFAS from a factory or a landfill usually go to other courts.[^judicialPanel2018]",
      ],
    },
    {
      heading: "What the lawsuits allege and the makers say",
      paragraphs: [
        "Lawsuits allege that the chemicals built up in people who drank the water or handled the foam. They allege that this raised the risk of certain illnesses, and that the makers gave too little warning.[^districtCourt2019] The companies deny that their products made any particular person ill.",
      ],
    },
    {
      heading: "How strong the evidence is",
      paragraphs: [
        "It depends on the illness. In 2022 the National Academies found enough evidence to link PFAS with kidney cancer and high cholesterol. The same holds for lower birth weight and a weaker response to vaccines. The proof was more limited for cancer of the testicle, for disease of the thyroid, and for ulcerative colitis. For other cancers, a summary calls it too thin to judge.[^nationalAcademies2022]",
        "IARC, the cancer agency of the World Health Organization, put PFOA in its group for known causes of cancer in people. It put PFOS in the group for possible ones. It noted that studies of people with kidney or testicular cancer were limited.[^iarc2023]",
      ],
    },
    {
      heading: "The court and the water rules",
      paragraphs: [
        "Judge Richard Gergel has all federal foam cases in Charleston. A first trial, about kidney cancer, was planned for October 2025. Two months before it, he took it off the calendar so that unfiled claims could be counted and checked.[^bloombergLaw2025] The large settlements in the news are with public water systems. They pay for cleaning water, not for anyone's illness.[^districtCourt2019]",
        "In April 2024 the Environmental Protection Agency (EPA) set limits for six PFAS in drinking water. The limit is 4 parts per trillion each for PFOA and PFOS.[^epa2024] In May 2026 it proposed more time for water systems to meet those two. As reported, it also proposed to drop the limits for four others.[^jJ2026] We looked for a final rule and found none.",
      ],
    },
  ],
  disqualifiers: [
    "You were exposed but have no diagnosis.",
    "Your illness is not one that the court is working on, and no medical expert supports the link.",
    "The time near the water or foam was very short.",
    "Nothing shows PFAS at the place where you lived, served or worked.",
    "The illness was there before the water or the foam.",
  ],
  faqs: [
    {
      question: "How do I find out about my water?",
      answer:
        "Your utility's yearly water report should give its PFAS results. The EPA posts national test data and links to state offices.[^epa2026] If you have a private well, you must have it tested yourself.",
    },
    {
      question: "Should I get a blood test?",
      answer:
        "Talk with your doctor. A test can show PFAS in your body, but not whether they made you ill.[^nationalAcademies2022] You do not need one to ask a lawyer.",
    },
    {
      question: "My town got settlement money. Is part of it mine?",
      answer:
        "No. It goes to the water system for treatment.[^districtCourt2019] If you signed anything about your property or your water, show it to a lawyer, because you may have given something up.",
    },
    {
      question: "I was a firefighter. Do I have other options?",
      answer:
        "Yes. For federal firefighters with certain cancers and enough years of service, the law presumes that the work made them ill.[^forestService2023] Many states have a similar rule for their own crews.",
    },
    {
      question: "Does the VA recognize PFAS?",
      answer:
        "Claims are decided one at a time. In September 2024 the VA began to study whether it should presume that kidney cancer comes from PFAS in service.[^departmentVeterans2024] We found no result.",
    },
    {
      question: "The exposure was decades ago. Is it too late?",
      answer:
        "Not always. A federal law can move the start of a state's limit to the day a person knew, or should have known, what caused the harm.[^code2026] Ask a lawyer whether it applies to you.",
    },
  ],
  reviewedOn: "2026-11-26",
  record: pfasWaterRecord,
  related: ["roundup-cancer", "asbestos-lung-cancer", "paraquat-parkinsons"],
  quiz: pfasWaterQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "The lawyer you have knows where your foam or water case stands, so please start there. You may go on here with a different question.",
    },
    {
      question: "diagnosis",
      answers: ["none"],
      note: "Worry about your water is understandable, but an injury case needs an illness. Your doctor can say which checks make sense for you.",
    },
    {
      question: "diagnosis",
      answers: ["other"],
      note: "For an illness outside its list, the court wants proof from a medical expert early on. That makes such a claim hard, though not impossible.",
    },
    {
      question: "water_source",
      answers: ["not_sure"],
      note: "A claim has to name a place where PFAS were found. Your utility's yearly report or the health department can help you find out.",
    },
  ],
} as const satisfies Case;
