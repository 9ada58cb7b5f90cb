import { type ClientRequest, type IncomingMessage, request as plain } from "node:http";
import { request as secure } from "node:https";
import type { LookupFunction } from "node:net";
import { z } from "zod";
import { errorCode } from "../store/store-error";

type HttpRequest = {
  method: "GET" | "POST";
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  /** Milliseconds for connection, headers and body together. */
  timeout: number;
  /** Aborts the request, as the timeout does. */
  signal?: AbortSignal;
  /** Finds the address to connect to, in place of the system's look-up. */
  lookup?: LookupFunction;
  /** A response counts once its status has arrived, however its body ends. */
  isStatusEnough?: boolean;
};

export type Answer = {
  kind: "answered";
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
};

type NoAnswer =
  /** No connection was made, so nothing can have arrived. */
  | { kind: "not_sent"; detail: string }
  /** Failed after a connection was made: the request may have arrived. */
  | { kind: "interrupted"; detail: string };

export type HttpResult = Answer | NoAnswer;

const answerLimit = 64 * 1024;

/**
 * Follows no redirects and reads at most 64 KiB. Each request has its own connection, because a
 * reused one can fail in a way that hides whether the request arrived. Never rejects, and always
 * ends.
 */
export function sendRequest(wanted: HttpRequest): Promise<HttpResult> {
  const { method, url, headers, body, lookup } = wanted;
  const start = url.startsWith("https:") ? secure : plain;
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
  const request = start(url, {
    method,
    agent: false,
    ...(lookup ? { lookup } : {}),
    headers: { "User-Agent": "Plainclaim-Relay/1.0", ...headers, ...length },
  });
  const limit = limitTime(request, wanted);
  const reading = { reason: limit.reason, isStatusEnough: wanted.isStatusEnough === true };
  const result = awaitResult(request, reading);

  request.end(body);
  return result.finally(limit.lift);
}

type TimeLimit = {
  /** Why this ended the request; undefined unless it did. */
  reason(): string | undefined;
  /** Must be called when the exchange is over. */
  lift(): void;
};

/**
 * Ends a request after `timeout` milliseconds or when the signal aborts. It has its own timer and
 * listener, because Node 20 garbage-collects the signal of `AbortSignal.any` while it is in use: no
 * limit would then hold, and a silent endpoint would block its destination for ever.
 */
function limitTime(
  request: ClientRequest,
  { timeout, signal }: Pick<HttpRequest, "timeout" | "signal">,
): TimeLimit {
  let why: string | undefined;
  const end = (reason: string) => {
    why ??= reason;
    request.destroy(new Error(reason));
  };
  const abort = () => end("broken off");
  const timer = setTimeout(end, timeout, "no answer in time");

  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  return {
    reason: () => why,
    lift() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    },
  };
}

type Reading = { reason: TimeLimit["reason"]; isStatusEnough: boolean };

function awaitResult(request: ClientRequest, reading: Reading): Promise<HttpResult> {
  const { reason } = reading;
  return new Promise((resolve) => {
    let isConnected = false;
    // With TLS, connected only after the handshake; before it no data of ours is sent.
    const connected = request.protocol === "https:" ? "secureConnect" : "connect";
    request.once("socket", (socket) => {
      socket.once(connected, () => {
        isConnected = true;
      });
    });
    const fail = (detail: string) =>
      resolve({
        kind: isConnected ? "interrupted" : "not_sent",
        detail: reason() ?? detail,
      });
    const close = () => fail("closed without an answer");

    let isStatusKnown = false;
    request.on("error", (error) => {
      // The time limit ends a body that goes on for ever, but the status still counts.
      if (!isStatusKnown) fail(errorCode(error));
    });
    request.on("upgrade", ({ statusCode }, socket) => {
      fail(`answered ${statusCode}`);
      socket.destroy();
    });
    request.on("response", (response) => {
      // Buffered data may be read after the connection has closed.
      request.off("close", close);
      isStatusKnown = reading.isStatusEnough;
      void read(response, reading)
        .then(resolve)
        .finally(() => request.destroy());
    });
    request.on("close", close);
  });
}

async function read(
  response: IncomingMessage,
  { reason, isStatusEnough }: Reading,
): Promise<HttpResult> {
  const chunks: Buffer[] = [];
  const broken = (detail: string): HttpResult =>
    isStatusEnough ? answered(response, chunks) : { kind: "interrupted", detail };
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > answerLimit) return broken("answer too large");
    }
  } catch (error) {
    return broken(`answer broke off: ${reason() ?? errorCode(error)}`);
  }
  return answered(response, chunks);
}

function answered({ statusCode, headers }: IncomingMessage, chunks: Buffer[]): Answer {
  const body = Buffer.concat(chunks).toString("utf8");
  return { kind: "answered", status: statusCode ?? 0, headers, body };
}

/** The outcome of a request without a response. */
export function unanswered({ kind, detail }: NoAnswer) {
  return { kind: kind === "not_sent" ? "retry" : "ambiguous", status: null, detail } as const;
}

const day = 24 * 60 * 60 * 1000;

/**
 * What `Retry-After` asks for, in seconds or as a date (RFC 9110, 10.2.3): milliseconds from now, at
 * most 24 hours.
 */
export function askedWait({ headers }: Answer): { retryAfter?: number } {
  const text = headers["retry-after"]?.trim() ?? "";
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return wait > 0 ? { retryAfter: Math.min(wait, day) } : {};
}

const jsonObject = z.record(z.string(), z.unknown());

export type JsonObject = z.infer<typeof jsonObject>;

/** Undefined for anything but a JSON object, arrays and `null` included. */
export function readObject({ body }: Answer): JsonObject | undefined {
  try {
    // The byte order mark is not part of the value.
    return jsonObject.safeParse(JSON.parse(body.replace(/^\u{feff}/u, ""))).data;
  } catch {
    return undefined;
  }
}

export function isHtml({ headers, body }: Answer): boolean {
  return /^text\/html\b/i.test(headers["content-type"] ?? "") || /^\s*</.test(body);
}

/** The title of an HTML page, where some services put their error. */
export function pageTitle({ body }: Answer): string {
  // Not a single pattern, which would search the rest of the page for each of many unclosed tags.
  const tag = body.search(/<title/i);
  const start = tag < 0 ? -1 : body.indexOf(">", tag);
  if (start < 0) return "";

  const [title = ""] = body.slice(start + 1).split("<", 1);
  return title.trim();
}
