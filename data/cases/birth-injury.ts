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
    "When a baby or mother is badly hurt around the time of birth, families often want to know why. A review of the records may answer that, and it may or may not point to a mistake in care.",
  highlights: ["HIE and cerebral palsy", "Expert review", "Child and mother"],
  card: {
    title: "Birth Injury",
    sub: "Labor, delivery, first days",
    desc: "For families of a baby or mother who was seriously hurt during labor, delivery or the first days, and who want answers.",
  },
  hero: {
    src: "/images/cases/birth-injury.svg",
    alt: "Line drawing of a newborn's small hand wrapped around an adult's finger.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/birth-injury-explained.svg",
      alt: "Four labeled steps joined by a line: records, expert, lawyer, decision.",
      caption:
        "How a review works: the records are gathered, a medical expert reads them, a lawyer explains what that means, and the family decides what to do.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "A baby was diagnosed with a brain injury, cerebral palsy, a nerve injury or another serious harm.",
    },
    { text: "Or the mother was seriously hurt during labor, delivery or the days after." },
    { text: "Or a baby was stillborn, or died soon after birth." },
    { text: "The harm may be linked to labor, delivery or care in the first days of life." },
    { text: "Birth and hospital records exist, even if you do not have copies yet." },
    { text: "The child's age is within the limit set by the state." },
  ],
  overview: [
    {
      heading: "What a birth injury claim is",
      paragraphs: [
        "If you are reading this, something may have gone wrong at a time that should have been happy. We are sorry. Nothing on this page is meant to blame you or anyone else. Birth injury claims are medical negligence claims. That means someone says that care fell below the accepted standard and that harm followed. The claim is brought under state law, against a hospital, doctor, midwife or clinic.",
      ],
    },
    {
      heading: "Conditions families ask about",
      paragraphs: [
        "HIE is short for hypoxic-ischemic encephalopathy. It is a brain injury linked to too little oxygen or blood flow around birth. It is found in about one to three of every 1,000 births. For some babies, careful cooling of the body can lower the risk of lasting harm. Doctors try to start it within six hours of birth. Cooling does not suit every baby, and it does not always help.",
        "Cerebral palsy is a group of conditions that affect movement. Most of it does not come from a lack of oxygen at birth. Oxygen loss is thought to account for a minority of cases. Other causes include being born early, infection, a stroke before birth, and genes. Often no cause is found. A sad outcome, by itself, does not show that anyone made a mistake.",
        "Other families ask about a brachial plexus injury, also called Erb's palsy. This is harm to the nerves of the shoulder and arm. Some ask about a brain bleed, a skull fracture, severe jaundice or an infection. Mothers may have had heavy bleeding, very high blood pressure or injuries from delivery. Each of these can also happen when care is good. That is why the records matter so much.",
      ],
    },
    {
      heading: "How a case is reviewed",
      paragraphs: [
        "A review asks questions. What did the fetal heart monitor show, and what was done about it? If a C-section was needed, was it done in time? Were forceps or a vacuum used, and how? Were high blood pressure, bleeding, low sugar or jaundice seen and treated? Was cooling thought of early enough? Families may claim that the answer is no. Hospitals and doctors often reply that the care was sound.",
        "An independent medical expert must usually say two things. One is that care fell below the standard. The other is that this made a difference to the outcome. Many states want a written statement from an expert before a case may go on. Experts can disagree, and some reviews find good care. Even then, many parents say it helps to know.",
      ],
    },
    {
      heading: "Special rules in some places",
      paragraphs: [
        "Some places have their own system. Florida and Virginia have no-fault programs for certain birth injuries, and New York has a fund for medical costs. Some states limit what a family may recover. Military hospitals and many community clinics fall under a federal law. It calls for a written claim to the government first, often within two years. It usually gives no extra time for a child.",
      ],
    },
    {
      heading: "Records that may help",
      paragraphs: [
        "Helpful records include prenatal notes, labor and delivery notes, and fetal monitor strips. So do Apgar scores (a quick check of a newborn), cord blood tests, brain scans and NICU notes. The NICU is the intensive care unit for newborns. Therapy plans show what your child needs today. You have a right to ask for copies. If you cannot face reading them, that is all right.",
      ],
    },
    {
      heading: "Time limits and the form",
      paragraphs: [
        "Time limits vary widely. Many states give a child more time, while others set a firm age. A mother's own claim often has a shorter limit. A lawyer in your state can say which applies. If you send the form, a partner firm may contact you, ask for records, or decline. This site is not a law firm, and your answers here are not a decision.",
      ],
    },
  ],
  disqualifiers: [
    "The condition has a genetic cause, or began wholly before labor.",
    "The injury was minor and has fully healed.",
    "The records show that care met the accepted standard.",
    "The time limit in the state has passed.",
    "You already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "How do I know if it was a mistake?",
      answer:
        "You may not know, and you do not have to. A medical expert who reads the records can often tell families more. Sometimes the answer is that nobody could have changed what happened.",
    },
    {
      question: "Is it too late to ask?",
      answer:
        "It depends on the state, on your child's age and on where the birth took place. Some limits are short, above all for a mother's claim or a government hospital. It is worth asking soon.",
    },
    {
      question: "I signed a consent form. Does that end it?",
      answer:
        "Not by itself. A consent form says you were told of certain risks. It does not mean that you agreed to careless care. A lawyer can read the form with you.",
    },
    {
      question: "Will this hurt my relationship with our doctor?",
      answer:
        "Asking for records is your right, and many people do. You can go on seeing your doctors. Asking questions does not mean you must file a claim, and nobody has to be told about this form.",
    },
    {
      question: "What help exists for my child now?",
      answer:
        "Early Intervention serves children under three who have delays. Medicaid waivers, SSI for children and state programs may help as well. Your pediatrician or a hospital social worker can start these, with or without a claim.",
    },
    {
      question: "My baby died. May I still ask?",
      answer:
        "We are so sorry for your loss. Yes, families may ask, and state law decides who may bring a claim. There is no need to do it today. Grief support lines are listed on this page.",
    },
    {
      question: "Could I have caused this?",
      answer:
        "Many parents carry that worry, and you do not have to carry it alone. A doctor or a counselor can talk it through with you. The maternal help line on this page is open at any hour.",
    },
    {
      question: "What does it cost?",
      answer:
        "The review is free, and there is no upfront fee. Partner firms usually work on contingency. That means a fee only if money is recovered. Expert reviews cost money, so ask the firm who pays if there is no recovery.",
    },
    {
      question: "Is this private, and will someone call?",
      answer:
        "What you send goes to this site and to partner firms and vendors, as the privacy policy says. It is not yet covered by lawyer-client secrecy. If you agree, a firm may call or text, and STOP ends texts.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: birthInjuryRecord,
  related: [],
  quiz: birthInjuryQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Please speak with your own lawyer first, since they know your family's records and dates. You may go on if you would like a second look, or if this is about something else.",
    },
  ],
  urgent: {
    title: "Get care first",
    text: "If a baby struggles to breathe, turns blue, has a seizure or is very hard to wake, call 911. After giving birth, call 911 for heavy bleeding, chest pain, trouble breathing, a seizure or a very bad headache.",
  },
  helplines: { place: "end", lines: ["maternal", "crisis"] },
} as const satisfies Case;
