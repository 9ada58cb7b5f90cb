import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import { openStore } from "../../server/store/open";
import type { Store } from "../../server/store/store";
import { storesIn } from "./site";

/** Which of the two stores the tests of this run use. */
export const isOnPostgres = process.env.TEST_STORE === "postgres";

/** A new store for one test, deleted by `remove`. */
export async function temporaryStore(): Promise<Store & { url: string; remove(): Promise<void> }> {
  if (isOnPostgres) return temporaryDatabase();

  made ??= makeEmpty();
  const folder = await mkdtemp(join(storesIn, "plainclaim-"));
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
  const folder = await mkdtemp(join(storesIn, "plainclaim-"));
  const file = join(folder, "empty.db");
  const store = await openStore(`file:${file}`);
  await store.close();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

type Temporary = Store & { url: string; remove(): Promise<void> };

/** Emptied and reused by the next test of the file, because creating one is slow. */
const idle: Temporary[] = [];

/** The PostgreSQL database of one test file. */
async function temporaryDatabase(): Promise<Temporary> {
  return idle.pop() ?? (await create());
}

async function create(): Promise<Temporary> {
  const url = await createDatabase();
  const store = await openStore(url);

  const temporary: Temporary = {
    ...store,
    url,
    async remove() {
      await empty(store);
      // If a test ended it twice, two tests would share one database.
      if (!idle.includes(temporary)) idle.push(temporary);
    },
  };
  return temporary;
}

/** The address of a new and empty database on the server of this run. */
export async function createDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const address = inject("postgresUrl");
  const admin = new pg.Client({ connectionString: address });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();

  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** Deletes all rows in one round trip. Truncating would create new files for each table. */
async function empty({ db }: Store) {
  await sql`
    do $$ declare one record; begin
      for one in
        select oid::regclass as name, pg_relation_size(oid) as size from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
      loop
        if one.size > 1000000 then execute format('truncate %s', one.name);
        elsif one.size > 0 then execute format('delete from %s', one.name);
        end if;
      end loop;
      perform setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences
        where last_value is not null;
    end $$`.execute(db);
}
