import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Partner } from "~/server/config/partners";
import { type LeadToRoute, routeAgain, routeLead } from "~/server/routing/route-lead";
import { transact } from "~/server/store/transact";
import { temporaryStore } from "~/tests/support/temporary-store";

let store: Awaited<ReturnType<typeof temporaryStore>>;
let time = Date.UTC(2026, 10, 21, 12);

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

const day = 24 * 60 * 60 * 1000;

function firm(id: string, rest: Partial<Partner> = {}): Partner & { id: string } {
  const webhook = { url: "https://firm.example/", secretEnv: "S" };
  return {
    name: id,
    id,
    city: "Albany",
    state: "NY",
    site: "https://firm.example/",
    webhook,
    ...rest,
  };
}

function context(partners: readonly Partner[]) {
  return { config: { partners, SMTP_URL: undefined, RETRY_SCALE: 1 }, now: () => time };
}

function lead(reference: string, rest: Partial<LeadToRoute> = {}): LeadToRoute {
  const named = ["a", "b", "c"];
  const about = { caseSlug: "talc", state: "NY", isOptedOut: false, needsAuthorization: false };
  return { reference, named, ...about, ...rest };
}

const route = (partners: readonly Partner[], about: LeadToRoute) =>
  transact(store.db, (trx) => routeLead(context(partners), trx, about));

const again = (
  partners: readonly Partner[],
  about: LeadToRoute,
  occasion: "declined" | "day_begun" = "declined",
) => transact(store.db, (trx) => routeAgain(context(partners), trx, about, { occasion }));

describe("routing", () => {
  test("gives each firm its share of a day, and keeps the counts over a restart", async () => {
    const firms = [firm("a", { share: 2 }), firm("b")];
    const given: (string | null)[] = [];
    for (let n = 0; n < 6; n += 1) given.push(await route(firms, lead(`R${n}`)));

    expect(given.filter((id) => id === "a")).toHaveLength(4);
    expect(given.filter((id) => id === "b")).toHaveLength(2);
  });

  test("never goes over a cap, however many leads come at once", async () => {
    const firms = [firm("a", { dailyCap: 3 }), firm("b", { dailyCap: 2 })];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => route(firms, lead(`R${n}`))),
    );

    const got = (id: string) => results.filter((partner) => partner === id).length;
    expect([got("a"), got("b")]).toEqual([3, 2]);
    expect(results.filter((partner) => partner === null)).toHaveLength(15);
  });

  test("keeps turns and caps within one commit, and gives a declined place away again", async () => {
    const firms = [firm("a", { dailyCap: 2 }), firm("b", { dailyCap: 1 })];
    const given = await transact(store.db, async (trx) => {
      const had: (string | null | undefined)[] = [];
      const next = async (reference: string) =>
        had.push(await routeLead(context(firms), trx, lead(reference)));
      for (const reference of ["R1", "R2", "R3", "R4"]) await next(reference);
      had.push(
        (await routeAgain(context(firms), trx, lead("R2"), { occasion: "declined" }))?.partner,
      );
      await next("R5");
      return had;
    });

    // R2 leaves b for a, which is full, so it waits; its place at b goes to R5.
    expect(given).toEqual(["a", "b", "a", null, null, "b"]);
    const days = await store.db.selectFrom("partner_days").select(["partner", "taken"]).execute();
    expect(new Map(days.map(({ partner, taken }) => [partner, Number(taken)]))).toEqual(
      new Map([
        ["a", 2],
        ["b", 1],
      ]),
    );
  });

  test("begins the counts of a day anew within one commit", async () => {
    const firms = [firm("a", { dailyCap: 1 })];
    const given = await transact(store.db, async (trx) => {
      const first = await routeLead(context(firms), trx, lead("R1"));
      time += day;
      return [first, await routeLead(context(firms), trx, lead("R2"))];
    });
    expect(given).toEqual(["a", "a"]);
  });

  test("knows nothing of leads from before", async () => {
    expect(await again([firm("a")], lead("OLD"))).toBeNull();
  });
});
