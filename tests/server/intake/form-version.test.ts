import { expect, test } from "vitest";
import type { FormDefinition } from "~/data/forms/definition";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { formVersion } from "~/server/intake/form-post";
import { unknownSender } from "~/tests/support/unknown-sender";

const post = {
  form: unsubscribeForm,
  entries: new Map(),
  page: { path: "/", anchor: "form" },
  facts: unknownSender,
  consent: "I agree.",
  disclosure: "What happens next.",
};
const version = formVersion(post, ["A firm"]);
const [email, ...others] = unsubscribeForm.fields;
const relabelled: FormDefinition = {
  ...unsubscribeForm,
  fields: [{ ...email, label: "Your email" }, ...others],
};

test("the same form, shown again to somebody else, has the same version", () => {
  const facts = { ...post.facts, requestId: "other", userAgent: "other" };
  const other = { ...post, facts, entries: new Map() };
  expect(formVersion(other, ["A firm"])).toBe(version);
});

test.each([
  ["a label", { ...post, form: relabelled }, ["A firm"]],
  ["what this visitor was shown of it", { ...post, shown: relabelled }, ["A firm"]],
  ["the sentence beside the box", { ...post, consent: "I agree to it." }, ["A firm"]],
  ["the texts above the button", { ...post, disclosure: "What comes next." }, ["A firm"]],
  ["a firm", post, ["A firm", "Another"]],
])("a change of %s changes the version", (_what, changed, firms) => {
  expect(formVersion(changed, firms)).not.toBe(version);
});
