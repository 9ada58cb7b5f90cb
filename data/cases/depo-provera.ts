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
    "Depo-Provera is a birth-control shot given every three months. Lawsuits claim that its maker should have warned about meningioma, a usually benign tumor; Pfizer says the shot is safe and effective.",
  highlights: ["Birth-control shot", "Meningioma", "Label changed December 2025"],
  card: {
    title: "Depo-Provera and Meningioma",
    sub: "Birth-control shot",
    desc: "For people who had Depo-Provera shots and were later found to have a meningioma, a tumor of the brain's lining.",
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
      alt: "Diagram of three layers of the head, labeled skull, lining and brain, with a small round growth on the lining.",
      caption:
        "Where a meningioma grows: in the lining between the skull and the brain. Most are benign, which means they are not cancer.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "You had two or more Depo-Provera shots, or about a year of them." },
    { text: "The shots were the brand, or a version the brand's maker allowed." },
    { text: "A doctor found a meningioma after the shots." },
    {
      text: "An MRI, a CT scan or a pathology report (a lab's look at the tissue) shows the tumor.",
    },
    { text: "Clinic, pharmacy or insurance records can show that the shots were given." },
    { text: "You had surgery, radiation or regular checks for the tumor." },
  ],
  overview: [
    {
      heading: "About Depo-Provera and meningioma",
      paragraphs: [
        "Depo-Provera is a birth-control shot given about every three months. Its active part is medroxyprogesterone acetate, a man-made hormone of a kind called progestin. The Food and Drug Administration (FDA) approved it for birth control in 1992. Pfizer makes it now; Pharmacia & Upjohn did before. A form with a lower dose, Depo-SubQ Provera 104, goes under the skin. Other companies sell generic copies.",
        "A meningioma is a tumor in the thin lining around the brain. Most are benign, which means they are not cancer, and many grow slowly. Some cause no trouble and are only watched. Others press on the brain or on nerves. They can bring headaches, seizures, or changes in sight or hearing. Treatment may be surgery or radiation. Meningiomas also occur in people who never had the shot.",
      ],
    },
    {
      heading: "What each side says",
      paragraphs: [
        "Lawsuits claim that the maker knew, or should have known, of a link between progestins and meningioma. They say it should have warned women and doctors. They also allege that it should have pointed to choices with a lower dose. Pfizer says that Depo-Provera is safe and effective. It also argues that federal drug rules bar these claims, a defense known as preemption.",
      ],
    },
    {
      heading: "What studies and the FDA say",
      paragraphs: [
        "A French study in the journal BMJ in 2024 compared women who had surgery for a meningioma with women who had not. Use of this kind of shot for over a year was rare in both groups. It was found in about 4 of 10,000 women with surgery, and 1 of 10,000 without. Such a study can show a link. It cannot prove what caused any one tumor.",
        "A US study in JAMA Neurology in 2025 found about 7 meningiomas a year for each 100,000 users of the shot. The rate was about 3 for women in the comparison group. The rise was seen only with more than four years of use, or a start after age 31. So the rate was more than twice as high, while the risk for one woman stayed small.",
        "In December 2025, the FDA approved a meningioma warning for both forms of the shot. It asks doctors to watch for signs, and to end this treatment if a meningioma is found. The FDA had turned down an earlier request in 2024. Europe and Canada had added warnings before that. A label change does not decide a lawsuit, and each side may read it in its own way.",
      ],
    },
    {
      heading: "Where the cases stand",
      paragraphs: [
        "Federal cases are before Judge M. Casey Rodgers in Pensacola, Florida. The group is called MDL 3140. In an MDL, one judge handles shared early questions, and each person still has a separate case. Similar suits are in state courts in New York, Delaware and elsewhere. Large questions about federal law and about cause are for these courts to decide, and this page does not track each ruling.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Good records are shot records from a clinic or pharmacy, insurance claims, MRI or CT reports, and reports from surgery or the lab. Shots from years ago can be hard to trace. Insurers, clinics and state programs may still hold proof. Time limits vary by state and by claim, and some are short. Much can turn on when the possible link became known to you. A lawyer can say which limit applies.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "After you send the form, a partner firm may review it and contact you if you agreed. It may ask for scans and shot records. It may also tell you that it cannot help. This site is not a law firm, and the form is not a decision about your claim. Please answer with what you know, and leave the rest open.",
      ],
    },
  ],
  disqualifiers: [
    "The tumor is of another kind, such as a glioma or a pituitary tumor.",
    "No scan or lab report shows a meningioma.",
    "There is no proof of the shots, even from insurance.",
    "You had radiation to the head earlier, or you have NF2, an inherited condition that leads to such tumors.",
    "Only birth-control pills were used, never the shot.",
    "The time limit has passed, or you already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "I get the shot now. What should I do?",
      answer:
        "Talk to your doctor before you change your birth control. Please do not simply skip a shot. Your doctor can go over your own risk, how long you have used it, and other choices.",
    },
    {
      question: "I have headaches or changes in my vision. Is it a meningioma?",
      answer:
        "These signs have many causes, and most are not tumors. See a doctor and say that you had the shot. A sudden, severe headache, a seizure, or sudden loss of sight needs emergency care.",
    },
    {
      question: "Is a meningioma cancer?",
      answer:
        "Usually not. Most are benign. It can still be serious, because it may press on the brain or on nerves. Your doctor can tell you what kind you have and how it is best watched or treated.",
    },
    {
      question: "I had only the generic shot. Does it count?",
      answer:
        "It may matter which company made it. Tell the firm what you know, even if it is only the clinic and the years. Pharmacy or clinic records can often show the maker.",
    },
    {
      question: "My records are old. What can I do?",
      answer:
        "Ask old clinics, your insurer and state health programs; they may still hold them. The federal court also has an exception process for use long ago. A lawyer can explain how it works.",
    },
    {
      question: "Are these suits about bone loss?",
      answer:
        "No. The label has carried a separate warning about bone density since 2004. These lawsuits are about meningioma. If your bones worry you, please ask your doctor.",
    },
    {
      question: "Does it cost me anything?",
      answer:
        "The review is free. You pay no upfront fee. Partner firms usually work on contingency, so their fee comes only out of money they recover. Ask how costs are handled if there is no recovery.",
    },
    {
      question: "Is it private, and will someone contact me?",
      answer:
        "What you send goes to this site, and to partner firms and vendors as the privacy policy explains. Lawyer-client privilege, which keeps talks with your own lawyer secret, does not yet cover it. A firm contacts you only if you agree. Reply STOP to end texts.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: depoProveraRecord,
  related: [],
  quiz: depoProveraQuiz,
  cautions: [
    {
      question: "used_depo",
      answers: ["no"],
      note: "These suits are about the shot, so another kind of birth control may not fit here. A clinic may know if you ever had it. A lawyer found through your state bar can help with other questions, and you may still send the form.",
    },
    {
      question: "side_effects",
      answers: ["other_tumor", "other"],
      note: "These cases are about meningioma, so another diagnosis may not fit. Names of tumors can be confusing, and your doctor can tell you exactly what was found. You may still send the form.",
    },
    {
      question: "side_effects",
      answers: ["symptoms_only", "none"],
      note: "Firms usually look for a meningioma that a scan or lab report shows. If you have symptoms, please see a doctor first, for your own sake. You may still send the form.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Your own lawyer knows your case, so please speak with them first. If you want a second look, or this is about something else, you may go on.",
    },
  ],
  urgent: {
    title: "Get care first",
    text: "A sudden, severe headache, a seizure, sudden weakness or loss of sight: call 911. For headaches or vision changes that last, see a doctor. Talk to your doctor before you change your birth control.",
  },
} as const satisfies Case;
