import type { Command } from "commander";
import type { CommandContext, ExitCode, Run } from "./context";
import { reference } from "./options";
import { counted } from "./print";
import { submissionOf, unknownReference } from "./submission-view";

export function addRelease(relay: Command, run: Run) {
  relay
    .command("release")
    .description("accepts a quarantined submission and delivers it")
    .argument("<reference>", "as list --state quarantined shows it", reference)
    .action((ref: string) => run((context) => release(context, ref)));
}

async function release(context: CommandContext, ref: string): Promise<ExitCode> {
  const row = await submissionOf(context.db, ref);
  if (row?.state !== "quarantined" || row.erased_at !== null) {
    context.err(row ? `${ref} is not quarantined.` : unknownReference(ref));
    return 1;
  }

  const count = await accept(context, ref);
  context.out(`${ref} released, ${counted(count, "delivery", "deliveries")} due now.`);
  return 0;
}

/** Whether somebody who opted out keeps a destination from it is decided when it is sent. */
async function accept({ db, now }: CommandContext, ref: string): Promise<number> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable("submissions")
      .set({ state: "accepted" })
      .where("reference", "=", ref)
      .execute();
    const result = await trx
      .updateTable("deliveries")
      .set({ state: "pending", next_at: at, reason: null, updated_at: at })
      .where("reference", "=", ref)
      .where("state", "=", "quarantined")
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  });
}
