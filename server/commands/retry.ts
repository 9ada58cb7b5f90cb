import type { Command } from "commander";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { Database, DeliveryState } from "../store/schema";
import type { CommandContext, ExitCode, Run } from "./context";
import { reference } from "./options";
import { counted } from "./print";
import { submissionOf, unknownReference } from "./submission-view";

type Options = { allRefused?: boolean; allExpired?: boolean };

export function addRetry(relay: Command, run: Run) {
  relay
    .command("retry")
    .description("sends again what was refused, has expired or is held back")
    .argument("[reference]", "of one submission", reference)
    .option("--all-refused", "every refused delivery")
    .option("--all-expired", "every expired delivery")
    .action((ref: string | undefined, options: Options, command: Command) => {
      const given = [ref, options.allRefused, options.allExpired].filter(Boolean).length;
      if (given !== 1) command.error("error: name a reference, --all-refused or --all-expired");
      if (ref) return run((context) => retryOne(context, ref));
      return run((context) => retryAll(context, options.allRefused ? "refused" : "expired"));
    });
}

async function retryOne(context: CommandContext, ref: string): Promise<ExitCode> {
  const obstacle = await obstacleOf(context.db, ref);
  if (obstacle) {
    context.err(obstacle);
    return 1;
  }

  const { db, now } = context;
  const count = await db.transaction().execute(async (trx) => {
    const at = now();
    await probeNow(trx, ref, at);
    const hurried = await hurry(trx, ref, at);
    return hurried + (await revive(trx, { states: ["refused", "expired"], ref, at }));
  });
  context.out(
    count > 0
      ? `${ref}: ${counted(count, "delivery", "deliveries")} due now.`
      : `${ref}: nothing to send again.`,
  );
  return count > 0 ? 0 : 1;
}

async function obstacleOf(db: Kysely<Database>, ref: string): Promise<string | null> {
  const row = await submissionOf(db, ref);
  if (!row) return unknownReference(ref);
  if (row.erased_at !== null) return `${ref} was erased: nothing is left to send.`;

  switch (row.state) {
    case "accepted":
      return null;
    case "quarantined":
      return `${ref} is quarantined. Use: release ${ref}`;
    case "refused":
      return `${ref} was refused while the visitor looked on, who was told that it was not sent.`;
  }
}

async function retryAll(
  { db, now, out }: CommandContext,
  state: "refused" | "expired",
): Promise<ExitCode> {
  const count = await revive(db, { states: [state], at: now() });
  out(`${counted(count, "delivery", "deliveries")} due now.`);
  return 0;
}

type Dead = { states: readonly DeliveryState[]; ref?: string; at: number };

/** The schedule begins anew, under the same message id; why it failed stays with its attempts. */
async function revive(db: Kysely<Database>, { states, ref, at }: Dead): Promise<number> {
  let query = db
    .updateTable("deliveries")
    .set({ state: "pending", attempts: 0, next_at: at, reason: null, updated_at: at })
    .where("state", "in", states)
    .where("reference", "in", ({ selectFrom }) =>
      selectFrom("submissions")
        .select("submissions.reference")
        .where("submissions.state", "=", "accepted")
        .where("submissions.erased_at", "is", null),
    );
  if (ref) query = query.where("reference", "=", ref);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/**
 * What waits for its next attempt, or for its channel, need not wait; an attempt in flight is left
 * alone.
 */
async function hurry(db: Kysely<Database>, ref: string, at: number): Promise<number> {
  const result = await db
    .updateTable("deliveries")
    .set({ next_at: at, updated_at: at })
    .where("reference", "=", ref)
    .where("state", "=", "pending")
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("next_at", ">", at),
        eb("channel", "in", selectFrom("channels").select("channels.name").where(isShut)),
      ]),
    )
    .where(({ or, eb }) => or([eb("lease_until", "is", null), eb("lease_until", "<", at)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * Who asks for a retry has probably mended what held the channel: it is probed now, with this very
 * submission. Channels come before deliveries, in the order in which the relay locks them.
 */
async function probeNow(db: Kysely<Database>, ref: string, at: number): Promise<void> {
  const waiting = await db
    .selectFrom("deliveries")
    .select(["channel", ({ fn }) => fn.min<number>("id").as("first")])
    .where("reference", "=", ref)
    .where("state", "in", ["pending", "refused", "expired"])
    .groupBy("channel")
    .execute();

  for (const { channel, first } of waiting) {
    await db
      .updateTable("channels")
      .set({ probe_at: at, last_probe: Number(first) - 1 })
      .where("name", "=", channel)
      .where(isShut)
      .execute();
  }
}

function isShut({ or, eb }: ExpressionBuilder<Database, "channels">) {
  return or([eb("held_since", "is not", null), eb("opened_at", "is not", null)]);
}
