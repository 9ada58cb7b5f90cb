import { expect, test } from "vitest";
import { correct as correctLead } from "~/server/leads/correct";
import { annsLead } from "~/tests/support/sent-submission";
import { noon, submission } from "../privacy/given";
import { openDesk } from "./open-desk";

const lead = annsLead("ann@exmaple.com");

async function openWith(env: Record<string, string>) {
  const { db, actor } = await openDesk(undefined, noon, { FORM_ID: "abcdefgh", ...env });
  const correct = (changes: Record<string, string>, seen?: number) =>
    correctLead(actor, "AAAA2222", { changes, seen });
  return { db, correct };
}

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
