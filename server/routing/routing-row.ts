import { z } from "zod";
import type { RoutingTable } from "../store/schema";
import type { Candidate, RoutingDecision } from "./choose-partner";

/** Why a firm was looked for. */
const occasions = [
  "received",
  "released",
  "day_begun",
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

/** Ids of the firms that have had the lead. */
export function triedPartners(choices: readonly RoutingChoice[]): string[] {
  return choices.flatMap(({ partner }) => partner ?? []);
}
