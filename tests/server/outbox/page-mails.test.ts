import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { updates } from "~/data/updates";
import {
  askToWatch,
  confirmWatch,
  createPageWatches,
  isWatchToken,
} from "~/server/outbox/page-watches";
import { type MailRelay, startMailRelay } from "~/tests/support/mail-relay";
import { hour, minute, second } from "~/tests/support/relay-fixture";
import { keys } from "~/tests/support/sent-submission";

const slug = "roundup-cancer";
const origin = "https://plainclaim.example";
const day = 24 * hour;

let server: MailRelay["server"];
let relay: MailRelay["relay"];
let time = 0;
let count = 0;
let close: MailRelay["close"];

beforeAll(async () => {
  ({ server, relay, close } = await startMailRelay());
});
afterAll(() => close());
beforeEach(() => {
  time = relay.now();
});
afterEach(async () => {
  server.mend();
  server.mails.length = 0;
  relay.logs.length = 0;
  await relay.db.deleteFrom("page_watches").execute();
});

const means = () => ({ ...relay.context, now: () => time });
const start = () => createPageWatches(means());
const rows = () => relay.db.selectFrom("page_watches").selectAll().orderBy("email").execute();
const warnings = () => relay.logs.filter((line) => line.startsWith('{"level":40'));

/** Somebody who said yes long ago and was told of no change yet. */
async function follow(about: { slug?: string; attempts?: number } = {}): Promise<void> {
  count += 1;
  const own = { id: randomBytes(16).toString("hex"), email: `follower${count}@example.com` };
  const long = { asked_at: time - 90 * day, confirmed_at: time - 89 * day };
  await relay.db
    .insertInto("page_watches")
    .values({
      ...{ ...own, hash: own.id, slug, origin, language: "en", ...long },
      ...{ told: "2000-01-01", attempts: 0, next_at: time, ...about },
    })
    .execute();
}

async function ask(email: string): Promise<void> {
  await askToWatch(means(), { email, slug, origin });
}

function texts(): string[] {
  return server.mails.map(({ raw }) => raw.replaceAll("=\r\n", "").replaceAll("=3D", "="));
}

const tokens = () => texts().map((text) => /newsletter\?token=([\w-]+)/.exec(text)?.[1] ?? "");

test("a change is told on its day, in a mail of its own that repeats nothing told before", async () => {
  const about = updates().filter((one) => one.slug === slug && one.date.length === 10);
  const [last = "", middle = "", first = ""] = new Set(about.map(({ date }) => date));
  const noonOf = (date: string) => Date.parse(`${date}T17:00:00Z`);
  const process = start();
  const tickAt = (at: number) => {
    time = at;
    return process.tick();
  };

  time = noonOf(first);
  await ask("each@example.com");
  await tickAt(time);
  time += minute;
  await ask("each@example.com");
  await tickAt(time);
  await confirmWatch(means(), tokens()[0] ?? "");
  await tickAt(noonOf(middle) - day);
  expect(server.mails).toHaveLength(2);

  await tickAt(noonOf(middle));
  await tickAt(noonOf(last));
  const news = texts().map((text) => text.match(/^[A-Z][a-z]+ \d+, \d{4}: /gm)?.length ?? 0);
  const changesOn = (day: string) => about.filter(({ date }) => date === day).length;
  expect(news).toEqual([0, 0, changesOn(middle), changesOn(last)]);
  const ids = texts().map((text) => /^Message-ID:\s+<(.+)>/im.exec(text)?.[1]);
  expect(new Set(ids).size).toBe(4);
});

test("each mail names its sender and has a link in its text that ends such mails", async () => {
  await ask("reader@example.com");
  await follow();
  await start().tick();

  const { company, postalAddress } = relay.config.site;
  expect(texts()).toHaveLength(2);
  for (const text of texts()) {
    expect(text).toContain(`${company}, ${postalAddress}`);
    expect(text.match(/unsubscribe\?token=/g)).toHaveLength(2);
  }
  expect(warnings()).toEqual([]);
});

test("the link of a mail works as it was sent and under an older key, for its address and for 48 hours", async () => {
  await ask("one@example.com");
  await ask("other@example.com");
  await start().tick();
  const [one = "", other = ""] = tokens();
  const bytes = [one, other].map((token) => Buffer.from(token, "base64url"));
  const mixed = Buffer.concat([
    bytes[0]?.subarray(0, 16) ?? Buffer.alloc(0),
    bytes[1]?.subarray(16) ?? Buffer.alloc(0),
  ]).toString("base64url");

  expect(await isWatchToken({ ...means(), keys: [Buffer.alloc(32, 9), ...keys] }, one)).toBe(true);
  expect(await isWatchToken(means(), `${one}=`)).toBe(false);
  expect(await isWatchToken(means(), mixed)).toBe(false);
  time += 48 * hour;
  expect(await isWatchToken(means(), one)).toBe(false);
});

test("a mail that could not be sent for 48 hours asks nobody any more", async () => {
  const process = start();
  await ask("late@example.com");
  server.failAt("rcpt", { responseCode: 451, message: "later" });
  await process.tick();
  time += 47.5 * hour;
  await process.tick();

  server.mend();
  time += 0.5 * hour;
  await process.tick();
  expect(server.mails).toEqual([]);
});

test.each([451, 530])(
  "a mail server that says %s is left alone for a while, then longer, and no mail is lost",
  async (responseCode) => {
    const process = start();
    await follow();
    await follow();
    server.failAt("mail", { responseCode, message: "no" });
    const attempts = async () => (await rows()).reduce((sum, row) => sum + row.attempts, 0);
    await process.tick();
    await process.tick();
    expect(await attempts()).toBe(1);
    time += 6 * second;
    await process.tick();
    expect(await attempts()).toBe(2);

    server.mend();
    // Another process does not wait, but repeats only what is due.
    await start().tick();
    time += 23 * second;
    await process.tick();
    expect(server.mails).toHaveLength(1);
    time += 13 * second;
    await process.tick();
    expect(server.mails).toHaveLength(2);
  },
);

test("an address that the mail server refuses does not hold up the next", async () => {
  const process = start();
  await follow();
  await follow();
  server.failAt("rcpt", { responseCode: 550, message: "no" });
  await process.tick();
  server.mend();
  time += 2 * hour;
  await process.tick();

  expect(server.mails).toEqual([]);
  expect(warnings()).toHaveLength(2);
});

test("a mail is given up after as many attempts as a delivery", async () => {
  await follow({ attempts: 22 - 2 });
  server.failAt("rcpt", { responseCode: 451, message: "later" });
  await start().tick();
  expect(await rows()).toMatchObject([{ attempts: 22 - 1, next_at: expect.any(Number) }]);
  time += day;
  await start().tick();
  expect(await rows()).toMatchObject([{ next_at: null }]);
});

test("a running process looks once an hour for changes, and only with a mail server", async () => {
  const process = start();
  await process.tick();
  await follow();
  await relay.db.updateTable("page_watches").set({ next_at: null }).execute();
  time += hour - 1;
  await process.tick();
  expect(server.mails).toEqual([]);

  time += 1;
  const config = { ...relay.config, SMTP_URL: undefined };
  await createPageWatches({ ...means(), config }).tick();
  await process.tick();
  expect(server.mails).toHaveLength(1);
});

test("nobody is written to about an abuse case", async () => {
  await follow({ slug: "lds-abuse" });
  await start().tick();
  expect(server.mails).toEqual([]);
});

test("one timer sends the mails, goes on after a store that failed, and a stop ends it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const process = start();
  process.start();
  process.start();
  expect(vi.getTimerCount()).toBe(1);

  await follow();
  await relay.db.schema.alterTable("page_watches").renameTo("taken").execute();
  vi.advanceTimersByTime(second);
  await process.tick();
  await relay.db.schema.alterTable("taken").renameTo("page_watches").execute();
  expect(warnings()).toHaveLength(1);

  vi.advanceTimersByTime(second);
  await process.stop();
  expect(server.mails).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
