import { countNoun } from "./count-noun";

/** What the steps of every case's form say. */
export const caseSteps = {
  start: "Start Your Free Review",
  back: "Back to the page about",
  exit: "Leave this site",

  progress: {
    step1: (questions: number) => `Step 1 of 2 · ${countNoun(questions, "question")}`,
    step2: "Step 2 of 2 · Your contact details",
    title: { step2: "Step 2 of 2: ", sent: "Sent: " },
  },
  quizNote:
    "These questions help you and a firm to see what your case is about. No answer shuts you out, and your answers are dropped unless you share them in step 2.",
  change: "Change my answers",

  sent: {
    thanks: "Thanks! Your free review request is in.",
    reference: "Your reference. Please keep it.",
    copy: "Copy",
    copied: "Copied",
    print: "Print",
    records: "Useful meanwhile: records to gather",
    printed: ({ site, address, day }: { site: string; address: string; day: string }) =>
      `${site}, ${address}, ${day}`,
  },
} as const;
