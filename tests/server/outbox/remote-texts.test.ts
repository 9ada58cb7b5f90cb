import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { scrubText } from "~/server/destinations/scrub";
import { type Behaviour, json, type Received, redirect } from "~/tests/support/fake-server";
import { type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";
import { scriptError } from "~/tests/support/sheet-service";

let relay: Fixture;
afterEach(() => relay.close());

const person = { "First name": "Li", "Last name": "Wu" };
const answers = JSON.stringify({ diagnosis: "lymphoma", year_diagnosed: "2015" });
const typedByPerson = /\b(li|wu|lymphoma|2015|zora)\b|wu(@|%)/i;
const email = "li.wu@example.com";

async function start(without: ("form" | "sheet")[]) {
  relay = await startRelay({
    settings: { INLINE_DELIVERY_MS: "0", ALERT_WEBHOOK_URL: "http://127.0.0.1:1/" },
    without,
  });
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
  await relay.pass(hour, 5 * minute);

  await relay.outbox.tick();
  const alerts = await alertsOf();
  expect(alerts.length).toBeGreaterThan(0);
  expect(alerts.join() + relay.logs.join()).not.toMatch(typedByPerson);
});

test("alerts and logs get nothing that a person typed from an answer of the spreadsheet's script", async () => {
  await start(["form"]);
  relay.sheet.always(scriptError(`forbidden: Li Wu <${email}>`));
  await submit();
  await relay.pass(minute, 10_000);

  const [alert = "{}"] = await alertsOf();
  const event = { event: "down", destination: "sheet", count: 1, since: expect.any(String) };
  expect(JSON.parse(alert)).toEqual(event);
  expect((await relay.attempts())[0]?.detail).toMatch(/^script error: forbidden: \[value\]/);
});

/** What the outbox was given to send to the alert endpoint and to the staff. */
async function alertsOf() {
  const own = await relay.deliveries("");
  return own.map(({ details }) => details ?? "");
}

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

const personal = ["Li", "O'Brien", "li.wu@example.com", "Line one\nline two", "2001:db8::7", ""];

test.each([
  ["as it was typed", "Li sent Line one\nline two"],
  ["in other case", "LI and o'brien"],
  ["in a URL", "/login?name=Li&last=O%27Brien&email=li.wu%40example.com"],
  ["encoded twice", "next=%252Ff%253Femail%253Dli.wu%252540example.com%2526name%253DLi"],
  ["encoded in part of its letters", "name=%4ci&last=W%75"],
  ["as a form encodes it", "message=Line+one%0Aline+two"],
  ["within JSON", '{"message":"Line one\\nline two"}'],
  ["as an address of the network", "from 2001:db8::7"],
  ["without its host", "the mailbox li.wu is full"],
])("a typed value does not stay in the evidence, %s", (_, text) => {
  expect(scrubText(text, personal)).not.toMatch(/\b(li|wu|o'brien|brien|line one|db8)\b/i);
});

test.each([
  ["other words stay", "Li likes Lilies", ["Li"], "[value] likes Lilies"],
  ["parts of words stay", "medical", ["cal", "med"], "medical"],
  ["a name is found in capitals", "Straße of ΝΊΚΟΣ.", ["Νίκος"], "Straße of [value]."],
  [
    "a typed encoding is found decoded",
    "Zoë said 100% of %E9t%E9",
    ["Zo%C3%AB"],
    "[value] said 100% of été",
  ],
  ["a name that was cut short is removed", "To Wilhel... no", ["Wilhelmina"], "To [value]... no"],
  [
    "a number is removed",
    "born 04/27/1980, call (212) 555-0143,",
    [],
    "born [number], call ([number],",
  ],
  ["an address is removed", "see https://x.example/?a=b now", [], "see [address] now"],
  [
    "an email address is removed",
    '"bob@x.example", mailto:dan@z.example at 7:30, @home',
    [],
    '"[email]", mailto:[email] at 7:30, @home',
  ],
])("%s", (_, text, typed, expected) => {
  expect(scrubText(text, typed)).toBe(expected);
});

const letters = fc.constantFrom(" ", "+", "%", "2", "@", ":", "(", "\\", "n", "a", "A", "\ud83d");
const long = fc
  .tuple(fc.array(letters, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 65_000 }))
  .map(([part, length]) => part.join("").repeat(length).slice(0, length));

test("65 kB of anything is reduced to at most 512 characters", () => {
  fc.assert(
    fc.property(long, fc.array(long, { maxLength: 8 }), (text, typed) => {
      expect(scrubText(text, typed).length).toBeLessThanOrEqual(512);
    }),
    { numRuns: 40 },
  );
});

const name = fc.stringMatching(/^[a-zé]{2,12}$/);

test("no name remains, however the service spells it", () => {
  const spelled = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    encodeURIComponent,
    (text: string) => encodeURIComponent(encodeURIComponent(text)),
    (text: string) => text.replaceAll(" ", "+"),
    (text: string) => text.replaceAll(" ", "\\n"),
    (text: string) => text.normalize("NFD"),
  );
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), spelled, (words, spell) => {
      const typed = words.join(" ");
      expect(scrubText(`"${spell(typed)}"!`, [typed])).toBe('"[value]"!');
    }),
  );
});
