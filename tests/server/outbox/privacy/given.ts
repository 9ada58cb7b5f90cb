import { identify } from "~/server/privacy/identity";
import { calm, type Fixture, startRelay } from "~/tests/support/relay-fixture";
import { key } from "~/tests/support/sent-submission";
import { membersOf } from "~/tests/support/sheet-service";

/** The relay of the test that is running. */
export let relay: Fixture;

const settings = { ...calm, FORM_ID_OPT_OUT: "opt", TRUSTEDFORM_API_KEY: "k" };
export const email = "zora@example.com";
export const hashes = [identify(key, { email }).email ?? ""];

export function start(changed: Record<string, string> = {}, hasFaults = false) {
  return startWith({ ...settings, ...changed }, hasFaults);
}

export async function startWith(settings: Record<string, string>, hasFaults = false) {
  relay = await startRelay({ settings, hasFaults });
}

export function certificate() {
  return {
    xxTrustedFormPingUrl: relay.certificates.pingUrl,
    xxTrustedFormCertUrl: relay.certificates.certificateUrl,
  };
}

export async function states(reference: string): Promise<Record<string, string>> {
  const all = await relay.deliveries(reference);
  return Object.fromEntries(all.map(({ destination, state }) => [destination, state]));
}

export function ids(requests: Fixture["form"]["requests"]): (string | undefined)[] {
  return requests
    .filter(({ method }) => method === "POST")
    .map(({ fields }) => membersOf(fields).submission_id);
}
