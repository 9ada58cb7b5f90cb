import type { Transaction } from "kysely";
import { counts } from "~/data/desk/counts";
import { importFaults as faults } from "~/data/desk/import";
import { normalizeEmail } from "~/data/formats";
import { supersede } from "../outbox/supersede";
import { hashesUnder, identify, listHashes } from "../privacy/identity";
import { suppress } from "../privacy/suppression";
import type { Database, SuppressionScope } from "../store/schema";
import type { Operator } from "./operator";
import { logAct } from "./operator-log";
import { readCsv } from "./read-csv";

type ImportResult =
  | { kind: "done"; people: number }
  /** Nothing was imported; each problem names its line. */
  | { kind: "invalid"; problems: string[] };

type Person = { email: string; phone: string; scope: SuppressionScope };

/**
 * Puts people on the suppression lists from CSV text with the columns `email,phone,scope`: all of
 * them or, when a line cannot be read, none.
 */
export async function importSuppressions(operator: Operator, csv: string): Promise<ImportResult> {
  const [header = [], ...rows] = readCsv(csv);
  const names = header.map((name) => name.trim().toLowerCase());
  if (!names.includes("scope") || !(names.includes("email") || names.includes("phone"))) {
    return { kind: "invalid", problems: [faults.at(1, faults.columns)] };
  }

  const people = rows.map((row) => readPerson(names, row));
  const problems = people.flatMap((person, index) => problemWith(person, index + 2));
  if (problems.length > 0) return { kind: "invalid", problems };

  await store(operator, people.filter(isComplete));
  return { kind: "done", people: people.length };
}

type Draft = { email: string; phone: string; scope: string };

function readPerson(names: readonly string[], row: readonly string[]): Draft {
  const cell = (name: string) => row[names.indexOf(name)]?.trim() ?? "";
  return { email: cell("email"), phone: cell("phone"), scope: cell("scope").toLowerCase() };
}

function problemWith({ email, phone, scope }: Draft, line: number): string[] {
  const problems = [
    email === "" && phone === "" && faults.empty,
    email !== "" && !/^[^\s@]+@[^\s@]+$/.test(email) && faults.email(email),
    phone !== "" && !/\d{7,}/.test(phone.replace(/\D/g, "")) && faults.phone(phone),
    !isScope(scope) && faults.scope(scope),
  ];
  return problems.flatMap((problem) => (problem ? [faults.at(line, problem)] : []));
}

function isScope(scope: string): scope is SuppressionScope {
  return scope === "newsletter" || scope === "sale";
}

function isComplete(draft: Draft): draft is Person {
  return isScope(draft.scope);
}

async function store(operator: Operator, people: readonly Person[]): Promise<void> {
  const at = operator.now();
  const source = `import ${new Date(at).toISOString()}`;
  await operator.db.transaction().execute(async (trx) => {
    for (const { email, phone, scope } of people) {
      const person = { email: normalizeEmail(email) || undefined, phone: phone || undefined };
      const hashes = listHashes(identify(operator.keys[0], person));
      await suppress(trx, { scope, hashes, source, at });
      if (scope === "newsletter") await leaveNewsletter(operator, trx, person);
    }
    const outcome = `${counts.people(people.length)} put on the lists`;
    await logAct(trx, operator, { act: "import", outcome, references: [null] });
  });
}

/** As by an unsubscribe: a sign-up that waits is cancelled, and the next one is no duplicate of it. */
async function leaveNewsletter(
  operator: Operator,
  trx: Transaction<Database>,
  { email }: { email?: string },
): Promise<void> {
  const hashes = hashesUnder(operator.keys, { email });
  await supersede(operator, trx, { kind: "unsubscribe", hashes });
}
