import { configuredDestinations } from "../destinations/index";
import type { AlertRow } from "../store/schema";
import { readUpkeep } from "../store/upkeep";
import type { OutboxContext } from "./context";
import { certificateIsLow } from "./watch";

export type Watched = Pick<AlertRow, "id" | "event" | "reference" | "destination">;

type Means = Pick<OutboxContext, "db" | "config" | "now" | "keys">;

const atOnce = 200;

/** Alerts whose trouble is over, whoever fixed, sent, released or erased it. */
export async function findOver(means: Means): Promise<Watched[]> {
  const open = await means.db
    .selectFrom("alerts")
    .select(["id", "event", "reference", "destination"])
    .where("resolved_at", "is", null)
    .where("event", "!=", "resolved")
    .orderBy("id")
    .limit(atOnce)
    .execute();
  const over: Watched[] = [];
  for (const row of open) if (!(await lasts(means, row))) over.push(row);
  return over;
}

async function lasts(means: Means, row: Watched): Promise<boolean> {
  switch (row.event) {
    case "hold":
      return isHeld(means, row);
    case "refused":
    case "expired":
    case "stop":
    case "certificate":
      return hasDelivery(means, row);
    case "quarantined":
      return isQuarantined(means, row);
    case "clock":
      return (await readUpkeep(means.db)).retention.fault !== null;
    // The sealer says when this is over, because the store may no longer show it.
    case "chain":
    case "store":
    case "resolved":
      return true;
  }
}

async function isHeld({ db, config, keys }: Means, { destination }: Watched): Promise<boolean> {
  const own = configuredDestinations(config, keys[0]).find(({ name }) => name === destination);
  if (!own) return false;

  const channel = await db
    .selectFrom("channels")
    .select("cause")
    .where("name", "=", own.channel)
    .executeTakeFirst();
  return channel !== undefined && channel.cause !== null;
}

async function hasDelivery({ db, now }: Means, row: Watched): Promise<boolean> {
  const of = db
    .selectFrom("deliveries as d")
    .innerJoin("submissions as s", "s.reference", "d.reference")
    .select("d.id")
    .where("d.reference", "=", row.reference)
    .where("d.destination", "=", row.destination ?? "")
    .where("s.state", "=", "accepted")
    .where("s.erased_at", "is", null);
  switch (row.event) {
    case "refused":
    case "expired":
      return (await of.where("d.state", "=", row.event).executeTakeFirst()) !== undefined;
    case "stop": {
      const notices = db
        .selectFrom("deliveries")
        .select("id")
        .where("reference", "=", row.reference)
        .where("destination", "=", row.destination ?? "")
        .where("purpose", "=", "notice")
        .where("state", "in", ["refused", "expired"]);
      return (await notices.executeTakeFirst()) !== undefined;
    }
    default: {
      const ending = of
        .where("d.state", "=", "pending")
        .where("d.deadline", "<=", now() + certificateIsLow);
      return (await ending.executeTakeFirst()) !== undefined;
    }
  }
}

async function isQuarantined({ db }: Means, { reference }: Watched): Promise<boolean> {
  const found = await db
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "=", reference)
    .where("state", "=", "quarantined")
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}
