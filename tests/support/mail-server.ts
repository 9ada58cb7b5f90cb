import { once } from "node:events";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { calm, startRelay } from "./relay-fixture";

export type MailStandIn = Awaited<ReturnType<typeof startMailServer>>;

type Refusal = { responseCode: number; message: string };
type Fault = "cut" | "hang" | Refusal;
/** Where in the SMTP conversation the server cuts the connection or refuses. */
type Verb = "connect" | "auth" | "mail" | "rcpt" | "data" | "end";

/** A real mail server that records its mails, and fails at the verbs that a test chooses. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: { to: string[]; from: string; raw: string }[] = [];
  const faults = new Map<Verb, Fault>();
  const fail = (verb: Verb, id: string, next: (error?: Error | null) => void) => {
    const fault = faults.get(verb);
    if (fault === "cut") return cut(id);
    if (fault === "hang") return;
    next(fault ? Object.assign(new Error(fault.message), fault) : null);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    hideSTARTTLS: true,
    onConnect: ({ id }, next) => fail("connect", id, next),
    onAuth: (auth, { id }, next) =>
      fail("auth", id, (error) => (error ? next(error) : next(null, { user: auth.username }))),
    onMailFrom: (_address, { id }, next) => fail("mail", id, next),
    onRcptTo: (_address, { id }, next) => fail("rcpt", id, next),
    onData(stream, { id, envelope }, next) {
      if (faults.get("data") === "cut") return cut(id);
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const fault = faults.get("end");
        if (!fault || fault === "cut" || fault === "hang") {
          mails.push({
            to: envelope.rcptTo.map(({ address }) => address),
            from: envelope.mailFrom ? envelope.mailFrom.address : "",
            raw: Buffer.concat(chunks).toString("utf8"),
          });
        }
        fail("end", id, next);
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : 0;

  /** Ends the connection without a reply, as a crashed server does. */
  function cut(id: string) {
    for (const connection of server.connections) {
      if (connection.id === id) connection._socket?.destroy();
    }
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    failAt: (verb: Verb, how: Fault) => void faults.set(verb, how),
    mend: () => faults.clear(),
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** A relay that sends only mail, and the mail server that receives it. */
export async function startMailRelay(settings: Record<string, string> = {}) {
  const server = await startMailServer();
  const mail = { SMTP_URL: server.url, MAIL_FROM: "mail@plainclaim.example" };
  const relay = await startRelay({
    settings: { ...calm, ...mail, ...settings },
    without: ["form", "sheet"],
  });

  return {
    server,
    relay,
    async close() {
      await relay.close();
      await server.close();
    },
  };
}

export type MailRelay = Awaited<ReturnType<typeof startMailRelay>>;
