import { expect } from "vitest";
import { type Site, startSite } from "../../support/site";

export const form = "application/x-www-form-urlencoded";

/** Of the file that runs. */
export let site: Site;

export async function open() {
  site = await startSite();
}

/** Whatever a file has sent, the log is looked at in the end. */
export async function close() {
  await site.stop();
  expectQuietLog();
}

export function expectQuietLog() {
  expect(site.output()).not.toMatch(/evil\.example|Bcc|example\.com|212.{0,2}555|alert\(/);
}
