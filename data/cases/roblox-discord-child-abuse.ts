import type { Case } from "../case";
import { robloxDiscordChildAbuseQuiz } from "../quizzes/roblox-discord-child-abuse";
import { robloxDiscordChildAbuseRecord } from "../records/roblox-discord-child-abuse";

export const robloxDiscordChildAbuse = {
  slug: "roblox-discord-child-abuse",
  title: "Child Exploitation on Roblox and Discord",
  documentTitle: "Roblox and Discord: support and options for parents",
  description:
    "For parents and guardians worried about contact a child had on Roblox or Discord: what to do first, what to keep, where to report, what to ask.",
  group: "abuse",
  summary:
    "For families of a child harmed by someone met on Roblox or Discord, and for those harmed as children.",
  highlights: ["Harmed while under 18", "Save messages, not images", "MDL 3166"],
  card: {
    title: "Child Exploitation on Roblox and Discord",
    sub: "Online safety of children",
    desc: "For families of a child groomed, threatened or exploited by someone met on Roblox or Discord.",
  },
  hero: {
    src: "/images/cases/roblox-discord-child-abuse.svg",
    alt: "Line drawing of a screen with two speech bubbles, and a headset in front of it.",
    width: 800,
    height: 600,
  },
  gallery: [],
  eligibility: [
    {
      text: "The child was not yet 18, even if they are grown now.",
      short: "Under 18 at the time",
    },
    { text: "It began or went on through Roblox or Discord.", short: "Through Roblox or Discord" },
    {
      text: "An adult pressured the child, asked for images, made threats or met them in person.",
      short: "Grooming, threats or a meeting",
    },
    {
      text: "The child's health, mood, schooling or safety has suffered.",
      short: "Harm to the child",
    },
    { text: "Account names, messages or other traces remain.", short: "Some trace of the account" },
    {
      text: "You are the parent or guardian, or you were that child and are an adult today.",
      short: "Parent, guardian or adult survivor",
    },
  ],
  overview: [
    {
      heading: "First, your child",
      paragraphs: [
        "We are sorry that you need this page. A child who was groomed is not to blame, and it helps to say so out loud.[^steps] You can report to the CyberTipline, which belongs to the National Center for Missing & Exploited Children (NCMEC). You need no lawyer for that.[^cybertip]",
        "Do not delete the profile or the messages, and do not pay anyone who threatens you. Report first, and block after that.[^steps] Never copy or send a sexual image of a child, not even as proof, because having one is a crime. Leave it where it is, and tell NCMEC or the police that it is on the device.",
      ],
    },
    {
      heading: "What families allege",
      paragraphs: [
        "Lawsuits allege that adults met children in Roblox games or chat. Many say that the talk then moved to Discord or another app.[^reuters] They say that the platforms, by their design, were not safe enough for children, and that parents were not warned.[^firm] The companies deny that they are liable for what other people did there.[^reuters]",
      ],
    },
    {
      heading: "Open court or arbitration",
      paragraphs: [
        "Terms of service often send disputes to a private arbitrator. For sexual assault or harassment, a law from 2022 lets people choose a court.[^arbitration] The full record lists what judges have said of Roblox's terms.",
      ],
    },
    {
      heading: "What states have done",
      paragraphs: [
        "Attorneys general act for a state, not for one family. Texas has sued Roblox, which denies wrongdoing.[^texas][^nevada]",
        "Checking ages before chat may help. It is no promise of safety, and it changes nothing about the past.",
      ],
    },
  ],
  disqualifiers: [
    "The person was an adult when it happened.",
    "Neither Roblox nor Discord played a part in it.",
    "It was rude chat, a scam or spending, with no sexual harm.",
    "The case has been settled, with a judge's approval where one was needed.",
  ],
  faqs: [
    {
      question: "Someone is threatening my child over a picture. What now?",
      answer:
        "Tell your child that they are safe with you and did nothing wrong. Then report it to the CyberTipline, before you block anyone.",
    },
    {
      question: "Should I write to the person myself?",
      answer:
        "Please do not. It can warn them and put traces at risk, and the police can ask the platform for far more than you can see.",
    },
    {
      question: "Can a picture be removed from the internet?",
      answer: "Sometimes, and the picture never has to leave your device.[^takedown]",
    },
    {
      question: "Is the form for me or for my child?",
      answer:
        "It is for a parent, a guardian, or the person it happened to, once they are an adult. It asks for the adult's contact details. If the sender is under 13, it asks for a parent and stores nothing.",
    },
    {
      question: "Did we sign away our rights with the terms of service?",
      answer:
        "Not for every kind of claim. The options above say which claims the law of 2022 keeps in court.",
    },
    {
      question: "Will my child's name be public?",
      answer:
        "Courts usually let minors appear under initials, and a judge can close records. Ask which of these your court grants before anything is filed.",
    },
  ],
  reviewedOn: "2026-11-26",
  record: robloxDiscordChildAbuseRecord,
  related: ["video-game-addiction", "institutional-sex-abuse", "lds-abuse"],
  quiz: robloxDiscordChildAbuseQuiz,
  cautions: [
    {
      question: "platform",
      answers: ["Other"],
      note: "These suits are about Roblox and Discord. Wherever it happened, the CyberTipline and the police can help, and your state bar can name a lawyer.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "No family should have to explain this twice. Call your present lawyer first.",
    },
  ],
  urgent: {
    title: "Safety first",
    text: "A child in danger now: call 911. Threats over images: report at 800-843-5678, do not pay, and do not delete anything.",
  },
  helplines: {
    place: "start",
    lines: ["emergency", "cybertip", "rainn", "crisis", "childhelp"],
  },
  sensitive: true,
} as const satisfies Case;
