import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases } from "~/data/cases";
import { commandBeside } from "../support/command-beside";
import { filledIn } from "../support/document";
import { type Answer, read, send } from "../support/page";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const thanks =
  "Thanks! We’ve received your details. A partner firm will review eligibility and reach out.";

describe("the contact form", () => {
  test("names its version, and an outdated review is shown again with the box unticked", async () => {
    const { html } = await read(site, "/contact");
    expect(html).toMatch(/name="form_version" value="[0-9a-f]{64}"/);
    const late = { message: "From an outdated page.", form_version: "0".repeat(64) };
    const answer = await send(site, "/contact", message(late));
    expect(answer.status).toBe(422);
    expect(answer.html).toContain("From an outdated page.</textarea>");
    expect(answer.html).not.toMatch(/name="consent"[^>]*checked/);
    const question = await send(site, "/contact", message({ ...late, topic: "question" }));
    expect(question.status).toBe(303);
  });

  test("without script, groups what only a review needs under its own title", async () => {
    const { html } = await read(site, "/contact");
    const [common = "", group = ""] = html.split(">Only for a review of a possible case</legend>");
    for (const name of ["phone", "caseType", "consent"]) {
      expect(common).not.toContain(`name="${name}"`);
      expect(group.split("</form>")[0]).toContain(`name="${name}"`);
    }
    expect(common).toContain('name="message"');
  });

  test("keeps the sentence the visitor agreed to", async () => {
    const answer = await send(site, "/contact", message({ message: "A receipt, please." }));
    const { receipt } = await shown(answer);
    expect(receipt.body.consent_text).toBe(
      "I agree to be contacted by phone, text, and email about my inquiry.",
    );
  });

  test("escapes a message that it shows again", async () => {
    const answer = await send(site, "/contact", message({ email: "ann", message: "<b>Call</b>" }));
    expect(answer.html).toContain("&lt;b&gt;Call&lt;/b&gt;</textarea>");
  });

  test("needs neither phone nor consent for a question about the site or one's data", async () => {
    for (const topic of ["question", "privacy"]) {
      const { phone: _none, consent: _unticked, ...sent } = message({ topic, message: topic });
      const answer = await send(site, "/contact", sent);
      expect(answer.status).toBe(303);
      const page = await read(site, answer.location);
      expect(page.html).toContain("Thanks! We’ve received your message.");
      expect(page.html).not.toContain(thanks);
      const { fields, receipt } = await shown(answer);
      expect(fields.topic).toBe(topic);
      expect(receipt.body.consent_text).toBeNull();
    }
  });

  test("accepts only the topics it offers, and no form without one", async () => {
    for (const topic of ["", "constructor", "__proto__", "review review", "x".repeat(50_000)]) {
      const answer = await send(site, "/contact", message({ topic }));
      expect({ topic: topic.slice(0, 20), status: answer.status }).toMatchObject({ status: 422 });
      expect(answer.html).toContain('href="#form-field-topic"');
    }
  });

  test("does not require phone and consent in its HTML, because a radio cannot switch that", async () => {
    const { html } = await read(site, "/contact");
    for (const name of ["phone", "consent"]) {
      expect(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0]).not.toContain(
        "required",
      );
    }
    expect(html).not.toContain("checked=");
  });

  test("offers every case by its title but the one that asks first how to call safely", async () => {
    const { html } = await read(site, "/contact");
    const select = /<select[^>]*name="caseType"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
    const offered = [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
    const kept = cases.find(({ slug }) => slug === "institutional-sex-abuse")?.title ?? "";

    expect(offered).toHaveLength(cases.length - 1);
    expect(offered).not.toContain(kept);
    expect((await send(site, "/contact", message({ caseType: kept }))).status).toBe(422);
  });

  test.each(["", "/es"])(
    "%s/contact leads to the page of the case that the list leaves out",
    async (edition) => {
      const { html } = await read(site, `${edition}/contact`);
      const [panel = ""] = /class="panel"[\s\S]*?<form/.exec(html) ?? [];
      expect(panel).toContain(`href="${edition}/lawsuits/institutional-sex-abuse"`);
    },
  );

  test("asks for the preferred language in a collapsed part, with the page's own selected", async () => {
    for (const [path, own] of [
      ["/contact", "en"],
      ["/es/contact", "es"],
    ] as const) {
      const { html } = await read(site, path);
      const fold = /<details><summary[\s\S]*?<\/details>/.exec(formOf(html))?.[0] ?? "";
      expect(fold).toContain('name="preferred_language"');
      expect(filledIn(html)).toMatchObject({ preferred_language: own });
    }
    const answer = await send(site, "/contact", message({ preferred_language: "either" }));
    expect(await fieldsOf(answer)).toMatchObject({ preferred_language: "either" });
    const other = await send(site, "/contact", message({ preferred_language: "fr" }));
    expect(other.status).toBe(422);
  });
});

function formOf(html: string): string {
  return /<form[^>]*id="form"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
}

function message(changes: Record<string, string> = {}): Record<string, string> {
  return {
    topic: "review",
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@example.com",
    phone: "+1 555 010 0199",
    caseType: "Hernia Mesh",
    message: "Could somebody look at this?",
    consent: "on",
    ...changes,
  };
}

async function shown({ reference }: Answer) {
  const { out } = await commandBeside(site, "show", reference, "--json");
  return JSON.parse(out);
}

async function fieldsOf(answer: Answer) {
  return (await shown(answer)).fields;
}
