import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { beforeEach, expect, test } from "vitest";

const source = readFileSync("docs/google-sheet-receiver.gs", "utf8");
const lead = { apiKey: "k", Email: "a@b.example", submission_id: "REF1", revision: "1" };

let cells: string[][];
let isLocked: boolean;
let properties: Record<string, string>;
beforeEach(() => {
  cells = [];
  isLocked = false;
  properties = { API_KEY: "k", SHEET_ID: "s" };
});

/** As much of the vendor's objects as the script uses. */
function post(parameter: Record<string, string>): Record<string, unknown> {
  const range = (...[row = 1, left = 1, height = 1, width = 1]: number[]) => {
    const self = {
      setNumberFormat: () => self,
      setValues(values: string[][]) {
        for (const [down, line] of values.entries()) {
          const target = cells[row - 1 + down] ?? [];
          cells[row - 1 + down] = target;
          for (const [across, value] of line.entries()) target[left - 1 + across] = value;
        }
        return self;
      },
      getDisplayValues: () =>
        Array.from({ length: height }, (_, down) =>
          Array.from(
            { length: width },
            (_, across) => cells[row - 1 + down]?.[left - 1 + across] ?? "",
          ),
        ),
    };
    return self;
  };
  const sheet = {
    getLastRow: () => cells.length,
    getLastColumn: () => Math.max(0, ...cells.map((line) => line.length)),
    getRange: range,
  };
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

test("a lead is written once, however often it is sent", () => {
  expect(post(lead)).toEqual({ result: "success", row: 2 });
  expect(post(lead)).toEqual({ result: "success", row: 2, duplicate: true });
  expect(cells).toEqual([
    ["Email", "submission_id", "revision"],
    ["a@b.example", "REF1", "1"],
  ]);
});

test("a correction is a row of its own, and so is another lead", () => {
  post(lead);
  expect(post({ ...lead, revision: "2" })).toEqual({ result: "success", row: 3 });
  expect(post({ ...lead, submission_id: "REF2" })).toEqual({ result: "success", row: 4 });
});

test("a lead of the home page comes as JSON, and its new names get columns", () => {
  post(lead);
  const data = JSON.stringify({ state: "NY", submission_id: "REF2", revision: "1" });
  post({ apiKey: "k", data });
  expect(cells[0]).toEqual(["Email", "submission_id", "revision", "state"]);
  expect(cells[2]).toEqual(["", "REF2", "1", "NY"]);
});

test("a wrong key, a missing id and an unavailable lock get an answer, not an exception", () => {
  expect(post({ ...lead, apiKey: "x" })).toMatchObject({ error: "unauthorized: wrong API key" });
  expect(post({ apiKey: "k" })).toMatchObject({ result: "error" });
  isLocked = true;
  expect(post(lead)).toEqual({ result: "error", error: "Error: Could not obtain lock" });
  properties = {};
  expect(post({ ...lead, apiKey: "" })).toMatchObject({ error: "unauthorized: wrong API key" });
  expect(cells).toEqual([]);
});
