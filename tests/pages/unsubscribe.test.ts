import LibsqlDatabase from "libsql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formMessages } from "~/data/form-messages";
import { newsletter } from "~/data/newsletter";
import { speak } from "~/server/language";
import { makeSignUpToken, makeUnsubscribeToken } from "~/server/privacy/sealed-token";
import { commandBeside } from "../support/command-beside";
import { type Answer, read, send } from "../support/page";
import { type Site, startSite } from "../support/site";

const key = "5e".repeat(32);
let site: Site;
beforeAll(async () => {
  site = await startSite({ SECRET_KEY: key });
});
afterAll(() => site.stop());

const done = "You&#x27;ve been unsubscribed. It may take a short time for all emails to stop.";

describe("the unsubscribe form", () => {
  test("gives the same response for an address on the list and for any other", async () => {
    await send(site, "/newsletter", signUp("known@example.com"));
    const pages = [];
    for (const email of ["known@example.com", "unknown@example.com", "known@example.com"]) {
      const answer = await send(site, "/unsubscribe", { email, formType: "unsubscribe" });
      expect(answer.status).toBe(303);
      expect(answer.location.replace(/\.[\w-]{24}#/, ".TICKET#")).toBe(
        `/unsubscribe?sent=${answer.reference}.TICKET#form`,
      );
      pages.push(plain((await read(site, answer.location)).html, answer));
    }
    expect(pages[0]).toContain(done);
    expect(new Set(pages).size).toBe(1);
    expect(await isOnNewsletterList("known@example.com")).toBe(false);
  });
});

test("while nothing can be stored, the link of a sign-up says so, and when to try again", async () => {
  const { reference } = await send(site, "/newsletter", signUp("later@example.com"));
  const token = makeSignUpToken(Buffer.from(key, "hex"), reference);
  const change = (statement: string) => {
    const db = new LibsqlDatabase(site.env.DATABASE_URL?.slice("file:".length) ?? "", {
      timeout: 60_000,
    });
    db.exec(statement);
    db.close();
  };
  change("alter table suppressions rename to suppressions_away");
  const answer = await send(site, "/newsletter", { intent: "confirm", token });
  change("alter table suppressions_away rename to suppressions");
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(answer.title).toMatch(/^Error: /);
  expect(answer.html).toContain(formMessages().notChanged);
});

describe("the link in an issue", () => {
  test("shows one button and changes nothing when it is opened", async () => {
    await send(site, "/newsletter", signUp("opened@example.com"));
    const page = await read(site, linkFor("opened@example.com"));
    expect(page.status).toBe(200);
    expect(page.html).toContain('name="List-Unsubscribe" value="One-Click"');
    expect(page.html).not.toContain('name="email"');
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(page.html).not.toContain("opened@example.com");
    expect(await isOnNewsletterList("opened@example.com")).toBe(true);
  });

  test("takes the address off the list by a one-click post, without redirect or cookie", async () => {
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    const bodies = {
      urlencoded: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      multipart: body,
      empty: null,
      plain: "List-Unsubscribe=One-Click",
    };
    for (const [type, given] of Object.entries(bodies)) {
      const email = `${type}@example.com`;
      await send(site, "/newsletter", signUp(email));
      const answer = await fetch(new URL(linkFor(email), site.url), {
        method: "POST",
        redirect: "manual",
        body: given,
      });
      expect({ type, status: answer.status }).toEqual({ type, status: 200 });
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.text()).toContain(done);
      expect(await isOnNewsletterList(email)).toBe(false);
    }
  });

  test("reaches the newsletter service, as a typed address does", async () => {
    await send(site, "/newsletter", signUp("told@example.com"));
    const click = { "List-Unsubscribe": "One-Click" };
    const [first, again] = [
      await send(site, linkFor("told@example.com"), click),
      await send(site, linkFor("told@example.com"), click),
    ];
    const [, reference = ""] = /class="reference">(\w{8})</.exec(first.html) ?? [];
    expect(again.html).toContain(reference);
    const { out } = await commandBeside(site, "show", reference, "--json");
    expect(JSON.parse(out)).toMatchObject({
      kind: "unsubscribe",
      fields: { email: "told@example.com" },
    });
  });

  test("that is truncated says so and asks for the address", async () => {
    const click = { "List-Unsubscribe": "One-Click" };
    const cut = linkFor("cut@example.com").slice(0, -4);
    const page = await read(site, cut);
    expect(page.status).toBe(200);
    expect(page.html).toContain("The link you opened is not complete.");
    expect(page.html).toContain('name="email"');
    const answer = await send(site, cut, click);
    expect(answer.status).toBe(422);
    expect(answer.title).toMatch(/^Error: /);
    expect(answer.html).toContain("nothing was changed");
    expect(answer.html).not.toContain(done);

    const typed = await send(site, cut, { email: "cut@example.com", formType: "unsubscribe" });
    expect(typed.status).toBe(303);
    expect(await isOnNewsletterList("cut@example.com")).toBe(false);
  });

  test("is undone by that address's own later sign-up once it confirms it, and by nothing before", async () => {
    const email = "again@example.com";
    await send(site, linkFor(email), { "List-Unsubscribe": "One-Click" });
    const { reference } = await send(site, "/newsletter", signUp(email));
    expect(await isOnNewsletterList(email)).toBe(false);

    const token = makeSignUpToken(Buffer.from(key, "hex"), reference);
    for (const edition of ["", "/es"]) {
      const { html } = await read(site, `${edition}/newsletter?confirm=${token}`);
      expect(html).toContain(`name="token" value="${token}"`);
    }
    expect(await isOnNewsletterList(email)).toBe(false);
    const wrong = await send(site, "/newsletter", { intent: "confirm", token: `${token}x` });
    expect(wrong.status).toBe(422);
    expect(wrong.title).toMatch(/^Error: /);
    expect(await isOnNewsletterList(email)).toBe(false);
    const answer = await send(site, "/newsletter", { intent: "confirm", token });
    expect(answer.status).toBe(303);
    expect(await isOnNewsletterList(email)).toBe(true);
  });

  test.each(["/unsubscribe", "/stop-contact"])(
    "is not undone by a sign-up from before, by %s",
    async (leave) => {
      for (const wasOnList of [false, true]) {
        const email = `left.by${leave.length}${wasOnList}@example.com`;
        if (wasOnList) await send(site, linkFor(email), { "List-Unsubscribe": "One-Click" });
        const { reference } = await send(site, "/newsletter", signUp(email));
        await send(site, leave, leave === "/unsubscribe" ? { email } : { email, emails: "on" });
        const token = makeSignUpToken(Buffer.from(key, "hex"), reference);
        const answer = await send(site, "/newsletter", { intent: "confirm", token });
        expect(answer.status).toBe(422);
        expect(answer.html).toContain(newsletter().block.confirm.broken);
        expect(await isOnNewsletterList(email)).toBe(false);
      }
    },
  );

  test.each(["", "/es"])(
    "is confirmed in the language of its page: %s/newsletter",
    async (edition) => {
      const email = `spoken${edition.length}@example.com`;
      const { reference } = await send(site, `${edition}/newsletter`, signUp(email));
      const token = makeSignUpToken(Buffer.from(key, "hex"), reference);
      const page = await read(site, `${edition}/newsletter?confirm=${token}`);
      const [, action = ""] = page.html.match(/<form[^>]*action="([^"]*newsletter[^"]*)"/) ?? [];
      expect(action.split("#")[0]).toBe(`${edition}/newsletter`);

      const spoken = `<html lang="${edition === "" ? "en" : "es"}"`;
      const { broken } = speak(edition === "" ? "en" : "es", newsletter).block.confirm;
      const answer = await send(site, action, { intent: "confirm", token });
      expect(answer.location).toMatch(new RegExp(`^${edition}/newsletter[?#]`));
      expect((await read(site, answer.location)).html).toContain(spoken);

      const wrong = await send(site, action, { intent: "confirm", token: `${token}x` });
      const opened = await read(site, `${edition}/newsletter?confirm=${token}x`);
      expect([wrong.status, opened.status]).toEqual([422, 200]);
      for (const { html } of [wrong, opened]) {
        expect(html).toContain(spoken);
        expect(html).toContain(broken);
      }
    },
  );
});

function signUp(email: string) {
  return { firstName: "Ann", email, formType: "newsletter" };
}

function linkFor(email: string): string {
  return `/unsubscribe?token=${makeUnsubscribeToken(Buffer.from(key, "hex"), email)}`;
}

async function isOnNewsletterList(email: string): Promise<boolean> {
  const { out } = await commandBeside(site, "person", email);
  const { suppressions } = JSON.parse(out);
  return !suppressions.some(({ scope }: { scope: string }) => scope === "newsletter");
}

/** Only its reference and the moment it came may differ. */
function plain(html: string, { reference }: Answer): string {
  return html
    .replaceAll(new RegExp(`${reference}\\.[\\w-]{24}`, "g"), "REFERENCE")
    .replaceAll(reference, "REFERENCE")
    .replace(/\b1\d{12}\b/g, "MOMENT");
}
