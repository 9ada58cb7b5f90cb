import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../server/store/open";
import type { Store } from "../../server/store/store";

/** On which of the two stores the tests of this run work. */
export const isOnPostgres = process.env.TEST_STORE === "postgres";

/** A store of its own for one test, gone after `remove`. */
export async function temporaryStore(): Promise<Store & { url: string; remove(): Promise<void> }> {
  if (isOnPostgres) return (await import("./temporary-database")).temporaryDatabase();

  const folder = await mkdtemp(join(tmpdir(), "plainclaim-"));
  const url = `file:${join(folder, "test.db")}`;
  const store = await openStore(url);

  return {
    ...store,
    url,
    async remove() {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
