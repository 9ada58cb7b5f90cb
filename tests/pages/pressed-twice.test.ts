import { afterAll, beforeAll, expect, test } from "vitest";
import { controlOf, idsOf, wordsOf } from "../support/document";
import { type FakeServer, gate, startFakeServer } from "../support/fake-server";
import { accept, badEmail } from "../support/form-service";
import { homeLead, post, type Site, startSite } from "../support/site";
import { storedFor } from "../support/stored";

let form: FakeServer;
let site: Site;
beforeAll(async () => {
  form = await startFakeServer(accept);
  site = await startSite({
    FORM_SERVICE_URL: form.url,
    FORM_ID: "abc",
    // A long wait, so that a busy machine does not change a result.
    INLINE_DELIVERY_MS: "20000",
  });
});
afterAll(async () => {
  await site.stop();
  await form.close();
});

/**
 * Sends what a button pressed again and again sends: each press is a post, and only the last answer
 * is seen. Each post is received before the next, and all of them before the service answers the
 * first: after a refusal a new try is allowed, so a press that arrives later would not be a repeat.
 */
async function press(times: number, email: string) {
  const answers = [];
  const before = taken();
  for (let time = 1; time <= times; time++) {
    answers.push(post(site.url, homeLead({ Email: email })));
    await expect.poll(taken).toBe(before + time);
  }
  return answers;
}

/** Posts that the server has received, repeats among them. */
function taken(): number {
  return site.output().split("submission stored").length - 1;
}

test("every press with a refused address is told so, and none is thanked", async () => {
  const late = gate(badEmail);
  form.next(late.behaviour);
  const answers = await press(4, "refused@example.com");
  late.open();
  const answered = await Promise.all(answers);
  expect(answered.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  const html = (await answered[0]?.text()) ?? "";
  const [page = "", below = ""] = html
    .slice(html.indexOf('id="form-error"'))
    .split("</form>")
    .map(wordsOf);
  // Once in the summary and once below the form, where the field's description leads.
  expect(page.split("Email should be an email")).toHaveLength(2);
  expect(below.split("Email should be an email")).toHaveLength(2);
  const field = controlOf(html, "Email");
  expect(field).toMatchObject({ "aria-invalid": "true" });
  const described = field?.["aria-describedby"]?.split(" ") ?? [];
  expect(described.every((id) => idsOf(html).has(id))).toBe(true);
  expect(described).toContain(`${field?.id}-error`);
  expect(storedFor(site, "refused@example.com")).toHaveLength(1);
});
