import { readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Sets what the file `.env` of this folder says; variables that are set win.
 * `process.loadEnvFile` would lose the first line of a file that begins with a byte order mark.
 */
export function loadEnvFile(): void {
  if (!statSync(".env", { throwIfNoEntry: false })?.isFile()) return;

  const text = readFileSync(".env", "utf8").replace(/^\uFEFF/, "");
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}
