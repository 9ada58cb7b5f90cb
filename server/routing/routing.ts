import { z } from "zod";
import { partnerOf } from "../destinations/partner";
import type { Db, RoutingTable, Trx } from "../store/schema";
import { standings } from "./choose-partner";

/** Why a firm was looked for. */
const occasions = [
  "received",
  "released",
  "day_begun",
  "authorized",
  "unauthorized",
  "declined",
  "taken_back",
  "paused",
  "on_hold",
  "refused",
  "expired",
  "by_operator",
] as const;

export type Occasion = (typeof occasions)[number];

const choice = z.object({
  at: z.number(),
  occasion: z.enum(occasions),
  outcome: z.enum(["chosen", "waiting", "none", "exhausted"]),
  partner: z.string().nullable(),
  candidates: z.array(z.object({ id: z.string(), standing: z.enum(standings), taken: z.number() })),
});

/** One search for a firm: its candidates and its result. */
export type RoutingChoice = z.infer<typeof choice>;

export type Routing = Omit<RoutingTable, "named" | "choices"> & {
  named: readonly string[];
  choices: readonly RoutingChoice[];
};

/** The one place that knows the JSON columns of a routing. */
export function readRouting({ named, choices, ...row }: RoutingTable): Routing {
  return {
    ...row,
    named: z.array(z.string()).parse(JSON.parse(named)),
    choices: z.array(choice).parse(JSON.parse(choices)),
  };
}

/** Ids of the firms that have had the lead; one that was not authorized in time never got it. */
export function triedPartners(choices: readonly RoutingChoice[]): string[] {
  return choices.flatMap(({ partner }, index) =>
    partner === null || choices[index + 1]?.occasion === "unauthorized" ? [] : partner,
  );
}

/** Ids of the firms that declined the lead and did not take it back. */
export function declinedPartners(choices: readonly RoutingChoice[]): string[] {
  return choices.flatMap(({ partner }, index) => {
    const [next, ...later] = choices.slice(index + 1);
    const isBack = later.some((one) => one.partner === partner);
    return partner !== null && next?.occasion === "declined" && !isBack ? partner : [];
  });
}

/** Null for a lead that came before any firm could be reached. */
export async function findRouting(db: Db, reference: string): Promise<Routing | null> {
  const row = await db
    .selectFrom("routings")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row ? readRouting(row) : null;
}

/** The same, and no other process changes it until the transaction ends. */
export async function lockRouting(trx: Trx, reference: string): Promise<Routing | null> {
  const row = await trx
    .selectFrom("routings")
    .selectAll()
    .where("reference", "=", reference)
    .forUpdate()
    .executeTakeFirst();
  return row ? readRouting(row) : null;
}

/** Where a lead is, while no firm has it: `unauthorized` waits for its sender's signature. */
type LeadSearch = "waiting" | "unauthorized" | "exhausted";

export function searchOf({ state, asks }: Pick<RoutingTable, "state" | "asks">): LeadSearch | null {
  if (state === "waiting") return asks === null ? "waiting" : "unauthorized";
  return state === "exhausted" ? state : null;
}

/** Ids of the firms that an operator paused, until later or until they resume them. */
export async function pausedPartners(db: Db, now: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("channels")
    .select("name")
    .where("cause", "=", "operator")
    .where((is) => is.or([is("paused_until", "is", null), is("paused_until", ">", now)]))
    .execute();
  return new Set(rows.flatMap(({ name }) => partnerOf(name) ?? []));
}
