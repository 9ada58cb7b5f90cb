import { expect, test } from "vitest";
import type { App } from "~/server/app";
import { correct } from "~/server/leads/correct";
import { erasePerson } from "~/server/leads/erase";
import { type Actor, byPerson } from "~/server/leads/operator-log";
import { allow } from "~/server/leads/person";
import { withdraw } from "~/server/leads/withdraw";
import { appOn, emptyStore, operator, submission } from "~/tests/support/given";
import { annsLead } from "~/tests/support/sent-submission";
import { byDesk } from "~/tests/support/test-app";

const email = "ann@example.com";

type Run = (app: App, actor: Actor, lead: string) => Promise<unknown>;
const changes = { "First name": "Anna" };

const requests: [what: string, nature: string, run: Run][] = [
  ["a withdrawal", "erase", withdraw],
  ["an erasure", "erase", (app, actor) => erasePerson(app, actor, { email })],
  ["a correction", "correct", (app, actor, lead) => correct(app, actor, lead, { changes })],
  ["a lifted opt-out", "allow", (app, actor) => allow(app, actor, { email })],
];
const places: [manner: string, actor: Actor][] = [
  ["web", byPerson],
  ["desk", byDesk],
  ["command line", operator],
];

test.each(
  requests.flatMap(([what, ...rest]) =>
    places.map(([manner, actor]) => [what, manner, actor, ...rest] as const),
  ),
)("%s by %s is in the log of privacy requests with that manner", async (...one) => {
  const [, manner, actor, nature, run] = one;
  const db = await emptyStore();
  const lead = await submission(db, annsLead(email));
  await run(appOn(db), actor, lead);
  expect(await db.selectFrom("privacy_log").select(["nature", "manner"]).execute()).toEqual([
    { nature, manner },
  ]);
});
