import { createServer } from "node:http";
import { isIPv4 } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sendRequest } from "~/server/destinations/http";
import {
  isNamedOrPublic,
  isPublicAddress,
  publicLookup,
} from "~/server/destinations/public-address";

describe("an address", () => {
  test.each([
    ...["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.100.100.200"],
    ...["0.0.0.0", "224.0.0.1", "255.255.255.255", "168.63.129.16", "198.18.0.1", "203.0.113.9"],
    ...["::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1"],
    ...["::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:7f00:1", "::127.0.0.1", "64:ff9b::7f00:1"],
    ...["2002:7f00:1::", "2001:0:4136:e378::", "2001:db8::1", "localhost", "", "1.2.3", "0x7f.1"],
  ])("such as %j is not called", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(["8.8.8.8", "93.184.216.34", "172.15.0.1", "172.32.0.1", "2606:4700::1111"])(
    "such as %s is called",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    ["https://10.0.0.1/", false],
    ["https://[::1]/", false],
    // URLs normalize these to 127.0.0.1.
    ["https://2130706433/", false],
    ["https://0x7f000001/", false],
    ["https://127.1/", false],
    ["https://[::ffff:127.0.0.1]/", false],
    ["https://8.8.8.8/", true],
    ["https://firm.example/", true],
  ])("written in %s is checked as a number: %s", (url, isAllowed) => {
    expect(isNamedOrPublic(new URL(url))).toBe(isAllowed);
  });

  test("of any private range is refused, however IPv6 wraps it", () => {
    const octet = fc.nat(255);
    const inner = fc.oneof(
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    );
    fc.assert(
      fc.property(inner, fc.constantFrom("", "::ffff:", "::", "64:ff9b::"), (parts, prefix) => {
        const address = parts.join(".");
        expect(isIPv4(address)).toBe(true);
        expect(isPublicAddress(`${prefix}${address}`)).toBe(false);
      }),
    );
  });
});

describe("a lookup for a connection", () => {
  const send = (url: string, lookup: ReturnType<typeof publicLookup>) =>
    sendRequest({ method: "POST", url, body: "{}", timeout: 2000, lookup });

  test("refuses a host name with a private address, and no request arrives there", async () => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;

    const result = await send(`http://localhost:${port}/`, publicLookup());

    expect(result).toEqual({ kind: "not_sent", detail: "ENOTPUBLIC" });
    expect(requests).toBe(0);
    server.close();
  });

  test("asks once, and refuses a host with one private address among public ones", async () => {
    let asked = 0;
    const lookup = publicLookup((_hostname, done) => {
      asked += 1;
      done(null, [
        { address: "93.184.216.34", family: 4 },
        { address: "::ffff:127.0.0.1", family: 6 },
      ]);
    });

    expect(await send("http://firm.example:9/", lookup)).toMatchObject({ detail: "ENOTPUBLIC" });
    expect(asked).toBe(1);
  });

  test("passes on the system's error about an unknown name", async () => {
    const lookup = publicLookup((_hostname, done) => {
      done(Object.assign(new Error("no"), { code: "ENOTFOUND" }), []);
    });

    expect(await send("http://firm.example/", lookup)).toEqual({
      kind: "not_sent",
      detail: "ENOTFOUND",
    });
  });
});
