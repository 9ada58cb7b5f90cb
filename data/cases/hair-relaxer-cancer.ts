import type { Case } from "../case";
import { hairRelaxerCancerQuiz } from "../quizzes/hair-relaxer-cancer";
import { hairRelaxerCancerRecord } from "../records/hair-relaxer-cancer";

export const hairRelaxerCancer = {
  slug: "hair-relaxer-cancer",
  title: "Hair Relaxers and Cancer",
  documentTitle: "Hair Relaxers and Cancer lawsuits: who may qualify",
  description:
    "Chemical hair relaxers and uterine or ovarian cancer: what lawsuits allege, what the studies do and do not show, and what the companies say.",
  group: "products",
  summary:
    "Some people who used chemical hair relaxers for years, and later had uterine or ovarian cancer, are suing the makers. The companies deny the claims.",
  highlights: ["Relaxer use", "Uterine or ovarian cancer", "MDL 3060"],
  card: {
    title: "Hair Relaxers and Cancer",
    sub: "Chemical relaxers and straighteners",
    desc: "For people who used chemical hair relaxers often and were later diagnosed with uterine, endometrial or ovarian cancer.",
  },
  hero: {
    src: "/images/cases/hair-relaxer-cancer.svg",
    alt: "Line drawing of a hand mirror and a comb.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/hair-relaxer-cancer-explained.svg",
      alt: "Two groups of 100 small figures from a 2022 study: by age 70, about 2 who never used straighteners and about 4 frequent users had uterine cancer.",
      caption:
        "What a 2022 study found by age 70: uterine cancer in about 2 of 100 women who never used straighteners, and about 4 of 100 who used them more than four times in the past year. This is a link, not proof of cause.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "You used chemical hair relaxers or straighteners, such as lye or no-lye creams or kits.",
    },
    { text: "The use was regular, for example several times a year over some years." },
    { text: "You can name at least one brand, or the salon that used it." },
    { text: "A doctor later diagnosed uterine, endometrial or ovarian cancer." },
    { text: "The use came before the diagnosis." },
    {
      text: "A pathology report, which is the lab's finding on the tissue, can confirm the cancer.",
    },
    { text: "You may also ask for a family member who is ill or has died." },
  ],
  overview: [
    {
      heading: "About relaxers and the cancers",
      paragraphs: [
        "Chemical relaxers are creams and kits that make curly hair straight. Some use lye and some do not. Brands named in the lawsuits include Dark & Lovely, Just for Me, Optimum, ORS Olive Oil and Motions. Companies named include L'Oreal, Strength of Nature and Revlon. All of them deny the claims.",
        "The cases are mostly about two cancers. Uterine cancer starts in the womb. Its most common kind is endometrial cancer, which starts in the lining of the womb. Ovarian cancer starts in the ovaries, where eggs are made. Fibroids and endometriosis can be painful and hard to live with, but they are not cancers. They are a weaker fit for these cases.",
      ],
    },
    {
      heading: "What the lawsuits say",
      paragraphs: [
        "Lawsuits allege that some chemicals in relaxers act like hormones, or upset them. They say these can pass through the scalp and raised the risk of cancer. They also claim that buyers were not warned. The companies deny this. Each case has to show which products a person used, how often, and that they played a part in that person's cancer.",
      ],
    },
    {
      heading: "Studies, and the FDA on formaldehyde",
      paragraphs: [
        "The best-known study came out in October 2022. Researchers at the National Institutes of Health (NIH) followed 33,947 women. Among those who had used straighteners in the past year, the rate of uterine cancer was about 1.8 times as high as among those who had not. For use more than four times that year, it was about two and a half times as high. Other hair products, such as dyes, were not linked. This report did not look at ovarian cancer.",
        "Numbers like these need care. By age 70, the study put the risk at about 1.6 in 100 for women who never used straighteners and about 4 in 100 for frequent users. So most users did not get this cancer. A link is not proof of cause. The women reported their own use, and the authors asked for more research. A 2023 study of Black women also linked long use with uterine cancer after menopause.",
        "You may have read about the FDA and formaldehyde. That is a different question. The agency, which oversees cosmetics, has planned since 2023 to propose a ban on formaldehyde in smoothing products that are used with heat. It had not made that proposal by the end of 2025. Relaxers as a whole are not part of that plan.",
      ],
    },
    {
      heading: "Where the cases stand",
      paragraphs: [
        "The federal cases are grouped before one judge in federal court in Chicago as MDL 3060. They began there in February 2023. An MDL is a group of separate lawsuits that share early steps, so each person keeps their own case. A set of test cases was chosen, and first trials were expected in 2027. The judge was also asked to decide which experts on the science may testify. Revlon went through bankruptcy and had its own date for claims.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Helpful papers are pathology and surgery records, photos with dates, salon names, receipts and old boxes. A stylist or relative may be able to say what was used. Time limits vary by state and claim, and some are short. Some states count from when a person learned of a possible link, so an older diagnosis may be harder. A lawyer can tell you which limit applies.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        'After you send the form, a partner law firm may read it and contact you. It may ask about brands and records, and it may decline. We are not a law firm. The form does not make anyone your lawyer, and no one can promise how a case will end. Please tell it as it was. "About" and "I think" are fine.',
      ],
    },
  ],
  disqualifiers: [
    "There is no diagnosis of uterine, endometrial or ovarian cancer.",
    "Relaxers were used only once or twice.",
    "The womb was removed (a hysterectomy) before relaxers were first used.",
    "Only heat or natural styling was used, with no chemical relaxer.",
    "The time limit for the claim has passed.",
    "You already have a lawyer for this matter. That lawyer is the one to ask first.",
  ],
  faqs: [
    {
      question: "I used several brands. Is that a problem?",
      answer:
        "No, that is common. List every brand you can remember and about when you used it. Photos, receipts and family members can help fill the gaps. It is fine to say that you are not certain.",
    },
    {
      question: "I only had it done at a salon. Does that count?",
      answer:
        "It can. Write down the names of the salons and stylists and the years you went. They may remember, or have records of, the products they used.",
    },
    {
      question: "I have fibroids or endometriosis. Can I ask?",
      answer:
        "You can ask, but fewer firms take these cases. They are not cancers, and most of the lawsuits now center on uterine and ovarian cancer. A firm may tell you plainly that it cannot help.",
    },
    {
      question: "Should I be tested or have surgery?",
      answer:
        "That is a question for your doctor, not for a website. Tell your doctor about your past use if it worries you. Bleeding that is unusual for you should be checked promptly, even if you feel well.",
    },
    {
      question: "My mother died of uterine cancer. Can our family ask?",
      answer:
        "You may be able to. A relative or the estate, meaning the affairs of the person who died, can sometimes bring a claim. State law decides who, and these claims can have shorter time limits.",
    },
    {
      question: "Do studies prove that relaxers cause cancer?",
      answer:
        "No. Some studies found a link between frequent use and uterine cancer. A link can have other reasons. The women in the 2022 study all had a sister with breast cancer, so they may differ from others. The researchers asked for more study, and the companies deny the claims.",
    },
    {
      question: "How much does it cost to ask?",
      answer:
        "The review is free, with no upfront fee. Partner firms usually work on contingency: they get a fee only if they recover money. Ask how the firm deals with costs such as records and experts.",
    },
    {
      question: "Who will see my answers?",
      answer:
        "This site, its partner firms and its service providers, as the privacy policy says. What you send is not yet covered by lawyer-client privilege, the rule that keeps talks with your own lawyer secret.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: hairRelaxerCancerRecord,
  related: [],
  quiz: hairRelaxerCancerQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "You said you have a lawyer for this. Please ask that lawyer first. You may go on if you would like a second look or your question is about something else.",
    },
    {
      question: "diagnosis",
      answers: ["None"],
      note: "These cases are about cancer, so without a diagnosis this may not fit. If you have symptoms or worries, your doctor is the best next step. You may still send the form.",
    },
    {
      question: "diagnosis",
      answers: ["Endometriosis"],
      note: "Endometriosis is a real illness, but not a cancer, and fewer firms take these cases. You may still send the form. Your state bar's lawyer referral service can suggest others to ask.",
    },
    {
      question: "diagnosis",
      answers: ["Other"],
      note: "Most of these cases are about uterine or ovarian cancer, so another illness may not fit. Your doctor can confirm the exact name. You may still send the form.",
    },
  ],
  urgent: {
    title: "Get care first",
    text: "See a doctor promptly about bleeding that is unusual for you, above all after menopause. If bleeding is very heavy or you feel faint, call 911.",
  },
} as const satisfies Case;
