import { sql } from "kysely";
import type { Db } from "./schema";

/** A client can make up any number. */
const most = 50;

/** Notes a host by which the site was asked, for `relay check`. */
export async function noteHost(db: Db, host: string, at: number): Promise<void> {
  await sql`insert into seen_hosts (host, seen_at)
    select cast(${host} as text), cast(${at} as bigint)
    where (select count(*) from seen_hosts) < ${most}
    on conflict (host) do nothing`.execute(db);
}

/** The first 50, in the order of their first requests. */
export async function readHosts(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("seen_hosts").select("host").orderBy("seen_at").execute();
  return rows.map(({ host }) => host);
}
