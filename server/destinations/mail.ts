import { isIP } from "node:net";
import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { addresses } from "~/data/addresses";
import { minute } from "~/data/dates";
import { at, language } from "~/data/language";
import type { Config } from "../config/config";
import { makeUnsubscribeToken } from "../privacy/link-token";
import type { Outcome } from "./destination";
import type { Limits } from "./http";

type Mail = {
  /** The same at every attempt; becomes part of the Message-ID. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Attached. */
  files?: readonly { filename: string; content: string; contentType: string }[];
  /** URL that unsubscribes from such mails with one click (RFC 8058). */
  unsubscribe?: string;
};

type MailSettings = Pick<Config, "SMTP_URL" | "MAIL_FROM" | "SITE_URL" | "RETRY_SCALE">;

/**
 * Sends one mail over a connection of its own, because a library with its own queue would send
 * again without our knowledge. If the connection is lost before the server asked for the message,
 * the mail did not arrive; if it is lost afterwards, the mail may have arrived.
 */
export async function sendMail(
  settings: MailSettings,
  mail: Mail,
  limits: Limits = {},
): Promise<Outcome> {
  const { SMTP_URL: url, MAIL_FROM: from } = settings;
  if (!url || !from) {
    return { kind: "hold", status: null, detail: "no mail server is configured", isOurs: true };
  }
  if (!isPlainAddress(mail.to)) {
    return { kind: "refused", status: null, detail: "not an address that can receive mail" };
  }
  const content = await compose(from, mail);
  let wasRead = false;
  const message = new Readable({
    read() {
      wasRead = true;
      this.push(content);
      this.push(null);
    },
  });
  const envelope = { from: from.address, to: [mail.to] };
  const failure = await converse(connectionOptions(url, settings), { envelope, message }, limits);
  return failure ? classify(failure, wasRead, settings) : delivered;
}

const delivered: Outcome = {
  kind: "delivered",
  status: 250,
  detail: "accepted by the mail server",
};

/** As in RFC 5321, but without quotes, comments or a name, in which a header could hide. */
function isPlainAddress(address: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(address);
}

type Sender = NonNullable<Config["MAIL_FROM"]>;

function compose(from: Sender, mail: Mail): Promise<Buffer> {
  const { id, to, subject, text, html, files = [], unsubscribe } = mail;
  return new MailComposer({
    from,
    to: { name: "", address: to },
    subject: subject.replace(/[\r\n]+/g, " "),
    text,
    ...(html && { html }),
    messageId: `<${id.replace(/[^\w.-]/g, "")}@${domainOf(from)}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    attachments: [...files],
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

function domainOf({ address }: Sender): string {
  return address.slice(address.lastIndexOf("@") + 1);
}

/** Encryption is required, except on this machine. */
export function connectionOptions(address: string, settings: MailSettings) {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const secure = url.protocol === "smtps:";
  const isHere = host === "localhost" || host === "::1" || /^127\.[\d.]+$/.test(host);

  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(isHere && !secure ? { ignoreTLS: true } : { requireTLS: !secure }),
    name: clientName(settings),
    socketCloseTimeout: 0,
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  };
}

/** The name in EHLO. Mail servers reject address literals and names without a dot. */
function clientName({ SITE_URL, MAIL_FROM }: MailSettings): string {
  const host = SITE_URL ? new URL(SITE_URL).hostname : "";
  const isDomain = host.includes(".") && isIP(host) === 0;
  return isDomain || !MAIL_FROM ? host : domainOf(MAIL_FROM);
}

type Failure = { command: string; status: number | null; code: string; reply: string };
type Message = { envelope: { from: string; to: string[] }; message: Readable };

/** @returns null if the server accepted the message */
async function converse(
  options: ReturnType<typeof connectionOptions>,
  { envelope, message }: Message,
  { signal, timeout = 20_000 }: Limits,
): Promise<Failure | null> {
  const { user, pass } = options;
  const connection = new SMTPConnection(options);
  const end = () => connection.close();
  const timer = setTimeout(end, timeout);
  signal?.addEventListener("abort", end);

  try {
    return await new Promise<Failure | null>((resolve) => {
      const fail = (error: unknown) => resolve(readFailure(error));
      connection.once("error", fail);
      connection.once("end", () => fail(null));
      const send = () =>
        connection.send(envelope, message, (error) => (error ? fail(error) : resolve(null)));
      connection.connect((error) => {
        if (error) return fail(error);
        if (user === "") return send();
        connection.login({ user, pass }, (refusal) => (refusal ? fail(refusal) : send()));
      });
      if (signal?.aborted) end();
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
    connection.quit();
    connection.close();
  }
}

/** Characters; a line of a reply has at most 512 (RFC 5321, 4.5.3.1.5). */
const longestReply = 4000;

function readFailure(error: unknown): Failure {
  const read = (name: string): unknown =>
    typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
  const status = read("responseCode");
  return {
    command: String(read("command") ?? ""),
    status: typeof status === "number" ? status : null,
    code: String(read("code") ?? ""),
    reply: String(read("response") ?? "").slice(0, longestReply),
  };
}

function classify(failure: Failure, wasRead: boolean, { RETRY_SCALE }: MailSettings): Outcome {
  const { command, status, code, reply } = failure;
  if (status === null && code !== "EAUTH") {
    const detail = [command, "connection lost"].filter(Boolean).join(": ");
    return { kind: wasRead ? "ambiguous" : "retry", status, detail };
  }

  const [enhanced = ""] = enhancedCode.exec(reply) ?? [];
  const detail = [`${command}:`, status ?? "no usable login method", enhanced].join(" ").trim();
  const said = reply
    .replace(/^\d{3}[ -]?/, "")
    .replace(enhanced, "")
    .trim();
  const outcome = { status, detail, ...(said && { said }) };
  const isTemporary = status !== null && status < 500;
  if (isOurFault(failure, enhanced)) {
    if (!isTemporary) return { ...outcome, kind: "hold", isOurs: true };
    // Uses up no attempt, because the message did not cause it.
    const retryAfter = Math.round(5 * minute * RETRY_SCALE);
    return { ...outcome, kind: "retry", slow: true, wait: 5 * minute, retryAfter };
  }
  if (isTemporary) return { ...outcome, kind: "retry" };
  return { ...outcome, kind: "refused", ...(command === "RCPT TO" && { isMailbox: true }) };
}

const enhancedCode = /\b[45]\.\d{1,3}\.\d{1,3}\b/;

/** Enhanced codes (RFC 3463 and IANA's registry) about the recipient or the message. */
const aboutMessage = /\.(1\.([0-6]|9|10)|2\.[0-4]|3\.4|6\.\d+|7\.(2|13|17))$/;
/** Those about the sender, the account, the protocol or the reputation of our mail server. */
const aboutUs = /\.(1\.[78]|2\.\d{3}|4\.5|5\.[1-9]\d*|7\.([3-9]|[1-9]\d+))$/;
/** Words of servers that send no code, or a general one such as 5.7.1. */
const wordsAboutUs =
  /relay|authenticat|sender|not owned|send as|helo|client host|(sending|daily|hourly) |black ?list|block ?list|blocked using|spamhaus|\b(spf|dkim|dmarc)\b/i;

/**
 * Whether another message to another recipient would fail in the same way, because the fault is our
 * mail server's or account's. Many servers report even HELO and sender only in reply to RCPT.
 */
function isOurFault({ command, status, reply }: Failure, enhanced: string): boolean {
  if (!["RCPT TO", "DATA"].includes(command) || status === 530 || status === 535) return true;
  if (aboutMessage.test(enhanced)) return false;
  if (aboutUs.test(enhanced)) return true;
  // Addresses may contain such words.
  return wordsAboutUs.test(reply.replace(/<[^>]*>|\S+@\S+/g, ""));
}

/** Works without a login for anyone who has the mail; the link does not contain the address. */
export function unsubscribeLink(
  { key, email, origin }: { key: Buffer; email: string; origin: string },
  of = language(),
): string {
  const path = at(of, addresses.unsubscribe);
  return `${origin}${path}?token=${makeUnsubscribeToken(key, email)}`;
}
