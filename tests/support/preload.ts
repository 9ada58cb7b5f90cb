import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Makes Node load this file of `tests/support` first. A URL, because a path may contain a space.
 */
export function preload(file: string): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `--import ${pathToFileURL(resolve("tests/support", file)).href}` };
}
