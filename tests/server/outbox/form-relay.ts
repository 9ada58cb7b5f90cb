import { newChannel } from "~/server/state/channel";
import { gate } from "~/tests/support/fake-server";
import { accept } from "~/tests/support/form-service";
import { calm, type Fixture, startRelay } from "~/tests/support/relay-fixture";

/** The relay of the test that is running. */
export let relay: Fixture;

export const settings = { ...calm, FORM_ID_CONTACT: "main" };

/** A relay that sends to the form service alone. */
export function start(changed: Record<string, string> = {}) {
  return startWith({ settings: { ...settings, ...changed }, without: ["sheet"] });
}

export async function startWith(options: Parameters<typeof startRelay>[0]) {
  relay = await startRelay(options);
}

/** Sends a lead whose attempt stays in flight until the gate is opened. */
export async function startAttempt(behaviour = accept) {
  const late = gate(behaviour);
  relay.form.next(late.behaviour);
  const reference = await relay.submit({ kind: "home" });
  await relay.outbox.tick();
  await relay.form.received(1);
  return { reference, open: late.open };
}

export async function submit(count: number, kind: "home" | "contact" = "home"): Promise<string[]> {
  const references: string[] = [];
  for (let made = 0; made < count; made += 1) references.push(await relay.submit({ kind }));
  return references;
}

export function emptyBucket(now: number) {
  return { ...newChannel("form:main", null), refilled_at: now };
}
