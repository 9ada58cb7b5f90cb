import { staffMail } from "~/data/desk/staff-mail";
import { sendMail } from "../destinations/mail";
import type { OutboxContext } from "./context";
import { delayAfter } from "./delivery";

type Means = Pick<OutboxContext, "db" | "config" | "log" | "now">;

const hour = 60 * 60 * 1000;

/** Whether the staff gets mail; never without a mail server. */
export function hasStaff({ SMTP_URL, STAFF_EMAIL }: OutboxContext["config"]): boolean {
  return Boolean(SMTP_URL && STAFF_EMAIL);
}

/**
 * Mails the staff how many things need attention, once there is something new, at most once an hour
 * over all processes. The hour is counted from the claim, so that neither a crash nor a lost answer
 * causes a second mail. Open alerts are counted: each ends when its trouble is over.
 */
export async function tellStaff(means: Means): Promise<void> {
  const { db, config, log, now } = means;
  const { STAFF_EMAIL: to, site } = config;
  if (!hasStaff(config) || !to) return;

  const open = await readOpen(means);
  const newest = Math.max(0, ...open.map(({ id }) => id));
  const last = await db.selectFrom("staff_mail").selectAll().executeTakeFirst();
  if (newest <= (last?.told ?? 0) || (last?.next_at ?? 0) > now()) return;

  const at = now();
  if (!(await claim(means, { next_at: last?.next_at ?? null, at }))) return;
  const lines = open.map(({ event, count }) => staffMail.needs[event](count));
  const total = open.reduce((sum, { count }) => sum + count, 0);
  const mail = {
    id: `staff_${at}`,
    to,
    subject: staffMail.subject(site.name, total),
    text: staffMail.text(site.name, lines),
  };
  const { kind, detail } = await sendMail(config, mail);
  if (kind !== "delivered")
    log.warn({ outcome: kind, detail }, "the mail to the staff was not accepted");

  // A mail that certainly did not arrive is tried again soon; one that may have arrived counts as
  // read.
  const isTold = kind === "delivered" || kind === "ambiguous";
  const attempts = isTold ? 0 : (last?.attempts ?? 0) + 1;
  const next_at = isTold ? at + hour : now() + delayAfter(attempts, config.RETRY_SCALE);
  const told = isTold ? newest : (last?.told ?? 0);
  await db.updateTable("staff_mail").set({ told, attempts, next_at }).execute();
}

/** Number of open troubles of each kind. */
async function readOpen({ db }: Means) {
  const rows = await db
    .selectFrom("alerts")
    .select(["event", ({ fn }) => fn.countAll().as("count")])
    .select(({ fn }) => fn.max("id").as("id"))
    .where("resolved_at", "is", null)
    .groupBy("event")
    .orderBy("event")
    .execute();
  return rows.flatMap(({ event, count, id }) =>
    event === "resolved" ? [] : [{ event, count: Number(count), id: Number(id) }],
  );
}

type Claim = {
  /** The value as read; null before the first mail. */
  next_at: number | null;
  at: number;
};

async function claim({ db }: Means, { next_at, at }: Claim): Promise<boolean> {
  const later = at + hour;
  const result =
    next_at === null
      ? await db
          .insertInto("staff_mail")
          .values({ id: 1, told: 0, attempts: 0, next_at: later })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirst()
      : await db
          .updateTable("staff_mail")
          .set({ next_at: later })
          .where("next_at", "=", next_at)
          .executeTakeFirst();
  return "numUpdatedRows" in result
    ? result.numUpdatedRows === 1n
    : result.numInsertedOrUpdatedRows === 1n;
}
