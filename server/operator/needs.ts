import { sql } from "kysely";
import { day, hour, spellDue, spellMoment } from "~/data/dates";
import { counted } from "~/data/formats";
import type { App } from "../app";
import { alert } from "../destinations/alert";
import type { Destination } from "../destinations/destination";
import { destinationLabel } from "../destinations/index";
import { staff } from "../destinations/own-mail";
import { partnerOf } from "../destinations/partner";
import { readKept } from "../leads/retention";
import { type Need, type NeedKind, needs } from "../need-kinds";
import { isMisconfigured } from "../outbox/channel";
import { isBroken, readChannels } from "../outbox/condition";
import { deadStates } from "../outbox/delivery";
import { needsOperator, whereNeedsOperator } from "../outbox/state";
import { findChainFault } from "../privacy/receipt-chain";
import type { ChannelFault, ChannelRow, SubmissionTable } from "../store/schema";
import { fileOf, hasNoRoom, isServed } from "../store/served";
import { readUpkeep } from "../store/upkeep";

/** Something that needs the operator, and what to do about it. It holds no personal data. */
export type NeedEntry = {
  kind: NeedKind;
  /** If it concerns one. */
  destination: string | null;
  count: number;
  /** Milliseconds since 1970; null if it is not known. */
  since: number | null;
  title: string;
  /** What a service or the machine answered, for the operator's own screen. */
  reason: string | null;
  todo: string;
  /** Where the desk shows it. */
  href: string;
};

/**
 * Everything that needs the operator, the most urgent first. Status, desk, metrics, mail and alerts
 * read this list. An entry ends when its cause does.
 */
export async function readNeeds(app: App): Promise<NeedEntry[]> {
  return [...(await readProblems(app)), ...(await readSubmissionNeeds(app))];
}

/** For the operator at a terminal; the desk has a button. */
export function todoInTerminal({ kind, destination, todo }: NeedEntry): string {
  return kind === "paused" ? `${todo} Then: relay try ${destination}` : todo;
}

/** The same, without submissions. */
export async function readProblems(app: App): Promise<NeedEntry[]> {
  const found = await Promise.all(
    installation.map(async ({ kind, href, find }) =>
      [(await find(app)) ?? []].flat().map((one) => ({ ...plain, kind, href, ...one })),
    ),
  );
  return found.flat();
}

const plain = { destination: null, count: 1, since: null, reason: null };

type Found = Pick<NeedEntry, "title" | "todo"> & Partial<NeedEntry>;
type InstallationNeed = {
  kind: NeedKind;
  href: string;
  find(app: App): Promise<Found | readonly Found[] | null>;
};

const installation: readonly InstallationNeed[] = [
  { kind: "disk", href: "/destinations", find: findFullDisk },
  { kind: "store", href: "/destinations", find: findStopped },
  { kind: "chain", href: "/destinations", find: findChain },
  { kind: "clock", href: "/destinations", find: findClock },
  { kind: "firms", href: "/firms", find: findFirmsFile },
  { kind: "paused", href: "/destinations", find: findBroken },
  { kind: "left", href: "/firms", find: findLeft },
  { kind: "routing", href: "/?tab=all&status=waiting", find: findUnroutable },
  { kind: "failed", href: "/destinations", find: findUnsent },
  { kind: "backup", href: "/destinations", find: findBackup },
  { kind: "retention", href: "/destinations", find: findRetention },
];

async function findFullDisk({ db }: App): Promise<Found | null> {
  const file = await fileOf(db);
  if (file === null || !hasNoRoom(file)) return null;
  return {
    title: "The disk of the database is full",
    todo: "Free some space. Until then, new submissions may not be kept.",
  };
}

/** Of the kind `store` too. Sent from memory: the store could not keep it. */
export const storeFails = {
  count: 1,
  title: "The database does not take writes",
  todo: "Free the disk, put the file back, or start PostgreSQL. The server continues by itself.",
};

async function findStopped({ db }: App): Promise<Found | null> {
  const { serve } = await readUpkeep(db);
  if (serve.doneAt === null || (await isServed(db))) return null;
  return {
    // A server that was killed did not note when.
    title: "No server is running here",
    todo: "Start it, and look at its log. Until then, nothing is stored or sent.",
  };
}

async function findChain({ db, keys, now }: App): Promise<Found | null> {
  const fault = await findChainFault(db, keys, now());
  return fault === null ? null : { ...chainFails, since: fault.since };
}

const chainFails = {
  title: "The receipts and their seals do not agree",
  todo: "relay verify shows where. Until this is fixed, new receipts prove less.",
};

/** For who has counted every receipt, which the schedule does in parts. */
export const chainNeed: NeedEntry = {
  ...plain,
  ...chainFails,
  kind: "chain",
  href: "/destinations",
};

async function findClock({ db }: App): Promise<Found | null> {
  const { clock } = await readUpkeep(db);
  if (clock.fault === null) return null;
  return {
    title: "Retention erased nothing, because the clock may be wrong",
    reason: clock.fault,
    todo: "Check the clock, then run relay retention --confirm.",
  };
}

async function findRetention(app: App): Promise<Found[]> {
  const { retention } = await readUpkeep(app.db);
  const { fault: reason } = retention;
  const failed = {
    title: "Retention could not do all of its work",
    reason,
    todo: "See the log, and run relay retention.",
  };
  const kept = await readKept(app);
  const waits = {
    count: kept.length,
    since: kept[0]?.received_at ?? null,
    title: `Retention keeps ${counted(kept.length, "submission")} because a delivery still waits`,
    reason: kept
      .slice(0, mostShown)
      .map(({ reference }) => reference)
      .join(", "),
    todo: "relay retention lists them. Send or erase each.",
  };
  return [...(reason === null ? [] : [failed]), ...(kept.length > 0 ? [waits] : [])];
}

const mostShown = 20;

async function findFirmsFile({ config }: App): Promise<Found | null> {
  const { partnerFaults } = config;
  if (partnerFaults.length === 0) return null;
  return {
    title: "PARTNERS_FILE cannot be used",
    reason: partnerFaults.join("; "),
    todo: "relay check validates the file; then send SIGUSR2. A running server keeps the firms that it read before.",
  };
}

/** Destinations that do not work: at once if the operator must act, otherwise after an hour. */
async function findBroken(app: App): Promise<Found[]> {
  const { config, destinations, now } = app;
  const late = now() - hour * config.RETRY_SCALE;
  return (await readChannels(app)).flatMap(({ condition, ...channel }) => {
    if (!isBroken(condition)) return [];
    const { since } = condition;
    // Destinations that share a form or the mail server fail together.
    const [first, ...others] = destinations.filter((one) => one.channel === channel.name);
    if (!first || (!isMisconfigured(channel) && since > late)) return [];
    const label = destinationLabel(first.name, config.partners);
    const names = others.length === 0 ? label : `${label} (and ${counted(others.length, "other")})`;
    const what = condition.kind === "down" ? "is not reachable" : "has delivered nothing";
    return [
      {
        destination: first.name,
        since,
        href: pageOf(first),
        title: `${names} ${what} since ${spellMoment(since, now())}`,
        reason: channel.last_error,
        todo: remedyOf(first, channel),
      },
    ];
  });
}

function pageOf({ partner }: Pick<Destination, "partner">): string {
  return partner === null ? "/destinations" : "/firms";
}

const remedies: Record<ChannelFault, string> = {
  tls: "Ask its operator to renew the certificate.",
  secret: "Set the variable that PARTNERS_FILE names as secretEnv.",
  address: "Correct the address, or list its host in PARTNER_HOSTS.",
  form: "Correct FORM_ID…, or activate the form.",
  account: "Pay, or correct the account.",
  unconfirmed: "Open the form's first mail and confirm it.",
  page: "Switch off the form's captcha, or correct FORM_SERVICE_URL.",
  script: "See docs/google-sheet-receiver.md.",
  filter: "Ask the form service why its filter refuses.",
  access: "Its system refuses our messages. Call the firm's technician.",
  unreachable: "Check that it runs and can be reached from here.",
};

function remedyOf({ partner, isByMail }: Destination, { fault, cause }: ChannelRow): string {
  if (cause === "ours") return "Correct SMTP_URL or MAIL_FROM, or ask the mail provider.";
  if (fault !== null && (partner === null || fault !== "unreachable")) return remedies[fault];
  if (partner !== null)
    return isByMail ? "Ask the firm for a mailbox that works." : "Call the firm.";
  return "Look at the service's own status.";
}

/** Firms that left the file while something still waits for them. */
async function findLeft({ db, config, destinations }: App): Promise<Found[]> {
  // While the file cannot be used, every firm would seem to have left it.
  if (config.partnerFaults.length > 0) return [];
  const known = new Set(destinations.map(({ channel }) => channel));
  // Steps from one channel to the next in an index, however many deliveries wait.
  const { rows } = await sql<{ channel: string }>`
    with recursive waiting(channel) as (
      select min(channel) from deliveries where state = 'pending'
      union all
      select (select min(d.channel) from deliveries as d
        where d.state = 'pending' and d.channel > waiting.channel)
      from waiting where waiting.channel is not null
    )
    select channel from waiting where channel is not null`.execute(db);
  return rows.flatMap(({ channel }) => {
    const partner = partnerOf(channel);
    if (partner === null || known.has(channel)) return [];
    return [
      {
        destination: channel,
        title: `${partner} is no longer in PARTNERS_FILE, and something waits for it`,
        todo: "Put the firm back into the file and send SIGUSR2, or notify it yourself and erase or pass on its leads.",
      },
    ];
  });
}

async function findUnroutable({ db }: App): Promise<Found | null> {
  const { routing } = await readUpkeep(db);
  if (routing.fault === null) return null;
  return {
    title: "No firm could be looked for, because of an error of this program",
    reason: routing.fault,
    todo: "See the log. It is tried again every hour; or send the lead to a firm at the desk.",
  };
}

/** An alert or a mail to the staff that was not accepted, unless a later one was. */
async function findUnsent({ db, config }: App): Promise<Found[]> {
  const found: Found[] = [];
  for (const { name, purpose } of [
    { name: alert.name, purpose: "alert" as const },
    { name: staff.name, purpose: "staff" as const },
  ]) {
    const last = await db
      .selectFrom("deliveries")
      .select(["state", "reason", "updated_at"])
      .where("reference", "=", "")
      .where("purpose", "=", purpose)
      .where("state", "in", ["delivered", ...deadStates])
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!last || last.state === "delivered") continue;
    found.push({
      destination: name,
      since: last.updated_at,
      title: `${destinationLabel(name, config.partners)}: the last message was not accepted`,
      reason: last.reason,
      todo: "Correct ALERT_WEBHOOK_URL or STAFF_EMAIL. The next message that arrives ends this.",
    });
  }
  return found;
}

const oldestBackup = 2 * day;

async function findBackup({ db, now }: App): Promise<Found | null> {
  const { backup } = await readUpkeep(db);
  const { doneAt, fault } = backup;
  if (fault !== null) {
    const title = "The last backup failed";
    return {
      since: doneAt,
      title,
      reason: fault,
      todo: "Fix the cause, and run relay backup FILE.",
    };
  }
  // Whoever never made one may copy the store in another way.
  if (doneAt === null || now() - doneAt <= oldestBackup) return null;
  return {
    since: doneAt,
    title: `The newest backup is of ${spellMoment(doneAt, now())}`,
    todo: "Run relay backup FILE, and check what runs it each night.",
  };
}

/** What the desk's first list shows, counted by kind. */
async function readSubmissionNeeds({ db, now }: App): Promise<NeedEntry[]> {
  const at = now();
  const rows = await db
    .selectFrom("submissions")
    .select(({ fn }) => [
      "need",
      fn.countAll<number | string>().as("count"),
      fn.min("need_at").as("since"),
      fn.min("legal_at").as("due"),
    ])
    // A range of the index: most submissions need nobody.
    .where(sql<boolean>`need > ''`)
    .where(whereNeedsOperator(at))
    .groupBy("need")
    .execute();
  return needs.flatMap((kind) => {
    const { one, several, todo } = submissionNeeds[kind];
    const row = rows.find(({ need }) => need === kind);
    if (!row) return [];
    const count = Number(row.count);
    const since = row.since === null ? null : Number(row.since);
    const due =
      kind === "answer" && row.due !== null
        ? `, the first ${spellDue(Number(row.due), at).text}`
        : "";
    const title = `${count} ${count === 1 ? one : several}${due}`;
    const href = `/?tab=needs&need=${kind}`;
    return [{ ...plain, kind, count, since, title, todo, href }];
  });
}

/** `name`: in lists of the desk. */
type NeedWords = { name: string; one: string; several: string; todo: string };

export const submissionNeeds: Record<Need, NeedWords> = {
  spam: {
    name: "is it spam?",
    one: "submission taken for spam",
    several: "submissions taken for spam",
    todo: "Release those that a person sent, and discard the others: relay list --state quarantined.",
  },
  failed: {
    name: "could not be sent",
    one: "submission could not be delivered",
    several: "submissions could not be delivered",
    todo: "relay show says why. Correct it, send it again (relay retry), or mark it done at the desk.",
  },
  uncertain: {
    name: "did the firm get it?",
    one: "lead that its firm may or may not have",
    several: "leads that their firm may or may not have",
    todo: "Ask the firm, then note at the desk that it has it, or send it again.",
  },
  declined: {
    name: "declined",
    one: "lead that its last firm declined",
    several: "leads that their last firm declined",
    todo: "Send it to another named firm at the desk, or tell the person.",
  },
  certificate: {
    name: "consent certificate expires soon",
    one: "certificate ends within 12 hours",
    several: "certificates end within 12 hours",
    todo: "Fix what keeps it from being retained: after that it is lost.",
  },
  answer: {
    name: "message to answer",
    one: "message or request to answer",
    several: "messages or requests to answer",
    todo: "Answer the person. A data request or an opt-out is closed by Answered, a message by Done.",
  },
  notify: {
    name: "notify by hand",
    one: "lead with a recipient to notify by hand",
    several: "leads with recipients to notify by hand",
    todo: "No message reaches them, or not in time. Notify them, then mark it done at the desk.",
  },
  reminder: {
    name: "call back",
    one: "reminder is due",
    several: "reminders are due",
    todo: "Press Done when it is done, or set another reminder.",
  },
};

/**
 * Why a submission needs the operator, in a few words; null if it does not. `isDue`: today is the
 * last day, or it was.
 */
export function whyHere(
  row: SubmissionTable,
  now: number,
): { text: string; isDue: boolean } | null {
  const { need, need_at, legal_at } = row;
  if (need === null || need_at === null || !needsOperator(row, now)) return null;

  const { name } = submissionNeeds[need];
  const due = (what: string) => {
    const { text, isDue } = spellDue(need_at, now);
    return { text: `${what} ${text}`, isDue };
  };
  switch (need) {
    case "declined":
      return row.status === "waiting"
        ? { text: `${name}, ask the person to sign for the next firm`, isDue: false }
        : { text: `${name}, no firm has it`, isDue: false };
    case "reminder":
      return due(name);
    case "answer":
      return legal_at === null ? { text: name, isDue: false } : due("answer");
    default:
      return { text: name, isDue: need === "certificate" };
  }
}
