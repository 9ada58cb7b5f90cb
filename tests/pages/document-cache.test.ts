import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sharedSite } from "../support/shared-site";
import { homeLead, post } from "../support/site";

const site = sharedSite();
const pages = ["/", "/es/lawsuits/oxbryta", "/terms"];
const revalidate = "private, no-cache, no-transform";

test.each(pages)("%s has the same text and its own ETag in each encoding", async (path) => {
  const answers = [
    await get(path),
    await get(path, { "Accept-Encoding": "gzip" }),
    await get(path, { "Accept-Encoding": "gzip, br" }),
  ];
  const [plain, gzip, br] = answers.map(({ body }) => body);
  expect(String(gunzipSync(gzip ?? ""))).toBe(String(plain));
  expect(String(brotliDecompressSync(br ?? ""))).toBe(String(plain));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { headers } of answers) {
    expect(headers.vary).toBe("Sec-GPC, Cookie, Accept-Encoding");
    expect(headers["cache-control"]).toBe(revalidate);
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
  }
});

test.each([...pages, "/do-not-sell-my-info", "/about?a=1"])(
  "%s is confirmed with 304 for the same encoding and opt-out state only",
  async (path) => {
    const gzip = { "Accept-Encoding": "gzip" };
    const { headers } = await get(path, gzip);
    const known = { "If-None-Match": `"other", W/${headers.etag}` };
    const confirmed = await get(path, { ...gzip, ...known });
    expect([confirmed.status, confirmed.body.length]).toEqual([304, 0]);
    for (const name of ["etag", "vary", "content-security-policy", "cache-control"]) {
      expect(confirmed.headers[name]).toBe(headers[name]);
    }
    const others: Record<string, string>[] = [
      {},
      { "Accept-Encoding": "br" },
      { ...gzip, "Sec-GPC": "1" },
      { ...gzip, Cookie: "do_not_sell=1" },
    ];
    for (const other of others) {
      const answer = await get(path, { ...other, ...known });
      expect({ other, status: answer.status }).toEqual({ other, status: 200 });
      expect(answer.headers.etag).not.toBe(headers.etag);
    }
  },
);

test.each([...pages, "/about?a=1", "/nope", "/.well-known/gpc.json"])(
  "HEAD %s has the headers of GET",
  async (path) => {
    const whole = await get(path);
    const { status, headers, body } = await get(path, {}, "HEAD");
    expect([status, body.length]).toEqual([whole.status, 0]);
    expect(headers["content-length"]).toBe(String(whole.body.length));
  },
);

test("a cached page follows the signal and the cookie, and renews the cookie of its request", async () => {
  for (const path of pages) {
    const plain = await get(path);
    const signal = await get(path, { "Sec-GPC": "1" });
    const cookie = await get(path, { Cookie: "a=b; do_not_sell=1" });
    expect(String(signal.body)).not.toBe(String(plain.body));
    expect(String(cookie.body)).toBe(String(signal.body));
    expect([plain, signal].map(({ headers }) => headers["set-cookie"])).toEqual([
      undefined,
      undefined,
    ]);
    expect(String(cookie.headers["set-cookie"])).toMatch(/^do_not_sell=1; Max-Age=63072000/);
    expect(String((await get(path)).body)).toBe(String(plain.body));
  }
});

test("a cached page names the host of its request, without a default port", async () => {
  for (const [host, origin] of [
    ["one.example", "one.example"],
    ["Two.example:81", "two.example:81"],
    ["three.example:80", "three.example"],
  ]) {
    const { body } = await get("/about", { Host: host ?? "" });
    expect(String(body)).toContain(`<link rel="canonical" href="http://${origin}/about"`);
  }
});

test("a query, entered values, a result or an error never become another visitor's page", async () => {
  const plain = (await get("/")).body;
  const sent = await post(site.url, homeLead({ Email: "memory@example.com" }));
  const thanks = await get(sent.headers.get("Location")?.replace(/#.*/, "") ?? "");
  expect(String(thanks.body)).toContain("Thanks for Submitting!");
  await post(site.url, homeLead({ Phone: "1", "First name": "Zacharias" }));
  const personal = [thanks, await get("/?q=lung"), await get("/nope")];
  for (const { headers } of personal) {
    expect(headers["cache-control"]).toBe("no-store, no-transform");
    expect(headers.etag).toBeUndefined();
  }
  expect(String((await get("/")).body)).toBe(String(plain));
});

test("a file is compressed, has its type, is cached, and can be requested in ranges", async () => {
  const [, script = ""] = /"(\/build\/[^"]+\.js)"/.exec(String((await get("/")).body)) ?? [];
  const packed = await get(script, { "Accept-Encoding": "br" });
  expect(packed.headers).toMatchObject({
    "content-type": "text/javascript",
    "content-encoding": "br",
    "cache-control": "public,max-age=31536000,immutable",
    vary: "Accept-Encoding",
  });
  const plain = await get(script);
  expect(String(brotliDecompressSync(packed.body))).toBe(String(plain.body));
  const known = { "If-None-Match": String(plain.headers.etag) };
  expect((await get(script, known)).status).toBe(304);
  const part = await get("/favicon.svg", { Range: "bytes=0-9" });
  expect([part.status, part.body.length]).toEqual([206, 10]);
  const beyond = await get("/favicon.svg", { Range: "bytes=999999999-" });
  expect(beyond.status).toBe(416);
  expect((await get("/favicon.svg")).headers["content-type"]).toBe("image/svg+xml");
});

test("/address-seen returns whether the server sees a public address, but not which", async () => {
  const local = await get("/address-seen");
  const proxied = await get("/address-seen", { "X-Forwarded-For": "8.8.8.8" });
  expect(JSON.parse(String(local.body))).toEqual({ isPublic: false });
  expect(JSON.parse(String(proxied.body))).toEqual({ isPublic: true });
  expect(proxied.headers["cache-control"]).toBe("no-store");
});

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

/** The bytes as they arrived: `fetch` would decompress them. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, site.url), { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    asked.once("error", reject);
    asked.end();
  });
}
