import { expect, test } from "vitest";
import { sharedSite } from "../support/shared-site";
import { caseLead, post } from "../support/site";

const site = sharedSite();

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const large = `message=${"a".repeat(70_000)}`;

test.each([
  ["/about", 405, { headers: form, body: "a=b" }],
  ["/no-such-page", 404, { headers: form, body: "a=b" }],
  ["/lawsuits/not_a_case", 404, { headers: form, body: "a=b" }],
  ["/contact", 413, { headers: form, body: large }],
  ["/contact", 415, { headers: { "Content-Type": "text/plain" }, body: "a" }],
  ["/contact", 400, { headers: { "Content-Type": "multipart/form-data; boundary=x" }, body: "a" }],
])(
  "a post to %s that is answered %i has header, footer and opt-out",
  async (path, status, { headers, body }) => {
    const response = await fetch(site.url + path, {
      method: "POST",
      headers: { ...headers, "Sec-GPC": "1" },
      body,
    });
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    expect(html).toContain("Opt-Out Request Honored");
    expect(html).toContain("This is a demonstration");
    expect(html).toContain("attorney-client");
    expect(html).toContain("site-header");
  },
);

test.each(["/about?x=1", "/no-such-page", "/do-not-sell-my-info", "/.well-known/gpc.json"])(
  "HEAD %s has the Content-Length of GET",
  async (path) => {
    const plain = { headers: { "Accept-Encoding": "identity" } };
    const head = await fetch(site.url + path, { ...plain, method: "HEAD" });
    const whole = await (await fetch(site.url + path, plain)).arrayBuffer();
    expect(await head.text()).toBe("");
    expect(Number(head.headers.get("Content-Length"))).toBe(whole.byteLength);
  },
);

test("a reference is confirmed under the case it was sent for, and nowhere else", async () => {
  const sent = await post(`${site.url}/lawsuits/oxbryta`, caseLead());
  const { search } = new URL(sent.headers.get("Location") ?? "", site.url);
  const titleOn = async (path: string) => {
    const html = await (await fetch(`${site.url}${path}${search}`)).text();
    return /<title>([^<]*)/.exec(html)?.[1];
  };
  expect(await titleOn("/lawsuits/oxbryta")).toMatch(/^Sent: /);
  expect(await titleOn("/lawsuits/hernia-mesh")).not.toMatch(/^Sent: /);
  expect(await titleOn("/lawsuits/purple-widget-burns")).not.toMatch(/^Sent: /);
});
