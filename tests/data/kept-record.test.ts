import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isKept, readKept } from "~/app/client/kept-step";

const now = Date.parse("2026-11-23T12:00:00Z");
const path = "/lawsuits/oxbryta";
const record = { at: now - 60_000, path, values: { city: "Albany" }, sent: null };

describe("what a tab keeps of step 2", () => {
  test("is read for 30 minutes", () => {
    const inSpanish = { ...record, path: `/es${path}` };
    expect(readKept(JSON.stringify(record), now)).toEqual(record);
    expect(readKept(JSON.stringify(inSpanish), now)).toEqual(inSpanish);
    for (const at of [now - 30 * 60_000, now + 1, Number.NaN, "1", null]) {
      expect(readKept(JSON.stringify({ ...record, at }), now)).toBeNull();
    }
  });

  test("has no box and no name that the form does not ask for", () => {
    const values = {
      ...{ city: "Albany", "quiz.has_lawyer": "no", consent: "on", share_answers: "on" },
      ...{ intent: "edit", constructor: "x", "quiz.__proto__": "x", "quiz.": "x", Phone: 5 },
    };
    const text = JSON.stringify({ ...record, values }).replace("{", '{"__proto__":{"city":"x"},');
    expect(readKept(text, now)?.values).toEqual({ city: "Albany", "quiz.has_lawyer": "no" });
    expect(isKept("consent")).toBe(false);
  });

  test("is never more than short texts for a case page, whatever is stored there", () => {
    const part = fc.oneof(fc.string(), fc.constant("x".repeat(50_000)), fc.jsonValue());
    const like = fc.record(
      { at: fc.oneof(fc.constant(now), part), path: fc.oneof(fc.constant(path), part) },
      { requiredKeys: [] },
    );
    const made = fc
      .tuple(like, fc.dictionary(fc.oneof(fc.string(), fc.constant("city")), part), part)
      .map(([start, values, sent]) => JSON.stringify({ ...start, values, sent }));
    fc.assert(
      fc.property(fc.oneof(made, fc.string(), fc.json()), (text) => {
        const kept = readKept(text, now);
        if (!kept) return;
        expect(kept.path).toMatch(/^(\/es)?\/lawsuits\/[a-z0-9-]+$/);
        expect(kept.sent ?? "22222222").toMatch(/^[2-9A-Z]{8}$/);
        for (const [name, value] of Object.entries(kept.values)) {
          expect(isKept(name)).toBe(true);
          expect(value.length).toBeLessThanOrEqual(500);
        }
      }),
      { numRuns: 500 },
    );
  });
});
