import { expect } from "vitest";
import { closeAfter, open, site } from "../one-site";

export const form = "application/x-www-form-urlencoded";

export { open, site };

export function close() {
  return closeAfter(expectQuietLog);
}

export function expectQuietLog() {
  expect(site.output()).not.toMatch(/evil\.example|Bcc|example\.com|212.{0,2}555|alert\(/);
}
