import { sql } from "kysely";
import { day, spellDue, spellMoment } from "~/data/dates";
import { counted } from "~/data/formats";
import type { App } from "../app";
import type { Destination } from "../destinations/destination";
import { destinationLabel } from "../destinations/index";
import { alert, staff } from "../destinations/own";
import { partnerOf } from "../destinations/partner";
import { readKept } from "../leads/retention";
import { findChainFault } from "../privacy/receipt-chain";
import { isMisconfigured, isPaused } from "../state/channel";
import { isBroken, isBrokenForLong, readChannels } from "../state/condition";
import { deadStates } from "../state/delivery";
import { isCorrection, isPending } from "../state/holders";
import { whereNeedsOperator } from "../state/need-columns";
import { submissionNeeds, timeToPlace } from "../state/needs";
import { type Channel, type ChannelFault, type NeedKind, needs } from "../store/schema";
import { fileOf, hasNoRoom, isServed } from "../store/served";
import { readUpkeep } from "../store/upkeep";

// Everything that needs a person, in one list. Of submissions, it counts what is stored with each
// (`state/needs.ts`). Of the installation, it looks for what is wrong (`installation`).

/** Something that needs the operator, and what to do about it. It holds no personal data. */
export type NeedEntry = {
  kind: NeedKind;
  /** If it concerns one. */
  destination: string | null;
  count: number;
  /** Milliseconds since 1970; null if it is not known. */
  since: number | null;
  /** Of submissions: when the first and the last of them began. */
  began: { first: number; last: number } | null;
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

/** The same, without submissions. */
export async function readProblems(app: App): Promise<NeedEntry[]> {
  const found = await Promise.all(
    installation.map(async ({ kind, href, find }) =>
      [(await find(app)) ?? []].flat().map((one) => ({ ...plain, kind, href, ...one })),
    ),
  );
  return found.flat();
}

/** What the desk's first list shows, counted by kind. */
async function readSubmissionNeeds({ db, now }: App): Promise<NeedEntry[]> {
  const at = now();
  // The time of an answer is the day by which the law requires it.
  const beganAt = sql<number>`case need when 'answer' then received_at else need_at end`;
  const rows = await db
    .selectFrom("submissions")
    .select(({ fn }) => [
      "need",
      fn.countAll<number>().as("count"),
      fn.min("need_at").as("since"),
      fn.min(beganAt).as("first"),
      fn.max(beganAt).as("last"),
      fn.min("legal_at").as("due"),
    ])
    .where(whereNeedsOperator(at))
    .groupBy("need")
    .execute();
  return needs.flatMap((kind) => {
    const { one, several, todo } = submissionNeeds[kind];
    const row = rows.find(({ need }) => need === kind);
    if (!row) return [];
    const { count, since, first, last } = row;
    const began = { first, last };
    const due =
      kind === "answer" && row.due !== null ? `, the first ${spellDue(row.due, at).text}` : "";
    const title = `${count} ${count === 1 ? one : several}${due}`;
    const href = `/?tab=needs&need=${kind}`;
    return [{ ...plain, kind, count, since, began, title, todo, href }];
  });
}

/** For the operator at a terminal; the desk has a button. */
export function todoInTerminal({ kind, destination, todo }: NeedEntry): string {
  return kind === "down" ? `${todo} Then: relay try ${destination}` : todo;
}

type Found = Pick<NeedEntry, "title" | "todo"> & Partial<NeedEntry>;
/**
 * What may be wrong with the installation. For example, `backup`: `find` returns an entry if the last backup
 * failed or is older than two days, and null otherwise.
 */
type InstallationNeed = {
  kind: NeedKind;
  href: string;
  find(app: App): Promise<Found | readonly Found[] | null>;
};

/** Of the kind `store` too. Sent from memory: the store could not keep it. */
export const storeFails = {
  count: 1,
  title: "The database does not take writes",
  todo: "Free the disk, put the file back, or start PostgreSQL. The server continues by itself.",
};

const plain = { destination: null, count: 1, since: null, began: null, reason: null };

/** Also for `relay status`, which checks all receipts at once; the schedule checks some at a time. */
export const chainNeed: NeedEntry = {
  ...plain,
  kind: "chain",
  href: "/destinations",
  title: "The receipts and their seals do not agree",
  todo: "relay verify shows where. Until this is fixed, new receipts prove less.",
};

const installation: readonly InstallationNeed[] = [
  {
    kind: "disk",
    href: "/destinations",
    async find({ db }) {
      const file = await fileOf(db);
      if (file === null || !hasNoRoom(file)) return null;
      return {
        title: "The disk of the database is full",
        todo: "Free some space. Until then, new submissions may not be kept.",
      };
    },
  },
  {
    kind: "store",
    href: "/destinations",
    async find({ db }) {
      const { serve } = await readUpkeep(db);
      if (serve.doneAt === null || (await isServed(db))) return null;
      return {
        // Since when is not known: a server that was killed could not note it.
        title: "No server is running here",
        todo: "Start it, and look at its log. Until then, nothing is stored or sent.",
      };
    },
  },
  {
    kind: chainNeed.kind,
    href: chainNeed.href,
    async find({ db, keys, now }) {
      const fault = await findChainFault(db, keys, now());
      return fault === null ? null : { ...chainNeed, since: fault.since };
    },
  },
  {
    kind: "clock",
    href: "/destinations",
    async find({ db }) {
      const { fault: reason } = (await readUpkeep(db)).clock;
      if (reason === null) return null;
      return {
        title: "Retention erased nothing, because the clock may be wrong",
        reason,
        todo: "Check the clock, then run relay retention --confirm.",
      };
    },
  },
  {
    kind: "firms",
    href: "/firms",
    async find({ config: { partnerFaults } }) {
      if (partnerFaults.length === 0) return null;
      return {
        title: "PARTNERS_FILE cannot be used",
        reason: partnerFaults.join("; "),
        todo: "relay check validates the file; then send SIGUSR2. A running server keeps the firms that it read before.",
      };
    },
  },
  { kind: "down", href: "/destinations", find: findBroken },
  { kind: "left", href: "/firms", find: findLeft },
  { kind: "unplaced", href: "/firms", find: findUnplaced },
  { kind: "failed", href: "/destinations", find: findUnsent },
  {
    kind: "backup",
    href: "/destinations",
    async find({ db, now }) {
      const { doneAt, fault } = (await readUpkeep(db)).backup;
      if (fault !== null) {
        return {
          since: doneAt,
          title: "The last backup failed",
          reason: fault,
          todo: "Fix the cause, and run relay backup FILE.",
        };
      }
      // Whoever never made one may copy the store in another way.
      if (doneAt === null || now() - doneAt <= 2 * day) return null;
      return {
        since: doneAt,
        title: `The newest backup is of ${spellMoment(doneAt, now())}`,
        todo: "Run relay backup FILE, and check what runs it each night.",
      };
    },
  },
  {
    kind: "retention",
    href: "/destinations",
    async find(app) {
      const reason = (await readUpkeep(app.db)).retention.fault;
      if (reason !== null) {
        const todo = "See the log, and run relay retention.";
        return { title: "Retention could not do all of its work", reason, todo };
      }
      const kept = await readKept(app);
      const [first] = kept;
      if (!first) return null;
      const references = [...new Set(kept.map(({ reference }) => reference))];
      return {
        count: references.length,
        since: first.received_at,
        title: `Retention keeps ${counted(references.length, "submission")} because a delivery still waits`,
        reason: references.slice(0, 20).join(", "),
        todo: "relay retention lists them. Send or erase each.",
      };
    },
  },
];

/** Destinations that do not work: at once if the operator must act, otherwise after an hour. */
async function findBroken(app: App): Promise<Found[]> {
  const { config, destinations, now } = app;
  return (await readChannels(app)).flatMap(({ condition, ...channel }) => {
    if (!isBroken(condition)) return [];
    const { since } = condition;
    // Destinations that share a form or the mail server fail together.
    const [first, ...others] = destinations.filter((one) => one.channel === channel.name);
    if (!first || (!isMisconfigured(channel) && !isBrokenForLong(since, app))) return [];
    const label = destinationLabel(first.name, config.partners);
    const names = others.length === 0 ? label : `${label} (and ${counted(others.length, "other")})`;
    const what = condition.kind === "down" ? "is not reachable" : "has delivered nothing";
    return [
      {
        destination: first.name,
        since,
        ...(first.partner !== null && { href: "/firms" }),
        title: `${names} ${what} since ${spellMoment(since, now())}`,
        reason: channel.last_error,
        todo: remedyOf(first, channel),
      },
    ];
  });
}

const remedies: Record<ChannelFault, string> = {
  tls: "Ask its operator to renew the certificate.",
  secret: "Set the variable that PARTNERS_FILE names as secretEnv or tokenEnv.",
  address: "Correct the address, or list its host in PARTNER_HOSTS.",
  form: "Correct FORM_ID…, or activate the form.",
  account: "Pay, or correct the account.",
  unconfirmed: "Open the form's first mail and confirm it.",
  page: "Switch off the form's captcha, or correct FORM_SERVICE_URL.",
  script: "See docs/google-sheet-receiver.md.",
  filter: "Ask the form service why its filter refuses.",
  access: "Its system refuses our messages. Call the firm's technician.",
  mailbox: "Ask the firm for a mailbox that works.",
  mail_server: "Correct SMTP_URL or MAIL_FROM, or ask the mail provider.",
  unreachable: "Check that it runs and can be reached from here.",
};

function remedyOf({ partner, isByMail }: Destination, { fault }: Channel): string {
  if (fault === "access" && partner === null) {
    return "Its system refuses our messages: check its address and its key.";
  }
  if (fault !== null && (partner === null || fault !== "unreachable")) return remedies[fault];
  if (partner !== null) return isByMail ? remedies.mailbox : "Call the firm.";
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

/** Firms that an operator paused while a lead of theirs, which no other firm can have, has waited too long. */
async function findUnplaced({ db, config, now }: App): Promise<Found[]> {
  const channels = await db.selectFrom("channels").selectAll().execute();
  const paused = channels.filter((one) => isPaused(one, now())).map(({ name }) => name);
  if (paused.length === 0) return [];
  const rows = await db
    .selectFrom("deliveries as d")
    .select(({ fn }) => [
      "destination",
      fn.countAll<number>().as("count"),
      fn.min("created_at").as("since"),
    ])
    .where("channel", "in", paused)
    .where("state", "=", isPending)
    .where("purpose", "=", "submission")
    .where("created_at", "<=", now() - timeToPlace)
    .where((is) => is.not(isCorrection(is)))
    .groupBy("destination")
    .execute();
  return rows.map((row) => ({
    ...row,
    title: `${destinationLabel(row.destination, config.partners)} is paused, with ${counted(row.count, "lead")} waiting for three days`,
    todo: "Resume it, or tell the people who wait.",
  }));
}

/** An alert or a mail to the staff that was not accepted, unless a later one was, or none is sent now. */
async function findUnsent({ db, config, destinations }: App): Promise<Found[]> {
  const found: Found[] = [];
  for (const { name, purpose } of [
    { name: alert.name, purpose: "alert" as const },
    { name: staff.name, purpose: "staff" as const },
  ]) {
    if (!destinations.some((one) => one.name === name)) continue;
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
