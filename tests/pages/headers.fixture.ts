import { createHash } from "node:crypto";
import { expect } from "vitest";
import { attributesOf, controlOf, wordsOf } from "../support/document";
import { headerOf, type RawAnswer, rawGet, rawRequest } from "../support/raw-request";
import { caseLead, homeLead, post, type Site, startSite } from "../support/site";

const quiz = { intent: "quiz", took_oxbryta: "self", issues: "voc", has_lawyer: "yes" };

/** The headers that protect every answer, whatever it is. */
export const everywhere = [
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

export let plain: Site;
export let secure: Site;
export let chosen: Site;

export async function open() {
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

export function close() {
  return Promise.all([plain, secure, chosen].map((site) => site?.stop()));
}

/** One answer of every kind the server gives. */
export async function allKinds(site: Site): Promise<[string, RawAnswer][]> {
  const lead = new URLSearchParams(homeLead()).toString();
  const foreign = "Origin: https://evil.example";

  return [
    ["home", await rawGet(site.url, "/")],
    ["case", await rawGet(site.url, "/lawsuits/oxbryta")],
    ["legal page", await rawGet(site.url, "/privacy")],
    ["not found", await rawGet(site.url, "/nope")],
    ["plain path", await rawGet(site.url, "/ABOUT/")],
    ["old address", await rawGet(site.url, "/tort/suboxone")],
    ["data", await rawGet(site.url, "/_root.data")],
    ["statement", await rawGet(site.url, "/.well-known/gpc.json")],
    ["file", await rawGet(site.url, "/favicon.svg")],
    ["health", await rawGet(site.url, "/healthz")],
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
    `Host: ${new URL(site.url).host}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    ...lines,
    "Connection: close",
  ];
  return rawRequest(site.url, `${head.join("\r\n")}\r\n\r\n${body}`);
}

export function inlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)];
  return scripts.flatMap(([, open = "", text = ""]) => {
    const { src, type } = attributesOf(open);
    // Text becomes the module that is started after the first paint.
    const runs = src === undefined && (!type || type === "module" || type === "text/plain");
    return runs ? [`sha256-${createHash("sha256").update(text).digest("base64")}`] : [];
  });
}

export async function foreignIn(site: Site, path: string, lines: string[] = []): Promise<string[]> {
  const policy = headerOf(await rawGet(site.url, path, lines), "content-security-policy") ?? "";
  return [...new Set(policy.match(/https?:\/\/[^\s;]+/g))].toSorted();
}

/** Home, and step 2 of a case. */
export async function leadForms(
  site: Site,
  headers: Record<string, string> = {},
): Promise<string[]> {
  const home = await fetch(site.url, { headers });
  const step2 = await post(`${site.url}/lawsuits/oxbryta`, quiz, headers);
  const again = await post(`${site.url}/lawsuits/oxbryta`, caseLead({ Phone: "1" }), headers);
  const texts = [await home.text(), await step2.text()];
  expect(sentenceIn(await again.text())).toBe(sentenceIn(texts[1] ?? ""));
  return texts;
}

export function sentenceIn(html: string): string {
  const id = controlOf(html, "consent")?.id;
  const label = new RegExp(`<label[^>]*for="${id}"[^>]*>([\\s\\S]*?)</label>`).exec(html)?.[1];
  return wordsOf(label ?? "").trim();
}
