import { readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { ConfigError } from "./config";

/**
 * Sets the variables of the file `SETTINGS_FILE`, otherwise of `.env` in this folder; variables
 * that are already set win.
 *
 * @throws {ConfigError} naming every line that cannot be read
 */
export function loadEnvFile(env: Record<string, string | undefined> = process.env): void {
  const named = env.SETTINGS_FILE;
  if (!named && !statSync(".env", { throwIfNoEntry: false })?.isFile()) return;

  for (const [name, value] of Object.entries(readSettings(named || ".env"))) env[name] ??= value;
}

/** The parser drops what follows a bare `#` and reads an open quote to the next one, silently. */
const readable =
  /^\s*(#.*|(export\s+)?[A-Za-z_]\w*\s*=\s*(("[^"]*"|'[^']*')\s*(#.*)?|([^\s"'#][^#]*)?))?$/;

function readSettings(path: string) {
  const text = readText(path).replace(/^\uFEFF/, "");
  const problems = text
    .split(/\r?\n/)
    .flatMap((line, index) => (readable.test(line) ? [] : [index + 1]));
  if (problems.length === 0) return parseEnv(text);

  throw new ConfigError(
    `${path} cannot be used: line ${problems.join(", ")} must be NAME=value. Quote a value that contains #.`,
  );
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new ConfigError(`The settings file ${path} cannot be read.`);
  }
}
