import { isIP } from "node:net";
import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { addresses } from "~/data/addresses";
import { makeUnsubscribeToken } from "../privacy/unsubscribe-token";
import type { Outcome } from "./destination";

type Mail = {
  /** The same at every attempt; becomes part of the Message-ID. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Attached as a file. */
  json?: { filename: string; content: string };
  /** URL that unsubscribes from such mails with one click (RFC 8058). */
  unsubscribe?: string;
};

type MailServer = { url: string; from: string };

type Limits = { timeout: number; signal: AbortSignal };

/**
 * Sends one mail over a connection of its own, because a library with its own queue would send
 * again without our knowledge. A mail lost before the server asked for the message did not arrive;
 * one lost afterwards may have.
 */
export async function sendMail(server: MailServer, mail: Mail, limits: Limits): Promise<Outcome> {
  if (!isPlainAddress(mail.to)) {
    return { kind: "refused", status: null, detail: "not an address that can receive mail" };
  }
  const content = await compose(server, mail);
  const message = watchReading(content);
  const sent = await converse(server, { to: mail.to, message: message.stream, limits });

  if (sent.kind === "accepted") return { kind: "delivered", status: 250, detail: "taken" };
  const { status, command } = sent;
  const detail = [command, status ?? "connection lost"].filter(Boolean).join(": ");
  if (status !== null && isAboutServer(sent)) return { kind: "hold", status, detail };
  if (status !== null && status >= 500) return { kind: "refused", status, detail };
  if (status !== null || !message.wasRead()) return { kind: "retry", status, detail };
  return { kind: "ambiguous", status, detail };
}

/** As in RFC 5321, but without quotes, comments or a name, in which a header could hide. */
function isPlainAddress(address: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(address);
}

function compose({ from }: MailServer, mail: Mail): Promise<Buffer> {
  const { id, to, subject, text, json, unsubscribe } = mail;
  const domain = from.slice(from.lastIndexOf("@") + 1);
  const attachments = json
    ? [{ filename: json.filename, content: json.content, contentType: "application/json" }]
    : [];
  return new MailComposer({
    from: { name: "", address: from },
    to: { name: "", address: to },
    subject: subject.replace(/[\r\n]+/g, " "),
    text,
    messageId: `<${id.replace(/[^\w.-]/g, "")}@${domain}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    attachments,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

type Reader = { key: Buffer; email: string; origin: string };

/** Works without a login for anyone who has the mail; the link does not contain the address. */
export function unsubscribeLink({ key, email, origin }: Reader): string {
  return `${origin}${addresses.unsubscribe}?token=${makeUnsubscribeToken(key, email)}`;
}

/** Tells whether the server asked for the message: the connection reads it only then. */
function watchReading(content: Buffer) {
  let isRead = false;
  const stream = new Readable({
    read() {
      isRead = true;
      this.push(content);
      this.push(null);
    },
  });
  return { stream, wasRead: () => isRead };
}

type Failed = { kind: "failed"; status: number | null; command: string };
type Conversation = { kind: "accepted" } | Failed;
type Exchange = { to: string; message: Readable; limits: Limits };

async function converse(
  { url, from }: MailServer,
  { to, message, limits }: Exchange,
): Promise<Conversation> {
  const { options, user, pass } = readServer(url, limits.timeout);
  const connection = new SMTPConnection(options);
  const { signal, timeout } = limits;
  const end = () => connection.close();
  const timer = setTimeout(end, timeout);
  signal.addEventListener("abort", end);

  try {
    return await new Promise<Conversation>((resolve) => {
      const fail = (error: unknown) => resolve(describe(error));
      connection.once("error", fail);
      connection.once("end", () => fail(null));
      const send = () =>
        connection.send({ from, to: [to] }, message, (error) =>
          error ? fail(error) : resolve({ kind: "accepted" }),
        );
      connection.connect((error) => {
        if (error) return fail(error);
        if (user === "") return send();
        connection.login({ user, pass }, (refusal) => (refusal ? fail(refusal) : send()));
      });
      if (signal.aborted) end();
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    connection.quit();
    connection.close();
  }
}

/** Encryption is required, except on this machine. */
export function readServer(address: string, timeout: number) {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isSecure = url.protocol === "smtps:";
  const isHere =
    host === "localhost" || host === "::1" || (isIP(host) === 4 && /^127\./.test(host));
  const tls = isHere && !isSecure ? { ignoreTLS: true } : { requireTLS: !isSecure };

  return {
    options: {
      host,
      port: Number(url.port) || (isSecure ? 465 : 587),
      secure: isSecure,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      socketCloseTimeout: 0,
      ...tls,
    },
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  };
}

function describe(error: unknown): Failed {
  const read = (name: string): unknown =>
    typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
  const status = read("responseCode");
  const command = read("command");
  return {
    kind: "failed",
    status: typeof status === "number" ? status : null,
    command: typeof command === "string" ? command : "",
  };
}

/** A refused login or missing encryption is not the fault of one message. */
function isAboutServer({ command, status }: Failed): boolean {
  return /^(AUTH|STARTTLS)/i.test(command) || status === 530 || status === 535;
}
