import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "~/server/store/open";
import { transact } from "~/server/store/transact";
import { createDatabase } from "~/tests/support/temporary-database";

test("two transactions that wait for each other are both stored in the end", async () => {
  const store = await openStore(await createDatabase());
  onTestFinished(() => store.close());
  await store.db
    .insertInto("issued_references")
    .values([{ reference: "R1" }, { reference: "R2" }])
    .execute();
  const tries = { first: 0, second: 0 };
  let holding = 0;

  const lockInOrder = (who: "first" | "second", order: readonly string[]) =>
    transact(store.db, async (trx) => {
      tries[who] += 1;
      for (const reference of order) {
        await sql`select 1 from issued_references where reference = ${reference} for update`.execute(
          trx,
        );
        holding += 1;
        // Only once each transaction holds what the other wants.
        await expect.poll(() => holding).toBeGreaterThanOrEqual(2);
      }
      await trx.insertInto("issued_references").values({ reference: who }).execute();
    });
  await Promise.all([lockInOrder("first", ["R1", "R2"]), lockInOrder("second", ["R2", "R1"])]);

  const rows = await store.db.selectFrom("issued_references").select("reference").execute();
  expect(rows.map(({ reference }) => reference).sort()).toEqual(["R1", "R2", "first", "second"]);
  // They may meet again when both try again.
  expect(tries.first + tries.second).toBeGreaterThanOrEqual(3);
});
