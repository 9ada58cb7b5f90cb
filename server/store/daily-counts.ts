import { sql } from "kysely";
import type { Logger } from "pino";
import { dateInNewYork } from "~/data/dates";
import { events, type StoredEvent } from "../events";
import type { DailyCountTable, Db } from "./schema";
import { errorCode } from "./store-error";
import { every } from "./upkeep";

const flushMs = 10_000;
/** Names of campaigns a day. */
const mostCampaigns = 100;
/** Characters of a name. */
const longest = 120;
/** One statement has a limited number of parameters. */
const mostRows = 200;

/**
 * Counts requests and steps for the statistics. Each attribute is counted apart, so that no count
 * combines what one person sent. Counted in memory and written every ten seconds, so that intake
 * does not wait: a crash loses the counts of ten seconds at most.
 */
export function createCounter({ db, now, log }: { db: Db; now: () => number; log: Logger }) {
  let counts = new Map<string, DailyCountTable>();
  let campaigns = { day: "", names: new Set<string>() };

  function add({ day, about, name, count }: DailyCountTable) {
    const key = JSON.stringify([day, about, name]);
    counts.set(key, { day, about, name, count: count + (counts.get(key)?.count ?? 0) });
  }
  function count(about: DailyCountTable["about"], name: string | null) {
    if (name) add({ day: dateInNewYork(now()), about, name, count: 1 });
  }
  /** Anybody can make names up, so that after some of a day all others are counted together. */
  function countCampaign(name: string | null) {
    if (!name) return;
    const day = dateInNewYork(now());
    if (campaigns.day !== day) campaigns = { day, names: new Set() };
    const { names } = campaigns;
    if (names.size < mostCampaigns) names.add(name);
    count("campaign", names.has(name) ? name : "other");
  }
  function countStored({ kind, isLead, isSpam, caseTitle, state, language, source }: StoredEvent) {
    if (isSpam) return;
    count("form", kind);
    if (kind === "case") count("step", "sent");
    if (!isLead) return;
    count("case", caseTitle);
    count("state", state);
    count("language", language);
    countCampaign(campaignOf(source));
  }
  const countStep = (step: "quiz" | "contact") => count("step", step);

  async function flush() {
    const rows = [...counts.values()];
    counts = new Map();
    while (rows.length > 0) {
      const some = rows.splice(0, mostRows);
      await write(db, some).catch((error: unknown) => {
        log.warn({ code: errorCode(error) }, "daily counts not written");
        for (const row of some) add(row);
      });
    }
  }
  const loop = every(flushMs, flush);
  return {
    start() {
      events.on("stored", countStored).on("step", countStep);
      loop.start();
    },
    async stop() {
      events.off("stored", countStored).off("step", countStep);
      await loop.stop();
      await flush();
    },
  };
}

async function write(db: Db, rows: readonly DailyCountTable[]): Promise<void> {
  await db
    .insertInto("daily_counts")
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(["day", "about", "name"])
        .doUpdateSet({ count: sql<number>`daily_counts.count + excluded.count` }),
    )
    .execute();
}

/** `newsletter / spring`; null without a campaign. Terms and contents can be about one person. */
function campaignOf(address: string): string | null {
  const { searchParams } = new URL(address);
  const names = ["utm_source", "utm_medium", "utm_campaign"];
  const text = names.flatMap((name) => searchParams.get(name) ?? []).join(" / ");
  // PostgreSQL refuses a NUL. Half a character would be stored as another one.
  return [...text.replace(/\p{Cc}/gu, "")].slice(0, longest).join("") || null;
}
