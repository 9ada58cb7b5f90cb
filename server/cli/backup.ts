import { existsSync } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Command } from "commander";
import { sql } from "kysely";
import type { Config } from "../config/config";
import { keyFilePath } from "../privacy/secret-keys";
import { isEmbedded } from "../store/open";
import { errorCode } from "../store/store-error";
import { noteDone, noteFault } from "../store/upkeep";
import type { CommandContext, ExitCode, Extras, Run } from "./context";

export function addBackup(relay: Command, run: Run, { runStoreless }: Extras) {
  relay
    .command("backup")
    .description("makes a consistent copy of the embedded database, even while the server runs")
    .argument("<file>", "a file that does not exist yet; the key is written to FILE.key")
    .action(async (name: string, _options: object, command: Command) => {
      const target = resolve(name);
      // Checked before the store is opened, so that an unreachable database does not hide this
      // message.
      await runStoreless(async ({ config }) => {
        const obstacle = findObstacle(config, target);
        return obstacle ? command.error(obstacle) : 0;
      });
      // SQLite treats a copy as a write, so a store opened for reading refuses it.
      await run((context) => backUp(context, target), "write");
    });
}

function findObstacle({ DATABASE_URL }: Config, target: string): string | null {
  if (!isEmbedded(DATABASE_URL)) {
    return "This store is PostgreSQL. Back it up with pg_dump, and keep SECRET_KEY apart from the dump.";
  }
  const taken = [target, `${target}.key`].find((path) => existsSync(path));
  if (taken) return `${taken} exists already. Name a new file: a backup never overwrites another.`;
  const folder = dirname(target);
  return existsSync(folder) ? null : `There is no folder ${folder}. Make it first.`;
}

/** The backup counts as done only once the key is written too: without it the copy proves nothing. */
async function backUp(context: CommandContext, target: string): Promise<ExitCode> {
  const { app, file, out, err } = context;
  const { db, config } = app;
  const keyFile = config.SECRET_KEY || !file ? null : keyFilePath(file);
  try {
    await createFile(target);
    await sql`vacuum into ${target}`.execute(db);
    if (keyFile) await createFile(`${target}.key`, await readFile(keyFile));
  } catch (error) {
    // What existed before is not ours to remove.
    if (errorCode(error) !== "EEXIST") {
      for (const path of [target, `${target}.key`]) await rm(path, { force: true });
    }
    await noteFault(db, "backup", errorCode(error));
    err(`${target} could not be written (${errorCode(error)}): nothing was backed up.`);
    return 2;
  }
  await noteDone(db, "backup", app.now());
  out(`The database is in ${target}.`);
  out(
    keyFile
      ? `Its key is in ${target}.key. Without the key the copy proves nothing; keep the two apart.`
      : "Its key is the one in SECRET_KEY. Keep it apart from the copy.",
  );
  return 0;
}

/** Readable for its owner alone from the beginning, and never over another file. */
export async function createFile(path: string, content?: Buffer): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    if (content) await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
