import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { retention } from "~/server/privacy/retention";
import { openKeys } from "~/server/privacy/secret-keys";
import { verifyChain } from "~/server/privacy/verify-chain";
import { openStore } from "~/server/store/open";
import { commandBeside } from "../support/command-beside";
import { homeLead, post, type Site, startSite } from "../support/site";

const day = 24 * 60 * 60 * 1000;
const leads = 20;

/** A store with twenty leads as the commit of this name left it, and its key. */
function storeBy(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-older-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stores = join(import.meta.dirname, "stores");
  const file = join(folder, "site.db");
  writeFileSync(file, gunzipSync(readFileSync(join(stores, `${commit}.db.gz`))));
  copyFileSync(join(stores, `${commit}.db.key`), `${file}.key`);
  return `file:${file}`;
}

async function verified(site: Site) {
  return JSON.parse((await commandBeside(site, "verify", "--json")).out);
}

test.each(["c904686", "c002e4f"])(
  "a store written by %s can be served, sealed, verified and erased from",
  async (commit) => {
    const url = storeBy(commit);
    const site = await startSite({ DATABASE_URL: url });
    onTestFinished(() => site.stop());
    const answer = await post(`${site.url}/?index`, homeLead());
    expect(answer.status).toBe(303);

    await expect
      .poll(() => verified(site), { interval: 500 })
      .toMatchObject({ stored: leads + 1, sealed: leads + 1, unsealed: 0, problems: [] });
    // The second round of the sealer is the one that compares with what it remembers.
    await sleep(2500);
    await post(`${site.url}/?index`, homeLead({ Email: "second@example.com" }));
    await expect
      .poll(() => verified(site), { interval: 500 })
      .toMatchObject({ stored: leads + 2, sealed: leads + 2, unsealed: 0, problems: [] });
    expect(site.output()).not.toContain("sealing has stopped");
    expect(JSON.parse((await commandBeside(site, "status", "--json")).out).chain).toEqual({
      stored: leads + 2,
      sealed: leads + 2,
      agrees: true,
    });
    await site.end();

    await retainsAll(url);
  },
);

async function retainsAll(url: string) {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  const keys = await openKeys({}, store, "serve");
  const now = Date.now() + 2000 * day;
  // What still waits for a destination is kept.
  await store.db.updateTable("deliveries").set({ state: "delivered" }).execute();
  const erased = await retention(store.db, { RETENTION_DAYS: 1095, RECEIPT_DAYS: 1826 }, { now });

  expect(erased).toMatchObject({ submissions: leads + 2, receipts: leads + 2 });
  expect(await verifyChain(store.db, keys, { now })).toMatchObject({
    count: leads + 2,
    problems: [],
  });
}
