import { formWords as spanish } from "./es/form-words";
import { inEach } from "./language";

/** Text that all forms share. */
const englishFormWords = {
  problem: "There is a problem",
  problemCount: (count: number) =>
    count === 1 ? "There is a problem with one answer" : `There is a problem with ${count} answers`,
  unreachable:
    "We could not reach this site. What you typed is still here. Please send it again: nothing counts twice.",
  selectOne: "Select One *",
  fold: "Add details",
  leaveEmpty: "Leave this field empty",
  phoneFormat: "7 to 15 digits",
};

export const formWords = /* @__PURE__ */ inEach({ en: englishFormWords, es: spanish });
