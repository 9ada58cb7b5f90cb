import { expect, test } from "vitest";
import { correct as correctLead } from "~/server/leads/correct";
import { annsLead } from "~/tests/support/sent-submission";
import { delivery, noon, submission } from "../privacy/given";
import { openDesk } from "./open-desk";

const sheet = { FORWARD_URL: "https://sheet.example/exec", FORWARD_API_KEY: "secret" };
const lead = annsLead("ann@exmaple.com");

async function openWith(env: Record<string, string>) {
  const { db, actor } = await openDesk(undefined, noon, { FORM_ID: "abcdefgh", ...env });
  const correct = (changes: Record<string, string>, seen?: number) =>
    correctLead(actor, "AAAA2222", { changes, seen });
  return { db, correct };
}

test("a correction becomes the next revision, replaces undelivered deliveries and is sent again", async () => {
  const { db, correct } = await openWith(sheet);
  const reference = await submission(db, lead);
  await delivery(db, { reference, state: "refused", destination: "form:home" });
  await delivery(db, { reference, state: "delivered", destination: "sheet" });

  expect(await correct({ Email: "ann@example.com", Phone: "2125550199" })).toEqual({
    kind: "done",
    revision: 2,
    count: 2,
  });
  const row = await db.selectFrom("submissions").selectAll().executeTakeFirstOrThrow();
  expect(JSON.parse(row.fields)).toMatchObject({
    "First name": "Ann",
    Email: "ann@example.com",
    caseTypeSlug: "oxbryta",
    phone_e164: "+12125550199",
  });
  const columns = ["destination", "state", "revision", "message_id"] as const;
  const sent = await db.selectFrom("deliveries").select(columns).orderBy("id").execute();
  expect(sent).toMatchObject([
    { destination: "form:home", state: "cancelled", revision: 1 },
    { destination: "sheet", state: "delivered", revision: 1 },
    { destination: "form:home", state: "pending", revision: 2, message_id: reference },
    { destination: "sheet", state: "pending", revision: 2, message_id: reference },
  ]);
});

test("an invalid, unknown or unchanged field leaves the submission as it was", async () => {
  const { db, correct } = await openWith({});
  await submission(db, lead);
  const before = await db.selectFrom("submissions").selectAll().execute();

  for (const [name, value] of [
    ["Email", "nobody"],
    ["Email", ""],
    ["caseTypeSlug", "suboxone"],
    ["_cc", "a@example.com"],
    ["Email", "ann@exmaple.com"],
  ] as const) {
    expect((await correct({ [name]: value })).kind, `${name}=${value}`).not.toBe("done");
  }
  expect(await db.selectFrom("submissions").selectAll().execute()).toEqual(before);
});

test("of two simultaneous corrections of one revision, one is stored and the other is refused", async () => {
  const { db, correct } = await openWith({});
  await submission(db, lead);

  const results = await Promise.all([
    correct({ Phone: "2125550198" }, 1),
    correct({ Phone: "2125550199" }, 1),
  ]);
  expect(results.map(({ kind }) => kind).sort()).toEqual(["done", "stale"]);
  expect(await db.selectFrom("deliveries").select("revision").execute()).toEqual([{ revision: 2 }]);
});
