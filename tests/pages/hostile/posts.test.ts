import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rawRequest } from "../../support/raw-request";
import { caseLead, homeLead, post } from "../../support/site";
import { storedBy } from "../../support/stored";
import { close, expectQuietLog, form, open, site } from "./given";

beforeAll(open);
afterAll(close);

test("a legal multipart body is a form, however it is written", async () => {
  const fields = Object.entries(homeLead({ "First name": "Łx\r\n--xy" }));
  const parts = fields.map(
    ([name, value]) => `--x \r\nContent-Disposition: form-data;name="${name}"\r\n\r\n${value}\r\n`,
  );
  const answer = await fetch(site.url, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": 'multipart/form-data; boundary="x"' },
    body: `Preamble\r\n${parts.join("")}--x--\r\nEpilogue`,
  });
  // A name must not hold a line break, so 422 shows that the whole form was read.
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Łx");
  expect(storedBy(site)).toEqual([]);
});

describe("a post from another site", () => {
  const hostile: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "http://127.0.0.1" },
    { Origin: "not an origin" },
    { "Sec-Fetch-Site": "cross-site" },
  ];

  test("gets a page with 403 and stores nothing", async () => {
    for (const headers of hostile) {
      for (const path of ["/", "/lawsuits/oxbryta", "/do-not-sell-my-info", "/about", "/?index"]) {
        const answer = await post(site.url + path, homeLead(), headers);
        expect({ headers, path, status: answer.status }).toEqual({ headers, path, status: 403 });
        expect(await answer.text()).toContain("This form came from another site");
        expect(answer.headers.get("Set-Cookie")).toBeNull();
      }
    }
    const cookie = { intent: "opt-out-cookie" };
    const turned = await post(`${site.url}/do-not-sell-my-info`, cookie, { Origin: "null" });
    expect(turned.headers.get("Set-Cookie")).toBeNull();
    expect(storedBy(site)).toEqual([]);
  });

  test("as a data request gets a plain 403, which the script sends again natively", async () => {
    const answer = await post(`${site.url}/_root.data`, homeLead(), {
      Origin: "https://evil.example",
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(answer.headers.has("X-Remix-Response")).toBe(false);
  });

  test("is distinguished from our own, and from one without Origin", async () => {
    const own: Record<string, string>[] = [
      {},
      { Origin: site.url, "Sec-Fetch-Site": "same-origin" },
      { Origin: site.url, "X-Forwarded-Host": "evil.example" },
      { "Sec-Fetch-Site": "none" },
    ];
    for (const headers of own) {
      const answer = await post(site.url, homeLead(), headers);
      expect({ headers, status: answer.status }).toEqual({ headers, status: 303 });
    }
    const body = new URLSearchParams(homeLead()).toString();
    const { port } = new URL(site.url);
    const head = `POST / HTTP/1.1\r\nHost: LOCALHOST:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: ${form}`;
    const upper = await rawRequest(
      site.url,
      `${head}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(upper.status).toBe(303);
  });
});

describe("a data request", () => {
  test("gets the response that script needs, from the same action, and is never cached", async () => {
    const home = await post(`${site.url}/_root.data`, homeLead());
    expect(home.status).toBe(202);
    expect(await home.text()).toMatch(/"redirect","\/\?sent=\w{8}\.[\w-]+#form"/);
    const page = await post(`${site.url}/lawsuits/oxbryta.data`, caseLead());
    expect(await page.text()).toMatch(/"redirect","\/lawsuits\/oxbryta\?sent=\w{8}\.[\w-]+#form"/);
    const faulty = await post(`${site.url}/_root.data`, homeLead({ Phone: "1" }));
    expect(faulty.status).toBe(422);
    for (const answer of [home, page, faulty]) {
      expect(answer.headers.get("Cache-Control")).toContain("no-store");
      expect(answer.headers.has("X-Remix-Response")).toBe(true);
    }
  });
});

test("the log repeats nothing of a hostile request", expectQuietLog);
