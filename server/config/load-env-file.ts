import { readFileSync, statSync } from "node:fs";
import { ConfigError } from "./config";
import { settingWords as faults } from "./setting-faults";

/**
 * Sets the variables of the file `SETTINGS_FILE`, otherwise of `.env` in this folder; variables
 * that are already set win. Server and commands read it by the same rules, wherever they are
 * started from.
 *
 * @throws {ConfigError} naming every line that cannot be read
 */
export function loadEnvFile(env: Record<string, string | undefined> = process.env): void {
  const named = env.SETTINGS_FILE;
  if (!named && !statSync(".env", { throwIfNoEntry: false })?.isFile()) return;

  for (const [name, value] of readSettings(readText(named || ".env"))) env[name] ??= value;
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new ConfigError(faults.file.unreadable(path));
  }
}

/**
 * One `NAME=value` per line; a value in single or double quotes is taken literally. Programs differ
 * in what ` #` means in an unquoted value, so there it is an error.
 */
export function readSettings(text: string): Map<string, string> {
  const settings = new Map<string, string>();
  const problems: string[] = [];
  // A byte order mark is not part of the first name.
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    const written = line.trim();
    if (written === "" || written.startsWith("#")) continue;

    const [, name = "", given = ""] = /^(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/s.exec(written) ?? [];
    const value = readValue(given.trim());
    const fault = name === "" ? faults.file.line : value.fault;
    if (fault) problems.push(faults.file.at(index + 1, name, fault));
    settings.set(name, value.text);
  }
  if (problems.length > 0) throw new ConfigError(faults.all(problems.join("\n")));
  return settings;
}

type Value = { text: string; fault: string | null };

function readValue(given: string): Value {
  const [quote = ""] = given;
  if (quote !== '"' && quote !== "'") {
    const fault = /\s#/.test(given) ? faults.file.remark : null;
    return { text: given, fault };
  }
  const end = given.indexOf(quote, 1);
  const rest = given.slice(end + 1).trim();
  if (end < 0) return { text: "", fault: faults.file.quote };
  const fault = rest === "" || rest.startsWith("#") ? null : faults.file.behind;
  return { text: given.slice(1, end), fault };
}
