import { countNoun, lowerFirst } from "./case-steps";
import { casePage as spanishCasePage } from "./es/case-page";
import { inEach } from "./language";

/** Text that the pages of all cases share. `caseSteps` has the text of the form. */
const englishCasePage = {
  lawsuits: "Lawsuits",
  /** At the start button: what it costs, who we are, how long it is, and who gets it. */
  start: (to: string, questions: number) =>
    `Free: law firms pay us · Not a law firm · ${countNoun(questions, "question")} · ${to}`,

  /** Above the questions. */
  quizNote: (to: string) =>
    `Free: law firms pay us. We are not a law firm. Your request ${lowerFirst(to)}. Any answer lets you go on. We keep answers only if you share them in step 2.`,
  quizNext: (goes: string, fee: string) => `Then you leave your name and number. ${goes} ${fee}`,
  fees: {
    share:
      "A firm that takes a case is usually paid a share, and only if it wins. You may still owe costs. Ask before you sign.",
    /** Disability applications. */
    agency:
      "If a firm helps you, Social Security must approve its fee, and rules cap it. You may still owe costs. Ask before you sign.",
  },

  /** The search on a page without a written case. */
  unwritten: { label: "Find a page that comes close", button: "Find" },

  limit: {
    title: "Your time limit",
    of: (state: string) => `In ${state}`,
    choose: "Choose your state",
    show: "Show",
    all: "All time limits",
  },

  parts: {
    glance: "At a glance",
    qualify: "Who may qualify",
    "not-qualify": "May not qualify if",
    status: "Where it stands",
    ways: "Your options and deadlines",
    know: "What to know",
    changed: "What changed",
    questions: "Common questions",
    help: "Free help",
  },

  /** Below both lists of who may and may not qualify. */
  asked: "Not legal rules: what firms commonly ask",
  status: {
    now: "Now",
    next: "Next",
    money: "Money",
    searched: "Sources last searched",
    newest: "newest source",
    noDocket: "We did not read a live court docket.",
    old: (month: string) => `Not confirmed since ${month}`,
  },

  ways: {
    option: "Option",
    last: "Last day",
    whom: "For whom",
    more: (count: number) => countNoun(count, "more option"),
    check: "Check",
  },
  dots: (count: number, of: number) => `About ${count} of ${of}`,
  shared: "About asking here",
  urgentHelp: "Help right now",
  moreHelp: "More help",
  reportedBy: (publisher: string) => `Reported by ${publisher}.`,

  related: "Related",
  about: "About this case",

  record: "Full record",
  checklist: "Records to gather and questions for a lawyer",
};

export const casePage = /* @__PURE__ */ inEach({ en: englishCasePage, es: spanishCasePage });
