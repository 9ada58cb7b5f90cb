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
    "Surgeons use woven mesh to strengthen most hernia repairs. Lawsuits claim that some kinds of mesh led to lasting pain or new surgery; the makers deny fault, and several large groups of cases have settled.",
  highlights: ["Hernia repair mesh", "Revision surgery", "Some cases settled"],
  card: {
    title: "Hernia Mesh",
    sub: "Mesh used in surgery",
    desc: "For people who had a hernia repaired with mesh and then had a serious problem or needed another operation.",
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
      alt: "Diagram of the wall of the belly with a weak spot, and a piece of mesh laid over it to make the wall stronger.",
      caption:
        "How mesh works: a hernia pushes through a weak spot in the wall of the belly, and the mesh is placed there to strengthen the wall.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "You had a hernia repaired with mesh, most often in the last 10 to 20 years." },
    { text: "The brand is known, or a hospital record can show it." },
    { text: "A doctor found a serious problem, such as an infection or lasting pain." },
    { text: "The hernia came back, or the mesh moved, shrank or broke." },
    { text: "The bowel was blocked, pierced, or stuck to the mesh by scar tissue." },
    { text: "You had another operation to fix or remove the mesh, or a surgeon advised one." },
    { text: "No settlement has been signed for this mesh." },
  ],
  overview: [
    {
      heading: "Mesh and what can go wrong",
      paragraphs: [
        "A hernia is a bulge where tissue pushes through a weak spot in muscle, often in the belly or groin. To repair it, surgeons often put in a flat piece of woven plastic called mesh. It acts like a patch. Most hernia repairs now use it, because it lowers the chance that the hernia will come back.",
        "Many people do well with mesh. Some have problems, at times years later. These include pain that lasts, infection, or a hernia that returns. Scar tissue can make organs stick together; doctors call this adhesions. The bowel may be blocked (obstruction) or get a hole (perforation). Some people need revision surgery, which means an operation to repair or take out the mesh.",
      ],
    },
    {
      heading: "What the lawsuits say",
      paragraphs: [
        "Lawsuits claim that some designs or materials shrank, moved, broke down or stuck to the bowel. They allege that warnings to surgeons and patients were too weak. The makers that were sued include Bard and Davol (part of BD), Covidien (part of Medtronic), Ethicon (part of Johnson & Johnson) and Atrium. They deny fault. BD has said that it is confident in how its products are designed.",
      ],
    },
    {
      heading: "Studies and recalls",
      paragraphs: [
        "Research gives both sides something to say. A 2016 study of more than 3,000 repairs of one kind of hernia in Denmark found fewer repeat operations for a returned hernia when mesh was used. It also found that long-term mesh problems offset part of that benefit. The Food and Drug Administration (FDA) has said that many of the problems reported to it involved recalled mesh that is no longer sold. Problems can also happen after repairs without mesh.",
        "Some products were taken off the market. Bard recalled certain Composix Kugel patches from 2005 to 2007. Ethicon recalled some Proceed mesh in 2006 and 2010, and withdrew Physiomesh in 2016. A recall does not prove that a certain mesh harmed a certain person. The lack of one does not rule it out either. Mesh for pelvic organs is a different product with lawsuits of its own.",
      ],
    },
    {
      heading: "Where the cases stand",
      paragraphs: [
        "For several makers, the main wave of cases has settled. In October 2024, BD announced a deal on most of its hernia claims. The terms are private, and it admitted no fault. Ethicon Physiomesh and Atrium C-QUR cases also ended in settlements. Covidien cases share one judge in Boston, in a group called MDL 3029. Whether a new claim can still be brought depends on the product, the dates and your state.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "The key paper is the report of your first operation. It often has a sticker with the brand and lot number. Reports of later surgery, scans, lab findings on removed mesh (pathology), and notes from a pain clinic help too. You can ask the hospital's records office for copies. Old records may be kept off site, so a reply can take time.",
        "Time limits differ from state to state and by type of claim, and some are short. In some states there is also an outer limit, counted from the sale of the product or the day of the operation. That limit can end a claim even when the harm shows up late. A lawyer can tell you which rules apply to you.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "If you send the form, a partner firm may review your answers and contact you. Since many cases have settled, the firm may tell you that it is too late for your product. We would rather say so here than raise false hope. This site is not a law firm, and sending the form does not start a case or make anyone your lawyer.",
      ],
    },
  ],
  disqualifiers: [
    "There was no serious problem after the repair.",
    "The hernia was repaired without mesh.",
    "You already settled or released a claim about this mesh.",
    "No record can show which product was used.",
    "The mesh was for pelvic organs or bladder support.",
    "The time limit has passed, or you already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "I do not know the brand of my mesh. Can I still ask?",
      answer:
        "Yes. Many people do not know. The hospital's record of the operation usually has a sticker with the brand and lot number. You can ask for a copy, or a law firm may ask for you with your consent.",
    },
    {
      question: "Bard settled. Is it over?",
      answer:
        "Claims that were already filed are going through that process. Whether a new claim can be filed depends on your dates and your state. Only a lawyer can tell you. If you have filed before, please speak with the lawyer who filed for you.",
    },
    {
      question: "Do I need to have the mesh removed?",
      answer:
        "Only your surgeon can advise you on that. Removal is a big step and is not right for everyone. Please do not plan an operation because of a lawsuit.",
    },
    {
      question: "My mesh was never recalled. Does that matter?",
      answer:
        "A claim does not need a recall, and a recall alone does not prove a claim. What counts is the product, your medical records, and the law of your state.",
    },
    {
      question: "What counts as an emergency?",
      answer:
        "Severe belly pain, vomiting, fever, or no bowel movement can mean a blocked or injured bowel. Get medical care at once, or call 911. Tell the staff that you have mesh.",
    },
    {
      question: "Is there any cost for me?",
      answer:
        "Asking is free, and nothing is due upfront. Most partner firms work on contingency. That means they are paid a share only if they recover money for you. Ask how costs are handled before you sign anything.",
    },
    {
      question: "Is what I send kept private?",
      answer:
        "It goes to this site and to the partner firms and vendors that the privacy policy describes. It does not have the protection that talks with your own lawyer have. If you agree to calls or texts, a firm may contact you. STOP ends texts.",
    },
    {
      question: "How long does a case take?",
      answer:
        "No one can say. Cases like these have often taken years. A firm can tell you more once it knows the product and the dates, but it cannot promise a date or a result.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: herniaMeshRecord,
  related: [],
  quiz: herniaMeshQuiz,
  cautions: [
    {
      question: "mesh_implant",
      answers: ["no"],
      note: "These suits are about mesh, so a repair without it may not fit here. If you think something went wrong in surgery, a lawyer found through your state bar can explain other routes. You may still send the form.",
    },
    {
      question: "complications",
      answers: ["none"],
      note: "Firms usually look for a problem that a doctor has found. If you have symptoms, please see your doctor first. You may still send the form.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Please talk with your own lawyer first, above all if a claim was already filed or settled. You may go on if you want a second look, or if this is about something else.",
    },
  ],
  urgent: {
    title: "Get care first",
    text: "Severe belly pain, vomiting, fever, or no bowel movement can mean a blocked or injured bowel. Get medical care at once, or call 911.",
  },
} as const satisfies Case;
