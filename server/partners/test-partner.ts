import type { App, InTransaction } from "../app";
import type { ReachablePartner } from "../config/partners";
import { partnerDestination } from "../destinations/partner";
import { lastReport } from "../destinations/partner-payload";
import { sendPartnerTests } from "../destinations/partner-tests";
import { type Actor, logAct } from "../leads/operator-log";
import { endOutageOf } from "../outbox/probe";
import type { Db, PartnerStatus } from "../store/schema";
import { transact } from "../store/transact";
import { findSubmission, testPrefix } from "../submission/submission";
import { dropTestReports, readReports } from "./report-row";

/**
 * Sends a firm a test message, or one message of each type about a made-up lead, with a reference of
 * its own. If all arrive, it is not down any more; if an operator paused it, it stays so.
 */
export async function testPartner(
  app: App,
  actor: Actor,
  firm: ReachablePartner,
  withLead: boolean,
) {
  const { config, keys, now } = app;
  const tests = await sendPartnerTests({ config, key: keys[0], at: now() }, firm, { withLead });
  const partner = firm.id;
  const rows = tests.map(({ type, reference, outcome, took }) => ({
    partner,
    reference,
    type,
    sent_at: now(),
    took,
    outcome: outcome.kind,
    status: outcome.status,
    detail: outcome.detail.slice(0, 512),
    said: readable(outcome.said ?? ""),
  }));
  const accepted = tests.filter(({ outcome }) => outcome.kind === "delivered").length;
  await transact(app, async (app) => {
    await app.db.insertInto("partner_tests").values(rows).execute();
    await forgetOldTests(app, partner);
    const outcome = `${partner}: ${accepted} of ${tests.length} accepted`;
    await logAct(app, actor, { act: "test", outcome, references: [null] });
  });
  const isAccepted = accepted === tests.length;
  if (isAccepted) await endOutageOf(app, partnerDestination(partner));
  return { tests, isAccepted, rows };
}

const mostCharacters = 500;

function readable(said: string): string {
  const text = said.replace(/[^\P{C}\n\t]/gu, "").trim();
  return [...text.slice(0, 2 * mostCharacters)].slice(0, mostCharacters).join("");
}

/** More than the firm's page shows. */
const mostTests = 200;

/** With what the firm reported about them. */
async function forgetOldTests(app: InTransaction, partner: string): Promise<void> {
  const newest = app.db
    .selectFrom("partner_tests")
    .select("id")
    .where("partner", "=", partner)
    .orderBy("id", "desc")
    .limit(mostTests);
  await app.db
    .deleteFrom("partner_tests")
    .where("partner", "=", partner)
    .where("id", "not in", newest)
    .execute();
  await dropTestReports(app, partner);
}

/** What a firm was sent last as a test, newest first. */
export function readTests(db: Db, partner: string, most: number) {
  return db
    .selectFrom("partner_tests")
    .selectAll()
    .where("partner", "=", partner)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** No lead. Firms also try this with references that they made up. */
export async function isTest(db: Db, reference: string): Promise<boolean> {
  // Old leads may have such a reference too.
  return reference.startsWith(testPrefix) && !(await findSubmission(db, reference));
}

/** What a firm reported last about a test. */
export async function readTestStatus(
  db: Db,
  { partner, reference }: { partner: string; reference: string },
): Promise<PartnerStatus | "sent" | "not_sent"> {
  const sent = await db
    .selectFrom("partner_tests")
    .select("id")
    .where("partner", "=", partner)
    .where("reference", "=", reference)
    .limit(1)
    .executeTakeFirst();
  if (!sent) return "not_sent";

  return lastReport(await readReports(db, { partner, reference }))?.status ?? "sent";
}
