import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import LibsqlDatabase from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { runRetention } from "~/server/leads/retention";
import { openStore } from "~/server/store/open";
import { checkpoint } from "~/server/store/transact";
import { actorOn, day, delivery, keys, noon, submission, temporaryFolder } from "../privacy/given";

const ann = { keys, email: "ann@example.com", at: noon };

async function storeWithAnn(received_at: number) {
  const file = join(temporaryFolder(), "a.db");
  const store = await openStore(`file:${file}`);
  onTestFinished(() => store.close());
  await submission(store.db, { received_at });
  return { ...store, file };
}

/** The bytes of the database and of the files beside it. */
function onDisk(file: string): string {
  const folder = dirname(file);
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join("");
}

test("what retention erased cannot be read from the disk either", async () => {
  const { db, file } = await storeWithAnn(noon - 30 * day);

  await runRetention(actorOn(db));
  expect(onDisk(file)).not.toContain("ann@example.com");
});

test("another process that goes on reading does not make an erasure fail", async () => {
  const { db, file } = await storeWithAnn(noon);
  const reader = new LibsqlDatabase(file);
  onTestFinished(() => void reader.close());
  reader.exec("begin");
  reader.prepare("select count(*) from submissions").get();
  await delivery(db, { reference: "AAAA2222", state: "delivered" });

  expect(await erasePerson(actorOn(db), ann)).toMatchObject({ submissions: 1 });
  reader.exec("commit");
  await checkpoint(db);
  expect(onDisk(file)).not.toContain("ann@example.com");
});
