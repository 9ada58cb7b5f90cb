import type { Language } from "~/data/language";
import type { Config } from "../config/config";
import { hasReachablePartner, type Partner } from "../config/partners";

/** The facts about a lead that decide who may get it. */
export type RoutedLead = {
  /** Ids of the firms that the form named to the visitor. */
  named: readonly string[];
  /** Ids of the firms that are not the next one, such as those that were sent it, or declined it. */
  tried: readonly string[];
  caseSlug: string | null;
  /** Two-letter code; null where nobody knows it. */
  state: string | null;
  /** States from which no firm gets anything. */
  excluded: readonly string[];
  /** Ids of the firms that it may go to after a stop of some channels; null if to any. */
  allowed: readonly string[] | null;
  isOptedOut: boolean;
  /** The language its sender prefers, or was asked in; without one any will do. */
  language?: Language;
  /** Ids of the firms that its sender has authorized; null where no law asks for it. */
  authorized: readonly string[] | null;
};

/** A firm's situation at the moment of choosing. */
export type PartnerNow = {
  partner: Partner & { id: string };
  /** Leads it was given today, New York time. */
  taken: number;
  isReachable: boolean;
  /** By the operator. */
  isPaused: boolean;
  /** Its channel does not work now. */
  isDown: boolean;
};

/** Why a firm can or cannot have a lead now. */
export const standings = [
  "eligible",
  "down",
  "paused",
  "full",
  "unauthorized",
  "tried",
  "left",
  "opted_out",
  "excluded",
  "no_state",
  "other_state",
  "other_case",
  "not_named",
  "no_way",
] as const;
type Standing = (typeof standings)[number];

/** For the operator, after the name of a firm. */
export const standingWords: Record<Standing, string> = {
  eligible: "can have it",
  down: "cannot be reached",
  paused: "is paused",
  full: "has reached its limit for today",
  unauthorized: "needs the signature of the person first",
  tried: "was tried before",
  left: "gets it only from the desk, because its sender stopped some contact",
  opted_out: "must not get it after the opt-out",
  excluded: "gets no leads from this state (EXCLUDED_STATES)",
  no_state: "can have it after you have saved case and state",
  other_state: "does not work in this state",
  other_case: "does not take this case",
  not_named: "was not among the firms that the form named",
  no_way: "gets no leads from us",
};

export type Candidate = { id: string; standing: Standing; taken: number };

/** Which firm a lead goes to, among whom, and why. */
export type RoutingDecision = {
  /**
   * `waiting`: the firms that could take it are full or paused, or must be authorized first; `none`:
   * no firm takes this case and state; `exhausted`: every firm that does was tried, or may not get
   * it after an opt-out or a stop.
   */
  kind: "chosen" | "waiting" | "none" | "exhausted";
  /**
   * Firms that may get it now, best first: firms that speak its language, by fewest leads today
   * divided by `share`, then firms that are down.
   */
  order: readonly string[];
  /** Firms that the sender can authorize, in order. Empty if an authorized firm is eligible. */
  askable: readonly string[];
  candidates: readonly Candidate[];
};

/** Pure: a query of its own updates the day's counts. */
export function choosePartner(lead: RoutedLead, firms: readonly PartnerNow[]): RoutingDecision {
  const judged = firms.map((firm) => ({ ...firm, standing: standingOf(lead, firm) }));
  const inTurn = judged.toSorted(
    (a, b) =>
      Number(speaks(b, lead)) - Number(speaks(a, lead)) ||
      turnOf(a) - turnOf(b) ||
      shareOf(b) - shareOf(a),
  );
  const order = [
    ...inTurn.filter(({ standing }) => standing === "eligible"),
    ...inTurn.filter(({ standing }) => standing === "down"),
  ].map(({ partner }) => partner.id);

  const kind = kindOf(judged.map(({ standing }) => standing));
  const isOpen = judged.some(({ standing }) => standing === "full" || standing === "paused");
  // One that takes leads now is asked about before one that does not.
  const askable =
    kind === "waiting" && !isOpen
      ? inTurn
          .filter(({ standing }) => standing === "unauthorized")
          .toSorted((a, b) => Number(takesNoneNow(a)) - Number(takesNoneNow(b)))
      : [];

  return {
    kind,
    order,
    askable: askable.map(({ partner }) => partner.id),
    candidates: judged.map(({ partner, standing, taken }) => ({ id: partner.id, standing, taken })),
  };
}

function kindOf(standings: readonly Standing[]): RoutingDecision["kind"] {
  const has = (...some: Standing[]) => standings.some((standing) => some.includes(standing));
  if (has("eligible", "down")) return "chosen";
  if (has("full", "paused", "unauthorized")) return "waiting";
  return has("tried", "left", "opted_out") ? "exhausted" : "none";
}

/** Checks lasting reasons first, so that the stated reason is the one that will not change. */
function standingOf(lead: RoutedLead, firm: PartnerNow): Standing {
  const { partner } = firm;
  if (!firm.isReachable) return "no_way";
  if (!lead.named.includes(partner.id)) return "not_named";
  const bar = barOf(lead);
  if (bar !== null) return bar;
  if (!takesCase(partner, lead.caseSlug)) return "other_case";
  if (!takesState(partner, lead.state)) return "other_state";
  if (lead.isOptedOut && partner.role === "third_party") return "opted_out";
  if (lead.tried.includes(partner.id)) return "tried";
  if (lead.allowed?.includes(partner.id) === false) return "left";
  if (lead.authorized?.includes(partner.id) === false) return "unauthorized";
  if (firm.isPaused) return "paused";
  if (isFull(firm)) return "full";
  return firm.isDown ? "down" : "eligible";
}

/**
 * Why no firm may get it, whatever the firm: the state decides which law asks for a signature, and
 * whether the operator sends anything from there.
 */
export function barOf({ state, excluded }: Pick<RoutedLead, "state" | "excluded">) {
  if (state === null) return "no_state";
  return excluded.includes(state) ? "excluded" : null;
}

function isFull({ partner: { dailyCap }, taken }: PartnerNow): boolean {
  return dailyCap !== undefined && taken >= dailyCap;
}

function takesNoneNow(firm: PartnerNow): boolean {
  return firm.isPaused || firm.isDown || isFull(firm);
}

/** A case without a page of its own goes to firms that take every case. */
export function takesCase({ cases }: Pick<Partner, "cases">, slug: string | null): boolean {
  return cases === undefined || (slug !== null && cases.includes(slug));
}

export function takesState({ states }: Pick<Partner, "states">, state: string | null): boolean {
  return states === undefined || states.some((code) => code === state);
}

/** Whether the firm works in the language that the sender wants; every firm does where any will do. */
function speaks({ partner }: PartnerNow, { language }: RoutedLead): boolean {
  return language === undefined || (partner.languages ?? ["en"]).includes(language);
}

function turnOf(firm: PartnerNow): number {
  return firm.taken / shareOf(firm);
}

function shareOf({ partner }: PartnerNow): number {
  return partner.share ?? 1;
}

/**
 * The firms that take this case. Until leads go to a firm, a case that none takes names all firms.
 */
export function partnersOfCase(config: Config, slug: string): readonly Partner[] {
  const { partners } = config;
  const takers = partners.filter((partner) => takesCase(partner, slug));
  return takers.length > 0 || hasReachablePartner(config) ? takers : partners;
}
