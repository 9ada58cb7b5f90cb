import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { controlOf, wordsOf } from "../support/document";
import { type MailStandIn, startMailServer } from "../support/mail-server";
import { read, send } from "../support/page";
import { sharedSite } from "../support/shared-site";
import { caseLead, homeLead, post, type Site, startSite } from "../support/site";

let mails: MailStandIn;
let site: Site;

beforeAll(async () => {
  mails = await startMailServer();
  site = await startSite({ SMTP_URL: mails.url, MAIL_FROM: "mail@plainclaim.example" });
});
afterAll(async () => {
  await site.stop();
  await mails.close();
});

const promise = "We also email you the reference without the code";

/** The page after a lead, as it is first shown and as it is without the ticket. */
async function thanksFor(path: string, fields: Record<string, string>) {
  const { headers } = await post(`${site.url}${path}`, fields);
  const [address = ""] = (headers.get("Location") ?? "").split("#");
  const read = async (where: string) => wordsOf(await (await fetch(`${site.url}${where}`)).text());
  return { first: await read(address), later: await read(address.replace(/\..*/, "")) };
}

describe("with a mail server, the thanks say that a mail comes", () => {
  test("to a case lead and a home lead, on the first view only", async () => {
    for (const [path, fields] of [
      ["/lawsuits/oxbryta", caseLead()],
      ["/", homeLead({ caseTypeSlug: "oxbryta" })],
    ] as const) {
      const { first, later } = await thanksFor(path, {
        ...fields,
        Email: `lead@${path.length}.co`,
      });
      expect(first).toContain(promise);
      expect(later).not.toContain(promise);
    }
  });

  test("not on an abuse case", async () => {
    const slug = "institutional-sex-abuse";
    const { first } = await thanksFor("/", homeLead({ caseTypeSlug: slug, Email: "b@b.co" }));
    expect(first).toContain("Your private code");
    expect(first).not.toMatch(/by email too/);
  });

  test("with the same words to an address that wants none", async () => {
    const email = "none@example.com";
    await send(site, "/unsubscribe", { email, formType: "unsubscribe" });
    const { first } = await thanksFor("/lawsuits/oxbryta", { ...caseLead(), Email: email });
    expect(first).toContain(promise);

    await expect.poll(() => mails.mails.map(({ to }) => to[0])).toHaveLength(2);
    expect(mails.mails.map(({ to }) => to[0])).not.toContain(email);
  });
});

describe("watching a page for changes", () => {
  const slug = "oxbryta";
  const typed = (email: string) => ({ formType: "page_changes", page: slug, email });

  test("takes a form on the page, the link in a mail and a button", async () => {
    const before = await read(site, `/lawsuits/${slug}/record`);
    expect(controlOf(before.html, "page")).toMatchObject({ value: slug });

    const email = "reader@example.com";
    const asked = await send(site, "/newsletter", typed(email));
    expect(asked.status).toBe(200);
    expect(wordsOf(asked.html)).toContain("Check your email.");
    expect(asked.html).not.toContain(email);
    const mail = () => mails.mails.find(({ to }) => to[0] === email)?.raw ?? "";
    await expect.poll(mail).toContain("/newsletter");
    const text = mail().replaceAll("=\r\n", "").replaceAll("=3D", "=");
    const link = /\/newsletter\?token=[\w-]+/.exec(text)?.[0] ?? "";

    const opened = await read(site, link);
    expect(opened.headers.get("Cache-Control")).toContain("no-store");
    expect(wordsOf(opened.html)).toContain("Yes, tell me");
    const confirmed = await send(site, link, { formType: "page_changes" });
    expect(wordsOf(confirmed.html)).toContain("Done. We will email you.");

    const held = JSON.parse((await site.relay("person", email)).out);
    expect(held.watches).toMatchObject([{ page: slug, confirmedAt: expect.any(String) }]);
    const unsubscribe = /\/unsubscribe\?token=[\w-]+/.exec(text)?.[0] ?? "";
    const stopped = await send(site, unsubscribe, { "List-Unsubscribe": "One-Click" });
    expect(stopped.status).toBe(200);
    expect(JSON.parse((await site.relay("person", email)).out).watches).toEqual([]);
  });

  test("gets the same response for known, unknown and unwilling addresses, and an error at the field for a typo", async () => {
    await send(site, "/unsubscribe", { email: "left@example.com", formType: "unsubscribe" });
    const answers = [];
    for (const email of ["new@example.com", "new@example.com", "left@example.com"]) {
      const { status, html } = await send(site, "/newsletter", typed(email));
      answers.push(`${status} ${wordsOf(html)}`);
    }
    expect(new Set(answers).size).toBe(1);

    const wrong = await send(site, "/newsletter", typed("ann@"));
    expect(wrong.status).toBe(422);
    expect(wrong.title).toMatch(/^Error: /);
    expect(controlOf(wrong.html, "email")).toMatchObject({ value: "ann@", "aria-invalid": "true" });
    expect(controlOf(wrong.html, "page")).toMatchObject({ value: slug });
  });

  test("is not offered on an abuse case, nor for a case without a page of its own", async () => {
    for (const other of ["institutional-sex-abuse", "purple-widget-burns"]) {
      for (const path of [`/lawsuits/${other}`, `/lawsuits/${other}/record`]) {
        expect((await read(site, path)).html).not.toContain("page_changes");
      }
      const asked = await send(site, "/newsletter", { ...typed("a@b.co"), page: other });
      expect(asked.status).toBe(404);
    }
  });

  test("a broken link in a mail about page changes says so", async () => {
    const { status, html } = await read(site, "/newsletter?token=abc");
    expect(status).toBe(200);
    expect(wordsOf(html)).toContain("This link no longer works.");
  });
});

test("the legal texts name the mails that are sent", async () => {
  const told = { "/privacy": "Following a case page", "/faqs": "that mail names no case" };
  for (const [path, words] of Object.entries(told)) {
    expect(wordsOf((await read(site, path)).html)).toContain(words);
    expect(wordsOf((await read(sharedSite(), path)).html)).not.toContain(words);
  }
});
