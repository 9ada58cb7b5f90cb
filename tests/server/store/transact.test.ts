import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { transact } from "../../../server/store/transact";
import { temporaryStore } from "../../support/temporary-store";

let store: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

test("parallel work is all stored", async () => {
  const names = Array.from({ length: 200 }, (_, index) => `R${index}`);
  const answers = await Promise.all(names.map((name) => keep(name)));
  expect(answers).toEqual(names);
  expect(await kept()).toEqual(names.toSorted());
});

test("work that fails affects no other and leaves nothing", async () => {
  const results = await Promise.allSettled([keep("R1"), keepAndFail("R2"), keep("R3")]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await kept()).toEqual(["R1", "R3"]);
});

test("work that violates a constraint affects no other", async () => {
  const results = await Promise.allSettled([keep("R1"), keep("R1"), keep("R2")]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await kept()).toEqual(["R1", "R2"]);
});

test("where SQLite rolls everything back, the others are stored all the same", async () => {
  const results = await Promise.allSettled([keep("R1"), rollEverythingBack(), keep("R2")]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await kept()).toEqual(["R1", "R2"]);
});

function keep(reference: string): Promise<string> {
  return transact(store.db, async (trx) => {
    await trx.insertInto("issued_references").values({ reference }).execute();
    return reference;
  });
}

function keepAndFail(reference: string): Promise<never> {
  return transact(store.db, async (trx) => {
    await trx.insertInto("issued_references").values({ reference }).execute();
    throw new Error("refused after all");
  });
}

/** As SQLite itself does on a full disk. */
function rollEverythingBack(): Promise<never> {
  return transact(store.db, async (trx) => {
    await sql`rollback`.execute(trx);
    throw new Error("disk full");
  });
}

async function kept(): Promise<string[]> {
  const rows = await store.db.selectFrom("issued_references").select("reference").execute();
  return rows.map(({ reference }) => reference).toSorted();
}
