import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  attempt,
  day,
  delivery,
  noon,
  seal,
  settleRows,
  submission,
  submissions,
} from "~/tests/support/given";
import { openDesk } from "../desk/open-desk";
import { relayLine } from "./relay-line";

const hour = day / 24;

function references(out: string): string[] {
  return out
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line).reference);
}

async function threeSubmissions() {
  const line = await relayLine();
  await submission(line.db, { reference: "OLD22222", received_at: noon - 9 * day });
  await submission(line.db, { reference: "MID22222", kind: "case", received_at: noon - 2 * day });
  await submission(line.db, {
    reference: "NEW22222",
    kind: "contact",
    state: "quarantined",
    received_at: noon - hour,
  });
  return line;
}

test("each line is one object of the documented shape", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, { opted_out: '["gpc"]' });
  await delivery(db, { reference, attempts: 2, next_at: noon + 30_000, reason: "timeout" });
  await delivery(db, { reference, destination: "ping", state: "withheld", reason: "opted out" });

  const { code, out } = await relay("list", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    reference,
    kind: "home",
    case: "roundup-cancer",
    receivedAt: "2026-11-21T12:00:00.000Z",
    state: "accepted",
    status: "sending",
    need: null,
    needAt: null,
    holder: null,
    optedOut: ["gpc"],
    deliveries: [
      {
        destination: "form:home",
        state: "pending",
        attempts: 2,
        nextAt: "2026-11-21T12:00:30.000Z",
        reason: "timeout",
      },
      { destination: "ping", state: "withheld", attempts: 0, nextAt: null, reason: "opted out" },
    ],
  });
});

test("list and show have an opt-out that came after the lead", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  const { hash } = await db.selectFrom("persons").select("hash").executeTakeFirstOrThrow();
  const optOut = { scope: "sale", hash, source: "test", created_at: noon } as const;
  await db.insertInto("suppressions").values(optOut).execute();
  for (const command of [["list"], ["show", reference]]) {
    const { out } = await relay(...command, "--json");
    expect(JSON.parse(out), command[0]).toMatchObject({ optedOut: ["suppression"] });
  }
});

test("list --state refused finds a lead with a stop that its firm refused, before and after that was told by hand", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  await delivery(db, { reference, state: "refused" });
  const notice = { purpose: "notice", about: "contact.revoked", regarding: reference } as const;
  await delivery(db, { reference, state: "refused", ...notice });
  const found = async (state: string) =>
    references((await relay("list", "--json", "--state", state)).out);
  await settleRows(db, reference);
  expect([await found("notify"), await found("refused")]).toEqual([[reference], [reference]]);
  await db
    .updateTable("deliveries")
    .set({ state: "delivered" })
    .where("purpose", "=", "notice")
    .execute();
  await settleRows(db, reference);
  expect([await found("notify"), await found("refused")]).toEqual([[], [reference]]);
});

test("the oldest come first, and no line shows a name, a number or an address", async () => {
  const { relay } = await threeSubmissions();

  for (const format of [["--json"], []]) {
    const { out } = await relay("list", ...format);
    expect(out.indexOf("OLD22222")).toBeLessThan(out.indexOf("MID22222"));
    expect(out.indexOf("MID22222")).toBeLessThan(out.indexOf("NEW22222"));
    expect(out).not.toMatch(/Ann|212|203\.0/);
  }
});

test.each([
  [["--since", "24h"], ["NEW22222"]],
  [
    ["--since", "7d"],
    ["MID22222", "NEW22222"],
  ],
  [
    ["--since", "2026-11-19"],
    ["MID22222", "NEW22222"],
  ],
  [["--since", "2026-11-21T10:30:00Z"], ["NEW22222"]],
  [["--kind", "case"], ["MID22222"]],
  [["--state", "quarantined"], ["NEW22222"]],
  [["--state", "refused"], ["OLD22222"]],
  [["--state", "rejected"], ["SEEN2222"]],
  [["--state", "accepted", "--since", "3d"], ["MID22222"]],
])("list %j finds what it should", async (options, expected) => {
  const { db, relay } = await threeSubmissions();
  await submission(db, { reference: "SEEN2222", state: "refused", received_at: noon - 9 * day });
  for (const reference of ["OLD22222", "SEEN2222"]) {
    await delivery(db, { reference, state: "refused" });
  }
  const { code, out } = await relay("list", "--json", ...options);

  expect(code).toBe(0);
  expect(references(out)).toEqual(expected);
});

test.each([
  ["list", "--kind", "newsletter"],
  ["list", "--state", "expired", "--json"],
  ["list", "--since", "1m"],
  ["export", "--since", "1m"],
  ["export", "--since", "1m", "--format", "jsonl"],
  ["retry", "--all-refused"],
])(
  "a filter that matches nothing says so, unless the store is empty: %j %j %j",
  async (...argv) => {
    const { db, relay } = await relayLine({ FORM_ID: "abcdefgh" });
    expect(await relay(...argv)).toMatchObject({ code: 0, err: "" });

    await submission(db, { received_at: noon - day });
    expect(await relay(...argv)).toMatchObject({ code: 1, err: "Nothing matches." });
  },
);

test("a long list is complete and in order, even if many arrived in the same millisecond", async () => {
  const { db, relay } = await relayLine();
  const expected = Array.from({ length: 450 }, (_, number) => `R${1000 + number}`);
  await submissions(db, expected.toReversed(), noon);

  expect(references((await relay("list", "--json")).out)).toEqual(expected);
});

test.each([
  ["that is down", { down_since: noon, probe_at: noon + hour }, "2026-11-21T13:00:00.000Z"],
  [
    "that an operator paused until a time",
    { paused_since: noon, paused_until: noon + hour },
    "2026-11-21T13:00:00.000Z",
  ],
  ["that an operator paused", { paused_since: noon }, null],
  ["that works", {}, "2026-11-21T12:00:30.000Z"],
])("nextAt on a channel %s is when it can really be sent", async (_, state, nextAt) => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  await delivery(db, { reference, channel: "form:f1", next_at: noon + 30_000 });
  const free = { tokens: 5, refilled_at: 0, failures: 0 };
  await db
    .insertInto("channels")
    .values({ ...free, name: "form:f1", ...state })
    .execute();

  for (const line of [["list"], ["show", reference]]) {
    const { out } = await relay(...line, "--json");
    expect(JSON.parse(out).deliveries).toMatchObject([{ nextAt }]);
  }
  const { out } = await relay("show", reference);
  if (nextAt === null) expect(out).toContain("waits until its firm is resumed");
  else expect(out).toContain("next try");
});

test("show --json adds the fields and the receipt, whose bytes can be hashed again", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  await seal(db);

  const { code, out } = await relay("show", reference, "--json");
  const shown = JSON.parse(out);
  expect(code).toBe(0);
  const listed = JSON.parse((await relay("list", "--json")).out);
  const added = ["fields", "receipt", "acts", "routing", "firmEvents", "authorizations"];
  expect(Object.keys(shown)).toEqual(expect.arrayContaining([...Object.keys(listed), ...added]));
  expect(shown.fields).toMatchObject({ Email: "ann@example.com" });
  expect(shown.receipt).toMatchObject({ seq: 1, personal: { ip: "203.0.113.9" } });
  const again = createHash("sha256").update(JSON.stringify(shown.receipt.body)).digest("hex");
  expect(again).toBe(shown.receipt.sha256);
});

test("show --json has shared quiz answers among the fields, by their posted names", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, { answers: JSON.stringify({ exposure: "self" }) });

  const { out } = await relay("show", reference, "--json");
  expect(JSON.parse(out).fields).toMatchObject({ "quiz.exposure": "self" });
});

test("show prints the proof a firm needs: both parts of the receipt, its hash, its place in the chain", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  await seal(db);
  const row = await db.selectFrom("receipts").selectAll().executeTakeFirstOrThrow();

  const typed = `${reference.slice(0, 4)} ${reference.slice(4)}`.toLowerCase();
  const { out } = await relay("show", typed);
  for (const part of [row.body, row.sha256, row.personal, "1 in the chain", row.seal]) {
    expect(out).toContain(part);
  }
});

test("show prints each attempt with its outcome", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  const id = await delivery(db, { reference, state: "refused", attempts: 1 });
  await attempt(db, { delivery_id: id, detail: "TYPE_EMAIL" });

  expect((await relay("show", reference)).out).toMatch(/refused +400 +TYPE_EMAIL/);
});

test("a tampered receipt can still be looked at", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  await db.updateTable("receipts").set({ body: "{broken" }).execute();

  expect(JSON.parse((await relay("show", reference, "--json")).out).receipt.body).toBe("{broken");
});

test("an erased submission keeps its proof, without the person", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, { received_at: noon });
  await relay("erase", "ann@example.com", "--yes");

  const { code, out } = await relay("show", reference, "--json");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ fields: {}, receipt: { personal: null } });
  expect((await relay("show", reference)).out).toMatch(/Erased Nov 2\d, /);
});

test("a firm's note cannot forge lines of show or of the desk, nor reverse the reading direction", async () => {
  const { db, relay } = await relayLine();
  const desk = await openDesk();
  const note = "ok\n\nOperator\n  2026-11-21 07:00:00 EST  erase (desk): 9 submissions\u202egnorw";
  for (const store of [db, desk.db]) {
    const reference = await submission(store, {});
    const told = { partner: "lee", message_id: "1", reference, status: "contacted" } as const;
    await store
      .insertInto("partner_events")
      .values({ ...told, counts: 1, note, received_at: noon })
      .execute();
  }

  const { out } = await relay("show", "AAAA2222");
  expect(out.split("\n").filter((line) => line.includes("erase (desk)"))).toHaveLength(1);
  expect(out).toMatch(/Firm lee reported contacted: “ok Operator 2026.*\\u202egnorw”/);
  const { html } = await desk.get("/submissions/AAAA2222");
  expect(html).toContain("\\u202egnorw");
  expect(html).not.toContain("\u202e");
});

test("show and desk name a notice apart from the delivery of the lead itself", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  await delivery(db, { reference, state: "delivered" });
  const notice = { reference, purpose: "notice", regarding: reference } as const;
  await delivery(db, { ...notice, about: "contact.revoked", state: "delivered" });

  const { out } = await relay("show", reference);
  expect(out).toMatch(/^ {2}form:home: delivered/m);
  expect(out).toMatch(/^ {2}notice to form:home: delivered, .*contact must stop/m);
  const { deliveries } = JSON.parse((await relay("show", reference, "--json")).out);
  expect(deliveries).toMatchObject([{ destination: "form:home" }, { notice: "contact.revoked" }]);
  expect(deliveries[0]).not.toHaveProperty("notice");
});
