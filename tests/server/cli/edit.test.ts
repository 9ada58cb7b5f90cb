import { describe, expect, test } from "vitest";
import { readConfig } from "~/server/config/config";
import { edit } from "~/server/operator/edit";
import { annsLead, storedFields } from "~/tests/support/sent-submission";
import { delivery, keys, noon, submission } from "../privacy/given";
import { relayLine } from "./relay-line";

const sheet = { FORWARD_URL: "https://sheet.example/exec", FORWARD_API_KEY: "secret" };
const forms = { FORM_ID: "abcdefgh" };
const lead = annsLead("ann@exmaple.com");

describe("edit", () => {
  test("makes the next revision, replaces what was not delivered, and sends it again", async () => {
    const { db, relay } = await relayLine({ ...forms, ...sheet });
    const reference = await submission(db, lead);
    await delivery(db, { reference, state: "refused", destination: "form:home" });
    await delivery(db, { reference, state: "delivered", destination: "sheet" });

    const { code, out } = await relay(
      "edit",
      reference,
      "Email=ann@example.com",
      "Phone=2125550199",
    );
    expect({ code, out }).toEqual({
      code: 0,
      out: `${reference} is revision 2, 2 deliveries due now.`,
    });

    const row = await db.selectFrom("submissions").selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(row.fields)).toMatchObject({
      "First name": "Ann",
      Email: "ann@example.com",
      Phone: "2125550199",
      caseTypeSlug: "oxbryta",
      phone_e164: "+12125550199",
    });
    const sent = await db
      .selectFrom("deliveries")
      .select(["destination", "state", "revision", "message_id", "next_at"])
      .orderBy("id")
      .execute();
    expect(sent).toMatchObject([
      { destination: "form:home", state: "cancelled", revision: 1 },
      { destination: "sheet", state: "delivered", revision: 1 },
      {
        destination: "form:home",
        state: "pending",
        revision: 2,
        message_id: reference,
        next_at: noon,
      },
      { destination: "sheet", state: "pending", revision: 2, message_id: reference, next_at: noon },
    ]);
    expect((await relay("show", reference)).out).toMatch(/edit +command line +revision 2/);
    const held = JSON.parse((await relay("person", "ann@example.com")).out);
    expect(held.submissions).toHaveLength(1);
  });

  test("checks a correction as the form does, and changes nothing when it is wrong", async () => {
    const { db, relay } = await relayLine(forms);
    const reference = await submission(db, lead);
    const before = await db.selectFrom("submissions").selectAll().execute();

    for (const change of ["Email=nobody", "Email=", "caseTypeSlug=suboxone", "_cc=a@example.com"]) {
      const { code, err } = await relay("edit", reference, change);
      expect({ change, code }).toEqual({ change, code: 1 });
      expect(err).toContain("Nothing was changed.");
    }
    expect((await relay("edit", reference, "Email=ann@exmaple.com")).code).toBe(1);
    expect(await db.selectFrom("submissions").selectAll().execute()).toEqual(before);
  });

  test("of two corrections of one revision one is made, and the other is refused in words", async () => {
    const { db } = await relayLine({ ...forms });
    const reference = await submission(db, lead);
    const operator = {
      db,
      keys,
      config: readConfig(forms),
      now: () => noon,
      place: "desk",
    } as const;

    const correct = (Phone: string) => edit(operator, reference, { changes: { Phone }, seen: 1 });
    const results = await Promise.all([correct("2125550198"), correct("2125550199")]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(["done", "stale"]);
    const told = results.find((result) => result.kind === "stale")?.obstacle;
    expect(told).toContain("changed in the meantime");
    const sent = await db.selectFrom("deliveries").select("revision").execute();
    expect(sent).toEqual([{ revision: 2 }]);
  });

  test("refuses the birth date of a child, as the form does", async () => {
    const { db, relay } = await relayLine(forms);
    const reference = await submission(db, {
      kind: "case",
      case_slug: "oxbryta",
      fields: JSON.stringify(storedFields("case", "ann@example.com")),
    });
    const before = await db.selectFrom("submissions").selectAll().execute();

    // The sender turned 13 a day after the request came in.
    const young = await relay("edit", reference, "dob=2013-11-22");
    expect(young.code).toBe(1);
    expect(young.err).toMatch(/^dob: .*under 13.*\nNothing was changed/);
    expect(await db.selectFrom("submissions").selectAll().execute()).toEqual(before);
    expect((await relay("edit", reference, "dob=2013-11-21")).code).toBe(0);
  });
});
