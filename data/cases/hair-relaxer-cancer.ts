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
    "Some people with cancer of the uterus or ovaries are suing the makers of hair relaxers. The companies deny the claims.",
  highlights: ["Relaxer use", "Uterine or ovarian cancer", "MDL 3060"],
  card: {
    title: "Hair Relaxers and Cancer",
    sub: "Chemical relaxers and straighteners",
    desc: "For people with uterine, endometrial or ovarian cancer after years of chemical relaxers.",
  },
  hero: {
    src: "/images/cases/hair-relaxer-cancer.svg",
    alt: "Line drawing of a hand mirror and a comb.",
    width: 800,
    height: 600,
  },
  gallery: [],
  eligibility: [
    {
      text: "You used chemical relaxers or straighteners often, for example several times a year over many years.",
      short: "Regular use over years",
    },
    {
      text: "You can name at least one brand or kit, or a salon that may know it.",
      short: "A brand or salon named",
    },
    {
      text: "You had cancer of the uterus, of its lining (endometrial cancer) or of the ovaries.",
      short: "Uterine, endometrial or ovarian cancer",
    },
    {
      text: "The diagnosis came after the use, not before it.",
      short: "Diagnosed after the use",
    },
    {
      text: "A pathology report exists, or a hospital can send you one.",
      short: "Pathology report available",
    },
    {
      text: "The person who was ill may ask, and so may a daughter, husband, sister or other relative.",
      short: "For yourself or a relative",
    },
  ],
  overview: [
    {
      heading: "About relaxers and these cancers",
      paragraphs: [
        "Relaxers are creams and kits that straighten hair with chemicals, at home or in a salon. Strength of Nature and Revlon are among the companies sued.[^districtCourt2024b][^cbs2025] The federal cases are about cancer of the uterus or its lining and cancer of the ovaries.[^districtCourt2024]",
      ],
    },
    {
      heading: "What the lawsuits claim and the companies answer",
      paragraphs: [
        "Lawsuits allege that chemicals that act like hormones passed through the scalp over many years and raised the risk of cancer. They say that no label warned of it. The companies deny this. In spring 2026, as reported, they asked the judge to keep the experts on cause away from the jury.[^lawsuitIntelligencer2026]",
      ],
    },
    {
      heading: "What the studies found",
      paragraphs: [
        "The best-known study followed women who each had a sister with breast cancer. Those who had straightened their hair more than four times in the past year got uterine cancer about two and a half times as often as those who had not. Other hair products showed no such link, and the authors asked for more research.[^jnci2022] In the same group, frequent use was linked with ovarian cancer, but that finding rests on only 20 women.[^carcinogenesis2021]",
        "The Black Women's Health Study did not find a clear rise for all women. It found a higher rate of uterine cancer after menopause in those with heavy or very long use, and none before menopause.[^environmentalResearch2023] Women in both studies reported their own use, so the results show a link and cannot settle what caused one person's illness.",
      ],
    },
    {
      heading: "What the courts decided and what the FDA plans",
      paragraphs: [
        "All federal suits are before Judge Mary Rowland in Chicago, and each person keeps a separate case. In November 2024 she granted part of a request to drop cases about other illnesses. Those cases can be filed again elsewhere.[^districtCourt2024] A separate complaint by buyers asks for refunds and medical checks, not for injury, and most of it was allowed to go on.[^harrismartin2024]",
        "Revlon went through bankruptcy, and the date for claims against its estate has passed; late requests were turned down.[^bankruptcyCourt2023] That does not settle every claim that names Revlon, and the other companies were never part of it.[^districtCourt2024b]",
        "You may have read that relaxers are being banned. The FDA only planned to propose a rule on formaldehyde in smoothing products that are heated in use.[^officeInformation2025] Relaxers in general are a different matter.",
      ],
    },
  ],
  disqualifiers: [
    "There is no cancer of the uterus or ovaries.",
    "Relaxers were used only once or twice.",
    "Your uterus was removed before the first use, and your claim is about uterine cancer.",
    "You only styled your hair with heat or without chemicals.",
    "All use ended so long ago that your state's limit, or its outer limit counted from sale, has passed.",
  ],
  faqs: [
    {
      question: "I used several brands. Is that a problem?",
      answer:
        "No, that is common. List every brand you remember with rough years, and say where you are unsure. Old photos, order histories and family members can fill the gaps.",
    },
    {
      question: "I only had it done at a salon. Does that count?",
      answer:
        "It can. Write down the salons, the stylists and the years you went, because they may remember what they bought. Stylists who fell ill may have a workers' compensation claim of their own.",
    },
    {
      question: "What if I have fibroids or endometriosis?",
      answer:
        "The federal cases are about cancer, so most firms will say no.[^districtCourt2024] A few state cases go on: in October 2025 Georgia's highest court let one woman's fibroids case continue on a question of timing.[^cbs2025]",
    },
    {
      question: "Do studies prove that relaxers cause cancer?",
      answer:
        "No. They found links in some groups and none in others.[^jnci2022][^environmentalResearch2023] In May 2026 the judge still had to decide whether experts may tell a jury that relaxers can cause these cancers. We found no ruling.",
    },
    {
      question: "Should I be tested or have surgery because of this?",
      answer:
        "That is for your doctor to say. Bring a list of the products and the years, and ask what it means for you.",
    },
    {
      question: "I used Revlon products. Am I too late?",
      answer:
        "For a claim on the bankruptcy estate, very likely: both dates for it were in 2023 (see your options above).[^bankruptcyCourt2023b] Ask a lawyer what remains, above all if you were diagnosed after May 2023.",
    },
  ],
  reviewedOn: "2026-11-26",
  record: hairRelaxerCancerRecord,
  related: ["depo-provera", "baby-formula-nec"],
  quiz: hairRelaxerCancerQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "You have a lawyer for this already, so start with a call to that office. A second look is fine if they know about it.",
    },
    {
      question: "diagnosis",
      answers: ["None"],
      note: "Relaxer cases are about cancer, so they do not fit somebody who is well. If something worries you, your doctor is the best next step.",
    },
    {
      question: "diagnosis",
      answers: ["Endometriosis"],
      note: "Endometriosis is a real illness but not a cancer, and the federal cases leave it out. Your state bar's referral service can name lawyers who look at other claims.",
    },
    {
      question: "diagnosis",
      answers: ["Other"],
      note: "Only cancers of the uterus and ovaries are in the federal relaxer cases. If you are unsure of the name, ask your doctor for the pathology report.",
    },
  ],
  urgent: {
    title: "Bleeding that is not normal for you",
    text: "See a doctor promptly about it, above all after menopause. If it is very heavy or you feel faint, call 911.",
  },
} as const satisfies Case;
