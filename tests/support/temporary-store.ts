import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../server/store/open";
import type { Store } from "../../server/store/store";

/** Which of the two stores the tests of this run use. */
export const isOnPostgres = process.env.TEST_STORE === "postgres";

/** A new store for one test, deleted by `remove`. */
export async function temporaryStore(): Promise<Store & { url: string; remove(): Promise<void> }> {
  if (isOnPostgres) return (await import("./temporary-database")).temporaryDatabase();

  made ??= makeEmpty();
  const folder = await mkdtemp(join(tmpdir(), "plainclaim-"));
  const file = join(folder, "test.db");
  await writeFile(file, await made);
  const url = `file:${file}`;
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

/** Copied for each test, because creating the tables is slower. */
let made: Promise<Buffer> | undefined;

async function makeEmpty(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "plainclaim-"));
  const file = join(folder, "empty.db");
  const store = await openStore(`file:${file}`);
  await store.close();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}
