import type { KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { findDifferences } from "~/server/state/settle";
import { openStore } from "~/server/store/open";
import { delivery, settleRows, submission } from "~/tests/support/given";
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
      const state = isRefused ? ("refused" as const) : ("delivered" as const);
      await store.db.updateTable("deliveries").set({ state }).where("id", "=", id).execute();
      await settleRows(store.db, reference);
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
