import type { IncomingMessage } from "node:http";

/** Whether the peer at this address, so many hops away, is believed; Express compiles it. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Scheme and host as the visitor sees them. A forwarded scheme counts from a trusted peer, and
 * only when it is one of two words: it becomes part of an address.
 */
export function requestOrigin(request: IncomingMessage, trust: Trust): string {
  return `${scheme(request, trust)}://${(request.headers.host ?? "localhost").toLowerCase()}`;
}

function scheme({ headers, socket }: IncomingMessage, trust: Trust): "http" | "https" {
  const forwarded = headers["x-forwarded-proto"];
  if (forwarded === undefined || !trust(socket.remoteAddress ?? "", 0)) return "http";

  const [first = ""] = String(forwarded).split(",");
  return first.trim().toLowerCase() === "https" ? "https" : "http";
}

/**
 * One `Host` line that an address can be made of. Node keeps the first of several, and a proxy
 * in front may have read another (RFC 9112, 3.2).
 */
export function hasUsableHost({ rawHeaders, headers }: IncomingMessage): boolean {
  const lines = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  const host = headers.host ?? "localhost";

  return (
    lines.length <= 1 &&
    /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) &&
    URL.canParse(`http://${host}`)
  );
}
