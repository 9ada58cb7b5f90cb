import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Two packages of the same browser; the one without windows and menus is quicker. */
const names = ["chromium-headless-shell", "chromium"];

/** The distribution's Chromium, if it is there. */
export function chromiumOnPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);

  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** Background requests of the browser's own would only fail, and root needs no sandbox. */
export const chromiumArguments = [
  "--disable-background-networking",
  "--disable-component-update",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
