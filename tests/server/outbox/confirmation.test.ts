import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { correct as correctLead } from "~/server/leads/correct";
import { erasePerson } from "~/server/leads/erase";
import { confirmSignUp } from "~/server/leads/newsletter-links";
import { leaveNewsletter } from "~/server/leads/preferences";
import { stopContact } from "~/server/leads/stop";
import { withdraw } from "~/server/leads/withdraw";
import { hashesUnder } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { makeSignUpToken } from "~/server/privacy/sealed-token";
import { transact } from "~/server/store/transact";
import { type MailRelay, startMailRelay } from "~/tests/support/mail-server";
import { type Fixture, key, minute } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

let server: MailRelay["server"];
let relay: MailRelay["relay"];
let email = "";
let count = 0;
let close: MailRelay["close"];

beforeAll(async () => {
  ({ server, relay, close } = await startMailRelay());
});
afterAll(() => close());
// Each test has a person and a day of its own, so that none counts against another.
beforeEach(() => {
  count += 1;
  email = `ann${count}@example.com`;
});
afterEach(async () => {
  server.mend();
  await relay.pass(60 * minute, 30 * minute);
  server.mails.length = 0;
});

const lead = (about: Partial<Parameters<Fixture["submit"]>[0]> = {}) =>
  relay.submit({ kind: "case", email, ...about });
const stateOf = async (reference: string) =>
  (await relay.delivery(reference, "confirmation")).state;

test("a stop after the final dot is ambiguous, and the mail is not repeated while the server may accept it", async () => {
  const own = await startMailRelay();
  own.server.failAt("end", "hang");
  const reference = await own.relay.submit({ kind: "case" });
  await own.relay.outbox.tick();
  await expect.poll(() => own.server.mails.length).toBe(1);
  await own.relay.outbox.stop(20);

  const delivery = await own.relay.delivery(reference, "confirmation");
  expect(delivery).toMatchObject({ state: "pending", ambiguous: 1, lease_token: null });
  expect(delivery.next_at).toBeGreaterThan(own.relay.now() + 9 * minute);
  await own.close();
});

describe("the mail to the visitor", () => {
  test("names the reference and the ways to act, and nothing of what was sent", async () => {
    const reference = await lead({ answers: '{"Exposure":"Yes, at work"}' });
    await relay.run();

    const [mail] = server.mails;
    expect(server.mails).toHaveLength(1);
    expect(mail).toMatchObject({ to: [email], from: "mail@plainclaim.example" });
    const raw = mail?.raw.replaceAll("=\r\n", "") ?? "";
    for (const told of [reference, "/your-request", "/stop-contact"]) expect(raw).toContain(told);
    expect(raw).not.toMatch(/roundup|Zora|Quill|555.?01|at work/i);
    expect(raw).toMatch(
      /^List-Unsubscribe:\s+<https:\/\/plainclaim\.example\/unsubscribe\?token=/m,
    );
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test.each([
    "institutional-sex-abuse",
    "lds-abuse",
    "rideshare-assault",
    "roblox-discord-child-abuse",
  ])("never goes out about %s", async (slug) => {
    for (const kind of ["case", "home"] as const) {
      const reference = await lead({ kind, case_slug: slug });
      expect(await relay.deliveries(reference)).toEqual([]);
    }
  });

  test("goes to one address three times a day, however it is written", async () => {
    const written = [email, email.toUpperCase(), email, email, "another@example.com"];
    for (const one of written) await lead({ email: one });
    await relay.run();
    const got = server.mails.map(({ to }) => to[0]?.toLowerCase());
    expect(got.sort()).toEqual([email, email, email, "another@example.com"]);

    relay.advance(24 * 60 * minute);
    await lead();
    await relay.run();
    expect(server.mails).toHaveLength(5);
  });

  test("goes to one mailbox three times a day, whatever tag follows its name", async () => {
    const [name = ""] = email.split("@");
    for (let tag = 0; tag < 10; tag += 1) {
      await lead({ email: `${name}+${tag}@example.com`, ip: null });
      await relay.run();
    }
    expect(server.mails).toHaveLength(3);
  });

  test("is caused by one network thirty times a day", async () => {
    for (let sent = 0; sent < 40; sent += 1) {
      await lead({ email: `network${sent}@example.com`, ip: `198.51.100.${count}` });
    }
    const rows = (await relay.deliveries()).filter(({ reason }) => reason?.includes("network"));
    expect(rows.map(({ state }) => state)).toEqual(Array(10).fill("withheld"));
    await relay.db.deleteFrom("deliveries").execute();
  });

  test("goes out for what was taken for spam only once it is released", async () => {
    const reference = await lead({ state: "quarantined" });
    await relay.run();

    expect(await stateOf(reference)).toBe("quarantined");
    expect(server.mails).toEqual([]);
  });
});

test("an address that left our mails is asked once to confirm a sign-up, and no other is", async () => {
  const before = server.mails.length;
  await relay.submit({ kind: "newsletter", email: "new@signup.example" });
  const hashes = hashesUnder([key], { email: "left@signup.example" });
  await suppress(relay.db, { scope: "newsletter", hashes, source: "test", at: relay.now() });
  const reference = await relay.submit({ kind: "newsletter", email: "left@signup.example" });
  await relay.run();

  const mails = server.mails.slice(before);
  expect(mails.map(({ to }) => to)).toEqual([["left@signup.example"]]);
  const token = makeSignUpToken(key, reference);
  const joined = mails[0]?.raw.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
  expect(joined).toContain(`/newsletter?confirm=${token}`);
});

test("differing sign-ups of one address that left our mails cause one question a day", async () => {
  const before = server.mails.length;
  const left = ["asked@signup.example", "asked+1@signup.example", "Asked@signup.example"];
  const hashes = left.flatMap((one) => hashesUnder([key], { email: one }));
  await suppress(relay.db, { scope: "newsletter", hashes, source: "test", at: relay.now() });
  const signUps = async () => {
    for (const one of left) await relay.submit({ kind: "newsletter", email: one, ip: null });
    await relay.run();
  };
  await signUps();
  expect(server.mails.length - before).toBe(1);

  await relay.pass(24 * 60 * minute, 12 * 60 * minute);
  await signUps();
  expect(server.mails.length - before).toBe(2);
});

const leave = (left: string) =>
  transact(relay.app, (app) => leaveNewsletter(app, "test", [{ email: left }]));

test("an address on the list that leaves once more is not taken off it by a sign-up in between", async () => {
  const left = "twice@signup.example";
  await leave(left);
  relay.advance(1);
  const reference = await relay.submit({ kind: "newsletter", email: left });
  relay.advance(1);
  await leave(left);
  expect(await confirmSignUp(relay.app, makeSignUpToken(key, reference))).toBeNull();
});

test("an address that confirmed, and left again, is asked again on that day", async () => {
  const before = server.mails.length;
  const left = "back@signup.example";
  for (const asked of [1, 2]) {
    await leave(left);
    relay.advance(1);
    const reference = await relay.submit({ kind: "newsletter", email: left });
    await relay.run();
    expect(server.mails.length - before).toBe(asked);
    expect(await confirmSignUp(relay.app, makeSignUpToken(key, reference))).toBe(reference);
    relay.advance(1);
  }
});

describe("a person who refused mail gets none", () => {
  const unsubscribe = () =>
    suppress(relay.db, {
      scope: "newsletter",
      hashes: hashesUnder([key], { email }),
      source: "test",
      at: relay.now(),
    });
  const stop = (channels: Parameters<typeof stopContact>[2]["channels"]) =>
    stopContact(relay.app, byDesk, { email, channels, manner: "web" });

  test("before the request", async () => {
    await unsubscribe();
    expect(await stateOf(await lead())).toBe("withheld");
  });

  test.each([
    ["an unsubscribe", unsubscribe],
    ["a stop of emails", () => stop(["emails"])],
  ])("after the request, by %s", async (_, act) => {
    const reference = await lead();
    await act();
    await relay.run();

    expect(await stateOf(reference)).toBe("withheld");
    expect(server.mails).toEqual([]);
  });

  test("a stop of calls alone keeps it", async () => {
    await lead();
    await stop(["calls"]);
    await relay.run();

    expect(server.mails).toHaveLength(1);
  });

  test.each([
    ["a withdrawal", (reference: string) => withdraw(relay.app, byDesk, reference)],
    ["an erasure", () => erasePerson(relay.app, byDesk, { email })],
  ])("%s cancels it", async (_, act) => {
    const reference = await lead();
    await act(reference);
    await relay.run();

    expect(await stateOf(reference)).toBe("cancelled");
    expect(server.mails).toEqual([]);
  });
});

test("a correction keeps the one mail, which goes to the corrected address", async () => {
  const reference = await lead();
  await correctLead(relay.app, byDesk, reference, { changes: { Email: "new@example.com" } });
  await relay.run();

  expect(server.mails.map(({ to }) => to)).toEqual([["new@example.com"]]);
});

describe("a mail server that fails", () => {
  const no = (responseCode: number) => ({ responseCode, message: "no" });

  test.each([
    { verb: "end", how: "cut", doubts: 1 },
    { verb: "rcpt", how: no(450) },
    { verb: "rcpt", how: no(550), end: "refused" },
  ] as const)("at $verb with $how", async ({ verb, how, ...expected }) => {
    const { doubts = 0, end = "delivered" } = { doubts: 0, ...expected };
    server.failAt(verb, how);
    const reference = await lead();
    await relay.run();
    expect(await relay.delivery(reference, "confirmation")).toMatchObject({
      state: end === "refused" ? "refused" : "pending",
      ambiguous: doubts,
    });
    expect(await relay.needs()).not.toContain("failed");

    server.mend();
    await relay.pass(10 * minute, 10 * minute);
    expect(await stateOf(reference)).toBe(end);
    const ids = server.mails.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
    // A mail program can recognize a repeat by its id.
    expect(new Set(ids).size).toBe(end === "refused" ? 0 : 1);
  });
});
