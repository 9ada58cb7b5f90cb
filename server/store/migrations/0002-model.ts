import { type Kysely, type Migration, SqliteAdapter, sql } from "kysely";
import { z } from "zod";
import { foldText } from "~/data/fold";

/**
 * Updates a store of version 1.0.0. The state of each submission stays empty here: it follows from
 * rules that later versions change, so the program computes it when it starts (`settleMigrated`).
 */
export const model: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite migrates outside a transaction: a crash halfway would leave a store that never starts.
    if (db.isTransaction) await update(db);
    else await db.transaction().execute(update);
  },
};

async function update(db: Kysely<unknown>) {
  await addState(db);
  await addChoices(db);
  await endPageWatches(db);
  await endFirmsAtDesk(db);
  await endDailyCounts(db);
  await movePauses(db);
  await groupAlerts(db);
  await addDeclineReasons(db);
  await addPartnerTests(db);
  await addCorrected(db);
  await addSeenHosts(db);
  await foldNames(db);
  await nameNotes(db);
  await addDeskKeys(db);
  await addCauses(db);
  await addFaults(db);
  await moveNeeds(db);
  await endLeases(db);
  await run(db, [
    "drop table issued_references",
    "create index deliveries_own_ids on deliveries (message_id) where purpose <> 'submission'",
  ]);
}

/** Until now the words of a reason decided what could happen to a delivery that had ended. */
async function addCauses(db: Kysely<unknown>) {
  await run(db, [
    "alter table deliveries add column cause text",
    `update deliveries set cause = case
        when reason = 'superseded by a later request' then 'superseded'
        when reason in ('contact.revoked', 'contact stopped') then 'stopped'
        when reason like 'dismissed: %' then 'dismissed'
      end
      where state = 'cancelled'`,
    "update operator_log set act = 'discard' where act = 'dismiss' and outcome like 'discarded: %'",
    "update operator_log set act = 'reopen' where act = 'dismiss' and outcome = 'taken back'",
  ]);
}

/** And the words of an answer, what a person is told to do. */
async function addFaults(db: Kysely<unknown>) {
  await run(db, [
    "alter table channels add column fault text",
    `insert into upkeep (task, fault) select 'clock', fault from upkeep
      where task = 'retention' and fault like 'Nothing was erased%'`,
    "update upkeep set fault = null where task = 'retention' and fault like 'Nothing was erased%'",
  ]);
  const { rows } = await sql<{ name: string; last_error: string }>`
    select name, last_error from channels where last_error is not null`.execute(db);
  for (const { name, last_error } of rows) {
    const [, fault = null] = faultsByWords.find(([words]) => words.test(last_error)) ?? [];
    await sql`update channels set fault = ${fault} where name = ${name}`.execute(db);
  }
}

/** The first that is found counts. */
const faultsByWords: readonly [RegExp, string][] = [
  [/TLS certificate/, "tls"],
  [/no secret is set/, "secret"],
  [/address is not public/, "address"],
  [/FORM_NOT_FOUND|PROJECT_NOT_FOUND|INACTIVE/, "form"],
  [/over quota|access or billing/, "account"],
  [/confirmation email/, "unconfirmed"],
  [/answers with a page|redirects/, "page"],
  [/sign-in|deployed|shared|authoriz/, "script"],
  [/BLOCKED/, "filter"],
  [/refuses access|40[1345]|410|30\d/, "access"],
  [/ECONN|ENOTFOUND|EAI_|EHOST|ENET|no answer|not possible|lost/, "unreachable"],
];

/** A recipient that no message reaches is a delivery that has ended, until a person told it. */
async function moveNeeds(db: Kysely<unknown>) {
  const { rows } = await sql<OldNeed>`
    select n.*, s.erased_at from notice_needs n
      left join submissions s on s.reference = n.reference order by n.id`.execute(db);
  for (const { id, reference, recipient, about, details, created_at, ...need } of rows) {
    const isCorrection = about === "lead.corrected";
    const updated_at = need.done_at ?? created_at;
    const [state, reason, cause] =
      need.done_at !== null
        ? ["delivered", need.outcome, null]
        : isCorrection && need.erased_at !== null
          ? ["cancelled", "erased", null]
          : ["refused", "no way to send", "no_way"];
    const own = isCorrection
      ? {
          purpose: "submission",
          message_id: reference,
          regarding: null,
          about: null,
          details: null,
        }
      : { purpose: "notice", message_id: `need-${id}`, regarding: reference, about, details };
    await sql`insert into deliveries (reference, destination, channel, purpose, message_id,
        regarding, revision, person_key, priority, state, next_at, reason, cause, about,
        details, created_at, updated_at)
      values (${reference}, ${recipient}, ${recipient}, ${own.purpose}, ${own.message_id},
        ${own.regarding}, ${revisionIn(details)}, '', 0, ${state}, ${updated_at}, ${reason},
        ${cause}, ${own.about}, ${own.details}, ${created_at}, ${updated_at})`.execute(db);
  }
  await sql`drop table notice_needs`.execute(db);
}

/** A delivery is due when its lease ends; no server runs now. */
async function endLeases(db: Kysely<unknown>) {
  await run(db, [
    "update deliveries set next_at = lease_until where state = 'pending' and lease_until is not null",
    "alter table deliveries drop column lease_until",
  ]);
}

type OldNeed = {
  id: number;
  reference: string;
  recipient: string;
  about: string;
  details: string;
  created_at: number;
  done_at: number | null;
  outcome: string | null;
  erased_at: number | null;
};

function revisionIn(details: string): number {
  const [, revision = "1"] = /"revision":"(\d{1,6})"/.exec(details) ?? [];
  return Number(revision);
}

async function addDeskKeys(db: Kysely<unknown>) {
  await sql`create table desk_keys (
    hash text primary key, kind text not null, name text, expires_at bigint not null
  )`.execute(db);
}

async function addDeclineReasons(db: Kysely<unknown>) {
  await sql`alter table partner_events add column reason text`.execute(db);
}

/** The tests of a firm, its requests, and counts of its reports about leads that are erased. */
async function addPartnerTests(db: Kysely<unknown>) {
  await run(db, [
    `create table partner_tests (
      id ${numbered(db)},
      partner text not null,
      reference text not null,
      type text not null,
      sent_at bigint not null,
      took integer not null,
      outcome text not null,
      status integer,
      detail text not null,
      said text not null
    )`,
    "create index partner_tests_partner on partner_tests (partner, reference)",
    `create table partner_requests (
      id ${numbered(db)},
      partner text not null,
      at bigint not null,
      proven integer not null,
      request text not null,
      message_id text,
      reference text,
      status integer not null,
      answer text not null
    )`,
    "create index partner_requests_partner on partner_requests (partner, proven, id)",
    "create index partner_requests_reference on partner_requests (reference)",
    `create table erased_reports (
      partner text not null,
      status text not null,
      day text not null,
      week text not null,
      count integer not null,
      primary key (partner, status, day, week)
    )`,
    "create index erased_reports_week on erased_reports (week)",
  ]);
}

function numbered(db: Kysely<unknown>): string {
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? "integer primary key autoincrement"
    : "integer primary key generated by default as identity";
}

async function addCorrected(db: Kysely<unknown>) {
  await sql`alter table submissions add column corrected text`.execute(db);
}

async function endPageWatches(db: Kysely<unknown>) {
  const mails = sql`select id from deliveries where purpose = 'page'`;
  await sql`delete from attempts where delivery_id in (${mails})`.execute(db);
  await sql`delete from deliveries where purpose = 'page'`.execute(db);
  await sql`drop table page_watches`.execute(db);
}

async function endFirmsAtDesk(db: Kysely<unknown>) {
  await sql`delete from upkeep where task = 'firms'`.execute(db);
}

/** The desk's statistics come from the deliveries and events of firms. */
async function endDailyCounts(db: Kysely<unknown>) {
  await sql`drop table daily_counts`.execute(db);
  await sql`create index deliveries_sent_to_firms on deliveries
    (state, purpose, created_at, destination, reference, revision)
    where substr(destination, 1, 5) = 'firm:'`.execute(db);
}

/** A firm that an operator paused is a paused channel; suspicion is derived from attempts. */
async function movePauses(db: Kysely<unknown>) {
  await sql`insert into channels (name, tokens, refilled_at, paused_since, cause)
    select 'firm:' || partner, 0, 0, paused_at, 'operator'
    from partner_states where paused_at is not null
    on conflict (name) do update set paused_since = excluded.paused_since, paused_until = null,
      cause = excluded.cause`.execute(db);
  await sql`drop table partner_states`.execute(db);
  await sql`alter table channels drop column last_probe`.execute(db);
  await sql`alter table deliveries drop column strikes`.execute(db);
  await sql`alter table deliveries drop column suspect_at`.execute(db);
}

async function addSeenHosts(db: Kysely<unknown>) {
  await sql`create table seen_hosts (host text primary key, seen_at bigint not null)`.execute(db);
}

/** The desk finds and sorts names without case and accents. */
export async function foldNames<Tables>(db: Kysely<Tables>) {
  const page = 500;
  for (let after = ""; ; ) {
    const { rows } = await sql<{ reference: string; search: string }>`
      select reference, search from submissions where reference > ${after}
      order by reference limit ${page}`.execute(db);
    for (const { reference, search } of rows) {
      const folded = foldText(search).slice(0, 400);
      if (folded === search) continue;
      await sql`update submissions set search = ${folded} where reference = ${reference}`.execute(
        db,
      );
    }
    const last = rows.at(-1)?.reference;
    if (last === undefined || rows.length < page) return;
    after = last;
  }
}

async function addState(db: Kysely<unknown>) {
  await run(db, [
    "drop index submissions_lists",
    "drop index submissions_quarantined",
    "drop index submissions_messages",
    "alter table submissions drop column sent",
    ...[
      "stopped text not null default ''",
      "closed_at bigint",
      "withdrawn_at bigint",
      "answered_at bigint",
      "answered_how text",
      "status text not null default ''",
      "holder text",
      "need text",
      "need_at bigint",
      "legal_at bigint",
    ].map((column) => `alter table submissions add column ${column}`),
    `update submissions set
      closed_at = (select closed_at from request_pages p where p.reference = submissions.reference),
      withdrawn_at =
        (select withdrawn_at from request_pages p where p.reference = submissions.reference)
      where reference in (select reference from request_pages)`,
    "drop table request_pages",
  ]);
  for (const [reference, stopped] of await readStops(db)) {
    await sql`update submissions set stopped = ${stopped} where reference = ${reference}`.execute(
      db,
    );
  }
  await run(db, [
    // The lists of the desk are filtered, sorted and counted in this index without the table.
    `create index submissions_lists on submissions (received_at, reference, kind, case_slug,
      case_title, region, status, holder, need, need_at, legal_at, answered_at, search)`,
    "create index submissions_need on submissions (need, need_at, received_at, reference, legal_at)",
    // The tabs are counted in this one, which is half as large.
    `create index submissions_status on submissions (status, received_at, region, case_slug, holder,
      kind, need, need_at, legal_at)`,
    "create index submissions_holder on submissions (holder, received_at, status)",
  ]);
}

/** The stopped channels of each submission, in the order of the form. An earlier stop does not count. */
async function readStops(db: Kysely<unknown>): Promise<[reference: string, stopped: string][]> {
  const { rows } = await sql<{ reference: string; channels: string }>`
    select s.reference, c.channels from contact_stops c
      left join persons p on p.hash = c.hash
      join submissions s on s.reference = coalesce(p.reference, substr(c.hash, 6))
      where c.created_at >= s.received_at and s.erased_at is null`.execute(db);
  const all = new Map<string, string>();
  for (const { reference, channels } of rows) {
    all.set(reference, `${all.get(reference) ?? ""} ${channels}`);
  }
  return [...all].map(([reference, named]) => [
    reference,
    ["calls", "texts", "emails"].filter((one) => named.split(" ").includes(one)).join(" "),
  ]);
}

/** The choices of a firm, a JSON array until now, become rows. */
async function addChoices(db: Kysely<unknown>) {
  await run(db, [
    `create table routing_choices (
      id ${numbered(db)},
      reference text not null,
      at bigint not null,
      occasion text not null,
      outcome text not null,
      partner text,
      candidates text not null
    )`,
    "create index routing_choices_reference on routing_choices (reference)",
  ]);
  for (let after = ""; ; ) {
    const { rows } = await sql<{ reference: string; choices: string }>`
      select reference, choices from routings where reference > ${after}
      order by reference limit 500`.execute(db);
    for (const { reference, choices } of rows) {
      for (const one of readChoices(choices)) {
        await sql`insert into routing_choices
          (reference, at, occasion, outcome, partner, candidates)
          values (${reference}, ${one.at}, ${one.occasion}, ${one.outcome}, ${one.partner},
            ${JSON.stringify(one.candidates)})`.execute(db);
      }
    }
    const last = rows.at(-1)?.reference;
    if (last === undefined) break;
    after = last;
  }
  await run(db, ["alter table routings drop column choices"]);
}

const oldChoices = z.array(
  z.object({
    at: z.number(),
    occasion: z.string(),
    outcome: z.string(),
    partner: z.string().nullable(),
    candidates: z.array(z.unknown()),
  }),
);

/** A damaged row must not keep the store from being updated. */
function readChoices(text: string) {
  try {
    return oldChoices.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

async function run(db: Kysely<unknown>, statements: readonly string[]) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The log of acts names who wrote a note, up to some milliseconds later. */
async function nameNotes(db: Kysely<unknown>) {
  await sql`alter table lead_notes add column name text`.execute(db);
  await sql`update lead_notes set name = (
    select o.name from operator_log o
    where o.reference = lead_notes.reference and o.act = 'note'
      and o.at between lead_notes.at and lead_notes.at + 1000
    order by o.at limit 1)`.execute(db);
}

/** An alert is about a kind and a destination; what needs a person now is alerted to again. */
async function groupAlerts(db: Kysely<unknown>) {
  await sql`delete from alerts`.execute(db);
  await sql`drop index alerts_open`.execute(db);
  for (const column of ["reference", "reason", "dismissed"]) {
    await sql`alter table alerts drop column ${sql.ref(column)}`.execute(db);
  }
  await sql`alter table alerts add column count integer not null default 0`.execute(db);
  await sql`alter table alerts add column told_at bigint not null default 0`.execute(db);
  await sql`create unique index alerts_open on alerts (event, coalesce(destination, ''))
    where resolved_at is null`.execute(db);
  // Their messages were about one lead.
  await sql`update deliveries set state = 'cancelled', reason = 'replaced'
    where purpose in ('alert', 'staff') and state = 'pending'`.execute(db);
}
