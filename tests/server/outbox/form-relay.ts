import { calm, type Fixture, startRelay } from "~/tests/support/relay-fixture";

/** Of the test that runs, with the form service or the sheet alone. */
export let relay: Fixture;

export async function start(
  changed: Record<string, string> = {},
  without: "form" | "sheet" = "sheet",
) {
  relay = await startRelay({ settings: { ...calm, ...changed }, without: [without] });
}
