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
    "Some people who drank water with PFAS, or worked with firefighting foam, and later fell ill are suing the makers. The companies dispute the claims.",
  highlights: ["Water or foam exposure", "Specific diagnoses", "MDL 2873"],
  card: {
    title: "PFAS in Water",
    sub: "Drinking water and foam",
    desc: "For people with certain illnesses after years of contact with PFAS in drinking water or firefighting foam.",
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
      alt: "Diagram of how PFAS may travel: from foam or a factory into soil, then groundwater, then a well or utility, then a tap.",
      caption:
        "How PFAS may travel: from foam or a factory into soil, on to groundwater, and from there through a well or a water utility to the tap.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "You lived or worked for months or years where tests found PFAS in the water." },
    { text: "Or you used firefighting foam, for example as a firefighter or service member." },
    {
      text: "A doctor later diagnosed kidney cancer, testicular cancer, thyroid disease or ulcerative colitis.",
    },
    {
      text: "Or the diagnosis was liver cancer or thyroid cancer, which were added to the cases later.",
    },
    { text: "The contact came before the diagnosis." },
    { text: "You can show where you lived or served, and about when." },
    { text: "You may also ask for a child, or for a family member who has died." },
  ],
  overview: [
    {
      heading: "What PFAS are",
      paragraphs: [
        "PFAS are a large family of man-made chemicals that break down very slowly. Two of the older ones are called PFOA and PFOS. They were used in some factories and in a firefighting foam known as AFFF. From there they reached some water supplies, mostly near military bases, airports and plants. Many people learn about it from a letter or a news story. That can be frightening. It does not mean that you will fall ill.",
      ],
    },
    {
      heading: "What the lawsuits are about",
      paragraphs: [
        "The lawsuits are against companies that made the chemicals or the foam. They include 3M, Tyco, BASF, and companies related to DuPont, such as Chemours and Corteva. Lawsuits allege that PFAS from these products got into water and into people's bodies and raised the risk of illness. They also claim that people were not warned enough. The companies dispute this. Each person has to show contact, an illness, and a link between the two.",
        "The test cases looked first at kidney cancer, testicular cancer, thyroid disease and ulcerative colitis, a long-term bowel illness. Liver cancer and thyroid cancer came later. For any other illness, a 2024 court order asks for early proof from a medical expert. That makes other illnesses harder to bring. These cases are for people with a diagnosis. Contact alone, or worry alone, is usually not enough.",
      ],
    },
    {
      heading: "What studies have found",
      paragraphs: [
        'A panel of the National Academies reviewed the science in 2022. It found sufficient evidence of a link for kidney cancer, high cholesterol, weaker response to vaccines, and lower growth before birth. For testicular and breast cancer, thyroid disease and ulcerative colitis it found limited or suggestive evidence. An earlier panel, called C8, named six illnesses with a "probable link" in 2012. It studied people near one chemical plant.',
        "In December 2023 the World Health Organization's cancer agency, IARC, said that PFOA can cause cancer in people. It called PFOS a possible cause. These reviews speak about groups of people. By themselves they cannot show why one person fell ill. The same illnesses also occur in people with no unusual contact, and they can have other causes. That is one reason the claims are disputed. A court has to look at both sides in each case.",
      ],
    },
    {
      heading: "Water rules and the court cases",
      paragraphs: [
        "In April 2024 the Environmental Protection Agency (EPA) set limits for PFOA and PFOS in drinking water, at 4 parts per trillion each. In May 2026 it proposed to let water systems ask for two more years, until 2031, and to drop limits for four other PFAS. We do not know if that became final. To learn about your water, ask your utility for its yearly report. A private well needs its own test.",
        "Federal cases about foam are grouped before one judge in South Carolina as MDL 2873. It began in December 2018. Cases about factories or household goods usually go elsewhere. The first injury trial was taken off the calendar in August 2025. The same order set rules for proof and timing in new cases. The large settlements in the news were with public water systems. They pay to clean water, and do not pay people who are ill.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Records that help are proof of address, a water test or utility report, service or fire department records, and the pathology report or treatment notes. A blood test for PFAS is not required. Time limits vary by state and by claim, and some are short. Federal law can affect when the clock starts for some pollution claims. A lawyer can tell you which limit applies.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        'If you send the form, a partner law firm may read it and contact you. It may ask where you lived and for how long, and it may decline. We are not a law firm, and the form does not make anyone your lawyer. No result can be promised. Please answer truly, and choose "not sure" when you are not.',
      ],
    },
  ],
  disqualifiers: [
    "There is no diagnosis from the list, or no diagnosis at all.",
    "There is worry or contact with PFAS, but no illness.",
    "The contact was short, such as a brief visit.",
    "The diagnosis came before the contact.",
    "There is no evidence of PFAS at the place where you lived or worked.",
    "The time limit for the claim has passed.",
  ],
  faqs: [
    {
      question: "How do I find out about my water?",
      answer:
        "Ask your water utility for its yearly quality report. The EPA and many states also publish PFAS test results. If you have a private well, it needs its own test by a certified lab. Your health department can tell you how.",
    },
    {
      question: "Should I get a blood test?",
      answer:
        "Talk it over with your doctor. A blood test can show that PFAS is in your body. It cannot show that you are ill or will be. You do not need one to send the form.",
    },
    {
      question: "Does a filter help?",
      answer:
        "Some do. Look for a filter certified to NSF/ANSI standard 53 or 58 for PFOA and PFOS, and change it on time. Your utility or health department can say what makes sense where you live.",
    },
    {
      question: "My city got a settlement. Is part of that mine?",
      answer:
        "No. Those settlements pay water systems for testing and treatment. They do not pay people for an illness, and they do not decide whether a person has a claim.",
    },
    {
      question: "I was exposed, but I am not ill. Can I join?",
      answer:
        "These injury cases need a diagnosis, so they would most likely not fit now. Tell your doctor about the contact, so that it is in your record. Keep water reports and letters in a safe place.",
    },
    {
      question: "Is this the same as Camp Lejeune?",
      answer:
        "No. Camp Lejeune water claims came under a different law and were about different chemicals. The Navy no longer takes new claims under that law. This page does not cover it.",
    },
    {
      question: "Do I have to pay to ask?",
      answer:
        "No. The review is free, and there is no upfront fee. Partner firms usually work on contingency, which means a fee is due only if they recover money. Ask the firm who pays for experts and tests.",
    },
    {
      question: "How long will it take?",
      answer:
        "No one can say. Cases in large groups like this one often take years, and some end without a recovery. Ask a firm what the next steps would be and how it will keep you informed.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: pfasWaterRecord,
  related: [],
  quiz: pfasWaterQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Please talk to the lawyer you have first, who knows where your case stands. You may go on if you want a second look or have a different matter.",
    },
    {
      question: "diagnosis",
      answers: ["none"],
      note: "These cases need a diagnosis, so this may not fit now. Your doctor is the right person to ask about tests or symptoms. You may still send the form.",
    },
    {
      question: "diagnosis",
      answers: ["other"],
      note: "For an illness that is not on the list, the court asks for early proof from a medical expert. That may make a claim hard. You may still send the form, or ask your state bar's lawyer referral service.",
    },
    {
      question: "water_source",
      answers: ["not_sure"],
      note: "A claim usually needs a place where PFAS was found. Your utility's yearly report or your health department may help you find out. You may still send the form.",
    },
  ],
} as const satisfies Case;
