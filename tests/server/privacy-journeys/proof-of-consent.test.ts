import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentSentences } from "~/data/forms/consent-sentence";
import { commandBeside } from "../../support/command-beside";
import { wordsOf } from "../../support/document";
import { read } from "../../support/page";
import { membersOf } from "../../support/sheet-service";
import { arrived, close, form, open, sendLead, site, somebody } from "./journey";

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
