import { calm, type Fixture, startRelay } from "~/tests/support/relay-fixture";
import { storedFields } from "~/tests/support/sent-submission";

const ids = {
  FORM_ID_HOME: "fhome",
  FORM_ID_CASE: "fcase",
  FORM_ID_NEWSLETTER: "fnews",
  FORM_ID_UNSUBSCRIBE: "fbye",
  FORM_ID_OPT_OUT: "fopt",
  FORM_ID_CONTACT: "fcontact",
};
export const proof = [
  ["consented_at", "2026-11-21T12:00:00.000Z"],
  ["consent_text", "I agree."],
  ["receipt_sha256", "5ea1".repeat(16)],
];
export const email = "zora@example.com";
/** As it is sent to a spreadsheet, which would take a leading plus for a formula. */
export const harmless = { Phone: "'+1 (212) 555-0143" };
export const about = { title: "Roundup", source: "https://plainclaim.example/#form" };
export const homeLead = storedFields("home", email);
export const caseLead = storedFields("case", email);

/** Belongs to the test that is running. */
export let relay: Fixture;

export async function start() {
  relay = await startRelay({ settings: { ...calm, ...ids } });
}

export function posted(id: string) {
  const request = relay.form.requests.find(({ path }) => path === `/f/${id}`);
  if (!request) throw new Error(`Nothing was posted to ${id}`);
  return request;
}
