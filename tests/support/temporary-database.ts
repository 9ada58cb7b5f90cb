import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import { openStore } from "../../server/store/open";
import type { Store } from "../../server/store/store";

type Temporary = Store & { url: string; remove(): Promise<void> };

/** Emptied and reused by the next test of the file, because creating one is slow. */
const idle: Temporary[] = [];

/** The PostgreSQL database of one test file. */
export async function temporaryDatabase(): Promise<Temporary> {
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
