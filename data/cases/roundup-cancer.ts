import type { Case } from "../case";
import { roundupCancerQuiz } from "../quizzes/roundup-cancer";
import { roundupCancerRecord } from "../records/roundup-cancer";

export const roundupCancer = {
  slug: "roundup-cancer",
  title: "Roundup and Lymphoma",
  documentTitle: "Roundup and lymphoma claims: where things stand",
  description:
    "Roundup weed killer and non-Hodgkin lymphoma: what the Supreme Court decided in 2026, the proposed class settlement, and who may still have options.",
  group: "toxic",
  summary:
    "Some people who used Roundup and later had non-Hodgkin lymphoma have sued its maker, which denies that it causes cancer. In 2026 a Supreme Court ruling and a proposed settlement changed the choices people have.",
  highlights: ["Glyphosate exposure", "Lymphoma diagnosis", "Settlement status matters"],
  card: {
    title: "Roundup and Lymphoma",
    sub: "Weed killer exposure",
    desc: "For people with non-Hodgkin lymphoma after using Roundup. A 2026 court ruling and a proposed settlement affect what is possible.",
  },
  hero: {
    src: "/images/cases/roundup-cancer.svg",
    alt: "Line drawing of a garden sprayer's lance held over a row of plants in a field.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/roundup-cancer-explained.svg",
      alt: "Timeline with five points: 1974 registered in the US, 2015 IARC review, 2020 EPA decision, 2022 appeals court, 2026 Supreme Court.",
      caption:
        "Five dates on the public record. Glyphosate was registered in the US in 1974. In 2015 IARC, a cancer agency, called it probably carcinogenic. In 2020 the EPA called it not likely carcinogenic. The court of 2022 sent the EPA decision back and did not decide whether glyphosate causes cancer. The 2026 ruling was about claims over the warning label.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "You used Roundup or worked around it, for example in a yard, on a farm or as a groundskeeper.",
    },
    { text: "The contact went on for a meaningful time, not just once or twice." },
    { text: "A doctor later diagnosed non-Hodgkin lymphoma (NHL) or one of its types." },
    { text: "The contact came before the diagnosis." },
    { text: "You can give rough dates of use and of the diagnosis." },
    {
      text: "You have checked, or are willing to check, whether the proposed class settlement covers you.",
    },
    { text: "You may also ask for a family member who is ill or has died." },
  ],
  overview: [
    {
      heading: "About Roundup and lymphoma",
      paragraphs: [
        "Roundup is a weed killer used on farms, in parks and in home yards. Its best-known active ingredient is glyphosate, which was registered for use in the United States in 1974. Monsanto made Roundup for many years. Bayer bought Monsanto in 2018. Bayer denies that Roundup causes cancer.",
        "Non-Hodgkin lymphoma, or NHL, is a group of blood cancers. It has many types. Names you may see on a report are diffuse large B-cell, follicular, mantle cell, and chronic lymphocytic leukemia (CLL/SLL). Hodgkin lymphoma and the myeloid leukemias (AML and CML) are different illnesses. They usually fall outside these cases. The pathology report, which is the lab's finding on a tissue or blood sample, shows the exact type.",
      ],
    },
    {
      heading: "What the lawsuits and agencies say",
      paragraphs: [
        "Lawsuits allege that long or repeated contact through the skin or by breathing raised the risk of NHL. They also claim that the label should have warned about cancer. The company denies both points. Juries have gone both ways in the past. Each case has also had to look at the one person: how they used it, for how long, and what else may have played a part.",
        'Agencies do not agree. In March 2015 IARC, the cancer research agency of the World Health Organization, put glyphosate one step below its top group: "probably carcinogenic to humans", or likely able to cause cancer. The US Environmental Protection Agency, or EPA, has said it is not likely to. In 2022 a federal appeals court threw out the health part of a 2020 EPA decision as poorly reasoned. It did not rule that glyphosate causes cancer.',
      ],
    },
    {
      heading: "The 2026 court ruling",
      paragraphs: [
        "On June 25, 2026, the US Supreme Court ruled in Monsanto v. Durnell. It held that federal pesticide law blocks a state claim that the label should have carried a cancer warning the EPA has not required. The case was sent back to Missouri. Other kinds of claims, such as claims about design or ads, may still be argued. How courts will treat them is not settled. So a new lawsuit may be limited.",
      ],
    },
    {
      heading: "The proposed class settlement",
      paragraphs: [
        "There is also a proposed class settlement, King v. Monsanto, in a state court in St. Louis. In a class settlement, one agreement covers a whole group. A judge gave preliminary approval, an early step, on March 4, 2026. It covers people in the US exposed before February 17, 2026, who have NHL now or get it later. The date first set for leaving the group was in June 2026. If it becomes final, people who stayed in may be bound.",
        "Please check the official settlement site, weedkillerclass.com, before you decide anything. It lists the current dates and says what a person with NHL has to do. We cannot tell you here whether final approval was given. You do not have to pay anyone to use that site. Lawyers chosen by the court represent the group. This website is not part of the settlement.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Useful papers are the pathology report, cancer treatment records, receipts, and photos of the product or the shed. Work history and signed statements from people who saw the use can help too. Time limits differ by state and by claim, and some are short. Settlement dates are separate from those limits. A lawyer can tell you which dates apply to you.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "If you send the form, a partner law firm may look at it and contact you. The firm may say that the settlement is your best route, that other options are open, or that it cannot help. We are not a law firm, and the form does not make anyone your lawyer. Please answer truthfully, and say so when you are not sure.",
      ],
    },
  ],
  disqualifiers: [
    "There is no diagnosis of NHL or one of its types.",
    "There was no real contact with Roundup, or only very little.",
    "The diagnosis came before the contact.",
    "An earlier settlement or a signed release already covers the claim.",
    "You are bound by the class settlement and did not ask in time to be left out. You may still have rights inside that settlement.",
    "The time limit for your claim has passed.",
  ],
  faqs: [
    {
      question: "Does Roundup cause cancer?",
      answer:
        "Experts disagree. The World Health Organization's cancer agency, IARC, says glyphosate probably can. The EPA has said it is not likely to. The maker denies it. Courts have looked at the question case by case, and a doctor is the right person to ask about your own illness.",
    },
    {
      question: "Is it too late after the Supreme Court ruling?",
      answer:
        "That depends. The ruling narrowed what people can sue over, but the proposed settlement or other kinds of claims may remain. A lawyer can look at your case, and the official site explains the settlement.",
    },
    {
      question: "Is my type of lymphoma included?",
      answer:
        "Many types of NHL are. Your pathology report gives the exact name, and the rules of the settlement or of the court decide. Hodgkin lymphoma and the leukemias called AML and CML are different, and are usually not part of these cases.",
    },
    {
      question: "I have no receipts. Does that end it?",
      answer:
        "Not by itself. Few people keep receipts for weed killer. Photos, work records and signed statements from people who saw you use it can help. Write down what you remember while it is fresh.",
    },
    {
      question: "Do I need a lawyer to claim in the class settlement?",
      answer:
        "No. The court named lawyers for the whole group, and members do not have to pay anyone to use the official site. Some people still like to have their own lawyer look things over first.",
    },
    {
      question: "Someone in my family has died. Can I ask for them?",
      answer:
        "You can ask. A close relative or the estate may be able to bring a claim or use the settlement. State law and the settlement's own rules decide who may act for a person who has died.",
    },
    {
      question: "What does a review cost?",
      answer:
        "Nothing. There is no upfront fee. Partner firms most often work on contingency, so a fee is due only if they recover money. Ask how a firm treats costs, and whether the class settlement would serve you just as well.",
    },
    {
      question: "Will someone call me?",
      answer:
        "If you agree to it in the form, a partner firm may call or text. You can reply STOP to end the texts. Agreeing to calls is never a condition of buying anything.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: roundupCancerRecord,
  related: [],
  quiz: roundupCancerQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Since you have a lawyer for this, please speak with that lawyer first, above all about the class settlement. You may go on if you would like a second look or have a different matter.",
    },
    {
      question: "diagnosis",
      answers: ["none"],
      note: "These cases are for people with a diagnosis, so this may not fit now. The official site, weedkillerclass.com, explains what it says about people who fall ill later. If you have symptoms, please see your doctor. You may still send the form.",
    },
    {
      question: "diagnosis",
      answers: ["hodgkin", "aml", "cml"],
      note: "This illness differs from non-Hodgkin lymphoma and usually falls outside these cases. It is worth checking the exact name on your pathology report. You may still send the form, or ask your state bar's lawyer referral service.",
    },
    {
      question: "diagnosis",
      answers: ["other"],
      note: "Most of these cases are about non-Hodgkin lymphoma, so another illness may not fit. Your doctor can confirm the exact name. You may still send the form.",
    },
  ],
} as const satisfies Case;
