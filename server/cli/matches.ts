import { commandWords } from "~/data/desk/commands";
import type { CommandContext, ExitCode } from "./context";

/**
 * Exit code of a filter that found nothing: 0 in an empty store, where there is nothing to find.
 */
export async function nothingMatched(context: CommandContext): Promise<ExitCode> {
  if ((await countSince(context, 0)) === 0) return 0;

  context.err(commandWords.nothingMatched);
  return 1;
}

/** Number of submissions received from this moment on, including erased ones. */
export async function countSince({ db }: CommandContext, from: number): Promise<number> {
  const { total } = await db
    .selectFrom("submissions")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("received_at", ">=", from)
    .executeTakeFirstOrThrow();
  return Number(total);
}
