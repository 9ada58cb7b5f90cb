import { chmod, copyFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import { sql } from "kysely";
import { commandWords } from "~/data/desk/commands";
import { keyFilePath } from "../privacy/key-file";
import type { CommandContext, ExitCode, Run } from "./context";

const words = commandWords.backup;

export function addBackup(relay: Command, run: Run) {
  relay
    .command("backup")
    .description("a consistent copy of the embedded database, also while the server runs")
    .argument("<file>", "a file that does not exist yet; its key goes to FILE.key")
    // SQLite treats a copy as a write, so a store opened for reading refuses it.
    .action((file: string) => run((context) => backUp(context, resolve(file)), "write"));
}

async function backUp(context: CommandContext, target: string): Promise<ExitCode> {
  const { db, file, config, out, err } = context;
  if (file === null) {
    err(words.postgres);
    return 2;
  }
  for (const path of [target, `${target}.key`]) {
    if (await stat(path).catch(() => null)) {
      err(words.exists(path));
      return 2;
    }
  }

  await sql`vacuum into ${target}`.execute(db);
  await chmod(target, 0o600);
  out(words.done(target));
  if (config.SECRET_KEY) {
    out(words.keyInSettings);
    return 0;
  }
  await copyFile(keyFilePath(file), `${target}.key`);
  await chmod(`${target}.key`, 0o600);
  out(words.keyBeside(`${target}.key`));
  return 0;
}
