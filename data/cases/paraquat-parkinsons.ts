import type { Case } from "../case";
import { paraquatParkinsonsQuiz } from "../quizzes/paraquat-parkinsons";
import { paraquatParkinsonsRecord } from "../records/paraquat-parkinsons";

export const paraquatParkinsons = {
  slug: "paraquat-parkinsons",
  title: "Paraquat and Parkinson's Disease",
  documentTitle: "Paraquat and Parkinson's lawsuits: who may qualify",
  description:
    "Paraquat weed killer and Parkinson's disease: what lawsuits allege, why the evidence is disputed, and what the federal settlement may mean for new claims.",
  group: "toxic",
  summary:
    "Some people who worked with the farm weed killer paraquat, and later had Parkinson's disease, have sued its makers and sellers. The companies deny that it causes the disease.",
  highlights: ["Farm exposure", "Parkinson's diagnosis", "Evidence disputed"],
  card: {
    title: "Paraquat and Parkinson's Disease",
    sub: "Farm weed killer exposure",
    desc: "For farm workers, applicators and neighbors of sprayed land who were later diagnosed with Parkinson's disease.",
  },
  hero: {
    src: "/images/cases/paraquat-parkinsons.svg",
    alt: "Line drawing of a tractor's spray boom over rows of crops at dusk.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/paraquat-parkinsons-explained.svg",
      alt: "Diagram of four ways people may come into contact with paraquat: mixing, spraying, drift and field work.",
      caption:
        "Ways people say they came into contact with paraquat: mixing and loading it, spraying it, drift from nearby land, and work in treated fields.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "You mixed, loaded or sprayed paraquat, or worked in fields where it was used." },
    { text: "Or you lived or worked right beside land that was sprayed with it." },
    { text: "The contact happened on many days, not just once." },
    { text: "A doctor later diagnosed Parkinson's disease." },
    { text: "The contact came before the diagnosis." },
    { text: "Records or people who know your work can help show the contact." },
    { text: "You are not already part of a paraquat settlement." },
  ],
  overview: [
    {
      heading: "About paraquat and Parkinson's",
      paragraphs: [
        "Paraquat is a strong weed killer that has been used on farms in the United States since 1964. Gramoxone is one brand. It is a restricted product: only people with special training and a license may buy and use it. The lawsuits are mainly against Syngenta and Chevron. Both companies deny that paraquat causes Parkinson's disease.",
        "Parkinson's disease is a disorder of movement that slowly gets worse. It comes from the loss of nerve cells in the brain that make dopamine, a chemical the body uses to control movement. Signs can be shaking, stiffness, slow movement and trouble with balance. Other illnesses and some medicines can look alike, so a doctor's diagnosis matters. A neurologist, a doctor for the brain and nerves, most often makes it.",
      ],
    },
    {
      heading: "What the lawsuits say",
      paragraphs: [
        "Lawsuits allege that paraquat reached the brain through the lungs, the skin or spray drift. They claim it harmed nerve cells by a process called oxidative stress, a kind of chemical wear on cells. They also say that warnings were too weak. The companies deny these claims. Each person's work, health and family history are part of the case.",
      ],
    },
    {
      heading: "What studies and agencies say",
      paragraphs: [
        "Studies point in different directions. In a 2011 study of farm workers and others, people who had used paraquat had Parkinson's about two and a half times as often. That is a link, not proof of cause. Early in 2024 the Environmental Protection Agency (EPA) said in a draft that the evidence was not enough to tie use as labeled to the disease. In December 2024 California's pesticide agency found too little to show a direct cause.",
        "The questions are not closed. In January 2025 the EPA moved to pull back its 2021 decision and gather more data. A year later its head said the agency would look at safety again. News reports say that more than 70 countries ban paraquat. In March 2026 Syngenta said it would stop making it because of competition from generic products. It said paraquat is safe when used as the label says. Other companies sell it too.",
      ],
    },
    {
      heading: "Where the cases stand",
      paragraphs: [
        "Federal cases are grouped in a court in southern Illinois as MDL 3004. An MDL is a group of separate lawsuits that share early steps. In 2024 the judge did not accept a key expert for the people suing, and dismissed the first test cases. A settlement was announced in April 2025, and a confidential agreement was signed that August. Test trials are off while it is carried out. Other cases are in state courts in Philadelphia and California.",
        "Whether a new claim can join that settlement is something a lawyer has to check. A Supreme Court ruling from June 2026 matters too. It was about cancer warnings on a different weed killer, Roundup. It may limit claims that say a pesticide label should have warned more. How courts will apply it to paraquat is not settled. We would rather tell you this now than let you find out later.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Useful papers are neurology records, an applicator license, spray logs, purchase records, and farm or payroll records. Statements from people who worked beside you can help. Time limits vary by state and by claim, and some are short. Settlement programs have dates of their own. A lawyer can tell you which ones apply.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "After you send the form, a partner law firm may read it and contact you. It may ask for records, or tell you that it cannot take the case. We are not a law firm, and sending the form does not make anyone your lawyer. No result can be promised. Please answer truthfully, and keep your doctor's advice first. Do not change any medicine because of this page.",
      ],
    },
  ],
  disqualifiers: [
    "The diagnosis is another kind of tremor, or Parkinson-like signs brought on by a medicine.",
    "The contact was only with a different weed killer, such as Roundup.",
    "The diagnosis came before any contact with paraquat.",
    "You are already in a paraquat settlement, or you signed a release. A release is a paper that gives up a claim.",
    "The time limit for the claim has passed.",
  ],
  faqs: [
    {
      question: "Does paraquat cause Parkinson's?",
      answer:
        "That is disputed. Some studies find a link. The EPA's draft review in 2024 called the evidence not enough, and the agency has since said it will look again. The companies deny it. A doctor can talk with you about your own case.",
    },
    {
      question: "Is the case already settled?",
      answer:
        "There is a settlement in the federal cases, and its terms are confidential. Whether a new claim can still join, or go on its own, depends on facts that a lawyer must check.",
    },
    {
      question: "I never had a license. Can I still ask?",
      answer:
        "Yes. Farm hands who worked near the spray, and people who lived beside the fields, may have come into contact with it too. Work records, co-workers and maps of where you lived can help.",
    },
    {
      question: "I came into contact with it today. What should I do?",
      answer:
        "Call Poison Help at 800-222-1222, or 911 if you feel ill. Take off clothes that got wet and wash your skin with soap and water. Swallowing even a little is an emergency: call 911 at once.",
    },
    {
      question: "Is this the same as Roundup?",
      answer:
        "No. Roundup is best known for glyphosate, and those cases are about lymphoma. Paraquat is a different chemical, and these cases are about Parkinson's disease. Some people worked with both.",
    },
    {
      question: "Can I ask for a parent who cannot do it, or who has died?",
      answer:
        "You can ask. A guardian, a person with power of attorney, a relative or the estate may be able to act. The law of the state decides who. Limits for a claim after a death can be shorter.",
    },
    {
      question: "What will this cost me?",
      answer:
        "Asking is free, and there is no upfront fee. Partner firms usually work on contingency. They take a fee only if they recover money. Ask about costs, such as experts, before you sign.",
    },
    {
      question: "Will I get calls?",
      answer:
        "Only if you agree to them in the form. A partner firm may then call or text. Reply STOP to end texts. Your consent is not a condition of buying anything.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: paraquatParkinsonsRecord,
  related: [],
  quiz: paraquatParkinsonsQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Please talk to your own lawyer first, who can tell you whether you are part of the settlement. You may go on if you want a second look or have a different matter.",
    },
    {
      question: "diagnosis_pk",
      answers: ["no"],
      note: "These cases are about Parkinson's disease, so without that diagnosis this may not fit. If you notice shaking, stiffness or slow movement, please see your doctor. You may still send the form.",
    },
    {
      question: "diagnosis_pk",
      answers: ["not_sure"],
      note: "A firm will most likely want a clear diagnosis, because other illnesses and some medicines look alike. Your doctor or a neurologist can tell you. You may still send the form.",
    },
  ],
  urgent: {
    title: "Get help first",
    text: "If someone swallowed paraquat, even a little, call 911 now. If it was breathed in or got on skin or in eyes, call Poison Help at 800-222-1222, or 911 if the person feels ill.",
  },
} as const satisfies Case;
