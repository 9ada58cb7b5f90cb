import { isIP } from "node:net";
import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { addresses } from "~/data/addresses";
import { hour, minute, second } from "~/data/dates";
import { at, type Language } from "~/data/language";
import type { Config } from "../config/config";
import { makeUnsubscribeToken } from "../privacy/sealed-token";
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
  /**
   * Where an answer goes, in place of the sender. A mail without it is one of our own, for which no
   * person waits (RFC 3834): no program answers it, and some hide it.
   */
  replyTo?: string;
  /** Id of the earlier mail that this one is about: mail programs show both as one thread. */
  about?: string;
};

type MailLimits = Limits & {
  /** Milliseconds without an answer in one phase. */
  phases?: Phases;
};

/**
 * Sends one mail over a connection of its own, because a library with its own queue would send
 * again without our knowledge. If the connection is lost before the server asked for the message,
 * the mail did not arrive; if it is lost afterwards, the mail may have arrived.
 *
 * @param limits without a `timeout`, only the phases are limited: a slow server may take an hour
 */
export async function sendMail(
  settings: Config,
  mail: Mail,
  limits: MailLimits = {},
): Promise<Outcome> {
  const { SMTP_URL: url, MAIL_FROM: from } = settings;
  if (!url || !from) {
    return noMailServer;
  }
  if (!isPlainAddress(mail.to)) {
    return { kind: "refused", status: null, detail: "not an address that can receive mail" };
  }
  const content = await compose(from, mail);
  const envelope = { from: from.address, to: [mail.to] };
  const options = connectionOptions(url, settings);
  const failure = await converse(options, { envelope, content }, limits);
  return failure ? mailOutcome(failure, settings) : delivered;
}

const noMailServer: Outcome = {
  kind: "hold",
  status: null,
  detail: "no mail server is configured",
  fault: "mail_server",
};

/** Connects and logs in, without sending a mail. */
export async function testMailServer(settings: Config, signal: AbortSignal): Promise<Outcome> {
  const { SMTP_URL: url } = settings;
  if (!url) return noMailServer;

  const limits = { signal, timeout: longestTest };
  const failure = await converse(connectionOptions(url, settings), null, limits);
  return failure ? mailOutcome(failure, settings) : delivered;
}

const longestTest = minute;

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
  const { id, to, subject, text, html, files = [], unsubscribe, replyTo, about } = mail;
  return new MailComposer({
    from,
    to: { name: "", address: to },
    subject: subject.replace(/[\r\n]+/g, " "),
    text,
    ...(html && { html }),
    messageId: mailId(id, from),
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    ...(about && { inReplyTo: mailId(about, from), references: mailId(about, from) }),
    headers: {
      ...(!replyTo && {
        "Auto-Submitted": "auto-generated",
        "X-Auto-Response-Suppress": "All",
      }),
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

function mailId(id: string, from: Sender): string {
  return `<${id.replace(/[^\w.-]/g, "")}@${domainOf(from)}>`;
}

function domainOf({ address }: Sender): string {
  return address.slice(address.lastIndexOf("@") + 1);
}

/** Encryption is required, except on this machine. */
export function connectionOptions(address: string, settings: Config) {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const secure = url.protocol === "smtps:";
  const isLocal = host === "localhost" || host === "::1" || /^127\.[\d.]+$/.test(host);

  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(isLocal && !secure ? { ignoreTLS: true } : { requireTLS: !secure }),
    name: clientName(settings),
    socketCloseTimeout: 0,
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  };
}

/** The name in EHLO. Mail servers reject address literals and names without a dot. */
function clientName({ SITE_URL, MAIL_FROM }: Config): string {
  const host = SITE_URL ? new URL(SITE_URL).hostname : "";
  const isDomain = host.includes(".") && isIP(host) === 0;
  return isDomain || !MAIL_FROM ? host : domainOf(MAIL_FROM);
}

/**
 * As in RFC 5321, 4.5.3.2. After the final dot the server may already have accepted the message, so
 * ending sooner would repeat it.
 */
const smtpPhases = { connection: 2 * minute, command: 5 * minute, finalDot: 10 * minute };

type Phases = typeof smtpPhases;

const finalDot = "final dot";

type Failure = {
  /** What the server had not answered yet. */
  phase: string;
  command: string;
  status: number | null;
  code: string;
  reply: string;
  /** Why we ended the conversation. */
  ended: string | null;
  /** The server had asked for the message. */
  wasRead: boolean;
  /** Milliseconds until the phase would have been over, if the whole message was sent. */
  remaining: number | null;
};
type Message = { envelope: { from: string; to: string[] }; content: Buffer };

/** @returns null if the server accepted the message, or without one the login */
async function converse(
  options: ReturnType<typeof connectionOptions>,
  message: Message | null,
  { signal, timeout, phases = smtpPhases }: MailLimits,
): Promise<Failure | null> {
  const { user, pass } = options;
  const progress = watchProgress(phases, (reason) => end(reason));
  const connection = new SMTPConnection({ ...options, ...progress.options });
  let ended: string | null = null;
  const end = (reason: string) => {
    ended ??= reason;
    connection.close();
  };
  const abort = () => end("aborted");
  const timer = timeout === undefined ? undefined : setTimeout(end, timeout, "no answer in time");
  signal?.addEventListener("abort", abort);

  try {
    return await new Promise<Failure | null>((resolve) => {
      const fail = (error: unknown) =>
        resolve({ ...readFailure(error), ...progress.state(), ended });
      connection.once("error", fail);
      connection.once("end", () => fail(null));
      const send = () => {
        if (!message) return resolve(null);
        connection.send(message.envelope, progress.stream(message.content), (error) =>
          error ? fail(error) : resolve(null),
        );
      };
      connection.connect((error) => {
        if (error) return fail(error);
        if (user === "") return send();
        connection.login({ user, pass }, (refusal) => (refusal ? fail(refusal) : send()));
      });
      if (signal?.aborted) abort();
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    connection.quit();
    connection.close();
    // Last, because QUIT begins a phase too, whose timer would keep a command from ending.
    progress.stop();
  }
}

/** Bytes of the message that are handed over at a time. */
const blockSize = 16 * 1024;

/**
 * Knows from the library's transaction log which command is unanswered, and gives each its own
 * limit. The limits of the library cover several phases together, so they are set out of the way.
 */
function watchProgress(phases: Phases, end: (reason: string) => void) {
  let phase = "connection";
  let until = 0;
  let timer: NodeJS.Timeout | undefined;
  let wasRead = false;
  /** Several with pipelining. */
  const unanswered: string[] = [];

  const enter = (name: string) => {
    phase = name;
    clearTimeout(timer);
    const limit = { connection: phases.connection, [finalDot]: phases.finalDot }[name];
    const wait = limit ?? phases.command;
    until = performance.now() + wait;
    timer = setTimeout(end, wait, `no answer in ${Math.round(wait / second)} seconds`);
  };
  const log = ({ tnx, remotePort }: { tnx?: string; remotePort?: number }, line = "") => {
    if (tnx === "network" && remotePort !== undefined) {
      unanswered.push("greeting");
      enter("greeting");
    }
    if (tnx === "client") {
      unanswered.push(commands.exec(line)?.[0] ?? phase);
      if (unanswered.length === 1) enter(unanswered[0] ?? phase);
    }
    if (tnx === "server") {
      unanswered.shift();
      if (unanswered[0] !== undefined) enter(unanswered[0]);
    }
  };
  const other = () => undefined;
  const longest = 24 * hour;
  enter("connection");

  return {
    options: {
      transactionLog: true,
      logger: { debug: log, info: log, trace: other, warn: other, error: other, fatal: other },
      connectionTimeout: longest,
      greetingTimeout: longest,
      socketTimeout: longest,
    },
    /** The message; the phase of the final dot begins when its last block was taken. */
    stream(content: Buffer): Readable {
      let at = 0;
      const stream = new Readable({
        highWaterMark: blockSize,
        read() {
          wasRead = true;
          enter("message");
          const block = content.subarray(at, at + blockSize);
          at += block.length;
          this.push(block.length > 0 ? block : null);
        },
      });
      return stream.once("end", () => enter(finalDot));
    },
    state() {
      const remaining = phase === finalDot ? Math.max(0, until - performance.now()) : null;
      return { phase, wasRead, remaining };
    },
    stop: () => clearTimeout(timer),
  };
}

/** What else is sent is part of a login, and secret. */
const commands = /^(EHLO|HELO|STARTTLS|AUTH|MAIL FROM|RCPT TO|DATA|QUIT)/;

/** Characters; a line of a reply has at most 512 (RFC 5321, 4.5.3.1.5). */
const longestReply = 4000;

function readFailure(error: unknown): Pick<Failure, "command" | "status" | "code" | "reply"> {
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

function mailOutcome(failure: Failure, { RETRY_SCALE }: Config): Outcome {
  const { phase, command, status, code, reply, ended, remaining } = failure;
  if (status === null && code !== "EAUTH") {
    const detail = `${phase}: ${ended ?? (phase === "connection" ? "not possible" : "connection lost")}`;
    // The server may still be accepting the message.
    const wait = remaining === null ? {} : { wait: remaining };
    return { kind: failure.wasRead ? "ambiguous" : "retry", status, detail, ...wait, ...ours };
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
    if (!isTemporary) return { ...outcome, kind: "hold", ...ours };
    // Uses up no attempt, because the message did not cause it.
    const retryAfter = Math.round(5 * minute * RETRY_SCALE);
    return { ...outcome, kind: "retry", slow: true, retryAfter, ...ours };
  }
  if (isTemporary) return { ...outcome, kind: "retry" };
  return { ...outcome, kind: "refused", ...(command === "RCPT TO" && { fault: "mailbox" }) };
}

const ours = { fault: "mail_server" } as const;

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
  of: Language,
): string {
  const path = at(of, addresses.unsubscribe);
  return `${origin}${path}?token=${makeUnsubscribeToken(key, email)}`;
}
