import type { Kysely } from "kysely";
import { verifyChain } from "../privacy/receipt-chain";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Database } from "../store/schema";
import { continueIdentities, copyTable, countRows, tables } from "./copy-table";

type CopyResult =
  | { kind: "done"; counts: { table: string; rows: number }[]; head: string | null }
  | { kind: "obstacle"; obstacle: string };

type Copy = {
  from: Kysely<Database>;
  to: Kysely<Database>;
  keys: SecretKeys;
  /** Milliseconds since 1970. */
  now: number;
  progress?: (rows: number) => void;
};

/** Copies a whole store into an empty one, and compares counts and the chain of receipts. */
export async function copyStore(copy: Copy): Promise<CopyResult> {
  for (const table of ["submissions", "receipts", "suppressions"] as const) {
    if ((await countRows(copy.to, table)) > 0)
      return obstacle(`The target has rows in ${table} already.`);
  }

  let done = 0;
  const counts: { table: string; rows: number }[] = [];
  for (const table of tables) {
    const rows = await copyTable(copy, table, (more) => {
      done += more;
      copy.progress?.(done);
    });
    if (rows !== (await countRows(copy.to, table.name))) {
      return obstacle(
        `${table.name}: the counts differ. Is a server running on one of the stores?`,
      );
    }
    counts.push({ table: table.name, rows });
  }
  await continueIdentities(copy.to);
  return verifyCopy(copy, counts);
}

async function verifyCopy(
  { from, to, keys, now }: Copy,
  counts: { table: string; rows: number }[],
): Promise<CopyResult> {
  const [before, after] = [
    await verifyChain(from, keys, { now }),
    await verifyChain(to, keys, { now }),
  ];
  if (before.head !== after.head || before.count !== after.count) {
    return obstacle("The chain of receipts does not verify in the copy.");
  }
  return { kind: "done", counts, head: after.head };
}

function obstacle(text: string): CopyResult {
  return { kind: "obstacle", obstacle: text };
}
