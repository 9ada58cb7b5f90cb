import { expect } from "vitest";
import { caseLead, post, type Site, startSite } from "../support/site";

/** The site of the test file that is running. */
export let site: Site;

export async function open() {
  site = await startSite();
}

/** Whatever a test file has sent, the log is checked at the end. */
export async function close() {
  await site.stop();
  expectQuietLog();
}

export function expectQuietLog() {
  expect(site.output()).toContain("submission stored");
  expect(site.output()).not.toMatch(
    /Walter|Planted|example\.com|212.{0,2}555|127\.0\.0\.1|Al'bany|voc/,
  );
}

export const person = {
  "First name": "Walter",
  "Last name": "Plantedname",
  Phone: "212 555 0171",
  state: "NY",
  share_answers: "no",
  consent: "on",
};

export function page(): string {
  return `${site.url}/lawsuits/oxbryta`;
}

export function askOxbryta() {
  const answers = { took_oxbryta: "self", issues: "voc", year_started: "2021", has_lawyer: "no" };
  return post(page(), { intent: "quiz", ...answers });
}

/** The first answer each question offers. */
export async function sentAs(
  changes: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const answer = await post(page(), caseLead(changes), headers);
  return (
    /sent=(\w{8})\.[\w-]{24}#form$/.exec(answer.headers.get("Location") ?? "")?.[1] ??
    "not accepted"
  );
}
