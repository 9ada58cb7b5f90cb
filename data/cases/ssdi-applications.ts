import type { Case } from "../case";
import { ssdiApplicationsQuiz } from "../quizzes/ssdi-applications";
import { ssdiApplicationsRecord } from "../records/ssdi-applications";

export const ssdiApplications = {
  slug: "ssdi-applications",
  title: "SSDI Applications",
  documentTitle: "SSDI applications: how they work and who may qualify",
  description:
    "How Social Security Disability Insurance works in plain words: the five questions, appeals, what a helper may charge, and how to apply free.",
  group: "injury",
  summary:
    "SSDI is a federal benefit for people who cannot work because of a serious health condition. Applying is free at ssa.gov or by phone at 800-772-1213, and this site is not part of Social Security.",
  highlights: ["Federal benefit", "Appeals help", "Free to apply yourself"],
  card: {
    title: "SSDI Applications",
    sub: "Disability benefits",
    desc: "For people who cannot work because of a serious condition, and who want help to apply or to appeal a denial.",
  },
  hero: {
    src: "/images/cases/ssdi-applications.svg",
    alt: "Line drawing of a paper form on a table, with a walking cane leaning beside it.",
    width: 800,
    height: 600,
  },
  gallery: [
    {
      src: "/images/cases/ssdi-applications-explained.svg",
      alt: "A numbered list of five questions: work now, severe condition, listed condition, past work, other work. Applying is free at ssa.gov.",
      caption:
        "The five questions Social Security asks, in order. Are you working above the limit? Is the condition severe? Is it on the list, or equal to it? Can you do past work? Can you do other work?",
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    { text: "You are under full retirement age." },
    { text: "You are not working, or you earn less than Social Security's monthly limit." },
    { text: "A health condition keeps you from steady work." },
    { text: "The condition has lasted a year, is likely to last a year, or may end in death." },
    { text: "You are getting medical care, and there are records of it." },
    { text: "You worked and paid Social Security taxes in recent years." },
    { text: "You have not applied yet, or you were denied and can still appeal." },
  ],
  overview: [
    {
      heading: "What SSDI is",
      paragraphs: [
        "SSDI stands for Social Security Disability Insurance. It is a monthly benefit that workers earn by paying Social Security taxes. A federal agency runs it: the Social Security Administration, or SSA. Nobody is sued, and no company pays. You can apply on your own, free of charge, at ssa.gov, by phone or at a local office. This site has no tie to SSA, and SSA does not endorse it.",
      ],
    },
    {
      heading: "What Social Security looks at",
      paragraphs: [
        "SSA's idea of disability is strict. You must be unable to do substantial work because of a medical condition. The condition must have lasted, or be likely to last, at least 12 months, or be likely to end in death. Short-term or partial disability does not count here. You can be truly ill and still be turned down. That is not a judgment of you as a person.",
        "SSA asks five questions in order. Are you working above its monthly limit? Is your condition severe? Does it match, or equal, one on SSA's list? If not, can you still do work you did in the past five years? If not, could you do some other kind of work? Your age, schooling and skills can matter at the last step. The monthly limit changes each year and is posted at ssa.gov.",
        "You also need enough work credits, which come from paying Social Security taxes. Many people need about ten years of work, with about five of them in the last ten years. Younger workers need fewer. If you lack credits and have little income, a different program may fit. It is called Supplemental Security Income, or SSI, and it is based on need. You can ask SSA about both at once.",
      ],
    },
    {
      heading: "Appeals and waiting times",
      paragraphs: [
        "Many first applications are denied, and there are four levels of appeal. First comes reconsideration, which is a fresh look by someone new. Next is a hearing with a judge, then the Appeals Council, then federal court. At each step you most often have 60 days to ask, plus a little mailing time. Your letter shows the date it was sent and what to do. Keep it, and the envelope too.",
        "Even after approval there is usually a wait. Monthly payments tend to start after five full months of disability. Medicare usually comes after 24 months of benefits. The rules for ALS, a disease of the nerves, are faster. In some cases benefits can reach back up to a year before the month you applied. A later application can mean fewer of those months.",
      ],
    },
    {
      heading: "Help from a representative",
      paragraphs: [
        "A representative can help you. That is a lawyer, or a trained person who is not a lawyer, who speaks for you with SSA. SSA must approve the fee. Most agreements set it at a quarter of the past-due benefits, up to a cap set by SSA. Past-due benefits are those for the months before the decision. If no benefits are won, that fee is not due. Ask who pays for copies of records.",
      ],
    },
    {
      heading: "Records that may help",
      paragraphs: [
        "Good papers make a stronger file. List your doctors, clinics, tests and medicines, with dates. Write down the jobs you held in the past five years, and what each asked of your body and mind. Find a recent W-2 form or tax return. If you were denied, keep the letter. Notes on an ordinary day can help to show what you can and cannot do.",
      ],
    },
    {
      heading: "If you send the form",
      paragraphs: [
        "If you send the form here, a partner firm or representative may get in touch. They may ask about your health, your work and any letter you have. They may also say they cannot help. Nothing here is a decision, and only SSA decides. No one can promise you an approval. Sending this form does not apply for benefits, and it does not stop the clock on an appeal.",
      ],
    },
  ],
  disqualifiers: [
    "You are working and earn more than SSA's monthly limit.",
    "The condition is likely to last less than a year.",
    "You do not have enough recent work credits. SSI may be a better fit.",
    "You are at full retirement age, or already on retirement benefits. If you took them early, ask SSA.",
    "The time to appeal has passed. A new application may still be open to you.",
    "You already have a representative for this claim.",
  ],
  faqs: [
    {
      question: "Do I need a representative?",
      answer:
        "No. You may apply and appeal by yourself, and SSA's staff will answer questions at no charge. Many people choose to have help for a hearing, since that is where a judge asks about the records.",
    },
    {
      question: "I was denied. Should I start again?",
      answer:
        "It is usually better to appeal in time than to start over. A new application can lose earlier months of benefits. Look at the date on the letter, and ask SSA or a representative which path fits.",
    },
    {
      question: "Can I work a little?",
      answer:
        "Maybe. SSA has a monthly earnings limit, and it changes each year. Work below it may be allowed. Report any work to SSA, even a few hours, since leaving it out can cause trouble later.",
    },
    {
      question: "Which conditions count?",
      answer:
        "SSA looks at what you cannot do, and not only at the name of the illness. Conditions of the body and of the mind both count. Some very serious ones, such as certain cancers and ALS, move faster.",
    },
    {
      question: "How long does it take?",
      answer:
        "Often some months for a first decision, and longer if you appeal. It depends on the records and on the office. No one can tell you a date. If you face losing your home or going hungry, tell SSA.",
    },
    {
      question: "Is it the same as VA benefits or workers' compensation?",
      answer:
        "No. Those are separate programs with their own rules. You may be able to get more than one. Tell SSA about the others, because workers' compensation can lower the SSDI amount.",
    },
    {
      question: "Does this cost anything?",
      answer:
        "Applying through SSA is free, and so is the review here. There is no upfront fee. A representative's fee usually comes out of past-due benefits, only if benefits are won, and SSA must approve it.",
    },
    {
      question: "Who will see my answers?",
      answer:
        "This site and, if you tick the box to share them, partner firms. The privacy policy names who may get your details. We do not send them to SSA. If you agree, someone may call or text. STOP ends texts.",
    },
    {
      question: "Can I ask for someone else?",
      answer:
        "You can ask on behalf of a parent, spouse or adult child who agrees. SSA will want to hear from the person too, if they are able. If someone has died while waiting, a close relative may be able to carry on the claim.",
    },
  ],
  reviewedOn: "2026-11-21",
  record: ssdiApplicationsRecord,
  related: [],
  quiz: ssdiApplicationsQuiz,
  cautions: [
    {
      question: "working_now",
      answers: ["full_time"],
      note: "Full-time pay is often above SSA's monthly limit, and that may lead to a denial. SSA can tell you the limit at 800-772-1213. If your health may soon force you to stop, you can ask now. You may still send the form.",
    },
    {
      question: "prior_denial",
      answers: ["denied"],
      note: "Time to appeal is short, often 60 days plus mailing time. Please find the letter and look at its date. If it has passed, ask SSA about good cause for being late, or about a new application. You may still send the form.",
    },
    {
      question: "has_rep",
      answers: ["yes"],
      note: "Please talk with your representative first, since they know your file and its dates. You may go on if you would like a second look, or if this is a different matter.",
    },
  ],
} as const satisfies Case;
