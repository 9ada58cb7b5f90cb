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
    "For people who were sexually abused in a Church setting, and for those who love them. Read as much or as little as you want.",
  highlights: ["At your own pace", "Any time frame", "Respect for believers"],
  card: {
    title: "Abuse Claims Involving The Church of Jesus Christ of Latter-day Saints",
    sub: "Church community",
    desc: "For people who were abused in a church setting, often as children.",
  },
  hero: {
    src: "/images/cases/lds-abuse.svg",
    alt: "Line drawing of a closed door with soft light showing under it.",
    width: 800,
    height: 600,
  },
  gallery: [],
  eligibility: [
    {
      text: "You were under 18 at the time; some people who were adults may ask as well.",
      short: "Under 18, or sometimes older",
    },
    {
      text: "The person was a leader, teacher, missionary, volunteer or member, or the place belonged to the Church.",
      short: "Tied to the Church",
    },
    {
      text: "Or a relative did it, and someone in the Church may have been told.",
      short: "Or a relative, with leaders told",
    },
    {
      text: "Somebody in a position of trust may have had a warning.",
      short: "Someone possibly warned",
    },
    {
      text: "You can name the state and roughly the years; exact days are not needed.",
      short: "State and rough years",
    },
    { text: "It does not matter whether you have ever spoken of it.", short: "Told or never told" },
  ],
  overview: [
    {
      heading: "First of all",
      paragraphs: [
        "If this page is about you, we are sorry for what you went through, and it was not your fault. Nothing has to be decided today. The people on the help lines above listen at any hour. Every state has a fund that can pay for counseling after a crime, whether or not you ever think of a claim.[^ovc]",
      ],
    },
    {
      heading: "What the suits are about",
      paragraphs: [
        "Most of these suits say that leaders, members, teachers or volunteers abused a child, or that a relative did and leaders were told.[^wave] They are civil claims, which ask who is responsible for the harm. They are apart from anything that the police may investigate. Most members of the Church have nothing to do with any of this.",
        "Lawsuits allege that leaders failed to report, to remove the person or to warn families, and some question how a help line for leaders was used.[^wave] The Church says that abuse is inexcusable and that it works to prevent and report it.[^wave] It says of the help line that its purpose is to see that reporting laws are followed.[^fox]",
      ],
    },
    {
      heading: "Why each suit is different, and abuse in Scouting",
      paragraphs: [
        "State laws differ on who must report abuse, and on whether words said to clergy in private may stay private. A lawyer can explain your state's rules. The suits differ in their facts as well, which is why the federal panel declined to join them. Who was told, and how that person responded, is never quite the same.[^panel][^floodlit]",
        "In 2025 the Church's own motion spoke of a mediation that was planned for a group of the suits.[^mediation] A settlement in principle was then reported, with private terms.[^world] We looked for a final agreement and found none. Nothing says that it would cover anyone else.",
        "The Boy Scouts went through bankruptcy, and claims about Scouting were handled there.[^plan] In August 2022 the plan was changed after a judge turned down the part about the Church. The Church was to get less protection than first proposed.[^plan] What that leaves open against the Church is a legal question we cannot answer.",
      ],
    },
    {
      heading: "Time-limit laws keep changing",
      paragraphs: [
        "Many states have rewritten their limits for childhood abuse. Some have opened windows for claims that had run out.[^childusa] California opened two for people who were adults, and they end on different days.[^journal] Please don't give up because of your own count. Let an experienced lawyer check it.",
      ],
    },
  ],
  disqualifiers: [
    "Neither the person nor the place was tied to the Church.",
    "A settlement or release with your signature already covers it.",
    "The time has run out and no newer law reopens it; only a lawyer can tell you that.",
  ],
  faqs: [
    {
      question: "I never told anyone. Can I still ask?",
      answer:
        "Yes. Many people wait for years, and silence does not rule you out. You can start with very little information, or have a private talk with RAINN first, at 800-656-4673.",
    },
    {
      question: "Could my ward or my family learn of it?",
      answer:
        "Not through us, but someone may see a call or a letter. Say on the form what is safe. A suit in court is a public record unless a judge lets you use initials or another name, which many judges allow. Settle that with a lawyer before anything is filed.",
    },
    {
      question: "Do I have to leave my faith?",
      answer:
        "No. A civil claim is separate from belief and from membership. No one here will ask you to choose between them.",
    },
    {
      question: "Must I go to the police?",
      answer:
        "For your own past, that decision belongs to you and nobody else. If a child may be in danger now, call 911, or ask Childhelp at 800-422-4453 what to do.",
    },
    {
      question: "What if the person has died?",
      answer:
        "A claim may still be possible. Some are brought against an organization and not only against a person. State law decides which of them are still open.",
    },
    {
      question: "Is the Church's help line for me?",
      answer:
        "It was made for church leaders who learn of abuse.[^fox] For survivors there is RAINN, by phone or by texting HOPE to 64673.",
    },
  ],
  reviewedOn: "2026-11-26",
  record: ldsAbuseRecord,
  related: ["institutional-sex-abuse", "roblox-discord-child-abuse", "rideshare-assault"],
  quiz: ldsAbuseQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Someone who already knows your story can answer best, so you may want to ask your lawyer first. A second view is welcome too.",
    },
  ],
  helplines: { place: "start", lines: ["emergency", "rainn", "crisis", "childhelp"] },
  sensitive: true,
} as const satisfies Case;
