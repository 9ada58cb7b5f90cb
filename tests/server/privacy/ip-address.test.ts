import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isPublicAddress,
  isPublicVisitor,
  plainAddress,
  senderNetwork,
} from "~/server/privacy/ip-address";

describe("an address", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "172.20.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "100.99.0.1",
    "100.100.100.200",
    "100.127.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "168.63.129.16",
    "198.18.0.1",
    "203.0.113.9",
    "::",
    "::1",
    "fe80::1",
    "FE90::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd00:ec2::254",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::2",
    "::ffff:7f00:1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:4136:e378::",
    "2001:db8::1",
    "localhost",
    "",
    "1.2.3",
    "8.8.8.8, 1.1.1.1",
    "<script>",
    "0x7f.1",
  ])("such as %j is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    "8.8.8.8",
    "93.184.216.34",
    "172.15.0.1",
    "172.32.0.1",
    "100.128.0.1",
    "2606:4700::1111",
  ])("such as %s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test("of a private range is not public, however IPv6 wraps it", () => {
    const octet = fc.nat(255);
    const inner = fc.oneof(
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    );
    fc.assert(
      fc.property(inner, fc.constantFrom("", "::ffff:", "::", "64:ff9b::"), (parts, prefix) => {
        expect(isPublicAddress(`${prefix}${parts.join(".")}`)).toBe(false);
      }),
    );
  });
});

test("a visitor's address may be one for documentation, as whoever tries a proxy writes it", () => {
  for (const address of ["192.0.2.1", "198.51.100.7", "203.0.113.9", "2001:db8::1", "8.8.8.8"]) {
    expect(isPublicVisitor(address)).toBe(true);
  }
  for (const address of ["10.0.0.1", "198.18.0.1", "::ffff:10.0.0.1", "", "localhost"]) {
    expect(isPublicVisitor(address)).toBe(false);
  }
});

test.each([
  ["2001:db8:0:5::", "2001:db8::5:0:0:0:1"],
  ["2001:DB8:A::1", "2001:0db8:000a:0000:ffff:1:2:3"],
  ["fe80::1%eth0", "fe80::2"],
  ["::1", "0:0:0:0:1:2:3:4"],
])("%s and %s are in one network, however they are written", (one, other) => {
  expect(senderNetwork(one)).toBe(senderNetwork(other));
});

test.each([
  ["2001:db8::1", "2001:db8:0:1::1"],
  ["2001:db8::5:0:0:0:1", "2001:db8::5"],
  ["fe80::1%eth0", "fe80:0:0:1::1"],
  ["2001:db8:1:23::1", "2001:db8:12:3::1"],
])("%s and %s are in different networks", (one, other) => {
  expect(senderNetwork(one)).not.toBe(senderNetwork(other));
});

test.each([
  ["8.8.8.8", "8.8.8.8"],
  ["8.8.8.8:4711", "8.8.8.8"],
  [" 8.8.8.8 ", "8.8.8.8"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:80", "2001:db8::1"],
  ["2001:db8::1:80", "2001:db8::1:80"],
  ["::ffff:8.8.8.8", "8.8.8.8"],
  ["::ffff:808:808", "8.8.8.8"],
  ["0:0:0:0:0:ffff:0808:0808", "8.8.8.8"],
  ["::FFFF:8.8.8.8", "8.8.8.8"],
  ["[::ffff:8.8.8.8]:80", "8.8.8.8"],
  ["::1", "::1"],
  [undefined, null],
  ["", null],
  ["unknown", null],
  ["_hidden", null],
  ["=1+1", null],
  ["8.8.8", null],
  ["8.8.8.8:", null],
  ["8.8.8.8:x", null],
  ["8.8.8.8:4711:1", null],
  ["8.8.8.256:1", null],
  ["[2001:db8::1", null],
  ["[[::1]]", null],
  ["[::1]x", null],
  ["8.8.8.8, 9.9.9.9", null],
])("address %s: %s", (text, address) => {
  expect(plainAddress(text)).toBe(address);
});
