import { readConfig } from "../config";
import { secretKey } from "../secret-key";
import { openStore } from "../store/open";
import type { CommandContext } from "./context";

/** Opens the store beside a running server: no lock, no loops. */
export async function openForCommands(): Promise<CommandContext> {
  const config = readConfig();
  const store = await openStore(config.DATABASE_URL);
  endWithReader();

  return {
    config,
    db: store.db,
    key: secretKey(config, store.file),
    now: Date.now,
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    close: () => store.close(),
  };
}

/** `list | head` closes the pipe early: that is no failure, and not worth a stack. */
function endWithReader() {
  process.stdout.once("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : 1);
  });
}
