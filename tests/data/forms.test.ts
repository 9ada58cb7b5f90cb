import { expect, test } from "vitest";
import { cases } from "~/data/cases";

test("on the abuse cases a browser remembers nothing that was typed about what happened", () => {
  const typed = cases
    .filter(({ sensitive }) => sensitive)
    .flatMap(({ quiz }) => quiz.questions)
    .filter(({ type }) => type === "text" || type === "textarea");

  expect(typed.length).toBeGreaterThan(0);
  for (const field of typed) expect(field.autoComplete).toBe("off");
});
