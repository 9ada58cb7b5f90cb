import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import LibsqlDatabase from "libsql";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { runOnEach } from "~/server/operator/run-act";
import { hashesUnder } from "~/server/privacy/identity";
import { firmsOf, reportOf } from "~/server/state/holders";
import { findRouting } from "~/server/state/routing-row";
import { findDifferences, settleMigrated } from "~/server/state/settle";
import { migrate, migrations } from "~/server/store/migrate";
import { tables } from "~/server/store/migrations/0001-tables";
import { openStore } from "~/server/store/open";
import type { Database } from "~/server/store/schema";
import { embeddedDialect } from "~/server/store/sqlite-dialect";
import { readUpkeep } from "~/server/store/upkeep";
import {
  appOn,
  day,
  keys,
  noon,
  operator,
  settleRows,
  temporaryFolder,
} from "~/tests/support/given";
import { createDatabase, isOnPostgres } from "~/tests/support/temporary-store";
import { testApp } from "~/tests/support/test-app";

type Row = Record<string, string | number | null>;
type Old = Kysely<Record<string, Row>>;

/** A store as version 1.0.0 left it, filled by the test and then opened by this version. */
function storeOf100(fill: (db: Old) => Promise<void>) {
  return storeOf({ "0001-tables": tables }, fill);
}

/** Those of the version before this one. */
function migrationsBefore(name: string): typeof migrations {
  return Object.fromEntries(Object.entries(migrations).filter(([one]) => one < name));
}

/** The same, of the version that had these migrations. */
async function storeOf(known: typeof migrations, fill: (db: Old) => Promise<void>) {
  const url = isOnPostgres
    ? await createDatabase()
    : `file:${join(temporaryFolder(), "plainclaim.db")}`;
  const raw = isOnPostgres ? null : new LibsqlDatabase(url.slice("file:".length));
  const dialect = raw
    ? embeddedDialect({ raw, isInPlace: () => true })
    : new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) });
  const old = new Kysely<Database>({ dialect });
  await migrate(old, known);
  await fill(new Kysely<Record<string, Row>>({ dialect }));
  await old.destroy();
  if (raw?.open) raw.close();

  const store = await openStore(url);
  onTestFinished(() => store.close());
  await settleMigrated(appOn(store.db));
  return store.db;
}

const submission = (reference: string, given: Row = {}) => ({
  reference,
  kind: "case",
  case_slug: "oxbryta",
  case_title: "Oxbryta",
  received_at: noon,
  state: "accepted",
  revision: 1,
  origin: "https://plainclaim.test",
  path: "/",
  page_source: "/",
  fields: "{}",
  opted_out: "[]",
  ...given,
});

const delivery = (reference: string, destination: string, state: string, given: Row = {}) => ({
  reference,
  destination,
  channel: destination,
  purpose: "submission",
  message_id: reference,
  revision: 1,
  person_key: "",
  priority: 1,
  state,
  next_at: noon,
  created_at: noon + 1,
  updated_at: noon + 2,
  ...given,
});

const routing = (reference: string, state: string, given: Row = {}) => ({
  reference,
  named: '["lee"]',
  state,
  choices: "[]",
  updated_at: noon,
  ...given,
});

const event = (reference: string, status: string) => ({
  partner: "lee",
  message_id: reference,
  reference,
  status,
  counts: 1,
  received_at: noon + 3,
});

const chosenThenDeclined = [
  { at: noon + 1, occasion: "received", outcome: "chosen", partner: "lee", candidates: [] },
  { at: noon + 3, occasion: "declined", outcome: "exhausted", partner: null, candidates: [] },
];

const chosenThenRefused = [
  chosenThenDeclined[0],
  { ...chosenThenDeclined[1], at: noon + 2, occasion: "refused" },
];

const corrected = { about: "lead.corrected", details: '{"revision":"2"}' };

/** What is stored of each submission, and what it must become: status, holder, need, its time. */
const cases: [name: string, rows: Record<string, Row[]>, state: unknown[]][] = [
  ["SPAM2222", { submissions: [{ state: "quarantined" }] }, ["held", null, "spam", noon]],
  ["REJECTED", { submissions: [{ state: "refused" }] }, ["rejected", null, null, null]],
  ["STORED22", {}, ["stored", null, null, null]],
  ["WAITING2", { routings: [{ state: "waiting", check_at: noon }] }, ["waiting", null, null, null]],
  ["SENDING2", at("pending"), ["sending", "lee", null, null]],
  ["SENT2222", at("delivered"), ["sent", "lee", null, null]],
  ["UNSURE22", at("pending", { ambiguous: 1 }), ["uncertain", "lee", "uncertain", noon + 1]],
  ["RECEIVED", at("delivered", {}, "received"), ["received", "lee", null, null]],
  ["CONTACT2", at("delivered", {}, "contacted"), ["contacted", "lee", null, null]],
  ["SIGNED22", at("delivered", {}, "signed"), ["signed", "lee", null, null]],
  ["CLOSED22", at("delivered", {}, "closed"), ["closed", "lee", null, null]],
  [
    "DECLINED",
    {
      routings: [{ state: "exhausted", choices: JSON.stringify(chosenThenDeclined) }],
      deliveries: [delivery("DECLINED", "firm:lee", "delivered")],
      partner_events: [event("DECLINED", "declined")],
    },
    ["declined", null, "declined", noon + 3],
  ],
  [
    "PASSEDON",
    {
      routings: [
        {
          state: "routed",
          partner: "roe",
          choices: JSON.stringify([
            chosenThenDeclined[0],
            { ...chosenThenDeclined[1], outcome: "chosen", partner: "roe" },
          ]),
        },
      ],
      deliveries: [
        delivery("PASSEDON", "firm:lee", "delivered"),
        delivery("PASSEDON", "firm:roe", "delivered"),
      ],
      partner_events: [event("PASSEDON", "declined")],
    },
    ["sent", "roe", null, null],
  ],
  [
    "STOPDECL",
    {
      routings: [{ state: "stopped", partner: "lee", status: "declined", status_at: noon + 3 }],
      deliveries: [delivery("STOPDECL", "firm:lee", "delivered")],
      partner_events: [event("STOPDECL", "declined")],
      persons: [{ hash: "h1" }],
      contact_stops: [{ hash: "h1", channels: "texts", manner: "web", due_on: "2026-12-07" }],
    },
    ["declined", null, "declined", noon + 3],
  ],
  [
    "FAILED22",
    {
      routings: [{ state: "exhausted", choices: JSON.stringify(chosenThenRefused) }],
      deliveries: [delivery("FAILED22", "firm:lee", "refused")],
    },
    ["failed", null, "failed", noon + 2],
  ],
  [
    "STOPPED2",
    {
      contact_stops: [
        { hash: "lead:STOPPED2", channels: "emails calls texts", manner: "desk", due_on: "" },
      ],
    },
    ["stopped", null, null, null],
  ],
  [
    "WITHDRAW",
    {
      submissions: [{ erased_at: noon, case_slug: null }],
      request_pages: [{ withdrawn_at: noon }],
      notice_needs: [{ recipient: "firm:lee", about: "lead.withdrawn", details: "{}" }],
    },
    ["withdrawn", null, "notify", noon],
  ],
  [
    "TOLD2222",
    {
      ...at("delivered"),
      notice_needs: [
        {
          recipient: "firm:lee",
          about: "lead.withdrawn",
          details: "{}",
          done_at: noon + 9,
          outcome: "notified by a person",
        },
      ],
    },
    ["sent", "lee", null, null],
  ],
  [
    "CORRECT2",
    { ...at("delivered"), notice_needs: [{ recipient: "firm:lee", ...corrected }] },
    ["sent", "lee", "notify", noon],
  ],
  [
    "CORRECT3",
    {
      submissions: [{ erased_at: noon }],
      notice_needs: [{ recipient: "firm:lee", ...corrected }],
    },
    ["erased", null, null, null],
  ],
  ["ERASED22", { submissions: [{ erased_at: noon }] }, ["erased", null, null, null]],
  [
    "CERTIFIC",
    { deliveries: [delivery("CERTIFIC", "retain", "pending", { deadline: noon + day })] },
    ["stored", null, "certificate", noon + day / 2],
  ],
  [
    "REMINDER",
    { lead_notes: [{ at: noon, text: "", remind_at: noon + day }] },
    ["stored", null, "reminder", noon + day],
  ],
  [
    "CALLED22",
    {
      lead_notes: [
        { at: noon, text: "", remind_at: noon + day },
        { at: noon + day, text: "", outcome: "wrong number" },
      ],
    },
    ["stored", null, null, null],
  ],
  [
    "EARLY222",
    {
      lead_notes: [
        { at: noon, text: "", remind_at: noon + day },
        { at: noon + 1, text: "told her" },
      ],
    },
    ["stored", null, "reminder", noon + day],
  ],
  [
    "NOANSWER",
    {
      routings: [{ state: "exhausted", choices: JSON.stringify(chosenThenDeclined) }],
      deliveries: [delivery("NOANSWER", "firm:lee", "delivered")],
      partner_events: [event("NOANSWER", "declined")],
      lead_notes: [{ at: noon + 9, text: "", outcome: "no answer" }],
    },
    ["declined", null, "declined", noon + 3],
  ],
  [
    "DECLDONE",
    {
      routings: [{ state: "exhausted", choices: JSON.stringify(chosenThenDeclined) }],
      deliveries: [delivery("DECLDONE", "firm:lee", "delivered")],
      partner_events: [event("DECLDONE", "declined")],
      lead_notes: [{ at: noon + 9, text: "told her" }],
    },
    ["declined", null, null, null],
  ],
  ["MESSAGE2", { submissions: [{ kind: "contact" }] }, ["open", null, "answer", noon]],
  [
    "RELAYED2",
    {
      submissions: [{ kind: "contact" }],
      deliveries: [delivery("RELAYED2", "form:contact", "delivered")],
    },
    ["done", null, null, null],
  ],
  [
    "RELAYED3",
    {
      submissions: [{ kind: "contact", fields: '{"topic":"privacy"}' }],
      deliveries: [delivery("RELAYED3", "form:contact", "delivered")],
    },
    ["open", null, "answer", Date.parse("2027-01-05T05:00:00Z")],
  ],
  [
    "ANSWERED",
    {
      submissions: [{ kind: "contact" }],
      lead_notes: [{ at: noon + 1, text: "told her", remind_at: null }],
    },
    ["done", null, null, null],
  ],
  [
    "MYDATA22",
    {
      submissions: [{ kind: "contact", fields: '{"topic":"privacy"}' }],
      lead_notes: [{ at: noon + 1, text: "told her", remind_at: null }],
    },
    ["open", null, "answer", Date.parse("2027-01-05T05:00:00Z")],
  ],
  [
    "OPTOUT22",
    { submissions: [{ kind: "opt_out", fields: '{"details":"all of it"}' }] },
    ["open", null, "answer", Date.parse("2026-12-14T05:00:00Z")],
  ],
  ["OPTOUT33", { submissions: [{ kind: "opt_out" }] }, ["done", null, null, null]],
  // What *Done* ended, in each of the ways that it was stored until now.
  [
    "HANDLED2",
    {
      routings: [{ state: "exhausted" }],
      deliveries: [
        delivery("HANDLED2", "firm:lee", "cancelled", { reason: "dismissed: they called" }),
      ],
    },
    ["done", null, null, null],
  ],
  [
    "HANDLED3",
    {
      ...at("cancelled", { reason: "dismissed: they called", ambiguous: 1 }),
    },
    ["done", "lee", null, null],
  ],
  ["DAMAGED2", { submissions: [{ fields: "{" }] }, ["stored", null, null, null]],
];

function at(state: string, given: Row = {}, status: string | null = null): Record<string, Row[]> {
  return {
    routings: [{ state: "routed", partner: "lee", status }],
    deliveries: [delivery("", "firm:lee", state, given)],
    ...(status !== null && { partner_events: [{ ...event("", status), message_id: status }] }),
  };
}

test("a store of 1.0.0 keeps its rows, and each submission gets its state", async () => {
  const db = await storeOf100(async (old) => {
    for (const [reference, { submissions = [{}], routings, ...rows }] of cases) {
      await old.insertInto("submissions").values(submission(reference, submissions[0])).execute();
      for (const row of routings ?? []) {
        const { state, ...given } = row;
        await old
          .insertInto("routings")
          .values(routing(reference, String(state), given))
          .execute();
      }
      for (const [table, own] of Object.entries(rows)) {
        const times =
          table === "contact_stops" || table === "notice_needs" ? { created_at: noon } : {};
        const key = table === "contact_stops" ? {} : { reference };
        for (const row of own) {
          await old
            .insertInto(table)
            .values({ ...times, ...row, ...key })
            .execute();
        }
      }
    }
  });

  const rows = await db.selectFrom("submissions").selectAll().execute();
  const found = rows.map(({ reference, status, holder, need, need_at }) => [
    reference,
    [status, holder, need, need_at],
  ]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(cases.map(([reference, , state]) => [reference, state])),
  );
  const differences = [];
  for await (const one of findDifferences(db)) differences.push(one);
  expect(differences).toEqual([]);

  const noWay = { state: "refused", reason: "no way to send", cause: "no_way" };
  const moved = { destination: "firm:lee", channel: "firm:lee", revision: 1, created_at: noon };
  const notice = { ...moved, purpose: "notice", about: "lead.withdrawn", details: "{}" };
  const told = {
    state: "delivered",
    reason: "notified by a person",
    cause: null,
    updated_at: noon + 9,
  };
  const correction = { ...moved, purpose: "submission", revision: 2, about: null, details: null };
  const byReference = async (reference: string) =>
    (
      await db.selectFrom("deliveries").selectAll().where("reference", "=", reference).execute()
    ).filter(({ created_at }) => created_at === noon);
  const withdrawn = { ...notice, ...noWay, regarding: "WITHDRAW", updated_at: noon };
  expect(await byReference("WITHDRAW")).toMatchObject([withdrawn]);
  expect(await byReference("TOLD2222")).toMatchObject([{ ...notice, ...told }]);
  expect(await byReference("CORRECT2")).toMatchObject([
    { ...correction, ...noWay, regarding: null, message_id: "CORRECT2" },
  ]);
  expect(await byReference("CORRECT3")).toMatchObject([{ ...correction, state: "cancelled" }]);
});

test("what the words of 1.0.0 decided is kept as a cause, a fault, or an act", async () => {
  const reasons = [
    ["superseded by a later request", "superseded"],
    ["contact.revoked", "stopped"],
    ["contact stopped", "stopped"],
    ["lead.withdrawn", null],
    ["erased", null],
  ] as const;
  const errors = [
    ["its TLS certificate has expired", "tls"],
    ["no secret is set", "secret"],
    ["its address is not public", "address"],
    ["FORM_NOT_FOUND", "form"],
    ["access or billing: 402", "account"],
    ["confirmation email", "unconfirmed"],
    ["redirects: forms.example", "page"],
    ["answered 404: not deployed or not shared", "script"],
    ["BLOCKED: spam", "filter"],
    ["answered 410", "access"],
    ["ECONNREFUSED", "unreachable"],
    ["answered 500", null],
  ] as const;
  const outcomes = [
    ["discarded: spam", "discard"],
    ["taken back", "reopen"],
    ["they called", "done"],
  ] as const;
  const db = await storeOf100(async (old) => {
    await old.insertInto("submissions").values(submission("AAAA2222")).execute();
    const own = delivery("AAAA2222", "sheet", "cancelled");
    for (const [reason] of reasons) {
      await old
        .insertInto("deliveries")
        .values({ ...own, reason })
        .execute();
    }
    const failed = delivery("AAAA2222", "sheet", "refused", { reason: "contact stopped" });
    await old.insertInto("deliveries").values(failed).execute();
    for (const [last_error] of errors) {
      const row = { name: last_error, tokens: 1, refilled_at: 0, failures: 1, last_error };
      await old.insertInto("channels").values(row).execute();
    }
    for (const [outcome] of outcomes) {
      const row = { id: outcome, at: noon, act: "dismiss", place: "desk", outcome };
      await old.insertInto("operator_log").values(row).execute();
    }
    const fault = "Nothing was erased: it is 2036.";
    await old.insertInto("upkeep").values({ task: "retention", done_at: noon, fault }).execute();
  });

  const deliveries = await db.selectFrom("deliveries").selectAll().orderBy("id").execute();
  expect(deliveries.map(({ reason, cause }) => [reason, cause])).toEqual([
    ...reasons,
    ["contact stopped", null],
  ]);
  const channels = await db.selectFrom("channels").selectAll().execute();
  expect(Object.fromEntries(channels.map(({ name, fault }) => [name, fault]))).toEqual(
    Object.fromEntries(errors),
  );
  const acts = await db.selectFrom("operator_log").selectAll().execute();
  expect(Object.fromEntries(acts.map(({ outcome, act }) => [outcome, act]))).toEqual(
    Object.fromEntries(outcomes),
  );
  expect(await readUpkeep(db)).toMatchObject({
    retention: { doneAt: noon, fault: null },
    clock: { doneAt: null, fault: "Nothing was erased: it is 2036." },
  });
});

test("a store of 1.0.0 keeps the pauses of operators apart from what is down", async () => {
  const candidates = [{ id: "lee", standing: "held", taken: 0 }];
  const choice = { at: noon, occasion: "on_hold", outcome: "chosen", partner: "roe", candidates };
  const db = await storeOf100(async (old) => {
    const row = { tokens: 1, refilled_at: 0, failures: 0 };
    const down = { ...row, paused_since: noon - 9, paused_until: noon, cause: "fault" };
    const held = { paused_since: noon, paused_until: noon + day, cause: "operator" };
    for (const channel of [
      { ...down, name: "firm:down" },
      { ...down, name: "firm:lee" },
      { ...row, ...held, name: "firm:roe" },
      { ...row, name: "firm:open" },
    ]) {
      await old.insertInto("channels").values(channel).execute();
    }
    await old
      .insertInto("partner_states")
      .values({ partner: "lee", paused_at: noon - 1 })
      .execute();
    await old.insertInto("submissions").values(submission("AAAA2222")).execute();
    const choices = JSON.stringify([choice]);
    await old
      .insertInto("routings")
      .values(routing("AAAA2222", "routed", { partner: "roe", choices }))
      .execute();
  });

  const columns = [
    "name",
    "down_since",
    "probe_at",
    "cause",
    "paused_since",
    "paused_until",
  ] as const;
  const channels = await db.selectFrom("channels").select(columns).orderBy("name").execute();
  expect(channels.map((row) => columns.map((column) => row[column]))).toEqual([
    ["firm:down", noon - 9, noon, "fault", null, null],
    ["firm:lee", null, null, null, noon - 1, null],
    ["firm:open", null, null, null, null, null],
    ["firm:roe", null, null, null, noon, noon + day],
  ]);
  const found = await findRouting(db, "AAAA2222");
  const standing = { id: "lee", standing: "down", taken: 0 };
  expect(found?.choices).toMatchObject([
    { occasion: "down", candidates: JSON.stringify([standing]) },
  ]);
});

test("what Done ended before it was a note stays ended, and can be opened again", async () => {
  const known = migrationsBefore("0008-ends");
  const settled = { status: "done", search: "", region: "" };
  const message = { kind: "contact", ...settled };
  const marked = (reference: string, given: Row = {}) => ({
    reference,
    at: noon + 9,
    name: "Eva",
    text: "",
    done: 1,
    ...given,
  });
  const logged = (reference: string, act: string, outcome: string, given: Row = {}) => ({
    id: `${reference} ${act} ${outcome}`,
    at: noon + 9,
    reference,
    act,
    place: "desk",
    name: "Eva",
    outcome,
    ...given,
  });
  const dismissed = (reference: string, given: Row = {}) =>
    delivery(reference, "sheet", "cancelled", {
      cause: "dismissed",
      reason: "dismissed: done",
      ...given,
    });
  const [chosen, declined] = chosenThenDeclined;
  const choices = (reference: string) =>
    [chosen, declined].map((one) => ({ ...one, reference, candidates: "[]" }));
  const rows: Record<string, Row[]> = {
    submissions: [
      submission("DECLINED", settled),
      submission("CALLED22", settled),
      submission("BOTH2222", settled),
      submission("SPOKE222", { ...settled, status: "stored" }),
      submission("MESSAGE2", { ...message, answered_at: noon + 9, answered_how: "done" }),
      submission("MYDATA22", {
        ...message,
        fields: '{"topic":"privacy"}',
        answered_at: noon - 9,
        answered_how: "email",
      }),
      submission("HANDLED2", settled),
      submission("HANDLED3", settled),
      submission("ERASED22", { ...settled, status: "erased", erased_at: noon + 20 }),
    ],
    routings: ["DECLINED", "BOTH2222"].map((reference) => ({
      reference,
      named: '["lee"]',
      state: "exhausted",
      updated_at: noon,
    })),
    routing_choices: ["DECLINED", "BOTH2222"].flatMap(choices),
    partner_events: ["DECLINED", "BOTH2222"].map((reference) => event(reference, "declined")),
    lead_notes: [
      marked("CALLED22", { at: noon, done: 0, remind_at: noon + 1 }),
      marked("BOTH2222", { at: noon, done: 0, remind_at: noon + 1 }),
      marked("DECLINED"),
      marked("CALLED22"),
      marked("BOTH2222"),
      // Version 1.0.0 had no mark: a text that ended nothing.
      marked("SPOKE222", { text: "told her" }),
    ],
    deliveries: [
      ...["DECLINED", "BOTH2222"].map((one) => delivery(one, "firm:lee", "delivered")),
      dismissed("HANDLED2"),
      dismissed("HANDLED3", { reason: "dismissed: they called", ambiguous: 1 }),
      dismissed("ERASED22", { reason: null }),
    ],
    operator_log: [
      logged("DECLINED", "note", "added"),
      logged("SPOKE222", "note", "added"),
      logged("MESSAGE2", "answer", "done"),
      logged("MYDATA22", "answer", "email 2026-11-21"),
      logged("HANDLED2", "dismiss", "done"),
      logged("SPOKE222", "note", "taken back"),
      logged("SPOKE222", "told", "1 recipient notified by a person"),
      logged("SPOKE222", "pass_on", "sent to Lee LLP"),
      logged("SPOKE222", "pass_on", "sending to Lee LLP taken back"),
      logged("SPOKE222", "report", "Lee LLP: declined", { details: '{"status":"declined"}' }),
      logged("SPOKE222", "report", "Lee LLP: signed", { details: '{"status":"signed"}' }),
      logged("SPOKE222", "report", "signed taken back"),
      logged("SPOKE222", "note", "case and state"),
      logged("SPOKE222", "edit", "revision 2"),
    ],
  };
  const db = await storeOf(known, async (old) => {
    for (const [table, own] of Object.entries(rows)) {
      for (const row of own) await old.insertInto(table).values(row).execute();
    }
  });

  const notes = await db
    .selectFrom("lead_notes")
    .select(["reference", "at", "name", "text", "ends"])
    .where("ends", "is not", null)
    .orderBy("reference")
    .execute();
  const done = { at: noon + 9, name: "Eva", text: "" };
  expect(notes).toEqual([
    { ...done, reference: "BOTH2222", ends: "declined" },
    { ...done, reference: "BOTH2222", ends: "reminder" },
    { ...done, reference: "CALLED22", ends: "reminder" },
    { ...done, reference: "DECLINED", ends: "declined" },
    { ...done, reference: "HANDLED2", at: noon + 2, ends: "failed" },
    { reference: "HANDLED3", at: noon + 2, name: null, text: "they called", ends: "failed" },
    { ...done, reference: "MESSAGE2", ends: "answer" },
    { ...done, reference: "MYDATA22", at: noon, ends: "answer" },
  ]);
  const submissions = await db
    .selectFrom("submissions")
    .select(["reference", "need", "answered_at", "answered_how"])
    .where((is) => is.or([is("need", "is not", null), is("answered_at", "is not", null)]))
    .orderBy("reference")
    .execute();
  expect(submissions).toEqual([
    { reference: "MYDATA22", need: null, answered_at: noon - 9, answered_how: "email" },
  ]);
  const differences = [];
  for await (const one of findDifferences(db)) differences.push(one);
  expect(differences).toEqual([]);
  const deliveries = await db
    .selectFrom("deliveries")
    .select(["reference", "state", "reason", "cause"])
    .where("destination", "=", "sheet")
    .orderBy("reference")
    .execute();
  const ended = { reason: "marked as done", cause: null };
  expect(deliveries).toEqual([
    { ...ended, reference: "ERASED22", state: "cancelled" },
    { ...ended, reference: "HANDLED2", state: "refused" },
    { ...ended, reference: "HANDLED3", state: "cancelled" },
  ]);
  const acts = await db.selectFrom("operator_log").select(["id", "act"]).orderBy("id").execute();
  expect(acts.map(({ id, act }) => [id.split(" ").slice(1).join(" "), act])).toEqual([
    ["note added", "done"],
    ["dismiss done", "done"],
    ["answer done", "done"],
    ["answer email 2026-11-21", "answered"],
    ["edit revision 2", "edit"],
    ["note added", "note"],
    ["note case and state", "about"],
    ["note taken back", "remove-note"],
    ["pass_on sending to Lee LLP taken back", "take-back"],
    ["pass_on sent to Lee LLP", "pass"],
    ["report Lee LLP: declined", "declined"],
    ["report Lee LLP: signed", "report"],
    ["report signed taken back", "take-back"],
    ["told 1 recipient notified by a person", "notified"],
  ]);

  await db.updateTable("lead_notes").set({ ends: null }).execute();
  for (const { reference } of notes) {
    await settleRows(db, reference);
  }
  const open = await db
    .selectFrom("submissions")
    .select(["reference", "need"])
    .where("need", "is not", null)
    .orderBy("reference")
    .execute();
  expect(open.map(({ reference, need }) => [reference, need])).toEqual([
    ["BOTH2222", "declined"],
    ["CALLED22", "reminder"],
    ["DECLINED", "declined"],
    ["HANDLED2", "failed"],
    ["MESSAGE2", "answer"],
    ["MYDATA22", "answer"],
  ]);
});

test("spam that was discarded before it was a note stays discarded, and can be taken back", async () => {
  const known = migrationsBefore("0009-spam");
  const spam = { state: "quarantined", answered_at: noon + 9, answered_how: "spam" };
  const held = { state: "quarantined", status: "held", need: "spam", need_at: noon };
  const settled = { ...spam, status: "discarded", search: "", region: "" };
  const asked = { kind: "contact", fields: '{"topic":"privacy"}', legal_at: noon + 45 * day };
  const db = await storeOf(known, async (old) => {
    for (const row of [
      submission("DISCARD2", settled),
      submission("ASKED222", { ...settled, ...asked }),
      submission("ERASED22", { ...settled, status: "erased", erased_at: noon, answered_how: null }),
      submission("HELD2222", { ...held, search: "", region: "" }),
      submission("ANSWERED", {
        ...settled,
        ...asked,
        state: "accepted",
        answered_how: "email",
        status: "",
      }),
    ]) {
      await old.insertInto("submissions").values(row).execute();
    }
    const note = { at: noon + 9, name: "Eva", text: "" };
    await old
      .insertInto("lead_notes")
      .values({ ...note, reference: "ANSWERED", ends: "answer" })
      .execute();
    const logged = { at: noon + 9, act: "discard", place: "desk", name: "Eva", outcome: "spam" };
    await old
      .insertInto("operator_log")
      .values({ ...logged, id: "1", reference: "DISCARD2" })
      .execute();
  });

  const columns = ["reference", "status", "legal_at", "answered_how"] as const;
  const submissions = await db
    .selectFrom("submissions")
    .select(columns)
    .orderBy("reference")
    .execute();
  expect(submissions.map((row) => columns.map((column) => row[column]))).toEqual([
    ["ANSWERED", "done", expect.any(Number), "email"],
    ["ASKED222", "discarded", null, null],
    ["DISCARD2", "discarded", null, null],
    ["ERASED22", "erased", null, null],
    ["HELD2222", "held", null, null],
  ]);
  const app = testApp({ db, keys, now: () => noon });
  const all = ["ASKED222", "DISCARD2"];
  const reopened = await runOnEach(app, operator, "reopen", all);
  expect(reopened.map(({ kind }) => kind)).toEqual(["done", "done"]);
  const notes = await db.selectFrom("lead_notes").select(["reference", "name", "ends"]).execute();
  expect(notes.toSorted((a, b) => a.reference.localeCompare(b.reference))).toEqual([
    { reference: "ANSWERED", name: "Eva", ends: "answer" },
    { reference: "ASKED222", name: null, ends: null },
    { reference: "DISCARD2", name: "Eva", ends: null },
  ]);
  expect(
    await db.selectFrom("submissions").select("need").where("status", "=", "held").execute(),
  ).toEqual([{ need: "spam" }, { need: "spam" }, { need: "spam" }]);
  const differences = [];
  for await (const one of findDifferences(db)) differences.push(one);
  expect(differences).toEqual([]);
});

test("a lead that no firm took needs the operator after the update, unless that took care of it", async () => {
  const known = migrationsBefore("0011-alone");
  const routing = { named: '["lee"]', state: "exhausted" };
  const db = await storeOf(known, async (old) => {
    for (const reference of ["ALONE222", "DONE2222"]) {
      await old
        .insertInto("submissions")
        .values(submission(reference, { status: "stored" }))
        .execute();
      await old
        .insertInto("routings")
        .values({ ...routing, reference })
        .execute();
    }
    const done = { reference: "DONE2222", at: noon + 1, text: "", ends: "answer" };
    await old.insertInto("lead_notes").values(done).execute();
  });
  const columns = ["reference", "status", "need"] as const;
  const found = await db.selectFrom("submissions").select(columns).orderBy("reference").execute();
  expect(found).toEqual([
    { reference: "ALONE222", status: "failed", need: "failed" },
    { reference: "DONE2222", status: "done", need: null },
  ]);
});

test("what nobody saw needs the operator after the update: a correction beside its firm, a lead that waits", async () => {
  const db = await storeOf(migrationsBefore("0014-unseen"), async (old) => {
    const waiting = { status: "waiting", received_at: noon - 4 * day };
    const sent = { status: "sent", revision: 2, holder: "roe" };
    await old
      .insertInto("submissions")
      .values([submission("BESIDE22", sent), submission("WAITING2", waiting)])
      .execute();
    const named = '["lee","roe"]';
    await old
      .insertInto("routings")
      .values([
        { reference: "BESIDE22", named, state: "routed", partner: "roe" },
        { reference: "WAITING2", named, state: "waiting", check_at: noon },
      ])
      .execute();
    const wait = { reference: "WAITING2", at: noon - 4 * day, occasion: "received" };
    await old
      .insertInto("routing_choices")
      .values({ ...wait, outcome: "waiting", candidates: "[]" })
      .execute();
    const correction = { ambiguous: 0, revision: 2, message_id: "CORRECT2" };
    await old
      .insertInto("deliveries")
      .values([
        delivery("BESIDE22", "firm:lee", "cancelled", { ambiguous: 1 }),
        delivery("BESIDE22", "firm:roe", "delivered", { ambiguous: 0 }),
        delivery("BESIDE22", "firm:lee", "refused", correction),
      ])
      .execute();
  });
  const columns = ["reference", "status", "need", "need_at"] as const;
  const found = await db.selectFrom("submissions").select(columns).orderBy("reference").execute();
  expect(found).toEqual([
    { reference: "BESIDE22", status: "sent", need: "notify", need_at: noon + 2 },
    { reference: "WAITING2", status: "waiting", need: "unplaced", need_at: noon - day },
  ]);
});

test("verify names a submission whose stored state is not that of its rows", async () => {
  const db = await storeOf100(async (old) => {
    await old.insertInto("submissions").values(submission("AAAA2222")).execute();
  });
  await sql`update submissions set status = 'sent', need = 'failed'`.execute(db);
  const differences = [];
  for await (const one of findDifferences(db)) differences.push(one);
  expect(differences).toMatchObject([
    {
      reference: "AAAA2222",
      stored: { status: "sent" },
      computed: { status: "stored", need: null },
    },
  ]);
});

test("what a version that planned it at once was to send to a next firm is sent, and waits for no undo", async () => {
  const db = await storeOf(migrationsBefore("0012-leaving"), async (old) => {
    const row = submission("AAAA2222", { status: "", search: "", region: "" });
    await old.insertInto("submissions").values(row).execute();
    const routed = { reference: "AAAA2222", named: '["lee","roe"]', state: "routed" };
    await old
      .insertInto("routings")
      .values({ ...routed, partner: "roe" })
      .execute();
    for (const [occasion, partner] of [
      ["received", "lee"],
      ["declined", "roe"],
    ]) {
      const found = { outcome: "chosen", partner, candidates: "[]" };
      const choice = { reference: "AAAA2222", at: noon, occasion, ...found };
      await old.insertInto("routing_choices").values(choice).execute();
    }
    const waits = { next_at: noon + 30_000, expires_at: noon + day };
    await old
      .insertInto("deliveries")
      .values([
        delivery("AAAA2222", "firm:lee", "delivered"),
        delivery("AAAA2222", "firm:roe", "pending", waits),
      ])
      .execute();
  });
  const found = await findRouting(db, "AAAA2222");
  expect(found).toMatchObject({ partner: "roe", check_at: null });
  const row = db.selectFrom("submissions").select(["status", "holder", "need"]);
  expect(await row.executeTakeFirst()).toEqual({ status: "sending", holder: "roe", need: null });
});

test("a lead that was about to go to another firm looks for one now, and one whose search an error ended still needs a person", async () => {
  const references = ["AAAA2222", "BBBB2222", "CCCC2222"];
  const db = await storeOf(migrationsBefore("0016-undo"), async (old) => {
    for (const reference of references) {
      const row = submission(reference, { status: "sending", search: "", region: "" });
      await old.insertInto("submissions").values(row).execute();
      const routed = { reference, named: '["lee","roe"]', state: "routed", partner: "lee" };
      const next = reference === "AAAA2222" ? { next_partner: "roe", check_at: noon + 1 } : {};
      const status = reference === "AAAA2222" ? "declined" : null;
      await old
        .insertInto("routings")
        .values({ ...routed, day: "2026-11-20", status, ...next })
        .execute();
      await old
        .insertInto("deliveries")
        .values(delivery(reference, "firm:lee", "delivered"))
        .execute();
      for (const [at, outcome, partner] of [
        [noon - 3, "chosen", "lee"],
        ...(reference === "BBBB2222" ? [[noon - 2, "failed", null] as const] : []),
        ...(reference === "CCCC2222" ? [[noon - 2, "missed", null] as const] : []),
      ] as const) {
        const choice = { reference, at, occasion: "by_operator", outcome, partner };
        await old
          .insertInto("routing_choices")
          .values({ ...choice, candidates: "[]" })
          .execute();
      }
    }
    const taken = { day: "2026-11-20", partner: "lee", taken: 3 };
    await old.insertInto("partner_days").values(taken).execute();
  });
  const [going, failed, missed] = await Promise.all(references.map((one) => findRouting(db, one)));
  expect(going).toMatchObject({ state: "waiting", partner: null, check_at: 0 });
  expect(reportOf(going)).toBeUndefined();
  const firms = firmsOf({ deliveries: [], routing: going });
  expect(firms.map(({ id, wasGiven }) => [id, wasGiven])).toEqual([["lee", true]]);
  expect(failed).toMatchObject({ partner: "lee", failed_at: noon - 2 });
  expect(missed).toMatchObject({ partner: "lee", failed_at: null });
  for (const one of [failed, missed]) expect(one?.choices).toMatchObject([{ partner: "lee" }]);
  expect(await db.selectFrom("partner_days").select("taken").execute()).toEqual([{ taken: 2 }]);
  const rows = db.selectFrom("submissions").select(["reference", "status", "holder"]);
  expect(await rows.orderBy("reference").execute()).toMatchObject([
    { reference: "AAAA2222", status: "waiting", holder: null },
    { reference: "BBBB2222" },
    { reference: "CCCC2222" },
  ]);
});

test("a lead that a firm refused and that waits for another one needs nobody yet", async () => {
  const db = await storeOf(migrationsBefore("0016-undo"), async (old) => {
    const stored = { status: "waiting", need: "failed", need_at: noon + 2, search: "", region: "" };
    await old.insertInto("submissions").values(submission("AAAA2222", stored)).execute();
    const waiting = { reference: "AAAA2222", named: '["lee","roe"]', state: "waiting" };
    await old
      .insertInto("routings")
      .values({ ...waiting, check_at: noon })
      .execute();
    await old
      .insertInto("deliveries")
      .values(delivery("AAAA2222", "firm:lee", "refused"))
      .execute();
    const refused = { at: noon + 2, occasion: "refused", outcome: "waiting", partner: null };
    for (const choice of [chosenThenDeclined[0], refused]) {
      await old
        .insertInto("routing_choices")
        .values({ ...choice, reference: "AAAA2222", candidates: "[]" })
        .execute();
    }
  });
  const row = db.selectFrom("submissions").select(["status", "need", "need_at"]);
  expect(await row.executeTakeFirst()).toEqual({
    status: "waiting",
    need: "unplaced",
    need_at: noon + 2 + 3 * day,
  });
});

test("what 1.0.0 logged of a firm that has a lead, or has it again, is told in the words of now", async () => {
  const db = await storeOf100(async (old) => {
    await old.insertInto("submissions").values(submission("AAAA2222")).execute();
    const choices = [
      ...chosenThenDeclined,
      { at: noon + 4, occasion: "taken_back", outcome: "chosen", partner: "lee", candidates: [] },
    ];
    const stored = { partner: "lee", choices: JSON.stringify(choices) };
    await old
      .insertInto("routings")
      .values(routing("AAAA2222", "routed", stored))
      .execute();
    const said = { reference: "AAAA2222", act: "received", place: "desk" };
    await old
      .insertInto("operator_log")
      .values([
        { ...said, id: "1", at: noon + 5, outcome: "Ann called us" },
        { ...said, id: "2", at: noon + 6, outcome: "" },
      ])
      .execute();
  });
  expect((await findRouting(db, "AAAA2222"))?.choices).toMatchObject([
    { occasion: "received" },
    { occasion: "declined" },
    { occasion: "again", partner: "lee", ended: null },
  ]);
  const log = db.selectFrom("operator_log").select(["act", "outcome", "details"]);
  const outcome = "The firm has it, it said by telephone";
  expect(await log.execute()).toEqual([
    { act: "report", outcome, details: null },
    { act: "report", outcome, details: null },
  ]);
  const notes = db.selectFrom("lead_notes").select(["reference", "at", "text", "ends"]);
  expect(await notes.execute()).toEqual([
    { reference: "AAAA2222", at: noon + 5, text: "Ann called us", ends: null },
  ]);
});

test("a store of 1.0.0 keeps who signed and which revision a correction made, beside the texts that told it", async () => {
  const body = "I allow it.\n\nReference: AAAA2222\nFirma: Zora: Quill\nDate: x\nEnds on: y\n";
  const edits = [
    ["revision 3", "edit", '{"revision":"3"}'],
    ["answers removed, revision 4", "edit", '{"removed":"answers"}'],
    ["case and state", "about", null],
  ] as const;
  const db = await storeOf100(async (old) => {
    await old.insertInto("submissions").values(submission("AAAA2222")).execute();
    const paper = { id: "1", reference: "AAAA2222", partner: "lee", firm: "Lee LLP", body };
    const times = { signed_at: noon, ends_at: noon + 1, revoked_at: null };
    await old
      .insertInto("authorizations")
      .values({ ...paper, ...times, sha256: "5ea1" })
      .execute();
    for (const [outcome] of edits) {
      const row = { id: outcome, at: noon, act: "edit", place: "desk", outcome };
      await old.insertInto("operator_log").values(row).execute();
    }
  });

  const signed = await db.selectFrom("authorizations").select("signed_name").execute();
  expect(signed).toEqual([{ signed_name: "Zora: Quill" }]);
  const acts = await db.selectFrom("operator_log").selectAll().execute();
  const found = acts.map(({ outcome, act, details }) => [outcome, act, details]);
  expect(new Set(found)).toEqual(new Set(edits));
});

test("where a lead stood at its firm before is what that firm reported", async () => {
  const db = await storeOf(migrationsBefore("0017-reports"), async (old) => {
    const row = submission("AAAA2222", { status: "contacted", search: "", region: "" });
    await old.insertInto("submissions").values(row).execute();
    const routed = { reference: "AAAA2222", named: '["lee","roe"]', state: "routed" };
    const stood = { partner: "roe", status: "contacted", status_at: noon + 5 };
    await old
      .insertInto("routings")
      .values({ ...routed, ...stood })
      .execute();
    for (const [at, partner, status, counts] of [
      [noon + 1, "lee", "received", 1],
      [noon + 2, "lee", "declined", 1],
      [noon + 3, "lee", "signed", 0],
      [noon + 5, "roe", "contacted", 1],
      [noon + 6, "roe", "received", 0],
    ] as const) {
      const said = { ...event("AAAA2222", status), partner, message_id: `${at}` };
      await old
        .insertInto("partner_events")
        .values({ ...said, counts, received_at: at })
        .execute();
    }
  });
  const found = await findRouting(db, "AAAA2222");
  expect(reportOf(found)).toMatchObject({ status: "contacted", received_at: noon + 5 });
  expect(found).toMatchObject({
    partner: "roe",
    reports: [
      { partner: "lee", status: "declined" },
      { partner: "roe", status: "contacted", received_at: noon + 5 },
    ],
  });
});

test("no firm has a lead whose sender has ended the authorization for it", async () => {
  const db = await storeOf(migrationsBefore("0018-revoked"), async (old) => {
    const stands = { status: "stopped", holder: "lee", search: "", region: "WA" };
    await old.insertInto("submissions").values(submission("AAAA2222", stands)).execute();
    const routed = { reference: "AAAA2222", named: '["lee"]', state: "stopped", partner: "lee" };
    await old.insertInto("routings").values(routed).execute();
    const paper = { firm: "Lee LLP", body: "{}", sha256: "0" };
    const signed = { id: "P1", reference: "AAAA2222", partner: "lee", ...paper };
    const ended = { signed_at: noon, ends_at: noon + 365 * day, revoked_at: noon + 1 };
    await old
      .insertInto("authorizations")
      .values({ ...signed, ...ended })
      .execute();
  });
  const stored = db.selectFrom("submissions").select(["status", "holder"]);
  expect(await stored.execute()).toEqual([{ status: "stopped", holder: null }]);
});

test("which address of a corrected submission is an earlier one is noted", async () => {
  const [now = "", before = ""] = ["ann@example.com", "bob@example.com"].flatMap((email) =>
    hashesUnder(keys, { email }),
  );
  const db = await storeOf(migrationsBefore("0019-earlier"), async (old) => {
    const corrected = '[{"revision":1,"before":{"Email":"bob@example.com"}}]';
    const fields = '{"Email":"ann@example.com"}';
    const state = { status: "waiting", search: "", region: "", corrected, fields };
    await old.insertInto("submissions").values(submission("AAAA2222", state)).execute();
    for (const hash of [now, before]) {
      await old.insertInto("persons").values({ reference: "AAAA2222", hash }).execute();
    }
  });
  const stored = db.selectFrom("persons").select(["hash", "earlier"]).orderBy("earlier");
  expect(await stored.execute()).toEqual([
    { hash: now, earlier: 0 },
    { hash: before, earlier: 1 },
  ]);
});

test("a lead whose search was ended is where its last search left it", async () => {
  const leads = [
    ["AAAA2222", "lee", ["chosen"], "routed"],
    ["BBBB2222", null, ["chosen", "exhausted"], "exhausted"],
    ["CCCC2222", null, ["none"], "exhausted"],
    ["DDDD2222", null, ["waiting"], "waiting"],
    ["EEEE2222", null, [], "held"],
    ["FFFF2222", "lee", ["chosen"], null],
  ] as const;
  const db = await storeOf(migrationsBefore("0020-search-ended"), async (old) => {
    for (const [reference, partner, outcomes, state] of leads) {
      const stands = { status: "stopped", search: "", region: "NY", stopped: "calls texts emails" };
      await old.insertInto("submissions").values(submission(reference, stands)).execute();
      const before = { reference, named: '["lee"]', partner, state: state ? "stopped" : "routed" };
      await old.insertInto("routings").values(before).execute();
      for (const outcome of outcomes) {
        const choice = { reference, at: noon, occasion: "received", outcome, candidates: "[]" };
        const chosen = { ...choice, partner: outcome === "chosen" ? "lee" : null };
        await old.insertInto("routing_choices").values(chosen).execute();
      }
    }
  });
  const stored = db.selectFrom("routings").select(["reference", "partner", "state"]);
  const read = await stored.select("search_ended_at").orderBy("reference").execute();
  expect(read).toEqual(
    leads.map(([reference, partner, , state]) => ({
      reference,
      partner,
      state: state ?? "routed",
      search_ended_at: state ? noon : null,
    })),
  );
});

test("a migration that ends halfway leaves nothing, and the next start makes it", async () => {
  const url = isOnPostgres
    ? await createDatabase()
    : `file:${join(temporaryFolder(), "plainclaim.db")}`;
  const { db, close } = await openStore(url);
  onTestFinished(close);
  const create = (db: Kysely<unknown>) =>
    sql`create table later (id integer primary key)`.execute(db);
  const later = (up: (db: Kysely<unknown>) => Promise<unknown>): typeof migrations => ({
    ...migrations,
    "9998-later": { up: async (db) => void (await up(db)) },
  });
  const ending = later(async (db) => {
    await create(db);
    throw new Error("killed");
  });

  await expect(migrate(db, ending)).rejects.toThrow("killed");
  expect(await migrate(db, later(create))).toBe(false);
});
