import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { indexedPaths } from "~/data/menus";
import { attributesOf, controlOf, tagsOf, wordsOf } from "../support/document";
import { headerOf, type RawAnswer, rawGet, rawRequest } from "../support/raw-request";
import { caseLead, homeLead, post, type Site, startSite } from "../support/site";

const agreement = "I agree to be contacted by phone, text, and email about my inquiry.";
const certificate = "I consent to the collection of a TrustedForm certificate for this submission.";
beforeAll(open);
afterAll(close);

/** Each of the advertising interfaces that a browser has or had, and what a page must not ask for. */
const deniedFeatures = [
  "attribution-reporting",
  "browsing-topics",
  "camera",
  "geolocation",
  "interest-cohort",
  "join-ad-interest-group",
  "microphone",
  "private-aggregation",
  "run-ad-auction",
  "shared-storage",
];

describe("every response", () => {
  test("has each protective header once, whatever it is", async () => {
    for (const [name, answer] of await allKinds(plain)) {
      const names = answer.headers.map(([header]) => header);
      const twice = names.filter((header, index) => names.indexOf(header) !== index);
      expect({ name, twice }).toEqual({ name, twice: [] });
      const missing = everywhere.filter((header) => !names.includes(header));
      expect({ name, missing }).toEqual({ name, missing: [] });
      expect({ name, leaks: names.filter((one) => /^(x-powered-by|server)$/.test(one)) }).toEqual({
        name,
        leaks: [],
      });
      expect(headerOf(answer, "x-content-type-options")).toBe("nosniff");
      expect(headerOf(answer, "referrer-policy")).toBe("strict-origin");
      const denied = headerOf(answer, "permissions-policy")?.split(", ");
      expect(denied).toEqual(expect.arrayContaining(deniedFeatures.map((one) => `${one}=()`)));
      expect(headerOf(answer, "strict-transport-security")).toBeUndefined();
    }
  });

  test("of HTML has a policy without unsafe words, and Vary", async () => {
    for (const [name, answer] of await allKinds(plain)) {
      if (!/^text\/html/.test(headerOf(answer, "content-type") ?? "")) continue;
      const policy = headerOf(answer, "content-security-policy") ?? "";
      expect({ name, policy }).toMatchObject({
        policy: expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-/),
      });
      expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
      for (const rule of ["frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'"]) {
        expect(policy).toContain(rule);
      }
      expect(headerOf(answer, "vary")).toBe("Sec-GPC, Cookie, Accept-Encoding");
    }
  });

  test("over https requires https from now on, also for the cookie; over http neither", async () => {
    for (const [name, answer] of await allKinds(secure)) {
      const age = headerOf(answer, "strict-transport-security");
      expect({ name, age }).toEqual({ name, age: expect.stringMatching(/^max-age=\d{8}/) });
    }
    const cookie = ["Cookie: do_not_sell=1"];
    expect(headerOf(await ask(secure, "/", cookie), "set-cookie")).toMatch(/; Secure$/);
    expect(headerOf(await ask(plain, "/", cookie), "set-cookie")).not.toContain("Secure");
  });

  test("to a redirect, an error or a post is never stored by a cache", async () => {
    for (const [name, answer] of await allKinds(plain)) {
      if (answer.status === 200) continue;
      const kept = headerOf(answer, "cache-control");
      expect({ name, status: answer.status, kept }).toMatchObject({
        name,
        kept: expect.stringContaining("no-store"),
      });
    }
  });
});

describe("a document's policy", () => {
  test("covers exactly the inline scripts the document has", async () => {
    for (const path of [...indexedPaths, "/lawsuits/oxbryta", "/nope", "/?q=lung"]) {
      const answer = await ask(plain, path);
      const policy = headerOf(answer, "content-security-policy") ?? "";
      const allowed = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
      expect({ path, hashes: allowed.toSorted() }).toEqual({
        path,
        hashes: inlineHashes(answer.body).toSorted(),
      });
    }
  });

  test("is obeyed: no style attribute, no inline handler, no address that runs script", async () => {
    for (const path of [...indexedPaths, "/lawsuits/lds-abuse", "/nope"]) {
      const { body } = await ask(plain, path);
      const markup = body.replaceAll(/<script[\s\S]*?<\/script>/g, "");
      expect({ path, found: markup.match(/<[^>]+\s(?:style|on[a-z]+)=[^>]*>/i)?.[0] }).toEqual({
        path,
        found: undefined,
      });
      expect(markup).not.toMatch(/(?:href|src|action)="\s*(?:javascript|data):/i);
      expect(markup).not.toMatch(/<style[\s>]/);
    }
  });

  test("lists both hosts of TrustedForm when its script is configured", async () => {
    expect(await foreignIn(secure, "/")).toEqual([
      "https://api.trustedform.com",
      "https://cdn.trustedform.com",
    ]);
  });

  test("lists exactly the hosts chosen by hand, and those of the look-up and the image", async () => {
    expect(await foreignIn(chosen, "/")).toEqual([
      "https://certs.example.net",
      "https://ip.example.net",
      "https://pixel.example.net",
      "https://static.example.net",
    ]);
    const policy = headerOf(await ask(chosen, "/"), "content-security-policy") ?? "";
    expect(policy).not.toMatch(/script-src[^;]*(?:ip|pixel)\.example/);
  });
});

describe("the consent sentence", () => {
  test("without certification ends after the agreement", async () => {
    for (const html of await leadForms(plain)) {
      expect(sentenceIn(html)).toBe(agreement);
      expect(html).not.toContain("TrustedForm certificate");
    }
  });

  test("with certification goes on to the certificate, unless opted out", async () => {
    for (const html of await leadForms(secure)) {
      expect(sentenceIn(html)).toBe(`${agreement} ${certificate}`);
    }
    for (const html of await leadForms(secure, { "Sec-GPC": "1" })) {
      expect(sentenceIn(html)).toBe(agreement);
      expect(html).not.toContain("trustedform.com");
    }
  });

  test("stands unticked, and no foreign address is loaded by the document itself", async () => {
    for (const html of await leadForms(chosen)) {
      expect(controlOf(html, "consent")).not.toHaveProperty("checked");
      const markup = html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, "");
      const loaded = ["script", "img", "link", "iframe"].flatMap((tag) => tagsOf(markup, tag));
      const foreign = loaded.flatMap(({ src, href, rel }) =>
        rel === "canonical" || rel === "alternate" ? [] : [src ?? href ?? ""],
      );
      expect(foreign.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
    }
  });

  test("the tracking image is on step 2 only, for visitors without script who did not opt out", async () => {
    const [home = "", step2 = ""] = await leadForms(chosen);
    expect(home).not.toContain("<noscript><img");
    expect(step2).toMatch(/<noscript><img[^>]*src="https:\/\/pixel\.example\.net\/ns\.gif"/);
    const [, optedOut = ""] = await leadForms(chosen, { "Sec-GPC": "1" });
    expect(optedOut).not.toContain("pixel.example.net");
  });
});

const quiz = { intent: "quiz", took_oxbryta: "self", issues: "voc", has_lawyer: "yes" };

/** The headers that protect every answer, whatever it is. */
const everywhere = [
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

let plain: Site;
let secure: Site;
let chosen: Site;

async function open() {
  [plain, secure, chosen] = await Promise.all([
    startSite(),
    startSite({
      SITE_URL: "https://www.example.com",
      CONSENT_SCRIPT_URL: "https://api.trustedform.com/trustedform.js",
    }),
    startSite({
      CONSENT_SCRIPT_URL: "https://certs.example.net/a.js?b=c",
      CONSENT_SCRIPT_HOSTS: "certs.example.net, Static.Example.net",
      CONSENT_PIXEL_URL: "https://pixel.example.net/ns.gif",
      IP_LOOKUP_URL: "https://ip.example.net/me?format=json",
    }),
  ]);
}

function close() {
  return Promise.all([plain, secure, chosen].map((site) => site?.stop()));
}

/** One answer of every kind the server gives. */
async function allKinds(site: Site): Promise<[string, RawAnswer][]> {
  const lead = new URLSearchParams(homeLead()).toString();
  const foreign = "Origin: https://evil.example";

  return [
    ["home", await ask(site, "/")],
    ["case", await ask(site, "/lawsuits/oxbryta")],
    ["legal page", await ask(site, "/privacy")],
    ["not found", await ask(site, "/nope")],
    ["plain path", await ask(site, "/ABOUT/")],
    ["old address", await ask(site, "/tort/suboxone")],
    ["data", await ask(site, "/_root.data")],
    ["statement", await ask(site, "/.well-known/gpc.json")],
    ["file", await ask(site, "/favicon.svg")],
    ["health", await ask(site, "/healthz")],
    ["stored", await rawPost(site, "/", { body: lead })],
    ["invalid", await rawPost(site, "/", { body: "x=1" })],
    [
      "quiz",
      await rawPost(site, "/lawsuits/oxbryta", { body: new URLSearchParams(quiz).toString() }),
    ],
    ["invalid data", await rawPost(site, "/_root.data", { body: "x=1" })],
    ["foreign", await rawPost(site, "/", { body: lead, lines: [foreign] })],
    ["foreign data", await rawPost(site, "/_root.data", { body: lead, lines: [foreign] })],
    ["no form here", await rawPost(site, "/about", { body: "x=1" })],
    ["too large", await rawPost(site, "/", { body: "x".repeat(70_000) })],
  ];
}

type Posted = { body: string; lines?: string[] };

function rawPost(site: Site, path: string, { body, lines = [] }: Posted) {
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostOf(site)}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    ...lines,
    "Connection: close",
  ];
  return rawRequest(site.url, `${head.join("\r\n")}\r\n\r\n${body}`);
}

function inlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)];
  return scripts.flatMap(([, open = "", text = ""]) => {
    const { src, type } = attributesOf(open);
    // Text becomes the module that is started after the first paint.
    const runs = src === undefined && (!type || type === "module" || type === "text/plain");
    return runs ? [`sha256-${createHash("sha256").update(text).digest("base64")}`] : [];
  });
}

async function foreignIn(site: Site, path: string): Promise<string[]> {
  const policy = headerOf(await ask(site, path), "content-security-policy") ?? "";
  return [...new Set(policy.match(/https?:\/\/[^\s;]+/g))].toSorted();
}

/** Home, and step 2 of a case. */
async function leadForms(site: Site, headers: Record<string, string> = {}): Promise<string[]> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const home = await ask(site, "/", lines);
  const step2 = await post(`${site.url}/lawsuits/oxbryta`, quiz, headers);
  const again = await post(`${site.url}/lawsuits/oxbryta`, caseLead({ Phone: "1" }), headers);
  const texts = [home.body, await step2.text()];
  expect(sentenceIn(await again.text())).toBe(sentenceIn(texts[1] ?? ""));
  return texts;
}

function sentenceIn(html: string): string {
  const id = controlOf(html, "consent")?.id;
  const label = new RegExp(`<label[^>]*for="${id}"[^>]*>([\\s\\S]*?)</label>`).exec(html)?.[1];
  return wordsOf(label ?? "").trim();
}

/** The one that it serves: it redirects others. */
function hostOf({ url, env }: Site): string {
  return new URL(env.SITE_URL ?? url).host;
}

function ask(site: Site, path: string, lines: string[] = []) {
  return rawGet(site.url, path, [`Host: ${hostOf(site)}`, ...lines]);
}
