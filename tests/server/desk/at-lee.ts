import type { Insertable, Kysely } from "kysely";
import { z } from "zod";
import { watchLeads } from "~/server/outbox/watch-leads";
import type { Database, RoutingTable } from "~/server/store/schema";
import { secretOf } from "~/tests/support/firms";
import { delivery, firmsFile, noon, settleRows, submission } from "~/tests/support/given";
import { lead, openDesk } from "./open-desk";

const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
const webhook = { url: "https://firm.example/", secretEnv: "FIRM_SECRET" };

/** A desk with these firms, of which `lee` has the lead `AAAA2222`. */
export async function openAtLee(
  ids: readonly string[],
  own: Record<string, unknown> = {},
  settings: Record<string, string> = {},
) {
  const firms = ids.map((id) => ({ name: `Firm ${id}`, id, ...place, webhook, ...own }));
  const file = firmsFile([{ name: "Firm lee", id: "lee", ...place, webhook }, ...firms]);
  const clock = { at: noon };
  const env = { PARTNERS_FILE: file, FIRM_SECRET: secretOf(1), ...settings };
  const desk = await openDesk(undefined, clock, env, "Maria");
  const fields = JSON.stringify({ ...JSON.parse(lead.fields), state: "NY" });
  const path = `/submissions/${await submission(desk.db, { ...lead, fields })}`;
  await route(desk.db, { partner: "lee", state: "routed" }, ["lee", ...ids]);
  await delivery(desk.db, { reference: "AAAA2222", destination: "firm:lee", state: "delivered" });
  /** The time to undo is over. */
  async function goOn() {
    clock.at += 30_000;
    await watchLeads(desk)();
  }
  return { ...desk, clock, path, goOn };
}

export async function route(
  db: Kysely<Database>,
  state: Partial<Insertable<RoutingTable>>,
  named: readonly string[],
  reference = "AAAA2222",
) {
  const none = { day: null, check_at: null, asked_at: null };
  const row = { ...none, reference, named: JSON.stringify(named), partner: null, asks: null };
  await db
    .insertInto("routings")
    .values({ ...row, state: "held", ...state })
    .execute();
  if (state.partner) {
    const chosen = { occasion: "received", outcome: "chosen", partner: state.partner } as const;
    await db
      .insertInto("routing_choices")
      .values({ reference, at: noon - 1, ...chosen, candidates: "[]" })
      .execute();
  }
  await settleRows(db, reference);
}

/** What an act says on the page to which it leads. */
export function after({ headers }: Response) {
  const [, value = ""] = /desk_said=([^;]*)/.exec(headers.get("Set-Cookie") ?? "") ?? [];
  const said: unknown = JSON.parse(Buffer.from(value, "base64url").toString() || "{}");
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(said)));
}
