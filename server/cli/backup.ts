import { existsSync } from "node:fs";
import { chmod, copyFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Command } from "commander";
import { sql } from "kysely";
import { commandWords } from "~/data/desk/commands";
import type { Config } from "../config/config";
import { keyFilePath } from "../privacy/secret-keys";
import { isEmbedded } from "../store/open";
import { noteDone } from "../store/upkeep";
import type { CommandContext, ExitCode, Extras, Run } from "./context";

const words = commandWords.backup;

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
  if (!isEmbedded(DATABASE_URL)) return words.postgres;

  const taken = [target, `${target}.key`].find((path) => existsSync(path));
  if (taken) return words.exists(taken);
  return existsSync(dirname(target)) ? null : words.noFolder(dirname(target));
}

async function backUp(context: CommandContext, target: string): Promise<ExitCode> {
  const { db, file, config, out } = context;
  await sql`vacuum into ${target}`.execute(db);
  await chmod(target, 0o600);
  await noteDone(db, "backup", context.now());
  out(words.done(target));
  if (config.SECRET_KEY) {
    out(words.keyInSettings);
    return 0;
  }
  if (file) await copyFile(keyFilePath(file), `${target}.key`);
  await chmod(`${target}.key`, 0o600);
  out(words.keyBeside(`${target}.key`));
  return 0;
}
