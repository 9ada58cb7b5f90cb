import { isIP } from "node:net";
import { dateInNewYork } from "~/data/new-york";
import type { Values } from "./check";
import type { FormPost } from "./form-post";

/**
 * What counts as one sender: an IPv4 address, or the /64 of an IPv6 address, because every
 * subscriber has at least a /64 and can use each address in it.
 */
export function senderNetwork(address: string): string {
  if (!address.includes(":")) return address;

  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

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

/** Children's Online Privacy Protection Act, 15 U.S.C. 6501(1): a child is under 13. */
const consentAge = 13;

/** @param birth ISO date; the day is that of the moment `at` in America/New_York */
export function isChild(birth: string | undefined, at: number): boolean {
  if (!birth) return false;

  const year = Number(birth.slice(0, 4)) + consentAge;
  return `${year}${birth.slice(4)}` > dateInNewYork(at);
}
