import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "~/server/store/open";
import { readUpkeep } from "~/server/store/upkeep";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { delivery, submission, temporaryFolder } from "../privacy/given";
import { quietly, relayLine } from "./relay-line";

function csv(text: string): string {
  const file = join(temporaryFolder(), "list.csv");
  writeFileSync(file, text);
  return file;
}

test("import-suppressions ends a newsletter sign-up as an unsubscribe does", async () => {
  const { db, relay } = await relayLine();
  const fingerprint = "a";
  const email = "ann@example.com";
  const reference = await submission(db, { kind: "newsletter", email, fingerprint });
  const claimed = { fingerprint, reference, expires_at: Number.MAX_SAFE_INTEGER };
  await db.insertInto("fingerprints").values(claimed).execute();
  await delivery(db, { reference, destination: "form:newsletter" });

  await relay("import-suppressions", csv("email,phone,scope\nann@example.com,,newsletter\n"));
  expect(await db.selectFrom("fingerprints").select("reference").execute()).toEqual([]);
  expect(await db.selectFrom("deliveries").select(["state", "reason"]).execute()).toEqual([
    { state: "cancelled", reason: "superseded by a later request" },
  ]);
});

test.runIf(!isOnPostgres)(
  "backup makes a whole copy for its owner alone, and never writes over another",
  async () => {
    const { db, relay, file } = await relayLine();
    writeFileSync(`${file}.key`, `${"ab".repeat(32)}\n`);
    const reference = await submission(db, {});
    const target = join(temporaryFolder(), "copy.db");

    expect((await relay("backup", target)).code).toBe(0);
    for (const path of [target, `${target}.key`]) expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(`${target}.key`, "utf8")).toBe(readFileSync(`${file}.key`, "utf8"));
    const copy = await openStore(`file:${target}`);
    const rows = await copy.db.selectFrom("submissions").select("reference").execute();
    await copy.close();
    expect(rows).toEqual([{ reference }]);
    quietly();
    expect((await relay("backup", target)).code).toBe(2);
  },
);

test.runIf(!isOnPostgres)(
  "a backup whose key cannot be written names its own path, leaves no file and does not count as done",
  async () => {
    const { db, relay } = await relayLine();
    await submission(db, {});
    const target = join(temporaryFolder(), "copy.db");

    const { code, err } = await relay("backup", target);
    expect(code).toBe(2);
    expect(err).toContain(`${target} could not be written (ENOENT)`);
    expect(err).not.toContain("DATABASE_URL");
    expect(existsSync(target)).toBe(false);
    expect((await readUpkeep(db)).backup.doneAt).toBeNull();
  },
);

test("backup names a folder that is missing", async () => {
  const { relay } = await relayLine();
  const written = quietly();
  const folder = join(temporaryFolder(), "missing");

  expect((await relay("backup", join(folder, "copy.db"))).code).toBe(2);
  expect(written.join("")).toContain(`There is no folder ${folder}.`);
});

test("backup of PostgreSQL names pg_dump, whether or not the database can be reached", async () => {
  const DATABASE_URL = "postgres://nobody@127.0.0.1:1/none";
  const { relay } = await relayLine({ DATABASE_URL, SECRET_KEY: "ab".repeat(32) });
  const written = quietly();

  expect((await relay("backup", "copy.db")).code).toBe(2);
  expect(written.join("")).toContain("pg_dump");
});
