import { expect, test } from "vitest";
import { deliveryRow, leadOf } from "~/server/outbox/plan";
import { priority } from "~/server/submission/kinds";
import { leadMessage, settings } from "~/tests/support/messages";
import { minute } from "~/tests/support/relay-fixture";
import { given, now } from "./situation";

const { submission } = leadMessage();
const { destination } = given().claimed;
const relay = { now: () => now, config: settings({ RETRY_SCALE: "0.5" }) };
const row = (changes: Partial<typeof submission>, to: Partial<typeof destination> = {}) =>
  deliveryRow(
    relay,
    { submission: { ...submission, ...changes }, personKey: "person" },
    { ...destination, ...to },
  );

test("a delivery is due now, and one beyond the rate after a minute and after everything else", () => {
  const planned = { submission, personKey: "person" };

  expect(deliveryRow(relay, planned, destination)).toMatchObject({
    ...{ state: "pending", reason: null, priority: priority.lead, next_at: now, deadline: null },
    ...{ attempts: 0, ambiguous: 0, created_at: now, person_key: "person", revision: 1 },
  });
  expect(deliveryRow(relay, { ...planned, isOverRate: true }, destination)).toMatchObject({
    ...{ priority: priority.overRate, next_at: now + minute / 2 },
  });
  expect(row({ receivedAt: now - 5 }, { deadline: minute }).deadline).toBe(now - 5 + minute);
});

test("a delivery is held while its submission is, and withheld from a third party after an opt-out", () => {
  const third = { role: "third_party" } as const;
  const opted = { optedOut: ["gpc"] } as const;

  expect(row({ state: "quarantined", ...opted }, third)).toMatchObject({ state: "quarantined" });
  expect(row(opted, third)).toMatchObject({
    ...{ state: "withheld", reason: expect.stringContaining("gpc") },
  });
  expect(row(opted).state).toBe("pending");
  expect(row({}, third).state).toBe("pending");
});

test("a lead is routed by what its sender said of state, language and selling", () => {
  const lead = (fields: Record<string, string>) =>
    leadOf({ ...submission, fields: { ...submission.fields, ...fields } });

  expect(lead({})).toEqual({
    ...{ reference: submission.reference, caseSlug: "roundup-cancer", state: null },
    ...{ isOptedOut: false, needsAuthorization: false, language: "en" },
  });
  expect(lead({ state: "NY" }).state).toBe("NY");
  expect(lead({ preferred_language: "es" }).language).toBe("es");
  expect(lead({ preferred_language: "en", form_language: "es" }).language).toBe("en");
  expect(lead({ form_language: "es" }).language).toBe("es");
  expect(lead({ preferred_language: "either", form_language: "es" }).language).toBeUndefined();
  expect(leadOf({ ...submission, optedOut: ["cookie"] }).isOptedOut).toBe(true);
});
