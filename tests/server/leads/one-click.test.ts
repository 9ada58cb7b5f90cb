import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { unsubscribeByToken } from "~/server/leads/newsletter-links";
import { hashesUnder } from "~/server/privacy/identity";
import { isSuppressed } from "~/server/privacy/opt-out";
import { makeUnsubscribeToken } from "~/server/privacy/sealed-token";
import { unknownSender } from "~/tests/support/messages";
import { calm, key } from "~/tests/support/relay-fixture";
import { keys } from "~/tests/support/sent-submission";
import { type Intake, startIntake } from "./intake-fixture";

let intake: Intake;
afterEach(() => intake.relay.close());

async function start(settings: Record<string, string> = {}) {
  intake = await startIntake({ settings: { ...calm, FORM_ID_UNSUBSCRIBE: "main", ...settings } });
}

describe("the one-click link", () => {
  const email = "ann@example.com";
  const token = makeUnsubscribeToken(key, email);
  const page = { path: "/unsubscribe", anchor: "form" };
  const press = (by = token, ip: string | null = "203.0.113.9") =>
    unsubscribeByToken(intake.app, by, { page, facts: { ...unknownSender, ip } });
  const hasLeft = (address = email) =>
    isSuppressed(intake.relay.db, "newsletter", hashesUnder(keys, { email: address }));
  const logged = () => intake.relay.db.selectFrom("privacy_log").selectAll().execute();

  test("of an erased address still works, and is logged once", async () => {
    await start();
    await intake.relay.submit({ kind: "newsletter", email, erased_at: 1 });
    // A lead of the same person is not a sign-up.
    await intake.relay.submit({ kind: "home", email });
    expect(await press()).toEqual({ kind: "done", reference: null });
    expect(await logged()).toHaveLength(1);
    expect(await press()).toEqual({ kind: "done", reference: null });

    expect(await hasLeft()).toBe(true);
    expect(await logged()).toMatchObject([
      { reference: null, nature: "unsubscribe", manner: "web", at: intake.relay.now() },
    ]);
  });

  test("of an address that the form would refuse still takes it off the list", async () => {
    await start();
    const odd = "ann@localhost";
    await intake.relay.submit({ kind: "newsletter", email: odd });
    expect(await press(makeUnsubscribeToken(key, odd))).toEqual({ kind: "done", reference: null });
    expect(await hasLeft(odd)).toBe(true);
  });

  test("works after a flood of its network, and says when nothing could be stored", async () => {
    await start({ SUBMIT_RATE: "1" });
    await intake.relay.submit({ kind: "newsletter", email });
    for (let n = 0; n < 11; n += 1) {
      await intake.send(unsubscribeForm(), { email: `x${n}@example.com`, formType: "unsubscribe" });
    }
    await sql`alter table receipts rename to gone`.execute(intake.relay.db);
    expect(await press(token, null)).toEqual({ kind: "unavailable" });
    expect(await hasLeft()).toBe(false);
    await sql`alter table gone rename to receipts`.execute(intake.relay.db);
    await sql`alter table persons rename to gone`.execute(intake.relay.db);
    expect(await press(token, null)).toEqual({ kind: "unavailable" });
    await sql`alter table gone rename to persons`.execute(intake.relay.db);
    expect(await press()).toMatchObject({ kind: "done" });
    expect(await hasLeft()).toBe(true);
  });
});
