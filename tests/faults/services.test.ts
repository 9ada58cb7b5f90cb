import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type CertificateService,
  startCertificateService,
} from "~/tests/support/certificate-service";
import type { FakeServer } from "~/tests/support/fake-server";
import { isFull } from "~/tests/support/faults";
import { startFormService } from "~/tests/support/form-service";
import { membersOf, type SheetService, startSheetService } from "~/tests/support/sheet-service";
import { homeLead, post, type Site, startSite } from "~/tests/support/site";
import { certificateFailures, formFailures, sheetFailures, type Ways } from "./failures";
import { expectNoPersonalData, readDeliveries } from "./oracle";

let form: FakeServer;
let sheet: SheetService;
let certificates: CertificateService;
let site: Site;

beforeEach(async () => {
  form = await startFormService();
  sheet = await startSheetService();
  certificates = await startCertificateService();
  site = await startSite({
    FORM_SERVICE_URL: form.url,
    FORM_ID: "abc",
    FORM_SERVICE_RATE: "6000000",
    FORM_SERVICE_TIMEOUT_MS: "1000",
    FORWARD_URL: sheet.execUrl,
    FORWARD_API_KEY: "key",
    CONSENT_CERT_HOSTS: certificates.host,
    TRUSTEDFORM_API_KEY: "key",
    INLINE_DELIVERY_MS: "50",
    RETRY_SCALE: "0.001",
  });
}, 60_000);

afterEach(async () => {
  await site.stop();
  await Promise.all([form.close(), sheet.close(), certificates.close()]);
});

test("however the form service fails, each lead is settled once, and nothing else waits for it", async () => {
  await failEachWay({ service: form, destination: "form:home", ways: formFailures });
}, 900_000);

test("however the spreadsheet fails, each lead is settled once, and nothing else waits for it", async () => {
  await failEachWay({ service: sheet, destination: "sheet", ways: sheetFailures });
}, 900_000);

test("however retaining a certificate fails, it is settled, and nothing else waits for it", async () => {
  await failEachWay({ service: certificates, destination: "retain", ways: certificateFailures });
}, 900_000);

type Failing = { service: FakeServer; destination: string; ways: Ways };

async function failEachWay({ service, destination, ways }: Failing) {
  const ended: string[] = [];
  for (const [name, behaviour] of isFull ? ways : ways.slice(0, 2)) {
    const before = service.requests.length;
    service.always(behaviour);
    const reference = await sendLead();
    await service.received(before + 1);
    await expectStates(reference, (row) => row.destination === destination || isDelivered(row));

    const mended = service.requests.length;
    service.mend();
    await expectStates(reference, ({ state }) => state !== "pending");
    expect.soft(await unexplained({ service, destination }, mended), name).toEqual([]);
    ended.push(`${name}: ${await stateOf(reference, destination)}`);
  }
  expect(ended.filter((end) => !/: (delivered|refused)$/.test(end))).toEqual([]);
  if (isFull) console.log(`${destination}\n  ${ended.join("\n  ")}`);
  expectNoPersonalData([site]);
}

async function sendLead(): Promise<string> {
  const lead = homeLead({
    "First name": "Zorabelle",
    Email: "way@planted.example",
    xxTrustedFormCertUrl: certificates.certificateUrl,
    Phone: `212 555 ${String(form.requests.length + 1000).slice(-4)}`,
  });
  const answer = await post(site.url, lead);
  const reference = /sent=(\w+)/.exec(answer.headers.get("Location") ?? "")?.[1];
  if (!reference) throw new Error(`The lead was answered ${answer.status}`);
  return reference;
}

type Row = Awaited<ReturnType<typeof readDeliveries>>[number];

function isDelivered({ state }: Row) {
  return state === "delivered";
}

async function deliveriesOf(reference: string): Promise<Row[]> {
  const rows = await readDeliveries(site.env.DATABASE_URL ?? "");
  return rows.filter(({ message_id }) => message_id === reference);
}

async function expectStates(reference: string, isSo: (row: Row) => boolean) {
  const waiting = async () => (await deliveriesOf(reference)).filter((row) => !isSo(row));
  await expect.poll(waiting, { timeout: 120_000, interval: 100 }).toEqual([]);
}

async function stateOf(reference: string, destination: string) {
  return (await deliveriesOf(reference)).find((row) => row.destination === destination)?.state;
}

/** Looks at what came after the service was mended and was accepted: repeats must be on record. */
async function unexplained(
  { service, destination }: Pick<Failing, "service" | "destination">,
  mended: number,
) {
  const rows = await readDeliveries(site.env.DATABASE_URL ?? "");
  const sent = service.requests
    .slice(mended)
    .filter(({ method }) => method === "POST")
    .map(({ fields }) => membersOf(fields).submission_id);

  return rows
    .filter((row) => row.destination === destination)
    .filter(({ message_id, ambiguous }) => {
      return sent.filter((id) => id === message_id).length > 1 + ambiguous;
    });
}
