import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageSource, senderAddress } from "~/server/leads/form-post";
import { readPost } from "~/server/leads/read-post";
import { unknownSender } from "~/tests/support/messages";

const urlencoded = "application/x-www-form-urlencoded";

function requestOf(body: string, type = urlencoded, more: Record<string, string> = {}): Request {
  return new Request("http://x/", {
    method: "POST",
    headers: { "Content-Type": type, ...more },
    body,
  });
}

const multipart = (body: string, type = "multipart/form-data; boundary=x") => requestOf(body, type);
const partOf = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

async function statusOf(request: Request): Promise<unknown> {
  const thrown: unknown = await readPost(request).then(
    () => 200,
    (reason: unknown) => reason,
  );
  return thrown instanceof Response ? thrown.status : thrown;
}

describe("a posted form", () => {
  test("keeps every value of every name, as posted", async () => {
    const entries = await readPost(requestOf("a=1&b=%20x%20&a=2&c&__proto__=p&=e"));
    expect([...entries]).toEqual([
      ["a", ["1", "2"]],
      ["b", [" x "]],
      ["c", [""]],
      ["__proto__", ["p"]],
      ["", ["e"]],
    ]);
  });

  test("may have 64 KiB and 100 parameters and no more", async () => {
    const most = `a=${"x".repeat(64 * 1024 - 2)}`;
    expect((await readPost(requestOf(most))).get("a")).toHaveLength(1);
    expect(await statusOf(requestOf(`${most}x`))).toBe(413);
    const many = Array.from({ length: 100 }, (_, index) => `contact.x${index % 60}=`).join("&");
    expect(await statusOf(requestOf(many))).toBe(200);
    expect(await statusOf(requestOf(`${many}&a=`))).toBe(413);
    const parts = (count: number) => `${`--x\r\n${partOf("a", "")}\r\n`.repeat(count)}--x--`;
    expect(await statusOf(multipart(parts(100)))).toBe(200);
    expect(await statusOf(multipart(parts(101)))).toBe(413);
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

  test("is the only body that is read: others have the status of their fault", async () => {
    for (const type of [
      `${urlencoded}; charset=UTF-8`,
      urlencoded.toUpperCase(),
      ` ${urlencoded} ;x`,
    ]) {
      expect(await statusOf(requestOf("a=1", type))).toBe(200);
    }
    for (const type of [
      "application/json",
      "text/plain",
      `${urlencoded}x`,
      "multipart/mixed; boundary=x",
      "",
      "multipart/form-data\u00a0; boundary=x",
      `${urlencoded}\u00a0`,
    ]) {
      expect(await statusOf(requestOf("a=1", type))).toBe(415);
    }
    const encoded = (coding: string) =>
      requestOf("a=1", urlencoded, { "Content-Encoding": coding });
    for (const coding of ["gzip", "br", "identity, gzip"]) {
      expect(await statusOf(encoded(coding))).toBe(415);
    }
    expect(await statusOf(encoded(" Identity "))).toBe(200);
    const headers = { "Content-Type": urlencoded };
    expect(await statusOf(new Request("http://x/", { headers }))).toBe(405);

    const fault = new Error("the connection broke");
    const body = new ReadableStream({ start: (controller) => controller.error(fault) });
    const init = { method: "POST", body, duplex: "half" as const };
    expect(await statusOf(new Request("http://x/", { ...init, headers }))).toBe(fault);
  });
});

describe("a multipart form", () => {
  const part = partOf("email", "ann@example.com");

  test.each<[string, string]>([
    ["a preamble", `This is MIME.\r\n--x\r\n${part}\r\n--x--`],
    ["an epilogue", `--x\r\n${part}\r\n--x--\r\nThe end.\r\n--x\r\n`],
    ["blanks after the boundary", `--x \t\r\n${part}\r\n--x--  \r\n`],
    ["no blank before the name", `--x\r\n${part.replace("; n", ";n")}\r\n--x--`],
    ["the name unquoted", `--x\r\n${part.replaceAll('"', "")}\r\n--x--`],
    ["more headers, in any case", `--x\r\nX-A: b\r\n${part.toLowerCase()}\r\n--x--`],
  ])("may have %s", async (_what, body) => {
    expect([...(await readPost(multipart(body)))]).toEqual([["email", ["ann@example.com"]]]);
  });

  test("made of any names and values is read as it was written, whatever looks like its boundary", async () => {
    const name = fc.string({ unit: fc.constantFrom(..."ab größe😀_-.") });
    const piece = fc.constantFrom("--x", "--x--", "x", "\r\n", "\n", " ", "Łódź 😀", "--", "\0");
    const line = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
    // A line that is the boundary ends the value.
    const value = line.filter(
      (text) => !/^--x(--)?[ \t\n]*$/m.test(`${text}\r`.replaceAll("\r", "")),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 8 }), async (fields) => {
        const body = fields.map(([key, text]) => `--x\r\n${partOf(key, text)}\r\n`).join("");
        const entries = await readPost(multipart(`${body}--x--`));
        const names = [...new Set(fields.map(([key]) => key))];
        expect([...entries]).toEqual(
          names.map((key) => [key, fields.filter(([one]) => one === key).map(([, text]) => text)]),
        );
      }),
    );
  });

  test("that is cut, or has bytes changed, is read or refused with 400, never with an error of ours", async () => {
    const whole = `--x\r\n${part}\r\n--x\r\n${partOf("a", "1\r\n2")}\r\n--x--`;
    const changed = fc
      .record({ at: fc.nat(whole.length), gone: fc.nat(12), added: fc.string({ maxLength: 4 }) })
      .map(({ at, gone, added }) => whole.slice(0, at) + added + whole.slice(at + gone));
    await fc.assert(
      fc.asyncProperty(changed, async (body) => {
        expect([200, 400]).toContain(await statusOf(multipart(body)));
      }),
    );
    for (let end = 0; end < whole.length; end += 1) {
      expect(await statusOf(multipart(whole.slice(0, end)))).toBe(400);
    }
  });

  test("of a browser is read, and its files become a value that no field accepts", async () => {
    const body = new FormData();
    for (const size of [0, 20_000]) body.append("photo", new Blob(["x".repeat(size)]), "a.txt");
    body.append("name", "Ann\r\nLee");
    expect([...(await readPost(new Request("http://x/", { method: "POST", body })))]).toEqual([
      ["photo", ["\0", "\0"]],
      ["name", ["Ann\r\nLee"]],
    ]);
  });

  test("may have its boundary written in any way", async () => {
    for (const written of ['"x"', "x ;charset=utf-8", "x;", '"x"; a="b c"']) {
      const type = `Multipart/Form-Data ; Boundary=${written}`;
      expect([...(await readPost(multipart(`--x\r\n${part}\r\n--x--`, type))).keys()]).toEqual([
        "email",
      ]);
    }
    for (const written of ["", "; boundary", "; boundary=", '; boundary=""', '; boundary="y']) {
      const type = `multipart/form-data${written}`;
      expect(await statusOf(multipart(`--x\r\n${part}\r\n--x--`, type))).toBe(400);
    }
  });

  test.each<[string, string]>([
    ["with a part without headers", `--x\r\n${part}\r\n--x\r\n\r\nb\r\n--x--`],
    ["with an empty part", `--x\r\n--x\r\n${part}\r\n--x--`],
    ["with headers that do not end", `--x\r\n${part.split("\r\n")[0]}\r\n--x\r\n${part}\r\n--x--`],
    ["with a line that is not a header", `--x\r\nnonsense\r\n${part}\r\n--x--`],
    ["with a name that does not end", `--x\r\n${part.replace('l"', "l")}\r\n--x--`],
    ["with a part that is no field", `--x\r\n${part.replace("form-data", "attachment")}\r\n--x--`],
    ["of another boundary", `--y\r\n${part}\r\n--y--`],
  ])("%s is 400", async (_what, body) => {
    expect(await statusOf(multipart(body))).toBe(400);
  });
});

const origin = "https://plainclaim.example";
const page = { path: "/lawsuits/oxbryta", anchor: "form" };

test.each([
  ["utm_campaign=fall+2026.a_b-c&utm_source=news", "?utm_source=news&utm_campaign=fall+2026.a_b-c"],
  ["utm_source=a&next=//evil&utm_source=b&utm_medium=%63pc", "?utm_source=a&utm_medium=cpc"],
  ...["source", "medium", "campaign", "content", "term"].map((name) => {
    const longest = `utm_${name}=${"a".repeat(80)}`;
    return [longest, `?${longest}`];
  }),
  ["", ""],
  ["gclid=abc&fbclid=x&utm_id=7", ""],
  [`utm_source=${"a".repeat(81)}`, ""],
  ["utm_source=&utm_medium", ""],
  ["utm_source=a%20b&utm_medium=<x>&utm_term=%E0%A4%A&utm_content=é", ""],
  ["#?utm_source=news", ""],
])("the address of a form has of the posted query %j only the campaign", (query, kept) => {
  const posted = `https://evil.example/elsewhere?${query}#x`;
  expect(pageSource(origin, page, posted)).toBe(`${origin}/lawsuits/oxbryta${kept}#form`);
});

test("a submission comes from the address that the server saw, else from the one that the browser looked up unless it opted out", () => {
  const from = (ip: string | null, ip_lookup = "", optedOut = false) => {
    const facts = { ...unknownSender, ip, optedOut };
    return senderAddress({ facts }, { ip_lookup });
  };
  const browser = { ip: "93.184.216.34", source: "browser" };
  const local = { ip: "10.0.0.1", source: "server" };
  expect(from("8.8.8.8", browser.ip)).toEqual({ ip: "8.8.8.8", source: "server" });
  expect(from("10.0.0.1", browser.ip)).toEqual(browser);
  expect(from(null, browser.ip)).toEqual(browser);
  expect(from("10.0.0.1", browser.ip, true)).toEqual(local);
  expect(from(null, browser.ip, true)).toBeNull();
  for (const no of ["", "10.0.0.2", "198.18.0.1", "224.0.0.1", "<script>"]) {
    expect([from("10.0.0.1", no), from(null, no)]).toEqual([local, null]);
  }
});
