import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The distribution's Chromium, if it is installed; its headless shell opens no part by a text. */
export function chromiumOnPath() {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "chromium"))
    .find((file) => existsSync(file));
}

/**
 * Chromium's background requests would fail, and root cannot use the sandbox. The limit prevents
 * spare processes for each site of each context.
 */
export const chromiumArguments = [
  "--renderer-process-limit=1",
  "--disable-background-networking",
  "--disable-component-update",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
