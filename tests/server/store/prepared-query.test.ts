import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareQuery } from "../../../server/store/prepared-query";
import { temporaryStore } from "../../support/temporary-store";

let store: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  store = await temporaryStore();
  for (const reference of ["R1", "R2", "R3"]) await insert(store.db, { row: { reference } });
});
afterEach(() => store.remove());

const insert = prepareQuery((db, { row }: { row: { reference: string } }) =>
  db.insertInto("issued_references").values(row),
);

const select = prepareQuery((db, { references }: { references: readonly string[] }) =>
  db.selectFrom("issued_references").select("reference").where("reference", "in", references),
);

test("each run has its own values", async () => {
  expect(await found("R1")).toEqual(["R1"]);
  expect(await found("R3")).toEqual(["R3"]);
  expect(await found("R4")).toEqual([]);
});

test("a list of another length is another query", async () => {
  expect(await found("R1", "R3")).toEqual(["R1", "R3"]);
  expect(await found("R1", "R2", "R3")).toEqual(["R1", "R2", "R3"]);
  expect(await found("R2")).toEqual(["R2"]);
});

test("it says how many rows it changed", async () => {
  const { numAffectedRows } = await insert(store.db, { row: { reference: "R4" } });
  expect(numAffectedRows).toBe(1n);
});

test("a query that computes with a parameter is refused: its result would stay the same forever", async () => {
  const broken = prepareQuery((db, { reference }: { reference: string }) =>
    db.insertInto("issued_references").values({ reference: `${reference}!` }),
  );
  await expect(broken(store.db, { reference: "R5" })).rejects.toThrow(/cannot compute/);
});

async function found(...references: string[]): Promise<string[]> {
  const { rows } = await select(store.db, { references });
  return rows.map(({ reference }) => reference).sort();
}
