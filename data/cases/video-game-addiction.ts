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
    "Some families say that popular games were built to keep young people playing and paying, and that their child was harmed. The game makers deny it.",
  highlights: ["Minors and young adults", "Professional diagnosis", "No federal MDL"],
  card: {
    title: "Video Game Addiction",
    sub: "Compulsive gaming",
    desc: "For families of a young person whose gaming got out of control and led to treatment or serious harm.",
  },
  hero: {
    src: "/images/cases/video-game-addiction.svg",
    alt: "Line drawing of a game controller on a sill beside a window at night.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/video-game-addiction-explained.svg",
      alt: "Four labeled signs a clinician looks for: loss of control, priority over other things, harm, and time.",
      caption:
        "What a clinician looks for: play that is hard to control, play that comes before other parts of life, going on despite harm, and a pattern that lasts, usually 12 months or more.",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "The player was a minor or a young adult when the problem began." },
    { text: "They played for hours a day, over many months." },
    { text: "A doctor, therapist or other professional has diagnosed or treated it." },
    { text: "School, work, sleep, health or safety was clearly affected." },
    { text: "Account names, play logs or purchase records can show what was played." },
    { text: "A parent, guardian or adult is asking. Please do not let a child fill in the form." },
  ],
  overview: [
    {
      heading: "What the lawsuits say",
      paragraphs: [
        "This page is about families who say that certain games harmed a young person. The suits name makers such as Epic Games (Fortnite), Roblox, and Microsoft with Mojang (Minecraft). Some name others. All of them deny the claims. If your family is in the middle of this, you are not alone, and help exists that has nothing to do with courts.",
        "Families claim that some features keep minors playing and paying. One is the reward loop, where a prize comes often enough to make stopping hard. Another is the loot box, a paid surprise with a random prize. They also point to games with no natural end and to easy spending inside the game. They say that warnings and parental controls were weak.",
      ],
    },
    {
      heading: "What the companies answer",
      paragraphs: [
        "The companies answer that games are entertainment that most people enjoy safely. They point to parental controls. In court they raise several defenses. Games are a form of speech. A federal law called Section 230 protects sites from some claims over what users post. Players may have agreed to arbitration, which is a private hearing instead of court. And a young person's troubles can have many causes.",
      ],
    },
    {
      heading: "What doctors and studies say",
      paragraphs: [
        "Doctors do not fully agree on the name. Since 2022 the World Health Organization has listed gaming disorder in its guide to illnesses. It means play that is out of control, comes before the rest of life, and goes on despite harm, usually for 12 months or more. The main US guide lists internet gaming disorder only as a subject for more study.",
        "Research points both ways. Some studies link problem gaming with poor sleep, low mood and trouble at school in a small group of players. By stricter counts, problem gaming affects about one to two people in a hundred, and estimates vary. Other researchers say that heavy play is often a sign of low mood, worry or trouble elsewhere. Most children who play do not have a disorder. Long hours alone do not make one.",
      ],
    },
    {
      heading: "Where the cases stand",
      paragraphs: [
        "In court, the cases stand apart. A panel of federal judges was asked twice to place them before one judge. It refused in June 2024 and again in December 2025, since the games and companies differ so much. Suits about social media, and suits about adults who exploited children on Roblox, are different matters. The second has its own page on this site.",
      ],
    },
    {
      heading: "Records and time limits",
      paragraphs: [
        "Some records help. Write down account names, the games played, and about how long. Save play logs, purchase history and bank statements. School reports and notes from a doctor or therapist show how life changed, and when. Please keep the accounts, because deleting them may erase the logs. You do not need to gather it all before you ask.",
        "Time limits differ by state and by claim, and some are short. Minors often have more time, yet a parent's own claim may not. A lawyer who knows the dates can tell you which limit applies. Game accounts often come with terms that send disputes to arbitration. Whether those bind a child is a question courts look at case by case.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "If you send the form, a partner firm may contact you, ask for more, or say it cannot help. This site is not a law firm and decides nothing. No one can say how these cases will end. Whatever you decide about a claim, a pediatrician or therapist can help your child now.",
      ],
    },
  ],
  disqualifiers: [
    "There has been no diagnosis and no treatment.",
    "The player is an adult, and the problem began in adulthood.",
    "The only wish is to get back money spent in a game.",
    "It was one short period that has passed.",
    "The time limit in your state has passed.",
    "You already have a lawyer for this matter.",
  ],
  faqs: [
    {
      question: "Is gaming addiction real?",
      answer:
        "Experts differ. The World Health Organization recognizes gaming disorder. The main US guide says it needs more study. The distress can be real whatever it is called, and a professional can help either way.",
    },
    {
      question: "Was I a bad parent?",
      answer:
        "This page does not judge you. A game's design, a child's health, friends and family life can all play a part. Looking for help is a caring thing to do.",
    },
    {
      question: "Must my child stop playing?",
      answer:
        "Ask your pediatrician or a therapist first. A sudden ban can backfire, and some children become very upset. A professional can help you plan changes that your child can manage.",
    },
    {
      question: "Can we get our purchases back?",
      answer:
        "That is a separate matter. The game store or console maker may have a refund process. The Federal Trade Commission has run a refund program for some Fortnite purchases. Ask there first.",
    },
    {
      question: "My child talks of self-harm. What do I do?",
      answer:
        "Call or text 988 now, at any hour. If your child is in danger at this moment, call 911. Stay with them. The form can wait.",
    },
    {
      question: "May my teenager fill in the form?",
      answer:
        "Please do it yourself. A parent, guardian or adult should send it, with the adult's contact details only. We do not collect details from children under 13.",
    },
    {
      question: "Does it cost anything?",
      answer:
        "The review costs nothing, and there is no upfront fee. Partner firms usually work on contingency, so a fee is due only if they recover money. Ask how they handle other costs before you sign.",
    },
    {
      question: "What happens with my answers?",
      answer:
        "They are sent on to partner firms only if you tick the box for that. The privacy policy says who gets the rest. None of it is yet protected like talks with your own lawyer. If you agree, a firm may call or text.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: videoGameAddictionRecord,
  related: [],
  quiz: videoGameAddictionQuiz,
  cautions: [
    {
      question: "age_group",
      answers: ["18+"],
      note: "Firms mostly look at play that began in childhood or early adulthood. If it began later, this may not fit, and a doctor or counselor may be the better first call. You may still send the form.",
    },
    {
      question: "issues",
      answers: ["spending"],
      note: "If you mainly want money back for purchases, the game store, the console maker or your bank may be the place to ask. If there was other harm as well, you may still send the form.",
    },
    {
      question: "diagnosed",
      answers: ["no", "not_sure"],
      note: "Firms usually look for a diagnosis or treatment. Your pediatrician or a therapist can tell you what is going on, and that help matters with or without a claim. You may still send the form.",
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "Please talk with your own lawyer first. They know your child's case and the dates that apply. You may go on if you want a second look, or if this is a different matter.",
    },
  ],
  urgent: {
    title: "Help comes first",
    text: "If a young person talks about suicide or self-harm, call or text 988 now. If they are in danger at this moment, call 911 and stay with them.",
  },
  helplines: { place: "start", lines: ["emergency", "crisis"] },
} as const satisfies Case;
