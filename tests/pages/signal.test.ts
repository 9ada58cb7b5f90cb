import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "../support/document";
import { headerOf, type RawAnswer, rawGet, rawRequest } from "../support/raw-request";
import { homeLead, post, type Site, startSite } from "../support/site";
import { storedFor } from "../support/stored";

const honored = "Opt-Out Request Honored";
const renewal = "do_not_sell=1; Max-Age=63072000; Path=/; SameSite=Lax";
const certified = { CONSENT_SCRIPT_URL: "https://api.trustedform.com/trustedform.js" };

let site: Site;
beforeAll(async () => {
  site = await startSite(certified);
});
afterAll(() => site.stop());

describe("which requests are opted out", () => {
  test.each([
    { lines: ["Sec-GPC: 1"] },
    { lines: ["sec-gpc: 1"] },
    { lines: ["SEC-GPC:1"] },
    { lines: ["sEc-GpC: \t 1 \t"] },
    { lines: ["Sec-GPC: 0", "Sec-GPC: 1"] },
    { lines: ["Sec-GPC: 1", "sec-gpc: 1"] },
    { lines: ["Sec-GPC: 1", "Sec-GPC: x"] },
    { lines: ["Cookie: do_not_sell=1"] },
    { lines: ["Cookie: a=b; do_not_sell=1; c=d"] },
    { lines: ["Cookie: do_not_sell=0", "Sec-GPC: 1"] },
    { lines: ["Cookie: do_not_sell=0; do_not_sell=1"] },
    { lines: ["Cookie: do_not_sell=1; do_not_sell=0"] },
  ])("$lines: on", async ({ lines }) => {
    expect(isOn(await rawGet(site.url, "/", lines))).toEqual({ text: true, policy: true });
  });

  test.each([
    { lines: [] },
    { lines: ["Sec-GPC: 0"] },
    { lines: ["Sec-GPC: true"] },
    { lines: ['Sec-GPC: "1"'] },
    { lines: ["Sec-GPC: 01"] },
    { lines: ["Sec-GPC: 1.0"] },
    { lines: ["Sec-GPC: 1;x"] },
    { lines: ["Sec-GPC: 1, 1"] },
    { lines: ["Sec-GPC: 0, 1"] },
    { lines: ["Sec-GPC:"] },
    { lines: ["Sec-GPC: 0", "Sec-GPC: 0"] },
    { lines: ["Cookie: do_not_sell=0"] },
    { lines: ["Cookie: do_not_sell=true"] },
    { lines: ["Cookie: do_not_sell= 1x"] },
    { lines: ["Cookie: do_not_sell=11"] },
    { lines: ["Cookie: xdo_not_sell=1"] },
    { lines: ["X-Sec-GPC: 1"] },
    { lines: ["X-GPC: 1", "DNT: 1"] },
  ])("$lines: off", async ({ lines }) => {
    expect(isOn(await rawGet(site.url, "/", lines))).toEqual({ text: false, policy: false });
  });

  test("a signal in a trailer does not count", async () => {
    const body = new URLSearchParams(homeLead({ Email: "trailer@example.com" })).toString();
    const answer = await rawRequest(
      site.url,
      [
        "POST / HTTP/1.1",
        `Host: ${new URL(site.url).host}`,
        "Content-Type: application/x-www-form-urlencoded",
        "Transfer-Encoding: chunked",
        "Trailer: Sec-GPC",
        "Connection: close",
        "",
        body.length.toString(16),
        body,
        "0",
        "Sec-GPC: 1",
        "",
        "",
      ].join("\r\n"),
    );
    expect(answer.status).toBe(303);
    expect(storedFor(site, "trailer@example.com")).toMatchObject([{ opted_out: [] }]);
  });

  test("a post is stored with its reasons", async () => {
    const headers = { "Sec-GPC": "1", Cookie: "do_not_sell=1" };
    expect((await post(site.url, homeLead({ Email: "both@example.com" }), headers)).status).toBe(
      303,
    );
    expect(storedFor(site, "both@example.com")).toMatchObject([{ opted_out: ["gpc", "cookie"] }]);
  });
});

describe("with the signal on", () => {
  test("a page drawn again with errors, and a page that is missing, say so too", async () => {
    const signal = { "Sec-GPC": "1" };
    const faulty = await post(site.url, homeLead({ Phone: "" }), signal);
    expect(await faulty.text()).toContain(honored);
    const missing = await fetch(`${site.url}/nope`, { headers: signal });
    expect(await missing.text()).toContain(honored);
    const quiz = { intent: "quiz", took_oxbryta: "self", issues: "voc", has_lawyer: "yes" };
    const step2 = await (await post(`${site.url}/lawsuits/oxbryta`, quiz, signal)).text();
    expect(step2).toContain(honored);
    expect(step2).not.toContain('name="share_answers"');
  });

  test("Vary names the signal on HEAD, posts, errors, redirects and data requests", async () => {
    const signal = { "Sec-GPC": "1" };
    const asked: [string, RequestInit][] = [
      ["/", { method: "HEAD" }],
      ["/", { method: "POST", body: new URLSearchParams(homeLead()) }],
      ["/", { method: "POST", body: new URLSearchParams({}) }],
      ["/", { method: "POST", headers: { Origin: "https://evil.example" } }],
      ["/", { method: "PUT" }],
      ["/nope", {}],
      ["/ABOUT/", {}],
      ["/tort/suboxone", {}],
      ["/_root.data", {}],
      ["/lawsuits/oxbryta.data", {}],
      ["/_root.data", { method: "POST", body: new URLSearchParams({}) }],
      ["/_root.data", { method: "POST", headers: { Origin: "https://evil.example" } }],
    ];
    for (const [path, { headers, ...init }] of asked) {
      const all = { ...signal, ...Object(headers) };
      const answer = await fetch(site.url + path, { ...init, headers: all, redirect: "manual" });
      const vary = (answer.headers.get("Vary") ?? "").split(/,\s*/);
      expect({ path, vary }).toEqual({
        path,
        vary: expect.arrayContaining(["Sec-GPC", "Cookie", "Accept-Encoding"]),
      });
    }
  });

  test("each response follows its own request, document or data", async () => {
    const data = `${site.url}/_root.data`;
    const [on, off] = [
      await (await fetch(data, { headers: { "Sec-GPC": "1" } })).text(),
      await (await fetch(data)).text(),
    ];
    expect(on).toContain('"optedOut",true');
    expect(off).toContain('"optedOut",false');
    expect(isOn(await rawGet(site.url, "/"))).toEqual({ text: false, policy: false });
  });
});

describe("the cookie", () => {
  test("is renewed on every page requested with it, and never set otherwise", async () => {
    for (const path of ["/", "/about", "/lawsuits/oxbryta", "/nope"]) {
      const brought = await rawGet(site.url, path, ["Cookie: do_not_sell=1"]);
      expect({ path, cookie: headerOf(brought, "set-cookie") }).toEqual({ path, cookie: renewal });
      const none = await rawGet(site.url, path, ["Cookie: do_not_sell=0", "Sec-GPC: 1"]);
      expect({ path, cookie: headerOf(none, "set-cookie") }).toEqual({ path, cookie: undefined });
    }
  });

  test("is not set by files, statements or health checks", async () => {
    for (const path of ["/favicon.svg", "/.well-known/gpc.json", "/robots.txt", "/healthz"]) {
      const answer = await rawGet(site.url, path, ["Cookie: do_not_sell=1", "Sec-GPC: 1"]);
      expect({ path, cookie: headerOf(answer, "set-cookie") }).toEqual({ path, cookie: undefined });
    }
  });
});

/** What the visitor reads in the footer, and that no other origin is let in. */
function isOn(answer: RawAnswer) {
  const footer = wordsOf(answer.body.slice(answer.body.lastIndexOf("<footer")));
  const policy = headerOf(answer, "content-security-policy") ?? "";
  return { text: footer.includes(honored), policy: policy !== "" && !/https?:/.test(policy) };
}
