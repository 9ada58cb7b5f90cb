import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headerOf, rawGet, rawRequest } from "../support/raw-request";
import { homeLead, post, type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const pages = ["/", "/lawsuits/oxbryta", "/terms", "/_root.data", "/lawsuits/oxbryta.data"];

describe("a page that is the same for everybody", () => {
  test.each(pages)(
    "%s says the same in every encoding, each with a tag of its own",
    async (path) => {
      const plain = await get(path);
      const bodies = {
        identity: plain.body,
        gzip: gunzipSync((await get(path, { "Accept-Encoding": "gzip" })).body),
        br: brotliDecompressSync((await get(path, { "Accept-Encoding": "br" })).body),
      };
      expect(bodies.gzip.equals(bodies.identity)).toBe(true);
      expect(bodies.br.equals(bodies.identity)).toBe(true);
      const tags = ["identity", "gzip", "br"].map(async (accepted) => {
        const { headers } = await get(path, { "Accept-Encoding": accepted });
        expect(headers.vary).toBe("Sec-GPC, Cookie, Accept-Encoding");
        expect(headers["cache-control"]).toBe("private, no-cache");
        return headers.etag;
      });
      expect(new Set(await Promise.all(tags)).size).toBe(3);
    },
  );

  test.each(pages)(
    "%s is confirmed to clients that have it, and HEAD gets only its headers",
    async (path) => {
      const accepted = { "Accept-Encoding": "gzip" };
      const askAgain = async () => {
        const whole = await get(path, accepted);
        const known = { ...accepted, "If-None-Match": `W/"x", ${whole.headers.etag}` };
        const confirmed = await get(path, known);
        const told = await get(path, accepted, "HEAD");
        const policies = [whole, confirmed].map(
          ({ headers }) => headers["content-security-policy"],
        );
        return {
          status: confirmed.status,
          sizes: [confirmed.body.length, told.body.length],
          isLengthTold: told.headers["content-length"] === String(whole.body.length),
          policies: new Set(policies).size,
        };
      };
      // Soon after its second use a page is compressed further, which changes its tag and its
      // length.
      await expect
        .poll(askAgain)
        .toEqual({ status: 304, sizes: [0, 0], isLengthTold: true, policies: 1 });
    },
  );

  test("is packed tighter once it was asked for again, and not before", async () => {
    const tagOf = async (path: string) =>
      (await get(path, { "Accept-Encoding": "gzip" })).headers.etag;
    await tagOf("/faqs");
    // Pages are compressed in order: the other one would have had its turn before this one.
    await expect.poll(() => tagOf("/partners")).not.toContain("-quick");
    expect(await tagOf("/faqs")).toContain("-quick");
  });

  test("follows the signal and the cookie of each request, and renews the cookie it brought", async () => {
    for (const path of pages) {
      const [plain, signal, cookie] = [
        await rawGet(site.url, path),
        await rawGet(site.url, path, ["Sec-GPC: 1"]),
        await rawGet(site.url, path, ["Cookie: a=b", "Cookie: do_not_sell=1"]),
      ];
      expect(signal.body).not.toBe(plain.body);
      expect(cookie.body).toBe(signal.body);
      expect(headerOf(plain, "set-cookie")).toBeUndefined();
      expect(headerOf(signal, "set-cookie")).toBeUndefined();
      expect(headerOf(cookie, "set-cookie")).toMatch(/^do_not_sell=1; Max-Age=63072000/);
      expect((await rawGet(site.url, path)).body).toBe(plain.body);
    }
  });

  test("names the address it was requested at", async () => {
    for (const host of ["one.example", "two.example:81", "One.Example"]) {
      const head = `GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      const answer = await rawRequest(site.url, head);
      expect(answer.body).toContain(
        `<link rel="canonical" href="http://${host.toLowerCase()}/about"`,
      );
    }
  });
});

test("one visitor's query, typed values or result never become another's page", async () => {
  const plain = (await get("/")).body.toString();
  const searched = await get("/?q=lung");
  expect(searched.headers["cache-control"]).toBe("no-store");
  const campaign = await get("/?utm_source=letter");
  expect(campaign.status).toBe(200);

  const sent = await post(site.url, homeLead({ Email: "memory@example.com" }));
  const thanks = await get(sent.headers.get("Location")?.replace(/#.*/, "") ?? "");
  expect(thanks.body.toString()).toContain("Thanks for Submitting!");
  await post(site.url, homeLead({ Phone: "1", "First name": "Zacharias" }));
  expect((await get("/")).body.toString()).toBe(plain);

  const unknown = await get("/lawsuits/purple-widget-burns");
  expect(unknown.status).toBe(200);
  expect(unknown.body.toString()).toContain("Purple Widget Burns");
});

test("a file is compressed, has its type, is cached, and can be requested in ranges", async () => {
  const html = (await get("/")).body.toString();
  const [, script = ""] = /"(\/build\/root-[^"]+\.js)"/.exec(html) ?? [];
  const packed = await get(script, { "Accept-Encoding": "br" });
  expect(packed.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  const plain = await get(script);
  expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
  expect((await get(script, { "If-None-Match": String(plain.headers.etag) })).status).toBe(304);
  const part = await get("/favicon.svg", { Range: "bytes=0-9" });
  expect([part.status, part.body.length]).toEqual([206, 10]);
  expect((await get("/favicon.svg")).headers["content-type"]).toMatch(/^image\/svg\+xml/);
});

describe("a stored copy of a page", () => {
  test("is confirmed by its tag, and only for the same encoding and the same choice", async () => {
    const first = await rawGet(site.url, "/", ["Accept-Encoding: gzip"]);
    const tag = headerOf(first, "etag") ?? "";
    expect(tag).toMatch(/^"[^"]+"$/);
    const any = await rawGet(site.url, "/", ["Accept-Encoding: gzip", "If-None-Match: *"]);
    expect(any.status).toBe(304);
    const again = ["Accept-Encoding: gzip", `If-None-Match: "other", ${tag}`];
    const confirmed = await rawGet(site.url, "/", again);
    expect(confirmed.status).toBe(304);
    expect(confirmed.body).toBe("");
    expect(headerOf(confirmed, "etag")).toBe(tag);
    expect(headerOf(confirmed, "vary")).toBe("Sec-GPC, Cookie, Accept-Encoding");

    const others = [
      ["Accept-Encoding: br"],
      [],
      ["Accept-Encoding: gzip", "Sec-GPC: 1"],
      ["Accept-Encoding: gzip", "Cookie: do_not_sell=1"],
    ];
    for (const lines of others) {
      const answer = await rawGet(site.url, "/", [...lines, `If-None-Match: ${tag}`]);
      expect({ lines, status: answer.status }).toEqual({ lines, status: 200 });
      expect(headerOf(answer, "etag")).not.toBe(tag);
    }
  });

  test("is kept private, and not at all if it shows something typed or personal", async () => {
    expect(headerOf(await rawGet(site.url, "/"), "cache-control")).toBe("private, no-cache");
    for (const path of ["/?sent=22222222", "/nope"]) {
      const answer = await rawGet(site.url, path);
      expect(headerOf(answer, "cache-control")).toBe("no-store");
      expect(headerOf(answer, "etag")).toBeUndefined();
    }
  });
});

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

/** The bytes as they arrived: `fetch` would decompress them. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, site.url), { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.once("error", reject);
    asked.end();
  });
}

test("a page says whether the server sees an address, but never which", async () => {
  const [local, proxied] = [
    await get("/address-seen"),
    await get("/address-seen", { "X-Forwarded-For": "8.8.8.8" }),
  ];
  expect(JSON.parse(local.body.toString())).toEqual({ isPublic: false });
  expect(JSON.parse(proxied.body.toString())).toEqual({ isPublic: true });
  expect(proxied.headers["cache-control"]).toBe("no-store");
});
