import { expect, test } from "vitest";
import { homeForm } from "~/data/forms/home";
import { readStored, storedJson } from "~/server/leads/stored-submission";
import { caseTypes, intakeOn } from "~/tests/server/leads/intake-fixture";
import { startFirms } from "~/tests/support/firms";

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
