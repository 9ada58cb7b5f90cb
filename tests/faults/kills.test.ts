import { afterAll, beforeAll, expect, test } from "vitest";
import { commandBeside } from "../support/command-beside";
import type { FakeServer } from "../support/fake-server";
import { isFull, rounds } from "../support/faults";
import { startFormService } from "../support/form-service";
import { type SheetService, startSheetService } from "../support/sheet-service";
import { homeLead, post, type Site, startSite } from "../support/site";

const count = rounds(5, 20);
let form: FakeServer;
let sheet: SheetService;
let site: Site;
/** Leads thanked for so far. */
let thanks = 0;

beforeAll(async () => {
  form = await startFormService();
  sheet = await startSheetService();
  site = await startSite({
    FORM_SERVICE_URL: form.url,
    FORM_ID: "abc",
    FORM_SERVICE_RATE: "100000",
    FORWARD_URL: sheet.execUrl,
    FORWARD_API_KEY: "key",
    INLINE_DELIVERY_MS: "50",
    RETRY_SCALE: "0.01",
    LOG_LEVEL: "warn",
  });
}, 60_000);

afterAll(async () => {
  await site.stop();
  await Promise.all([form.close(), sheet.close()]);
});

test(`${count} kills at random moments under load lose no acknowledged lead`, async () => {
  const thanked: string[] = [];
  for (let round = 0; round < count; round++) {
    const before = thanks;
    const load = Array.from({ length: 12 }, (_, index) => send(round, index));
    // However busy the machine is: a kill before the first answer would test nothing.
    await expect.poll(() => thanks, { timeout: 30_000 }).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 600));
    await site.end("SIGKILL");
    thanked.push(...(await Promise.all(load)).flat());
    await site.restart();
  }

  await arrived(thanked);
  const { out } = await commandBeside(site, "list", "--json");
  const stored = new Set(
    out.split("\n").flatMap((line) => (line ? [JSON.parse(line).reference] : [])),
  );
  expect(thanked.filter((reference) => !stored.has(reference))).toEqual([]);
  expect((await commandBeside(site, "verify")).code).toBe(0);
  if (isFull) console.log(`${thanked.length} leads acknowledged, ${count} kills, none lost`);
}, 180_000);

/** Posts one lead after the other until the server is gone; the references it was thanked with. */
async function send(round: number, index: number): Promise<string[]> {
  const references: string[] = [];
  for (let turn = 0; turn < 40; turn++) {
    const email = `crash.${round}.${index}.${turn}@example.com`;
    const answer = await post(site.url, homeLead({ Email: email })).catch(() => null);
    const reference = /sent=(\w+)/.exec(answer?.headers.get("Location") ?? "")?.[1];
    if (!answer || !reference) return references;
    references.push(reference);
    thanks += 1;
  }
  return references;
}

/** Waits until both services know every reference. */
async function arrived(references: string[]) {
  const missing = () => {
    const inForm = new Set(form.requests.flatMap(({ fields }) => idsIn(fields)));
    const inSheet = new Set(sheet.rows.map(({ id }) => id));
    return references.filter((reference) => !inForm.has(reference) || !inSheet.has(reference));
  };
  await expect.poll(() => missing(), { timeout: 120_000, interval: 250 }).toEqual([]);
}

function idsIn(fields: readonly (readonly [string, string])[]): string[] {
  return fields.flatMap(([name, value]) => (name === "submission_id" ? [value] : []));
}
