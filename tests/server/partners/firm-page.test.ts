import { afterEach, beforeEach, expect, test } from "vitest";
import { firmPage } from "~/data/partner-mail";
import { isReachable } from "~/server/config/partners";
import { correct } from "~/server/leads/correct";
import { erasePerson } from "~/server/leads/erase";
import { byPerson, byServer } from "~/server/leads/operator-log";
import { stopContact } from "~/server/leads/stop";
import { withdraw } from "~/server/leads/withdraw";
import { readFirmPage, sendAgain } from "~/server/partners/firm-page";
import { noteStored, receivePartnerEvent } from "~/server/partners/receive-event";
import { noteSigner } from "~/server/partners/request-log";
import { storeReport } from "~/server/partners/store-report";
import { testPartner } from "~/server/partners/test-partner";
import { readUpkeep } from "~/server/store/upkeep";
import { optOutBy, pauseFirm, startFirms } from "~/tests/support/firms";
import { report, takeBack } from "~/tests/support/operator";
import { byDesk } from "~/tests/support/test-app";

const words = firmPage.messages;
let given: Awaited<ReturnType<typeof startFirms>>;
let reference: string;
const email = "zora@example.com";

beforeEach(async () => {
  given = await startFirms({ lee: {}, roe: {} });
  reference = await given.lead({ named: ["lee"], email });
  await given.runDue();
});
afterEach(() => given.close());

function firm(id = "lee") {
  const { config } = given.relay;
  const found = config.partners.find((one) => one.id === id);
  if (!found || !isReachable(found, config)) throw new Error("No firm");
  return found;
}
const page = (of?: string, id?: string) =>
  readFirmPage(given.relay.app, firm(id), { reference: of });
const again = (message: number | string, id?: string) =>
  sendAgain(given.relay.app, firm(id), String(message));
const refuse = (id = "lee") =>
  given.firm(id).always((_, response) => void response.writeHead(422).end());

/** The newest message of a type on the page of a firm. */
async function messageOf(type: string, id?: string) {
  const found = (await page(undefined, id)).messages.find((one) => one.type === type);
  if (!found) throw new Error(`No ${type}`);
  return found;
}

test("a message that the operator can still undo is sent no sooner because its firm asks for it", async () => {
  const { app } = given.relay;
  const own = await given.lead({ named: ["lee", "roe"] });
  await given.runDue();
  await report(app, byDesk, own, "declined");
  const { partner } = await given.routing(own);
  const next = partner ?? "";
  const [message] = (await page(own, next)).messages;
  expect(await again(message?.id ?? 0, next)).toEqual({ kind: "queued" });
  await given.runDue();
  expect(given.got()[next]).not.toContain(own);
  expect(await takeBack(app, byDesk, own)).toMatchObject({ kind: "done" });
});

test("sending a message again is one more attempt on the page and in the log", async () => {
  const message = await messageOf("lead.created");
  expect(message.attempts).toMatchObject([{ status: 204 }]);
  expect(await again(message.id)).toMatchObject({
    kind: "sent",
    results: [{ outcome: "delivered" }],
  });
  refuse();
  await again(message.id);
  expect((await messageOf("lead.created")).attempts).toMatchObject([
    { outcome: "delivered", status: 204 },
    { outcome: "delivered", status: 204 },
    { outcome: "refused", status: 422 },
  ]);
  expect(await messageOf("lead.created")).toMatchObject({ state: "delivered", obstacle: null });
  const log = await given.relay.db
    .selectFrom("operator_log")
    .select(["act", "place", "name", "outcome", "reference"])
    .execute();
  const resent = { act: "resend", place: "firm", name: "lee", reference };
  expect(log).toEqual([
    { ...resent, outcome: "delivered" },
    { ...resent, outcome: "refused" },
  ]);
});

test("a message that we cannot read any more is one more attempt, too, and the firm sees that it failed", async () => {
  const message = await messageOf("lead.created");
  await given.relay.db
    .updateTable("submissions")
    .set({ fields: "{" })
    .where("reference", "=", reference)
    .execute();
  expect(await again(message.id)).toMatchObject({
    kind: "sent",
    results: [{ outcome: "retry", detail: "internal error: SyntaxError" }],
  });
  expect((await messageOf("lead.created")).attempts).toMatchObject([
    { outcome: "delivered" },
    { outcome: "retry" },
  ]);
});

test("a third party is not told of a newer message that an opt-out keeps from it", async () => {
  await given.close();
  given = await startFirms({ lee: { role: "third_party" } });
  const own = await given.lead({ named: ["lee"], email });
  await given.runDue();
  await optOutBy(given.relay, email);
  await correct(given.relay.app, byPerson, own, { changes: { city: "Troy" } });
  await given.runDue();
  const message = await messageOf("lead.created");
  expect(message.obstacle).toBe("withheld");
  expect(await again(message.id)).toEqual({ kind: "not_possible", reason: "withheld" });
});

test("the page names why a message cannot be sent again, and pressing the button says the same", async () => {
  await correct(given.relay.app, byPerson, reference, { changes: { city: "Troy" } });
  await given.runDue();
  const superseded = await messageOf("lead.created");
  expect(superseded.obstacle).toBe("superseded");
  expect(await again(superseded.id)).toEqual({ kind: "not_possible", reason: "superseded" });

  const channels = ["texts"] as const;
  await stopContact(given.relay.app, byPerson, { email, channels: [...channels], manner: "web" });
  await given.runDue();
  await withdraw(given.relay.app, byDesk, reference);
  await given.runDue();
  const sent = given.firm("lee").requests.length;
  for (const type of ["lead.created", "lead.corrected", "contact.revoked"]) {
    const message = await messageOf(type);
    expect(message.obstacle).toBe("ended");
    expect(await again(message.id)).toEqual({ kind: "not_possible", reason: "ended" });
  }
  expect(given.firm("lee").requests).toHaveLength(sent);
  const notice = await messageOf("lead.withdrawn");
  expect(notice.obstacle).toBeNull();
  expect(await again(notice.id)).toMatchObject({ kind: "sent" });
});

test("a lead that the firm refused stays listed, also once another firm has it", async () => {
  refuse();
  const refused = await given.lead({ named: ["lee"] });
  await given.runDue();
  const [own] = (await page(refused)).messages;
  expect(own).toMatchObject({ state: "refused", obstacle: null });

  const shared = await given.lead({ named: ["lee", "roe"] });
  refuse("roe");
  await given.runDue();
  given.firm("roe").mend();
  const { partner } = await given.routing(shared);
  const first = partner === "roe" ? "lee" : "roe";
  expect((await page(shared, first)).messages).toMatchObject([
    { state: "refused", obstacle: "not_yours" },
  ]);
});

test("sending a refused lead again to the firm leaves what another destination refused to the operator", async () => {
  refuse();
  const refused = await given.lead({ named: ["lee"] });
  await given.runDue();
  const { id: _, ...row } = await given.relay.delivery(refused, "firm:lee");
  const [destination, channel] = ["sheet", "sheet"];
  const other = { ...row, destination, channel, message_id: "other" };
  await given.relay.db.insertInto("deliveries").values(Object(other)).execute();

  given.firm("lee").mend();
  expect(await again((await page(refused)).messages[0]?.id ?? 0)).toEqual({ kind: "queued" });
  expect(await given.relay.delivery(refused, "firm:lee")).toMatchObject({ state: "pending" });
  expect(await given.relay.delivery(refused, "sheet")).toMatchObject({ state: "refused" });
});

test("sending one message again sends no other one of the lead, nor of the person's other leads", async () => {
  const other = await given.lead({ named: ["lee"], email });
  await given.runDue();
  refuse();
  await stopContact(given.relay.app, byDesk, { email, channels: ["calls"], manner: "web" });
  await given.relay.submit({ kind: "opt_out", email });
  await given.runDue();

  given.firm("lee").mend();
  const { messages } = await page(reference);
  const optOut = messages.find(({ type }) => type === "privacy.opted_out");
  expect(optOut).toMatchObject({ state: "refused", obstacle: null });
  expect(await again(optOut?.id ?? 0)).toEqual({ kind: "queued" });

  const after = [...(await page(reference)).messages, ...(await page(other)).messages];
  const waiting = after.filter(({ state }) => state === "pending").map(({ id }) => id);
  expect(waiting).toEqual([optOut?.id]);
  expect(after.filter(({ state }) => state === "refused")).toHaveLength(3);
  const log = given.relay.db.selectFrom("operator_log").select(["act", "reference", "outcome"]);
  expect(await log.where("act", "=", "retry").execute()).toEqual([
    { act: "retry", reference, outcome: "1 delivery due" },
  ]);
});

test("a refused notice about an erased lead is sent again", async () => {
  refuse();
  await erasePerson(given.relay.app, byDesk, { email });
  await given.runDue();
  const notice = await messageOf("lead.erased");
  expect(notice).toMatchObject({ state: "refused", obstacle: null });

  given.firm("lee").mend();
  expect(await again(notice.id)).toEqual({ kind: "queued" });
  await given.runDue();
  expect(await messageOf("lead.erased")).toMatchObject({ state: "delivered" });
  expect(given.types("lee")).toContain("lead.erased");
});

test("the next attempt at a firm that is down is the next probe, at a paused one it waits for the operator", async () => {
  const { relay } = given;
  given.firm("lee").always((_, response) => void response.writeHead(500).end());
  const waiting = await given.lead({ named: ["lee"] });
  await given.runDue();
  await pauseFirm(relay.db, "lee", relay.now());
  const read = async () => (await page(waiting)).messages[0];
  const stopped = await read();
  expect(stopped).toMatchObject({ state: "pending", nextAt: null, obstacle: "paused" });
  expect(await again(stopped?.id ?? 0)).toEqual({ kind: "not_possible", reason: "paused" });

  const probe_at = relay.now() + 600_000;
  await relay.db
    .updateTable("channels")
    .set({ paused_since: null, down_since: relay.now(), probe_at, cause: "failures" })
    .where("name", "=", "firm:lee")
    .execute();
  expect(await read()).toMatchObject({ state: "pending", nextAt: probe_at, obstacle: null });
});

test("a paused firm still gets corrections and notices, and its page says when", async () => {
  const { relay } = given;
  await pauseFirm(relay.db, "lee", relay.now());
  await correct(relay.app, byPerson, reference, { changes: { city: "Troy" } });
  await stopContact(relay.app, byPerson, { email, channels: ["texts"], manner: "web" });
  const read = () =>
    Promise.all(["lead.corrected", "contact.revoked"].map((type) => messageOf(type)));
  for (const message of await read()) {
    expect(message).toMatchObject({ state: "pending", obstacle: null, nextAt: expect.any(Number) });
  }
  await given.runDue();
  for (const message of await read()) expect(message).toMatchObject({ state: "delivered" });
});

test("a message that was tried stays listed with its attempts after a decline or a withdrawal", async () => {
  given.firm("lee").always((_, response) => void response.writeHead(429).end());
  const declined = await given.lead({ named: ["lee"] });
  await given.runDue();
  const data = { reference: declined, status: "declined", partner: "lee", messageId: "m" } as const;
  expect(await storeReport(given.relay.app, data)).toMatchObject({ kind: "counted" });
  await given.runDue();
  const listed = async (of: string) =>
    (await page(of)).messages.filter(({ type }) => type === "lead.created");
  expect(await listed(declined)).toMatchObject([
    { shown: "declined", obstacle: "cancelled", nextAt: null, attempts: [{ status: 429 }] },
  ]);

  given.firm("lee").always((_, response) => void response.destroy());
  const withdrawn = await given.lead({ named: ["lee"] });
  await given.runDue();
  await withdraw(given.relay.app, byDesk, withdrawn);
  await given.runDue();
  const [message] = await listed(withdrawn);
  expect(message).toMatchObject({ shown: "withdrawn", attempts: [{ outcome: "ambiguous" }] });
  expect(await again(message?.id ?? 0)).toEqual({ kind: "not_possible", reason: "cancelled" });
});

test("the page shows a hundred proven requests and twenty of strangers, and none of an erased lead", async () => {
  const { app, db } = given.relay;
  const report = (n: number) =>
    ({ reference, status: "received", partner: "lee", messageId: `${n}` }) as const;
  for (let n = 0; n < 105; n += 1) {
    await noteStored(app, report(n), { kind: "not_counted", status: "received", why: "backward" });
  }
  const posted = { id: "lee", headers: new Headers(), body: Buffer.from("{}"), ip: null };
  for (let n = 0; n < 105; n += 1) await receivePartnerEvent(app, posted);
  const count = async () => {
    const rows = await db.selectFrom("partner_requests").select(["proven", "message_id"]).execute();
    return [1, 0].map((proven) => rows.filter((row) => row.proven === proven).length);
  };
  expect(await count()).toEqual([100, 20]);
  expect((await readFirmPage(app, firm())).requests).toHaveLength(120);
  expect((await readFirmPage(app, firm(), { reference })).requests).toMatchObject({
    0: { meaning: "backward", messageId: "104" },
    length: 100,
  });
  await receivePartnerEvent(app, { ...posted, id: "nobody" });
  await erasePerson(app, byDesk, { email });
  expect(await count()).toEqual([0, 20]);
});

test("however many tests are sent, the leads stay on the page beside the newest twenty", async () => {
  const { rows } = await testPartner(given.relay.app, byServer, firm(), false);
  const many = rows.flatMap((row) => Array<typeof row>(150).fill(row));
  await given.relay.db.insertInto("partner_tests").values(many).execute();
  const { messages } = await page();
  const tests = messages.filter((one) => one.reference.startsWith("TEST"));
  expect(tests).toHaveLength(20);
  expect(messages.map((one) => one.reference)).toContain(reference);
});

test("the last uses of links and secrets of a firm are no tasks of the store", async () => {
  const { app, db } = given.relay;
  await noteSigner(app, "lee", "whsec_1");
  expect(await db.selectFrom("upkeep").select("task").execute()).toMatchObject([
    { task: expect.stringMatching(/^firm-secret:lee:/) },
  ]);
  const tasks = ["backup", "clock", "retention", "seal", "serve"];
  expect(Object.keys(await readUpkeep(db)).toSorted()).toEqual(tasks);
});

test("a message without an answer names why", async () => {
  given.firm("lee").always((_, response) => void response.destroy());
  const reset = await given.lead({ named: ["lee"] });
  await given.runDue();
  const [message] = (await page(reset)).messages;
  const [attempt] = message?.attempts ?? [];
  expect(words.noAnswer(attempt?.outcome ?? "", attempt?.detail ?? "")).toContain("connection");
  const named = (outcome: string, detail: string) => words.noAnswer(outcome, detail);
  expect(named("retry", "ECONNREFUSED")).toContain("refused");
  expect(named("retry", "ENOTFOUND")).toContain("DNS");
  expect(named("retry", "no answer in time")).toContain("could not connect");
  expect(named("ambiguous", "no answer in time")).toContain("connected, no answer");
  expect(named("hold", "its TLS certificate has expired")).toContain("certificate has expired");
});

test("a message that no number names is not sent again, whatever is posted", async () => {
  for (const posted of [
    "",
    "abc",
    "1.5",
    "-1",
    "1e9",
    "2147483648",
    "9".repeat(15),
    "9".repeat(400),
  ]) {
    expect(await again(posted), posted).toEqual({ kind: "not_possible", reason: "unknown" });
  }
});
