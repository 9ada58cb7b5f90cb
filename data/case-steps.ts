import { caseSteps as spanish } from "./es/case-steps";
import { inEach } from "./language";

/** Text of the form steps on every case page. */
const englishCaseSteps = {
  start: "Start Your Free Review",
  back: "Back to the case page",
  exit: "Leave this site",
  exitKeys: "Or press Shift three times",
  /** The title of the tab while the other page loads. */
  exitTitle: "Loading",

  progress: {
    step1: (questions: number) => `Step 1 of 2 · ${countNoun(questions, "question")} · free`,
    step2: "Step 2 of 2 · Your contact details",
    title: { step2: "Step 2 of 2: ", sent: "Sent: " },
  },
  /** Step 2 begins with what the answers mean. */
  assessment: {
    fits: "Your answers fit what firms usually ask for. A firm decides.",
    notes: "You can still send your request. A firm decides. Please read this first:",
  },
  answers: "Your answers",
  change: "Change my answers",
};

export const caseSteps = /* @__PURE__ */ inEach({ en: englishCaseSteps, es: spanish });

/** `1 question`, `4 questions`. */
export function countNoun(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
