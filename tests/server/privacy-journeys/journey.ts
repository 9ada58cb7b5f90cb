import LibsqlDatabase from "libsql";
import { expect, vi } from "vitest";
import { z } from "zod";
import { findCase } from "~/data/cases";
import { makeUnsubscribeToken } from "~/server/privacy/sealed-token";
import {
  type CertificateService,
  startCertificateService,
} from "../../support/certificate-service";
import type { FakeServer, Received } from "../../support/fake-server";
import { startFormService } from "../../support/form-service";
import { send } from "../../support/page";
import { membersOf, type SheetService, startSheetService } from "../../support/sheet-service";
import { caseLead, homeLead, type Site, startSite } from "../../support/site";

const key = "5e".repeat(32);
export const visitorAddress = "203.0.113.9";
export const title = findCase("oxbryta")?.title ?? "";
export const answers = {
  took_oxbryta: "self",
  issues: "voc",
  year_started: "2021",
  has_lawyer: "no",
};
export const optOutPath = "/do-not-sell-my-info";

/** Those of the `describe` that is running. */
export let site: Site;
export let form: FakeServer;
export let sheet: SheetService;
export let certificates: CertificateService;

export async function open(role: string) {
  [form, sheet, certificates] = await Promise.all([
    startFormService(),
    startSheetService(),
    startCertificateService(),
  ]);
  site = await startSite({
    SECRET_KEY: key,
    FORM_SERVICE_URL: form.url,
    FORM_ID: "main",
    FORM_ID_OPT_OUT: "optout",
    FORM_SERVICE_RATE: "100000",
    FORWARD_URL: sheet.execUrl,
    FORWARD_API_KEY: "sheet-key",
    FORWARD_ROLE: role,
    CONSENT_SCRIPT_URL: "https://api.trustedform.com/trustedform.js",
    CONSENT_PING_HOSTS: certificates.host,
    CONSENT_CERT_HOSTS: certificates.host,
    TRUSTEDFORM_API_KEY: "retain-key",
    RETRY_SCALE: "0.01",
  });
}

export async function close() {
  await site.stop();
  await Promise.all([form.close(), sheet.close(), certificates.close()]);
}

/** A person whom no other test can have opted out. */
let people = 0;
export function somebody() {
  people += 1;
  return {
    "First name": "Zorabel",
    "Last name": "Quillfeather",
    Phone: `(212) 555-01${String(people).padStart(2, "0")}`,
    Email: `person${people}@planted.example`,
    xxTrustedFormCertUrl: `${certificates.url}/certificate${people}`,
    xxTrustedFormToken: `token${people}`,
    xxTrustedFormPingUrl: `${certificates.url}/ping${people}`,
  };
}

export type Person = ReturnType<typeof somebody>;
export type Headers = Record<string, string>;

export const shapes = ["home", "case", "case with answers"] as const;
export type Shape = (typeof shapes)[number];

export async function sendLead(person: Person, shape: Shape = "home", headers: Headers = {}) {
  const isHome = shape === "home";
  const fields = isHome
    ? homeLead(person)
    : caseLead({ ...person, ...(shape === "case" ? {} : { share_answers: "yes" }) });
  const visitor = { ...site, headers: { "X-Forwarded-For": visitorAddress, ...headers } };

  const { status, reference } = await send(visitor, isHome ? "/" : "/lawsuits/oxbryta", fields);
  expect(status).toBe(303);
  return reference;
}

export async function optOut(person: Person) {
  const fields = { fullName: "Zorabel Quillfeather", email: person.Email, phone: person.Phone };
  const sent = { intent: "opt-out-request", state: "California", details: "", ...fields };
  const { status, reference } = await send(site, optOutPath, sent);
  expect(status).toBe(303);
  return reference;
}

/** The post that carried this reference, as soon as it is there. */
export function arrived(fake: FakeServer, reference: string): Promise<Received> {
  return vi.waitFor(
    () => {
      const found = postsOf(fake, reference)[0];
      if (!found) throw new Error(`${reference} has not arrived`);
      return found;
    },
    { timeout: 60_000, interval: 20 },
  );
}

export function postsOf(fake: FakeServer, reference: string): Received[] {
  return fake.requests.filter(({ fields }) => membersOf(fields).submission_id === reference);
}

export function inStore<T>(work: (db: LibsqlDatabase.Database) => T): T {
  const db = new LibsqlDatabase(`${site.folder}/site.db`);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const deliveryRow = z.object({
  destination: z.string(),
  state: z.string(),
  reason: z.string().nullable(),
});
export function deliveriesOf(reference: string) {
  return inStore((db) =>
    z
      .array(deliveryRow)
      .parse(db.prepare("select * from deliveries where reference = ?").all(reference)),
  );
}

/** Resolves once no attempt that began before the call is in flight. */
export async function noneInFlight(reference: string): Promise<void> {
  await expect
    .poll(() =>
      inStore((db) =>
        db
          .prepare("select id from deliveries where reference = ? and lease_token is not null")
          .all(reference),
      ),
    )
    .toEqual([]);
}

export function withheldFrom(reference: string) {
  const withheld = deliveriesOf(reference).filter(({ state }) => state === "withheld");
  return Object.fromEntries(withheld.map(({ destination, reason }) => [destination, reason]));
}

export function tokenOf(email: string): string {
  return makeUnsubscribeToken(Buffer.from(key, "hex"), email);
}

export function noticeOf(fake: FakeServer, lead: string): Promise<Received> {
  return vi.waitFor(
    () => {
      const found = fake.requests.find(({ fields }) => membersOf(fields).regarding === lead);
      if (!found) throw new Error(`no notice about ${lead}`);
      return found;
    },
    { timeout: 60_000, interval: 20 },
  );
}

/** Receipts are sealed a little after they are stored. */
export function sealed(): Promise<void> {
  return vi.waitFor(
    () =>
      inStore((db) => {
        const open = db.prepare("select reference from receipts where seq is null").all();
        expect(open).toEqual([]);
      }),
    { timeout: 60_000, interval: 50 },
  );
}

export function expectSilence() {
  const logged = site.output();
  expect(logged).toContain("submission stored");
  expect(logged).not.toMatch(/Zorabel|Quillfeather|planted\.example|Albany|1980-04-27/i);
  expect(logged).not.toMatch(/555.?01\d\d|203\.0\.113\.9|certificate\d|token\d/);
}
