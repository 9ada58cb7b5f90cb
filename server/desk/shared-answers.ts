import { resolveCase } from "~/data/cases/unknown";
import type { Fact } from "~/data/desk/view";
import type { Submission } from "../submission/submission";

/** The quiz answers that were shared, in the words in which they were asked for and given. */
export function sharedAnswers({ answers, case: { slug } }: Submission): Fact[] {
  const { quiz } = resolveCase(slug ?? "");
  return Object.entries(answers ?? {}).map(([name, value]) => {
    const question = quiz.questions.find((one) => one.name === name);
    const options = question && "options" in question ? question.options : [];
    const option = options.find((one) => one.value === value);
    return { name: question?.label ?? name, value: option?.label ?? value };
  });
}
