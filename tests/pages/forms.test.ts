import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases, shownCases } from "~/data/cases";
import { errorMark } from "~/data/error-mark";
import { at, type Language, languages } from "~/data/language";
import { optOut } from "~/data/opt-out";
import { sentWords } from "~/data/sent-words";
import { stopContact } from "~/data/stop-contact";
import { yourRequest } from "~/data/your-request";
import { controlOf, filledIn, idsOf, tagsOf, wordsOf } from "../support/document";
import { everyForm, type FormCase } from "../support/form-cases";
import { type Answer, read, send } from "../support/page";
import { answersTo } from "../support/quiz-answers";
import { englishWords, unmarkedWords } from "../support/reading";
import { caseLead, type Site, startSite } from "../support/site";
import { storedFor } from "../support/stored";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** One person in each language, since a twin in the other language is the same submission. */
const people = { en: "ann@example.com", es: "ana@example.com" };

const everyFormInEach = languages.flatMap((code) =>
  everyForm.map(({ path, values, thanks, ...form }) => ({
    ...form,
    code,
    path: at(code, path),
    thanks: thanks[code],
    // A repeat after a minute would be confirmed without its ticket.
    values: withEmail(values, `on${path.replaceAll("/", "-")}-${people[code]}`),
  })),
);

describe.each(everyFormInEach)("$name ($code), without script", (form) => {
  test("the visitor is thanked, with a reference", async () => {
    const answer = await send(site, form.path, { ...(await drawn(form)), ...form.values });
    expect(answer.status).toBe(303);
    const [path = "", anchor] = answer.location.split("#");
    expect(anchor).toBe(form.anchor);
    const bare = `${form.path}?sent=${answer.reference}`;
    expect(path.replace(/\.[\w-]{24}$/, ".TICKET")).toBe(`${bare}.TICKET`);
    const sent = await read(site, answer.location);
    expectSpoken(sent, form.code);
    expect(wordsOf(sent.html)).toContain(form.thanks);
    expect(sent.html).toContain(answer.reference);
    expect(idsOf(sent.html)).toContain(form.anchor);
    expect(tagsOf(sent.html, "form").map(({ id }) => id)).not.toContain(form.anchor);

    // Without the ticket, the page says the same of this reference and of one that does not exist.
    const [own, none] = await Promise.all([
      read(site, bare),
      read(site, `${form.path}?sent=22222222`),
    ]);
    expect(wordsOf(own.html)).not.toContain(form.thanks);
    expect(idsOf(own.html)).toContain(form.isSecondStep ? "form" : `${form.anchor}-field-email`);
    expect(wordsOf(own.html)).toContain(`${sentWords(form.code).before.text} ${answer.reference}`);
    expect(wordsOf(own.html).replaceAll(answer.reference, "22222222")).toBe(wordsOf(none.html));
  });

  test("errors are shown at their fields, links lead there, and typed values stay", async () => {
    const typed = { ...form.values, ...form.bad };
    const answer = await send(site, form.path, { ...(await drawn(form)), ...typed });
    expect(answer.status).toBe(422);
    expect(answer.title.startsWith(errorMark(form.code))).toBe(true);
    expectSpoken(answer, form.code);
    expect(filledIn(answer.html, form.anchor)).toMatchObject(typed);
    const ids = idsOf(answer.html);
    for (const field of Object.keys(typed)) {
      const control = controlOf(partOf(answer.html, form.anchor), field);
      const messages = (control?.["aria-describedby"] ?? "").split(" ").filter(isError);
      const isBad = field in form.bad;
      expect({ field, invalid: control?.["aria-invalid"] === "true" }).toEqual({
        field,
        invalid: isBad,
      });
      expect({ field, count: messages.length }).toEqual({ field, count: isBad ? 1 : 0 });
      for (const id of messages) expect(ids).toContain(id);
      if (isBad) expect(answer.html).toContain(`href="#${control?.id}"`);
    }
  });
});

describe.each(languages)("in %s, without script", (code) => {
  const ask = async (href: string, fields: Record<string, string>, headers = {}) => {
    const answer = await send({ ...site, headers }, at(code, href), fields);
    if (answer.status !== 303) expectSpoken(answer, code);
    return answer;
  };

  test("each question left out of a quiz is an error at its field", async () => {
    const { status, title, html } = await ask("/lawsuits/oxbryta", { intent: "quiz" });
    expect(status).toBe(422);
    expect(title.startsWith(errorMark(code))).toBe(true);
    expect(controlOf(html, "took_oxbryta")?.["aria-invalid"]).toBe("true");
  });

  test("the opt-out cookie is set at once, and cleared after one more question", async () => {
    const page = "/do-not-sell-my-info";
    const on = await ask(page, { intent: "opt-out-cookie" });
    expect([on.status, on.location]).toEqual([303, at(code, page)]);
    const set = "do_not_sell=1; Max-Age=63072000; Path=/; SameSite=Lax";
    expect(on.headers.getSetCookie()).toEqual([set]);
    const headers = { Cookie: "do_not_sell=1" };
    const shown = await read(site, at(code, page), headers);
    expectSpoken(shown, code);
    for (const text of [optOut(code).cookieSet, optOut(code).honored]) {
      expect(wordsOf(shown.html)).toContain(text);
    }
    const asked = await ask(page, { intent: "opt-back-in" }, headers);
    expect(wordsOf(asked.html)).toContain(optOut(code).again.title);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const off = await ask(page, { intent: "opt-back-in", confirm: "yes" }, headers);
    expect([off.status, off.location]).toEqual([303, at(code, page)]);
    expect(off.headers.getSetCookie()).toEqual(["do_not_sell=; Max-Age=0; Path=/; SameSite=Lax"]);
  });

  test("contact is stopped for an address, and nothing for none", async () => {
    const boxes = { calls: "on", texts: "on", emails: "on" };
    const none = await ask("/stop-contact", { email: "", phone: "", ...boxes });
    expect(none.status).toBe(422);
    expect(wordsOf(none.html)).toContain(stopContact(code).missing);
    const email = `stop-${people[code]}`;
    const { status, location } = await ask("/stop-contact", { email, phone: "", ...boxes });
    expect(status).toBe(303);
    const done = await read(site, location);
    expect(wordsOf(done.html)).toContain(stopContact(code).done);
  });

  test("a request is opened with its code, changed, copied and withdrawn", async () => {
    const email = `request-${people[code]}`;
    const lead = caseLead({ Email: email, Phone: "212 555 0188", share_answers: "yes" });
    const { location, reference } = await ask("/lawsuits/oxbryta", lead);
    const thanks = wordsOf((await read(site, location)).html);
    const [privateCode = ""] = /[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}/.exec(thanks) ?? [];
    const step = async (fields: Record<string, string>) =>
      await ask("/your-request", { reference, code: privateCode, ...fields });
    /** As the form of the step is drawn, which acts when it is sent. */
    const act = async (intent: string, fields: Record<string, string>) =>
      wordsOf((await step({ ...filledIn((await step({ intent })).html), ...fields })).html);
    const { actions, unknown, withdrawn } = yourRequest(code);

    expect(wordsOf((await step({ code: "22222-22222", intent: "open" })).html)).toContain(unknown);
    const opened = wordsOf((await step({ intent: "open" })).html);
    const item = shownCases(code).find(({ slug }) => slug === "oxbryta");
    const about = `${yourRequest(code).rows.about} ${item?.title}`;
    for (const told of [about, item?.quiz.questions[0]?.label, email]) {
      expect(opened).toContain(told);
    }
    expect(await act("correct", { "First name": "Anna" })).toContain(actions.correct.done);
    expect(await act("stop", { texts: "on" })).toContain(actions.stop.done);
    expect(await act("copy", {})).toContain(actions.copy.done);
    expect(await act("withdraw", { confirm: reference })).toContain(withdrawn.nobody);
    expect(storedFor(site, email)).toEqual([]);
  });
});

/** In Spanish, with no English word that is not meant. */
function expectSpoken({ html }: Answer, code: Language) {
  expect(html).toContain(`<html lang="${code}"`);
  // The copy of a request ends with its record, whose names are the same in any language.
  const told = html.replaceAll(/^\{[\s\S]*?^\}$/gm, "");
  if (code === "es") expect(unmarkedWords(told)).not.toMatch(englishWords);
}

function withEmail(values: Record<string, string>, email: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.includes("@") ? email : value]),
  );
}

type Drawn = Pick<FormCase, "path" | "anchor" | "isSecondStep">;

/** What the form holds as it is drawn, after the quiz where it has one before it. */
async function drawn({ path, anchor, isSecondStep }: Drawn): Promise<Record<string, string>> {
  const page = await read(site, path);
  if (!isSecondStep) return filledIn(page.html, anchor);

  const item = cases.find(({ slug }) => path.endsWith(`/${slug}`));
  if (!item) throw new Error(`No case at ${path}`);
  const quiz = { ...filledIn(page.html), ...answersTo(item) };
  return filledIn((await send(site, path, quiz)).html, anchor);
}

function partOf(html: string, id: string): string {
  return new RegExp(`<form\\s[^>]*\\bid="${id}"[\\s\\S]*?</form>`).exec(html)?.[0] ?? "";
}

function isError(id: string): boolean {
  return id.endsWith("-error");
}
