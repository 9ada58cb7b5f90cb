import { afterEach, describe, expect, test } from "vitest";
import { findConfirmation, makeTicket, spendTicket } from "~/server/leads/find-confirmation";
import { alphabet, makeAccessCode } from "~/server/privacy/sealed-token";

import { calm, key } from "~/tests/support/relay-fixture";
import { type Intake, startIntake } from "./intake-fixture";

let intake: Intake;
afterEach(() => intake.relay.close());

async function start(settings: Record<string, string> = {}) {
  intake = await startIntake({ settings: { ...calm, ...settings } });
}

let count = 0;

/** With a reference as the intake issues them. */
async function submit(sent: Parameters<Intake["relay"]["submit"]>[0]) {
  const reference = `AAAA22${alphabet[Math.floor(count / 30)]}${alphabet[count++ % 30]}`;
  return intake.relay.submit({ reference, ...sent });
}

const minute = 60_000;

describe("the page after sending", () => {
  const shown = (sent: string, form: Parameters<typeof findConfirmation>[2]) =>
    findConfirmation(intake.app, new Request(`http://x/?sent=${sent}`), form);
  const ticketFor = (reference: string, sentAt = intake.relay.now()) =>
    makeTicket(key, reference, sentAt);

  test("shows the day in New York, nothing typed, and the code only with its ticket", async () => {
    await start();
    const reference = await submit({
      kind: "case",
      case_slug: "roundup-cancer",
      received_at: Date.UTC(2026, 10, 22, 4),
    });
    const form = { kind: "case", caseSlug: "roundup-cancer" } as const;
    const plain = { reference, receivedOn: "2026-11-21", topic: null, search: null };
    expect(await shown(reference, form)).toBeNull();
    expect(await shown(`${reference}.${"x".repeat(24)}`, form)).toBeNull();

    const ticket = ticketFor(reference);
    const told = { isMailed: false, isShownOnce: false, asks: null };
    const access = { code: makeAccessCode(key, reference), ticket, ...told };
    expect(await shown(`${reference}.${ticket}`, form)).toEqual({ ...plain, access });
    expect(await shown(`${reference}.${ticket}`, form)).toMatchObject({ access });
    intake.relay.advance(10 * minute);
    expect(await shown(`${reference}.${ticket}`, form)).toMatchObject({ access });
    intake.relay.advance(1);
    expect(await shown(`${reference}.${ticket}`, form)).toBeNull();
  });

  test("takes a ticket made under an older key, and none made under another's", async () => {
    await start();
    const reference = await submit({ kind: "home" });
    const older = Buffer.alloc(32, 3);
    Object.assign(intake.app, { keys: [key, older] });
    const at = intake.relay.now();
    const [ours, foreign] = [older, Buffer.alloc(32, 4)].map((one) =>
      makeTicket(one, reference, at),
    );
    const form = { kind: "home" } as const;
    expect(await shown(`${reference}.${ours}`, form)).toMatchObject({ access: { ticket: ours } });
    expect(await shown(`${reference}.${foreign}`, form)).toBeNull();
    expect(await shown(`x${reference}.${ours}`, form)).toBeNull();
  });

  test("is the neutral one once its visitor ends the ticket, or the lead is erased", async () => {
    await start({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "us@plainclaim.example" });
    const reference = await submit({ kind: "home" });
    const ticket = ticketFor(reference);
    const sent = `${reference}.${ticket}`;
    expect(await shown(sent, { kind: "home" })).toMatchObject({ access: { isMailed: true } });
    await spendTicket(intake.app, { reference, text: ticket });
    expect(await shown(sent, { kind: "home" })).toBeNull();

    const erased = await submit({ kind: "home", erased_at: intake.relay.now() });
    expect(await shown(`${erased}.${ticketFor(erased)}`, { kind: "home" })).toBeNull();
  });

  test("is the ordinary one for what was refused, and has no code for a contact message", async () => {
    await start();
    const refused = await submit({ kind: "case", state: "refused" });
    const contact = await submit({ kind: "contact" });

    const sentBy = (one: string) => `${one}.${ticketFor(one)}`;
    expect(await shown(sentBy(refused), { kind: "case" })).toBeNull();
    expect(await shown(sentBy(contact), { kind: "contact" })).toMatchObject({
      topic: "review",
      access: null,
    });
  });

  test.each(["contact", "newsletter", "unsubscribe", "opt_out"] as const)(
    "of a form of the kind %s needs its ticket, too",
    async (kind) => {
      await start();
      const reference = await submit({ kind });
      const sent = `${reference}.${ticketFor(reference)}`;
      expect(await shown(reference, { kind })).toBeNull();
      expect(await shown(sent, { kind })).toMatchObject({ reference, access: null });
      intake.relay.advance(10 * minute + 1);
      expect(await shown(sent, { kind })).toBeNull();
    },
  );

  test("says about the search for a firm only what the visitor has to know", async () => {
    await start();
    for (const [state, told] of [
      ["waiting", "waiting"],
      ["exhausted", "exhausted"],
      ["routed", null],
    ] as const) {
      const reference = await submit({ kind: "home" });
      await intake.relay.db
        .insertInto("routings")
        .values({ reference, state, partner: null, named: "[]" })
        .execute();
      expect(await shown(`${reference}.${ticketFor(reference)}`, { kind: "home" })).toMatchObject({
        search: told,
      });
    }
  });
});
