import fc from "fast-check";
import { expect, test } from "vitest";
import { homeForm } from "~/data/forms/home";
import { takePartners } from "~/server/app";
import { correct } from "~/server/leads/correct";
import { honorSignal } from "~/server/leads/preferences";
import { readStored, storedJson } from "~/server/leads/stored-submission";
import { findSubmission } from "~/server/submission/submission";
import { caseTypes, intakeOn } from "~/tests/server/leads/intake-fixture";
import { startFirms } from "~/tests/support/firms";
import { byDesk } from "~/tests/support/test-app";

test("a firm reads the reasons of an opt-out that are stored, and a lead of the same person that sent none has the list", async () => {
  const given = await startFirms({ a: {} });
  try {
    const { app } = given.relay;
    const { send } = intakeOn(given.relay);
    const both = [...caseTypes, { value: "roundup", label: "Roundup" }];
    const form = homeForm({ caseTypes: both, consent: "I agree.", asksState: true });
    const fields = {
      "First name": "Zora",
      "Last name": "Quill",
      state: "NY",
      Phone: "212 555 0123",
      Email: "zora@example.com",
      consent: "on",
    };
    for (const [caseTypeSlug, reasons, told] of [
      ["oxbryta", ["gpc"], ["gpc"]],
      ["roundup", [], ["suppression"]],
    ] as const) {
      const received = await send(form, { ...fields, caseTypeSlug }, { reasons });
      const reference = received.kind === "accepted" ? received.reference : "";
      await given.runDue();
      const stored = await readStored(app, reference);
      expect(stored && storedJson(stored)).toMatchObject({ optedOut: told });
      const event = given.firm("a").events.find(({ data }) => data.reference === reference);
      expect(event).toMatchObject({ data: { opted_out: told, consent: { ip: null } } });
    }
  } finally {
    await given.close();
  }
});

const acts = ["opens it", "sends it again", "rotate", "correct"] as const;

test("a firm is told of an opt-out by a signal once per revision, whatever its sender does next, under whichever key", async () => {
  const given = await startFirms({ a: {} });
  try {
    const { relay } = given;
    let runs = 0;
    const history = fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 6 });
    const property = fc.asyncProperty(fc.boolean(), history, async (isFirst, steps) => {
      runs += 1;
      const form = homeForm({ caseTypes, consent: "I agree.", asksState: true });
      const fields = {
        "First name": "Zora",
        "Last name": "Quill",
        state: "NY",
        Phone: `212 555 ${String(1000 + runs)}`,
        Email: `zora${runs}@example.com`,
        caseTypeSlug: "oxbryta",
        consent: "on",
      };
      const post = (reasons: "gpc"[]) => intakeOn(relay).send(form, fields, { reasons });
      const received = await post(isFirst ? ["gpc"] : []);
      const reference = received.kind === "accepted" ? received.reference : "";
      await given.runDue();
      for (const [index, step] of steps.entries()) {
        if (step === "sends it again") await post(["gpc"]);
        if (step === "correct") {
          const changes = { "Last name": `Quill${index}` };
          await correct(relay.app, byDesk, reference, { changes });
        }
        if (step === "opens it") {
          const row = await findSubmission(relay.db, reference);
          if (row) await honorSignal(relay.app, row, { reasons: ["gpc"] });
        }
        if (step === "rotate") {
          const keys = [Buffer.alloc(32, runs * 10 + index), ...relay.app.keys] as const;
          relay.app = { ...relay.app, keys };
          takePartners(relay, relay.app.config.partners);
        }
        await given.runDue();
      }

      const told = given.firm("a").events.flatMap(({ type, data }) => {
        const reasons = Array.isArray(data.opted_out) ? data.opted_out : [];
        const isSaid = type === "privacy.opted_out" || reasons.length > 0;
        return data.reference === reference && isSaid ? [data.revision] : [];
      });
      expect(told).toEqual([...new Set(told)]);
      const isSent =
        isFirst || steps.some((step) => step === "opens it" || step.startsWith("sends"));
      expect(told.length > 0).toBe(isSent);
    });
    await fc.assert(property, { numRuns: Number(process.env.MADE_INPUTS ?? 20) });
  } finally {
    await given.close();
  }
});
