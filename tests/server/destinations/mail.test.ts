import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Config } from "~/server/config/config";
import { connectionOptions, sendMail } from "~/server/destinations/mail";
import { mailStaff, senderMail, staff } from "~/server/destinations/own";
import { anyText } from "~/tests/support/any-text";
import { type MailStandIn, startMailServer } from "~/tests/support/mail-server";
import { configured, leadMessage, never, settings } from "~/tests/support/messages";

let server: MailStandIn;

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const mail = {
  id: "msg_REF22222_1",
  to: "intake@lee.example",
  subject: "New",
  text: "Name: Zoë\n",
};

type Changes = {
  url?: string;
  set?: Record<string, string>;
  limits?: Parameters<typeof sendMail>[2];
} & Partial<Parameters<typeof sendMail>[1]>;

function mailSettings(url = server.url, set: Record<string, string> = {}): Config {
  return settings({ SMTP_URL: url, MAIL_FROM: "relay@plainclaim.example", ...set });
}

function send({ url, set, limits = { timeout: 3000 }, ...changed }: Changes = {}) {
  return sendMail(mailSettings(url, set), { ...mail, ...changed }, limits);
}

describe("a mail", () => {
  test("attaches its files", async () => {
    const content = '{"type":"lead.created"}';
    const json = { filename: "REF22222.json", content, contentType: "application/json" };
    await send({ files: [json] });

    expect(server.mails[0]?.raw).toMatch(/filename=REF22222\.json/);
    expect(server.mails[0]?.raw).toContain(Buffer.from(json.content).toString("base64"));
    expect(server.mails[0]?.raw).toMatch(/^Content-Type: application\/json;/m);
  });

  test("has headers for sender, recipient and one-click unsubscription", async () => {
    await send({ id: "<msg>@1", unsubscribe: "https://plainclaim.example/unsubscribe?token=t" });
    await send();

    const [raw = "", plain = ""] = server.mails.map((one) => one.raw);
    for (const line of [
      "From: relay@plainclaim.example",
      "To: intake@lee.example",
      "Subject: New",
      "Message-ID: <msg1@plainclaim.example>",
      "List-Unsubscribe: <https://plainclaim.example/unsubscribe?token=t>",
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
      "Name: Zo=C3=AB",
    ]) {
      expect(raw.split("\r\n")).toContain(line);
    }
    expect(plain).not.toMatch(/List-Unsubscribe|multipart|json/);
  });

  test("to the staff is marked as automatic", async () => {
    const to = { STAFF_EMAIL: "staff@plainclaim.example" };
    await mailStaff(mailSettings(server.url, to), "staff_1", []);
    expect(server.mails[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test.each([
    ["Plain Claim <relay@plainclaim.example>", "From: Plain Claim <relay@plainclaim.example>"],
    [
      '"Claim, Plain" <relay@plainclaim.example>',
      'From: "Claim, Plain" <relay@plainclaim.example>',
    ],
  ])(
    "from %s names the sender in its header and only the address in MAIL FROM",
    async (from, line) => {
      await send({ set: { MAIL_FROM: from } });

      expect(server.mails[0]?.raw.split("\r\n")).toContain(line);
      expect(server.mails[0]?.from).toBe("relay@plainclaim.example");
    },
  );

  test.each([
    [{ SITE_URL: "https://www.site.example:8443" }, "www.site.example"],
    [{}, "plainclaim.example"],
    [{ SITE_URL: "http://127.0.0.1:3000" }, "plainclaim.example"],
    [{ SITE_URL: "http://localhost:3000" }, "plainclaim.example"],
  ])("with %j is announced by EHLO %s", async (set, name) => {
    const talker = await startTalker("EHLO", (socket) => socket.destroy());
    await send({ url: `smtp://127.0.0.1:${talker.port}`, set: { ...set } });

    expect(talker.lines).toContain(`EHLO ${name}`);
    await talker.close();
  });

  test("is sent with the percent-decoded user name and password of SMTP_URL", async () => {
    const logins: unknown[] = [];
    const guarded = await startMailServer({
      onAuth({ username, password }, _session, next) {
        logins.push([username, password]);
        next(null, { user: username });
      },
    });
    await send({ url: guarded.url.replace("//", "//me%40lee:pass%2Fword@") });

    expect(logins).toEqual([["me@lee", "pass/word"]]);
    expect(guarded.mails).toHaveLength(1);
    await guarded.close();
  });

  test.each([
    ["before the connection", 0],
    ["during the conversation", 1],
  ])("aborted %s is retried", async (_, received) => {
    const controller = new AbortController();
    const hung = await startTalker("EHLO", () => controller.abort());
    if (received === 0) controller.abort();

    const url = `smtp://127.0.0.1:${hung.port}`;
    const outcome = await send({ url, limits: { signal: controller.signal } });
    expect(outcome).toMatchObject({ kind: "retry", status: null });
    expect(hung.lines).toHaveLength(received);
    await hung.close();
  });

  test.each([
    ["connect", "retry"],
    ["auth", "retry"],
    ["mail", "retry"],
    ["rcpt", "retry"],
    ["data", "retry"],
    ["end", "ambiguous"],
  ] as const)("whose connection is lost at %s is %s", async (verb, kind) => {
    server.failAt(verb, "cut");
    const url = server.url.replace("//", "//me:word@");

    expect(await send({ url })).toMatchObject({ kind, status: null });
    expect(server.mails).toHaveLength(verb === "end" ? 1 : 0);
  });

  test("to a server that refuses connections is retried", async () => {
    await server.close();

    expect(await send()).toMatchObject({ kind: "retry", status: null });
    server = await startMailServer();
  });

  test.each([
    ["connect", "greeting", "retry"],
    ["EHLO", "EHLO", "retry"],
    ["MAIL", "MAIL FROM", "retry"],
    ["RCPT", "RCPT TO", "retry"],
    ["DATA", "DATA", "retry"],
    [".", "final dot", "ambiguous"],
  ])(
    "whose server hangs at %s ends after the limit of that phase, which the reason names",
    async (verb, phase, kind) => {
      const hung = await startTalker(verb, () => undefined, "250 here");

      const url = `smtp://127.0.0.1:${hung.port}`;
      const outcome = await send({ url, limits: { phases: shortPhases } });
      expect(outcome).toMatchObject({ kind, status: null });
      expect(outcome.detail).toBe(`${phase}: no answer in 0 seconds`);
      await hung.close();
    },
  );

  test("whose server pauses less than the limit in every phase is delivered, once", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const wait = (socket: Socket, reply: string) => {
      vi.advanceTimersByTime(shortPhases.command / 2);
      socket.write(`${reply}\r\n`);
    };
    const slow = await startTalker("", () => undefined, "250 here", wait);

    const url = `smtp://127.0.0.1:${slow.port}`;
    expect(await send({ url, limits: { phases: shortPhases } })).toMatchObject({
      kind: "delivered",
    });
    expect(slow.lines.filter((line) => line.startsWith("MAIL"))).toHaveLength(1);
    await slow.close();
  });

  test("waits 5 minutes for each command and 10 minutes after the final dot by default", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    try {
      for (const [verb, minutes] of [
        ["MAIL", 5],
        [".", 10],
      ] as const) {
        let reached = () => {};
        const isReached = new Promise<void>((resolve) => {
          reached = resolve;
        });
        const hung = await startTalker(verb, () => reached(), "250 here");
        let outcome: unknown;
        const sending = send({ url: `smtp://127.0.0.1:${hung.port}`, limits: {} }).then((one) => {
          outcome = one;
        });
        await isReached;
        vi.advanceTimersByTime(minutes * 60_000 - 1000);
        await new Promise(setImmediate);
        expect(outcome).toBeUndefined();
        vi.advanceTimersByTime(1000);
        await sending;
        expect(outcome).toMatchObject({ status: null });
        await hung.close();
      }
    } finally {
      vi.useRealTimers();
    }
  });

  test("whose connection is lost after the final dot is not repeated while the server may accept it", async () => {
    server.failAt("end", "cut");
    const outcome = await send();
    expect(outcome).toMatchObject({ kind: "ambiguous", detail: "final dot: connection lost" });
    const wait = "wait" in outcome ? (outcome.wait ?? 0) : 0;
    expect(wait).toBeGreaterThan(9 * 60_000);
    expect(wait).toBeLessThanOrEqual(10 * 60_000);

    server.failAt("data", "cut");
    expect(await send()).not.toHaveProperty("wait");
  });

  test("never goes unencrypted to another machine", async () => {
    // 0.0.0.0 reaches this machine but does not count as local.
    const url = server.url.replace("127.0.0.1", "0.0.0.0");

    expect((await send({ url })).kind).not.toBe("delivered");
    expect(server.mails).toHaveLength(0);
  });

  test.each([
    ["smtp://mail.example", 587, { secure: false, requireTLS: true }],
    ["smtp://mail.example:25", 25, { secure: false, requireTLS: true }],
    ["smtps://mail.example", 465, { secure: true, requireTLS: false }],
    ["smtps://localhost", 465, { secure: true, requireTLS: false }],
    ["smtp://localhost", 587, { secure: false, ignoreTLS: true }],
    ["smtp://[::1]:2525", 2525, { host: "::1", ignoreTLS: true }],
    ["smtp://127.0.0.2", 587, { ignoreTLS: true }],
    ["smtp://127.example.com", 587, { requireTLS: true }],
    ["smtp://10.127.0.1", 587, { requireTLS: true }],
  ])("to %s uses port %i, encrypted except on this machine", (url, port, expected) => {
    const options = connectionOptions(url, settings());

    expect(options).toMatchObject({ port, ...expected });
    expect("ignoreTLS" in expected || !("ignoreTLS" in options)).toBe(true);
  });

  test("takes no header, recipient or name from an address or a subject", async () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        "a@b.example\r\nBcc: c@d.example",
        "a@b.example, c@d.example",
        "Ann <a@b.example>",
        '"a b"@c.example',
        "a@b.example\0",
        "<a@b.example> NOTIFY=SUCCESS",
        "a@[127.0.0.1]",
      ),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (to) => {
        fc.pre(!/^[\w.+-]+@[\w.-]+$/.test(to));
        expect((await send({ to })).kind).toBe("refused");
      }),
      { numRuns: 100 },
    );
    expect(server.mails).toHaveLength(0);

    await send({ subject: "New\r\nBcc: c@d.example\r\n\r\nbody" });
    expect(server.mails[0]?.raw).not.toMatch(/^Bcc:/im);
    expect(server.mails[0]?.raw).toContain("Subject: New Bcc: c@d.example body\r\n");
  });
});

describe("a reply of the mail server", () => {
  const refused = { kind: "refused", fault: "mailbox" };
  const hold = { kind: "hold", fault: "mail_server" };
  const retry = { kind: "retry" };
  /** Tried again within minutes, without using up an attempt. */
  const soon = { kind: "retry", slow: true, retryAfter: 300_000, fault: "mail_server" };

  test.each([
    // Faults of our mail server, account or sender: never charged to the message.
    ["connect", "554 5.7.1 blocked", hold],
    ["auth", "535 5.7.8 bad credentials", hold],
    ["auth", "534 5.7.9 application-specific password required", hold],
    ["mail", "530 5.7.0 authentication required", hold],
    ["mail", "553 5.7.1 sender address rejected: not owned by user relay", hold],
    ["mail", "500 no", hold],
    ["rcpt", "553 5.7.1 <relay@x.example>: Sender address rejected: not owned by user me", hold],
    ["rcpt", "554 5.7.1 <intake@lee.example>: Relay access denied", hold],
    ["rcpt", "550 relay not permitted", hold],
    ["rcpt", "504 5.5.2 <127.0.0.1>: Helo command rejected: need fully-qualified hostname", hold],
    ["rcpt", "554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using a list", hold],
    ["rcpt", "550 5.7.26 not accepted due to the domain's DMARC policy", hold],
    ["rcpt", "535 log in first", hold],
    ["end", "550 5.4.5 Daily user sending limit exceeded", hold],
    ["end", "554 5.2.252 SendAsDenied", hold],
    ["end", "550 5.7.60 Client does not have permissions to send as this sender", hold],
    // The same for a short time.
    ["connect", "421 4.3.2 too busy", soon],
    ["auth", "454 4.7.0 Temporary authentication failure", soon],
    ["mail", "451 4.3.0 no", soon],
    ["rcpt", "450 4.7.25 Client host rejected: cannot find your hostname", soon],
    // About this recipient or this message.
    ["rcpt", "550 5.1.1 <relay@lee.example>: User unknown in relay recipient table", refused],
    ["rcpt", "550 <sender@relay.example> no such user", refused],
    ["rcpt", "550 5.5.0 mailbox unavailable", refused],
    ["rcpt", "550 5.4.1 Recipient address rejected: Access denied", refused],
    ["rcpt", "552 5.2.2 mailbox over its daily quota", refused],
    ["rcpt", "550 5.7.1 no", refused],
    ["rcpt", "450 4.2.0 greylisted", retry],
    ["end", "452 4.3.1 no", retry],
    ["end", "552 5.3.4 message too big", { kind: "refused" }],
    ["end", "554 5.6.0 bad content", { kind: "refused" }],
    ["end", "554 no", { kind: "refused" }],
  ] as const)("at %s, %s, is classified", async (verb, reply, expected) => {
    server.failAt(verb, { responseCode: Number(reply.slice(0, 3)), message: reply.slice(4) });
    const outcome = await send({ url: server.url.replace("//", "//me:word@") });

    expect(outcome).toMatchObject({ ...expected, status: Number(reply.slice(0, 3)) });
    expect("fault" in outcome).toBe("fault" in expected);
    expect("retryAfter" in outcome).toBe("retryAfter" in expected);
    expect(outcome.detail).not.toMatch(/lee|relay|sender/);
    const [, words] = /^\d+ (?:[\d.]+ )?(.*)/.exec(reply) ?? [];
    expect("said" in outcome && outcome.said).toBe(words);
    expect(server.mails).toHaveLength(0);
  });

  test("without a login method that we support pauses the channel", async () => {
    const url = server.url.replace("//", "//me@");

    expect(await send({ url })).toMatchObject({ kind: "hold", status: null });
    expect(await sendMail(settings(), mail)).toMatchObject({ kind: "hold", status: null });
  });

  test("that is temporary waits shorter where RETRY_SCALE shortens all delays", async () => {
    server.failAt("mail", { responseCode: 451, message: "no" });

    expect(await send({ set: { RETRY_SCALE: "0.001" } })).toMatchObject({ retryAfter: 300 });
  });

  test.each(["<", "a", "a@"])(
    "of 200,000 times %j is read only to the length of a reply",
    async (one) => {
      server.failAt("rcpt", { responseCode: 550, message: `5.1.1 ${one.repeat(200_000)}` });
      const outcome = await send();

      expect(outcome).toMatchObject({ kind: "refused", detail: "RCPT TO: 550 5.1.1" });
      expect(JSON.stringify(outcome).length).toBeLessThan(5000);
    },
  );

  test("never fails delivery for a temporary code and never retries a permanent one", async () => {
    const codes = fc.tuple(fc.constantFrom(4, 5), fc.nat(9), fc.nat(999));
    const words = fc.oneof(
      fc.string(),
      anyText(),
      fc.string().map((text) => text.repeat(2000)),
      fc.constantFrom("relay", "sender", "\u00e9", "5.1.1 5.7.8"),
    );
    await fc.assert(
      fc.asyncProperty(codes, words, async ([digit, subject, detail], text) => {
        const message = `${digit}.${subject}.${detail} ${text}`.replace(/[\r\n]/g, " ");
        server.failAt("rcpt", { responseCode: digit * 100 + 50, message });
        const { kind } = await send();
        expect(digit === 4 ? ["retry"] : ["hold", "refused"]).toContain(kind);
      }),
      { numRuns: 20 },
    );
  });
});

describe("our own mails", () => {
  const smtp = { SMTP_URL: "smtp://127.0.0.1", MAIL_FROM: "relay@plainclaim.example" };
  const staffed = settings({ ...smtp, STAFF_EMAIL: "staff@plainclaim.example" });
  const key = Buffer.alloc(32, 7);

  test("need a mail server, and those to the staff an address", async () => {
    const connection = configured(staff.connect(staffed, key));
    for (const config of [settings(), { ...staffed, SMTP_URL: undefined }]) {
      expect(senderMail.connect(config, key)).toBeNull();
      expect([senderMail.recipient(config), staff.recipient(config)]).toEqual([null, null]);
      expect(staff.connect(config, key)).toBeNull();
    }
    expect(staff.connect(settings(smtp), key)).toBeNull();
    expect(staff.recipient(settings(smtp))).toBeNull();
    expect(staff.recipient(staffed)).toBe(senderMail.recipient(staffed));
    expect(staff.recipient(staffed)).toEqual(expect.any(String));

    expect(connection).toMatchObject({ channel: "mail", isByMail: true });
    expect(connection.takes).toBeUndefined();
    expect(await connection.send(leadMessage(), never)).toMatchObject({ kind: "refused" });
    expect(staff).toMatchObject({ name: "staff" });
  });
});

/** Milliseconds. */
const shortPhases = { connection: 300, command: 300, finalDot: 300 };

/** Answers as a mail server does up to this verb, and records each line that it receives. */
async function startTalker(
  last: string,
  end: (socket: Socket) => void,
  ehlo = "250-here\r\n250 STARTTLS",
  reply = (socket: Socket, words: string) => {
    socket.write(`${words}\r\n`);
  },
) {
  const lines: string[] = [];
  const open = new Set<Socket>();
  const talker = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    if (last === "connect") return end(socket);
    reply(socket, "220 here");
    let isMessage = false;
    socket.on("data", (data) => {
      const line = data.toString().trim();
      lines.push(line);
      if (isMessage && !/(^|\n)\.$/.test(line)) return;
      const verb = isMessage ? "." : (line.split(" ")[0] ?? "");
      isMessage = verb === "DATA";
      if (verb === last) end(socket);
      else if (verb === "EHLO") reply(socket, ehlo);
      else reply(socket, isMessage ? "354 go on" : "250 well");
    });
  }).listen(0, "0.0.0.0");
  await once(talker, "listening");
  const address = talker.address();

  return {
    lines,
    port: typeof address === "object" ? address?.port : 0,
    async close() {
      for (const socket of open) socket.destroy();
      talker.close();
      await once(talker, "close");
    },
  };
}
