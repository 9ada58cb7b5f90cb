import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";

const source = readFileSync("docs/google-sheet-receiver.gs", "utf8");
const lead = { apiKey: "k", Email: "a@b.example", submission_id: "REF1", revision: "1" };

let cells: string[][];
let size: { rows: number; columns: number };
let isLocked: boolean;
let properties: Record<string, string>;
beforeEach(() => {
  cells = [];
  size = { rows: 1000, columns: 26 };
  isLocked = false;
  properties = { API_KEY: "k", SHEET_ID: "s" };
});

/** The vendor's sheet as far as the script uses it, with its edges. */
const sheet = {
  getLastRow: () => cells.length,
  getLastColumn: () => Math.max(0, ...cells.map((line) => line.length)),
  getMaxRows: () => size.rows,
  getMaxColumns: () => size.columns,
  insertRowsAfter(_row: number, count: number) {
    size.rows += count;
  },
  insertColumnsAfter(_column: number, count: number) {
    size.columns += count;
  },
  getRange(row: number, left: number, height: number, width: number) {
    if (row + height - 1 > size.rows || left + width - 1 > size.columns) {
      throw new Error("The coordinates of the range are outside the dimensions of the sheet.");
    }
    const range = {
      setNumberFormat: () => range,
      setValues(values: string[][]) {
        for (const [down, line] of values.entries()) {
          const target = cells[row - 1 + down] ?? [];
          cells[row - 1 + down] = target;
          for (const [across, value] of line.entries()) target[left - 1 + across] = value;
        }
        return range;
      },
      getDisplayValues: () =>
        Array.from({ length: height }, (_, down) =>
          Array.from(
            { length: width },
            (_, across) => cells[row - 1 + down]?.[left - 1 + across] ?? "",
          ),
        ),
    };
    return range;
  },
};

function post(parameter: Record<string, string>): Record<string, unknown> {
  const waitLock = () => {
    if (isLocked) throw new Error("Could not obtain lock");
  };
  const context = createContext({
    LockService: { getScriptLock: () => ({ waitLock, releaseLock: () => undefined }) },
    PropertiesService: {
      getScriptProperties: () => ({ getProperty: (name: string) => properties[name] ?? null }),
    },
    SpreadsheetApp: { openById: () => ({ getSheetByName: () => sheet }), flush: () => undefined },
    ContentService: {
      MimeType: { JSON: "json" },
      createTextOutput: (text: string) => ({ setMimeType: () => text }),
    },
    event: { parameter },
  });
  return JSON.parse(runInContext(`${source}\ndoPost(event)`, context));
}

test("writes a lead once, however often it is sent", () => {
  expect(post(lead)).toEqual({ result: "success", row: 2 });
  expect(post(lead)).toEqual({ result: "success", row: 2, duplicate: true });
  expect(cells).toEqual([
    ["Email", "submission_id", "revision"],
    ["a@b.example", "REF1", "1"],
  ]);
});

test("writes a correction and another lead as rows of their own", () => {
  post(lead);
  expect(post({ ...lead, revision: "2" })).toEqual({ result: "success", row: 3 });
  expect(post({ ...lead, submission_id: "REF2" })).toEqual({ result: "success", row: 4 });
});

test("reads a home lead from JSON and adds columns for its new names", () => {
  post(lead);
  const data = JSON.stringify({ state: "NY", submission_id: "REF2", revision: "1" });
  post({ apiKey: "k", data });
  expect(cells[0]).toEqual(["Email", "submission_id", "revision", "state"]);
  expect(cells[2]).toEqual(["", "REF2", "1", "NY"]);
});

test("returns an error for a wrong key, a missing id and an unavailable lock", () => {
  expect(post({ ...lead, apiKey: "x" })).toMatchObject({ error: "unauthorized: wrong API key" });
  expect(post({ apiKey: "k" })).toMatchObject({ result: "error" });
  isLocked = true;
  expect(post(lead)).toEqual({ result: "error", error: "Error: Could not obtain lock" });
  properties = {};
  expect(post({ ...lead, apiKey: "" })).toMatchObject({ error: "unauthorized: wrong API key" });
  expect(cells).toEqual([]);
});

test("writes the lead after row 1000 and the opt-out notice after column 26", () => {
  const names = Array.from({ length: 24 }, (_, index) => `field ${index}`);
  const lead = { apiKey: "k", ...Object.fromEntries(names.map((name) => [name, "x"])) };
  post({ ...lead, submission_id: "REF1", revision: "1" });
  expect(cells[0]).toHaveLength(26);
  while (cells.length < 1000) cells.push(["x"]);
  const notice = { formType: "opt_out_notice", regarding: "REF1", do_not_sell: "1" };

  expect(post({ ...lead, submission_id: "REF2", revision: "1" })).toMatchObject({ row: 1001 });
  expect(post({ apiKey: "k", ...notice, submission_id: "REF3", revision: "1" })).toEqual({
    result: "success",
    row: 1002,
  });
  expect(cells[0]?.slice(26)).toEqual(["formType", "regarding", "do_not_sell"]);
  expect(cells[1001]?.slice(26)).toEqual(["opt_out_notice", "REF1", "1"]);
  expect(size).toEqual({ rows: 1002, columns: 29 });
});

test("any post is answered as JSON, and whatever is written is written once", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("__proto__", "constructor", "=1+1", "null", "[]", '{"submission_id":{}}'),
    fc.json(),
  );
  const names = fc.oneof(fc.constantFrom("data", "submission_id", "revision", "Email"), text);
  fc.assert(
    fc.property(fc.dictionary(names, text), (members) => {
      const sent = { ...members, apiKey: "k" };
      const first = post(sent);
      const rows = cells.length;
      const second = post(sent);

      expect(["success", "error"]).toContain(first.result);
      expect(second.result).toBe(first.result);
      if (first.result === "success") expect(second).toMatchObject({ row: first.row });
      expect(cells).toHaveLength(rows);
    }),
    { numRuns: 300 },
  );
});
