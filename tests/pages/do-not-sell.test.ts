import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandBeside } from "../support/command-beside";
import { attributesOf } from "../support/document";
import { read, send } from "../support/page";
import { post, type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const path = "/do-not-sell-my-info";
const set = "do_not_sell=1; Max-Age=63072000; Path=/; SameSite=Lax";
const cookie = { Cookie: "do_not_sell=1" };
const signal = { "Sec-GPC": "1" };

describe("the state the page shows", () => {
  test("is the visitor's own, with its reason, before the legal text", async () => {
    const plain = await read(site, path);
    expect(plain.html).toContain("Your browser does not appear to send a GPC signal");
    expect(plain.html).toContain("Turn On Opt-Out Cookie");
    expect(plain.html).not.toContain("<strong>Opt-Out Request Honored</strong>");
    expect(plain.headers.getSetCookie()).toEqual([]);

    const signalled = await read(site, path, signal);
    expect(signalled.html).toContain("GPC detected — honored on this browser.");
    expect(signalled.html).toContain("<strong>Opt-Out Request Honored</strong>");
    expect(signalled.headers.getSetCookie()).toEqual([]);

    const remembered = await read(site, path, cookie);
    expect(buttonOf(remembered.html, "Opt-Out Cookie Set")).toMatchObject({
      type: "button",
      "aria-disabled": "true",
    });
    expect(buttonOf(remembered.html, "Turn On Opt-Out Cookie")).toEqual({});
    expect(buttonOf(plain.html, "Turn On Opt-Out Cookie")).toMatchObject({ type: "submit" });
    expect(remembered.html).toContain("Your browser does not appear to send a GPC signal");
    expect(remembered.html).toContain("<strong>Opt-Out Request Honored</strong>");

    for (const { html } of [plain, signalled, remembered]) {
      expect(html.indexOf('id="choices"')).toBeLessThan(html.indexOf('id="overview"'));
      expect(html.indexOf('id="request"')).toBeLessThan(html.indexOf('id="overview"'));
    }
  });

  test("says the state in words, without radio buttons", async () => {
    for (const [headers, words] of [
      [{}, "You are not opted out in this browser."],
      [cookie, "You are opted out in this browser."],
      [signal, "You are opted out in this browser."],
    ] as const) {
      const { html } = await read(site, path, headers);
      expect(html).toContain(words);
      expect(html).not.toContain('type="radio"');
    }
  });
});

describe("the opt-out cookie", () => {
  test("being cleared does not overrule a signal, and the page says so", async () => {
    const headers = { ...cookie, ...signal };
    const { html } = await send({ ...site, headers }, path, { intent: "opt-back-in" });
    expect(html).toContain("While it does, the opt-out stays on.");
  });
});

describe("the request for a person", () => {
  test("takes effect at once and is confirmed without a word about who it was", async () => {
    const answer = await send(site, path, request());
    expect(answer.status).toBe(303);
    expect(answer.location.replace(/\.[\w-]{24}#/, ".TICKET#")).toBe(
      `${path}?sent=${answer.reference}.TICKET#request`,
    );
    expect(answer.headers.getSetCookie()).toEqual([set]);

    const page = await read(site, answer.location);
    expect(page.html).toContain(answer.reference);
    expect(page.html).toContain("Your request was processed.");
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(page.html).not.toMatch(/Ann Lee|ann@example\.com|Please be quick/);
    expect(await scopesOf("ann@example.com")).toEqual(["sale", "sale"]);
  });

  test("needs a name and an address, and nothing else", async () => {
    const bare = await send(site, path, request({ phone: "", state: "", details: "" }));
    expect(bare.status).toBe(303);
    const empty = await send(site, path, request({ fullName: "", email: "x" }));
    expect(empty.status).toBe(422);
    expect(empty.headers.getSetCookie()).toEqual([]);
    expect(empty.title).toMatch(/^Error: /);
    expect(empty.html).toContain('href="#request-field-fullname"');
    expect(empty.html).toContain("Please be quick</textarea>");
  });

  test("sets the cookie though a field that it does not need is wrong", async () => {
    const answer = await send(site, path, request({ email: "odd@example.com", phone: "n/a" }));
    expect(answer.status).toBe(422);
    expect(answer.headers.getSetCookie()).toEqual([set]);
    expect(answer.html).toContain("You are opted out in this browser.");
    expect(answer.html).toContain("Opt-Out Cookie Set");
    expect(answer.html).toContain("as a person is not saved yet");
    expect(await scopesOf("odd@example.com")).toEqual([]);

    const strange = await send(site, path, request({ unasked: "x" }));
    expect(strange.status).toBe(422);
    expect(strange.headers.getSetCookie()).toEqual([]);
  });

  test("is not kept from anybody by a name that is too long, and the cookie by no name", async () => {
    const long = { fullName: `${"\u{1f600}".repeat(39)}Ann Lee`, email: "long@example.com" };
    const answer = await send(site, path, request(long));
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie()).toEqual([set]);
    expect(await scopesOf("long@example.com")).toContain("sale");

    for (const fullName of ["", "Ann\u0007Lee"]) {
      const wrong = await send(site, path, request({ fullName }));
      expect(wrong.status).toBe(422);
      expect(wrong.headers.getSetCookie()).toEqual([set]);
      expect(wrong.html).toContain("You are opted out in this browser.");
    }
  });

  test("is not kept from anybody by a name that a program sends twice", async () => {
    const twice = new URLSearchParams(request({ email: "two@example.com" }));
    twice.append("fullName", "Ann");
    const answer = await post(site.url + path, [...twice]);
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie()).toEqual([set]);
    expect(await scopesOf("two@example.com")).toContain("sale");
  });

  test("takes effect again for a repeat, with the same reference", async () => {
    const sent = request({ email: "twice@example.com" });
    const first = await send(site, path, sent);
    const second = await send(site, path, sent);
    expect(second.reference).toBe(first.reference);
    expect(second.headers.getSetCookie()).toEqual([set]);
  });
});

test("a post with another intent, or none, changes nothing", async () => {
  for (const [name, value] of [
    ["intent", "opt-out"],
    ["fullName", "Ann"],
  ] as const) {
    const answer = await send(site, path, { [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.html).toContain("nothing was changed");
  }
});

function request(changes: Record<string, string> = {}): Record<string, string> {
  return {
    intent: "opt-out-request",
    fullName: "Ann Lee",
    email: "ann@example.com",
    phone: "212 555 0123",
    state: "California",
    details: "Please be quick",
    ...changes,
  };
}

function buttonOf(html: string, words: string) {
  const [, attributes = ""] = new RegExp(`<button(\\s[^>]*)>${words}</button>`).exec(html) ?? [];
  return attributesOf(attributes);
}

async function scopesOf(email: string): Promise<string[]> {
  const { out } = await commandBeside(site, "person", email);
  return JSON.parse(out).suppressions.map(({ scope }: { scope: string }) => scope);
}

test("a post with two intents is refused, so that no request is lost beside a cookie", async () => {
  const both = new URLSearchParams(request());
  both.append("intent", "opt-out-cookie");
  const answer = await post(site.url + path, [...both]);
  expect(answer.status).toBe(422);
  expect(answer.headers.getSetCookie()).toEqual([]);
});
