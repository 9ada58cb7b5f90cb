import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { attemptNow, joinAttempt } from "~/server/outbox/first-attempt";
import { gate, hang, json, reset, text } from "~/tests/support/fake-server";
import { accept, badEmail, captcha, codeError } from "~/tests/support/form-service";
import { type Fixture, minute, startProcess, startRelay } from "~/tests/support/relay-fixture";
import { submit } from "~/tests/support/sent-submission";

let relay: Fixture;
afterEach(() => relay.close());

const refusal = { kind: "refused", message: "should be an email" };
const queued = { kind: "queued" };

test("a lead reaches the form service while the visitor waits, the sheet right after", async () => {
  relay = await startRelay();
  const reference = await relay.submit({ kind: "home" });
  expect(await relay.attemptNow(reference)).toEqual(queued);
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");

  await relay.run();
  expect((await relay.delivery(reference, "sheet")).state).toBe("delivered");
  expect(relay.form.requests).toHaveLength(1);
});

test("a refused address is reported, and its submission is refused and forwarded nowhere", async () => {
  relay = await startRelay({ settings: { TRUSTEDFORM_API_KEY: "k" } });
  relay.form.next(badEmail);
  const reference = await relay.submit({
    kind: "home",
    fields: {
      xxTrustedFormPingUrl: relay.certificates.pingUrl,
      xxTrustedFormCertUrl: relay.certificates.certificateUrl,
    },
  });
  expect(await relay.attemptNow(reference)).toEqual(refusal);
  await relay.pass(60 * minute);

  const states = (await relay.deliveries()).map(({ destination, state }) => [destination, state]);
  expect(Object.fromEntries(states)).toEqual({
    "form:home": "refused",
    sheet: "cancelled",
    ping: "cancelled",
    retain: "cancelled",
  });
  const submission = await relay.db.selectFrom("submissions").selectAll().executeTakeFirst();
  expect(submission?.state).toBe("refused");
  expect(await relay.db.selectFrom("fingerprints").selectAll().execute()).toEqual([]);
  expect([...relay.sheet.requests, ...relay.certificates.requests]).toEqual([]);
  expect(await relay.needs()).toEqual([]);
});

test("while the visitor waits, no process sends the submission anywhere else", async () => {
  relay = await startRelay();
  const late = gate(badEmail);
  relay.form.next(late.behaviour);
  const reference = await relay.submit({ kind: "home" });
  const waiting = relay.attemptNow(reference);
  await relay.form.received(1);
  await relay.outbox.tick();
  await relay.another().tick();
  expect((await relay.delivery(reference, "sheet")).lease_token).toBeNull();

  late.open();
  expect(await waiting).toEqual(refusal);
  await relay.run();
  expect(relay.sheet.requests).toEqual([]);
});

test("the visitor does not wait longer than the limit, but the attempt goes on", async () => {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "50" } });
  const late = gate(accept);
  relay.form.next(late.behaviour);
  const reference = await relay.submit({ kind: "home" });
  expect(await relay.attemptNow(reference)).toEqual(queued);
  expect((await relay.delivery(reference, "form:home")).state).toBe("pending");

  relay.advance(50);
  await relay.outbox.tick();
  await relay.sheet.received(1);
  late.open();
  await relay.outbox.untilIdle();
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
  expect(relay.form.requests).toHaveLength(1);
});

test("what its own receiver put off waits for its time, although the first attempt ends meanwhile", async () => {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "50" } });
  const late = gate(accept);
  relay.form.next(late.behaviour);
  relay.sheet.next(text(503, "", { "Retry-After": "60" }));
  const reference = await relay.submit({ kind: "home" });
  expect(await relay.attemptNow(reference)).toEqual(queued);
  relay.advance(50);
  await relay.outbox.tick();
  await relay.sheet.received(1);
  const isPutOff = async () => {
    const { lease_token, next_at } = await relay.delivery(reference, "sheet");
    return lease_token === null && next_at > relay.now();
  };
  await expect.poll(isPutOff).toBe(true);

  late.open();
  await relay.outbox.untilIdle();
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
  expect(await isPutOff()).toBe(true);
});

test("an address refused after the wait is an ordinary dead letter; the sheet still gets it", async () => {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "50" } });
  const late = gate(badEmail);
  relay.form.next(late.behaviour);
  const reference = await relay.submit({ kind: "home" });
  expect(await relay.attemptNow(reference)).toEqual(queued);
  late.open();
  await relay.run();

  expect((await relay.delivery(reference, "form:home")).state).toBe("refused");
  expect((await relay.delivery(reference, "sheet")).state).toBe("delivered");
  const submission = await relay.db.selectFrom("submissions").selectAll().executeTakeFirst();
  expect(submission?.state).toBe("accepted");
  expect(await relay.needs()).toEqual(["failed"]);
});

test("a visitor whose wait ends while the refusal is being stored is told of it", async () => {
  const limit = 150;
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: String(limit) } });
  relay.form.next(badEmail);
  let begun = 0;
  let isRefusing = false;
  const db = relay.db.withPlugin({
    transformQuery({ node }) {
      isRefusing =
        node.kind === "UpdateQueryNode" && JSON.stringify(node.table).includes('"submissions"');
      return node;
    },
    async transformResult({ result }) {
      if (isRefusing) await sleep(begun + limit + 10 - performance.now());
      return result;
    },
  });
  const outbox = startProcess({ ...relay.app, db });
  const reference = await submit(outbox.app, { kind: "home" });
  begun = performance.now();
  const { kind } = await attemptNow(outbox.app, reference, "home");
  await outbox.untilIdle();

  // On a busy machine the wait may end before the answer: then both say so.
  const submission = await relay.db.selectFrom("submissions").selectAll().executeTakeFirst();
  expect(submission?.state).toBe(kind === "refused" ? "refused" : "accepted");
});

test("only an error about the email address refuses a submission", async () => {
  relay = await startRelay();
  const answers = [
    codeError(400, "EMPTY"),
    json(422, { errors: [{ code: "TYPE_TEXT", field: "Phone", message: "no" }] }),
    captcha,
    text(500, ""),
    reset,
  ];
  for (const answer of answers) {
    await relay.db.deleteFrom("channels").execute();
    relay.form.next(answer);
    const reference = await relay.submit({ kind: "home" });
    expect(await relay.attemptNow(reference)).toEqual(queued);
  }
  expect(relay.form.requests).toHaveLength(answers.length);
});

test("when the process dies before the attempt, the loop takes over", async () => {
  relay = await startRelay();
  const reference = await relay.submit({ kind: "home" });
  await relay.run();
  expect(relay.form.requests).toEqual([]);
  relay.advance(31_000);
  await relay.run();
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
  expect((await relay.delivery(reference, "sheet")).state).toBe("delivered");
});

test("a form service that hangs delays neither the visitor nor anything else", async () => {
  relay = await startRelay({
    settings: { INLINE_DELIVERY_MS: "30", FORM_SERVICE_TIMEOUT_MS: "1500" },
  });
  relay.form.next(hang);
  const reference = await relay.submit({ kind: "case" });
  expect(await relay.attemptNow(reference)).toEqual(queued);
  await relay.run();

  const outcomes = (await relay.attempts()).map(({ outcome, detail }) => [outcome, detail]);
  expect(outcomes).toContainEqual(["ambiguous", "no answer in time"]);
  expect(await relay.delivery(reference, "form:case")).toMatchObject({
    state: "pending",
    attempts: 1,
    ambiguous: 1,
  });
});

test("a submission that was forwarded already cannot be refused any more", async () => {
  relay = await startRelay();
  const late = gate(badEmail);
  relay.form.next(late.behaviour);
  const reference = await relay.submit({ kind: "home" });
  const waiting = relay.attemptNow(reference);
  await relay.form.received(1);
  await relay.db
    .updateTable("deliveries")
    .set({ state: "delivered" })
    .where("destination", "=", "sheet")
    .execute();
  late.open();
  expect(await waiting).toEqual(queued);
  const submission = await relay.db.selectFrom("submissions").selectAll().executeTakeFirst();
  expect(submission?.state).toBe("accepted");
});

test("a visitor who sends the same again while the first waits gets the same answer", async () => {
  relay = await startRelay();
  const late = gate(badEmail);
  relay.form.next(late.behaviour);
  const reference = await relay.submit({ kind: "home" });
  const both = Promise.all([
    relay.attemptNow(reference),
    joinAttempt(relay.app, reference, "home"),
  ]);
  await relay.form.received(1);
  late.open();

  expect(await both).toEqual([refusal, refusal]);
  expect(await joinAttempt(relay.app, "22222222", "home")).toEqual(queued);
});

test("a visitor who sends the same again to another process is thanked only if it stays", async () => {
  relay = await startRelay();
  const refused = gate(badEmail);
  const accepted = gate(accept);
  relay.form.next(refused.behaviour, accepted.behaviour);
  const other = relay.another().app;
  for (const [index, late] of [refused, accepted].entries()) {
    const reference = await relay.submit({ kind: "home", email: `${index}@example.com` });
    const first = relay.attemptNow(reference);
    await relay.form.received(index + 1);
    const second = joinAttempt(other, reference, "home");
    late.open();
    const { kind } = await first;
    expect(kind).toBe(late === refused ? "refused" : "queued");
    expect((await second).kind).toBe(kind);
  }
});

test("another process thanks a visitor when the wait is over, and then nothing is taken back", async () => {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "5000" } });
  const late = gate(badEmail);
  relay.form.next(late.behaviour);
  const reference = await relay.submit({ kind: "home" });
  const first = relay.attemptNow(reference);
  await relay.form.received(1);
  const other = relay.another().app;
  const second = joinAttempt(other, reference, "home");
  relay.advance(5000);
  expect(await second).toEqual(queued);

  late.open();
  expect(await first).toEqual(queued);
  await relay.outbox.untilIdle();
  const submission = await relay.db.selectFrom("submissions").selectAll().executeTakeFirst();
  expect(submission?.state).toBe("accepted");
});

test("the first attempt is made only of home, case and newsletter forms", async () => {
  relay = await startRelay({ settings: { FORM_ID_CONTACT: "c", FORM_ID_OPT_OUT: "o" } });
  for (const kind of ["contact", "opt_out", "unsubscribe"] as const) {
    await relay.attemptNow(await relay.submit({ kind }));
  }
  expect(relay.form.requests).toEqual([]);
  await relay.run();
  expect(relay.form.requests).toHaveLength(3);
});

/** What keeps a visitor from waiting, and how many posts the form service has got by then. */
const obstacles: Record<string, () => Promise<number>> = {
  "an empty bucket": async () => {
    for (let count = 0; count < 5; count += 1) await attemptOne();
    return 5;
  },
  "a channel down after failures": async () => {
    relay.form.always(text(500, ""));
    for (let count = 0; count < 5; count += 1) await attemptOne(`${count}@example.com`);
    relay.advance(2 * 1000);
    return 5;
  },
  "a form on hold": async () => {
    relay.form.next(captcha);
    await attemptOne();
    return 1;
  },
  "an earlier delivery of the same person": async () => {
    relay.form.next(text(500, ""));
    await attemptOne();
    return 1;
  },
  "as many attempts in flight as the form takes": async () => {
    relay.form.always(hang);
    for (let count = 0; count < 4; count += 1) void attemptOne(`${count}@example.com`);
    await relay.form.received(4);
    return 4;
  },
  "a process that stops": async () => {
    await relay.outbox.stopClaiming();
    return 0;
  },
};

async function attemptOne(email = "same@example.com") {
  const reference = await relay.submit({ kind: "home", email });
  await relay.attemptNow(reference);
  return reference;
}

test.each(Object.entries(obstacles))("no visitor waits for %s", async (_, prepare) => {
  relay = await startRelay();
  const before = await prepare();
  const late = await attemptOne("same@example.com");
  expect(relay.form.requests).toHaveLength(before);
  const waiting = { state: "pending", lease_token: null, attempts: 0, next_at: relay.now() };
  expect(await relay.delivery(late, "form:home")).toMatchObject(waiting);
  expect(await relay.delivery(late, "sheet")).toMatchObject(waiting);
});

test("what waits for another service, or for no person, does not keep a visitor from waiting", async () => {
  relay = await startRelay();
  await attemptOne();
  await attemptOne();
  expect(relay.form.requests).toHaveLength(2);
  expect(relay.sheet.requests).toHaveLength(0);
});

test("a first attempt is not made of a quarantined submission, or if the setting is 0", async () => {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "0" } });
  await relay.attemptNow(await relay.submit({ kind: "home", state: "quarantined" }));
  await attemptOne();
  expect(relay.form.requests).toEqual([]);
});

test("after Retry-After, the end of the wait makes only the other deliveries due", async () => {
  relay = await startRelay();
  relay.form.next(text(503, "", { "Retry-After": "60" }));
  const reference = await attemptOne();
  expect((await relay.delivery(reference, "form:home")).next_at).toBeGreaterThan(relay.now());
  expect((await relay.delivery(reference, "sheet")).next_at).toBe(relay.now());
});
