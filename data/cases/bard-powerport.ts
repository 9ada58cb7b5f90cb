import type { Case } from "../case";
import { bardPowerportQuiz } from "../quizzes/bard-powerport";
import { bardPowerportRecord } from "../records/bard-powerport";

export const bardPowerport = {
  slug: "bard-powerport",
  title: "Bard PowerPort Catheter",
  documentTitle: "Bard PowerPort catheter lawsuits: who may qualify",
  description:
    "What lawsuits claim about Bard PowerPort implanted ports, what the maker answers, which signs need care, and how to find your device records.",
  group: "drugs",
  summary:
    "A PowerPort is a small port placed under the skin to give medicine into a large vein. Lawsuits claim that its tube can weaken and that doctors were not warned; the makers dispute this.",
  highlights: ["Port catheter", "Fracture, infection, clot", "MDL 3081"],
  card: {
    title: "Bard PowerPort Catheter",
    sub: "Implanted medicine port",
    desc: "For people whose Bard port broke, moved, or was followed by a serious infection or a blood clot.",
  },
  hero: {
    src: "/images/cases/bard-powerport.svg",
    alt: "Line drawing of a small round port under the skin of a chest, with a thin tube that leads toward the heart.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/bard-powerport-explained.svg",
      alt: "Diagram of an implanted port in a chest outline, with labels at the chamber under the skin, the tube, and the tip in a large vein.",
      caption:
        "Where a port sits, and the three places to watch: the chamber under the skin, the tube, and the tip in a large vein near the heart.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "A Bard PowerPort or another Bard (BD) port was placed in your chest or arm." },
    { text: "A record can show the brand, such as an implant card or an operation report." },
    { text: "A doctor found that the tube broke, cracked or leaked." },
    { text: "The port or a piece of it moved, for example to the heart or lung." },
    { text: "There was a serious infection, such as sepsis or an infection in the blood." },
    { text: "A blood clot was found in an arm, the neck, the chest or a lung." },
    { text: "You needed treatment, such as removal of the port or hospital care." },
  ],
  overview: [
    {
      heading: "Ports and what can go wrong",
      paragraphs: [
        "A port is a small chamber that sits under the skin, most often in the chest. A nurse reaches it with a needle. A thin, soft tube called a catheter leads from the chamber to a large vein near the heart. Ports spare people many needle sticks during chemotherapy and other long treatments. The PowerPort is made by Bard companies, which belong to Becton, Dickinson and Company (BD).",
        "Because the tube ends so near the heart, a problem there can be serious. A tube can crack or break, which doctors call a fracture. The tube or a broken piece can move; that is migration. Germs can grow on the port and reach the blood, which can lead to sepsis, the body's extreme reaction to infection. Blood clots can form in a vein or travel to a lung.",
      ],
    },
    {
      heading: "What the lawsuits say",
      paragraphs: [
        "Lawsuits focus on barium sulfate, a mineral in the tube that makes it show on X-rays. They allege that it can roughen or weaken the plastic, called polyurethane. They claim that this led to cracks, infections or clots, and that doctors were not warned. The makers dispute these claims. A court or jury would have to decide each point on the evidence.",
      ],
    },
    {
      heading: "Studies and recalls",
      paragraphs: [
        "Ports of every make carry some of these risks. One study of 3,000 patients found a complication in about 1 in 10, and its authors still called ports safe and comfortable for long treatment. Another study found that broken tubes were rare. There, breaks were tied to how long a port had been in place and how close it lay to the collarbone. So each side can point to research, and the cause must be shown case by case.",
        "We found no recall of the PowerPort by the Food and Drug Administration (FDA) over the problem that these suits describe. A claim does not need a recall. But a recall, or the lack of one, does not settle what happened to you. Many people use a port without trouble and need it for care that keeps them alive.",
      ],
    },
    {
      heading: "Where the cases stand",
      paragraphs: [
        "Federal cases were placed before Judge David Campbell in Arizona in August 2023. They form a group called MDL 3081. MDL is short for multidistrict litigation. One judge handles the early steps, and each person keeps a separate case. A few cases were chosen as tests, and trial dates have moved more than once. Cases about ports from another maker, AngioDynamics, are a separate group.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "The most useful paper is the operation report with the implant sticker, which gives the model and lot number. Your implant card may show the same. Scans, lab results from blood cultures, and the report from the removal also help. If a port is to come out, you can ask the hospital beforehand to keep it. If it is already gone, the records may be enough.",
        "Each state has its own time limits, and some are short. The clock often starts with the complication, or when a person learned what may have caused it. A lawyer can tell you which limit applies to you. There is no harm in asking early, even while you are still in treatment.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "After you send the form, a partner firm may look at your answers and get in touch. It may ask about the brand and your records. It may also decide that it cannot take the case. This site is not a law firm, and your answers are not a decision. Please tell things as they were. It is fine not to be sure.",
      ],
    },
  ],
  disqualifiers: [
    "The port was made by another company, or it was a PICC line (a tube placed in the arm without a chamber).",
    "The port came out only because treatment was over.",
    "There was no complication.",
    "No record can show which brand was used.",
    "The time limit in your state has passed.",
    "You already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "I still have a PowerPort. Should it come out?",
      answer:
        "A lawsuit is no reason to remove a port. Taking one out has its own risks, and you may need it. Please talk with your care team about your port, how it is checked, and what is best for you.",
    },
    {
      question: "Which signs need care now?",
      answer:
        "Call your care team for fever, chills, swelling of an arm or the neck, or pain or trouble when the port is flushed. Call 911 for chest pain or trouble breathing. Do not wait for an answer from a law firm.",
    },
    {
      question: "How do I find the brand of my port?",
      answer:
        "Look for the implant card you may have been given. If it is lost, ask the hospital for the operation report. It often carries a sticker with the maker, the model and the lot number.",
    },
    {
      question: "My clinic threw the port away. Is that a problem?",
      answer:
        "It may not be. Many people no longer have the device. Scans, lab results and the removal report may tell enough. A lawyer can look at what is left and say more.",
    },
    {
      question: "My relative died of sepsis. Can the family ask?",
      answer:
        "We are sorry. A close relative or the person who handles the estate may be able to ask. The law of the state decides who may act. Hospital records and the death certificate will help.",
    },
    {
      question: "Is this a class action?",
      answer:
        "No. Each person has a separate case, with separate facts. The federal cases share one judge for the early steps only, such as the exchange of documents. Any result would depend on the facts of each case.",
    },
    {
      question: "Do I pay anything to ask?",
      answer:
        "No. The review is free, and there is no upfront fee. Partner firms most often work on contingency: they take a fee only if they recover money. Ask each firm how it handles costs such as medical records.",
    },
    {
      question: "Will someone call me, and is it private?",
      answer:
        "A firm may call or text if you agree to it on the form, and STOP ends texts. What you send goes to this site and to the partner firms and vendors the privacy policy describes. It is not yet protected like a talk with your own lawyer.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: bardPowerportRecord,
  related: [],
  quiz: bardPowerportQuiz,
  cautions: [
    {
      question: "implanted_port",
      answers: ["other_brand"],
      note: "These suits are about Bard ports, so another brand may not fit here. Some other ports have cases of their own. A lawyer found through your state bar can tell you more, and you may still send the form.",
    },
    {
      question: "implanted_port",
      answers: ["no"],
      note: "This page is about implanted ports, so it may not match what happened to you. Your doctor can explain which device was used. Legal aid or your state bar's referral service can help with other questions, and you may still send the form.",
    },
    {
      question: "complication",
      answers: ["none"],
      note: "Firms usually look for a complication that a doctor has found. If your port works well, that is good. If something worries you, ask your care team first. You may still send the form.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "You have a lawyer, so that lawyer is the best person to ask first. If you want a second look, or your question is about something else, you may go on.",
    },
  ],
  urgent: {
    title: "Get care first",
    text: "Chest pain or trouble breathing: call 911. Fever, chills, a swollen arm or neck, or pain when the port is flushed: call your care team right away.",
  },
} as const satisfies Case;
