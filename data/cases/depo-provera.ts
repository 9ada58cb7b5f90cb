import type { Case } from "../case";
import { depoProveraQuiz } from "../quizzes/depo-provera";
import { depoProveraRecord } from "../records/depo-provera";

export const depoProvera = {
  slug: "depo-provera",
  title: "Depo-Provera and Meningioma",
  documentTitle: "Depo-Provera and meningioma lawsuits: who may qualify",
  description:
    "Lawsuits about the Depo-Provera birth-control shot and meningioma: what studies found, how small the risk is, what the maker says, and which records help.",
  group: "drugs",
  summary:
    "Lawsuits allege that this birth-control shot lacked a warning of meningioma, a tumor. Pfizer calls the shot safe and effective.",
  highlights: ["Birth-control shot", "Meningioma", "Label changed December 2025"],
  card: {
    title: "Depo-Provera and Meningioma",
    sub: "Birth-control shot",
    desc: "For people with a meningioma, a tumor of the brain's lining, after Depo-Provera shots.",
  },
  hero: {
    src: "/images/cases/depo-provera.svg",
    alt: "Line drawing of a syringe beside the outline of a head, with the lining around the brain marked.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/depo-provera-explained.svg",
      alt: "Drawing of a head with its skull, lining and brain enlarged, and a small round growth on the lining; each is numbered.",
      caption:
        "Where a meningioma (3) grows: in the lining (2) between the skull (1) and the brain (4). Most are benign, which means they are not cancer.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "You got the Depo-Provera shot, or a generic that the federal cases cover.",
      short: "Depo-Provera shots received",
    },
    {
      text: "A doctor diagnosed a meningioma after you had begun the shots.",
      short: "Meningioma diagnosed afterwards",
    },
    {
      text: "The tumor is inside the head, because the federal group takes no tumors of the spine.",
      short: "Tumor inside the skull",
    },
    {
      text: "An MRI, a CT scan or a lab test of the tissue shows it.",
      short: "Named in a scan or report",
    },
    {
      text: "A clinic, a pharmacy or an insurer can show that the shots were given.",
      short: "Some proof of the shots",
    },
    {
      text: "You can say roughly when you started and when you had the last one.",
      short: "Rough years of use",
    },
  ],
  overview: [
    {
      heading: "The shot and the tumor",
      paragraphs: [
        "Depo-Provera is given about every three months, and its active part is a man-made hormone.[^court] The FDA approved it for birth control in 1992, and Pfizer makes it now, as Pharmacia & Upjohn did before.[^court] There is also a form with a lower dose, Depo-SubQ Provera 104, and other companies sell generic copies.[^court]",
        "A meningioma grows in the thin lining around the brain, and most of them are not cancer.[^bmj] It can still press on the brain beside it, so that some people need surgery.[^bmj]",
      ],
    },
    {
      heading: "The claim and Pfizer's answer",
      paragraphs: [
        "Lawsuits allege that the makers knew, or should have known, of a link between such hormones and this tumor, and that they should have warned women and their doctors.[^court] Pfizer answers that the shot is safe and does what it should.[^court] It also argues preemption, which means that federal drug rules leave no room for these claims under state law.[^mealeys]",
      ],
    },
    {
      heading: "What the studies and the new warning say",
      paragraphs: [
        "A French study compared women who had meningioma surgery with women who had not. In the first group, nine of 18,061 women had used the shot, and in the second, 11 of 90,305.[^bmj] That is a clear gap, but it rests on very few women, and the gap was tied to use for a year or more.[^bmj]",
        "A US study then counted about 7 diagnoses a year in every 100,000 users, and about 3 in the group it compared them with.[^jama] The rise appeared only after more than four years of use, or when a woman began after age 31.[^jama] Read both halves together: the rate was more than twice as high, and the chance for any one woman stayed small.[^jama]",
        "In December 2025 the FDA approved a warning for both forms of the shot.[^letter] It says that cases have been reported, and it speaks of a possible higher risk that such a tumor grows.[^fda] It asks doctors to look for signs and to end this treatment when one is found.[^fda] It does not say that the shot causes the tumor.[^fda]",
      ],
    },
    {
      heading: "In the courts",
      paragraphs: [
        "One federal judge handles the questions that the suits share, yet each woman keeps a case of her own.[^court] The group covers only tumors inside the skull, and it takes in generic shots.[^panel] Suits in New York and Delaware are reported to be coordinated with it.[^states] Anyone who files must prove both the shots and the tumor with papers.[^proof]",
      ],
    },
  ],
  disqualifiers: [
    "The tumor is of another kind, such as a glioma or a pituitary tumor.",
    "No scan and no lab report shows a meningioma.",
    "Nothing can prove the shots, not even an insurer's list.",
    "You had radiation to the head earlier, or you have NF2, an inherited condition that causes such tumors.",
    "You took birth-control pills only.",
    "The time to sue has run out where you live, or you signed a release.",
  ],
  faqs: [
    {
      question: "I get the shot now. What should I do?",
      answer:
        "Please don't just skip one. Ask your doctor at the next visit what your own risk is and which other methods would suit you. The FDA's warning is written for doctors to act on.[^fda]",
    },
    {
      question: "Could my headaches or blurred vision come from a meningioma?",
      answer:
        "These signs have many causes, and few of them are tumors. Tell a doctor about them, and mention for how many years you had the shot.",
    },
    {
      question: "I had only a generic. Does it count?",
      answer:
        "The federal group includes generic shots, but whom you may sue can depend on which company made yours.[^panel] Your pharmacy or clinic can often look up the maker from the product number.",
    },
    {
      question: "My clinic closed years ago. Where could I find proof?",
      answer:
        "An insurer, a state health program or whoever took over the clinic may still hold an entry. One plaintiffs' firm reports an exception. It is for women whose shots ended before June 2005 and who asked every provider without success.[^pope]",
    },
    {
      question: "Does the new warning prove my case?",
      answer:
        "No. A label tells doctors what to watch for, while a court asks what caused one woman's tumor and what the maker could have said. Each side reads the change its own way.[^mealeys]",
    },
    {
      question: "Do these suits cover other problems, such as bone loss?",
      answer:
        "No. The panel that joined the suits limited them to meningioma.[^panel] If your bones or anything else worries you, your doctor is the right person to ask.",
    },
  ],
  reviewedOn: "2026-11-26",
  record: depoProveraRecord,
  related: ["ozempic-wegovy", "hair-relaxer-cancer"],
  quiz: depoProveraQuiz,
  cautions: [
    {
      question: "used_depo",
      answers: ["no"],
      note: "These suits are about the shot, so another kind of birth control may not fit. If you are not sure what you were given, a clinic can look it up.",
    },
    {
      question: "side_effects",
      answers: ["other_tumor", "other"],
      note: "These suits are only about meningioma, and tumor names are easy to mix up. The report from your scan has the exact one.",
    },
    {
      question: "side_effects",
      answers: ["symptoms_only", "none"],
      note: "Without a diagnosis a firm can rarely do much. For symptoms, your doctor comes first, for your own sake.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Your lawyer knows your file, so ask them first; a second opinion is fine too.",
    },
  ],
  urgent: {
    title: "Get care first",
    text: "Call 911 for a sudden severe headache, a seizure, weakness on one side or loss of sight. Talk to your doctor before you change your birth control.",
  },
} as const satisfies Case;
