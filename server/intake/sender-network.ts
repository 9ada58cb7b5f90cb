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
