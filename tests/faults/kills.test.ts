import { afterAll, beforeAll, expect, test } from "vitest";
import { commandBeside } from "../support/command-beside";
import { rounds, run } from "../support/length";
import { membersOf } from "../support/sheet-service";
import { type Site, startSite } from "../support/site";
import { type LoadResult, openForm, postLead, type Shown } from "./load";
import {
  expectRightFirms,
  type Receivers,
  readDeliveries,
  startReceivers,
  unexplainedRepeats,
} from "./oracle";

const count = rounds(run === "check" ? 3 : 2, 20);
let receivers: Receivers;
let site: Site;
const sent: Pick<LoadResult, "thanked" | "named"> = { thanked: [], named: new Map() };

beforeAll(async () => {
  receivers = await startReceivers(100_000, { webhooks: 8 });
  site = await startSite({ ...receivers.settings, RETRY_SCALE: "0.01", LOG_LEVEL: "warn" });
});

afterAll(async () => {
  await site.stop();
  await receivers.close();
});

test(`${count} kills at random moments under load lose no acknowledged lead`, async () => {
  for (let round = 0; round < count; round++) {
    const before = sent.thanked.length;
    const shown = await openForm(site);
    const load = Array.from({ length: 12 }, (_, index) => send(shown, round, index));
    // However busy the machine is: a kill before the first answer would test nothing.
    await expect.poll(() => sent.thanked.length).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 600));
    await site.end("SIGKILL");
    await Promise.all(load);
    await site.restart();
  }

  await expect.poll(missing, { timeout: 120_000, interval: 250 }).toEqual([]);
  const { out } = await commandBeside(site, "list", "--json");
  const stored = new Set(
    out.split("\n").flatMap((line) => (line ? [JSON.parse(line).reference] : [])),
  );
  expect(sent.thanked.filter((reference) => !stored.has(reference))).toEqual([]);
  expect((await commandBeside(site, "verify")).code).toBe(0);
  const rows = await readDeliveries(site.env.DATABASE_URL ?? "");
  expect(unexplainedRepeats(rows, receivers)).toEqual([]);
  expectRightFirms(receivers, sent);
}, 900_000);

/** Posts one lead after the other until the server is gone. */
async function send(shown: Shown, round: number, index: number): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    const email = `crash.${round}.${index}.${turn}@planted.example`;
    const { reference } = await postLead(site, email, shown);
    if (!reference) return;
    sent.thanked.push(reference);
    sent.named.set(reference, shown.firms);
  }
}

/** References that the form service, the spreadsheet or every firm does not know yet. */
function missing(): string[] {
  const inForm = new Set(
    receivers.form.requests.map(({ fields }) => membersOf(fields).submission_id),
  );
  const inSheet = new Set(receivers.sheet.rows.map(({ id }) => id));
  const got = receivers.firms.got().filter(({ destination }) => destination !== "confirmation");
  const atFirms = new Set(got.map(({ messageId }) => messageId));
  return sent.thanked.filter(
    (reference) => !inForm.has(reference) || !inSheet.has(reference) || !atFirms.has(reference),
  );
}
