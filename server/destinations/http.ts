import { type LookupAddress, lookup as systemLookup } from "node:dns";
import { type ClientRequest, type IncomingMessage, request as plain } from "node:http";
import { request as secure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { z } from "zod";
import { day, second } from "~/data/dates";
import { siteName } from "~/data/site";
import { isPublicAddress } from "../privacy/ip-address";
import { errorCode } from "../store/store-error";

/** A header has letters, digits, and hyphens only. */
const userAgent = `${siteName.replace(/[^\w-]+/g, "") || "Site"}-Relay/1.0`;

/** `timeout` in milliseconds for connection, headers and body together. `signal` aborts sooner. */
export type Limits = { signal?: AbortSignal; timeout?: number };

type HttpRequest = Limits & {
  method: "GET" | "POST";
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  /** Finds the address to connect to, instead of the system's lookup. */
  lookup?: LookupFunction;
  /** A response counts once its status line has arrived, however the rest is formed or ends. */
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
/** How long the rest of a response is waited for whose status is enough: a server may object to a sudden end. */
const restLimit = second;
/** Bytes in which a status line is found. */
const headLimit = 16 * 1024;

/**
 * Follows no redirects and reads at most 64 KiB. Each request has its own connection, because a
 * reused one can fail in a way that hides whether the request arrived. Never rejects, and always
 * ends.
 */
export async function sendRequest(wanted: HttpRequest): Promise<HttpResult> {
  const { method, url, headers, body, lookup, signal, timeout = 20_000 } = wanted;
  const start = url.startsWith("https:") ? secure : plain;
  const request = start(url, {
    method,
    agent: false,
    // Accepts header lines that other clients accept too. A connection is used once, so that
    // nothing behind a badly formed response can be taken for another one.
    insecureHTTPParser: true,
    ...(lookup && { lookup }),
    headers: {
      "User-Agent": userAgent,
      ...headers,
      ...(body !== undefined && { "Content-Length": Buffer.byteLength(body) }),
    },
  });

  let reason: string | undefined;
  const end = (why: string) => {
    reason ??= why;
    request.destroy();
  };
  // Not AbortSignal.any: Node 20 garbage-collects its signal while it is in use, and a silent
  // endpoint would then block its destination forever.
  let timer = setTimeout(end, timeout, "no answer in time");
  const abort = () => end("aborted");
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();

  let isConnected = false;
  const received: Buffer[] = [];
  let receivedSize = 0;
  let isAnswered = false;
  const statusIfEnough = () => (wanted.isStatusEnough ? statusIn(Buffer.concat(received)) : null);
  // With TLS, connected only after the handshake: no data of ours is sent before it.
  const connected = request.protocol === "https:" ? "secureConnect" : "connect";
  request.once("socket", (socket) => {
    // The parser hides what it rejects, such as a second equal Content-Length line.
    socket.on("data", (chunk: Buffer) => {
      if (receivedSize < headLimit) received.push(chunk);
      receivedSize += chunk.length;
      if (isAnswered || statusIfEnough() === null) return;
      isAnswered = true;
      clearTimeout(timer);
      timer = setTimeout(end, Math.min(timeout, restLimit), "no end in time");
    });
    socket.once(connected, () => {
      isConnected = true;
    });
  });

  try {
    request.end(body);
    const response = await awaitResponse(request);
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of response) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > answerLimit) throw coded("answer too large");
      }
    } catch (error) {
      if (!wanted.isStatusEnough) throw error;
    }
    return {
      kind: "answered",
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: Buffer.concat(chunks).toString("utf8"),
    };
  } catch (error) {
    const status = statusIfEnough();
    if (status !== null) return { kind: "answered", status, headers: {}, body: "" };
    const detail = reason ?? errorCode(error);
    return { kind: isConnected ? "interrupted" : "not_sent", detail };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    request.destroy();
  }
}

/** The status of a response from its first line, after interim ones; null without a whole line. */
function statusIn(received: Buffer): number | null {
  let isHead = false;
  for (const line of received.toString("latin1").split("\n").slice(0, -1)) {
    const [, digits] = /^HTTP\/1\.\d (\d{3})(?: .*)?\r?$/.exec(line) ?? [];
    const status = Number(digits);
    if (!isHead && status >= 200) return status;
    if (!isHead && status >= 100) isHead = true;
    else if (/^\r?$/.test(line)) isHead = false;
    else if (!isHead) return null;
  }
  return null;
}

function awaitResponse(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on("response", resolve);
    // Stays after the response: an error without a listener would end the process.
    request.on("error", reject);
    request.on("close", () => reject(coded("closed without an answer")));
  });
}

function coded(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** The outcome of a request without a response. */
export function unanswered({ kind, detail }: NoAnswer) {
  const outcome = kind === "not_sent" ? "retry" : "ambiguous";
  return { kind: outcome, status: null, detail, fault: "unreachable" } as const;
}

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

/** A host written as a number is connected to without a lookup, so it is checked here. */
export function isNamedOrPublic({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) === 0 || isPublicAddress(bare);
}

/**
 * The lookup of a request's connection. It returns only addresses that were checked, so that a
 * second lookup cannot give another result. A single private address makes it refuse the host.
 */
export function publicLookup(
  resolve: (
    hostname: string,
    done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => void = (hostname, done) => systemLookup(hostname, { all: true }, done),
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? coded("no address"), "");
      if (!found.every(({ address }) => isPublicAddress(address))) {
        return callback(coded("ENOTPUBLIC"), "");
      }
      if (options.all) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
}
