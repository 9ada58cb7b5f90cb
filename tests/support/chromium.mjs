import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The distribution's Chromium, if it is installed. */
export function chromiumOnPath() {
  return onPath("chromium");
}

/** Its headless shell, which is also what Playwright's own download runs. */
export function shellOnPath() {
  return onPath("chromium-headless-shell");
}

function onPath(program) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
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

/** The shell opens no part of a page by a text. */
export const wholeBrowser = {
  executablePath: chromiumOnPath(),
  channel: "chromium",
  args: chromiumArguments,
};
