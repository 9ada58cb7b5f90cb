import { CsvError, parse } from "csv-parse/sync";
import { cleanText } from "~/data/clean";
import { counted, normalizeEmail } from "~/data/formats";
import { optOutForm } from "~/data/forms/opt-out";
import { wireNames } from "~/data/forms/wire-names";
import type { App } from "../app";
import { fieldSchema } from "../leads/check-post";
import { type Actor, logAct } from "../leads/operator-log";
import { leaveNewsletter, optOut } from "../leads/preferences";
import { hashesUnder, keyedHash, newestHashes } from "../privacy/identity";
import { suppress } from "../privacy/opt-out";
import type { SuppressionScope } from "../store/schema";
import { giveWay, lockPerson, transact } from "../store/transact";
import { oneLine } from "./printable";
import {
  type Entry,
  isList,
  isUnderOurKey,
  type ListRow,
  listEntries,
  readListRow,
  renewHashes,
} from "./suppression-lists";

type ImportResult =
  | { kind: "done"; outcome: string }
  /** Nothing was imported; each problem names its line. */
  | { kind: "invalid"; problems: string[] };

type ListedPerson = { email: string; phone: string; scope: SuppressionScope; isSignal: boolean };
/** `isSignal`: of a lead that was sent with an opt-out, which asks for nothing about earlier ones. */
type TypedEntry = Omit<ListedPerson, "scope"> & { scope: string; line: number };

/**
 * Puts people on the suppression lists from CSV bytes with the columns `email,phone,scope`, or from
 * a whole file that `relay export` or `relay export-suppressions` wrote: all of them or, if a line
 * cannot be read, none. A misplaced quotation mark is an error, because the values after it could be
 * read as somebody else's address.
 */
export async function importSuppressions(
  app: App,
  actor: Actor,
  bytes: Uint8Array,
): Promise<ImportResult> {
  const read = readList(bytes);
  if (read.kind === "invalid") return read;
  if (read.kind === "lists") return importLists(app, actor, read.rows);

  const problems = findProblems(read.drafts, app.now());
  if (problems.length > 0) return { kind: "invalid", problems };
  // One for each file, so that a repeat adds nothing. Keyed: the plain hash of a short file would show whose
  // address is in it.
  const source = `import ${keyedHash(app.keys[0], `file:${new TextDecoder().decode(bytes)}`).slice(0, 16)}`;
  return importPeople(app, actor, source, read.drafts.filter(isComplete));
}

type Read =
  | { kind: "read"; drafts: TypedEntry[] }
  | { kind: "lists"; rows: ListRow[] }
  | Extract<ImportResult, { kind: "invalid" }>;

function readList(bytes: Uint8Array): Read {
  const rows = readRows(bytes);
  if (rows.fault !== null) return invalid(rows.line, rows.fault);

  const [header, ...people] = rows.rows;
  const names = header?.cells.map((name) => cleanText(name)) ?? [];
  if (isList(names)) return readLists(names, people);
  if (names.includes("submission_id") && names.includes("form")) return readExport(names, people);

  const lower = names.map((name) => name.toLowerCase());
  if (!lower.includes("scope") || !(lower.includes("email") || lower.includes("phone"))) {
    return invalid(1, "the columns must be email,phone,scope");
  }
  if (new Set(lower).size < lower.length) return invalid(1, "a column appears twice");

  const drafts = people.map(({ cells, line }) => {
    const cell = (name: string) => withoutApostrophe(cleanText(cells[lower.indexOf(name)] ?? ""));
    const [email, phone] = [cell("email"), cell("phone")];
    return { email, phone, scope: cell("scope").toLowerCase(), isSignal: false, line };
  });
  return { kind: "read", drafts };
}

function readLists(names: readonly string[], rows: readonly CsvRow[]): Read {
  const read = rows.map(({ cells, line }) => ({ row: readListRow(names, cells), line }));
  const problems = read.flatMap(({ row, line }) =>
    row ? [] : at(line, "it is not as relay export-suppressions wrote it"),
  );
  if (problems.length > 0) return { kind: "invalid", problems };
  return { kind: "lists", rows: read.flatMap(({ row }) => row ?? []) };
}

/** The people of an export who unsubscribed or opted out; its other rows ask for nothing. */
function readExport(names: readonly string[], rows: readonly CsvRow[]): Read {
  const drafts = rows.flatMap(({ cells, line }) => {
    const cell = (name: string) => withoutApostrophe(cleanText(cells[names.indexOf(name)] ?? ""));
    const form = cell("form");
    const isSignal = form !== "opt_out" && cell("do_not_sell") === "1";
    const isOptedOut = form === "opt_out" || isSignal;
    const scope = form === "unsubscribe" ? "newsletter" : isOptedOut ? "sale" : null;
    const email = cell(wireNames.email) || cell("email");
    const phone = cell(wireNames.phone) || cell("phone");
    return scope ? [{ email, phone, scope, isSignal, line }] : [];
  });
  return { kind: "read", drafts };
}

/**
 * Our export writes it before what a spreadsheet would take for a formula, such as `+52 55`. Neither
 * an address nor a number begins with `@`, but an address may begin with `'@`.
 */
function withoutApostrophe(cell: string): string {
  return cell.replace(/^'(?=[=+-])/, "");
}

function invalid(line: number, fault: string): Extract<Read, { kind: "invalid" }> {
  return { kind: "invalid", problems: [at(line, fault)] };
}

function at(line: number, fault: string): string {
  return `line ${line}: ${fault}`;
}

type CsvRow = { cells: string[]; line: number };
type Rows = { fault: null; rows: CsvRow[] } | { fault: string; line: number };

/**
 * Strict RFC 4180, without the rows in which nothing is but blanks. Lines are counted from 1, and a row has
 * the number of the line where it begins.
 */
function readRows(bytes: Uint8Array): Rows {
  const rows: CsvRow[] = [];
  // Of the last row, and how many lines without anything were skipped up to it.
  let [end, skipped] = [0, 0];
  const nextLine = (allSkipped: number) => end + 1 + allSkipped - skipped;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    parse(text, {
      record_delimiter: ["\r\n", "\n", "\r"],
      skip_empty_lines: true,
      relax_column_count: true,
      on_record: (cells: string[], { lines, empty_lines }) => {
        const line = nextLine(empty_lines);
        if (cells.some((cell) => cleanText(cell) !== "")) rows.push({ cells, line });
        [end, skipped] = [lines, empty_lines];
        return null;
      },
    });
    const short = rows.find(({ cells }) => cells.length !== rows[0]?.cells.length);
    if (!short) return { fault: null, rows };
    return { fault: "it does not have as many cells as the first line", line: short.line };
  } catch (error) {
    if (error instanceof CsvError) {
      return { fault: describeCsvFault(error.code), line: nextLine(Number(error.empty_lines)) };
    }
    if (error instanceof TypeError) {
      return { fault: "the file is not UTF-8 text: save it as CSV UTF-8", line: 1 };
    }
    throw error;
  }
}

function describeCsvFault(code: string): string {
  switch (code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return "a quotation mark opened here or further down is never closed";
    default:
      return "a cell contains a quotation mark: put the cell in quotation marks, and double the one inside";
  }
}

/** An address or a number that the form for opt-outs refuses would stand for nobody. */
function findProblems(entries: readonly TypedEntry[], at: number): string[] {
  const rules = new Map(
    optOutForm().fields.map((field) => [field.name, fieldSchema(field, at)] as const),
  );
  const isRefused: IsRefused = (name, text) =>
    text !== "" && rules.get(name)?.safeParse(text).success !== true;
  return entries.flatMap((entry) => problemsOf(entry, isRefused));
}

type IsRefused = (name: "email" | "phone", text: string) => boolean;

function problemsOf({ email, phone, scope, line }: TypedEntry, isRefused: IsRefused): string[] {
  const problems = [
    email === "" && phone === "" && "needs an email or a phone",
    isRefused("email", email) &&
      `${shortened(email)} is not an email address: write it as name@example.com, without anything beside it`,
    isRefused("phone", phone) && `${shortened(phone)} is not a phone number`,
    !isScope(scope) && `the scope must be newsletter or sale, not "${shortened(scope)}"`,
  ];
  return problems.flatMap((problem) => (problem ? [at(line, problem)] : []));
}

function shortened(cell: string): string {
  const text = oneLine(cell);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function isScope(scope: string): scope is SuppressionScope {
  return scope === "newsletter" || scope === "sale";
}

function isComplete<Read extends { scope: string }>(draft: Read): draft is Read & ListedPerson {
  return isScope(draft.scope);
}

async function importLists(
  app: App,
  actor: Actor,
  rows: readonly ListRow[],
): Promise<ImportResult> {
  if (!rows.every((row) => isUnderOurKey(app, row))) {
    const problem =
      "The file was written with another key, so its hashes stand for nobody here. Restore that key, or list it in SECRET_KEY.";
    return { kind: "invalid", problems: [problem] };
  }
  await renewHashes(app);
  const outcome = `${counted(rows.length, "entry", "entries")} taken over.`;
  await storeAll(app, actor, outcome, listEntries(rows));
  return { kind: "done", outcome };
}

async function importPeople(
  app: App,
  actor: Actor,
  source: string,
  people: readonly ListedPerson[],
): Promise<ImportResult> {
  const at = app.now();
  // A request first: once a signal has put its person on the lists, it would not be new, and tell nobody.
  const entries = people
    .toSorted((one, other) => +one.isSignal - +other.isSignal)
    .map(({ email, phone, scope, isSignal }): Entry => {
      const person = { email: normalizeEmail(email) || undefined, phone: phone || undefined };
      return {
        hashes: hashesUnder(app.keys, person),
        async store(app) {
          if (scope === "newsletter") await leaveNewsletter(app, source, [person]);
          else if (!isSignal) await optOut(app, person, { source, at }, { request: null });
          else
            await suppress(app.db, { scope, hashes: newestHashes(app.keys, person), source, at });
        },
      };
    });
  const outcome = `${counted(people.length, "person", "people")} put on the lists.`;
  await storeAll(app, actor, outcome, entries);
  return { kind: "done", outcome };
}

const entriesTogether = 500;

/**
 * Stores the entries in several transactions, with pauses: on SQLite a transaction keeps a server from
 * storing anything, and a long one would let its visitors wait until they are refused. An import that was
 * interrupted can be repeated, because nobody is told again of an entry that is there already.
 */
async function storeAll(app: App, actor: Actor, outcome: string, entries: readonly Entry[]) {
  for (let from = 0; from < entries.length; from += entriesTogether) {
    await transact(app, async (app) => {
      const some = entries.slice(from, from + entriesTogether);
      // A lead of one of them that comes in meanwhile waits, and then finds its sender on the list.
      await lockPerson(
        app.db,
        some.flatMap(({ hashes }) => hashes),
      );
      for (const { store } of some) await store(app);
    });
    await giveWay();
  }
  await transact(app, (app) => logAct(app, actor, { act: "import", outcome, references: [null] }));
}
