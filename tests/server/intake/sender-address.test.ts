import { expect, test } from "vitest";
import { isPublic } from "~/server/intake/form-post";

test.each([
  "8.8.8.8",
  "203.0.113.7",
  "172.32.0.1",
  "100.128.0.1",
  "2606:4700::1111",
  "::ffff:8.8.8.8",
])("%s is reachable from the internet", (ip) => expect(isPublic(ip)).toBe(true));

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.1.1",
  "100.64.0.1",
  "0.0.0.0",
  "::",
  "::1",
  "fe80::1",
  "fd00::1",
  "::ffff:127.0.0.1",
  "::ffff:192.168.0.1",
  "",
  "8.8.8",
  "8.8.8.8, 1.1.1.1",
  "<script>",
])("%s is not reachable from the internet", (ip) => expect(isPublic(ip)).toBe(false));
