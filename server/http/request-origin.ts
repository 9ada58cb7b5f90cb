/** Whether the peer at this address, so many hops away, is believed; Express compiles it. */
export type Trust = (address: string, hop: number) => boolean;

type Told = {
  host: string;
  /** `X-Forwarded-Proto` as it came. */
  forwardedScheme: string | undefined;
  peer: string | undefined;
};

/**
 * Scheme and host as the visitor sees them. A forwarded scheme counts from a trusted peer, and
 * only when it is one of two words: it becomes part of an address.
 */
export function requestOrigin({ host, forwardedScheme, peer }: Told, trust: Trust): string {
  if (forwardedScheme === undefined || !trust(peer ?? "", 0)) return `http://${host.toLowerCase()}`;

  const scheme = forwardedScheme.split(",")[0]?.trim().toLowerCase();
  return `${scheme === "https" ? "https" : "http"}://${host.toLowerCase()}`;
}

/** A host that an address can be made of. */
export function isUsableHost(host: string): boolean {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) && URL.canParse(`http://${host}`);
}

/** Node keeps the first of several `Host` lines; a proxy in front may have read another. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  const isHost = (name: string, index: number) => index % 2 === 0 && /^host$/i.test(name);
  return rawHeaders.filter(isHost).length <= 1;
}
