import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { controlOf, filledIn, titleOf, wordsOf } from "../support/document";
import { headerOf, rawGet } from "../support/raw-request";
import { caseLead, homeLead, post, type Site, startSite, workedMs } from "../support/site";
import { rowsOf, storedFor } from "../support/stored";

const honored = "Opt-Out Request Honored";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-served-"));
const partnersFile = join(folder, "partners.json");
let site: Site;
beforeAll(async () => {
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  writeFileSync(partnersFile, JSON.stringify([{ name: "First Read LLP", ...place }]));
  site = await startSite(
    {
      PARTNERS_FILE: partnersFile,
      CONSENT_SCRIPT_URL: "https://api.trustedform.com/trustedform.js",
      SUBMIT_RATE: "60",
    },
    { server: "remix-serve" },
  );
});
const elsewhere = "https://www.plainclaim.example";
let named: Site;
beforeAll(async () => {
  named = await startSite({ SITE_URL: elsewhere }, { server: "remix-serve" });
});
afterAll(async () => {
  await named.stop();
  await site.stop();
  rmSync(folder, { recursive: true });
});

describe("under the framework's own server", () => {
  test("the home form is stored and thanked for, or shown again with its errors", async () => {
    const lead = homeLead({ Email: "served@example.com" });
    const answer = await post(site.url, lead);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    const html = await (
      await fetch(new URL(answer.headers.get("Location") ?? "", site.url))
    ).text();
    expect(wordsOf(html)).toContain("Thanks for Submitting!");
    const [, sent] =
      /^\/\?sent=(\w{8})\.[\w-]+#form$/.exec(answer.headers.get("Location") ?? "") ?? [];
    // No address is known here, so a repeat could come from a stranger: it gets no ticket.
    const repeat = await post(`${site.url}/?index`, lead);
    expect(repeat.headers.get("Location")).toBe(`/?sent=${sent}#form`);

    const faulty = await post(site.url, homeLead({ Phone: "1", "First name": "<b>" }));
    const again = await faulty.text();
    expect(faulty.status).toBe(422);
    expect(titleOf(again)).toMatch(/^Error: /);
    expect(filledIn(again)).toMatchObject({ Phone: "1", "First name": "<b>" });
    expect(storedFor(site, "served@example.com")).toHaveLength(1);
  });

  test("a case leads from the quiz to a reference", async () => {
    const page = `${site.url}/lawsuits/oxbryta`;
    const quiz = { intent: "quiz", took_oxbryta: "self", issues: "voc", has_lawyer: "yes" };
    const step2 = await post(page, quiz);
    expect(step2.headers.get("Cache-Control")).toContain("no-store");
    expect(controlOf(await step2.text(), "quiz.issues")?.value).toBe("voc");
    const done = await post(page, caseLead({ Email: "case@example.com", share_answers: "yes" }));
    expect(done.status).toBe(303);
    expect(storedFor(site, "case@example.com")).toMatchObject([{ ip: null, opted_out: [] }]);
  });

  test.each([
    { lines: [], on: false },
    { lines: ["Sec-GPC: 1"], on: true },
    { lines: ["Sec-GPC: 1, 1"], on: false },
    { lines: ["Cookie: do_not_sell=1"], on: true },
  ])("$lines: $on", async ({ lines, on }) => {
    const answer = await rawGet(site.url, "/", lines);
    const footer = wordsOf(answer.body.slice(answer.body.lastIndexOf("<footer")));
    const policy = headerOf(answer, "content-security-policy") ?? "";
    expect({ text: footer.includes(honored), foreign: policy.includes("https:") }).toEqual({
      text: on,
      foreign: !on,
    });
  });

  test("documents carry the same headers, including errors and posts", async () => {
    const documents = [
      await fetch(site.url),
      await fetch(`${site.url}/nope`),
      await post(site.url, { x: "1" }),
      await fetch(`${site.url}/_root.data`),
    ];
    for (const { headers, url } of documents) {
      expect(headers.get("Vary")).toContain("Sec-GPC");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin");
      expect(headers.get("X-Powered-By")).toBeNull();
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      if (!url.endsWith(".data"))
        expect(headers.get("Content-Security-Policy")).toContain("'none'");
    }
    const renewed = await fetch(site.url, { headers: { Cookie: "do_not_sell=1" } });
    expect(renewed.headers.get("Set-Cookie")).toMatch(/^do_not_sell=1; Max-Age=63072000/);
  });

  test("SIGUSR2 reads the firms again without ending the process", async () => {
    const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
    writeFileSync(partnersFile, JSON.stringify([{ name: "Read Anew LLP", ...place }]));
    site.process.kill("SIGUSR2");
    await expect.poll(() => site.output()).toContain("read again: 1");
    expect(wordsOf(await (await fetch(site.url)).text())).toContain("Read Anew LLP");

    writeFileSync(partnersFile, "[");
    site.process.kill("SIGUSR2");
    await expect.poll(() => site.output()).toContain("not read again");
    const alerts = () => rowsOf(site, "alerts");
    await expect.poll(alerts).toMatchObject([{ event: "firms", count: 1 }]);
  });

  test("with SITE_URL, a page under another host is redirected to it, and health is not", async () => {
    const own = ["Host: www.plainclaim.example"];
    for (const path of ["/", "/about?utm_source=x", "/es", "/lawsuits/oxbryta"]) {
      const answer = await rawGet(named.url, path, ["Host: plainclaim.example"]);
      expect([answer.status, headerOf(answer, "location")]).toEqual([308, `${elsewhere}${path}`]);
      expect((await rawGet(named.url, path, own)).status).toBe(200);
    }
    expect((await rawGet(named.url, "/healthz", ["Host: plainclaim.example"])).status).toBe(200);
  });

  test("paths are normalized, bodies are checked, and nothing hostile causes a server error", async () => {
    const plain = await rawGet(site.url, "/ABOUT/");
    expect([plain.status, headerOf(plain, "location")]).toEqual([308, "/about"]);
    const double = await rawGet(site.url, "//evil.example/");
    expect([double.status, headerOf(double, "location")]).toEqual([308, "/evil.example"]);
    expect((await rawGet(site.url, "/%E0%A4%A")).status).toBeLessThan(500);
    const before = workedMs(site);
    expect((await rawGet(site.url, `/${"a/".repeat(7000)}a`)).status).toBe(404);
    // Remix's own route discovery would take five seconds of the processor.
    expect(workedMs(site) - before).toBeLessThan(2000);

    const json = { "Content-Type": "application/json" };
    expect((await fetch(site.url, { method: "POST", headers: json, body: "{}" })).status).toBe(415);
    expect((await post(site.url, homeLead({ x: "a".repeat(70_000) }))).status).toBe(413);
    expect((await post(site.url, homeLead({ admin: "1" }))).status).toBe(422);
  });
});
