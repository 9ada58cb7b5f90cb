import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { indexedPaths } from "~/data/menus";
import { controlOf, tagsOf } from "../support/document";
import { headerOf, rawGet } from "../support/raw-request";
import {
  allKinds,
  chosen,
  close,
  everywhere,
  foreignIn,
  inlineHashes,
  leadForms,
  open,
  plain,
  secure,
  sentenceIn,
} from "./headers.fixture";

const agreement = "I agree to be contacted by phone, text, and email about my inquiry.";
const certificate = "I consent to the collection of a TrustedForm certificate for this submission.";
beforeAll(open);
afterAll(close);

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
      expect(headerOf(answer, "permissions-policy")).toMatch(
        /browsing-topics=\(\).*geolocation=\(\)/,
      );
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
    expect(headerOf(await rawGet(secure.url, "/", cookie), "set-cookie")).toMatch(/; Secure$/);
    expect(headerOf(await rawGet(plain.url, "/", cookie), "set-cookie")).not.toContain("Secure");
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
      const answer = await rawGet(plain.url, path);
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
      const { body } = await rawGet(plain.url, path);
      const markup = body.replaceAll(/<script[\s\S]*?<\/script>/g, "");
      expect({ path, found: markup.match(/<[^>]+\s(?:style|on[a-z]+)=[^>]*>/i)?.[0] }).toEqual({
        path,
        found: undefined,
      });
      expect(markup).not.toMatch(/(?:href|src|action)="\s*(?:javascript|data):/i);
      expect(markup).not.toMatch(/<style[\s>]/);
    }
  });

  test("lists the certification hosts when configured, on every page, never when opted out", async () => {
    for (const path of ["/", "/about", "/lawsuits/oxbryta", "/nope"]) {
      expect(await foreignIn(secure, path)).toEqual([
        "https://api.trustedform.com",
        "https://cdn.trustedform.com",
      ]);
      expect(await foreignIn(secure, path, ["Sec-GPC: 1"])).toEqual([]);
      expect(await foreignIn(secure, path, ["Cookie: do_not_sell=1"])).toEqual([]);
    }
  });

  test("lists exactly the hosts chosen by hand, and those of the look-up and the image", async () => {
    expect(await foreignIn(chosen, "/")).toEqual([
      "https://certs.example.net",
      "https://ip.example.net",
      "https://pixel.example.net",
      "https://static.example.net",
    ]);
    const policy = headerOf(await rawGet(chosen.url, "/"), "content-security-policy") ?? "";
    expect(policy).not.toMatch(/script-src[^;]*(?:ip|pixel)\.example/);
    expect(await foreignIn(chosen, "/", ["Sec-GPC: 1"])).toEqual([]);
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
