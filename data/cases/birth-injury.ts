import type { Case } from "../case";
import { birthInjuryQuiz } from "../quizzes/birth-injury";
import { birthInjuryRecord } from "../records/birth-injury";

export const birthInjury = {
  slug: "birth-injury",
  title: "Birth Injury",
  documentTitle: "Birth injury claims: who may qualify",
  description:
    "For families after a hard birth: what is known about HIE, cerebral palsy and nerve injury, how an expert review works, and what help exists now.",
  group: "injury",
  summary:
    "When a baby or mother is badly hurt around birth, a review of the records can help to tell why. It may or may not find a mistake.",
  highlights: ["HIE and cerebral palsy", "Expert review", "Child and mother"],
  card: {
    title: "Birth Injury",
    sub: "Labor, delivery, first days",
    desc: "For families of a baby or mother who was seriously hurt around birth.",
  },
  hero: {
    src: "/images/cases/birth-injury.svg",
    alt: "Line drawing of a newborn's feet in a folded blanket.",
    width: 800,
    height: 600,
  },
  gallery: [],
  eligibility: [
    {
      text: "A baby has a diagnosis of brain injury, cerebral palsy, nerve injury or another grave harm.",
      short: "Serious diagnosis for the baby",
    },
    {
      text: "Or the mother was seriously hurt in labor, in delivery or soon after.",
      short: "Or serious harm to the mother",
    },
    { text: "Or a baby was stillborn or died in the first days.", short: "Or the loss of a baby" },
    {
      text: "The harm may go back to labor, delivery or early newborn care.",
      short: "Possible link to the birth",
    },
    {
      text: "Hospital charts exist, even if you have not asked for copies.",
      short: "Birth records that exist",
    },
    {
      text: "The child is still within the age that the state allows.",
      short: "Within the state's age limit",
    },
  ],
  overview: [
    {
      heading: "What such a claim means",
      paragraphs: [
        "If you are here, something went wrong at a time that should have been happy, and we are sorry. Nothing on this page blames you or anyone else. A claim of this kind alleges that care fell below the accepted standard and that harm came of it. A court decides that in most states, while Florida and Virginia also have programs that do not ask about fault.[^nica][^virginia]",
      ],
    },
    {
      heading: "What is known about causes",
      paragraphs: [
        "HIE is a brain injury from too little oxygen or blood around birth. In a moderate or severe form it affects one to two of every 1,000 babies born at term.[^review] Cooling the body can lower the risk of lasting harm for babies who meet the rules, and it has to begin within six hours.[^aap][^review]",
        "Cerebral palsy is often blamed on a lack of oxygen at birth. The CDC says that this explains only a small number of cases, and that the cause is often unknown.[^cdc] So a sad outcome does not show by itself that anybody made a mistake.",
      ],
    },
    {
      heading: "How an expert reads the file",
      paragraphs: [
        "The expert asks what the monitor showed and what was done about it. Did a C-section come in time? How were forceps or a vacuum used? Were bleeding, low sugar or jaundice seen? A strong case needs two answers: that care fell short, and that better care would have changed the outcome. Because a cause is so often unknown,[^cdc] experts can disagree, and some reviews find that care was good.",
      ],
    },
    {
      heading: "States with a system of their own",
      paragraphs: [
        "A judge decides who is covered by Florida's NICA. In Virginia the state board for work injury claims decides.[^nica][^virginia] To be accepted there usually means giving up a malpractice suit.[^benefits][^virginia] Virginia's code has that state's exact rules.[^vacode]",
        "New York is reported to do it the other way around: its fund pays later health costs, and only after a settlement or a judgment.[^create] Care from a federal hospital, or from some community clinics, calls for a written claim to the government first.[^cfr]",
      ],
    },
  ],
  disqualifiers: [
    "The cause is genetic, or came entirely before labor.",
    "The injury was minor and has healed.",
    "An expert has read the file and found that care was good.",
    "The state's age limit or time limit has passed.",
  ],
  faqs: [
    {
      question: "How can I know if it was a mistake?",
      answer:
        "You may not know, and nobody expects you to. Most families find out from an independent expert who reads the whole chart. Some learn that nothing could have been done.",
    },
    {
      question: "I signed a consent form. Does that rule out a claim?",
      answer:
        "No. A consent form accepts known risks of a birth or an operation, and it does not accept careless work. Bring it along, because its wording can matter.",
    },
    {
      question: "If we ask, will it hurt our relationship with the doctor?",
      answer:
        "You may keep seeing the same doctor, and you have a right to your records without giving a reason. Many offices have a form for it.",
    },
    {
      question: "Which programs can help us today?",
      answer:
        "Early Intervention for children under three, SSI, and Medicaid with its waivers do not depend on what caused the injury. Your child's therapist or hospital social worker can help you apply.",
    },
    {
      question: "Should we petition NICA first?",
      answer:
        "Talk with a lawyer before you do. A petition must come before the child turns five. But one that is accepted usually ends your right to sue.[^nica][^benefits]",
    },
    {
      question: "My baby died. Is a claim still possible?",
      answer:
        "It may be, and we are so sorry. A parent or the estate can often bring one. The limit may be shorter than for a living child. Meanwhile, the lines at the end of this page are there for you.",
    },
  ],
  reviewedOn: "2026-11-26",
  record: birthInjuryRecord,
  related: ["baby-formula-nec", "ssdi-applications", "auto-accident-personal-injury"],
  quiz: birthInjuryQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Your lawyer may already hold the charts, so a word with them can save you from telling it all again.",
    },
  ],
  urgent: {
    title: "When to call 911",
    text: "If a baby struggles to breathe, turns blue, has a seizure or is very hard to wake, call 911. After giving birth, call 911 for heavy bleeding, chest pain, trouble breathing, a seizure or a very bad headache.",
  },
  helplines: { place: "end", lines: ["maternal", "crisis"] },
} as const satisfies Case;
