import type { Case } from "../case";
import { herniaMeshQuiz } from "../quizzes/hernia-mesh";
import { herniaMeshRecord } from "../records/hernia-mesh";

export const herniaMesh = {
  slug: "hernia-mesh",
  title: "Hernia Mesh",
  documentTitle: "Hernia mesh lawsuits: who may qualify",
  description:
    "What lawsuits say about hernia mesh, what the makers answer, which cases have settled, and how to learn the brand of mesh used in your repair.",
  group: "drugs",
  summary:
    "Lawsuits claim that some mesh led to lasting pain or new surgery. Makers deny fault, and some groups settled.",
  highlights: ["Hernia repair mesh", "Revision surgery", "Some cases settled"],
  card: {
    title: "Hernia Mesh",
    sub: "Mesh used in surgery",
    desc: "For people with serious problems or new surgery after a hernia repair with mesh.",
  },
  hero: {
    src: "/images/cases/hernia-mesh.svg",
    alt: "Line drawing of a piece of woven surgical mesh.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/hernia-mesh-explained.svg",
      alt: "Drawing of the wall of the belly with a weak spot, and a piece of mesh laid over it to make the wall stronger.",
      caption:
        "How mesh works: a hernia pushes through a weak spot in the wall of the belly (left), and the surgeon places mesh there to hold it (right).",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "A hernia was repaired with mesh, not only with stitches.",
      short: "Hernia repair with mesh",
    },
    {
      text: "The record names the maker or product, or the hospital can look it up.",
      short: "Maker or product known",
    },
    {
      text: "You had lasting pain, an infection, a blocked or injured bowel, scar tissue, or a hernia that came back.",
      short: "Serious problem after surgery",
    },
    {
      text: "Another operation was done, or a surgeon has advised one.",
      short: "Another operation done or advised",
    },
    {
      text: "The repair was done within about the last 20 years.",
      short: "Repair in recent decades",
    },
    {
      text: "You have not taken part in a settlement over the same mesh.",
      short: "No settlement for this mesh",
    },
  ],
  overview: [
    {
      heading: "About hernia mesh",
      paragraphs: [
        "A hernia is a gap in the wall of the belly through which tissue pushes out. Most repairs today use mesh.[^fda] In a large study, fewer people with mesh needed a new operation because the hernia came back. But over the years, problems with the mesh took back part of that gain.[^jama2016]",
      ],
    },
    {
      heading: "What lawsuits claim and makers say",
      paragraphs: [
        "Lawsuits allege that some designs shrank, moved, stuck to the bowel or broke down inside the body. They say that surgeons got weak warnings. The firms that were sued include Bard and its unit Davol, Covidien (now a part of Medtronic), Ethicon and Atrium. They deny fault.",
      ],
    },
    {
      heading: "Bard and Davol: a settlement process",
      paragraphs: [
        "Judge Edmund Sargus in Ohio has the federal Bard cases. The agreement of October 2024 with BD, which owns Bard, takes in cases in Rhode Island too.[^bdPr2024]",
        "It is for claims that were already on file. New ones face extra steps; see your options above.",
      ],
    },
    {
      heading: "Covidien and other makers",
      paragraphs: [
        "The Covidien cases are before Judge Patti Saris in Boston, where Covidien itself had asked for them to be grouped.[^harrismartin2022] The first trial was reported called off. We looked for what came next, and for a settlement, and could confirm neither.",
        "Two other meshes were Physiomesh (by Ethicon) and C-QUR (by Atrium). Cases over them were reported to have ended in settlements.[^aboutlawsuits2026] So for several makers, most cases are over. Whether a new claim is possible depends on the product, the dates and the state. Mesh for pelvic repairs is a different product and is not covered here.",
      ],
    },
  ],
  disqualifiers: [
    "The repair was made without mesh.",
    "There has been no complication that a doctor can confirm.",
    "No hospital or surgeon can say which product was used.",
    "A settlement or release for the same mesh has been signed.",
    "The mesh was used for a pelvic repair.",
    "Your state counts an outer limit from the implant or its sale, and that has passed.",
  ],
  faqs: [
    {
      question: "I do not know the brand of my mesh. How can I find out?",
      answer:
        "Ask the hospital or surgery center for the operation report. The FDA says the surgeon or facility can name the mesh from your record.[^fdab] The sticker shows brand, lot and a device number (UDI).",
    },
    {
      question: "Bard has settled. Is it over?",
      answer:
        "Most claims on file are now in that process.[^bdPr2024] If you have a new claim, a lawyer must tell you whether it can still be filed.",
    },
    {
      question: "Do I need surgery to take the mesh out?",
      answer:
        "Only a surgeon who has examined you can advise on that. It can be a hard operation, and no claim should push you toward it.",
    },
    {
      question: "My mesh was never recalled. Does that matter?",
      answer:
        "Less than many people think. A claim does not need a recall, and a recall does not prove a claim.",
    },
    {
      question: "I filed with a firm years ago and have not heard back. What can I do?",
      answer:
        "Write to the firm and ask whether your case is in the settlement process, which dates apply to you, and which records they still need.",
    },
  ],
  reviewedOn: "2026-11-26",
  record: herniaMeshRecord,
  related: ["bard-powerport", "suboxone"],
  quiz: herniaMeshQuiz,
  cautions: [
    {
      question: "mesh_implant",
      answers: ["no"],
      note: "Without mesh, these suits do not fit. If you think an operation went wrong in another way, your state bar can name lawyers for that.",
    },
    {
      question: "complications",
      answers: ["none"],
      note: "A claim starts with a problem that a doctor has found. If something hurts or has changed, see your doctor before you think of lawyers.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Mesh claims may already be filed or settled for you. Your own lawyer can check that, so please ask there first.",
    },
  ],
  urgent: {
    title: "Signs of a blocked or injured bowel",
    text: "Severe belly pain, vomiting, fever, or no bowel movement: get medical care at once, or call 911.",
  },
} as const satisfies Case;
