import type { Case } from "~/data/case";

/** Gives each question of a quiz an answer that it offers. */
export function answersTo({ quiz }: Case): Record<string, string> {
  return Object.fromEntries(
    quiz.questions.map((question) => {
      if ("options" in question) return [question.name, question.options[0]?.value ?? ""];
      return [question.name, question.type === "number" ? String(question.min + 1) : "Ohio"];
    }),
  );
}
