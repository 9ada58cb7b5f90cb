import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's packages of the browser and the programs in them; the headless one is faster. */
export const packages = ["chromium-headless-shell", "chromium"];

/** The distribution's Chromium, if it is there. */
export function chromiumOnPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);

  return packages
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Chromium's own background requests would only fail, and root needs no sandbox. No spare process
 * is started for a page that may come: there would be one for each site of each context.
 */
export const chromiumArguments = [
  "--renderer-process-limit=1",
  "--disable-background-networking",
  "--disable-component-update",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
