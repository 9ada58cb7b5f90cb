import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "~/server/store/open";
import type { FakeServer } from "~/tests/support/fake-server";
import { rounds } from "~/tests/support/faults";
import { startFormService } from "~/tests/support/form-service";
import { type PostgresServer, startPostgresServer } from "~/tests/support/postgres-server";
import { type SheetService, startSheetService } from "~/tests/support/sheet-service";
import { homeLead, post, type Site, startSite } from "~/tests/support/site";

let postgres: PostgresServer;
let form: FakeServer;
let sheet: SheetService;
let sites: Site[];

beforeAll(async () => {
  postgres = await startPostgresServer({ durable: true });
  form = await startFormService();
  sheet = await startSheetService();
  const settings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: "ab".repeat(32),
    FORM_SERVICE_URL: form.url,
    FORM_ID: "abc",
    FORM_SERVICE_RATE: "100000",
    FORWARD_URL: sheet.execUrl,
    FORWARD_API_KEY: "key",
    INLINE_DELIVERY_MS: "50",
    RETRY_SCALE: "0.05",
    LOG_LEVEL: "warn",
  };
  sites = await Promise.all([startSite(settings), startSite(settings), startSite(settings)]);
}, 120_000);

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await Promise.all([form.close(), sheet.close(), postgres.stop()]);
});

test("kills of one of three processes, and a database that restarts, lose no acknowledged lead and repeat none unexplained", async () => {
  const thanked: string[] = [];
  for (let round = 0; round < rounds(2, 12); round += 1) {
    const load = sites.flatMap((site, place) => [
      send(site, `${round}.${place}.a`),
      send(site, `${round}.${place}.b`),
    ]);
    await sleep(400);
    const victim = sites[round % sites.length];
    if (round % 2 === 0) await victim?.end("SIGKILL");
    else await postgres.restart("immediate");
    thanked.push(...(await Promise.all(load)).flat());
    if (round % 2 === 0) await victim?.restart();
  }

  expect(thanked.length).toBeGreaterThan(0);
  await arrived(thanked);
  expect(await unexplainedRepeats()).toEqual([]);
  expect((await sites[0]?.relay("verify"))?.code).toBe(0);
}, 240_000);

/** Posts one lead after the other until the server or the database is gone. */
async function send(site: Site, name: string): Promise<string[]> {
  const references: string[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const email = `process.${name}.${turn}@example.com`;
    const answer = await post(site.url, homeLead({ Email: email })).catch(() => null);
    const reference = /sent=(\w+)/.exec(answer?.headers.get("Location") ?? "")?.[1];
    if (reference) references.push(reference);
    if (!answer) return references;
  }
  return references;
}

function idsAtForm(): string[] {
  return form.requests.flatMap(({ fields }) =>
    fields.flatMap(([name, value]) => (name === "submission_id" ? [value] : [])),
  );
}

async function arrived(references: string[]) {
  const missing = () => {
    const [atForm, atSheet] = [new Set(idsAtForm()), new Set(sheet.rows.map(({ id }) => id))];
    return references.filter((reference) => !atForm.has(reference) || !atSheet.has(reference));
  };
  await expect.poll(missing, { timeout: 120_000, interval: 250 }).toEqual([]);
}

/** Of more requests than one for a lead, each but one must be on record as ambiguous. */
async function unexplainedRepeats() {
  const { db, close } = await openStore(postgres.url, "read");
  const rows = await db
    .selectFrom("deliveries")
    .select(["message_id", "ambiguous"])
    .where("destination", "=", "form:home")
    .execute();
  await close();
  const allowed = new Map(rows.map(({ message_id, ambiguous }) => [message_id, 1 + ambiguous]));
  const counts = new Map<string, number>();
  for (const id of idsAtForm()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].filter(([id, sent]) => sent > (allowed.get(id) ?? 0));
}
