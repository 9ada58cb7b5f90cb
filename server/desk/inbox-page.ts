import { cases, findCase } from "~/data/cases";
import { spellAge } from "~/data/dates";
import { stateCodes } from "~/data/states";
import type { Actor } from "../leads/actor";
import { findSubmission, findWaiting, stateOf } from "../leads/read-lead";
import { findPastPages } from "../operator/check";
import {
  countSubmissions,
  type Filter,
  findSubmissions,
  needyDeliveries,
  type Tab,
  tabs,
} from "../operator/inbox";
import { oneLine } from "../operator/printable";
import { type Need, readStatus } from "../operator/read-status";
import type { SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { readSubmission } from "../submission/submission";

const pageSize = 50;

const tabNames: Record<Tab, string> = {
  needs: "Needs you",
  new: "New",
  sent: "Sent",
  all: "All",
};

/** The desk's first page: tabs, filters and a list of submissions. */
export async function inboxPage(actor: Actor, query: URLSearchParams) {
  const filter = filterFrom(actor, query);
  const found = await findSubmissions(actor, filter, {
    order: "newest",
    after: await findSubmission(actor.db, query.get("after") ?? ""),
    size: pageSize + 1,
  });
  const shown = found.slice(0, pageSize);
  const after = found.length > pageSize ? shown.at(-1)?.reference : undefined;
  const needs = isFiltered(filter) ? [] : await listNeeds(actor);
  const urgent = needs.filter(({ isWatched }) => !isWatched).length;
  return {
    kind: "inbox" as const,
    tabs: await Promise.all(
      tabs.map(async (tab) => ({
        name: tabNames[tab],
        count: (await countSubmissions(actor, { ...filter, tab })) + (tab === "needs" ? urgent : 0),
        href: addressOf({ ...filter, tab }),
        isCurrent: tab === filter.tab,
      })),
    ),
    filter,
    isFiltered: isFiltered(filter),
    choices: {
      about: cases.map(({ slug, title }) => ({ value: slug, label: title })),
      region: stateCodes.map((code) => ({ value: code, label: code })),
      firm: actor.config.partners.flatMap(({ id, name }) => (id ? { value: id, label: name } : [])),
    },
    needs: filter.tab === "needs" ? needs : [],
    rows: await listRows(actor, shown),
    /** Address of the next page; null on the last. */
    next: after ? addressOf({ ...filter, after }) : null,
    csv: addressOf(filter, "/submissions.csv"),
  };
}

/** Ignores values that no option offers. A search goes through all submissions. */
export function filterFrom({ config }: Pick<Actor, "config">, query: URLSearchParams) {
  const value = (name: string) => query.get(name) ?? "";
  const filter = {
    text: value("q").trim(),
    about: findCase(value("case"))?.slug,
    region: stateCodes.find((code) => code === value("state")),
    firm: config.partners.find(({ id }) => id !== undefined && id === value("firm"))?.id,
  } satisfies Filter;
  const tab = tabs.find((one) => one === value("tab")) ?? (isFiltered(filter) ? "all" : "needs");
  return { ...filter, tab };
}

function isFiltered({ text, about, region, firm }: Filter): boolean {
  return [text, about, region, firm].some(Boolean);
}

type Shown = ReturnType<typeof filterFrom> & { after?: string };

function addressOf({ text, about, region, firm, tab, after }: Shown, path = "/"): string {
  const entries = Object.entries({ tab, q: text, case: about, state: region, firm, after });
  const query = entries.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${path}?${new URLSearchParams(query)}`;
}

/** What needs a person and is not a row of the list. */
async function listNeeds(actor: Actor): Promise<Need[]> {
  const { needs } = await readStatus(actor);
  return [
    ...needs.filter(({ href }) => href !== "/"),
    ...findPastPages(actor.now()).map(({ title, href, days }) => ({
      what: "page" as const,
      count: 1,
      title: `The page about ${title} is past its date`,
      todo: `${days} is over, and ${href} no longer shows its line. Look up what comes next and edit the record.`,
      href: "/pages",
    })),
  ];
}

async function listRows(actor: Actor, rows: readonly SubmissionTable[]) {
  const { db, now } = actor;
  const references = rows.map(({ reference }) => reference);
  const waiting = await findWaiting(db, references);
  const troubles = new Map<string, string>();
  for (const need of ["certificates", "expired", "refused"] as const) {
    if (references.length === 0) break;
    const found = await needyDeliveries(db, { need, now: now() })
      .select("s.reference")
      .where("s.reference", "in", references)
      .execute();
    for (const { reference } of found) troubles.set(reference, troubleNames[need]);
  }
  return rows.map((row) => {
    const { contact, fields, case: about } = readSubmission(row);
    const state = stateOf(row, waiting.has(row.reference));
    return {
      reference: row.reference,
      name: oneLine(contact.name || contact.email) || row.reference,
      about: about.title ?? submissionKinds[row.kind].label,
      region: oneLine(fields.state ?? ""),
      isUnsafeToCall: fields.safe_to_call === "no",
      receivedAt: row.received_at,
      age: spellAge(Math.max(0, Math.floor((now() - row.received_at) / 1000))),
      /** Null if it is the usual one. */
      status: stateNames[state] ?? troubles.get(row.reference) ?? null,
    };
  });
}

const troubleNames = { certificates: "certificate ends", expired: "expired", refused: "refused" };

const stateNames: Record<ReturnType<typeof stateOf>, string | null> = {
  accepted: null,
  waiting: "waits for a firm",
  quarantined: "quarantined",
  refused: "rejected",
  erased: "erased",
};
