import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readServer, sendMail } from "~/server/destinations/mail";
import { confirmation, staff } from "~/server/destinations/own-mail";
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

type Changes = Partial<typeof mail> & { unsubscribe?: string; url?: string; timeout?: number };

function send(changed: Changes = {}) {
  const { url = server.url, timeout = 3000, ...rest } = changed;
  const limits = { timeout, signal: new AbortController().signal };
  return sendMail({ url, from: "relay@plainclaim.example" }, { ...mail, ...rest }, limits);
}

describe("a mail", () => {
  test("arrives once, marked as sent by a program, under the same id each time", async () => {
    expect(await send()).toMatchObject({ kind: "delivered" });
    await send();

    const [first, second] = server.mails;
    expect(first).toMatchObject({ from: "relay@plainclaim.example", to: ["intake@lee.example"] });
    for (const { raw } of [first, second].flatMap((one) => one ?? [])) {
      expect(raw).toMatch(/^Message-ID: <msg_REF22222_1@plainclaim\.example>\r$/im);
      expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/im);
    }
  });

  test("carries its data as a file too", async () => {
    const limits = { timeout: 3000, signal: new AbortController().signal };
    const json = { filename: "REF22222.json", content: '{"type":"lead.created"}' };
    await sendMail({ url: server.url, from: "a@b.example" }, { ...mail, json }, limits);

    expect(server.mails[0]?.raw).toMatch(/filename=REF22222\.json/);
    expect(server.mails[0]?.raw).toContain(Buffer.from(json.content).toString("base64"));
    expect(server.mails[0]?.raw).toMatch(/^Content-Type: application\/json;/m);
  });

  test("says who it is from and for, asks for no answer, and can be unsubscribed with one click", async () => {
    await send({ id: "<msg>@1", unsubscribe: "https://plainclaim.example/unsubscribe?token=t" });
    await send();

    const [raw = "", plain = ""] = server.mails.map((one) => one.raw);
    for (const line of [
      "From: relay@plainclaim.example",
      "To: intake@lee.example",
      "Subject: New",
      "Message-ID: <msg1@plainclaim.example>",
      "X-Auto-Response-Suppress: All",
      "List-Unsubscribe: <https://plainclaim.example/unsubscribe?token=t>",
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
      "Name: Zo=C3=AB",
    ]) {
      expect(raw.split("\r\n")).toContain(line);
    }
    expect(plain).not.toMatch(/List-Unsubscribe|multipart|json/);
  });

  test("is sent with the name and password of the server's address", async () => {
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

  test.each([0, 1])("is given up when this process stops", async (received) => {
    const controller = new AbortController();
    const hung = await startTalker("EHLO", () => controller.abort());
    if (received === 0) controller.abort();

    const limits = { timeout: 20_000, signal: controller.signal };
    const url = `smtp://127.0.0.1:${hung.port}`;
    const outcome = await sendMail({ url, from: "a@b.example" }, mail, limits);
    expect(outcome).toMatchObject({ kind: "retry", status: null });
    expect(hung.heard).toHaveLength(received);
    await hung.close();
  });

  test.each(["connect", "auth", "mail", "rcpt", "data"] as const)(
    "that is lost at %s certainly did not arrive, and is tried again",
    async (verb) => {
      server.failAt(verb, "cut");
      const url = server.url.replace("//", "//me:word@");

      expect(await send({ url })).toMatchObject({ kind: "retry", status: null });
      expect(server.mails).toHaveLength(0);
    },
  );

  test("that is lost after its text was read may have arrived", async () => {
    server.failAt("end", "cut");

    expect(await send()).toMatchObject({ kind: "ambiguous", status: null });
  });

  test.each([
    ["mail", 451, "retry"],
    ["mail", 500, "refused"],
    ["mail", 530, "hold"],
    ["mail", 535, "hold"],
    ["auth", 454, "hold"],
    ["rcpt", 450, "retry"],
    ["rcpt", 550, "refused"],
    ["end", 452, "retry"],
    ["end", 554, "refused"],
    ["auth", 535, "hold"],
  ] as const)("answered at %s with %i is %s", async (verb, responseCode, kind) => {
    server.failAt(verb, { responseCode, message: "no" });
    const url = server.url.replace("//", "//me:word@");

    expect(await send({ url })).toMatchObject({ kind, status: responseCode });
  });

  test("to a server that is not there is tried again", async () => {
    await server.close();

    expect(await send()).toMatchObject({ kind: "retry", status: null });
    server = await startMailServer();
  });

  test.each([
    ["EHLO", "127.0.0.1"],
    // 0.0.0.0 reaches this machine but is not known as local, so encryption is asked for.
    ["STARTTLS", "0.0.0.0"],
  ])("whose server dies at %s is tried again", async (verb, host) => {
    const dying = await startTalker(verb, (socket) => socket.destroy());

    const url = `smtp://${host}:${dying.port}`;
    expect(await send({ url })).toMatchObject({ kind: "retry", status: null });
    expect(dying.heard).toContain(verb);
    await dying.close();
  });

  test.each(["EHLO", "MAIL"])(
    "whose server hangs at %s is given up and tried again",
    async (verb) => {
      const hung = await startTalker(verb, () => undefined);

      const url = `smtp://127.0.0.1:${hung.port}`;
      expect(await send({ url, timeout: 100 })).toMatchObject({ kind: "retry", status: null });
      expect(hung.heard).toContain(verb);
      await hung.close();
    },
  );

  test("never goes unencrypted to another machine", async () => {
    // 0.0.0.0 reaches this machine but is not known as local.
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
  ])("goes to %s by port %i, encrypted unless it stays on this machine", (url, port, expected) => {
    const { options } = readServer(url, 3000);

    expect(options).toMatchObject({ port, ...expected });
    expect("ignoreTLS" in expected || !("ignoreTLS" in options)).toBe(true);
    const { connectionTimeout, greetingTimeout, socketTimeout } = options;
    expect([connectionTimeout, greetingTimeout, socketTimeout]).toEqual([3000, 3000, 3000]);
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

describe("our own mails", () => {
  const smtp = { SMTP_URL: "smtp://127.0.0.1", MAIL_FROM: "relay@plainclaim.example" };
  const staffed = settings({ ...smtp, STAFF_EMAIL: "staff@plainclaim.example" });
  const key = Buffer.alloc(32, 7);

  test("to senders go out for leads, but never about an abuse case", () => {
    const connection = configured(confirmation.connect(settings(smtp), key));
    const { submission } = leadMessage();
    const about = (slug: string | null) => ({ ...submission, case: { slug, title: null } });

    expect(connection).toMatchObject({ channel: "confirmation", role: "service_provider" });
    expect(connection.takes(submission)).toBe(true);
    expect(connection.takes(about(null))).toBe(true);
    expect(connection.takes(about("lds-abuse"))).toBe(false);
    expect(connection.takes({ ...submission, kind: "newsletter" })).toBe(false);
    expect(confirmation).toMatchObject({
      ...{ name: "confirmation", service: "confirmation", isBestEffort: true },
      ...{ isCancelledWhenOff: true, isMailToSender: true },
    });
  });

  test("need a mail server, and those to the staff an address", async () => {
    const connection = configured(staff.connect(staffed, key));
    const { submission } = leadMessage();

    for (const config of [settings(), { ...staffed, SMTP_URL: undefined }]) {
      expect(confirmation.connect(config, key)).toBeNull();
      expect([confirmation.recipient(config), staff.recipient(config)]).toEqual([null, null]);
      expect(staff.connect(config, key)).toBeNull();
    }
    expect(confirmation.connect({ ...staffed, MAIL_FROM: undefined }, key)).toBeNull();
    expect(staff.connect(settings(smtp), key)).toBeNull();
    expect(staff.recipient(settings(smtp))).toBeNull();
    expect(staff.recipient(staffed)).toBe(confirmation.recipient(staffed));
    expect(staff.recipient(staffed)).toEqual(expect.any(String));

    expect(connection).toMatchObject({ channel: "staff", role: "service_provider" });
    expect(connection.takes(submission)).toBe(false);
    expect(await connection.send(leadMessage(), never)).toMatchObject({ kind: "refused" });
    expect(staff).toMatchObject({ name: "staff", service: "staff", isBestEffort: true });
  });
});

/** Answers as a mail server does, up to this verb. */
async function startTalker(last: string, end: (socket: Socket) => void) {
  const heard: string[] = [];
  const open = new Set<Socket>();
  const talker = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.write("220 here\r\n");
    socket.on("data", (line) => {
      const [verb = ""] = line.toString().trim().split(" ");
      heard.push(verb);
      if (verb === last) end(socket);
      else socket.write(verb === "EHLO" ? "250-here\r\n250 STARTTLS\r\n" : "250 well\r\n");
    });
  }).listen(0, "0.0.0.0");
  await once(talker, "listening");
  const address = talker.address();

  return {
    heard,
    port: typeof address === "object" ? address?.port : 0,
    async close() {
      for (const socket of open) socket.destroy();
      talker.close();
      await once(talker, "close");
    },
  };
}
