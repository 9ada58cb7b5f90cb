import type { Case } from "../case";
import { ldsAbuseQuiz } from "../quizzes/lds-abuse";
import { ldsAbuseRecord } from "../records/lds-abuse";

export const ldsAbuse = {
  slug: "lds-abuse",
  title: "Abuse Claims Involving The Church of Jesus Christ of Latter-day Saints",
  documentTitle: "Support and options for church members and families",
  description:
    "Calm, plain answers for people who were hurt in a church community, and for their families: who can help, how privacy works, what to ask.",
  group: "abuse",
  summary:
    "This page is for people who were sexually abused in a setting tied to The Church of Jesus Christ of Latter-day Saints, and for those who love them. You can read it at your own pace, and you can leave at any time.",
  highlights: ["At your own pace", "Any time frame", "Respect for believers"],
  card: {
    title: "Abuse Claims Involving The Church of Jesus Christ of Latter-day Saints",
    sub: "Church community",
    desc: "For people who were abused in a church setting, often as children, and who want to know what their options are.",
  },
  hero: {
    src: "/images/cases/lds-abuse.svg",
    alt: "Line drawing of a closed door with soft light showing under it.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/lds-abuse-explained.svg",
      alt: "Four cards around one person: doctor, RAINN, police and lawyer, each with what they do. Below: your choice; in danger, call 911.",
      caption:
        "Who can help, and what each one does. A doctor cares for your health. RAINN listens, in private. Police look into a crime. A lawyer explains civil claims. You may choose any, all or none.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "You were under 18 when it happened. Some people who were adults may also ask." },
    {
      text: "The person or the place was tied to the Church, such as a leader, teacher, missionary or volunteer.",
    },
    { text: "Or the person was a family member, and a church leader may have been told." },
    { text: "Someone in a position of trust may have known, or may have been warned." },
    { text: "You can name the state and the rough years. Exact dates are not needed." },
    { text: "You do not need to have told anyone. Many people never have." },
  ],
  overview: [
    {
      heading: "First of all",
      paragraphs: [
        "If this page is about you, we are sorry for what you went through. What happened was not your fault. You do not have to decide anything today. If you or a child may be in danger, call 911. If you want to talk with someone in private, RAINN can listen at 800-656-4673, at any hour. You may close this page whenever you like.",
      ],
    },
    {
      heading: "What the civil claims are about",
      paragraphs: [
        "Some people have brought civil claims that involve The Church of Jesus Christ of Latter-day Saints. A civil claim asks a court to hold someone responsible. It is not a criminal case. Most say they were sexually abused as children by leaders, members, teachers, missionaries or volunteers. Others say a family member abused them, and that church leaders were told. Most believers have nothing to do with any of this.",
      ],
    },
    {
      heading: "What each side says",
      paragraphs: [
        "The suits allege that leaders failed to report abuse, to remove the person, or to warn families. Some also question how a help line for church leaders was used. The Church says that abuse is inexcusable. It says that it works to prevent abuse and to report it, and that the help line exists to follow the law and protect children. It disputes the claim that abuse was hidden.",
      ],
    },
    {
      heading: "State law and the courts",
      paragraphs: [
        "Two kinds of state law matter a great deal. The first says who must report abuse. In many states clergy (religious leaders) must do so. The second is called clergy privilege. It may keep what is said in a private confession from being shared. States draw these lines in different ways. So two cases that look alike can end in different ways.",
        "The cases are not joined as one. In April 2025 a panel of federal judges declined to place them before a single judge. It said that each case turns on its own facts, such as who was told and what they did. The suits go on in separate state and federal courts, and most are in California. The claims have to be proven in each case.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Time limits vary greatly, and many have changed. Some states have raised or removed the age limit for childhood abuse. A few have opened windows, which are set periods when older claims may be brought. California's window for older childhood claims closed at the end of 2022. A newer law there reopens, for a limited time, some claims by people who were adults then. Please do not rule yourself out. Ask a lawyer.",
        "You need no papers to make a first contact. Later on, and only if it is safe, some things may help. They include names, the ward or stake (the local church unit), rough dates, letters, therapy notes and any report. If it happened in a scouting troop, please say so. The Boy Scouts went through bankruptcy, which set its own rules and dates. Memories with gaps are common.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "If you send the form, a partner firm may get in touch in the way you say is safe. You choose how much to share. Your answers to the questions are passed on only if you tick the box for that. A firm may say it cannot help, and that is not a verdict on you. This site is not a law firm and decides nothing.",
      ],
    },
  ],
  disqualifiers: [
    "Neither the person nor the place had any tie to the Church.",
    "You already settled, or signed a release that ends the claim.",
    "The time limit has passed, and no newer law reopens it. Only a lawyer can tell you this.",
    "You already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "I never told anyone. Can I still ask?",
      answer:
        "Yes. Many people wait for years, and some never tell. Not reporting does not shut you out. You can begin with as little as you like, or speak with RAINN first.",
    },
    {
      question: "Will my name be public?",
      answer:
        "Not from this form. If a suit is filed later, many courts let a person use initials or another name. A judge decides. Ask a lawyer about this before anything is filed.",
    },
    {
      question: "Do I have to leave my faith?",
      answer:
        "No. A civil claim is separate from belief and from membership. Some people who ask are still active in the Church, and some are not. That choice is yours alone.",
    },
    {
      question: "Must I go to the police?",
      answer:
        "That is a separate choice, and it is yours to make for your own past. If a child may be in danger now, call 911, or call Childhelp at 800-422-4453 to ask what to do.",
    },
    {
      question: "The person who did it has died. Does that matter?",
      answer:
        "It may not end a claim. Some claims are brought against an institution and not only against one person. State law decides, so a lawyer would need to know the state.",
    },
    {
      question: "Is the Church's help line for me?",
      answer:
        "It is there for church leaders who learn of abuse. It is not meant for survivors. RAINN is: call 800-656-4673, or text HOPE to 64673, at any hour.",
    },
    {
      question: "Is it safe for you to call me?",
      answer:
        "You tell us. The form asks if it is safe to call and if a message may be left. A firm contacts you only if you agree, and STOP ends texts. You can also write from an address that only you use.",
    },
    {
      question: "Does it cost anything?",
      answer:
        "The review costs nothing. There is no upfront fee, and partner firms usually work on contingency. That means a fee is due only if they recover money. Ask how they handle other costs.",
    },
    {
      question: "Who will see what I write?",
      answer:
        "This site, and the partner firms and vendors named in the privacy policy. It is not yet protected as a talk with your own lawyer would be. So please share only what you are comfortable sharing.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: ldsAbuseRecord,
  related: [],
  quiz: ldsAbuseQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "It may be best to speak with your own lawyer first, since they know your story and the dates. You are welcome to go on if you want a second look, or if this is a different matter.",
    },
  ],
  helplines: { place: "start", lines: ["emergency", "rainn", "crisis", "childhelp"] },
  sensitive: true,
} as const satisfies Case;
