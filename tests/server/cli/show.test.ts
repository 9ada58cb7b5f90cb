import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { attempt, delivery, noon, seal, submission } from "../privacy/given";
import { openDesk } from "./open-desk";
import { relayLine } from "./relay-line";

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

  const { out } = await relay("show", reference.toLowerCase());
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
  expect((await relay("show", reference)).out).toMatch(/Erased 2026-11-2/);
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
  expect(out).toMatch(/lee reported contacted, note: “ok Operator 2026.*\\u202egnorw”/);
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
