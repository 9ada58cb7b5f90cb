import type { Case } from "../case";
import { videoGameAddictionQuiz } from "../quizzes/video-game-addiction";
import { videoGameAddictionRecord } from "../records/video-game-addiction";

export const videoGameAddiction = {
  slug: "video-game-addiction",
  title: "Video Game Addiction",
  documentTitle: "Video game addiction lawsuits: who may qualify",
  description:
    "What families claim about popular video games, what the makers answer, what doctors mean by gaming disorder, and where the cases stand.",
  group: "products",
  summary:
    "Some families say games kept a young person playing until school, sleep or health suffered. The makers deny it.",
  highlights: ["Minors and young adults", "Professional diagnosis", "No federal MDL"],
  card: {
    title: "Video Game Addiction",
    sub: "Compulsive gaming",
    desc: "For families of a young person whose gaming led to treatment or serious harm.",
  },
  hero: {
    src: "/images/cases/video-game-addiction.svg",
    alt: "Line drawing of a game controller on a sill beside a window at night.",
    width: 800,
    height: 600,
  },
  gallery: [],
  eligibility: [
    {
      text: "The player was a minor or a young adult when it began.",
      short: "Young when it began",
    },
    {
      text: "Play took hours of most days and went on for many months.",
      short: "Hours a day, for months",
    },
    {
      text: "A doctor or therapist has diagnosed or treated the problem.",
      short: "Diagnosis or treatment",
    },
    {
      text: "School, sleep, health or safety clearly suffered.",
      short: "Clear harm to daily life",
    },
    { text: "Logs, accounts or payments show what was played.", short: "Proof of play" },
    {
      text: "You are a parent, a guardian or an adult player, not a child.",
      short: "An adult who asks",
    },
  ],
  overview: [
    {
      heading: "What families allege",
      paragraphs: [
        "The suits name makers such as Epic Games (Fortnite), Roblox, and Microsoft with Mojang (Minecraft).[^second] Lawsuits allege that prizes, paid surprises called loot boxes and games without an end keep minors playing. They allege that warnings and parental controls were weak.[^doyle]",
      ],
    },
    {
      heading: "What the makers say in court",
      paragraphs: [
        "Their first defense is free speech: a game is expression, so a court may not punish its content.[^mynews] The second, as a law firm reports, is Section 230, a federal law that protects sites from some claims over what users post.[^msk] The third is the user agreement, which may send a dispute to a private arbitrator.[^dunn]",
        "Each of these has worked in some suit.[^msk][^reason][^dunn] A California ruling of January 2024 went the other way.[^appeal]",
      ],
    },
    {
      heading: "What doctors say",
      paragraphs: [
        "Since 2022 the World Health Organization's list of illnesses has included gaming disorder. As reported, it means that control is lost, play comes before the rest of life, and it goes on despite harm, usually for a year or more.[^who] The US manual, DSM-5, lists internet gaming disorder only as a topic for more study. Experts do not agree.[^rcpsych][^icd] Long hours alone are not a disorder. A good clinician also looks for sadness, worry or trouble elsewhere.",
      ],
    },
    {
      heading: "Why there is no MDL",
      paragraphs: [
        "A panel of federal judges saw too many different games and companies for one judge.[^first] So suits run in separate courts, apart from a California group before Judge Riff, as a law firm reports.[^beasley] Suits over social media are another matter. So are suits that say adults harmed children through Roblox, which have their own page here.",
      ],
    },
  ],
  disqualifiers: [
    "Nobody has diagnosed or treated the problem.",
    "The player started as a grown adult.",
    "You only want purchases refunded.",
    "It was one short phase that has passed.",
    "Time has run out for the child and for the parents.",
  ],
  faqs: [
    {
      question: "Is gaming addiction a real illness?",
      answer:
        "Doctors do not agree on the name. A clinician can say what fits your child, whatever it is called.",
    },
    {
      question: "Did I fail as a parent?",
      answer:
        "Nobody here judges you. Many things can lead to this, and looking for help is part of caring.",
    },
    {
      question: "Must my child quit playing now?",
      answer:
        "Ask a pediatrician or therapist before a sudden ban, because it can make things worse. They can help you plan steps that fit your home.",
    },
    {
      question: "Can we get our purchases back?",
      answer:
        "That is a separate matter. A store, a console maker or your card company may refund charges that nobody agreed to.",
    },
    {
      question: "May my teenager fill in the form?",
      answer:
        "Please do it yourself as a parent or guardian, with your own details. Talk with your teen about it, since a suit would ask a lot of them.",
    },
    {
      question: "We accepted the terms of the game. Can we still sue?",
      answer:
        "It depends on the state and on age: courts in Arkansas and California went opposite ways in 2024.[^dunn][^appeal]",
    },
  ],
  reviewedOn: "2026-11-26",
  record: videoGameAddictionRecord,
  related: ["roblox-discord-child-abuse", "birth-injury"],
  quiz: videoGameAddictionQuiz,
  cautions: [
    {
      question: "age_group",
      answers: ["18+"],
      note: "These suits look at play that began in youth. If it started later, a doctor or counselor may be the better first call.",
    },
    {
      question: "issues",
      answers: ["spending"],
      note: "For money spent in a game, the store or your bank is usually quicker than a lawyer. If there was other harm too, go on.",
    },
    {
      question: "diagnosed",
      answers: ["no", "not_sure"],
      note: "A firm will ask for a diagnosis. Your pediatrician is a good place to begin, with or without a suit.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "The lawyer you chose knows your child's dates, so talk with them first.",
    },
  ],
  urgent: {
    title: "Help comes first",
    text: "If a young person talks about suicide or self-harm, call or text 988 now. If they are in danger at this moment, call 911 and stay with them.",
  },
  helplines: { place: "start", lines: ["emergency", "crisis"] },
} as const satisfies Case;
