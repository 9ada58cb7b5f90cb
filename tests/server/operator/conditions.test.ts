import fc from "fast-check";
import { expect, test } from "vitest";
import { firmPage as words } from "~/data/partner-mail";
import { isReachable } from "~/server/config/partners";
import { readFirmPage } from "~/server/partners/firm-page";
import type { Channel } from "~/server/store/schema";
import { secretOf } from "~/tests/support/firms";
import { delivery, firmsFile, noon, submission } from "~/tests/support/given";
import { relayLine } from "../cli/relay-line";
import { openDesk } from "../desk/open-desk";

const minute = 60_000;
const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
const webhook = { url: "https://firm.example/", secretEnv: "FIRM_SECRET" };
const settings = () => ({
  PARTNERS_FILE: firmsFile([{ id: "lee", name: "Lee LLP", ...place, webhook }]),
  FIRM_SECRET: secretOf(1),
});

const ago = (least: number) =>
  fc.integer({ min: least, max: 200 }).map((minutes) => noon - minutes * minute);
const end = fc.integer({ min: -9, max: 60 }).map((min) => noon + min * minute);
const down = fc.record({
  cause: fc.constantFrom("fault", "ours", "failures", "asked"),
  down_since: ago(0),
  probe_at: end,
});
const pause = fc.record({ paused_since: ago(0), paused_until: fc.option(end) });
const channel: fc.Arbitrary<Partial<Channel>> = fc
  .record({
    last_error: fc.option(fc.constant("answered 500")),
    passed_at: fc.option(ago(0)),
    down: fc.option(down),
    pause: fc.option(pause),
  })
  .map(({ down, pause, ...row }) => ({ ...row, ...down, ...pause }));
const anyWaiting = fc.record({ planned: ago(1), purpose: fc.constantFrom("submission", "notice") });

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("no list, page, or command says that a firm works whose last attempt failed while something waits", async () => {
  const env = settings();
  const desk = await openDesk(undefined, noon, env);
  const line = await relayLine(env);
  const [lee] = desk.app.config.partners;
  if (!lee || !isReachable(lee, desk.app.config)) throw new Error("No firm");
  const stores = [desk.db, line.db];
  for (const db of stores) await submission(db, {});

  const property = fc.asyncProperty(channel, fc.option(anyWaiting), async (row, waiting) => {
    for (const db of stores) {
      await db.deleteFrom("deliveries").execute();
      await db.deleteFrom("channels").execute();
      const own = { name: "firm:lee", tokens: 0, refilled_at: 0, failures: 0 };
      await db
        .insertInto("channels")
        .values({ ...own, ...row })
        .execute();
      if (!waiting) continue;
      const { planned, purpose } = waiting;
      await delivery(db, {
        ...{ reference: "AAAA2222", destination: "firm:lee", channel: "firm:lee", purpose },
        ...{ created_at: planned, expires_at: planned + 7 * 24 * 60 * minute },
      });
    }
    const destinations = textOf((await desk.get("/destinations")).html);
    const firms = textOf((await desk.get("/firms")).html);
    const status = (await line.relay("status")).out;
    const list = (await line.relay("partner", "list")).out;
    const { condition } = (await readFirmPage(desk.app, lee)).channel;
    const says = [
      !/Lee LLP (last|not|paused)/.test(destinations),
      !/Lee LLP (last|not|paused)/.test(firms),
      /firm:lee +works/.test(status),
      / works /.test(list),
      condition.kind === "works",
    ];
    // All of them say the same.
    expect(new Set(says).size).toBe(1);
    if (row.last_error && waiting) {
      expect(says).not.toContain(true);
      expect(destinations).not.toContain("Everything works");
    }
    if (condition.kind !== "failing") return;
    expect(condition.since).toBe(Math.max(row.passed_at ?? 0, waiting?.planned ?? 0));
    const page = words.now({ failed: 0, waiting: 1, condition: condition.kind });
    expect(page).toContain("our last attempt failed");
  });
  await fc.assert(property, { numRuns: 30 });
});

test("a firm whose delivery failed a minute ago is named at once, and becomes a need after an hour", async () => {
  const at = { at: noon };
  const { db, get } = await openDesk(undefined, at, settings());
  const reference = await submission(db, {});
  const to = { reference, destination: "firm:lee", channel: "firm:lee" };
  const planned = { created_at: noon - minute, expires_at: noon - minute + 7 * 24 * 60 * minute };
  await delivery(db, { ...to, ...planned, next_at: noon + 4 * minute });
  const own = { name: "firm:lee", tokens: 0, refilled_at: 0, failures: 1 };
  await db
    .insertInto("channels")
    .values({ ...own, last_error: "ECONNREFUSED" })
    .execute();

  const firms = textOf((await get("/firms")).html);
  expect(firms).toContain("Lee LLP last attempt failed since Nov 21, 6:59 am");
  expect(firms).toContain("next try Nov 21, 7:04 am");
  expect(textOf((await get("/destinations")).html)).toContain(
    "The last attempt at 1 destination failed.",
  );
  expect((await get("/")).html).not.toContain('aria-label="Problems"');

  at.at = noon + 59 * minute;
  expect(textOf((await get("/")).html)).toContain(
    "Lee LLP has delivered nothing since Nov 21, 6:59 am",
  );
});
