import type { KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { findDifferences, settle } from "~/server/state/settle";
import { openStore } from "~/server/store/open";
import { transact } from "~/server/store/transact";
import { delivery, submission } from "~/tests/support/given";
import { temporaryStore } from "~/tests/support/temporary-store";

test("relay verify names no state that changes while it reads, and takes no lock from who changes it", async () => {
  const store = await temporaryStore();
  onTestFinished(() => store.remove());
  const reference = await submission(store.db, { kind: "case" });
  const id = await delivery(store.db, { reference, state: "refused" });
  const reader = await openStore(store.url, "read");
  onTestFinished(() => reader.close());

  // As a server does it, after each statement of the reader.
  let isRefused = false;
  const beside: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await transact(store, async ({ db }) => {
        const state = isRefused ? ("refused" as const) : ("delivered" as const);
        await db.updateTable("deliveries").set({ state }).where("id", "=", id).execute();
        await settle(db, [reference]);
      });
      isRefused = !isRefused;
      return result;
    },
  };
  const differences = [];
  for await (const one of findDifferences(reader.db.withPlugin(beside))) differences.push(one);
  expect(differences).toEqual([]);

  const done = await store.db.selectFrom("submissions").select("need").executeTakeFirstOrThrow();
  expect(done.need).toBe(isRefused ? null : "failed");
});
