import { describe, expect, test } from "vitest";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { isPublic, senderAddress } from "~/server/leads/form-post";
import { unknownSender } from "~/tests/support/unknown-sender";

test.each([
  "8.8.8.8",
  "203.0.113.7",
  "172.32.0.1",
  "100.128.0.1",
  "100.200.0.1",
  "::2",
  "2001:db8::ffff:8.8.8.8",
  "2606:4700::1111",
  "::ffff:8.8.8.8",
])("%s is reachable from the internet", (ip) => expect(isPublic(ip)).toBe(true));

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.20.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.1.1",
  "100.64.0.1",
  "100.70.0.1",
  "100.99.0.1",
  "100.100.0.1",
  "100.119.0.1",
  "100.127.0.1",
  "0.0.0.0",
  "::",
  "::1",
  "fe80::1",
  "FE90::1",
  "fd00::1",
  "fc00::1",
  "::ffff:127.0.0.1",
  "::ffff:192.168.0.1",
  "",
  "8.8.8",
  "8.8.8.8, 1.1.1.1",
  "<script>",
])("%s is not reachable from the internet", (ip) => expect(isPublic(ip)).toBe(false));

describe("the address that a submission came from", () => {
  const from = (ip: string | null, ip_lookup = "", optedOut = false) =>
    senderAddress(
      {
        form: unsubscribeForm(),
        entries: new Map(),
        page: { path: "/", anchor: "form" },
        facts: { ...unknownSender, ip, optedOut },
      },
      { ip_lookup },
    );
  const browser = { ip: "198.51.100.7", source: "browser" };

  test("is what the server saw, if that is public, whatever the browser says", () => {
    const seen = { ip: "203.0.113.7", source: "server" };
    expect(from("203.0.113.7", browser.ip)).toEqual(seen);
    expect(from("203.0.113.7")).toEqual(seen);
  });

  test("is what the browser looked up where the server saw none, unless the sender opted out", () => {
    expect(from("10.0.0.1", browser.ip)).toEqual(browser);
    expect(from(null, browser.ip)).toEqual(browser);
    expect(from("10.0.0.1", browser.ip, true)).toEqual({ ip: "10.0.0.1", source: "server" });
    expect(from(null, browser.ip, true)).toBeNull();
    for (const no of ["", "10.0.0.2", "<script>"]) {
      expect(from("10.0.0.1", no)).toEqual({ ip: "10.0.0.1", source: "server" });
      expect(from(null, no)).toBeNull();
    }
  });
});
