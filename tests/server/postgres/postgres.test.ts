import { sql } from "kysely";
import pg from "pg";
import pino from "pino";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { dateInNewYork } from "~/data/dates";
import { homeForm } from "~/data/forms/home";
import type { App, InTransaction } from "~/server/app";
import { openForCommands } from "~/server/cli/context";
import { partnerDestination } from "~/server/destinations/partner";
import { correct } from "~/server/leads/correct";
import { erasePerson, eraseSubmissions } from "~/server/leads/erase";
import { confirmSignUp } from "~/server/leads/newsletter-links";
import { leaveNewsletter } from "~/server/leads/preferences";
import { stopContact } from "~/server/leads/stop";
import { acts, markOf } from "~/server/operator/acts";
import { importSuppressions } from "~/server/operator/import-suppressions";
import { runAct } from "~/server/operator/run-act";
import { joinAttempt } from "~/server/outbox/first-attempt";
import { noticeLeads } from "~/server/outbox/notices";
import { lease } from "~/server/outbox/queue";
import { passOn } from "~/server/outbox/routing";
import { hashesUnder } from "~/server/privacy/identity";
import { isSuppressed } from "~/server/privacy/opt-out";
import { verifyChain } from "~/server/privacy/receipt-chain";
import { makeSignUpToken } from "~/server/privacy/sealed-token";
import { createSealer } from "~/server/privacy/sealer";
import { checkKeys, openKeys } from "~/server/privacy/secret-keys";
import { newChannel } from "~/server/state/channel";
import { takePlace } from "~/server/state/routing-row";
import { lockSubmissions } from "~/server/state/settle";
import { openStore } from "~/server/store/open";
import type { Db } from "~/server/store/schema";
import { StoreError } from "~/server/store/store-error";
import { lockPerson, transact } from "~/server/store/transact";
import { readUpkeep } from "~/server/store/upkeep";
import { countUse, createSubmitLimiter } from "~/server/submission/rates";
import { gate, text } from "~/tests/support/fake-server";
import { noteDecline, startFirms } from "~/tests/support/firms";
import { badEmail } from "~/tests/support/form-service";
import { delivery, key, keys, noon, receipt, submission } from "~/tests/support/given";
import { pass, report, takeBack } from "~/tests/support/operator";
import { type Fixture, minute, startRelay } from "~/tests/support/relay-fixture";
import { createDatabase, temporaryStore } from "~/tests/support/temporary-store";
import { byDesk } from "~/tests/support/test-app";
import { caseTypes, startIntake } from "../leads/intake-fixture";

async function served(url: string) {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  return store;
}

test("several processes open one database at once, and one of them makes the tables", async () => {
  const url = await createDatabase();
  const stores = await Promise.all([served(url), served(url), served(url)]);
  await submission(stores[0].db, { received_at: noon });

  const rows = await stores[2].db.selectFrom("submissions").select("received_at").execute();
  expect(rows).toEqual([{ received_at: noon }]);
});

test("what the operator is told about the location contains no password", async () => {
  const url = new URL(await createDatabase());
  url.password = "s3cret";
  const store = await served(url.href);

  expect(store.location).toBe(`postgres://${url.host}${url.pathname}`);
  expect(store.file).toBeNull();
});

test("a command leaves the tables as they are, and one that reads cannot write", async () => {
  const url = await createDatabase();
  await expect(openStore(url, "write")).rejects.toThrow(/There is no store in this database/);
  expect((await served(url)).isNew).toBe(true);
  const reader = await openStore(url, "read");
  onTestFinished(() => reader.close());

  await expect(submission(reader.db, {})).rejects.toThrow(/read-only/);
});

test("a server that is away is reported in words, without a stack or a password", async () => {
  const url = "postgres://me:s3cret@127.0.0.1:1/nowhere";
  const failed = openStore(url);

  await expect(failed).rejects.toThrow(StoreError);
  await expect(failed).rejects.toThrow(/127\.0\.0\.1:1\/nowhere cannot be used/);
  await expect(failed).rejects.not.toThrow(/s3cret/);
});

test("a database needs the key from the settings, and accepts no other", async () => {
  const store = await served(await createDatabase());
  await expect(openKeys({}, store, "serve")).rejects.toThrow(/SECRET_KEY is required/);
  await openKeys({ SECRET_KEY: "ab".repeat(32) }, store, "serve");
  await submission(store.db, {});

  await expect(openKeys({ SECRET_KEY: "cd".repeat(32) }, store, "serve")).rejects.toThrow();
});

test("all processes share the database's time, not that of their machines", async () => {
  const store = await served(await createDatabase());
  const client = new pg.Client({ connectionString: await createDatabase() });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query("select extract(epoch from clock_timestamp()) * 1000 as at");

  expect(Number.isInteger(store.now())).toBe(true);
  expect(Math.abs(store.now() - Number(rows[0]?.at))).toBeLessThan(60_000);
});

test("a command with a wrong key leaves no connection behind that would keep it from ending", async () => {
  const url = await createDatabase();
  const store = await openStore(url);
  await checkKeys(store.db, [Buffer.alloc(32, 7)], "write");
  await store.db
    .insertInto("suppressions")
    .values({ scope: "sale", hash: "h", source: "AAAA2222", created_at: 0 })
    .execute();
  await store.close();
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("SECRET_KEY", Buffer.alloc(32, 9).toString("hex"));
  onTestFinished(() => void vi.unstubAllEnvs());

  await expect(openForCommands("read")).rejects.toThrow(/secret key is not the one/);

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const others =
    "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  await expect.poll(async () => (await client.query(others)).rowCount).toBe(0);
  await client.end();
});

/** Makes this many idle sessions of the pool refuse writes, as those with a former primary do. */
async function demote(db: Db, count: number) {
  await Promise.all(
    Array.from({ length: count }, () =>
      db.connection().execute(async (one) => {
        await sql`set default_transaction_read_only = on`.execute(one);
        // All of them at a time, so that each is a session of its own.
        await sql`select pg_sleep(0.2)`.execute(one);
      }),
    ),
  );
}

test("sessions that cannot write any more are replaced: after a failover no write fails", async () => {
  const store = await openStore(await createDatabase());
  onTestFinished(() => store.close());
  await demote(store.db, 10);

  const writes = Array.from({ length: 20 }, (_, number) =>
    transact(store, ({ db }) =>
      db
        .insertInto("fingerprints")
        .values({ fingerprint: `F${number}`, reference: "AAAA2222", expires_at: 0 })
        .execute(),
    ),
  );
  await Promise.all(writes);
  expect(await store.db.selectFrom("fingerprints").selectAll().execute()).toHaveLength(20);
});

test("a database that is read-only for every session fails each query, so that nothing reports ready", async () => {
  const url = await createDatabase();
  const store = await openStore(url);
  onTestFinished(() => store.close());
  await demote(store.db, 10);
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  const name = new URL(url).pathname.slice(1);
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  await admin.end();

  const look = () => store.db.selectFrom("submissions").select("reference").limit(1).execute();
  await expect(look()).rejects.toMatchObject({ code: "25006" });
  await expect(look()).rejects.toMatchObject({ code: "25006" });
});

test("a connection that the server has closed is replaced before it is used", async () => {
  const url = await createDatabase();
  const store = await openStore(url);
  onTestFinished(() => store.close());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await sql`select 1`.execute(store.db);
  // Of this database only: other files have theirs on the same server.
  const { rows } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'plainclaim%'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  await client.end();

  await store.db.selectFrom("submissions").select("reference").limit(1).execute();
});

test("a connection prepares a statement once, unless a column added by a newer process would break it", async () => {
  const url = await createDatabase();
  const store = await openStore(url);
  onTestFinished(() => store.close());
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  onTestFinished(() => admin.end());

  await store.db.connection().execute(async (one) => {
    const stops = one.selectFrom("contact_stops").where("hash", "=", "h");
    for (const column of ["first", "second"]) {
      expect(await stops.select("channels").execute()).toEqual([]);
      expect(await stops.selectAll().execute()).toEqual([]);
      await admin.query(`alter table contact_stops add column ${column} text`);
    }
    const { rows } = await sql`select statement from pg_prepared_statements
      where statement like '%contact_stops%'`.execute(one);
    expect(rows).toEqual([
      { statement: 'select "channels" from "contact_stops" where "hash" = $1' },
    ]);
  });
});

test("no row is in an empty list, and each is outside of it, as in SQLite", async () => {
  const { db } = await served(await createDatabase());
  await submission(db, { received_at: noon });
  const references = db.selectFrom("submissions").select("reference");
  const among = (is: "in" | "not in") => references.where("reference", is, []).execute();

  expect(await among("in")).toEqual([]);
  expect(await among("not in")).toHaveLength(1);
});

test("a database that is not UTF-8 is refused at the start, with the command that creates a right one", async () => {
  const address = inject("postgresUrl");
  const admin = new pg.Client({ connectionString: address });
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query("create database latin encoding 'LATIN1' locale 'C' template template0");
  onTestFinished(async () => void (await admin.query("drop database latin")));
  const url = new URL(address);
  url.pathname = "/latin";

  const refused = await openStore(url.href).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StoreError);
  expect(String(refused)).toContain("encoding LATIN1");
  const [, command = ""] = /Create it with: (.*;)/.exec(String(refused)) ?? [];
  await admin.query("drop database latin");
  await admin.query(command);
  const store = await openStore(url.href);
  onTestFinished(() => store.close());
  const name = "\u0141ukasz \u{1f600}";
  const { rows } = await sql<{ name: string }>`select ${name}::text as name`.execute(store.db);
  expect(rows).toEqual([{ name }]);
});

let relay: Fixture;
async function start() {
  relay = await startRelay();
  onTestFinished(() => relay.close());
}

/** Resolves once so many transactions wait for a lock of another, or once `work` is over. */
async function waitingOrOver(work: Promise<unknown>, count = 1) {
  let isOver = false;
  work
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  const isWaiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(relay.db);
    return isOver || rows.length >= count;
  };
  await expect.poll(isWaiting).toBe(true);
}

test("two that tell of the same lead at once ask a person once", async () => {
  await start();
  const reference = await relay.submit({ kind: "home" });
  await relay.db
    .updateTable("deliveries")
    .set({ state: "delivered", destination: "firm:gone" })
    .where("destination", "=", "sheet")
    .execute();
  const tell = (app: InTransaction) => noticeLeads(app, [reference], { about: "lead.withdrawn" });

  const both = await transact(relay.app, async (app) => {
    const first = await tell(app);
    const second = transact(relay.app, tell);
    await waitingOrOver(second);
    return { first, second };
  });
  expect([both.first, await both.second]).toEqual([1, 0]);
});

test("a report by telephone waits for whoever moves its lead, and is not noted of a firm that the page did not show", async () => {
  await start();
  const reference = await relay.submit({ kind: "home", named: ["lee", "roe"] });
  const move = async (db: Db, partner: string) => {
    const at = { state: "routed", partner } as const;
    await db.updateTable("routings").set(at).where("reference", "=", reference).execute();
    await delivery(db, { reference, destination: partnerDestination(partner), state: "delivered" });
    const shown = db.updateTable("submissions").set({ status: "sent", holder: partner });
    const row = await shown.where("reference", "=", reference).returningAll();
    return markOf(await row.executeTakeFirstOrThrow());
  };
  const was = await move(relay.db, "lee");
  const { noted } = await transact(relay.app, async (app) => {
    await lockSubmissions(app, [reference]);
    await move(app.db, "roe");
    const noted = report(relay.app, byDesk, reference, "contacted", { was });
    await waitingOrOver(noted);
    return { noted };
  });
  expect(await noted).toMatchObject({
    kind: "failed",
    text: expect.stringMatching(/^Somebody changed this after you opened it\. .*roe/),
  });
});

test("an act whose rule turns false between page and press is refused, and changes nothing", async () => {
  await start();
  const form = { choice: "received", how: "email", texts: "on", note: "told her" };
  const when = dateInNewYork(relay.now());
  for (const { name, whyNot } of acts) {
    if (!whyNot) continue;
    const reference = await relay.submit({ kind: "home", named: ["lee", "roe"] });
    const { acted } = await transact(relay.app, async (app) => {
      await lockSubmissions(app, [reference]);
      const acted = runAct(relay.app, byDesk, name, reference, {
        ...form,
        when,
        confirm: reference,
      });
      await waitingOrOver(acted);
      await eraseSubmissions(app, [reference]);
      return { acted };
    });
    expect([name, await acted]).toMatchObject([name, { kind: "failed" }]);
    const { db } = relay;
    const log = db.selectFrom("operator_log").where("reference", "=", reference);
    expect([name, await log.select("act").execute()]).toEqual([name, []]);
    const notes = db.selectFrom("lead_notes").where("reference", "=", reference);
    expect(await notes.select("text").execute()).toEqual([]);
    const told = db.selectFrom("deliveries").where("regarding", "=", reference);
    expect(await told.select("id").execute()).toEqual([]);
  }
  expect(await relay.db.selectFrom("contact_stops").selectAll().execute()).toEqual([]);
});

/** A lead that waits at firm `a`, which is busy. */
async function startBusy() {
  const given = await startFirms({ a: { share: 1000 }, b: { dailyCap: 1 } });
  relay = given.relay;
  onTestFinished(() => given.close());
  const reference = await given.lead();
  given.firm("a").always(text(429, "", { "Retry-After": "60" }));
  await given.runDue();
  return { given, app: relay.app, reference };
}

test("an import of opt-outs waits for a lead of one of its people, and takes effect on it", async () => {
  await start();
  const { app, db } = relay;
  const email = "ann@example.com";
  const lines = Buffer.from(`scope,email\nsale,bea@example.com\nsale,${email}\n`);
  const { importing } = await transact(app, async (within) => {
    await lockPerson(within.db, hashesUnder(app.keys, { email }));
    const importing = importSuppressions(app, byDesk, lines);
    await waitingOrOver(importing);
    const listed = await db.selectFrom("suppressions").select("hash").execute();
    expect(listed).toEqual([]);
    return { importing };
  });
  expect(await importing).toMatchObject({ kind: "done" });
});

test("who unsubscribes while a sign-up is confirmed stays off the list", async () => {
  await start();
  const { app, db } = relay;
  const email = "ann@example.com";
  const hashes = hashesUnder(app.keys, { email });
  const reference = await relay.submit({ kind: "newsletter", email });
  await db.updateTable("deliveries").set({ state: "cancelled", cause: "superseded" }).execute();
  relay.advance(1000);
  const { confirming } = await transact(app, async (within) => {
    await lockPerson(within.db, hashes);
    await sql`lock table suppressions in exclusive mode`.execute(within.db);
    const confirming = confirmSignUp(app, makeSignUpToken(app.keys[0], reference));
    await expect.poll(() => countWaiting(db)).toBe(1);
    await leaveNewsletter(within, "one-click", [{ email }]);
    return { confirming };
  });
  expect(await confirming).toBeNull();
  expect(await isSuppressed(db, "newsletter", hashes)).toBe(true);
});

test("what is claimed while its Undo is pressed is not taken back", async () => {
  const { given, app, reference } = await startBusy();
  await pass(app, byDesk, reference, { to: "b" });
  const { id } = await relay.delivery(reference, "firm:b");
  const { undone } = await transact(app, async (within) => {
    await lease(within, id, "of another process", within.now() + 1000);
    const undone = takeBack(app, byDesk, reference);
    await waitingOrOver(undone);
    return { undone };
  });
  expect(await undone).toMatchObject({
    kind: "failed",
    text: "Too late: Firm b is being sent it, or may have it. Call them.",
  });
  expect(await relay.delivery(reference, "firm:b")).toMatchObject({
    state: "pending",
    lease_token: "of another process",
  });
  expect(await given.routing(reference)).toMatchObject({ state: "routed", partner: "b" });
});

test("a lead whose next firm gives its last place to another one while it is sent there stays where it is", async () => {
  const { given, app, reference } = await startBusy();
  const before = await given.routing(reference);
  const { sent } = await transact(app, async (within) => {
    await takePlace(within, ["b"]);
    const sent = pass(app, byDesk, reference, { to: "b" });
    await waitingOrOver(sent);
    return { sent };
  });
  expect(await sent).toMatchObject({
    kind: "failed",
    text: "It was not sent. That firm cannot have it now.",
  });
  expect(await given.routing(reference)).toEqual(before);
  const there = await relay.deliveries(reference);
  expect(there).toMatchObject([{ destination: "firm:a", state: "pending" }]);
});

test.each(["comes in", "is declined"])(
  "a lead that %s while a place is being freed gets that place",
  async (how) => {
    const given = await startFirms({ a: { dailyCap: 1 }, b: {} });
    relay = given.relay;
    onTestFinished(() => given.close());
    const first = await given.lead({ named: ["a"] });
    const declined = await given.lead({ named: ["b", "a"] });
    // The first run looks for all that wait.
    await relay.run();
    const late = await transact(relay.app, async (app) => {
      await noteDecline(app.db, first, "a", relay.now());
      await passOn(app, { reference: first, occasion: "declined", from: "a" });
      if (how === "comes in") return given.lead({ named: ["a"] });
      await given.decline(declined, "b");
      return declined;
    });
    expect(await given.routing(late)).toMatchObject({ state: "waiting" });
    relay.advance(minute);
    await relay.run();
    expect(await given.routing(late)).toMatchObject({ state: "routed", partner: "a" });
  },
);

/** Does the work while another process is writing the channel of the form. */
function whileFormIsLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  return relay.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("channels")
      .values({
        ...newChannel("form:main", { perMinute: 15, burst: 50 }),
        refilled_at: relay.now(),
      })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ name: "form:main" }))
      .execute();
    return work();
  });
}

test("a lead is stored without waiting for a channel that has no place for its first attempt", async () => {
  await start();
  for (let count = 0; count < 4; count += 1) await relay.submit({ kind: "home" });
  const reference = await whileFormIsLocked(() => relay.submit({ kind: "home" }));
  expect(await relay.delivery(reference, "form:home")).toMatchObject({ lease_token: null });
});

test("who sends the same again to another process is not thanked while the first is taken back", async () => {
  await start();
  const reference = await relay.submit({ kind: "home" });
  const late = gate(badEmail);
  relay.form.next(late.behaviour);
  const first = relay.attemptNow(reference);
  await relay.form.received(1);
  const second = await whileFormIsLocked(async () => {
    late.open();
    await waitingOrOver(first);
    const { app } = relay.another();
    const config = { ...app.config, INLINE_DELIVERY_MS: 0 };
    const answer = joinAttempt({ ...app, config }, reference, "home");
    await waitingOrOver(answer, 2);
    return { answer };
  });
  expect((await first).kind).toBe("refused");
  expect((await second.answer).kind).toBe("refused");
});

test("two transactions that wait for each other are both stored in the end", async () => {
  const store = await openStore(await createDatabase());
  onTestFinished(() => store.close());
  await store.db
    .insertInto("seen_hosts")
    .values(["R1", "R2"].map((host) => ({ host, seen_at: 1 })))
    .execute();
  const tries = { first: 0, second: 0 };
  let holding = 0;

  const lockInOrder = (who: "first" | "second", order: readonly string[]) =>
    transact(store, async ({ db }) => {
      tries[who] += 1;
      for (const host of order) {
        await sql`select 1 from seen_hosts where host = ${host} for update`.execute(db);
        holding += 1;
        // Only once each transaction holds what the other wants.
        await expect.poll(() => holding).toBeGreaterThanOrEqual(2);
      }
      await db.insertInto("seen_hosts").values({ host: who, seen_at: 1 }).execute();
    });
  await Promise.all([lockInOrder("first", ["R1", "R2"]), lockInOrder("second", ["R2", "R1"])]);

  const rows = await store.db.selectFrom("seen_hosts").select("host").execute();
  expect(rows.map(({ host }) => host).sort()).toEqual(["R1", "R2", "first", "second"]);
  // They may meet again when both try again.
  expect(tries.first + tries.second).toBeGreaterThanOrEqual(3);
});

test("an attempt whose process ended is counted without holding its channel, which is locked after the submission", async () => {
  const relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "0" }, without: ["sheet"] });
  onTestFinished(() => relay.close());
  const { db } = relay;
  const reference = await relay.submit({ kind: "home" });
  await db
    .updateTable("deliveries")
    .set({ lease_token: "of a process that ended", next_at: relay.now() - 1 })
    .execute();
  await db.insertInto("channels").values(newChannel("form:main", null)).execute();
  const isWaiting = async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  };

  let ticked: Promise<unknown> | undefined;
  await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom("submissions")
      .select("reference")
      .where("reference", "=", reference)
      .forUpdate()
      .execute();
    ticked = relay.outbox.tick();
    await expect.poll(isWaiting).toBe(true);
    // Throws if another transaction holds it.
    await trx.selectFrom("channels").select("name").forUpdate().noWait().execute();
  });
  await ticked;
  await relay.run();
  expect(await relay.delivery(reference, "form:home")).toMatchObject({
    state: "delivered",
    ambiguous: 1,
  });
});

async function countWaiting(db: Db) {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

test("an act waits for a stop by an earlier address of its request, so that the two take requests of one person in one order", async () => {
  const given = await startFirms({ lee: {} });
  onTestFinished(() => given.close());
  const { app, db } = given.relay;
  const reference = await given.lead({ email: "first@example.com" });
  await correct(app, byDesk, reference, { changes: { Email: "second@example.com" } });

  let noted: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, hashesUnder(app.keys, { email: "first@example.com" }));
    noted = runAct(app, byDesk, "note", reference, { note: "Called." });
    await expect.poll(() => countWaiting(db)).toBe(1);
    // Throws if the act holds the submission while it waits for the person.
    await trx.selectFrom("submissions").select("reference").forUpdate().noWait().execute();
  });
  expect(await noted).toMatchObject({ kind: "done" });
});

test("a stop that runs while a lead of the person is stored covers that lead, in its lists too", async () => {
  const { relay, app, send } = await startIntake({ settings: { FORM_ID: "main" } });
  onTestFinished(() => relay.close());
  const { db } = relay;
  const fields = { "First name": "Ann", "Last name": "Lee", Phone: "212 555 0199" };
  const told = { Email: "ann@example.com", caseTypeSlug: "oxbryta", consent: "on" };
  const form = homeForm({ caseTypes, consent: "I agree.", asksState: false });

  let sending: Promise<unknown> = Promise.resolve();
  let stopping: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    // The lead is stored, and not committed.
    await sql`lock table receipts in exclusive mode`.execute(trx);
    sending = send(form, { ...fields, ...told });
    await expect.poll(() => countWaiting(db)).toBe(1);
    let isOver = false;
    const channels = ["calls", "texts", "emails"] as const;
    stopping = stopContact(app, byDesk, { email: told.Email, channels, manner: "web" }).then(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await countWaiting(db)) === 2).toBe(true);
  });
  await Promise.all([sending, stopping]);
  expect(await db.selectFrom("submissions").select(["stopped", "status"]).execute()).toEqual([
    { stopped: "calls texts emails", status: "stopped" },
  ]);
});

test.each([
  [
    "a stop",
    (app: App, email: string) =>
      stopContact(app, byDesk, { email, channels: ["calls"], manner: "web" }),
  ],
  ["an erasure", (app: App, email: string) => erasePerson(app, byDesk, { email })],
])("%s of a person waits for their leads before it takes a delivery", async (_, act) => {
  const relay = await startRelay({ settings: { FORM_ID: "main" } });
  onTestFinished(() => relay.close());
  const { db, app } = relay;
  const email = "ann@example.com";
  const reference = await relay.submit({ kind: "home", email });

  let acting: Promise<unknown> = Promise.resolve();
  await transact(app, async (within) => {
    await lockSubmissions(within, [reference]);
    acting = act(app, email);
    await expect.poll(() => countWaiting(db)).toBe(1);
    // As what records an attempt does. Throws if the other one holds it.
    const all = within.db.selectFrom("deliveries").select("id").where("state", "=", "pending");
    expect(await all.forUpdate().noWait().execute()).not.toEqual([]);
  });
  await acting;
});

test("a correction to a number beside a stop of that number ends with a lead that is not called", async () => {
  const { relay, app, send } = await startIntake({ settings: { FORM_ID: "main" } });
  onTestFinished(() => relay.close());
  const { db } = relay;
  const fields = { "First name": "Ann", "Last name": "Lee", Phone: "212 555 0199" };
  const told = { Email: "ann@example.com", caseTypeSlug: "oxbryta", consent: "on" };
  await send(homeForm({ caseTypes, consent: "I agree.", asksState: false }), {
    ...fields,
    ...told,
  });
  const { reference } = await db
    .selectFrom("submissions")
    .select("reference")
    .executeTakeFirstOrThrow();

  let correcting: Promise<unknown> = Promise.resolve();
  let stopping: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    // The correction has looked for stops, and is not committed.
    await sql`lock table operator_log in exclusive mode`.execute(trx);
    correcting = correct(app, byDesk, reference, { changes: { Phone: "646 555 0123" } });
    await expect.poll(() => countWaiting(db)).toBe(1);
    stopping = stopContact(app, byDesk, {
      phone: "646 555 0123",
      channels: ["calls"],
      manner: "web",
    });
    await expect.poll(() => countWaiting(db)).toBe(2);
  });
  await Promise.all([correcting, stopping]);
  const stopped = db.selectFrom("submissions").select(["stopped", "revision"]);
  expect(await stopped.execute()).toEqual([{ stopped: "calls", revision: 2 }]);
});

test("an erasure spares a lead that is being corrected to another address", async () => {
  const { relay, app, send } = await startIntake({ settings: { FORM_ID: "main" } });
  onTestFinished(() => relay.close());
  const { db } = relay;
  const fields = { "First name": "Ann", "Last name": "Lee", Phone: "212 555 0199" };
  const told = { Email: "mistyped@example.com", caseTypeSlug: "oxbryta", consent: "on" };
  const form = homeForm({ caseTypes, consent: "I agree.", asksState: false });
  await send(form, { ...fields, ...told });
  const stored = db.selectFrom("submissions").select(["reference", "erased_at"]);
  const { reference } = await stored.executeTakeFirstOrThrow();

  let correcting: Promise<unknown> = Promise.resolve();
  let erasing: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    // The correction has changed the lead, and is not committed.
    await sql`lock table operator_log in exclusive mode`.execute(trx);
    correcting = correct(app, byDesk, reference, { changes: { Email: "ann@example.com" } });
    await expect.poll(() => countWaiting(db)).toBe(1);
    erasing = erasePerson(app, byDesk, { email: told.Email });
    await expect.poll(() => countWaiting(db)).toBe(2);
  });
  await correcting;
  expect(await erasing).toEqual({ submissions: 0, receipts: 0 });
  expect(await stored.execute()).toEqual([{ reference, erased_at: null }]);
});

test("a third party that is claimed a lead while its sender opts out is told of it", async () => {
  const settings = { FORM_ID: "main", FORWARD_ROLE: "third_party" };
  const { relay, send } = await startIntake({ settings });
  onTestFinished(() => relay.close());
  const { db } = relay;
  const fields = { "First name": "Ann", "Last name": "Lee", Phone: "212 555 0199" };
  const told = { Email: "ann@example.com", caseTypeSlug: "oxbryta", consent: "on" };
  const form = homeForm({ caseTypes, consent: "I agree.", asksState: false });
  await send(form, { ...fields, ...told });
  const toSheet = db
    .selectFrom("deliveries")
    .select(["id", "purpose", "state", "about"])
    .where("destination", "=", "sheet")
    .orderBy("id");
  const { id } = await toSheet.executeTakeFirstOrThrow();

  const { again } = await transact(relay.app, async (app) => {
    // What it sends has no mark: the list was read before.
    await lease(app, id, "of another process", app.now() + 1000);
    let isOver = false;
    const again = send(form, { ...fields, ...told }, { reasons: ["gpc"] }).finally(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await countWaiting(db)) === 1).toBe(true);
    return { again };
  });
  await again;
  expect(await toSheet.execute()).toEqual([
    { id, purpose: "submission", state: "pending", about: null },
    { id: expect.anything(), purpose: "notice", state: "pending", about: "privacy.opted_out" },
  ]);
});

test("three processes that seal at once make one chain without a gap or a conflict", async () => {
  const store = await temporaryStore();
  onTestFinished(() => store.remove());
  const sealers = Array.from({ length: 3 }, () =>
    createSealer(store.db, keys, () => noon, pino({ level: "silent" })),
  );
  await Promise.all(sealers.map((sealer) => sealer.run()));
  for (let number = 0; number < 300; number += 1) {
    await receipt(store.db, { reference: `R${number}` });
  }
  for (const sealer of sealers) await sealer.run();

  expect((await readUpkeep(store.db)).seal.fault).toBeNull();
  expect(await verifyChain(store.db, keys, { now: noon })).toMatchObject({
    count: 300,
    problems: [],
  });
});

test("the limit of an address holds for all processes together, and for one minute", async () => {
  const { db, remove } = await temporaryStore();
  onTestFinished(remove);
  let time = noon;
  const shared = (name: string, lifeMs: number) => countUse(db, [key], { name, lifeMs, at: time });
  const [one, other] = [createSubmitLimiter(3, shared), createSubmitLimiter(3, shared)];

  const waits = [
    await one.wait("203.0.113.9"),
    await other.wait("203.0.113.9"),
    await one.wait("203.0.113.9"),
  ];
  expect(waits).toEqual([0, 0, 0]);
  expect(await other.wait("203.0.113.9")).toBe(60);
  expect(await other.wait("203.0.113.10")).toBe(0);
  expect(JSON.stringify(await db.selectFrom("submit_rates").selectAll().execute())).not.toMatch(
    /203\.0\.113/,
  );

  time += 60_001;
  expect(await other.wait("203.0.113.9")).toBe(0);
});
