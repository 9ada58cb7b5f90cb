import { EventEmitter, once } from "node:events";
import pino from "pino";
import { createApp } from "~/server/app";
import { readConfig } from "~/server/config/config";
import { readNeeds } from "~/server/operator/needs";
import { attemptNow } from "~/server/outbox/first-attempt";
import { createOutbox } from "~/server/outbox/outbox";
import { createSealer } from "~/server/privacy/sealer";
import { createSchedule, listTasks } from "~/server/schedule";
import type { Store } from "~/server/store/store";
import { startCertificateService } from "./certificate-service";
import { startFormService } from "./form-service";
import { key, keys, type Sent, submit } from "./sent-submission";
import { startSheetService } from "./sheet-service";
import { temporaryStore } from "./temporary-store";

export { key } from "./sent-submission";
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** No inline attempt. */
export const calm = { INLINE_DELIVERY_MS: "0" };

const start = Date.UTC(2026, 10, 21, 12);

export type Fixture = Awaited<ReturnType<typeof startRelay>>;

type Options = {
  settings?: Record<string, string>;
  without?: readonly ("form" | "sheet")[];
  /**
   * The clock advances by a millisecond whenever it is read, so that no two moments are the same.
   */
  isTicking?: boolean;
  /** The test causes internal errors. In other tests, the first one ends the wait for deliveries. */
  hasFaults?: boolean;
};

/** An outbox and its schedule, which the manual clock drives; `start` lets it run by itself. */
export function startProcess(opened: Parameters<typeof createApp>[0]) {
  const app = createApp({ ...opened, wake: () => schedule.wake() });
  const current = { app };
  const outbox = createOutbox(current);
  const idle = async () => undefined;
  const parts = {
    outbox,
    storeWatch: { look: idle },
    sealer: createSealer(app.db, app.keys, app.now, app.log),
    retain: idle,
  };
  const schedule = createSchedule(app.log, listTasks(current, parts), app.now);
  return Object.assign(current, {
    ...outbox,
    wake: schedule.wake,
    /** Runs what is due; returns the milliseconds that the delivery may sleep. */
    tick: schedule.tick,
    async start() {
      await outbox.begin();
      schedule.start();
    },
    async stop(limitMs: number) {
      await outbox.stop(limitMs);
      await schedule.stop();
    },
  });
}

/** The relay on its own store, with a fake of every outside service and a manual clock. */
export async function startRelay(options: Options = {}) {
  const { settings = {}, without = [], isTicking, hasFaults = false } = options;
  const store = await temporaryStore();
  const form = await startFormService();
  const sheet = await startSheetService();
  const certificates = await startCertificateService();
  const logs: string[] = [];
  const faults = new EventEmitter();
  const write = (line: string) => {
    logs.push(line);
    if (!hasFaults && line.startsWith('{"level":50')) faults.emit("fault", new Error(line));
  };
  const log = pino({ level: "trace", base: null }, { write });
  let time = start;
  const now = () => (isTicking ? time++ : time);

  const config = readConfig({
    DATABASE_URL: store.url,
    SECRET_KEY: key.toString("hex"),
    FORM_SERVICE_URL: form.url,
    // A long wait, so that a busy machine does not change a result; a test that waits for it sets
    // its own.
    INLINE_DELIVERY_MS: "20000",
    CONSENT_PING_HOSTS: certificates.host,
    CONSENT_CERT_HOSTS: certificates.host,
    ...(without.includes("form") ? {} : { FORM_ID: "main" }),
    ...(without.includes("sheet")
      ? {}
      : { FORWARD_URL: sheet.execUrl, FORWARD_API_KEY: "sheet-key" }),
    ...settings,
  });
  const opened = { db: store.db, config, keys, log, now, wake: () => undefined };
  // Otherwise an outcome that cannot be recorded is retried forever, and the test waits.
  const fault = once(faults, "fault").then(([error]) => Promise.reject(error));
  fault.catch(() => undefined);
  const own = startProcess(opened);
  const untilIdle = () => Promise.race([own.untilIdle(), fault]);
  const outbox = { ...own, untilIdle };
  const kinds = new Map<string, Sent["kind"]>();
  const others: { stop(limitMs: number): Promise<unknown> }[] = [];

  const relay = {
    store,
    /** Another one after `takePartners`. */
    get app() {
      return own.app;
    },
    set app(app) {
      own.app = app;
    },
    db: store.db,
    config,
    form,
    sheet,
    certificates,
    outbox,
    /** What needs the operator now: kinds, and the destination if it concerns one. */
    needs: async () =>
      (await readNeeds(own.app)).map(({ kind, destination }) =>
        destination === null ? kind : `${kind} ${destination}`,
      ),
    logs,
    now: () => time,
    advance(by: number) {
      time += by;
    },
    /** Another process on the same store. */
    another() {
      const other = startProcess(opened);
      others.push(other);
      return other;
    },
    async submit(sent: Sent) {
      const reference = await submit({ ...own.app, now: () => time }, sent);
      kinds.set(reference, sent.kind);
      return reference;
    },
    /** The inline attempt of a submission, as the intake makes it after storing. */
    attemptNow: (reference: string) =>
      Promise.race([attemptNow(own.app, reference, kinds.get(reference) ?? "home"), fault]),
    /** Runs everything that is due now. */
    async run() {
      let before = await progressOf(store.db);
      for (let round = 0; round < mostRounds; round += 1) {
        await outbox.tick();
        await outbox.untilIdle();
        const progress = await progressOf(store.db);
        if (progress === before) return;
        before = progress;
      }
      throw new Error("Deliveries do not end");
    },
    /** Advances the clock in steps and runs everything that becomes due. */
    async pass(span: number, step = span / 20) {
      for (let passed = 0; passed < span; passed += step) {
        time += step;
        await relay.run();
      }
    },
    deliveries: (reference?: string) => deliveriesOf(store.db, reference),
    async delivery(reference: string, destination: string) {
      const all = await deliveriesOf(store.db, reference);
      const found = all.find((row) => row.destination === destination);
      if (!found) throw new Error(`No ${destination} delivery of ${reference}`);
      return found;
    },
    channel: (name: string) =>
      store.db.selectFrom("channels").selectAll().where("name", "=", name).executeTakeFirst(),
    attempts: () => store.db.selectFrom("attempts").selectAll().orderBy("id").execute(),
    async close() {
      for (const other of others) await other.stop(0);
      await outbox.stop(0);
      await Promise.all([form.close(), sheet.close(), certificates.close()]);
      await store.remove();
    },
  };
  return relay;
}

/** More rounds than any test needs. */
const mostRounds = 200;

/** Numbers of deliveries, of those that have ended, and of attempts. */
async function progressOf(db: Store["db"]): Promise<string> {
  const { all, pending } = await db
    .selectFrom("deliveries")
    .select(({ fn }) => [
      fn.countAll().as("all"),
      fn.countAll().filterWhere("state", "=", "pending").as("pending"),
    ])
    .executeTakeFirstOrThrow();
  const { attempts } = await db
    .selectFrom("attempts")
    .select(({ fn }) => fn.countAll().as("attempts"))
    .executeTakeFirstOrThrow();
  return `${all} ${pending} ${attempts}`;
}

function deliveriesOf(db: Store["db"], reference?: string) {
  const all = db.selectFrom("deliveries").selectAll().orderBy("id");
  return (reference === undefined ? all : all.where("reference", "=", reference)).execute();
}
