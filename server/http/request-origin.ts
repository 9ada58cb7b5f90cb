import type { IncomingMessage } from "node:http";

/** Whether to believe the peer at this address, `hop` hops away; compiled by Express. */
export type Trust = (address: string, hop: number) => boolean;

type Told = {
  host: string;
  forwardedScheme: string | undefined;
  peer: string | undefined;
};

/**
 * As the visitor sees them. A forwarded scheme counts only from a trusted peer and only if it is
 * `http` or `https`, because it becomes part of an address.
 */
export function requestOrigin({ host, forwardedScheme, peer }: Told, trust: Trust): string {
  if (forwardedScheme === undefined || !trust(peer ?? "", 0)) return `http://${host.toLowerCase()}`;

  const scheme = forwardedScheme.split(",")[0]?.trim().toLowerCase();
  return `${scheme === "https" ? "https" : "http"}://${host.toLowerCase()}`;
}

/** The same of a request as Node reads it. */
export function readOrigin({ headers, socket }: IncomingMessage, trust: Trust): string {
  const scheme = headers["x-forwarded-proto"];
  const forwardedScheme = scheme === undefined ? undefined : String(scheme);

  return requestOrigin(
    { host: headers.host ?? "localhost", forwardedScheme, peer: socket.remoteAddress },
    trust,
  );
}

/** Whether a URL can be made of it. */
export function isUsableHost(host: string): boolean {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) && URL.canParse(`http://${host}`);
}

/** Node keeps the first of several `Host` lines; a proxy in front may use another. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  const isHost = (name: string, index: number) => index % 2 === 0 && /^host$/i.test(name);
  return rawHeaders.filter(isHost).length <= 1;
}
