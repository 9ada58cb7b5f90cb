import fc from "fast-check";
import pino from "pino";
import { expect, test } from "vitest";
import { events } from "~/server/events";
import { createCounter } from "~/server/store/daily-counts";
import { day, delivery } from "../privacy/given";
import { openDesk } from "./open-desk";

const midnight = Date.parse("2026-11-21T05:00:00Z");
const log = pino({ level: "silent" });

const request = {
  kind: "case",
  isLead: true,
  isSpam: false,
  caseTitle: "Oxbryta",
  state: "NY",
  language: "es",
  source: "https://site.example/?utm_source=ad&utm_campaign=fall&utm_term=ann#form",
};

/** The cells of a table of the page, by row. */
function rowsIn(html: string, title: string) {
  const [, table = ""] = new RegExp(`aria-label="${title}"([\\s\\S]*?)</table>`).exec(html) ?? [];
  const rows = [...table.matchAll(/<th scope="row">(.*?)<\/th><td.*?>(.*?)<svg/g)];
  return rows.map(([, name, count]) => `${name} ${count?.trim()}`);
}

test("requests and steps are counted by day in New York, each attribute apart, and spam is not", async () => {
  const desk = await openDesk(undefined, midnight + 5);
  let now = midnight - 1;
  const counter = createCounter({ db: desk.db, now: () => now, log });
  counter.start();
  events.emit("stored", request);
  now = midnight;
  events.emit("stored", { ...request, kind: "home", state: "", source: "https://site.example/" });
  events.emit("stored", { ...request, isSpam: true });
  events.emit("stored", { ...request, kind: "newsletter", isLead: false, caseTitle: null });
  for (const step of ["quiz", "quiz", "contact"] as const) events.emit("step", step);
  await counter.stop();
  // What comes later is not counted, and a second process adds to the same counts.
  events.emit("stored", request);
  const other = createCounter({ db: desk.db, now: () => now, log });
  other.start();
  events.emit("step", "quiz");
  await other.stop();

  const { html } = await desk.get("/statistics?days=7");
  expect(rowsIn(html, "Requests by day").slice(0, 3)).toEqual([
    "2026-11-21 1",
    "2026-11-20 1",
    "2026-11-19 0",
  ]);
  expect(rowsIn(html, "Requests by day")).toHaveLength(7);
  expect(rowsIn(html, "From quiz to request, on pages of cases")).toEqual([
    "Quiz posted 3",
    "Step 2 shown 1",
    "Request sent 1",
  ]);
  expect(rowsIn(html, "Requests by case")).toEqual(["Oxbryta 2"]);
  expect(rowsIn(html, "Requests by state")).toEqual(["NY 1"]);
  expect(rowsIn(html, "Requests by language")).toEqual(["es 2"]);
  expect(rowsIn(html, "Requests by campaign")).toEqual(["ad / fall 1"]);
  expect(rowsIn(html, "Submissions by form")).toContain("newsletter 1");

  const csv = await desk.get("/statistics.csv?days=7");
  expect(csv.headers.get("Content-Disposition")).toContain("statistics.csv");
  const lines = csv.html.replace("\ufeff", "").trim().split("\r\n");
  expect(lines.slice(0, 3)).toEqual([
    "day,about,name,count",
    "2026-11-20,campaign,ad / fall,1",
    "2026-11-20,case,Oxbryta,1",
  ]);
  expect(csv.html).not.toContain("ann");
  const columns = await desk.db.selectFrom("daily_counts").selectAll().execute();
  expect(Object.keys(columns[0] ?? {})).toEqual(["day", "about", "name", "count"]);
});

test("whatever names campaigns have, at most 100 of a day are counted apart", async () => {
  const { db } = await openDesk(undefined, midnight);
  const counter = createCounter({ db, now: () => midnight, log });
  counter.start();
  let sent = 0;
  const part = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.constantFrom("\0", "😀"));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(part, part), { maxLength: 9 }), async (made) => {
      for (const [utm_source, utm_campaign] of made) {
        const query = new URLSearchParams({ utm_source, utm_campaign });
        events.emit("stored", { ...request, source: `https://site.example/?${query}` });
        sent += 1;
      }
    }),
  );
  await counter.stop();
  const rows = await db.selectFrom("daily_counts").selectAll().execute();
  const counted = rows.filter(({ about }) => about === "campaign");
  expect(counted.length).toBeLessThanOrEqual(101);
  expect(rows.find(({ about }) => about === "form")?.count).toBe(sent);
  for (const { name } of counted) expect(name).not.toMatch(/\p{Cc}/u);
});

test("counts that cannot be written are kept for the next time", async () => {
  const { db, get } = await openDesk(undefined, midnight);
  const counter = createCounter({ db, now: () => midnight, log });
  counter.start();
  await db.schema.alterTable("daily_counts").renameTo("away").execute();
  events.emit("step", "quiz");
  await counter.stop();
  await db.schema.alterTable("away").renameTo("daily_counts").execute();
  await counter.stop();
  const { html } = await get("/statistics");
  expect(rowsIn(html, "From quiz to request, on pages of cases")[0]).toBe("Quiz posted 1");
});

test("the time to a firm's first answer counts the first report of each lead", async () => {
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const { db, get, actor } = await openDesk(undefined, midnight);
  actor.config.partners = [
    { name: "Lee", id: "lee", ...place, webhook: { url: "https://x.example" } },
  ];
  const hour = day / 24;
  for (const [reference, first] of [
    ["AAAA2222", 1],
    ["BBBB2222", 3],
    ["CCCC2222", 5],
  ] as const) {
    const sent = midnight - day;
    const made = { reference, destination: "firm:lee", channel: "firm:lee", updated_at: sent };
    await delivery(db, { ...made, state: "delivered", created_at: sent });
    for (const [status, hours] of [
      ["received", first],
      ["signed", first + 9],
    ] as const) {
      const told = { partner: "lee", reference, status, note: null, counts: 1 } as const;
      const message_id = reference + status;
      await db
        .insertInto("partner_events")
        .values({ ...told, message_id, received_at: sent + hours * hour })
        .execute();
    }
  }
  const { html } = await get("/statistics");
  expect(rowsIn(html, "Time to a firm's first answer".replace("'", "&#x27;"))).toEqual([
    "Lee 3 h, 5 h",
  ]);
});
