import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's packages of the browser and the programs in them; the one without windows is quicker. */
export const packages = ["chromium-headless-shell", "chromium"];

/** The distribution's Chromium, if it is there. */
export function chromiumOnPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);

  return packages
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Background requests of the browser's own would only fail, and root needs no sandbox. No process is
 * made ready for a page that may come: a context has one, for each site.
 */
export const chromiumArguments = [
  "--renderer-process-limit=1",
  "--disable-background-networking",
  "--disable-component-update",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
