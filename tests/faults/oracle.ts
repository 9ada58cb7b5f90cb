import { expect } from "vitest";
import { openStore } from "~/server/store/open";
import type { FakeServer, Received } from "~/tests/support/fake-server";
import { accept, startFormService } from "~/tests/support/form-service";
import { membersOf, type SheetService, startSheetService } from "~/tests/support/sheet-service";
import type { Site } from "~/tests/support/site";
import { plantedWords } from "./load";

export type Receivers = {
  form: FakeServer;
  sheet: SheetService;
  /** When each post reached the form service, in milliseconds of a steady clock. */
  arrivals: number[];
  settings: Record<string, string>;
  close(): Promise<void>;
};

/** The form service and the spreadsheet as fakes, and the settings that lead to them. */
export async function startReceivers(perMinute: number): Promise<Receivers> {
  const [form, sheet] = [await startFormService(), await startSheetService()];
  const arrivals: number[] = [];
  form.always((request, response) => {
    arrivals.push(performance.now());
    return accept(request, response);
  });

  return {
    form,
    sheet,
    arrivals,
    settings: {
      FORM_SERVICE_URL: form.url,
      FORM_ID: "abc",
      FORM_SERVICE_RATE: String(perMinute),
      FORWARD_URL: sheet.execUrl,
      FORWARD_API_KEY: "key",
      INLINE_DELIVERY_MS: "50",
    },
    async close() {
      await Promise.all([form.close(), sheet.close()]);
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

/** Waits until each acknowledged reference was delivered everywhere or is in the dead letters. */
export async function expectAllEnded(
  url: string,
  { thanked, timeout }: { thanked: readonly string[]; timeout: number },
): Promise<void> {
  async function unfinished() {
    const open = new Map(thanked.map((reference) => [reference, 2]));
    for (const { message_id, state } of await readDeliveries(url)) {
      const left = open.get(message_id);
      if (left !== undefined && ended.includes(state)) open.set(message_id, left - 1);
    }
    return [...open].filter(([, left]) => left > 0).length;
  }
  await expect.poll(unfinished, { timeout, interval: 500 }).toBe(0);
}

/** Of more requests than one for a delivery, each but one must be on record as ambiguous. */
export function unexplainedRepeats(rows: readonly Row[], { form, sheet }: Receivers): string[] {
  const allowed = new Map(
    rows.map((row) => [`${serviceOf(row)} ${row.message_id}`, 1 + row.ambiguous]),
  );
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const request of form.requests) add(`form ${idOf(request)}`);
  for (const request of sheet.requests)
    if (request.method === "POST") add(`sheet ${idOf(request)}`);

  return [...counts].filter(([key, sent]) => sent > (allowed.get(key) ?? 0)).map(([key]) => key);
}

function serviceOf({ destination }: Row): string {
  return destination.replace(/:.*/, "");
}

function idOf({ fields }: Received): string {
  return membersOf(fields).submission_id ?? "";
}

export function expectNoPersonalData(sites: readonly Site[]): void {
  for (const site of sites) expect(plantedWords.exec(site.output())?.[0]).toBeUndefined();
}
