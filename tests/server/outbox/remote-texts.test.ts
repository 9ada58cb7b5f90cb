import { afterEach, expect, test } from "vitest";
import { type Behaviour, json, type Received, redirect } from "~/tests/support/fake-server";
import { type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";
import { scriptError } from "~/tests/support/sheet-service";

let relay: Fixture;
afterEach(() => relay.close());

const person = { "First name": "Li", "Last name": "Wu" };
const answers = JSON.stringify({ diagnosis: "lymphoma", year_diagnosed: "2015" });
const personal = /\b(li|wu|lymphoma|2015|zora)\b|wu(@|%)/i;
const email = "li.wu@example.com";

async function start(without: ("form" | "sheet")[]) {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "0" }, without });
}

function submit() {
  return relay.submit({ kind: "case", email, fields: person, answers });
}

/** Everything that a service was sent, repeated in its message. */
function repeating(status: number, code: string): Behaviour {
  return (request, response) => {
    const message = textOf(request);
    return json(status, { errors: [{ code, field: message, message }] })(request, response);
  };
}

function textOf({ fields }: Received): string {
  return fields.map(([name, value]) => `${name}=${value}`).join(" ");
}

test.each([
  ["a redirect", redirect(303, `/login?email=${encodeURIComponent(email)}&name=Li`)],
  ["a redirect to a host of their name", redirect(302, "https://zora.example/wu?name=Li")],
  ["a hold", repeating(403, "FORM_NOT_FOUND")],
  ["a refusal", repeating(422, "TYPE_TEXT")],
  ["an unknown error", repeating(400, email)],
])("%s of the form service tells alerts and logs nothing a person typed", async (_, answer) => {
  await start(["sheet"]);
  relay.form.always(answer);
  await submit();
  await relay.pass(hour, minute);

  expect(relay.notices).toHaveLength(1);
  expect(JSON.stringify(relay.notices) + relay.logs.join()).not.toMatch(personal);
});

test("alerts and logs get nothing that a person typed from an answer of the spreadsheet's script", async () => {
  await start(["form"]);
  relay.sheet.always(scriptError(`forbidden: Li Wu <${email}>`));
  await submit();
  await relay.run();

  expect(relay.notices).toEqual([
    { event: "hold", destination: "sheet", reason: "script error (hold 200)" },
  ]);
  expect((await relay.attempts())[0]?.detail).toMatch(/^script error: forbidden: \[value\]/);
});

test("an alert names what happened in our words: status, class, and a code we know", async () => {
  await start(["sheet"]);
  relay.form.next(repeating(404, "FORM_NOT_FOUND"));
  await submit();
  await relay.run();

  const reason = "FORM_NOT_FOUND (hold 404)";
  expect(relay.notices).toEqual([{ event: "hold", destination: "form:case", reason }]);
});

test("what was said stays with the attempt, without the person's own words and shared answers", async () => {
  await start(["sheet"]);
  const message = "Li Wu: %6Cymphoma of 2015 is no city";
  relay.form.next(json(422, { errors: [{ code: "TYPE_TEXT", field: "city", message }] }));
  const reference = await submit();
  await relay.run();

  const told = "TYPE_TEXT: city [value]: [value] of [value] is no city";
  expect((await relay.attempts())[0]?.detail).toBe(told);
  expect((await relay.delivery(reference, "form:case")).reason).toBe(told);
});
