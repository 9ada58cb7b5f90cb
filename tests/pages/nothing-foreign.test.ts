import { afterAll, beforeAll, expect, test } from "vitest";
import { tagsOf, wordsOf } from "../support/document";
import { everyPath } from "../support/paths";
import { headerOf, rawGet } from "../support/raw-request";
import { sharedSite } from "../support/shared-site";
import { type Site, startSite } from "../support/site";

const paths = [...everyPath, "/?q=lymphoma"];

const provider = "https://certs.example.net";

const plain = sharedSite();
let configured: Site;
beforeAll(async () => {
  configured = await startSite({
    CONSENT_SCRIPT_URL: `${provider}/a.js`,
    CONSENT_PIXEL_URL: `${provider}/ns.gif`,
    IP_LOOKUP_URL: `${provider}/ip`,
  });
});
afterAll(() => configured.stop());

const nothing = { allowed: [], loaded: [], cookies: [], isHonored: false };

test("with nothing configured, no page sets a cookie, allows another origin or loads anything from one", async () => {
  for (const path of paths) {
    expect(await seenOn(plain, path)).toEqual({ ...nothing, path });
  }
});

test("with certification configured, every page allows the same origin, and loads nothing from it by itself", async () => {
  for (const path of paths) {
    const seen = await seenOn(configured, path);
    expect(seen).toEqual({ ...nothing, path, allowed: [provider] });
  }
});

test("with certification configured, a confirmation and /your-request allow no other origin", async () => {
  for (const path of [
    "/?sent=23456789",
    "/contact?sent=23456789.x",
    "/your-request",
    "/es/your-request",
  ]) {
    expect(await seenOn(configured, path)).toMatchObject({ path, allowed: [] });
  }
});

test.each([
  ["Sec-GPC: 1", []],
  ["Cookie: do_not_sell=1; other=1", ["do_not_sell"]],
])(
  "with %s, every page says so in its footer, allows no other origin, and sets the cookies %j",
  async (line, cookies) => {
    for (const path of paths) {
      const seen = await seenOn(configured, path, line);
      expect(seen).toEqual({ ...nothing, path, cookies, isHonored: true });
    }
  },
);

/** Which origins a page allows and loads from, which cookies it sets, and what its footer says. */
async function seenOn(site: typeof plain, path: string, ...lines: string[]) {
  const answer = await rawGet(site.url, path, lines);
  const policy = headerOf(answer, "content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  const loaded = ["script", "img", "link", "iframe"]
    .flatMap((tag) => tagsOf(answer.body, tag))
    .flatMap(({ src, href, rel }) => (rel === "canonical" ? [] : [src ?? href ?? ""]))
    .filter((address) => /^(https?:)?\/\//.test(address) && !address.startsWith(site.url));

  return {
    path,
    allowed: [...new Set(policy.match(/https?:\/\/[^ ;]+/g) ?? [])],
    loaded,
    cookies: answer.headers.flatMap(([name, value]) =>
      name === "set-cookie" ? (value.split("=")[0] ?? "") : [],
    ),
    isHonored: footerOf(answer.body).includes("Opt-Out Request Honored"),
  };
}

function footerOf(html: string): string {
  return wordsOf(html.slice(html.lastIndexOf("<footer")));
}
