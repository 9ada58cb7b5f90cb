import type { App } from "../app";
import { isReachable } from "../config/partners";
import { partnerDestination } from "../destinations/partner";
import { type Actor, logAct, obstacle } from "../leads/operator-log";
import { isPaused, lockChannel, readChannel, saveChannel } from "../outbox/channel";
import { lookAgain } from "../outbox/routing-row";
import { testPartner } from "../partners/test-partner";
import { transact } from "../store/transact";

/**
 * Pauses a firm until later or, without a time, until it is resumed; null ends its pause. While it
 * is paused it gets no more leads, and those it has not received yet are passed on if another firm
 * can take them.
 */
export async function setPause(
  app: App,
  actor: Actor,
  partner: string,
  pause: { until: number | null } | null,
): Promise<void> {
  await transact(app.db, async (trx) => {
    const channel = await lockChannel(trx, partnerDestination(partner), null);
    const since = pause && app.now();
    const until = pause?.until ?? null;
    await saveChannel(trx, { ...channel, paused_since: since, paused_until: until });
    // This firm may now take leads that wait for a firm.
    await lookAgain(trx);
    const act = pause ? "pause" : "resume";
    await logAct(app, trx, actor, { act, outcome: partner, references: [null] });
  });
}

export async function isPausedNow({ db, now }: App, partner: string): Promise<boolean> {
  return isPaused(await readChannel(db, partnerDestination(partner), null), now());
}

/** Tests a firm for the operator. */
export async function testAsOperator(app: App, actor: Actor, id: string, withLead = false) {
  const { config } = app;
  const firm = config.partners.find((one) => one.id === id);
  if (!firm) return obstacle(`No firm of PARTNERS_FILE has the id ${id}.`);
  if (!isReachable(firm, config)) {
    return obstacle(
      `${id} cannot be reached: give it a webhook, or an email address and SMTP_URL.`,
    );
  }
  const { tests, isAccepted } = await testPartner(app, actor, firm, withLead);
  return {
    kind: "tested" as const,
    isAccepted,
    lines: tests.map(({ way, type, outcome: { kind, detail } }) => ({
      isAccepted: kind === "delivered",
      detail,
      text: `${firm.name} ${kind === "delivered" ? "accepted" : "did not accept"} ${type} by ${way} (${detail}).`,
    })),
  };
}
