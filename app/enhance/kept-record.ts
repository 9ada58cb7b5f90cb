import { keptFields } from "~/data/forms/case";
import { answerPrefix } from "~/data/forms/prefixes";

/** Typed values by field name, or the reference once they are sent. */
export type KeptStep = {
  /** Milliseconds since 1970 at which keeping began. */
  at: number;
  path: string;
  values: Record<string, string>;
  sent: string | null;
};

const lifeMs = 30 * 60 * 1000;
const longest = 500;
const names = new Set(keptFields.map(({ name }) => name));

/** Reads what any script of this tab could have written; null when it is too old or not ours. */
export function readKept(text: string | null, now: number): KeptStep | null {
  const told = parse(text);
  if (!told || typeof told.at !== "number" || typeof told.path !== "string") return null;
  if (!(told.at <= now && now - told.at < lifeMs) || !/^\/lawsuits\/[a-z0-9-]+$/.test(told.path)) {
    return null;
  }
  const sent = typeof told.sent === "string" && /^[2-9A-HJ-NP-Z]{8}$/.test(told.sent);
  return {
    at: told.at,
    path: told.path,
    values: Object.fromEntries(textsOf(told.values)),
    sent: sent ? String(told.sent) : null,
  };
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const told: unknown = JSON.parse(text ?? "");
    return isGroup(told) ? told : null;
  } catch {
    return null;
  }
}

function textsOf(values: unknown): [string, string][] {
  if (!isGroup(values)) return [];

  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    isKept(name) && typeof value === "string" && value.length <= longest ? [[name, value]] : [],
  );
}

/** Answers of step 1 and the texts of step 2; never a box. */
export function isKept(name: string): boolean {
  return (
    names.has(name) || (name.startsWith(answerPrefix) && /^[a-z]+\.[a-z][a-z0-9_]*$/.test(name))
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
