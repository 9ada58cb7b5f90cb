import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's packages and the programs in them. The headless one is faster. */
export const packages = ["chromium-headless-shell", "chromium"];

/** The distribution's Chromium, if it is installed. */
export function chromiumOnPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);

  return packages
    .flatMap((name) => folders.map((folder) => join(folder, name)))
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
