import { afterEach, describe, expect, test } from "vitest";
import { newsletterForm } from "~/data/forms/newsletter";
import { optOutForm } from "~/data/forms/opt-out";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { identify, listHashes } from "~/server/privacy/identity";
import { isSuppressed, lift } from "~/server/privacy/opt-out";
import { key } from "~/tests/support/relay-fixture";
import { type Intake, startIntake } from "./intake-fixture";

let intake: Intake;
afterEach(() => intake.relay.close());

const email = "ann@example.com";
const optOut = {
  intent: "opt-out-request",
  fullName: "Ann Lee",
  email,
  phone: "",
  state: "California",
  details: "",
};
const signUp = { "First name": "Ann", Email: email, formType: "newsletter" };
const newsletter = newsletterForm({ ownPage: false });
const hashes = listHashes(identify(key, { email }));

async function rowsOf(table: "privacy_log" | "submissions") {
  return intake.relay.db.selectFrom(table).selectAll().execute();
}

describe("an opt-out request", () => {
  test("that is repeated is logged once", async () => {
    intake = await startIntake({ settings: { SUBMIT_RATE: "0" } });
    for (let count = 0; count < 5; count++) await intake.send(optOutForm(), optOut);

    expect(await rowsOf("submissions")).toHaveLength(1);
    expect(await rowsOf("privacy_log")).toHaveLength(1);
  });

  test("that is repeated after the operator lifted it takes effect and is logged again", async () => {
    intake = await startIntake({ settings: { SUBMIT_RATE: "0" } });
    await intake.send(optOutForm(), optOut);
    await lift(intake.relay.db, "sale", hashes);
    await intake.send(optOutForm(), optOut);

    expect(await isSuppressed(intake.relay.db, "sale", hashes)).toBe(true);
    expect(await rowsOf("privacy_log")).toHaveLength(2);
  });

  test("is accepted beyond the rate, and refused beyond ten times the rate", async () => {
    intake = await startIntake({ settings: { SUBMIT_RATE: "2" } });
    const kinds = [];
    for (let count = 0; count < 24; count++) {
      const { kind } = await intake.send(optOutForm(), {
        ...optOut,
        email: `a${count}@example.com`,
      });
      kinds.push(kind);
    }
    expect(kinds).toEqual([...Array(22).fill("accepted"), "limited", "limited"]);
    expect(await rowsOf("submissions")).toHaveLength(22);
    const other = { ip: "198.51.100.7" };
    expect(await intake.send(optOutForm(), optOut, other)).toMatchObject({ kind: "accepted" });
  });
});

test("an unsubscribe and a repeat share the higher cap of an address", async () => {
  intake = await startIntake({ settings: { SUBMIT_RATE: "1" } });
  const leave = (address: string) =>
    intake.send(unsubscribeForm(), { email: address, formType: "unsubscribe" });
  expect(await leave(email)).toMatchObject({ kind: "accepted" });
  for (let count = 0; count < 10; count++) {
    expect(await leave(email)).toMatchObject({ kind: "accepted" });
  }
  expect(await leave(email)).toMatchObject({ kind: "limited", retryAfter: expect.any(Number) });
  expect(await leave("other@example.com")).toMatchObject({ kind: "limited" });
});

describe("a lead sent with a signal of the browser", () => {
  test("keeps the person opted out later and in any browser", async () => {
    intake = await startIntake({ settings: { SUBMIT_RATE: "0" } });
    await intake.send(newsletter, signUp);
    expect(await isSuppressed(intake.relay.db, "sale", hashes)).toBe(false);

    await intake.send(newsletter, { ...signUp, "First name": "Anna" }, { reasons: ["gpc"] });
    expect(await isSuppressed(intake.relay.db, "sale", hashes)).toBe(true);
    await intake.send(newsletter, { ...signUp, "First name": "Annie" });
    const reasons = (await rowsOf("submissions")).map((row) => "opted_out" in row && row.opted_out);
    expect(reasons.toSorted()).toEqual(['["gpc"]', '["suppression"]', "[]"]);
  });
});
