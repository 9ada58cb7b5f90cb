import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "../support/document";
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

test("the legal texts name the mails that are sent", async () => {
  const told = { "/privacy": "Emails that we send ourselves", "/faqs": "that email names no case" };
  for (const [path, words] of Object.entries(told)) {
    expect(wordsOf((await read(site, path)).html)).toContain(words);
    expect(wordsOf((await read(sharedSite(), path)).html)).not.toContain(words);
  }
});
