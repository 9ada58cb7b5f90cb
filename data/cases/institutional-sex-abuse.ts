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
    "For people who were sexually abused in a place of trust, such as a school, camp or foster home. Share only what you wish.",
  highlights: ["Schools, churches, camps, care", "Any year", "At your own pace"],
  card: {
    title: "Institutional Sexual Abuse",
    sub: "Schools, camps, care",
    desc: "For people abused in a school, church, camp, detention or care setting, however long ago.",
  },
  hero: {
    src: "/images/cases/institutional-sex-abuse.svg",
    alt: "Line drawing of an empty swing hanging still in evening light.",
    width: 800,
    height: 600,
  },
  gallery: [],
  eligibility: [
    {
      text: "It happened at a school, place of worship, camp, club, team, detention or treatment center, or in foster care.",
      short: "School, camp, church or care",
    },
    {
      text: "The person worked there, helped there, led there, or was allowed near you by the organization.",
      short: "Staff, volunteer or leader",
    },
    {
      text: "The organization may have known, or had reason to look closer.",
      short: "An organization that may have known",
    },
    { text: "You can say in which state it was, and about when.", short: "State and rough time" },
    {
      text: "You may have been any age then, but other rules apply to adults.",
      short: "Any age at the time",
    },
    {
      text: "You do not need to have told anyone about it, then or since.",
      short: "No earlier report needed",
    },
  ],
  overview: [
    {
      heading: "Before you read on",
      paragraphs: [
        "We are sorry that you, or someone you love, have a reason to read this page. It was not your fault, then or now, and you may close this page at any time. Every state has a fund that can pay some costs of a crime, such as counseling. You need no lawsuit for that.[^ovc]",
      ],
    },
    {
      heading: "What a civil claim asks",
      paragraphs: [
        "It asks who must answer for the harm: a person, an organization or both. A lawyer will look at whether the place was careless in choosing or watching over its people, and whether it ignored a warning. The organization usually answers: it may deny that it knew, say that it acted at once, or argue that the time is over.",
      ],
    },
    {
      heading: "Why the law on time matters so much",
      paragraphs: [
        "Whether a claim is in time depends on the state, on the year and often on your age. Some states have ended or raised their limits for childhood abuse. Some reopen old claims for a while, which is called a window.[^childusa]",
      ],
    },
    {
      heading: "What you remember, and what you do not",
      paragraphs: [
        "Say what you remember, and say so when you do not. No one should tell you what to say. Gaps after many years are no reason for shame.",
      ],
    },
  ],
  disqualifiers: [
    "No organization had any part in it. Other kinds of help may still fit.",
    "Neither the usual limit nor a newer law leaves time. Don't decide that alone: ask a lawyer.",
    "A release from an earlier settlement covers it.",
  ],
  faqs: [
    {
      question: "It was decades ago. Is it too late?",
      answer: "It may not be. A claim that was closed ten years ago may be open today.[^childusa]",
    },
    {
      question: "Will the person who did it find out?",
      answer:
        "Not from this form. If you sue, the person will learn of it, so talk about your safety with a lawyer before anything is filed.",
    },
    {
      question: "Would I have to testify?",
      answer:
        "Perhaps. Many claims end before a trial, yet you may have to answer questions under oath, in a room with lawyers. Yours would sit beside you.",
    },
    {
      question: "I have no proof. Can I still ask?",
      answer: "You can. What you remember is evidence too, and papers sometimes turn up later.",
    },
    {
      question: "The place has closed or gone bankrupt. What then?",
      answer: "There may be a successor, an insurer or a trust, as with the Boy Scouts.[^scouts]",
    },
  ],
  reviewedOn: "2026-11-26",
  record: institutionalSexAbuseRecord,
  related: ["lds-abuse", "rideshare-assault", "roblox-discord-child-abuse"],
  quiz: institutionalSexAbuseQuiz,
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: "You have told your story to a lawyer once, and they know which dates apply. Ask them first if you can; looking further is all right.",
    },
  ],
  helplines: { place: "start", lines: ["emergency", "rainn", "crisis", "childhelp"] },
  sensitive: true,
} as const satisfies Case;
