import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibsqlDatabase from "libsql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeUnsubscribeToken } from "~/server/privacy/sealed-token";
import { filledIn, titleOf, wordsOf } from "../support/document";
import { caseLead, homeLead, post, type Site, startSite } from "../support/site";
import { mounts } from "../support/small-disk";
import { storedBy } from "../support/stored";

const key = "5e".repeat(32);

const disk = mkdtempSync(join(tmpdir(), "plainclaim-disk-"));
const hasDisk = mounts(disk, 4);

afterAll(() => {
  // Unmounted lazily: this process may still hold the file it looked into.
  if (hasDisk) execFileSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true, force: true });
});

describe("when the store cannot be written", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ SECRET_KEY: key });
  });
  afterAll(() => site.stop());

  test("visitors are told that nothing was saved, keep what they typed, and succeed later", async () => {
    breakStore(site, "alter table submissions rename to submissions_away");
    await seesThatNothingWasSaved(site);
    const data = await post(`${site.url}/_root.data`, homeLead());
    expect(data.status).toBe(503);

    breakStore(site, "alter table submissions_away rename to submissions");
    expect(storedBy(site)).toEqual([]);
    expect((await post(site.url, homeLead())).status).toBe(303);
    expect(storedBy(site)).toHaveLength(1);
  });

  test.each([
    ["", "could not save", "You are opted out in this browser.", "Opt-Out Request Honored"],
    [
      "/es",
      "No pudimos guardar",
      "La exclusión está activa en este navegador.",
      "Se respeta su solicitud de exclusión",
    ],
  ])(
    "an opt-out request still sets this browser's cookie, and its page%s says so",
    async (edition, notSaved, optedOut, honored) => {
      breakStore(site, "alter table submissions rename to submissions_away");
      const request = { intent: "opt-out-request", fullName: "Ann Lee", email: "ann@example.com" };
      const path = `${edition}/do-not-sell-my-info`;
      const answer = await post(site.url + path, { ...request, state: "Ohio" });
      breakStore(site, "alter table submissions_away rename to submissions");
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Set-Cookie")).toMatch(/^do_not_sell=1; /);
      const html = await answer.text();
      expect(wordsOf(html)).toContain(notSaved);
      expect(wordsOf(html)).toContain(optedOut);
      expect(html.match(new RegExp(`<strong>${honored}</strong>`, "g"))).toHaveLength(2);
      expect(html).toContain('value="ann@example.com"');
    },
  );

  test("the link of a mail says that nothing was changed, instead of that it unsubscribed", async () => {
    const token = makeUnsubscribeToken(Buffer.from(key, "hex"), "down@example.com");
    breakStore(site, "alter table suppressions rename to suppressions_away");
    const click = { "List-Unsubscribe": "One-Click" };
    const answer = await post(`${site.url}/unsubscribe?token=${token}`, click);
    breakStore(site, "alter table suppressions_away rename to suppressions");
    expect(answer.status).toBe(503);
    const words = wordsOf(await answer.text());
    expect(words).toContain("nothing was changed");
    expect(words).not.toContain("been unsubscribed");
  });

  test("pages and references are still shown", async () => {
    breakStore(site, "alter table submissions rename to submissions_away");
    const answers = [await fetch(site.url), await fetch(`${site.url}/?sent=22222222`)];
    breakStore(site, "alter table submissions_away rename to submissions");
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("the log says so, but not who the visitor was", () => {
    expect(site.output()).toContain("nothing stored");
    expect(site.output()).not.toMatch(/ann@example|212.{0,2}555|Albany/);
  });
});

const message = {
  topic: "question",
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@example.com",
  message: "Please write to me.",
};

async function seesThatNothingWasSaved(site: Site) {
  const posts: [string, Record<string, string>][] = [
    ["/", homeLead({ "First name": `"Ann" <i>` })],
    ["/lawsuits/oxbryta", caseLead({ share_answers: "yes" })],
    ["/contact", message],
  ];
  for (const [path, lead] of posts) {
    const answer = await post(site.url + path, lead);
    const html = await answer.text();
    expect({ path, status: answer.status }).toEqual({ path, status: 503 });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(titleOf(html)).toMatch(/^Error: /);
    expect(filledIn(html)).toMatchObject(lead);
    expect(wordsOf(html)).toContain("could not save your request");
    expect(wordsOf(html)).not.toMatch(/Thanks for Submitting|request is in/);
  }
}

function breakStore(site: Site, statement: string) {
  const db = new LibsqlDatabase(site.env.DATABASE_URL?.slice("file:".length) ?? "", {
    timeout: 60_000,
  });
  db.exec("pragma legacy_alter_table = on");
  db.exec(statement);
  db.close();
}
