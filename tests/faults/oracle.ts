import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { openStore } from "~/server/store/open";
import type { FakeServer, Received } from "~/tests/support/fake-server";
import { startFormService } from "~/tests/support/form-service";
import { rounds } from "~/tests/support/length";
import { membersOf, type SheetService, startSheetService } from "~/tests/support/sheet-service";
import type { Site } from "~/tests/support/site";
import { type FirmReceivers, startFirmReceivers } from "./firm-receivers";
import { type LoadResult, plantedWords } from "./load";

export type Receivers = {
  form: FakeServer;
  sheet: SheetService;
  firms: FirmReceivers;
  settings: Record<string, string>;
  close(): Promise<void>;
};

/** A firm that gets no lead of the load, because it takes another case. */
const bystander = "elsewhere";

/**
 * The form service, the spreadsheet, firms by webhook and one by mail as fakes, and the settings
 * that lead to them. A firm takes ten leads a second, so a longer load needs more of them.
 */
export async function startReceivers(
  perMinute: number,
  { webhooks = 2, checksAge = true } = {},
): Promise<Receivers> {
  const [form, sheet] = [await startFormService(), await startSheetService()];
  const ids = [..."abcdefgh"].slice(0, webhooks);
  const changes = {
    ...Object.fromEntries(ids.map((id) => [id, {}])),
    posted: { webhook: null, email: "intake@posted.example" },
    [bystander]: { cases: ["suboxone"] },
  };
  const firms = await startFirmReceivers(changes, { checksAge });

  return {
    form,
    sheet,
    firms,
    settings: {
      FORM_SERVICE_URL: form.url,
      FORM_ID: "abc",
      FORM_SERVICE_RATE: String(perMinute),
      FORWARD_URL: sheet.execUrl,
      FORWARD_API_KEY: "key",
      INLINE_DELIVERY_MS: "50",
      ...firms.settings,
    },
    async close() {
      await Promise.all([form.close(), sheet.close(), firms.close()]);
    },
  };
}

type Row = { destination: string; state: string; ambiguous: number; message_id: string };

export async function readDeliveries(url: string): Promise<Row[]> {
  const { db, close } = await openStore(url, "read");
  try {
    const columns = ["destination", "state", "ambiguous", "message_id"] as const;
    return await db.selectFrom("deliveries").select(columns).execute();
  } finally {
    await close();
  }
}

const ended = ["delivered", "refused", "expired"];
const services = ["form", "sheet", "firm"];

/**
 * Waits until each acknowledged reference was delivered to both services and a firm, or is in the
 * dead letters. It does not wait for mail to visitors, of which only a few go out per minute.
 *
 * @param patience milliseconds without any progress: how long all of it takes depends on the machine
 */
export async function expectAllEnded(
  url: string,
  { thanked, patience }: { thanked: readonly string[]; patience: number },
): Promise<void> {
  async function unfinished() {
    const open = new Map(thanked.map((reference) => [reference, new Set(services)]));
    const rows = await readDeliveries(url);
    for (const row of rows) {
      if (ended.includes(row.state)) open.get(row.message_id)?.delete(serviceOf(row));
    }
    // A lead that one firm refused waits for the next firm.
    for (const row of rows) {
      const isWaited = row.state === "pending" && services.includes(serviceOf(row));
      if (isWaited) open.get(row.message_id)?.add(serviceOf(row));
    }
    return [...open.values()].filter((left) => left.size > 0).length;
  }
  let fewest = Number.POSITIVE_INFINITY;
  let progressed = performance.now();
  for (let left = await unfinished(); left > 0; left = await unfinished()) {
    if (left < fewest) progressed = performance.now();
    fewest = Math.min(fewest, left);
    const isStuck = performance.now() - progressed > patience;
    expect(isStuck, `${left} leads do not end`).toBe(false);
    // Reading every delivery costs the database more than sending some of them.
    await sleep(rounds(500, 2000));
  }
}

/** If a delivery took more than one request, all but one must be on record as ambiguous. */
export function unexplainedRepeats(
  rows: readonly Row[],
  { form, sheet, firms }: Receivers,
): string[] {
  const allowed = new Map<string, number>();
  const counts = new Map<string, number>();
  const add = (to: Map<string, number>, key: string, count = 1) =>
    to.set(key, (to.get(key) ?? 0) + count);
  for (const row of rows) add(allowed, `${channelOf(row)} ${row.message_id}`, 1 + row.ambiguous);
  for (const request of form.requests) add(counts, `form ${idOf(request)}`);
  for (const request of sheet.requests)
    if (request.method === "POST") add(counts, `sheet ${idOf(request)}`);
  for (const { destination, messageId } of firms.got()) add(counts, `${destination} ${messageId}`);

  return [...counts].filter(([key, sent]) => sent > (allowed.get(key) ?? 0)).map(([key]) => key);
}

/**
 * Expects that each acknowledged lead is with exactly one firm, which its form named and which
 * takes its case, that no firm got anything else, and that each message was verified.
 */
export function expectRightFirms(
  { firms }: Receivers,
  { thanked, named }: Pick<LoadResult, "thanked" | "named">,
): void {
  firms.expectVerified();
  const got = firms.got().filter(({ destination }) => destination.startsWith("firm:"));
  const holders = new Map<string, Set<string>>();
  for (const { destination, messageId } of got) {
    const holder = destination.replace("firm:", "");
    holders.set(messageId, (holders.get(messageId) ?? new Set()).add(holder));
  }
  const wrong = [...holders].filter(([reference, [holder = "", ...others]]) => {
    const isNamed = named.get(reference)?.includes(holder) ?? true;
    return others.length > 0 || holder === bystander || !isNamed;
  });
  expect(wrong).toEqual([]);
  expect(thanked.filter((reference) => !holders.has(reference))).toEqual([]);
}

/** The form service and the spreadsheet each count as one channel, and so does every firm. */
function channelOf({ destination }: Row): string {
  return destination.startsWith("firm:") ? destination : serviceOf({ destination });
}

function serviceOf({ destination }: Pick<Row, "destination">): string {
  return destination.replace(/:.*/, "");
}

function idOf({ fields }: Received): string {
  return membersOf(fields).submission_id ?? "";
}

export function expectNoPersonalData(sites: readonly Site[]): void {
  for (const site of sites) expect(plantedWords.exec(site.output())?.[0]).toBeUndefined();
}
