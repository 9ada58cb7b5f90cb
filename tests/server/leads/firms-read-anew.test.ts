import { afterEach, expect, test } from "vitest";
import { homeForm } from "~/data/forms/home";
import { homeFields } from "~/tests/support/lead-fields.mjs";
import { startIntake } from "./intake-fixture";

let intake: Awaited<ReturnType<typeof startIntake>>;
afterEach(() => intake.relay.close());

test("a lead goes to the firms of its form, even if their file is read again before it is stored", async () => {
  intake = await startIntake();
  const { services, relay } = intake;
  const [before, after] = ["before", "after"].map((id) => ({
    ...{ name: `Firm ${id}`, id, city: "Albany", state: "NY" as const, site: "https://f.example/" },
    webhook: { url: "https://firm.example/", secretEnv: "S" },
  }));
  if (!before || !after) throw new Error("No firms");
  const load = (partners: (typeof before)[]) => {
    relay.config.partners = partners;
    relay.outbox.reconnect();
    const firms = partners.map(({ name }) => name);
    Object.assign(services, { named: partners, firms, sendsToFirms: true });
  };
  load([before]);
  const { limiter } = services;
  services.limiter = {
    ...limiter,
    wait(ip) {
      load([before, after].toReversed());
      return limiter.wait(ip);
    },
  };
  const caseTypes = [{ value: "oxbryta", label: "Oxbryta", group: "Drugs" }];
  await intake.send(homeForm({ caseTypes, consent: "I agree.", asksState: false }), homeFields);

  const rows = await relay.db.selectFrom("routings").select(["named", "partner"]).execute();
  expect(rows).toEqual([{ named: '["before"]', partner: "before" }]);
});
