import { z } from "zod";
import type { RoutingTable } from "../store/schema";
import type { Candidate, RoutingDecision } from "./choose-partner";

/** Why a firm was looked for. */
const occasions = [
  "received",
  "released",
  "day_begun",
  "authorized",
  "unauthorized",
  "declined",
  "paused",
  "on_hold",
  "refused",
  "expired",
] as const;

export type Occasion = (typeof occasions)[number];

const standings = [
  "eligible",
  "held",
  "paused",
  "full",
  "unauthorized",
  "tried",
  "opted_out",
  "other_state",
  "other_case",
  "not_named",
  "no_way",
] as const satisfies readonly Candidate["standing"][];

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

export function makeChoice(
  { kind, candidates }: RoutingDecision,
  { partner, ...made }: { at: number; occasion: Occasion; partner: string | null },
): RoutingChoice {
  const outcome = kind === "chosen" && partner === null ? "waiting" : kind;
  return { ...made, partner, outcome, candidates: [...candidates] };
}

/** Ids of the firms that have had the lead; one that was not authorized in time never got it. */
export function triedPartners(choices: readonly RoutingChoice[]): string[] {
  return choices.flatMap(({ partner }, index) =>
    partner === null || choices[index + 1]?.occasion === "unauthorized" ? [] : partner,
  );
}

/** Whose authorization a lead waits for, and since when. */
export type Asked = Pick<Routing, "asks" | "asked_at">;

type Asking = { asked?: Asked | undefined; at: number };

/** A question once asked stays the same while its firm may still have the lead. */
export function askFor({ askable }: RoutingDecision, { asked, at }: Asking) {
  const [first = null] = askable;
  const isAsked = asked?.asks != null && askable.includes(asked.asks);
  if (isAsked) return { asks: asked.asks, asked_at: asked.asked_at };
  return { asks: first, asked_at: first === null ? null : at };
}

export function stateOf(outcome: RoutingDecision["kind"]): "routed" | "waiting" | "exhausted" {
  if (outcome === "chosen") return "routed";
  return outcome === "waiting" ? "waiting" : "exhausted";
}

export function mayMove({ state, partner }: Routing, occasion: Occasion, from?: string): boolean {
  if (occasion === "day_begun" || occasion === "authorized") return state === "waiting";
  if (occasion === "released") return state === "held";
  return state === "routed" && (from === undefined || from === partner);
}

/** Then nothing new is to be noted. */
export function isSameWait(
  before: Pick<Routing, "state" | "asks">,
  after: Pick<Routing, "state" | "asks">,
): boolean {
  return before.state === "waiting" && after.state === "waiting" && before.asks === after.asks;
}

/** Where a lead is, while no firm has it: `unauthorized` waits for its sender's signature. */
export type LeadSearch = "waiting" | "unauthorized" | "exhausted";

export function searchOf({ state, asks }: Pick<RoutingTable, "state" | "asks">): LeadSearch | null {
  if (state === "waiting") return asks === null ? "waiting" : "unauthorized";
  return state === "exhausted" ? state : null;
}
