import { isIP } from "node:net";
import type { Values } from "./check";
import type { FormPost } from "./form-post";

type SenderAddress = { ip: string; source: "server" | "browser" };

/**
 * The address a submission came from. What the browser looked up counts only when the server saw
 * no public address itself, and never for somebody opted out.
 */
export function senderAddress({ facts }: FormPost, values: Values): SenderAddress | null {
  if (facts.ip && isPublic(facts.ip)) return { ip: facts.ip, source: "server" };

  const reported = values.ip_lookup;
  if (reported && !facts.optedOut && isPublic(reported)) return { ip: reported, source: "browser" };
  return facts.ip ? { ip: facts.ip, source: "server" } : null;
}

const reserved =
  /^(0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1?$|f[cd]|fe[89ab])/i;

/** Reachable from the internet: not loopback, link-local, private or shared. */
export function isPublic(ip: string): boolean {
  const bare = ip.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(bare) !== 0 && !reserved.test(bare);
}
