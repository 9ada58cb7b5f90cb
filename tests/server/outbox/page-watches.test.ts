import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { updates } from "~/data/updates";
import { speak } from "~/server/language";
import { erasePerson } from "~/server/leads/erase";
import { runRetention } from "~/server/leads/retention";
import { stopContact } from "~/server/leads/stop";
import {
  askToWatch,
  confirmWatch,
  isWatchable,
  isWatchToken,
  watchPages,
} from "~/server/outbox/page-watches";
import { hashesUnder } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { type MailRelay, startMailRelay } from "~/tests/support/mail-server";
import { hour, minute } from "~/tests/support/relay-fixture";
import { keys } from "~/tests/support/sent-submission";

const slug = "roundup-cancer";
const origin = "https://plainclaim.example";
const day = 24 * hour;

let server: MailRelay["server"];
let relay: MailRelay["relay"];
let count = 0;
let email = "";
let close: MailRelay["close"];

beforeAll(async () => {
  ({ server, relay, close } = await startMailRelay());
});
afterAll(() => close());
beforeEach(() => {
  count += 1;
  email = `reader${count}@example.com`;
});
afterEach(async () => {
  server.mend();
  server.mails.length = 0;
  await relay.db.deleteFrom("page_watches").execute();
});

const ask = (about: { email?: string; slug?: string } = {}) =>
  askToWatch(relay.context, { email, slug, origin, ...about });
/** A process that has just started plans the mails, and all that are due are sent. */
async function tick() {
  await watchPages(relay.another().relay)();
  await relay.run();
}
const rows = () => relay.db.selectFrom("page_watches").selectAll().execute();
const operator = () => ({ ...relay.context, place: "desk" as const });

function textOf(index = -1): string {
  return (server.mails.at(index)?.raw ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
}

function tokenIn(text: string): string {
  return /newsletter\?token=([\w-]+)/.exec(text)?.[1] ?? "";
}

async function follow(): Promise<void> {
  await ask();
  await tick();
  expect(await confirmWatch(relay.context, tokenIn(textOf()))).toBe(slug);
  server.mails.length = 0;
}

/** Makes it look as if the page had changed since the address was last told. */
const changePage = () => relay.db.updateTable("page_watches").set({ told: "2000-01-01" }).execute();

describe("an address typed on a case page", () => {
  test("gets one mail that names no case, and nothing more until it says yes", async () => {
    await ask();
    await tick();
    await changePage();
    await tick();

    expect(server.mails.map(({ to }) => to)).toEqual([[email]]);
    expect(textOf()).not.toMatch(/roundup|lawsuit|cancer/i);
    expect(textOf()).toMatch(/^List-Unsubscribe:\s+<https:.*unsubscribe\?token=/m);
    expect(textOf()).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  test("gets three mails a day at most, a confirmation of a lead among them", async () => {
    await relay.submit({ kind: "case", email });
    await relay.run();
    for (let asked = 0; asked < 4; asked += 1) {
      await ask({ email: email.toUpperCase() });
      await tick();
    }
    expect(server.mails).toHaveLength(3);

    relay.advance(23 * hour);
    await ask();
    await tick();
    expect(server.mails).toHaveLength(3);
    relay.advance(2 * hour);
    await ask();
    await tick();
    expect(server.mails).toHaveLength(4);
  });

  test("loses none of its mails to leads in quarantine", async () => {
    for (let n = 0; n < 3; n += 1) {
      await relay.submit({ kind: "case", email, state: "quarantined" });
    }
    await ask();
    await tick();
    expect(server.mails).toHaveLength(1);
  });

  test("is forgotten after 48 hours without an answer, and its link is dead", async () => {
    await ask();
    await tick();
    const token = tokenIn(textOf());
    relay.advance(48 * hour - minute);
    await tick();
    expect(await isWatchToken(relay.context, token)).toBe(true);

    relay.advance(minute);
    expect(await confirmWatch(relay.context, token)).toBeNull();
    await tick();
    expect(await rows()).toEqual([]);
  });

  test("that refused mail gets none and is not kept", async () => {
    await stopContact(operator(), { email, channels: ["emails"], manner: "web" });
    await ask();
    await tick();

    expect(server.mails).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test.each(["", "x", "A".repeat(43), "../../etc/passwd", "%00"])(
    "is not confirmed by the link %s",
    async (token) => {
      expect(await confirmWatch(relay.context, token)).toBeNull();
      expect(await isWatchToken(relay.context, token)).toBe(false);
    },
  );
});

describe("an address that said yes", () => {
  test("is told of each change once, across processes and restarts", async () => {
    await follow();
    await tick();
    expect(server.mails).toEqual([]);

    await changePage();
    await Promise.all([tick(), tick()]);
    relay.advance(2 * hour);
    await tick();
    expect(server.mails.map(({ to }) => to)).toEqual([[email]]);
    expect(textOf()).toContain("https://plainclaim.example/lawsuits/roundup-cancer#changed");
    expect((await rows())[0]?.told).toBe(updates().find((one) => one.slug === slug)?.date);
  });

  test("may confirm again and is not asked again", async () => {
    await follow();
    await ask();
    await tick();

    expect(server.mails).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    [
      "a stop of emails",
      () => stopContact(operator(), { email, channels: ["emails"], manner: "web" }),
    ],
    ["an erasure", () => erasePerson(operator(), { email })],
    [
      "the end of the time that forms are kept",
      () => {
        const later = relay.now() + 1096 * day;
        return runRetention({ ...relay.context, now: () => later });
      },
    ],
  ])("is erased by %s", async (_, act) => {
    await follow();
    await changePage();
    await act();
    await tick();

    expect(await rows()).toEqual([]);
    expect(server.mails).toEqual([]);
  });
});

describe("an address that reached the list of those who want no mail, whoever put it there", () => {
  async function suppressAddress() {
    const hashes = hashesUnder(keys, { email });
    const at = relay.now();
    const watches = await rows();
    await suppress(relay.db, { scope: "newsletter", hashes, source: "REF22222", at });
    // An entry written under another key ends no watch.
    await relay.db.insertInto("page_watches").values(watches).execute();
  }

  test("cannot say yes any more", async () => {
    await ask();
    await tick();
    await suppressAddress();
    expect(await confirmWatch(relay.context, tokenIn(textOf()))).toBeNull();
  });

  test("is told of no change and no longer kept", async () => {
    await follow();
    await changePage();
    await suppressAddress();
    await tick();
    expect(server.mails).toEqual([]);
    expect(await rows()).toEqual([]);
  });
});

describe("a mail server that fails", () => {
  const no = (responseCode: number) => ({ responseCode, message: "no" });

  test.each([
    // It may have arrived: at least once is promised.
    { verb: "end", how: "cut", mails: 1 },
    // It will never arrive.
    { verb: "rcpt", how: no(550), mails: 0 },
  ] as const)("at $verb with $how", async ({ verb, how, mails }) => {
    await follow();
    await changePage();
    server.failAt(verb, how);
    await tick();
    server.mails.length = 0;

    server.mend();
    relay.advance(2 * hour);
    await tick();
    expect(server.mails).toHaveLength(mails);
    expect(await rows()).toHaveLength(1);
  });
});

test("a page offers to be watched only with a mail server, and never on an abuse case or where nothing is dated", () => {
  expect(isWatchable(relay.config, slug)).toBe(true);
  expect(isWatchable({ ...relay.config, SMTP_URL: undefined }, slug)).toBe(false);
  for (const other of ["institutional-sex-abuse", "lds-abuse", "no-such-case"]) {
    expect(isWatchable(relay.config, other)).toBe(false);
  }
});

test("somebody who asked on a Spanish page gets mails and links in Spanish", async () => {
  await speak("es", () => ask());
  await tick();
  expect((await rows())[0]?.language).toBe("es");
  expect(textOf()).toMatch(/\/es\/newsletter\?token=/);
  expect(textOf()).toMatch(/\/es\/unsubscribe\?token=/);
});
