import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Has Node load this file of `tests/support` first. As a URL, for a path may have a blank in it. */
export function preload(file: string): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `--import ${pathToFileURL(resolve("tests/support", file)).href}` };
}
