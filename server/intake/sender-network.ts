/**
 * Who counts as one sender: an IPv4 address, or a /64 of IPv6, the least that one subscriber has,
 * who could send from each of its addresses.
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
