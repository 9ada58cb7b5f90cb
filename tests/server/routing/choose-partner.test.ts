import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Partner } from "~/server/config/partners";
import { choosePartner, type PartnerNow, type RoutedLead } from "~/server/routing/choose-partner";

type Firm = Partner & { id: string };

const place = { city: "Albany", state: "NY", site: "https://firm.example/" } as const;

function firm(id: string, rest: Partial<Firm> = {}): Firm {
  return { name: id, id, ...place, ...rest };
}

const free = { taken: 0, isReachable: true, isPaused: false, isDown: false };

function lead(rest: Partial<RoutedLead> = {}): RoutedLead {
  return {
    named: ["a", "b", "c"],
    tried: [],
    allowed: null,
    caseSlug: "talc",
    state: "NY",
    excluded: [],
    isOptedOut: false,
    authorized: null,
    ...rest,
  };
}

describe("a lead", () => {
  test("goes to the firm with the fewest leads today for its share", () => {
    const firms = [
      { ...free, partner: firm("a", { share: 3 }), taken: 5 },
      { ...free, partner: firm("b"), taken: 2 },
    ];

    expect(choosePartner(lead(), firms).order).toEqual(["a", "b"]);
  });

  test("goes first to a firm that speaks the language that its sender prefers", () => {
    const firms = [
      { ...free, partner: firm("a") },
      { ...free, partner: firm("b", { languages: ["en", "es"] }), taken: 9 },
    ];

    expect(choosePartner(lead({ language: "es" }), firms).order).toEqual(["b", "a"]);
    expect(choosePartner(lead({ language: "en" }), firms).order).toEqual(["a", "b"]);
    expect(choosePartner(lead(), firms).order).toEqual(["a", "b"]);
  });

  test("goes to a firm on hold only when no other can have it", () => {
    const firms = [
      { ...free, partner: firm("a"), isDown: true },
      { ...free, partner: firm("b"), taken: 9 },
    ];

    expect(choosePartner(lead(), firms).order).toEqual(["b", "a"]);
  });

  test.each([
    ["waiting", { partner: firm("a", { dailyCap: 0 }) }, {}],
    ["waiting", { partner: firm("a"), isPaused: true }, {}],
    ["none", { partner: firm("a", { states: ["CA"] }) }, {}],
    ["none", { partner: firm("a", { states: ["CA"] }) }, { state: null }],
    ["none", { partner: firm("a") }, { state: null }],
    ["none", { partner: firm("a") }, { excluded: ["CA", "NY"] }],
    ["none", { partner: firm("a") }, { excluded: ["NY"], authorized: [] }],
    ["none", { partner: firm("a", { cases: ["roundup"] }) }, {}],
    ["none", { partner: firm("a", { cases: ["roundup"] }) }, { caseSlug: null }],
    ["none", { partner: firm("a"), isReachable: false }, {}],
    ["none", { partner: firm("d") }, {}],
    ["exhausted", { partner: firm("a") }, { tried: ["a"] }],
    ["exhausted", { partner: firm("a", { role: "third_party" }) }, { isOptedOut: true }],
  ] as const)("is %s with %j and %j", (kind, only, about) => {
    expect(choosePartner(lead(about), [{ ...free, ...only }])).toMatchObject({ kind, order: [] });
  });

  test("of an unwritten case is for firms that take every case", () => {
    const firms = [
      { ...free, partner: firm("a", { cases: ["talc"] }) },
      { ...free, partner: firm("b") },
    ];

    expect(choosePartner(lead({ caseSlug: "purple-widget-burns" }), firms).order).toEqual(["b"]);
  });
});

const ids = ["a", "b", "c", "d", "e"];
const slugs = ["talc", "roundup", "paraquat", "constructor", "__proto__"];
const codes = ["NY", "CA", "TX"] as const;
const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const anyFirm = (id: string): fc.Arbitrary<PartnerNow> =>
  fc.record({
    partner: fc
      .record({
        cases: maybe(some(slugs)),
        states: maybe(some(codes)),
        dailyCap: maybe(fc.nat(4)),
        share: maybe(fc.constantFrom(0.5, 1, 2, 3)),
        role: fc.constantFrom("third_party", "requested_recipient", undefined),
      })
      .map((rest) => firm(id, rest)),
    taken: fc.nat(5),
    isReachable: fc.boolean(),
    isPaused: fc.boolean(),
    isDown: fc.boolean(),
  });

const anyFile = fc.subarray(ids).chain((chosen) => fc.tuple(...chosen.map((id) => anyFirm(id))));

const anyLead: fc.Arbitrary<RoutedLead> = fc.record({
  named: fc.subarray(ids),
  tried: fc.subarray(ids),
  allowed: fc.option(fc.subarray(ids)),
  caseSlug: fc.constantFrom(...slugs, null),
  state: fc.constantFrom(...codes, null),
  excluded: fc.subarray([...codes]),
  isOptedOut: fc.boolean(),
  authorized: fc.option(fc.subarray(ids)),
});

describe("over any partner file, case, state, cap and opt-out", () => {
  test("who gets a lead was named, is eligible and authorized, is below the cap and never had it", () => {
    fc.assert(
      fc.property(anyLead, anyFile, (about, firms) => {
        const { order, askable, candidates, kind } = choosePartner(about, firms);

        expect(candidates).toHaveLength(firms.length);
        expect(kind === "chosen").toBe(order.length > 0);
        for (const id of order) {
          const found = firms.find(({ partner }) => partner.id === id);
          const { cases, states, dailyCap = 99, role } = found?.partner ?? firm("?");
          expect(about.named).toContain(id);
          expect(about.authorized ?? [id]).toContain(id);
          expect(about.allowed ?? [id]).toContain(id);
          expect(about.tried).not.toContain(id);
          expect(!cases || cases.includes(about.caseSlug ?? "")).toBe(true);
          expect(!states || states.some((code) => code === about.state)).toBe(true);
          expect(found?.taken).toBeLessThan(dailyCap);
          expect(found).toMatchObject({ isReachable: true, isPaused: false });
          expect(about.isOptedOut && role === "third_party").toBe(false);
        }
        if (order.length + askable.length > 0) {
          expect(about.state).not.toBeNull();
          expect(about.excluded).not.toContain(about.state);
        }
        if (askable.length > 0) expect(order).toEqual([]);
        for (const id of askable) {
          expect(about.named).toContain(id);
          expect(about.allowed ?? [id]).toContain(id);
          expect(about.tried).not.toContain(id);
          expect(about.authorized).not.toContain(id);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("no eligible firm is left out", () => {
    fc.assert(
      fc.property(anyLead, anyFile, (about, firms) => {
        const { order, candidates } = choosePartner(about, firms);
        const able = candidates.filter(({ standing }) => ["eligible", "down"].includes(standing));

        expect(order.toSorted()).toEqual(able.map(({ id }) => id).toSorted());
      }),
    );
  });

  test("the numbers of leads come close to the shares", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0.5, 1, 2, 3), { minLength: 2, maxLength: 5 }),
        (shares) => {
          const counts = new Map(shares.map((_, index) => [`${index}`, 0]));
          const rounds = 200;
          const named = [...counts.keys()];
          for (let round = 0; round < rounds; round += 1) {
            const firms = shares.map((share, index) => ({
              ...free,
              partner: firm(`${index}`, { share }),
              taken: counts.get(`${index}`) ?? 0,
            }));
            const [first = ""] = choosePartner(lead({ named }), firms).order;
            counts.set(first, (counts.get(first) ?? 0) + 1);
          }
          const sum = shares.reduce((total, share) => total + share, 0);
          shares.forEach((share, index) => {
            const wanted = (rounds * share) / sum;
            expect(Math.abs((counts.get(`${index}`) ?? 0) - wanted)).toBeLessThanOrEqual(
              shares.length,
            );
          });
        },
      ),
    );
  });
});
