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
    "Lawsuits claim that the tube of a PowerPort can weaken and doctors were not warned. The makers dispute this.",
  highlights: ["Port catheter", "Fracture, infection, clot", "MDL 3081"],
  card: {
    title: "Bard PowerPort Catheter",
    sub: "Implanted medicine port",
    desc: "For people whose Bard port broke, moved or was followed by an infection or a clot.",
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
      alt: "Drawing of an implanted port in a chest, with its chamber, tube and tip numbered 1 to 3.",
      caption:
        "Where a port sits, and the three places where a problem can show: the chamber under the skin (1), the tube (2), and the tip in a large vein near the heart (3).",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "You had a PowerPort or another implanted port made by Bard or BD.",
      short: "Bard or BD port",
    },
    {
      text: "The tube broke or part of it moved, or there was a serious infection or a blood clot.",
      short: "Fracture, infection or clot",
    },
    {
      text: "A doctor found the problem and wrote it in your medical file.",
      short: "Problem found by a doctor",
    },
    {
      text: "It needed treatment, such as removal of the port, a procedure or a hospital stay.",
      short: "Removal or hospital treatment",
    },
    {
      text: "A card, sticker or operation report can show the brand.",
      short: "Proof of the brand",
    },
    {
      text: "You had the port yourself, or you are asking for a person who died.",
      short: "For yourself or an estate",
    },
  ],
  overview: [
    {
      heading: "About implanted ports",
      paragraphs: [
        "A port is a small chamber under the skin of the chest or arm, with a soft tube that leads into a large vein. It is used to give chemotherapy and other medicines again and again. The PowerPort is a port of C.R. Bard and Bard Access Systems, which belong to Becton Dickinson (BD).[^harrismartin2023]",
        "Ports of every make can have problems, early or after years: infection, clots, a broken tube or one that has moved. Doctors use X-rays and other imaging to examine them.[^insightsInto2019] In a large hospital study, broken tubes were uncommon. The patient's age and the time since the port was placed made a difference.[^annalsPalliative]",
      ],
    },
    {
      heading: "What the lawsuits allege and the makers dispute",
      paragraphs: [
        "Lawsuits allege that barium sulfate, which lets the tube show up on an X-ray, makes it weaker. They say that it can then crack, break or collect germs, and that doctors were not warned.[^aboutlawsuits2025] Some suits blame the chamber for infections as well.[^aboutlawsuits2024]",
        "The manufacturers dispute these allegations, and the devices reached the market through the FDA's clearance process, known as 510(k).[^openfda2026] We looked for a recall of the PowerPort over the alleged fault and found none.",
      ],
    },
    {
      heading: "What the court has done",
      paragraphs: [
        "A federal panel gave the cases to Judge David Campbell in Phoenix. The manufacturers had argued that the lawyers could work things out among themselves.[^harrismartin2023][^harrismartin2023b] In 2024, as reported, he refused to slow the choice of test cases.[^consumerNotice2024] Six were then reported chosen. Together they are reported to be about infection, broken tubes, clots and surgery.[^drugwatch2025]",
      ],
    },
    {
      heading: "What we could not find out",
      paragraphs: [
        "The newest court orders we know of are from March 2026, and the digest that had reported a first trial result took it back.[^guide2026] Only the court's own site can tell you whether a trial was held and how it ended. AngioDynamics ports are a separate group of cases and not part of this one.",
      ],
    },
  ],
  disqualifiers: [
    "The device was of another brand, or a PICC line.",
    "The port was removed only because the treatment was finished.",
    "No doctor found a complication.",
    "No paper can show who made the device.",
    "The time to sue over the port has run out in your state.",
  ],
  faqs: [
    {
      question: "I still have a PowerPort. Should it come out?",
      answer:
        "A lawsuit is no reason to remove it. You may need a working port for your treatment. If something worries you, talk with the medical team that looks after it.",
    },
    {
      question: "How do I find the brand and model?",
      answer:
        "Look for the identification card you were given, or ask the hospital for the operation report with its sticker. The number printed there can be looked up in AccessGUDID, a free federal database.",
    },
    {
      question: "The clinic threw the port away. Could I still have a case?",
      answer:
        "You could. Scans, lab cultures and the removal report can also serve as proof. If the hospital still has the device, ask in writing that it be kept.",
    },
    {
      question: "Do broken tubes happen with other ports too?",
      answer:
        "Yes. Medical reviews describe broken tubes in ports of several makers.[^insightsInto2019] So the brand, the scans and the time since it was placed all matter.",
    },
    {
      question: "Are these cases a class action?",
      answer:
        "No. Each person has a separate suit, and one judge handles them until trial. Test cases help both sides learn how juries see the evidence.[^drugwatch2025]",
    },
  ],
  reviewedOn: "2026-11-26",
  record: bardPowerportRecord,
  related: ["hernia-mesh", "oxbryta", "depo-provera"],
  quiz: bardPowerportQuiz,
  cautions: [
    {
      question: "implanted_port",
      answers: ["other_brand"],
      note: "Suits here are about Bard and BD ports. Another maker's port may have cases of its own, which your state bar can help you find.",
    },
    {
      question: "implanted_port",
      answers: ["no"],
      note: "This page is only about implanted ports. If you are unsure which device you had, the clinic that placed it can tell you.",
    },
    {
      question: "complication",
      answers: ["none"],
      note: "A lawsuit depends on a medical complication, so a port that works well is good news. If anything about it worries you, ask your care team.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Your lawyer already knows the history of your port case. Ask there before you fill in another form.",
    },
  ],
  urgent: {
    title: "Signs that need care now",
    text: "Chest pain or trouble breathing: call 911. Fever, chills, a swollen arm or neck, or pain when the port is flushed: call your care team right away.",
  },
} as const satisfies Case;
