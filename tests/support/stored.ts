import LibsqlDatabase from "libsql";
import { z } from "zod";
import type { Site } from "./site";

const row = z.object({
  reference: z.string(),
  kind: z.string(),
  state: z.string(),
  case_title: z.string().nullable(),
  fields: z.string().transform((text) => z.record(z.string(), z.string()).parse(JSON.parse(text))),
  answers: z.string().nullable(),
  opted_out: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  ip: z.string().nullable(),
  origin: z.string(),
  page_source: z.string(),
});

type StoredRow = z.infer<typeof row>;

/**
 * Every submission in the store of a site on SQLite, oldest first. Faster than a command.
 */
export function storedBy(site: Site): StoredRow[] {
  return z.array(row).parse(rowsOf(site, "submissions order by received_at, reference"));
}

/** @param from table, conditions and order */
export function rowsOf(site: Site, from: string): Record<string, unknown>[] {
  const db = new LibsqlDatabase(site.env.DATABASE_URL?.slice("file:".length) ?? "");
  try {
    return z
      .array(z.record(z.string(), z.unknown()))
      .parse(db.prepare(`select * from ${from}`).all());
  } finally {
    db.close();
  }
}

/** The submissions of one person, by the email address as entered. */
export function storedFor(site: Site, email: string): StoredRow[] {
  return storedBy(site).filter(({ fields }) => (fields.Email ?? fields.email) === email);
}
