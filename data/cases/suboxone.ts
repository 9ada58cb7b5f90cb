import type { Case } from "../case";
import { suboxoneQuiz } from "../quizzes/suboxone";
import { suboxoneRecord } from "../records/suboxone";

export const suboxone = {
  slug: "suboxone",
  title: "Suboxone and Dental Injury",
  documentTitle: "Suboxone and dental injury lawsuits: who may qualify",
  description:
    "Suboxone film and dental problems: what lawsuits claim, what the makers say, how to care for your teeth, and why to keep your treatment going.",
  group: "drugs",
  summary:
    "Suboxone helps people in treatment for opioid use disorder, and it saves lives. Lawsuits claim that warnings about dental harm from the film came late; the makers dispute this.",
  highlights: ["Film strips", "Dental injury", "Keep your treatment going"],
  card: {
    title: "Suboxone and Dental Injury",
    sub: "Film under the tongue",
    desc: "For people who were prescribed Suboxone film and later lost teeth or had serious decay.",
  },
  hero: {
    src: "/images/cases/suboxone.svg",
    alt: "Line drawing of a small, plain film strip next to the outline of a tooth.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/suboxone-explained.svg",
      alt: "Diagram of the steps after a dose: let it dissolve, swish water and swallow, wait an hour, brush, see a dentist, and keep taking it as prescribed.",
      caption:
        "After each dose: let it dissolve, swish a large sip of water and swallow, wait at least an hour, then brush. See a dentist soon after you start, and regularly.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "A doctor prescribed Suboxone film, the strip that melts under the tongue or in the cheek.",
    },
    { text: "You began before the label warned of dental problems in June 2022." },
    { text: "You used the film for some time, often six months or more." },
    { text: "After that, you lost teeth or had teeth pulled." },
    { text: "Or a dentist found serious decay, broken teeth or an infection." },
    { text: "Dental records or X-rays can show your teeth, if possible from before and after." },
    { text: "Pharmacy or program records can show when you used the film." },
  ],
  overview: [
    {
      heading: "What Suboxone is",
      paragraphs: [
        "Suboxone is a medicine for opioid use disorder. It holds two drugs, buprenorphine and naloxone. It came out as a tablet in 2002, and as a film strip that melts under the tongue in 2010. Indivior sells it; that company was once part of Reckitt. Aquestive made the film. Buprenorphine lowers the risk of overdose and helps people stay well. Being in treatment is something to be proud of.",
      ],
    },
    {
      heading: "What the FDA says",
      paragraphs: [
        "In January 2022, the Food and Drug Administration (FDA) warned about dental problems with buprenorphine that melts in the mouth. It had reports of decay, cavities, infections and lost teeth, even in people with no dental problems before. A warning was added to labels in June 2022. In the same notice, the FDA said that the benefits clearly outweigh this risk, and that people should not quit suddenly.",
        "The FDA also gave simple steps. Once the medicine has fully melted, take a large sip of water, swish it gently over your teeth and gums, and swallow. Wait at least one hour before you brush. See a dentist soon after you start, tell them about the medicine, and go for regular checks.",
      ],
    },
    {
      heading: "What the lawsuits and studies say",
      paragraphs: [
        "Lawsuits claim that the film is acidic and that it harmed enamel, the hard outer layer of teeth. They allege that the companies should have warned people sooner, or should have made a safer form. The companies dispute these claims. They also argue that federal drug law bars them, since the FDA approved the medicine and its label.",
        "A 2022 study in JAMA found more dental problems with buprenorphine and naloxone under the tongue than with a skin patch or another medicine. A larger study in 2025 also found a somewhat higher risk. Such studies show a link and cannot prove a cause. Dry mouth, smoking, sugar and missed dental visits can harm teeth as well. Some medical groups have questioned whether the medicine itself is to blame.",
      ],
    },
    {
      heading: "Where the cases stand",
      paragraphs: [
        "Federal cases are before Judge J. Philip Calabrese in Cleveland, in a group called MDL 3092. In December 2024, he let warning claims go on against Indivior Inc. for the years from 2010 to the June 2022 label change. He also let claims go on about how the film was designed before its approval. He cut design claims about the time after it. Many people joined in June 2024. A smaller set of cases was picked for closer study.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Useful papers are your pharmacy history, records from your treatment program, and dental records and X-rays from before and after. Records of substance use treatment have extra protection under a federal rule, 42 CFR Part 2. You choose whether to release them to a lawyer. What you type on this site is covered by our privacy policy, so please read it first.",
        "Time limits vary by state and by claim, and some are short. Many older claims may be too late, since some limits began to run with the 2022 warning or before. A lawyer can look at your dates and say which limit applies. It is fine to ask, and it is fine not to.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "If you send the form, a partner firm may read your answers and contact you in the way you agreed to. It may say that it cannot help. This site is not a law firm and makes no decision about your claim. Sending the form does not make anyone your lawyer. Your treatment and your health come first.",
      ],
    },
  ],
  disqualifiers: [
    "Only tablets or injections were used, never the film.",
    "No dentist's record shows the problem.",
    "The same serious dental problems were there before treatment.",
    "The film was first used after the June 2022 warning.",
    "The time limit has passed. In many states it may have.",
    "You already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "Should I quit Suboxone to save my teeth?",
      answer:
        "No. Ending it suddenly can lead to withdrawal, relapse or overdose. Talk with your prescriber about any worry, and see a dentist. Other forms of treatment exist, and your prescriber can tell you if one fits you.",
    },
    {
      question: "Will my treatment become public?",
      answer:
        "Court rules protect some personal details, though not all. The other side usually gets to see records that matter to the case. Ask the firm what would be filed, who would see it, and how your name would appear. You can decide after you hear the answer.",
    },
    {
      question: "My teeth were already in bad shape. Can I ask?",
      answer:
        "You can. Earlier dental problems make a claim harder, because it is difficult to tell what came from where. Be honest about dates. Old dental records and X-rays may help.",
    },
    {
      question: "I used only tablets. Does that count?",
      answer:
        "The federal cases center on the film. The FDA's notice covered tablets too, so care for your teeth in the same way. A lawyer can tell you if there is another route in your state.",
    },
    {
      question: "Where can I get help today?",
      answer:
        "Call SAMHSA's free helpline at 800-662-4357, at any hour, for help with drugs, alcohol or mental health. If you are in crisis, call or text 988. For an overdose, call 911.",
    },
    {
      question: "Who reads what I send?",
      answer:
        "This site, and the partner firms and vendors that the privacy policy names. It is not yet protected like a talk with your own lawyer. If you agree to be contacted, a firm may call or text. STOP ends texts.",
    },
    {
      question: "Do I have to pay?",
      answer:
        "The review costs nothing, and there is no upfront fee. Partner firms usually work on contingency, which means they are paid only if they recover money. Ask about other costs before you sign.",
    },
    {
      question: "Can I ask for someone who has died?",
      answer:
        "We are sorry for your loss. A close relative or the person who handles the estate may be able to ask. The law of the state decides who that is.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: suboxoneRecord,
  related: [],
  quiz: suboxoneQuiz,
  cautions: [
    {
      question: "used_suboxone",
      answers: ["tablet"],
      note: "The federal cases center on the film, so tablets alone may not fit. A lawyer found through your state bar can say if there is another route. Please keep up your treatment; you may still send the form.",
    },
    {
      question: "used_suboxone",
      answers: ["no"],
      note: "These cases are about Suboxone film, so this page may not match your story. For dental questions, a dentist or your doctor can help. You may still send the form.",
    },
    {
      question: "dental_issues",
      answers: ["none"],
      note: "Firms usually look for a problem that a dentist has found. If your teeth are fine, that is good news; regular dental visits help keep it so. You may still send the form.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "You already have a lawyer, so please ask them first. Many people joined in 2024, and your lawyer can tell you where yours stands. You may go on for a second look or a different matter.",
    },
  ],
  urgent: {
    title: "Stay on your treatment",
    text: "Please keep using your medicine as prescribed, and talk to your prescriber before any change: ending it suddenly can lead to withdrawal, relapse or overdose. For an overdose, or a swollen face with fever or trouble swallowing, call 911.",
  },
  helplines: { place: "end", lines: ["samhsa", "crisis"] },
} as const satisfies Case;
