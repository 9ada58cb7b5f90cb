import { type ClientRequest, type IncomingMessage, request as plain } from "node:http";
import { request as secure } from "node:https";

export type Sending = {
  method: "GET" | "POST";
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  /** Milliseconds for connection, headers and body together. */
  timeout: number;
  /** Ends the exchange early, as a deadline would. */
  signal?: AbortSignal;
};

export type Exchange =
  | { kind: "answered"; status: number; headers: IncomingMessage["headers"]; body: string }
  /** No connection came about, so nothing can have arrived. */
  | { kind: "unsent"; detail: string }
  /** The request was on its way when it failed: it may have arrived. */
  | { kind: "cut"; detail: string };

const answerLimit = 64 * 1024;

/**
 * One request, one answer: redirects are not followed and at most 64 KiB are read. Each exchange
 * has a connection of its own, because a reused one can die in a way that hides whether the
 * request arrived. Never rejects.
 */
export function exchange(sending: Sending): Promise<Exchange> {
  return new Promise((resolve) => {
    const deadline = AbortSignal.timeout(sending.timeout);
    const signal = sending.signal ? AbortSignal.any([sending.signal, deadline]) : deadline;
    const request = open(sending, signal);
    let isConnected = false;

    onConnection(request, () => {
      isConnected = true;
    });
    request.on("error", (error) => {
      resolve({ kind: isConnected ? "cut" : "unsent", detail: reasonOf(signal, error) });
    });
    request.on("response", (response) => {
      void read(response, signal).then((answer) => {
        resolve(answer);
        request.destroy();
      });
    });
    request.end(sending.body);
  });
}

function open({ method, url, headers, body }: Sending, signal: AbortSignal): ClientRequest {
  const start = url.startsWith("https:") ? secure : plain;
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };

  return start(url, {
    method,
    signal,
    agent: false,
    headers: { "User-Agent": "Plainclaim-Relay/1.0", ...headers, ...length },
  });
}

/** With TLS a connection counts only after the handshake: before it nothing of ours is sent. */
function onConnection(request: ClientRequest, connected: () => void) {
  const event = request.protocol === "https:" ? "secureConnect" : "connect";
  request.once("socket", (socket) => socket.once(event, connected));
}

async function read(response: IncomingMessage, signal: AbortSignal): Promise<Exchange> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > answerLimit) return { kind: "cut", detail: "answer too large" };
    }
  } catch (error) {
    return { kind: "cut", detail: `answer broke off: ${reasonOf(signal, error)}` };
  }
  return {
    kind: "answered",
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks).toString("utf8"),
  };
}

function reasonOf({ reason }: AbortSignal, error: unknown): string {
  if (reason instanceof Error && reason.name === "TimeoutError") return "no answer in time";
  if (error instanceof Error && "code" in error) return String(error.code);
  return error instanceof Error ? error.name : "unknown";
}
