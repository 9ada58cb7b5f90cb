import { domainToASCII } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Field, TextField } from "~/data/field";
import { notOurs } from "~/data/field-messages";
import { findNativePattern } from "~/data/formats";
import type { FormDefinition } from "~/data/forms/definition";
import { formVersionField } from "~/data/forms/hidden";
import { optOutForm } from "~/data/forms/opt-out";
import { stopForm } from "~/data/forms/stop";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { check, fieldSchema, makeReply, typed } from "~/server/leads/check-post";
import { formVersion, resolveForm, withVersion } from "~/server/leads/form-post";

/** Half past eleven in the evening of New Year's Eve in New York; already the new year in UTC. */
const lateOnNewYearsEve = Date.parse("2031-01-01T04:30:00Z");
const afterMidnight = Date.parse("2031-01-01T05:00:00Z");

const year: Field = { type: "number", name: "year", label: "Year", min: 1990, max: "currentYear" };
const born: Field = { type: "date", name: "dob", label: "Date of birth", max: "today" };
const fixed: Field = { ...year, max: 2000 };
const between: Field = { ...born, min: "2020-02-01", max: "2020-03-01" };
const name: Field = { type: "text", name: "name", label: "Name", format: "name" };
const city: Field = { type: "text", name: "city", label: "City" };
const phone: TextField = { type: "tel", name: "phone", label: "Phone", maxLength: 40 };
const email: TextField = { type: "email", name: "email", label: "Email", maxLength: 254 };
const note: Field = { type: "textarea", name: "message", label: "Message", maxLength: 5 };
const box: Field = { type: "checkbox", name: "consent", label: "I agree" };
const choice: Field = {
  type: "select",
  name: "c",
  label: "C",
  options: [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ],
};
const open: Field = { type: "hidden", name: "token" };
const formType: Field = { type: "hidden", name: "formType", value: "newsletter" };
const lenient: Field = { type: "hidden", name: "filled", isLenient: true };

function takes(field: Field, text: string | undefined, at = afterMidnight): boolean {
  return fieldSchema(field, at).safeParse(text).success;
}

describe("bounds that move with the clock are those of New York", () => {
  test.each<[Field, string, number, boolean]>([
    [year, "2030", lateOnNewYearsEve, true],
    [year, "2031", lateOnNewYearsEve, false],
    [year, "2031", afterMidnight, true],
    [year, "2032", afterMidnight, false],
    [born, "2030-12-31", lateOnNewYearsEve, true],
    [born, "2031-01-01", lateOnNewYearsEve, false],
    [born, "2031-01-01", afterMidnight, true],
  ])("%o %s at %i: %o", (field, text, at, expected) => {
    expect(takes(field, text, at)).toBe(expected);
    expect(check([field], new Map([[field.name, [text]]]), at).reply === null).toBe(expected);
  });
});

test.each<[string, Field, readonly (string | undefined)[]]>([
  ["a year within its bounds, ends included", year, ["1990", "2021.0", "2021.00"]],
  ["a year up to a fixed one", fixed, ["2000"]],
  ["a day that exists, within its bounds", between, ["2020-02-01", "2020-02-29", "2020-03-01"]],
  [
    "a telephone number as people write it",
    phone,
    [
      "(212) 555-0123",
      "[212] 555 0123",
      "+1 212.555.0123 extension 4",
      "212·555−0123",
      "+1-212-555-0123;ext=4",
      "\u202a+1 212 555 0123\u202c",
    ],
  ],
  ["an empty answer", city, ["", "  ", undefined, "\u200b"]],
  ["a name in any script", name, ["Ünï ’—𝕎", "נועה\u200f לוי"]],
  ["a text as the browser measures it", note, ["𝕎𝕎a", "a\tb\nc"]],
  ["a choice that was offered", choice, ["a", "b"]],
  ["a radio that was offered", { ...choice, type: "radio" }, ["b"]],
  ["a ticked box, or none", box, ["on", ""]],
  ["a hidden value of its own", formType, ["newsletter"]],
  ["a hidden text of some length", open, ["x".repeat(2000)]],
  ["anything that a script filled in", lenient, ["a\r\nb", "x".repeat(5000), "\u0001"]],
])("a field takes %s", (_, field, texts) => {
  for (const text of texts)
    expect({ text, taken: takes(field, text) }).toEqual({ text, taken: true });
});

const controls = [0, 1, 7, 8, 14, 27, 31, 127, 128, 159, 0xfffd];
const unprintable = controls.map((code) => `a${String.fromCodePoint(code)}b`);

test.each<[string, Field, readonly (string | undefined)[]]>([
  [
    "a year out of bounds or in another notation",
    year,
    ["1989", "2021.5", "2e3", "x2021", "12021"],
  ],
  ["a year after a fixed one", fixed, ["2001"]],
  ["a day out of bounds", between, ["2020-01-31", "2020-03-02", "2020-02-30"]],
  [
    "an empty answer where one is required",
    { ...city, required: true },
    [" \t ", "\u200b\u2060", undefined],
  ],
  ["a control character in a name", name, [...unprintable, "a\tb"]],
  ["a control character in a message", { ...note, maxLength: 50 }, unprintable],
  ["a text that is too long", note, ["ab\ncde", "𝕎𝕎𝕎"]],
  ["a choice that was not offered", choice, ["A", "a,b", "toString", "__proto__", "0"]],
  ["another radio", { ...choice, type: "radio" }, ["c"]],
  ["another value of a box", box, ["yes"]],
  ["no tick where one is required", { ...box, required: true }, [""]],
  ["another hidden value", formType, ["unsubscribe"]],
  ["a hidden text too long or with a line break", open, ["x".repeat(2001), "a\nb", "\u0001"]],
])("a field refuses %s", (_, field, texts) => {
  for (const text of texts)
    expect({ text, taken: takes(field, text) }).toEqual({ text, taken: false });
});

test("a value is stored trimmed, in one spelling, without invisible characters", () => {
  expect(check([note], new Map([["message", ["  ab\r\ncd  "]]]), 0).values.message).toBe("ab\ncd");
  expect(fieldSchema(year, afterMidnight).parse("2021.0")).toBe("2021");
  expect(fieldSchema(city, 0).parse("\u200b")).toBeUndefined();
  expect(fieldSchema(lenient, 0).parse("a\r\nb")).toBeUndefined();
  for (const [field, plain] of [
    [phone, "212 555 0123"],
    [email, "ann@example.com"],
  ] as const) {
    for (const mark of ["\u200b", "\u2060", "\u00ad", "\ufeff", "\u200e", "\u202a"]) {
      const pasted = `${mark}${plain.slice(0, 3)}${mark}${plain.slice(3)}${mark}`;
      expect(fieldSchema(field, 0).parse(pasted)).toBe(plain);
    }
  }
});

test.each([
  ["x@münchen.de", "x@xn--mnchen-3ya.de"],
  ["x@mu\u0308nchen.de", "x@xn--mnchen-3ya.de"],
  ["Ann+1@EXAMPLE.中国", "Ann+1@example.xn--fiqs8s"],
  ["ann@ｅxample。com", "ann@example.com"],
])("the domain of an address is stored as mail servers write it: %s", (typed, stored) => {
  expect(fieldSchema(email, 0).parse(typed)).toBe(stored);
});

test("an address stays refused whose name, or whose domain in ASCII, is none", () => {
  const long = `x@${"ü".repeat(64)}.de`;
  for (const text of ["josé@example.com", "x@ü", "x@a@ü.de", "x@ü.de/a", "x@ü%2ede", long]) {
    expect({ text, taken: takes(email, text) }).toEqual({ text, taken: false });
  }
});

test("a value that breaks several rules gets one message", () => {
  const told = (field: Field, text: string) =>
    fieldSchema(field, lateOnNewYearsEve).safeParse(text).error?.issues.length;
  expect(told(year, "abc")).toBe(1);
  expect(told(born, "22000-01-01")).toBe(1);
  expect(told({ ...city, maxLength: 3 }, "a\u{0}bcd")).toBe(1);
  expect(told({ ...email, maxLength: 9 }, "\u{0}".repeat(10))).toBe(1);
});

test("every pattern finishes quickly on any input", () => {
  for (const text of ["1 ", "a@", "a.", "a-"].map((piece) => `a@${piece.repeat(30_000)}`)) {
    expect([takes(email, text), takes(phone, text)]).toEqual([false, false]);
  }
});

describe("a whole form", () => {
  const formOf = (...names: string[]): Field[] =>
    names.map((one) => ({ type: "text", name: one, label: one }));
  const checkAll = (fields: Field[], given: Record<string, string[]>) =>
    check(fields, new Map(Object.entries(given)), afterMidnight);

  test("returns what was typed by name, with dots in it or without", () => {
    const given = { a: "1", "quiz.b": "2", "quiz.c": "3", "contact.a": "5" };
    const posted = Object.entries(given).map(([key, value]) => [key, [value]]);
    const fields = formOf(...Object.keys(given));
    const values = { values: given, reply: null };
    expect(checkAll(fields, Object.fromEntries(posted))).toEqual(values);
    expect(checkAll(fields, { a: ["1"] }).values).toEqual({ a: "1" });
  });

  test("returns errors by name, and no value while there is one", () => {
    const required = formOf("a", "quiz.b").map((field) => ({ ...field, required: true }));
    expect(checkAll(required, { a: ["1"] })).toMatchObject({
      values: {},
      reply: { error: { "quiz.b": [expect.any(String)] }, initialValue: { a: "1" } },
    });
  });

  test.each<Record<string, string[]>>([{ c: ["x"] }, { a: ["1", "2"] }, { a: ["1"], b_: [""] }])(
    "refuses a name that it does not have or a repeated one: %o",
    (given) => {
      const { values, reply } = checkAll(formOf("a", "b"), given);
      expect({ values, error: reply?.error }).toEqual({ values: {}, error: { "": [notOurs()] } });
    },
  );

  test("ignores what scripts add: names with an underscore, and lenient fields twice", () => {
    const given = { a: ["1"], _extra: ["x"], filled: ["x", "y"] };
    const values = { a: "1", filled: "x" };
    expect(checkAll([...formOf("a"), lenient], given)).toMatchObject({ reply: null, values });
    const strict: Field = { type: "hidden", name: "filled" };
    expect(checkAll([...formOf("a"), strict], given).reply?.error).toEqual({ "": [notOurs()] });
  });

  test("keeps what was typed for the page, but no NUL and no other name", () => {
    const given = new Map([
      ["a", ["1", "2"]],
      ["b", ["x\0y"]],
      ["c", ["strange"]],
    ]);
    expect(typed(formOf("a", "b", "d"), given)).toEqual({ a: "1" });
    const { initialValue } = makeReply(formOf("a", "b", "d"), given, { message: "no" });
    expect(initialValue).toEqual({ a: "1" });
  });
});

test("a form is drawn with the bounds of its day, its patterns, and an earlier step hidden", () => {
  const before: Field = { ...year, fromPreviousStep: true };
  const fields = [year, born, fixed, between, email, formType, before, note];
  expect(resolveForm({ fields }, lateOnNewYearsEve).fields).toEqual([
    { ...year, max: 2030, pattern: "\\s*(?:199\\d|20[0-2]\\d|2030)\\s*" },
    expect.objectContaining({ name: born.name, type: "text", inputMode: "numeric" }),
    { ...fixed, pattern: "\\s*(?:199\\d|2000)\\s*" },
    expect.objectContaining({ name: between.name, type: "text", inputMode: "numeric" }),
    { ...email, pattern: findNativePattern(email) },
    formType,
    { type: "hidden", name: "year" },
    note,
  ]);
  expect(findNativePattern(email)).toEqual(expect.any(String));
});

/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const browserEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

test("a browser accepts the same email addresses as the server, and every phone number that it does", () => {
  const native = (field: TextField) => new RegExp(`^(?:${findNativePattern(field)})$`, "v");
  const pieces = (...all: string[]) =>
    fc.string({ unit: fc.constantFrom(...all), minLength: 1, maxLength: 18 });
  fc.assert(
    fc.property(pieces("a", "1", "@", ".", "-", "_", "a@b.c", "é"), (text) => {
      const [name = "", domain = ""] = text.split("@", 2);
      // Most browsers write the domain in ASCII first, and so does the server.
      const isForeign = /^[^@]*@[^@]*é[^@]*$/.test(text);
      const plain = isForeign ? `${name}@${domainToASCII(domain)}` : text;
      expect(browserEmail.test(plain) && native(email).test(text)).toBe(takes(email, text));
      expect(/^\.|\.\.|\.@/.test(text) && takes(email, text)).toBe(false);
    }),
  );
  fc.assert(
    fc.property(pieces("1", "23", " ", "+", "(", ")", "-", " ext ", "a"), (text) => {
      fc.pre(text.trim() !== "" && takes(phone, text));
      expect(text).toMatch(native(phone));
    }),
  );
});

test.each([
  ["the opt-out", optOutForm],
  ["unsubscribing", unsubscribeForm],
  ["a stop", stopForm],
])(
  "%s takes an address with stray dots, which forms once took, in browser and server",
  (_what, form) => {
    const field = form().fields.find((one) => one.type === "email");
    if (!field) throw new Error("No field for the address");
    for (const text of ["..ann@example.com", "ann.@example.com", "an..n@example.com"]) {
      expect([text, takes(field, text)]).toEqual([text, true]);
      expect(text).toMatch(new RegExp(`^(?:${findNativePattern(field)})$`, "v"));
    }
  },
);

const [address, ...others] = unsubscribeForm().fields;
const shown = { shown: unsubscribeForm(), consent: "I agree.", disclosure: "What happens next." };
const relabelled: FormDefinition = {
  ...unsubscribeForm(),
  fields: [{ ...address, label: "Your email" }, ...others],
};

test.each([
  ["a label", { ...shown, shown: relabelled }, ["A firm"]],
  ["the sentence beside the box", { ...shown, consent: "I agree to it." }, ["A firm"]],
  ["the texts above the button", { ...shown, disclosure: null }, ["A firm"]],
  ["a firm", shown, ["A firm", "Another"]],
])("a change of %s changes the version of a form", (_what, changed, firms) => {
  expect(formVersion(changed, firms)).not.toBe(formVersion(shown, ["A firm"]));
  expect(formVersion({ ...shown, shown: unsubscribeForm() }, ["A firm"])).toBe(
    formVersion(shown, ["A firm"]),
  );
});

test("the version is in its hidden field, and in no other", () => {
  const asked: Field = { type: "text", name: formVersionField.name, label: "Version" };
  const form = { ...relabelled, fields: [open, asked, formVersionField] };
  const fields = [open, asked, { ...formVersionField, value: "v2" }];
  expect(withVersion(form, "v2")).toEqual({ ...form, fields });
});
