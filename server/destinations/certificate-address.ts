/**
 * Checks an address that a visitor's browser sent. Our API key is sent to it, so scheme and host
 * are parsed and compared exactly, never by prefix.
 *
 * @returns the normalized address, or null if it must not be called
 */
export function certificateAddress(
  text: string | undefined,
  { hosts, pattern }: { hosts: readonly string[]; pattern: RegExp },
): string | null {
  // Several values are joined by commas; the first belongs to this page.
  const first = text?.split(",")[0]?.trim() ?? "";
  if (!URL.canParse(first)) return null;

  const url = new URL(first);
  const isSecure = url.protocol === "https:" || (url.protocol === "http:" && url.port !== "");
  if (!isSecure || url.username || url.password || !hosts.includes(url.host)) return null;
  if (url.hostname.endsWith(".trustedform.com") && !pattern.test(url.pathname)) return null;

  return `${url.origin}${url.pathname}${url.search}`;
}

export const certificatePattern = /^\/([-\w]{40}|[-\w]{80}|0\.[-\w.]{1,200})$/;
export const pingPattern = /^\/0\.[-\w.]{1,400}$/;
