import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { InTransaction } from "~/server/app";
import { readConfig } from "~/server/config/config";
import type { Partner } from "~/server/config/partners";
import { beginRouting, passOn } from "~/server/outbox/routing";
import { findRouting } from "~/server/state/routing-row";
import { transact } from "~/server/store/transact";
import { findSubmission, readSubmission } from "~/server/submission/submission";
import { noteDecline, secretOf } from "~/tests/support/firms";
import { key, keys, submission } from "~/tests/support/given";
import { temporaryStore } from "~/tests/support/temporary-store";
import { testApp } from "~/tests/support/test-app";

let store: Awaited<ReturnType<typeof temporaryStore>>;
let time = Date.UTC(2026, 10, 21, 12);

beforeEach(async () => {
  store = await temporaryStore();
  const fields = JSON.stringify({ Email: "ann@example.com", state: "NY" });
  for (let n = 0; n < 20; n += 1) await submission(store.db, { reference: `R${n}`, fields });
});
afterEach(() => store.remove());

const day = 24 * 60 * 60 * 1000;
const named = ["a", "b", "c"];

function firm(id: string, rest: Partial<Partner> = {}): Partner & { id: string } {
  const webhook = { url: "https://firm.example/", secretEnv: "S" };
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" } as const;
  return { name: id, id, ...place, webhook, secrets: [secretOf(1)], ...rest };
}

function router(partners: readonly Partner[]) {
  const config = { ...readConfig({ SECRET_KEY: key.toString("hex") }), partners: [...partners] };
  return testApp({ db: store.db, config, keys, now: () => time });
}

async function begin(app: InTransaction, reference: string) {
  const row = await findSubmission(app.db, reference);
  if (!row) throw new Error(`No submission ${reference}`);
  await beginRouting(app, readSubmission(row), named, {});
  return (await findRouting(app.db, reference))?.partner;
}

const route = (partners: readonly Partner[], reference: string) =>
  transact(router(partners), (app) => begin(app, reference));

describe("routing", () => {
  test("gives each firm its share of a day, and keeps the counts over a restart", async () => {
    const firms = [firm("a", { share: 2 }), firm("b")];
    const given: unknown[] = [];
    for (let n = 0; n < 6; n += 1) given.push(await route(firms, `R${n}`));

    expect(given.filter((id) => id === "a")).toHaveLength(4);
    expect(given.filter((id) => id === "b")).toHaveLength(2);
  });

  test("never goes over a cap, however many leads come at once", async () => {
    const firms = [firm("a", { dailyCap: 3 }), firm("b", { dailyCap: 2 })];
    const results = await Promise.all(Array.from({ length: 20 }, (_, n) => route(firms, `R${n}`)));

    const got = (id: string) => results.filter((partner) => partner === id).length;
    expect([got("a"), got("b")]).toEqual([3, 2]);
    expect(results.filter((partner) => partner === null)).toHaveLength(15);
  });

  test("keeps turns and caps within one commit, and gives a declined place away again", async () => {
    const firms = [firm("a", { dailyCap: 2 }), firm("b", { dailyCap: 1 })];
    const given = await transact(router(firms), async (app) => {
      const had: unknown[] = [];
      for (const reference of ["R1", "R2", "R3", "R4"]) had.push(await begin(app, reference));
      const way = { reference: "R2", occasion: "declined" } as const;
      had.push(await passOn(app, way));
      had.push(await begin(app, "R5"));
      return had;
    });

    // R2 leaves b for a, which is full, so it waits; its place at b goes to R5.
    expect(given).toEqual(["a", "b", "a", null, { kind: "moved", partner: null }, "b"]);
    const days = await store.db.selectFrom("partner_days").select(["partner", "taken"]).execute();
    expect(new Map(days.map(({ partner, taken }) => [partner, Number(taken)]))).toEqual(
      new Map([
        ["a", 2],
        ["b", 1],
      ]),
    );
    const choices = (await findRouting(store.db, "R2"))?.choices;
    expect(choices).toMatchObject([
      { occasion: "received", partner: "b", ended: "declined" },
      { occasion: "declined", partner: null, ended: null },
    ]);
  });

  test("begins the counts of a day anew", async () => {
    const firms = [firm("a", { dailyCap: 1 })];
    const first = await route(firms, "R1");
    time += day;
    expect([first, await route(firms, "R2")]).toEqual(["a", "a"]);
  });

  test("a free place wakes only the leads that may have it", async () => {
    const firms = [firm("a", { dailyCap: 1 })];
    for (const reference of ["R1", "R2", "R3"]) await route(firms, reference);
    await store.db
      .updateTable("routings")
      .set({ named: '["b","aa"]' })
      .where("reference", "=", "R3")
      .execute();
    const until = async (reference: string) =>
      (await findRouting(store.db, reference))?.check_at ?? 0;
    expect(await until("R3")).toBeGreaterThan(time);
    const way = { reference: "R1", occasion: "declined" } as const;
    await transact(router(firms), (app) => passOn(app, way));
    expect(await until("R2")).toBe(0);
    expect(await until("R3")).toBeGreaterThan(time);
  });

  test("knows nothing of leads from before", async () => {
    const way = { reference: "R1", occasion: "declined" } as const;
    const passed = await transact(router([firm("a")]), (app) => passOn(app, way));
    expect(passed).toEqual({ kind: "stays", why: "over" });
  });

  test("leaves a lead at its firm while an attempt is in flight or may have arrived, until it declines", async () => {
    const firms = [firm("a"), firm("b")];
    const first = await route(firms, "R1");
    const next = async (occasion: "paused" | "declined" | "by_operator", isUncertain = false) => {
      const way = { reference: "R1", occasion, isUncertain };
      return transact(router(firms), (app) => passOn(app, way));
    };
    const set = (change: { lease_token?: string | null; ambiguous?: number }) =>
      store.db.updateTable("deliveries").set(change).where("reference", "=", "R1").execute();

    await set({ lease_token: "in flight" });
    const sent = { kind: "stays", why: "in_flight" };
    expect(await next("paused")).toEqual(sent);
    expect(await next("declined")).toEqual(sent);
    expect(await next("by_operator", true)).toEqual(sent);
    await set({ lease_token: null, ambiguous: 1 });
    const kept = { kind: "stays", why: "may_have" };
    expect(await next("paused")).toEqual(kept);
    expect(await next("by_operator")).toEqual(kept);
    expect((await findRouting(store.db, "R1"))?.partner).toBe(first);
    await transact(router(firms), (app) => noteDecline(app.db, "R1", first ?? "", time));
    expect(await next("declined")).toEqual({ kind: "moved", partner: first === "a" ? "b" : "a" });
  });

  test("after a stop of some channels only the operator gives a declined lead to another named firm", async () => {
    const firms = [firm("a"), firm("b")];
    const first = await route(firms, "R1");
    await store.db
      .updateTable("submissions")
      .set({ stopped: "texts" })
      .where("reference", "=", "R1")
      .execute();
    const next = (way: { occasion: "declined" | "by_operator"; to?: string }) =>
      transact(router(firms), (app) => passOn(app, { reference: "R1", ...way }));

    expect(await next({ occasion: "declined" })).toEqual({ kind: "moved", partner: null });
    expect((await findRouting(store.db, "R1"))?.state).toBe("exhausted");
    const stays = { kind: "stays", why: "no_firm" };
    expect(await next({ occasion: "by_operator", to: String(first) })).toEqual(stays);
    expect(await next({ occasion: "by_operator", to: "d" })).toEqual(stays);
    const other = first === "a" ? "b" : "a";
    const passed = { kind: "moved", partner: other };
    expect(await next({ occasion: "by_operator", to: other })).toEqual(passed);
  });
});
