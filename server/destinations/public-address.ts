import { type LookupAddress, lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * Reachable from anywhere in the internet: not loopback, private, link-local (with the metadata
 * addresses of clouds), shared, unique-local, documentation or multicast; no IPv4 address inside an
 * IPv6 one, by whatever scheme. IANA special-purpose address registries.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address.replace(/%.*$/, ""));
  if (family === 4) return !innerV4.check(address, "ipv4");
  return family === 6 && globalV6.check(address, "ipv6") && !innerV6.check(address, "ipv6");
}

const innerV4 = subnets("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  // The host agent of a large cloud, inside each of its machines.
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]);
const globalV6 = subnets("ipv6", ["2000::/3"]);
/** Teredo and other translations, documentation, 6to4. */
const innerV6 = subnets("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);

function subnets(family: "ipv4" | "ipv6", ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [start = "", bits] = range.split("/");
    list.addSubnet(start, Number(bits), family);
  }
  return list;
}

/** Said in place of the address, which belongs in no log. */
export const notPublic = "its address is not public";

/** A host that is written as a number is connected to without a look-up. */
export function isNamedOrPublic({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) === 0 || isPublicAddress(bare);
}

type Resolve = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * For a request's connection: looks up once and gives only addresses that were checked, so that no
 * second look-up can come to another result. One inner address spoils them all.
 */
export function publicLookup(
  resolve: Resolve = (hostname, done) => lookup(hostname, { all: true }, done),
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error("no address"), "");
      if (!found.every(({ address }) => isPublicAddress(address))) {
        return callback(Object.assign(new Error(notPublic), { code: "ENOTPUBLIC" }), "");
      }
      if (options.all) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
}
