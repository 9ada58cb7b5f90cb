import { expect, test } from "vitest";
import type { Field } from "~/data/field";
import type { FormDefinition } from "~/data/forms/definition";
import { formVersionField } from "~/data/forms/hidden";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { boundedCache, canonicalJson, formVersion, withVersion } from "~/server/leads/form-version";
import { unknownSender } from "~/tests/support/unknown-sender";

const post = {
  form: unsubscribeForm(),
  entries: new Map(),
  page: { path: "/", anchor: "form" },
  facts: unknownSender,
  consent: "I agree.",
  disclosure: "What happens next.",
};
const firms = ["A firm"];
const version = formVersion(post, firms);
const [email, ...others] = unsubscribeForm().fields;
const relabelled: FormDefinition = {
  ...unsubscribeForm(),
  fields: [{ ...email, label: "Your email" }, ...others],
};

test("the same form, shown again to somebody else, has the same version", () => {
  const facts = { ...post.facts, requestId: "other", userAgent: "other" };
  const other = { ...post, facts, entries: new Map() };
  expect(formVersion(other, ["A firm"])).toBe(version);
});

test.each([
  ["a label", { ...post, form: relabelled }, firms],
  ["what this visitor was shown of it", { ...post, shown: relabelled }, firms],
  ["the sentence beside the box", { ...post, consent: "I agree to it." }, firms],
  ["the texts above the button", { ...post, disclosure: "What comes next." }, firms],
  ["a firm", post, ["A firm", "Another"]],
])("a change of %s changes the version", (_what, changed, named) => {
  expect(formVersion(changed, named)).not.toBe(version);
  expect(formVersion(post, firms)).toBe(version);
});

test("a version is the hash of JSON with sorted names and no white space", () => {
  const value = { b: [1, { d: null, c: "x" }, "two"], c: "", a: { f: true, e: "é" } };
  const sorted = '{"a":{"e":"é","f":true},"b":[1,{"c":"x","d":null},"two"],"c":""}';
  expect(canonicalJson(value)).toBe(sorted);
  expect(canonicalJson(JSON.parse(sorted))).toBe(sorted);
});

test("travels with the form in its hidden field, and in no other", () => {
  const token: Field = { type: "hidden", name: "token", value: "x" };
  const asked: Field = { type: "text", name: formVersionField.name, label: "Version" };
  const form = { ...relabelled, fields: [token, asked, formVersionField] };
  expect(withVersion(form, "v2")).toEqual({
    ...form,
    fields: [token, asked, { ...formVersionField, value: "v2" }],
  });
});

test("what is remembered is bounded: beyond the limit the oldest goes", () => {
  const made: string[] = [];
  const remember = boundedCache<string>(2);
  const ask = (key: string) => remember(key, () => `${key}${made.push(key)}`);
  expect(["a", "b", "a", "b"].map(ask)).toEqual(["a1", "b2", "a1", "b2"]);
  expect(["c", "b", "c", "a"].map(ask)).toEqual(["c3", "b2", "c3", "a4"]);
  expect(ask("b")).toBe("b5");
});
