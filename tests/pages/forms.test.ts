import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases } from "~/data/cases";
import { controlOf, filledIn, idsOf, tagsOf } from "../support/document";
import { everyForm, type FormCase } from "../support/form-cases";
import { read, send } from "../support/page";
import { answersTo } from "../support/quiz-answers";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe.each(everyForm)("$name, without script", (form) => {
  test("the visitor is thanked, with a reference", async () => {
    const answer = await send(site, form.path, { ...(await drawn(form)), ...form.values });
    expect(answer.status).toBe(303);
    const [path = "", anchor] = answer.location.split("#");
    expect(anchor).toBe(form.anchor);
    // A lead form adds a ticket to the reference.
    expect(path.replace(/\.[\w-]{24}$/, "")).toBe(`${form.path}?sent=${answer.reference}`);
    const { html } = await read(site, answer.location);
    expect(html).toContain(form.thanks.replaceAll("'", "&#x27;"));
    expect(html).toContain(answer.reference);
    expect(idsOf(html)).toContain(form.anchor);
    expect(tagsOf(html, "form").map(({ id }) => id)).not.toContain(form.anchor);
  });

  test("errors are shown at their fields, links lead there, and typed values stay", async () => {
    const typed = { ...form.values, ...form.bad };
    const answer = await send(site, form.path, { ...(await drawn(form)), ...typed });
    expect(answer.status).toBe(422);
    expect(answer.title).toMatch(/^Error: /);
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

/** What the form holds as it is drawn, after the quiz where it has one before it. */
async function drawn({ path, anchor, isSecondStep }: FormCase): Promise<Record<string, string>> {
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
