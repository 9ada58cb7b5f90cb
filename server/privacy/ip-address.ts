import { BlockList, isIP } from "node:net";

/**
 * Whether an address is reachable from the whole internet: not loopback, private, link-local (which
 * includes the metadata addresses of clouds), shared, unique-local, documentation or multicast, and
 * not an IPv4 address embedded in an IPv6 one. After IANA's special-purpose address registries.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address.replace(/%.*$/, ""));
  if (family === 4) return !innerV4.check(address, "ipv4");
  return family === 6 && globalV6.check(address, "ipv6") && !innerV6.check(address, "ipv6");
}

/**
 * The same for the address of a visitor. Addresses for documentation count: whoever tries a proxy
 * with one sees what any visitor's receipt would have, and no request is sent to it.
 */
export function isPublicVisitor(address: string): boolean {
  const family = isIP(address);
  const isExample = family !== 0 && documentation.check(address, family === 4 ? "ipv4" : "ipv6");
  return isExample || isPublicAddress(address);
}

const documentationV4 = ["192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24"];
const documentationV6 = ["2001:db8::/32"];
const documentation = subnets([...documentationV4, ...documentationV6]);

const innerV4 = subnets([
  ...documentationV4,
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  // The host agent that a large cloud runs for each of its machines.
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "224.0.0.0/3",
]);
const globalV6 = subnets(["2000::/3"]);
/** Teredo and other translations, 6to4. */
const innerV6 = subnets([...documentationV6, "2001::/23", "2002::/16", "3fff::/20"]);

function subnets(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [start = "", bits] = range.split("/");
    list.addSubnet(start, Number(bits), isIP(start) === 4 ? "ipv4" : "ipv6");
  }
  return list;
}

/**
 * Removes a port or brackets that a proxy added, and IPv6 notation of IPv4. Null for anything else,
 * because the address is stored and passed on.
 */
export function plainAddress(text: string | undefined): string | null {
  const address = (text ?? "")
    .trim()
    .replace(/^\[([\da-f:.]*)\](:\d{1,5})?$/i, "$1")
    .replace(/^([\d.]+):\d{1,5}$/, "$1");
  switch (isIP(address)) {
    case 4:
      return address;
    case 6:
      return mappedAddress(address) ?? address;
    default:
      return null;
  }
}

/** An IPv4-mapped IPv6 address, in any notation (RFC 4291, 2.5.5.2). */
function mappedAddress(address: string): string | null {
  const withoutZone = address.replace(/%.*$/, "");
  const [, high = "", low = ""] =
    /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${withoutZone}]`).hostname) ?? [];
  if (high === "") return null;

  return [high, low].flatMap((part) => splitBytes(Number.parseInt(part, 16))).join(".");
}

function splitBytes(word: number): number[] {
  return [word >> 8, word & 255];
}

/**
 * What counts as one sender: an IPv4 address, or the /64 of an IPv6 address, because every
 * subscriber has at least a /64 and can use each address in it.
 */
export function senderNetwork(address: string): string {
  if (!address.includes(":")) return address;

  const [head, tail] = address.split("::");
  const groups = head ? head.split(":") : [];
  const rest = tail ? tail.split(":") : [];
  const zeros = Array(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
