import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findCase } from "~/data/cases";
import { at } from "~/data/language";
import { controlOf, filledIn, tagsOf, wordsOf } from "../support/document";
import { everyForm } from "../support/form-cases";
import { caseFields } from "../support/lead-fields.mjs";
import { send } from "../support/page";
import { answersTo } from "../support/quiz-answers";
import { homeLead, post, type Site, startSite } from "../support/site";
import { rowsOf } from "../support/stored";

let site: Site;
beforeAll(async () => {
  site = await startSite({
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "site@example.com",
  });
});
afterAll(() => site.stop());

/** As the switch sends it: its button stands before the form, whose own intent comes after. */
const switched = (fields: Record<string, string>): [string, string][] => [
  ["intent", "switch"],
  ...Object.entries(fields),
];

async function press(path: string, fields: Record<string, string>) {
  const answer = await post(site.url + path, switched(fields));
  return { status: answer.status, html: await answer.text() };
}

const text = (control?: { type?: string }) => /^(text|email|tel|date)?$/.test(control?.type ?? "");

/** Buttons of the switch, as they stand in the page. */
const switches = (html: string) => tagsOf(html, "button").filter(({ value }) => value === "switch");

describe("the language switch", () => {
  test("keeps what was typed into each form, unticks the consent and stores nothing", async () => {
    for (const { path, anchor, values, isSecondStep } of everyForm) {
      const intent: Record<string, string> = isSecondStep ? { intent: "contact" } : {};
      const { status, html } = await press(at("es", path), { ...values, ...intent });
      const form = filledIn(html, anchor);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(html, path).toContain('<html lang="es"');
      expect(html, path).not.toContain("error-summary");
      expect(form, path).not.toHaveProperty("consent");
      for (const [name, value] of Object.entries(values)) {
        if (name !== "consent" && text(controlOf(html, name))) {
          expect({ path, name, value: form[name] }).toEqual({ path, name, value });
        }
      }
      const [button] = switches(html);
      expect(button, path).toMatchObject({ form: anchor, lang: "en", formnovalidate: "" });
      expect(button?.formaction?.split("#")[0]).toBe(path);
    }
    for (const table of ["submissions", "receipts", "deliveries", "suppressions"]) {
      expect(rowsOf(site, table), table).toEqual([]);
    }
  });

  test("stays at step 2 of a case, with the answers, and makes no new ones", async () => {
    const { html } = await press("/es/lawsuits/oxbryta", {
      ...caseFields,
      share_answers: "on",
      xxTrustedFormCertUrl: "https://cert.trustedform.com/1",
      preferred_language: "en",
      "page source": "/lawsuits/oxbryta?utm_source=mail",
    });
    expect(wordsOf(html)).toContain("Paso 2 de 2");
    expect(filledIn(html)).toMatchObject({
      ...{ intent: "contact", dob: "1980-04-27", state: "NY", "quiz.year_started": "2021" },
      ...{ share_answers: "on", xxTrustedFormCertUrl: "", preferred_language: "es" },
      "page source": "/lawsuits/oxbryta?utm_source=mail",
    });
    const back = await press("/lawsuits/oxbryta", { ...caseFields, preferred_language: "es" });
    expect(filledIn(back.html).preferred_language).toBe("es");
  });

  test("stays at the questions, with what was typed in step 2 before", async () => {
    const item = findCase("oxbryta");
    if (!item) throw new Error("No such case");
    const answers = answersTo(item);
    const kept = { intent: "quiz", "contact.Email": "ann@example.com" };
    const { html } = await press("/es/lawsuits/oxbryta", { ...answers, ...kept });
    expect(filledIn(html)).toMatchObject({ ...answers, ...kept });
    expect(wordsOf(html)).not.toContain("Hay un problema");
  });

  test("offers no question that an opt-out takes away, and keeps the box of one that is offered", async () => {
    const fields = switched({ ...caseFields, share_answers: "on" });
    const answer = await post(`${site.url}/es/lawsuits/oxbryta`, fields, { "Sec-GPC": "1" });
    expect(filledIn(await answer.text())).not.toHaveProperty("share_answers");
  });

  test("is a button on every page that shows what was typed, and Enter still sends the form", async () => {
    const refused = await send(site, "/lawsuits/oxbryta", { ...caseFields, Email: "no" });
    const quiz = await send(site, "/lawsuits/oxbryta", { intent: "quiz", took_oxbryta: "self" });
    const back = await send(site, "/lawsuits/oxbryta", { ...caseFields, intent: "edit" });
    const contact = await send(site, "/contact", { topic: "question" });
    for (const { html } of [refused, quiz, back, contact]) {
      const buttons = tagsOf(html, "button").filter(({ form }) => form === "form");
      expect(switches(html)).toHaveLength(3);
      expect(buttons[0]?.name).toBeUndefined();
      expect(tagsOf(html, "a").filter(({ hreflang }) => hreflang)).toEqual([]);
    }
    const fresh = await (await fetch(`${site.url}/contact`)).text();
    expect(switches(fresh)).toEqual([]);
  });

  test("keeps the boxes of *stop contact* as they were left", async () => {
    const { html } = await press("/es/stop-contact", { email: "ann@example.com", texts: "on" });
    const form = filledIn(html);
    expect(form).toMatchObject({ email: "ann@example.com", texts: "on" });
    expect(form).not.toHaveProperty("calls");
    expect(rowsOf(site, "suppressions")).toEqual([]);
  });

  test("keeps the address typed to be told of changes", async () => {
    const fields = { formType: "page_changes", page: "oxbryta", email: "ann@example.com" };
    const { html } = await press("/es/newsletter", fields);
    expect(filledIn(html, "watch")).toMatchObject(fields);
  });

  test("unsubscribes nobody", async () => {
    const typed = { email: "no@example.com", "List-Unsubscribe": "One-Click" };
    const { html } = await press("/es/unsubscribe?token=broken", typed);
    expect(filledIn(html).email).toBe("no@example.com");
    expect(rowsOf(site, "suppressions")).toEqual([]);
  });

  test("leads to the same page of a request and acts on none", async () => {
    const location = (await post(site.url, homeLead())).headers.get("Location") ?? "";
    const thanks = wordsOf(await (await fetch(site.url + location)).text());
    const reference = /sent=(\w{8})/.exec(location)?.[1] ?? "";
    const code = /[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}/.exec(thanks)?.[0] ?? "";
    const pair = { reference, code };
    const ask = (intent: string, more = {}) =>
      press("/es/your-request", { ...pair, intent, do: "1", revision: "1", ...more });

    const unopened = await ask("open");
    expect(filledIn(unopened.html)).toMatchObject(pair);
    expect(wordsOf(unopened.html)).not.toContain("ann@example.com");
    const opened = await ask("view");
    expect(wordsOf(opened.html)).toContain("ann@example.com");
    expect(switches(opened.html)[0]?.formaction).toBe("/your-request#form");
    expect(filledIn(opened.html)).toEqual({ ...pair, intent: "view" });

    const withdrawn = await ask("withdraw", { confirm: reference });
    expect(filledIn(withdrawn.html)).toMatchObject({ intent: "withdraw", confirm: reference });
    const stopped = filledIn((await ask("stop", { texts: "on" })).html);
    expect(stopped).toMatchObject({ intent: "stop", texts: "on" });
    expect(stopped).not.toHaveProperty("calls");
    const corrected = filledIn((await ask("correct", { Email: "new@example.com" })).html);
    expect(corrected).toMatchObject({ intent: "correct", Email: "new@example.com" });
    for (const intent of ["copy", "answers", "close"]) {
      expect(filledIn((await ask(intent)).html).intent, intent).toBe(intent);
    }
    expect(rowsOf(site, `submissions where reference = '${reference}'`)).toHaveLength(1);
    expect(rowsOf(site, "suppressions")).toEqual([]);
  });
});
