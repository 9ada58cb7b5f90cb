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
    "This page is for families of a child who was harmed by someone met through Roblox or Discord, and for adults it happened to when they were young. Your child's safety comes first, and the form can wait.",
  highlights: ["Harmed while under 18", "Save messages, not images", "MDL 3166"],
  card: {
    title: "Child Exploitation on Roblox and Discord",
    sub: "Online safety of children",
    desc: "For families of a child who was groomed, threatened or exploited by someone met through Roblox or Discord.",
  },
  hero: {
    src: "/images/cases/roblox-discord-child-abuse.svg",
    alt: "Line drawing of a tablet lying face down on a table beside a lit lamp.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/roblox-discord-child-abuse-explained.svg",
      alt: "Three labeled panels: keep, do not copy, report.",
      caption:
        "What to do with evidence. Keep the device, the accounts and the messages. Do not copy or send any sexual image of a child. Report to the CyberTipline or the police.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "The child was under 18 at the time. They may be an adult now." },
    { text: "The contact began, or went on, through Roblox or Discord." },
    {
      text: "An adult groomed or pressured the child, asked for images, made threats or met them in person.",
    },
    { text: "The child was harmed, for instance in health, mood, school or safety." },
    { text: "There are account names, messages or other signs of the contact." },
    { text: "A parent, a guardian or the person it happened to (now an adult) is asking." },
  ],
  overview: [
    {
      heading: "First of all",
      paragraphs: [
        "If your child has been hurt, we are sorry. It is not your child's fault, and it helps to tell them so. If a child is in danger now, call 911. You can report online exploitation to the CyberTipline at 800-843-5678. It is run by the National Center for Missing & Exploited Children (NCMEC). You do not need a lawyer to report, and you do not need to report first to ask a lawyer.",
      ],
    },
    {
      heading: "What grooming and sextortion are",
      paragraphs: [
        "Grooming is when someone wins a child's trust, step by step, in order to harm them. Sextortion is a threat to share private images unless the child sends more, or pays. Families say that adults met their children in Roblox games or chat. They say that the talk often moved to Discord or other apps. Roblox is a game platform. Discord is an app for chat, voice and video.",
      ],
    },
    {
      heading: "The lawsuits and where they stand",
      paragraphs: [
        "The suits allege that the platforms were not designed safely for children. They claim that checks on age and chat were weak, and that parents were not warned well enough. Roblox and Discord deny liability, which means legal responsibility. Both describe safety tools that they offer. Some suits also name Snap or Meta, which deny the claims too. Each claim has to be proven.",
        "The companies raise several defenses. A federal law called Section 230 protects online services from some claims over what users post. Free speech law may also apply. And the terms that users accept often call for arbitration, a private hearing instead of court. A judge in San Mateo County, California, declined to send two child cases to arbitration. In a case about privacy, a federal judge did send users there. So courts differ.",
        "In December 2025 a panel of federal judges placed these cases before one judge in San Francisco. The group is called MDL 3166. MDL is short for multidistrict litigation, in which separate suits share one judge for the early work. Each family's case stays its own. The group was still at an early stage in mid-2026. These cases are about the platforms. What the offender did is a separate matter, for police.",
      ],
    },
    {
      heading: "What to keep, and free help",
      paragraphs: [
        "Please keep what is there. Leave the accounts open and the device as it is. Write down usernames, dates and the apps used. You may save messages made of words alone. Never copy, send, upload or describe a sexual image of a child, even as proof. Having one can itself be a crime. Police and NCMEC know how to handle it. This site has no place to upload images.",
        "There are free services that help. The FBI takes reports at tips.fbi.gov. Take It Down, at takeitdown.ncmec.org, can help to get sexual images of a person under 18 removed from many sites. The picture itself is not sent. RAINN, 988 and Childhelp can talk with you or your child. A doctor or a therapist can help too, and their notes may matter later.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Time limits differ by state and by claim. Minors often have more time, yet some limits are short, and a parent's own claim may have a different one. A lawyer can tell you which applies. Useful papers include a police or CyberTipline report number, therapy records, and letters from the school. You do not need any of them to begin.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "If you send the form, a partner firm may contact you in the way you say is safe. Your answers are passed on only if you tick the box for that. The firm may ask for more, or say that it cannot help. This site is not a law firm, and it decides nothing. No one can say how these cases will end.",
      ],
    },
  ],
  disqualifiers: [
    "The person was an adult when it happened.",
    "Neither Roblox nor Discord played a part in the contact.",
    "It was rude chat, a scam or spending in a game, and nothing more.",
    "The time limit has passed under the state's rules.",
    "You already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "Is my child to blame?",
      answer:
        "No. Adults who groom children are responsible for what they do. Children are tricked and pressured, even careful ones. Tell your child that they did nothing wrong and that you are glad to know.",
    },
    {
      question: "My child shared images and is being threatened. What now?",
      answer:
        "Do not pay, and do not delete anything. Report right away to the CyberTipline (800-843-5678) or the police. Tell your child that they are safe with you and not in trouble. If they talk of self-harm, call or text 988.",
    },
    {
      question: "Should I confront the person?",
      answer:
        "No. It can put your child at risk, and messages may vanish. Keep the accounts and the device as they are, and report. Police can take it from there.",
    },
    {
      question: "We agreed to the terms of service. Does that end it?",
      answer:
        "Not always. Courts differ on whether those terms send a child's case to arbitration. A federal law from 2022 also limits forced arbitration in sexual assault and harassment cases. A lawyer can look at yours.",
    },
    {
      question: "Will my child's name be public?",
      answer:
        "Courts usually protect minors, and papers often show initials only. Nothing is made public by sending this form. Please do not write your child's full name in it.",
    },
    {
      question: "Who may fill in the form?",
      answer:
        "A parent, a guardian, or an adult to whom it happened when they were young. Please give the adult's contact details only. We do not collect details from children under 13.",
    },
    {
      question: "What should I not write in the form?",
      answer:
        "Please do not describe or attach any sexual image of a child, and leave out the other person's name. A few plain words are enough. Details can wait for a private talk with a lawyer or the police.",
    },
    {
      question: "Does it cost anything, and will someone call?",
      answer:
        "The review is free, and there is no upfront fee. Partner firms usually work on contingency, with a fee only if they recover money. Ask about other costs. A firm calls or texts only if you agree. STOP ends texts.",
    },
    {
      question: "Who will see what I send?",
      answer:
        "This site and the partner firms and vendors in the privacy policy. It does not yet have the protection of talks with your own lawyer. The form asks if it is safe to call and to leave a message.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: robloxDiscordChildAbuseRecord,
  related: [],
  quiz: robloxDiscordChildAbuseQuiz,
  cautions: [
    {
      question: "platform",
      answers: ["Other"],
      note: "This page is about contact through Roblox or Discord. If it happened elsewhere, the CyberTipline and the police can still help, and your state bar can refer you to a lawyer. You may still send the form.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "It may be best to speak with your own lawyer first, since they know your child's case and the dates. You are welcome to go on if you want a second look, or if this is a different matter.",
    },
  ],
  urgent: {
    title: "Safety first",
    text: "If a child is in danger now, call 911. If someone is threatening your child, do not pay and do not delete; report it to the CyberTipline at 800-843-5678. Do not copy or send any sexual image of a child, even as proof.",
  },
  helplines: {
    place: "start",
    lines: ["emergency", "cybertip", "rainn", "crisis", "childhelp"],
  },
  sensitive: true,
} as const satisfies Case;
