import { statSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { viewTold } from "~/app/request/view.server";
import { type ContactChannel, contactChannels } from "~/data/contact-channels";
import { yourRequest as words } from "~/data/your-request";
import { takePartners } from "~/server/app";
import { isReachable } from "~/server/config/partners";
import { revokeAuthorization } from "~/server/leads/authorize";
import { correct } from "~/server/leads/correct";
import { byPerson } from "~/server/leads/operator-log";
import { honorSignal } from "~/server/leads/preferences";
import { previewRetention, runRetention } from "~/server/leads/retention";
import { stopContactOf } from "~/server/leads/stop";
import { describeRequest, readRequest } from "~/server/leads/visitor-request";
import { withdraw } from "~/server/leads/withdraw";
import { noticeLeads } from "~/server/outbox/notices";
import { readFirmPage, sendAgain } from "~/server/partners/firm-page";
import { storeReport } from "~/server/partners/store-report";
import { sha256 } from "~/server/privacy/receipt-chain";
import { changeSubmissions } from "~/server/state/settle";
import { findSubmission } from "~/server/submission/submission";
import { text } from "~/tests/support/fake-server";
import { authorizing, startFirms } from "~/tests/support/firms";
import * as operator from "~/tests/support/operator";
import { hour } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

const day = 24 * hour;
const start = async (...[firms, settings]: Parameters<typeof startFirms>) => {
  given = await startFirms(firms, settings);
  return authorizing(given);
};
describe("a lead from Washington or Nevada", () => {
  test.each([
    [{ state: "WA" }],
    [{ state: "NV" }],
    [{ state: "OR", zipcode: "98101-1234" }],
    [{ state: "CA", zipcode: "89101" }],
  ])("waits, however the state is told (%j), and goes to no firm", async (fields) => {
    const { lead, asked, had } = await start({ a: {}, b: {} });
    const reference = await lead(fields);
    given.relay.advance(3 * day);
    await given.runDue();

    expect(had(reference)).toEqual([]);
    expect(await given.relay.deliveries(reference)).toEqual([]);
    expect(await given.routing(reference)).toMatchObject({ state: "waiting", partner: null });
    expect((await asked(reference))?.firm.name).toMatch(/^Firm [ab]$/);
  });

  test("needs a signature, and one from another state does not", async () => {
    const { lead, asked, had } = await start({ a: {} });
    const reference = await lead({ state: "OR", zipcode: "97201" });

    expect(had(reference)).toEqual(["a"]);
    expect(given.firm("a").events[0]?.data).toMatchObject({ authorization: null });
    expect(await asked(reference)).toBeNull();
  });

  test("goes at once when its sender corrects a slip in the ZIP code", async () => {
    const { lead, asked, had } = await start({ a: {} });
    const reference = await lead({ state: "OR", zipcode: "98101" });
    expect((await asked(reference))?.firm.id).toBe("a");
    const changes = { zipcode: "97201" };
    const corrected = await correct(given.relay.app, byPerson, reference, { changes });
    expect(corrected).toMatchObject({ kind: "done" });
    await given.runDue();
    expect(had(reference)).toEqual(["a"]);
    expect(given.firm("a").events[0]?.data).toMatchObject({ revision: 2, authorization: null });
    expect(await asked(reference)).toBeNull();
    const [, moved] = await given.choices(reference);
    expect(moved).toMatchObject({ occasion: "corrected", partner: "a" });
  });

  test("asks for no signature for a third party once its sender has opted out", async () => {
    const { lead, asked } = await start({ a: { role: "third_party", share: 1000 }, b: {} });
    const reference = await lead();
    expect((await asked(reference))?.firm.id).toBe("a");
    const row = await findSubmission(given.relay.db, reference);
    if (row) await honorSignal(given.relay.app, row, { reasons: ["gpc"] });
    expect((await asked(reference))?.firm.id).toBe("b");
  });

  test("still waits after a stop of texts, and no longer after a whole stop", async () => {
    const { lead, asked, sign, had } = await start({ a: {} });
    const reference = await lead();
    const stop = (one: string, stopped: readonly ContactChannel[]) =>
      changeSubmissions(given.relay.app, [one], (app) =>
        noticeLeads(app, [one], {
          about: "contact.revoked",
          stopped,
        }),
      );
    await stop(reference, ["texts"]);
    expect(await given.routing(reference)).toMatchObject({ state: "waiting" });
    expect((await asked(reference))?.firm.id).toBe("a");
    await sign(reference);
    await given.runDue();
    expect(had(reference)).toEqual(["a"]);

    const other = await lead();
    await stop(other, contactChannels);
    expect(await given.routing(other)).toMatchObject({ search_ended_at: expect.any(Number) });
  });

  test("waits for the firm that the operator had it signed for, also after a stop of texts", async () => {
    const { lead, asked, sign, had } = await start({ a: {}, b: {} });
    const { app } = given.relay;
    const reference = await lead();
    const first = (await asked(reference))?.firm.id ?? "";
    const second = first === "a" ? "b" : "a";
    await sign(reference);
    await given.runDue();
    expect(had(reference)).toEqual([first]);
    await stopContactOf(app, byPerson, { reference, channels: ["texts"] });
    const declined = { reference, partner: first, status: "declined", messageId: "1" } as const;
    expect(await storeReport(app, declined)).toMatchObject({ kind: "counted" });
    expect(await given.routing(reference)).toMatchObject({ state: "exhausted" });

    expect(await operator.asked(app, byDesk, reference)).toMatchObject({ kind: "done" });
    given.relay.advance(24 * hour);
    await given.runDue();
    expect(await given.routing(reference)).toMatchObject({ state: "waiting", asks: second });
    expect(await sign(reference)).toBe("signed");
    await given.runDue();
    expect(had(reference)).toEqual([first, second]);
  });

  test("waits for a full firm that was signed for, also after a stop of texts", async () => {
    const { lead, asked, sign, had } = await start({ a: {}, b: {} });
    const { app } = given.relay;
    const reference = await lead();
    const first = (await asked(reference))?.firm.id ?? "";
    const second = first === "a" ? "b" : "a";
    await sign(reference);
    await given.decline(reference, first);
    await given.runDue();
    await stopContactOf(app, byPerson, { reference, channels: ["texts"] });
    const { partners } = given.relay.config;
    takePartners(
      given.relay,
      partners.map((firm) => ({ ...firm, dailyCap: firm.id === second ? 0 : 9 })),
    );
    expect(await sign(reference)).toBe("signed");
    given.relay.advance(25 * hour);
    await given.runDue();
    expect(await given.routing(reference)).toMatchObject({ state: "waiting" });
    takePartners(given.relay, partners);
    given.relay.advance(25 * hour);
    await given.runDue();
    expect(had(reference)).toEqual([first, second]);
  });

  test("goes, once signed, to the one firm that the paper names, and stays signed after a restart", async () => {
    const { lead, asked, sign, signed, had } = await start({ a: {}, b: {} });
    const reference = await lead();
    const firm = (await asked(reference))?.firm.id ?? "";
    expect(await sign(reference)).toBe("signed");
    await given.relay.another().tick();
    await given.runDue();

    expect(had(reference)).toEqual([firm]);
    expect(await asked(reference)).toBeNull();
    expect(await sign(reference)).toBe("over");
    const [paper, ...more] = await signed(reference);
    expect(more).toEqual([]);
    expect(paper?.body).toContain(`Reference: ${reference}\nSigned by: Zora Quill\n`);
    expect(paper?.body).toContain("Date: November 21, 2026\nEnds on: November 21, 2027");
    expect(paper?.body).not.toMatch(/roundup/i);
    const authorization = {
      text: paper?.body,
      signed_name: "Zora Quill",
      expires_on: "2027-11-21",
      signed_at: "2026-11-21T12:00:04.000Z",
      sha256: sha256(paper?.body ?? ""),
    };
    expect(given.firm(firm).events).toMatchObject([{ data: { authorization } }]);
  });

  test("that is declined waits again, for a paper of the next firm", async () => {
    const { lead, asked, sign, had } = await start({ a: {}, b: {} });
    const reference = await lead();
    const first = (await asked(reference))?.firm.id ?? "";
    await sign(reference);
    await given.decline(reference, first);
    await given.runDue();

    expect(had(reference)).toEqual([first]);
    const second = (await asked(reference))?.firm.id ?? "";
    expect([first, second].toSorted()).toEqual(["a", "b"]);
    await sign(reference);
    expect(had(reference)).toHaveLength(2);
    await given.decline(reference, second);
    expect(await given.routing(reference)).toMatchObject({ state: "exhausted", asks: null });
  });

  test("that its firm refuses waits again too", async () => {
    const { lead, asked, sign, had } = await start({ a: {}, b: {} });
    const reference = await lead();
    const first = (await asked(reference))?.firm.id ?? "";
    given.firm(first).always(text(422, "no"));
    await sign(reference);

    expect((await asked(reference))?.firm.id).toBe(first === "a" ? "b" : "a");
    expect(had(reference)).toEqual([]);
  });

  test("asks first for a firm that takes leads now, and takes no place before it is signed", async () => {
    const { lead, asked, sign, had } = await start({ a: { dailyCap: 1 }, b: { dailyCap: 0 } });
    const waits = await lead();
    expect((await asked(waits))?.firm.id).toBe("a");
    const other = await lead({ state: "NY" });
    expect(had(other)).toEqual(["a"]);

    expect(await sign(waits)).toBe("signed");
    expect(had(waits)).toEqual([]);
    expect(await asked(waits)).toBeNull();
    given.relay.advance(day);
    await given.runDue();
    expect(had(waits)).toEqual(["a"]);
  });

  test("asks for another firm once its firm has left the file", async () => {
    const { lead, asked } = await start({ a: {}, b: {} });
    const reference = await lead();
    const first = (await asked(reference))?.firm.id;
    const { config } = given.relay;
    takePartners(
      given.relay,
      config.partners.filter(({ id }) => id !== first),
    );
    expect(await asked(reference)).toBeNull();
    given.relay.advance(day);
    await given.runDue();

    expect((await asked(reference))?.firm.id).toBe(first === "a" ? "b" : "a");
  });
});

describe("an authorization", () => {
  test("that is taken back stops what waits and tells only its firm, and nothing is passed on", async () => {
    const { lead, rowOf, asked, sign, signed } = await start({ a: {}, b: {} });
    const reference = await lead();
    const first = (await asked(reference))?.firm.id ?? "";
    await sign(reference);
    await given.decline(reference, first);
    await sign(reference);
    const [, second] = await signed(reference);
    const id = second?.id ?? "";
    expect(await revokeAuthorization(given.relay.app, { reference: "OTHER234", id })).toBe(false);
    expect(await revokeAuthorization(given.relay.app, { reference, id })).toBe(true);
    expect(await revokeAuthorization(given.relay.app, { reference, id })).toBe(false);
    await given.runDue();

    expect(given.types(second?.partner ?? "")).toEqual(["lead.created", "lead.withdrawn"]);
    const withdrawn = given.firm(second?.partner ?? "").events.at(-1);
    expect(withdrawn?.data).toMatchObject({ cause: "authorization_ended" });
    expect(given.types(first)).toEqual(["lead.created"]);
    expect(await given.decline(reference, second?.partner ?? "")).toMatchObject({ why: "over" });
    expect((await rowOf(reference)).erased_at).toBeNull();
  });

  test("of an earlier firm that is taken back keeps the lead from the next one at once", async () => {
    const { lead, asked, sign, signed } = await start({ a: {}, b: {} });
    const reference = await lead();
    const first = (await asked(reference))?.firm.id ?? "";
    const second = first === "a" ? "b" : "a";
    await sign(reference);
    await given.decline(reference, first);
    given.firm(second).always(text(429, ""));
    await sign(reference);
    const [paper] = await signed(reference);
    const of = { reference, id: paper?.id ?? "" };
    expect(await revokeAuthorization(given.relay.app, of)).toBe(true);

    const last = (await given.relay.deliveries(reference)).find(
      ({ destination }) => destination === `firm:${second}`,
    );
    expect(last).toMatchObject({
      state: "withheld",
      reason: expect.stringContaining("authorization"),
    });
  });

  test("that is taken back stays so when a correction moves its sender out of these states", async () => {
    const { lead, sign, revoke } = await start({ a: {} });
    const reference = await lead({ state: "OR", zipcode: "98101" });
    await sign(reference);
    expect(await revoke(reference)).toBe(true);
    const changes = { zipcode: "97201" };
    const corrected = await correct(given.relay.app, byPerson, reference, { changes });
    expect(corrected).toMatchObject({ kind: "done" });
    await given.runDue();

    expect(given.types("a")).toEqual(["lead.created", "lead.withdrawn"]);
    const sent = (await given.relay.deliveries(reference)).filter(
      ({ destination, purpose }) => destination === "firm:a" && purpose === "submission",
    );
    expect(sent).toMatchObject([{ revision: 1 }]);
  });

  test("that is taken back ends what its firm may say by telephone, and the desk says why", async () => {
    const { lead, sign, revoke } = await start({ a: {} });
    const reference = await lead();
    await sign(reference);
    await revoke(reference);
    for (const said of ["contacted", "declined"]) {
      const text = "The person ended the authorization of this firm: nothing that it says counts.";
      const acted = await operator.report(given.relay.app, byDesk, reference, said);
      expect(acted).toMatchObject({ kind: "failed", text });
    }
  });

  test("that is taken back leaves a request that no firm has, on the desk too", async () => {
    const { lead, rowOf, sign, revoke } = await start({ a: {} });
    const reference = await lead();
    await sign(reference);
    expect(await rowOf(reference)).toMatchObject({ status: "sent", holder: "a", need: null });
    await revoke(reference);
    expect(await rowOf(reference)).toMatchObject({ status: "stopped", holder: null, need: null });
  });

  test("that is taken back while the firm is down: nothing is sent before or after", async () => {
    const { lead, sign, revoke } = await start({ a: {} });
    given.firm("a").always(text(429, ""));
    const reference = await lead();
    await sign(reference);
    expect(await revoke(reference)).toBe(true);
    given.firm("a").mend();
    given.relay.advance(hour);
    await given.runDue();

    expect(given.types("a")).not.toContain("lead.created");
  });

  test("counts for a year, and is asked for again when its firm could not get the lead", async () => {
    const { lead, asked, sign, had } = await start({ a: { dailyCap: 0 } });
    const reference = await lead();
    await sign(reference);
    expect(await asked(reference)).toBeNull();
    given.relay.advance(366 * day);
    const { partners } = given.relay.config;
    takePartners(
      given.relay,
      partners.map((firm) => ({ ...firm, dailyCap: 9 })),
    );
    await given.runDue();

    expect(had(reference)).toEqual([]);
    expect((await asked(reference))?.firm.id).toBe("a");
    await sign(reference);
    expect(had(reference)).toEqual(["a"]);
  });

  test("is sought for a lead that was given to a firm before anybody had to sign", async () => {
    const { lead, rowOf, sign, had } = await start({ a: {} });
    given.firm("a").always(text(429, ""));
    const reference = await lead({ state: "OR", zipcode: "97201" });
    const row = await rowOf(reference);
    const fields = JSON.stringify({ ...JSON.parse(row.fields), state: "WA" });
    await given.relay.db
      .updateTable("submissions")
      .set({ fields })
      .where("reference", "=", reference)
      .execute();
    given.firm("a").mend();
    await given.relay.pass(hour);

    expect(had(reference)).toEqual([]);
    const unsent = { state: "withheld", reason: "not authorized" };
    expect(await given.relay.deliveries(reference)).toMatchObject([unsent]);
    expect(await given.routing(reference)).toMatchObject({ state: "waiting", asks: "a" });
    await sign(reference);
    expect(had(reference)).toEqual(["a"]);
  });

  test("is not sought for a firm that has the lead when a correction names one of the states", async () => {
    const { lead, rowOf, had } = await start({ a: {}, b: {} });
    const reference = await lead({ state: "OR", zipcode: "97201" });
    const [id = ""] = had(reference);
    const { app } = given.relay;
    const moves: Record<string, string>[] = [{ zipcode: "98101" }, { Email: "new@people.test" }];
    for (const changes of moves) {
      expect(await correct(app, byPerson, reference, { changes })).toMatchObject({ kind: "done" });
      await given.runDue();
    }

    expect(had(reference)).toEqual([id]);
    expect(given.types(id)).toEqual(["lead.created", "lead.corrected", "lead.corrected"]);
    expect(given.firm(id).events.at(-1)?.data).toMatchObject({
      contact: { zip: "98101", email: "new@people.test" },
      authorization: null,
    });
    expect(await rowOf(reference)).toMatchObject({ status: "sent", holder: id, need: null });
    await given.decline(reference, id);
    await given.runDue();
    // The next firm has no such lead yet.
    expect(had(reference)).toEqual([id]);
    expect(await rowOf(reference)).toMatchObject({ status: "waiting", need: "declined" });
  });

  test.each([
    ["there", { Email: "new@people.test" }],
    ["to a state without such a law", { state: "OR", zipcode: "97201" }],
  ])(
    "whose year is over keeps later corrections (%s) from its firm, which keeps what it has",
    async (_, changes) => {
      const { lead, sign, rowOf } = await start({ a: {} });
      const reference = await lead();
      await sign(reference);
      given.relay.advance(366 * day);
      const { app } = given.relay;
      const before = describeRequest(app, await readRequest(app, await rowOf(reference)));
      expect(viewTold(before.recipients, true)).toBe(words().tells.nobody);
      const corrected = await correct(app, byDesk, reference, { changes });
      expect(corrected).toMatchObject({ kind: "done", count: 0 });
      await given.runDue();

      expect(given.types("a")).toEqual(["lead.created"]);
      expect(await given.relay.deliveries(reference)).toMatchObject([{ state: "delivered" }]);
      const [firm] = given.relay.config.partners;
      if (!firm || !isReachable(firm, given.relay.config)) throw new Error("no firm");
      const { messages } = await readFirmPage(app, firm);
      expect(messages).toMatchObject([{ reference, obstacle: "withheld" }]);
      expect(await sendAgain(app, firm, String(messages[0]?.id))).toMatchObject({
        reason: "withheld",
      });
      expect(await rowOf(reference)).toMatchObject({ status: "sent", holder: "a", need: null });
    },
  );

  test("is kept when its request is withdrawn, until 2,192 days after it ended", async () => {
    const { lead, sign, signed } = await start({ a: {} });
    const reference = await lead();
    await sign(reference);
    const [paper] = await signed(reference);
    await withdraw(given.relay.app, byPerson, reference);
    const end = (paper?.ends_at ?? 0) + 2192 * day;
    const at = (time: number) => ({ ...given.relay.app, now: () => time });
    await runRetention(at(end));
    expect(await signed(reference)).toEqual([paper]);
    expect((await previewRetention(at(end + 1))).overdue).toMatchObject({ authorizations: 1 });
    await runRetention(at(end + 1));
    expect(await signed(reference)).toEqual([]);
  });
});

describe("after 30 days unanswered", () => {
  test("a lead is withdrawn by the server, and not a day earlier", async () => {
    const { lead, rowOf, sign } = await start({ a: {} });
    const reference = await lead();
    const other = await lead();
    await sign(other);
    given.relay.advance(30 * day - 60_000);
    await given.runDue();
    expect((await runRetention(given.relay.app)).unsigned).toBe(0);
    given.relay.advance(120_000);
    expect((await runRetention(given.relay.app)).unsigned).toBe(1);
    // What was erased is not left in the log of the store either.
    const { url } = given.relay.store;
    expect(statSync(`${url.replace("file:", "")}-wal`).size).toBe(0);
    expect((await runRetention(given.relay.app)).unsigned).toBe(0);

    expect(await rowOf(reference)).toMatchObject({ fields: "{}", case_slug: null });
    expect((await rowOf(other)).erased_at).toBeNull();
    const [act] = await given.relay.db
      .selectFrom("operator_log")
      .selectAll()
      .where("reference", "=", reference)
      .execute();
    expect(act).toMatchObject({ act: "withdraw", place: "server" });
  });

  test("the count of days starts again for the next firm, and the first one is told", async () => {
    const { lead, asked, sign, signed } = await start({ a: {}, b: {} });
    const reference = await lead();
    const first = (await asked(reference))?.firm.id ?? "";
    await sign(reference);
    given.relay.advance(20 * day);
    await given.decline(reference, first);
    given.relay.advance(20 * day);
    expect((await runRetention(given.relay.app)).unsigned).toBe(0);
    given.relay.advance(11 * day);
    expect((await runRetention(given.relay.app)).unsigned).toBe(1);
    await given.runDue();

    expect(given.types(first)).toEqual(["lead.created", "lead.withdrawn"]);
    expect(await signed(reference)).toHaveLength(1);
  });
});
