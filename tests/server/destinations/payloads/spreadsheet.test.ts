import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { caseMembers, homeMembers } from "~/tests/support/lead-payload";
import { membersOf } from "~/tests/support/sheet-service";
import { about, caseLead, email, harmless, homeLead, proof, relay, start } from "./given";

beforeEach(start);
afterEach(() => relay.close());

function sheetPost() {
  const request = relay.sheet.requests.find(({ method }) => method === "POST");
  if (!request) throw new Error("Nothing was posted to the sheet");
  return request;
}

describe("to the spreadsheet", () => {
  test("a home lead is sent as JSON, with values that no spreadsheet would run", async () => {
    const reference = await relay.submit({ kind: "home", email, fields: { "Last name": "=1+1" } });
    await relay.run();

    const { fields, headers, path } = sheetPost();
    expect(headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(path).toBe("/macros/s/abc/exec");
    expect(fields.map(([name]) => name)).toEqual(["apiKey", "data"]);
    expect(fields[0]?.[1]).toBe("sheet-key");
    expect(Object.entries(membersOf(fields))).toEqual([
      ...homeMembers({ ...about, fields: { ...homeLead, ...harmless, "Last name": "'=1+1" } }),
      ["ip_address", "203.0.113.9"],
      ["submission_id", reference],
      ["revision", "1"],
      ...proof,
    ]);
  });

  test("a case lead is sent as flat fields, without certificate and answers", async () => {
    const reference = await relay.submit({ kind: "case", email, answers: '{"year":"2019"}' });
    await relay.run();

    expect(sheetPost().fields).toEqual([
      ...caseMembers({ ...about, fields: { ...caseLead, ...harmless } }),
      ["IP Address", "203.0.113.9"],
      ["apiKey", "sheet-key"],
      ["submission_id", reference],
      ["revision", "1"],
      ...proof,
    ]);
  });

  test("only leads are sent", async () => {
    for (const kind of ["newsletter", "contact", "unsubscribe", "opt_out"] as const) {
      await relay.submit({ kind });
    }
    await relay.run();

    expect(relay.form.requests).toHaveLength(4);
    expect(relay.sheet.requests).toEqual([]);
  });
});
