import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Makes Node load these files of `tests/support` first. URLs, because a path may contain a space.
 */
export function preload(...files: string[]): { NODE_OPTIONS: string } {
  const urls = files.map((file) => pathToFileURL(resolve("tests/support", file)).href);
  return { NODE_OPTIONS: urls.map((url) => `--import ${url}`).join(" ") };
}
