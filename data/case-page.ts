import { countNoun } from "./case-steps";
import { caseNotes as spanishCaseNotes, casePage as spanishCasePage } from "./es/case-page";
import { inEach } from "./language";

/** Text that the pages of all cases share. `caseSteps` has the text of the form. */
const englishCasePage = {
  lawsuits: "Lawsuits",

  limit: {
    title: "Your time limit",
    of: (state: string) => `In ${state}`,
    choose: "Choose your state",
    show: "Show",
    all: "All time limits",
    todo: "Next step:",
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
  asked: "Not legal rules: what firms commonly ask.",
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
    option: "Option, and for whom",
    last: "Last day",
    more: (count: number) => countNoun(count, "more option"),
    check: "Check",
  },
  dots: (count: number, of: number) => `About ${count} of ${of}`,
  shared: "About asking",
  urgentHelp: "Help right now",
  moreHelp: "More help",
  reportedBy: (publisher: string) => `Reported by ${publisher}.`,

  related: "Related",

  record: "Full record",
  checklist: "Records to gather, questions to ask",
};

/** What the loader of a case writes; the browser loads none of it. */
const englishCaseNotes = {
  /** At the start button and above the questions: what it costs, who we are, and who gets it. */
  start: (goes: string): readonly [string, string] => [
    "Asking is free.",
    `Law firms pay us; we are not a law firm. ${goes}`,
  ],
  /** Above the questions. */
  answers: "No answer shuts you out.",
  quizNext: (fee: string) =>
    `In step 2, you leave your name and number, and choose whether to send us your answers. ${fee}`,
  fees: {
    share:
      "A firm that takes a case is usually paid a share of the money, and only if it wins. You may still owe costs. Ask before you sign.",
    /** Disability applications. */
    agency:
      "If a firm helps, Social Security must approve its fee, and often caps it. You may still owe costs. Ask before you sign.",
  },
  /**
   * What most states give: large, where it holds (every second part is a number, as large), and in a
   * sentence. The rule of a case goes on.
   */
  usual: {
    years: (from: number, to: number, least: number) => {
      const years = `${from === to ? from : `${from} or ${to}`} years`;
      const [only = "", ...some] =
        least < from ? [", only ", countNoun(least, "year"), " in some"] : [];
      return {
        figure: years,
        scope: [` in most states${only}`, ...some],
        said: [`Most states give ${years} to sue${only}`, ...some].join(""),
      };
    },
    ages: (from: number, to: number) => ({
      figure: `Until age ${from} to ${to}, or\u00a0no\u00a0limit`,
      scope: [" in most states for sexual abuse of a child"],
      said: `Most states let you sue over child abuse until an age (${from} to ${to}) or always`,
    }),
    span: (from: number, to: number) => ({
      figure: `${from} to ${to} years, or\u00a0no\u00a0limit`,
      scope: [" in most states for sexual assault of an adult"],
      said: `Most states let an adult sue over sexual assault for ${from} to ${to} years or always`,
    }),
    every: [" in every state"],
  },
  /** What to do today, on most pages. */
  ask: "Start a free review, or call a law firm.",
};

export const casePage = /* @__PURE__ */ inEach({ en: englishCasePage, es: spanishCasePage });

export const caseNotes = /* @__PURE__ */ inEach({ en: englishCaseNotes, es: spanishCaseNotes });
