import fc from "fast-check";
import { expect, test } from "vitest";
import { viewRequest } from "~/app/request/view.server";
import { leadWays } from "~/data/after-sending";
import { languages } from "~/data/language";
import { speak } from "~/server/language";
import { byPerson } from "~/server/leads/operator-log";
import { stopContact, stopContactOf } from "~/server/leads/stop";
import { describeRequest, readRequest } from "~/server/leads/visitor-request";
import { readPlaceholders } from "~/server/legal/placeholders";
import { storeReport } from "~/server/partners/store-report";
import { holds, searchOf } from "~/server/state/holders";
import { findRouting } from "~/server/state/routing-row";
import { pauseFirm, startFirms } from "~/tests/support/firms";

// What the person who sent a request reads about who has it, whatever happened to it.

const channels = ["calls", "texts", "emails"] as const;
const email = "zora@example.com";
const ids = ["a", "b", "c"];

const acts = [
  "send",
  "decline",
  "decline",
  "contacted",
  "opt out",
  "stop here",
  "stop elsewhere",
  "stop texts",
  "pause",
] as const;
type Act = (typeof acts)[number];
type Given = Awaited<ReturnType<typeof startFirms>>;

async function play(given: Given, reference: string, act: Act) {
  const { relay } = given;
  const { app } = relay;
  relay.advance(1000);
  const { partner } = await given.routing(reference);
  switch (act) {
    case "send":
      return given.runDue();
    case "decline":
    case "contacted": {
      if (partner === null) return;
      const status = act === "decline" ? "declined" : act;
      await storeReport(app, { reference, partner, status, messageId: `m-${relay.now()}` });
      return;
    }
    case "opt out":
      await relay.submit({ kind: "opt_out", email });
      return;
    case "stop here":
      await stopContactOf(app, byPerson, { reference, channels });
      return;
    case "stop texts":
      await stopContactOf(app, byPerson, { reference, channels: ["texts"] });
      return;
    case "stop elsewhere":
      await stopContact(app, byPerson, { email, channels, manner: "web" });
      return;
    case "pause":
      await pauseFirm(relay.db, "c", relay.now());
  }
}

/** @param isHidden a stop on another request is not told here: what it cancelled reads as waiting */
async function check(given: Given, reference: string, isHidden = false) {
  const { db, app } = given.relay;
  const row = await db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  const routing = await findRouting(db, reference);
  const reports = await db
    .selectFrom("partner_events")
    .select("partner")
    .where("reference", "=", reference)
    .where("status", "=", "declined")
    .where("counts", "=", 1)
    .execute();
  const declined = new Set(reports.map(({ partner }) => partner));
  const rows = await given.relay.deliveries(reference);
  const having = ids.filter(
    (id) =>
      !declined.has(id) && holds(rows.filter((one) => one.destination === `firm:${id}`)) !== "no",
  );
  expect(having).toEqual(expect.arrayContaining(row.holder === null ? [] : [row.holder]));
  const { taken } = await db
    .selectFrom("partner_days")
    .select(({ fn }) => fn.sum<number>("taken").as("taken"))
    .executeTakeFirstOrThrow();
  const { holders } = await db
    .selectFrom("submissions")
    .select(({ fn }) => fn.count<number>("holder").as("holders"))
    .executeTakeFirstOrThrow();
  expect(Number(taken)).toBe(Number(holders));

  const seemsToWait =
    isHidden &&
    rows.some(({ destination, state, cause }) => {
      const isStopped = state === "cancelled" && cause === "stopped";
      return isStopped && ids.some((id) => destination === `firm:${id}` && !declined.has(id));
    });
  const request = describeRequest(app, await readRequest(app, row));
  const mayChoose = routing !== null && ["waiting", "firm"].includes(searchOf(routing) ?? "");
  for (const language of languages) {
    speak(language, () => {
      const { line, expect: expected } = viewRequest(request, readPlaceholders(app.config));
      const named = ids.filter((id) => line.includes(`Firm ${id}`));
      expect(having).toEqual(expect.arrayContaining(named));
      expect([line, ...expected].join(" ")).not.toMatch(/next firm|siguiente bufete/i);
      if (having.length > 0 || declined.size === 0 || mayChoose || row.holder !== null) return;
      if (seemsToWait) return;
      expect(line).toBe(leadWays().exhausted.whoHasIt);
      expect(expected.join(" ")).not.toMatch(/ten business days|diez días hábiles/);
    });
  }
}

const history = fc.record({
  named: fc.constantFrom(["a"], ["a", "b"], ["a", "b", "c"]),
  isSent: fc.boolean(),
  done: fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 6 }),
});

test("a request names a firm as its holder, uses a place of it, and names a search as going on, only while that is so", async () => {
  const given = await startFirms({ a: {}, b: {}, c: {} });
  try {
    await fc.assert(
      fc.asyncProperty(history, async ({ named, isSent, done }) => {
        await pauseFirm(given.relay.db, "c", null);
        await given.relay.db.deleteFrom("suppressions").execute();
        // A stop of the run before is older.
        given.relay.advance(1000);
        const reference = await given.lead({ named, email });
        if (isSent) await given.runDue();
        await check(given, reference);
        for (const [index, act] of done.entries()) {
          await play(given, reference, act);
          await check(given, reference, done.slice(0, index + 1).includes("stop elsewhere"));
        }
      }),
      {
        numRuns: 15,
        examples: [
          [{ named: ["a", "b"], isSent: true, done: ["opt out", "decline"] }],
          [{ named: ["a", "b"], isSent: true, done: ["stop here", "decline"] }],
          [{ named: ["a", "b"], isSent: true, done: ["stop elsewhere", "decline"] }],
          [{ named: ["a", "b"], isSent: false, done: ["decline", "stop elsewhere", "send"] }],
          [{ named: ["a", "b"], isSent: true, done: ["stop texts", "decline"] }],
          [{ named: ["a", "b"], isSent: true, done: ["decline", "send", "opt out", "decline"] }],
        ],
      },
    );
  } finally {
    await given.close();
  }
});
