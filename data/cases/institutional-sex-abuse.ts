import type { Case } from "../case";
import { institutionalSexAbuseQuiz } from "../quizzes/institutional-sex-abuse";
import { institutionalSexAbuseRecord } from "../records/institutional-sex-abuse";

export const institutionalSexAbuse = {
  slug: "institutional-sex-abuse",
  title: "Institutional Sexual Abuse",
  documentTitle: "Schools, camps and care: support and your options",
  description:
    "For people hurt in a school, camp, team, place of worship or care setting, and for families: where to find support and what to ask.",
  group: "abuse",
  summary:
    "This page is for people who were sexually abused in a place that was meant to keep them safe, such as a school, a camp or a foster home. Go at your own pace, and share only what you wish.",
  highlights: ["Schools, churches, camps, care", "Any year", "At your own pace"],
  card: {
    title: "Institutional Sexual Abuse",
    sub: "Schools, camps, care",
    desc: "For people who were abused in a school, place of worship, camp, team, detention or care setting, however long ago.",
  },
  hero: {
    src: "/images/cases/institutional-sex-abuse.svg",
    alt: "Line drawing of an empty swing hanging still in evening light.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/institutional-sex-abuse-explained.svg",
      alt: "Five labeled steps along a path: talk, records, filing, court, end.",
      caption:
        "How a claim moves, if you choose to make one: a first talk, gathering records, filing, time in court, and an end. You can stop and ask questions at any step.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: "It happened in a school, place of worship, camp, youth group, team, gym, detention, treatment or foster care setting.",
    },
    {
      text: "The person was a staff member, a volunteer, a leader, or someone the place let near you.",
    },
    { text: "The organization may have known, or may have had reason to know." },
    { text: "You can name the state, and roughly when it was." },
    { text: "You were any age at the time. Different rules apply for children and for adults." },
    { text: "You may ask even if you never told anyone." },
  ],
  overview: [
    {
      heading: "First of all",
      paragraphs: [
        "If this happened to you, or to someone you love, we are sorry. It was not your fault, then or now. There is no need to decide anything today. If anyone is in danger now, call 911. For a private talk at any hour, RAINN is at 800-656-4673. You can stop reading whenever you want, and come back another day or not at all.",
      ],
    },
    {
      heading: "What a civil claim is",
      paragraphs: [
        "This page is about civil claims. A civil claim asks a court to hold a person or an organization responsible. It is separate from a criminal case, and you can have one without the other. Survivors bring these claims about schools, religious bodies, camps, youth groups, sports, juvenile detention, treatment centers and foster care. The claim is often against the organization as well as the person.",
        "The suits rest on a few ideas. One is negligence, which means a lack of reasonable care in hiring, training or watching over staff. Another is a failure to report abuse, or to act on a warning. A third is an unsafe setting. In schools, a federal law called Title IX may matter as well. The suit has to show how these ideas fit the facts of one person's life.",
      ],
    },
    {
      heading: "What the other side says",
      paragraphs: [
        "The other side may be a school district, a church body, a company, a charity or a public agency. They often reply that they did not know, or that they acted as soon as they learned. Some say that the time limit has passed, or dispute parts of the account. A court or a jury weighs both sides. Each claim has to be proven.",
      ],
    },
    {
      heading: "Time limits and other rules",
      paragraphs: [
        "Time limits vary more here than almost anywhere else. Every state has its own rules, and many have removed limits for childhood abuse or raised them. About 30 states have passed look-back laws since 2002. Such a law may reopen older claims, for a set period or for good. Some of those periods have closed, and some states have special windows now. Please do not rule yourself out.",
        "People who were adults at the time may have rights too. California, for one, has a law in force from 2026 that reopens some adult claims for a limited period. It covers claims against the person. It also covers private bodies, where a suit says that earlier abuse was hidden. It leaves out public bodies. Claims against a public body often need a written notice, and sometimes soon.",
        "Some other rules may apply. Since 2022, federal law has had no time limit for certain claims about child exploitation that had not already run out. Some groups and dioceses (church regions) have gone through bankruptcy, which sets its own dates. A few states limit what can be recovered, or what a lawyer may charge. A lawyer in the state where it happened can explain which of these matter.",
      ],
    },
    {
      heading: "Records that may help",
      paragraphs: [
        "You need no papers to begin. Later, if you choose, school or placement records may help. So may therapy notes, photos, the names of people who were there, and any report. Please answer truthfully, and say so when you do not remember. Nobody should tell you what to say, or offer you gifts to file. Courts do check claims, and honest gaps are no cause for shame.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "If you send the form, a partner firm may reach out in the way you say is safe. Your answers are passed on only if you tick the box for it. The firm may ask more, or say that it cannot help. That is not a judgment about whether you are believed. This site is not a law firm, and your answers are not a decision.",
      ],
    },
  ],
  disqualifiers: [
    "No organization was involved in any way. Other kinds of help may still fit.",
    "The time limit has passed, and no newer law reopens it. Only a lawyer can tell you this.",
    "You already settled, or signed a release that ends the claim.",
    "You already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "It was decades ago. Is it too late?",
      answer:
        "You can ask anyway. Many states have changed their laws, some of them more than once. A claim that was closed years ago may be open now. A lawyer can look up the rule for the state where it happened.",
    },
    {
      question: "I was over 18 at the time. Does that matter?",
      answer:
        "Some states protect people who were adults too, and a few have reopened older claims. The rules differ from those for childhood abuse. Please ask, whatever your age was.",
    },
    {
      question: "Will the person who did it find out?",
      answer:
        "Not from a review. We do not contact them. If you later choose to file a suit, they may learn of it. You can ask a lawyer about privacy and safety first.",
    },
    {
      question: "Will I have to testify?",
      answer:
        "Perhaps. Many cases end before a trial. You may be asked questions under oath in a private room with lawyers. Your own lawyer can prepare you and be there with you.",
    },
    {
      question: "I have no proof. Can I still ask?",
      answer:
        "Yes. What you remember counts. Records, and other people's accounts, can sometimes be found later. A lawyer can explain what a court would need in your state.",
    },
    {
      question: "Can I do this without the police?",
      answer:
        "Yes. Civil claims and police reports belong to separate systems. You may use one, both or neither. If a child may be in danger now, call 911 or Childhelp at 800-422-4453.",
    },
    {
      question: "Is it safe for you to call me?",
      answer:
        "You decide. The form asks if it is safe to call and to leave a message. You can answer no. A firm contacts you only if you agree, and you can text STOP at any time.",
    },
    {
      question: "What does it cost?",
      answer:
        "The review is free, with no upfront fee. Partner firms usually work on contingency, so they are paid only if they recover money. Some states limit that fee. Ask how costs are handled before you sign.",
    },
    {
      question: "Is what I send private?",
      answer:
        "It goes to this site and to the partner firms and vendors named in the privacy policy. It is not yet protected like a talk with your own lawyer. Please share only what feels right.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: institutionalSexAbuseRecord,
  related: [],
  quiz: institutionalSexAbuseQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "It may be best to speak with your own lawyer first, since they know what you have shared and which dates apply. You are welcome to go on if you want a second look, or if this is a different matter.",
    },
  ],
  helplines: { place: "start", lines: ["emergency", "rainn", "crisis", "childhelp"] },
  sensitive: true,
} as const satisfies Case;
