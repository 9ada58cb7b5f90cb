import { describe, expect, test } from "vitest";
import { readForm, readPost } from "~/server/leads/read-post";
import { requestOf, statusOf, urlencoded } from "./form-requests";

describe("a form that is read", () => {
  test("keeps every value of every name, as posted", async () => {
    const entries = await readForm(requestOf("a=1&b=%20x%20&a=2&c&__proto__=p&=e"));
    expect([...entries]).toEqual([
      ["a", ["1", "2"]],
      ["b", [" x "]],
      ["c", [""]],
      ["__proto__", ["p"]],
      ["", ["e"]],
    ]);
  });

  test("may be multipart; its files become a value that no field accepts", async () => {
    const body = new FormData();
    body.append("name", "Ann\r\nLee");
    body.append("photo", new Blob(["x"]), "a.txt");
    const entries = await readForm(new Request("http://x/", { method: "POST", body }));
    expect(entries.get("name")).toEqual(["Ann\r\nLee"]);
    expect(entries.get("photo")).toEqual(["\0"]);
  });

  test("may name its charset, in any spelling", async () => {
    for (const type of [
      `${urlencoded}; charset=UTF-8`,
      urlencoded.toUpperCase(),
      ` ${urlencoded} ;x`,
    ]) {
      expect((await readForm(requestOf("a=1", type))).get("a")).toEqual(["1"]);
    }
  });

  test("may have 64 KiB and no more, with or without Content-Length", async () => {
    const most = `a=${"x".repeat(64 * 1024 - 2)}`;
    expect((await readForm(requestOf(most))).get("a")).toHaveLength(1);
    expect(await statusOf(requestOf(`${most}x`))).toBe(413);
    expect(await statusOf(requestOf(`${most}x`, urlencoded, false))).toBe(413);
  });

  test("may have 100 parameters and no more, counting repeated ones", async () => {
    const most = Array.from({ length: 100 }, (_, index) => `contact.x${index % 60}=`).join("&");
    expect(await statusOf(requestOf(most))).toBe(200);
    expect(await statusOf(requestOf(`${most}&a=`))).toBe(413);
  });

  test("that never ends is abandoned after 64 KiB", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 4096;
        controller.enqueue(new Uint8Array(4096));
      },
    });
    const headers = { "Content-Type": urlencoded };
    const init = { method: "POST", headers, body: endless, duplex: "half" as const };
    expect(await statusOf(new Request("http://x/", init))).toBe(413);
    expect(sent).toBeLessThan(128 * 1024);
  });
});

describe("what an action reads", () => {
  const thrown = async (request: Request) => {
    const reason: unknown = await readPost(request).catch((error: unknown) => error);
    return reason instanceof Response ? reason.status : reason;
  };

  test("is refused with the status of its fault when it is not a form", async () => {
    expect(
      await thrown(new Request("http://x/", { headers: { "Content-Type": urlencoded } })),
    ).toBe(405);
    expect(await thrown(requestOf("{}", "application/json"))).toBe(415);
    expect(await thrown(requestOf(`a=${"x".repeat(64 * 1024)}`))).toBe(413);
  });

  test("throws a fault that is not the sender's unchanged", async () => {
    const fault = new Error("the connection broke");
    const body = new ReadableStream({ start: (controller) => controller.error(fault) });
    const init = { method: "POST", body, duplex: "half" as const };
    const headers = { "Content-Type": urlencoded };
    expect(await thrown(new Request("http://x/", { ...init, headers }))).toBe(fault);
  });
});

describe("a body that is not a form", () => {
  test("that is compressed is refused with 415", async () => {
    for (const coding of ["gzip", "br", "GZIP", "identity, gzip", "x"]) {
      expect(await statusOf(encoded(coding))).toBe(415);
    }
    expect(await statusOf(encoded("identity"))).toBe(200);
    expect(await statusOf(encoded(" Identity "))).toBe(200);
    expect(await statusOf(encoded(""))).toBe(200);
  });

  test.each([
    "application/json",
    "text/plain",
    `${urlencoded}x`,
    "multipart/mixed; boundary=x",
    "multipart/form-data\u00a0",
    "multipart/form-data\u00a0; boundary=x",
    `${urlencoded}\u00a0`,
    "",
  ])("%s is 415", async (type) => {
    expect(await statusOf(requestOf("a=1", type))).toBe(415);
  });

  test.each([
    "multipart/form-data",
    "multipart/form-data;",
    "multipart/form-data; boundary",
    "multipart/form-data; boundary=",
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary="x',
    "multipart/form-data; boundary=x",
  ])("%s, malformed, is 400", async (type) => {
    expect(await statusOf(requestOf("--y\r\nnonsense", type))).toBe(400);
  });
});

function encoded(coding: string): Request {
  const headers = { "Content-Type": urlencoded, "Content-Encoding": coding };
  return new Request("http://x/", { method: "POST", headers, body: "a=1" });
}
