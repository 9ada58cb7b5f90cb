import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentSentences } from "~/data/forms/consent-sentence";
import { commandBeside } from "../../support/command-beside";
import { wordsOf } from "../../support/document";
import { read, send } from "../../support/page";
import { membersOf } from "../../support/sheet-service";
import { caseLead, homeLead } from "../../support/site";
import {
  arrived,
  close,
  deliveriesOf,
  form,
  noticeOf,
  open,
  optOut,
  optOutPath,
  postsOf,
  sealed,
  sendLead,
  shapes,
  sheet,
  site,
  somebody,
  tokenOf,
  withheldFrom,
} from "./journey";

/** The bytes of the database and of the files beside it. */
function onDisk(): string {
  const files = readdirSync(site.folder).map((name) => join(site.folder, name));
  return files.map((file) => readFileSync(file, "latin1")).join("");
}

describe("with a spreadsheet that is a third party, a person's opt-out", () => {
  beforeAll(() => open("third_party"));
  afterAll(close);

  test("is lifted by nothing that somebody else could type, and by the operator's word", async () => {
    const person = somebody();
    await optOut(person);
    const { Email: email } = person;
    const page = "/lawsuits/oxbryta";

    await send(site, "/newsletter", { firstName: "Zorabel", email, formType: "newsletter" });
    await send(site, optOutPath, { intent: "opt-back-in", confirm: "yes" });
    await send(site, `/unsubscribe?token=${tokenOf(email)}`, { "List-Unsubscribe": "One-Click" });
    await send(site, "/unsubscribe", { email, formType: "unsubscribe" });
    await send(site, "/newsletter", { firstName: "Again", email, formType: "newsletter" });
    const spellings = [email.toUpperCase(), ` ${email} `];
    for (const Email of spellings) {
      const lead = await send(site, page, caseLead({ ...person, Email, city: Email.trim() }));
      expect(membersOf((await arrived(form, lead.reference)).fields).do_not_sell).toBe("1");
    }
    const sameNumber = { ...person, Email: "another@planted.example", Phone: dotted(person.Phone) };
    const byNumber = await sendLead(sameNumber);
    expect(membersOf((await arrived(form, byNumber)).fields).do_not_sell).toBe("1");

    expect((await commandBeside(site, "allow", email)).code).toBe(0);
    const after = await sendLead(person, "case with answers");
    const members = membersOf((await arrived(form, after)).fields);
    expect(members).toHaveProperty("Quiz answers");
    expect(members).not.toHaveProperty("do_not_sell");
    await arrived(sheet, after);
  });

  test("outlives the erasure of everything that person sent", async () => {
    const person = somebody();
    const lead = await sendLead(person, "case with answers");
    await Promise.all([arrived(form, lead), arrived(sheet, lead)]);
    await optOut(person);
    await noticeOf(sheet, lead);

    const erased = await commandBeside(site, "erase", person.Email, "--yes");
    expect(erased).toMatchObject({ code: 0, out: expect.stringContaining("2 submissions") });
    const { out } = await commandBeside(site, "show", lead, "--json");
    expect(out).not.toMatch(/Quillfeather|planted\.example|555-01|203\.0\.113/);
    await sealed();
    expect((await commandBeside(site, "verify")).code).toBe(0);

    const later = await sendLead(person, "case with answers");
    const members = membersOf((await arrived(form, later)).fields);
    expect(members).toMatchObject({ do_not_sell: "1" });
    expect(members).not.toHaveProperty("Quiz answers");
    expect(withheldFrom(later)).toHaveProperty("sheet");
  });

  test("leaves nothing readable on the disk once erased, beside the running server", async () => {
    const person = somebody();
    await arrived(form, await sendLead(person));
    expect(onDisk()).toContain(person.Email);

    expect((await commandBeside(site, "erase", person.Email, "--yes")).code).toBe(0);
    expect(onDisk()).not.toContain(person.Email);
  });

  test("is lifted for good after an erasure too, with the number that came with it", async () => {
    const person = somebody();
    await optOut(person);
    expect((await commandBeside(site, "erase", person.Email, "--yes")).code).toBe(0);
    expect((await commandBeside(site, "allow", person.Email)).code).toBe(0);

    for (const shape of shapes) {
      const { fields } = await arrived(form, await sendLead(person, shape));
      expect(membersOf(fields)).not.toHaveProperty("do_not_sell");
    }
  });

  test("is not taken over by whoever shares the number and never asked for one", async () => {
    const [asks, shares, later] = [somebody(), somebody(), somebody()];
    await optOut(asks);
    const lead = await sendLead({ ...shares, Phone: asks.Phone });
    expect(membersOf((await arrived(form, lead)).fields)).toMatchObject({ do_not_sell: "1" });
    expect((await commandBeside(site, "allow", asks.Email)).code).toBe(0);

    const next = await sendLead({ ...later, Phone: asks.Phone });
    expect(membersOf((await arrived(form, next)).fields)).not.toHaveProperty("do_not_sell");
  });

  test("counts for a lead that was taken for spam and is released later", async () => {
    const [person, other] = [somebody(), somebody()];
    const taken = await send(site, "/", homeLead({ ...person, leave_empty: "x" }));
    const second = await send(site, "/", homeLead({ ...other, leave_empty: "x" }));
    expect([taken.status, second.status]).toEqual([303, 303]);
    await optOut(person);
    const marker = await sendLead(somebody());
    await Promise.all([arrived(form, marker), arrived(sheet, marker)]);
    for (const { reference } of [taken, second]) {
      expect(deliveriesOf(reference)).toContainEqual(
        expect.objectContaining({ destination: "sheet", state: "quarantined" }),
      );
      expect([...postsOf(form, reference), ...postsOf(sheet, reference)]).toEqual([]);
    }

    expect((await commandBeside(site, "release", taken.reference)).code).toBe(0);
    expect((await commandBeside(site, "release", second.reference)).code).toBe(0);
    await arrived(sheet, second.reference);
    const marked = membersOf((await arrived(form, taken.reference)).fields);
    expect(marked.do_not_sell).toBe("1");
    await expect.poll(() => withheldFrom(taken.reference)).toHaveProperty("sheet");
    expect(postsOf(sheet, taken.reference)).toEqual([]);
  });
});

function dotted(phone: string): string {
  return `+1.${phone.replace(/\D+/g, ".").replace(/^\./, "")}`;
}

describe("the proof of a consent", () => {
  beforeAll(() => open("service_provider"));
  afterAll(close);

  test("holds the sentence as shown, its hash, and why the visitor was opted out", async () => {
    const free = await sendLead(somebody(), "case with answers");
    const both = await sendLead(somebody(), "case", { "Sec-GPC": "1", Cookie: "do_not_sell=1" });
    const expected = [
      { reference: free, certified: true, reasons: [], share: true },
      { reference: both, certified: false, reasons: ["gpc", "cookie"], share: false },
    ];
    for (const { reference, certified, reasons, share } of expected) {
      const { out } = await commandBeside(site, "show", reference, "--json");
      const { optedOut, receipt } = JSON.parse(out);
      const text = consentSentences()[certified ? "certified" : "plain"];
      expect(optedOut).toEqual(reasons);
      expect(receipt.body).toMatchObject({
        reference,
        consent_text: text,
        consent_sha256: createHash("sha256").update(text).digest("hex"),
        opt_out: reasons,
        certificate: "present",
        share_answers: share,
      });
      expect(JSON.stringify(receipt.personal)).toContain(`${site.url}/lawsuits/oxbryta#form`);
      const posted = membersOf((await arrived(form, reference)).fields);
      expect(posted).toMatchObject({ consent_text: text, receipt_sha256: receipt.sha256 });
    }
  });

  test.each(["home", "case"] as const)(
    "holds the texts above the button of the %s form as they were drawn, and their hash",
    async (shape) => {
      const reference = await sendLead(somebody(), shape);
      const { out } = await commandBeside(site, "show", reference, "--json");
      const { body, personal } = JSON.parse(out).receipt;
      const [text, hash] = [personal.disclosure_text, body.disclosure_sha256];
      const page = wordsOf((await read(site, "/")).html);

      expect(hash).toBe(createHash("sha256").update(text).digest("hex"));
      for (const line of text.split("\n")) expect(page).toContain(line);
    },
  );
});
