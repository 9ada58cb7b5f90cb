import { type ClientRequest, type IncomingMessage, request as plain } from "node:http";
import { request as secure } from "node:https";
import { errorCode } from "../../store/error-code";
import { limitTime } from "./time-limit";

type HttpRequest = {
  method: "GET" | "POST";
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  /** Milliseconds for connection, headers and body together. */
  timeout: number;
  /** Aborts the request, as the timeout does. */
  signal?: AbortSignal;
};

export type HttpResult =
  | { kind: "answered"; status: number; headers: IncomingMessage["headers"]; body: string }
  /** No connection was made, so nothing can have arrived. */
  | { kind: "not_sent"; detail: string }
  /** Failed after a connection was made: the request may have arrived. */
  | { kind: "interrupted"; detail: string };

const answerLimit = 64 * 1024;

/**
 * Follows no redirects and reads at most 64 KiB. Each request has its own connection, because a
 * reused one can fail in a way that hides whether the request arrived. Never rejects, and always
 * ends.
 */
export function sendRequest(wanted: HttpRequest): Promise<HttpResult> {
  const request = open(wanted);
  const limit = limitTime(request, wanted);
  const result = awaitResult(request, limit.reason);

  request.end(wanted.body);
  return result.finally(limit.lift);
}

function open({ method, url, headers, body }: HttpRequest): ClientRequest {
  const start = url.startsWith("https:") ? secure : plain;
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };

  return start(url, {
    method,
    agent: false,
    headers: { "User-Agent": "Plainclaim-Relay/1.0", ...headers, ...length },
  });
}

type Reason = () => string | undefined;

function awaitResult(request: ClientRequest, reason: Reason): Promise<HttpResult> {
  return new Promise((resolve) => {
    const failure = watchFailure(request, reason);
    const close = () => resolve(failure("closed without an answer"));

    request.on("error", (error) => resolve(failure(errorCode(error))));
    request.on("upgrade", ({ statusCode }, socket) => {
      resolve(failure(`answered ${statusCode}`));
      socket.destroy();
    });
    request.on("response", (response) => {
      // Buffered data may be read after the connection has closed.
      request.off("close", close);
      void read(response, reason)
        .then(resolve)
        .finally(() => request.destroy());
    });
    request.on("close", close);
  });
}

/** A failure counts by how far the request had come. */
function watchFailure(request: ClientRequest, reason: Reason): (detail: string) => HttpResult {
  let isConnected = false;
  onConnection(request, () => {
    isConnected = true;
  });
  return (detail) => ({
    kind: isConnected ? "interrupted" : "not_sent",
    detail: reason() ?? detail,
  });
}

/** With TLS only after the handshake; before it no data of ours is sent. */
function onConnection(request: ClientRequest, connected: () => void) {
  const event = request.protocol === "https:" ? "secureConnect" : "connect";
  request.once("socket", (socket) => socket.once(event, connected));
}

async function read(response: IncomingMessage, reason: Reason): Promise<HttpResult> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > answerLimit) return { kind: "interrupted", detail: "answer too large" };
    }
  } catch (error) {
    return { kind: "interrupted", detail: `answer broke off: ${reason() ?? errorCode(error)}` };
  }
  return {
    kind: "answered",
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks).toString("utf8"),
  };
}
