import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Field } from "~/data/field";
import { notOurs } from "~/data/field-messages";
import { findPattern } from "~/data/formats";
import { check, makeReply, typed } from "~/server/leads/check";
import { resolveForm } from "~/server/leads/resolve-form";

const lateOnNewYearsEve = Date.parse("2031-01-01T04:30:00Z");
const afterMidnight = Date.parse("2031-01-01T05:00:00Z");

const year: Field = { type: "number", name: "year", label: "Year", min: 1990, max: "currentYear" };
const born: Field = { type: "date", name: "dob", label: "Date of birth", max: "today" };

describe("a whole form", () => {
  /** A new list each time, because the schema of a list of fields is cached. */
  const formOf = (...names: string[]): Field[] =>
    names.map((name) => ({ type: "text", name, label: randomUUID() }));
  const checkAll = (fields: Field[], given: Record<string, string[]>) =>
    check(fields, new Map(Object.entries(given)), afterMidnight);

  test("gives back what was typed by name, with dots in it or without", () => {
    const fields = formOf("a", "quiz.b", "quiz.c", "contact.a");
    const given = { a: "1", "quiz.b": "2", "quiz.c": "3", "contact.a": "5" };
    const posted = Object.entries(given).map(([name, value]) => [name, [value]]);
    expect(checkAll(fields, Object.fromEntries(posted))).toEqual({
      values: given,
      errors: null,
      reply: null,
    });
    expect(checkAll(fields, { a: ["1"] }).values).toEqual({ a: "1" });
  });

  test("tells errors by name, and takes nothing while there is one", () => {
    const [a, b] = formOf("a", "quiz.b");
    const required = [a, b].flatMap((field) => (field ? [{ ...field, required: true }] : []));
    expect(checkAll(required, { a: ["1"] })).toMatchObject({
      values: {},
      errors: { "quiz.b": [expect.any(String)] },
      reply: { initialValue: { a: "1" } },
    });
  });

  test("refuses names that it does not have, and a name sent twice", () => {
    const fields = formOf("a", "b");
    const strange: Record<string, string[]>[] = [
      { c: ["x"] },
      { a: ["1", "2"] },
      { a: ["1"], b_: [""] },
    ];
    for (const given of strange) {
      const { values, errors } = checkAll(fields, given);
      expect({ values, errors }).toEqual({ values: {}, errors: { "": [notOurs()] } });
    }
  });

  test("forgives what scripts add: names with an underscore, and lenient fields twice", () => {
    const filled: Field = { type: "hidden", name: "filled", isLenient: true };
    const fields = [...formOf("a"), filled];
    const given = { a: ["1"], _extra: ["x"], filled: ["x", "y"] };
    expect(checkAll(fields, given)).toMatchObject({
      errors: null,
      values: { a: "1", filled: "x" },
    });
    const strict: Field = { type: "hidden", name: "filled" };
    expect(checkAll([...formOf("a"), strict], given).errors).toEqual({ "": [notOurs()] });
  });

  test("keeps what was typed for the page, but no NUL and no other name", () => {
    const given = new Map([
      ["a", ["1", "2"]],
      ["b", ["x\0y"]],
      ["c", ["strange"]],
    ]);
    expect(typed(formOf("a", "b", "d"), given)).toEqual({ a: "1" });
    const { initialValue } = makeReply(formOf("a", "b", "d"), given, { notice: "no" });
    expect(initialValue).toEqual({ a: "1" });
  });

  test("draws its bounds anew each day", () => {
    const fields: Field[] = [{ ...born, label: randomUUID() }];
    const given = new Map([["dob", ["2031-01-01"]]]);
    expect(check(fields, given, lateOnNewYearsEve).errors).not.toBeNull();
    expect(check(fields, given, afterMidnight).errors).toBeNull();
    expect(check(fields, given, lateOnNewYearsEve).errors).not.toBeNull();
  });
});

test("a form is drawn with the bounds of its day, its patterns, and an earlier step hidden", () => {
  const email: Field = { type: "email", name: "Email", label: "Email" };
  const hidden: Field = { type: "hidden", name: "intent", value: "quiz" };
  const fixed: Field = { ...year, max: 2000 };
  const before: Field = { ...year, fromPreviousStep: true };
  const note: Field = { type: "textarea", name: "note", label: "Note" };
  const form = { kind: "case", fields: [year, born, fixed, email, hidden, before, note] };
  const then: Field = { ...born, max: "2020-01-01" };

  expect(resolveForm(form, lateOnNewYearsEve)).toEqual({
    kind: "case",
    fields: [
      { ...year, max: 2030 },
      { ...born, max: "2030-12-31" },
      fixed,
      { ...email, pattern: findPattern(email) },
      hidden,
      { type: "hidden", name: "year" },
      note,
    ],
  });
  expect(findPattern(email)).toEqual(expect.any(String));
  expect(resolveForm({ fields: [then] }, lateOnNewYearsEve).fields).toEqual([then]);
});
