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
    "Lawsuits tie Roundup to a blood cancer, and its maker denies it. In 2026 a ruling changed the choices people have.",
  highlights: ["Glyphosate exposure", "Lymphoma diagnosis", "Proposed class settlement"],
  card: {
    title: "Roundup and Lymphoma",
    sub: "Weed killer exposure",
    desc: "For people with non-Hodgkin lymphoma after using Roundup. A 2026 ruling and settlement plan matter.",
  },
  hero: {
    src: "/images/cases/roundup-cancer.svg",
    alt: "Line drawing of a garden sprayer's lance held over a row of plants in a field.",
    width: 800,
    height: 600,
  },
  gallery: [],
  eligibility: [
    {
      text: "You used Roundup or worked around it, for example in a yard, on a farm or as a groundskeeper.",
      short: "Used or worked around Roundup",
    },
    {
      text: "The exposure went on for months or years, not just once or twice.",
      short: "Repeated exposure over time",
    },
    {
      text: "A doctor later diagnosed non-Hodgkin lymphoma (NHL) or one of its types.",
      short: "Lymphoma diagnosis on record",
    },
    {
      text: "You were exposed before you fell ill.",
      short: "Exposure before the illness",
    },
    {
      text: "You can give rough years for the use and for the diagnosis.",
      short: "Rough dates you remember",
    },
    {
      text: "You have checked, or are willing to check, whether the proposed class settlement covers you.",
      short: "You checked the class settlement",
    },
    { text: "You may also ask for a relative who is ill or has died." },
  ],
  overview: [
    {
      heading: "About Roundup and lymphoma",
      paragraphs: [
        "Roundup is a weed killer used on farms, in parks and in home yards. Its best-known active ingredient is glyphosate, first registered in the United States in 1974.[^nationalAgricultural2022] Monsanto, which makes it, is part of Bayer.[^bayerAg2026]",
        "The lawsuits are about non-Hodgkin lymphoma (NHL), a group of blood cancers. The federal judge has written that other illnesses fall outside his cases, and he sent a Hodgkin lymphoma case back to where it came from.[^districtCourt2024] Your pathology report, which says what the lab found in your tissue or blood, names the exact type.",
      ],
    },
    {
      heading: "What each side says",
      paragraphs: [
        "People who sue allege that breathing the spray, or getting it on their skin again and again, raised their risk of NHL. They also allege that the label should have warned of cancer. As reported, Monsanto offers to settle but denies any wrongdoing.[^hollandLaw2026]",
      ],
    },
    {
      heading: "What science and agencies say",
      paragraphs: [
        'In 2015 IARC, the cancer agency of the World Health Organization, looked at the studies. It listed glyphosate with other things that are "probably carcinogenic to humans".[^internationalAgency2015] The US Environmental Protection Agency (EPA) has called it "not likely" to cause cancer. In 2022 a federal appeals court found that the EPA had not supported that view well enough and sent the question back.[^nationalAgricultural2022]',
        "Studies differ too. A large study of people who apply pesticides found no clear link between glyphosate and any cancer.[^jnci2018] A 2019 review pooled several studies, that one among them. It found a higher rate of NHL in the people with the most exposure.[^mutationResearch2019]",
      ],
    },
    {
      heading: "The 2026 ruling and the class settlement",
      paragraphs: [
        "In Monsanto v. Durnell the Supreme Court decided about the label only. If the EPA has not required a cancer warning, federal law blocks a state claim that the label should have had one. The court did not say whether glyphosate causes cancer.[^opinion] Courts still have to decide whether other kinds of claims can go on, so a new lawsuit may be limited.",
        "King v. Monsanto is a class settlement: one agreement for a whole group of people. As reported, a judge has approved it at the first of two steps, and lawyers named by the court speak for the group.[^hollandLaw2026] If final approval has come since, you may already be able to register, but only for a limited time. Before you decide anything else, please look at the official site: weedkillerclass.com. If you did not ask to be left out, the settlement may bind you.[^settlementAdministrator2026]",
      ],
    },
  ],
  disqualifiers: [
    "No doctor has found NHL or one of its types.",
    "You were never really exposed to Roundup, or only very little.",
    "The lymphoma was found before the first use.",
    "An earlier Roundup settlement or a signed release already covers the claim.",
    "You are bound by the class settlement and did not ask in time to be left out. You may still have rights inside it.",
    "The time limit for a Roundup claim in your state has run out.",
  ],
  faqs: [
    {
      question: "Is it too late after the Supreme Court ruling?",
      answer:
        "That depends. The ruling closed one kind of claim, about the warning on the label, and left others to be argued.[^opinion] The proposed settlement is a separate path with its own rules.",
    },
    {
      question: "Is my type of lymphoma included?",
      answer:
        "Many types are, from diffuse large B-cell to follicular lymphoma. The settlement or the court goes by the name on your pathology report. Hodgkin lymphoma is not in the federal cases.[^districtCourt2024] If the report is hard to read, your cancer doctor can explain it.",
    },
    {
      question: "I have no receipts for weed killer. Does that end it?",
      answer:
        "Not by itself, because few people keep them. Photos of the shed, a store card, work records and a signed note from somebody who saw you spray can all help.",
    },
    {
      question: "Do I need a lawyer to claim in the class settlement?",
      answer:
        "No, you do not have to hire anyone to use the official site.[^settlementAdministrator2026] Some people still want their own lawyer to look things over first. You may still owe costs. Ask before you sign.",
    },
    {
      question: "I used Roundup but I am well. Is there anything for me?",
      answer:
        "The proposed settlement is written for people who fall ill later too, within a set period.[^settlementAdministrator2026] Keep the notice if you got one, write down where you sprayed, and tell your doctor about it at your next visit.",
    },
    {
      question: "Is the refund for Roundup bottles the same thing?",
      answer:
        "No. Older class cases about the price of the product had nothing to do with illness. The one for lymphoma, its lawyers report, is King v. Monsanto in St. Louis.[^hollandLaw2026]",
    },
  ],
  reviewedOn: "2026-11-26",
  record: roundupCancerRecord,
  related: ["paraquat-parkinsons", "pfas-water", "asbestos-lung-cancer"],
  quiz: roundupCancerQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Ask your own lawyer first, above all whether you are in the class settlement. You may still go on if you want a second opinion.",
    },
    {
      question: "diagnosis",
      answers: ["none"],
      note: "Without a diagnosis a lawsuit is unlikely to fit. The official site, weedkillerclass.com, says what it plans for people who get NHL later. Please see your doctor if you have symptoms.",
    },
    {
      question: "diagnosis",
      answers: ["hodgkin", "aml", "cml"],
      note: "This illness is not non-Hodgkin lymphoma, so it usually falls outside Roundup cases. Check the exact name on your report before you give up.",
    },
    {
      question: "diagnosis",
      answers: ["other"],
      note: "Roundup cases are about non-Hodgkin lymphoma, and another illness may not fit. Ask your doctor whether the report names a lymphoma, then go on if you like.",
    },
  ],
} as const satisfies Case;
