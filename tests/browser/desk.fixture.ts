import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { settle } from "../../server/state/settle";
import { openStore } from "../../server/store/open";
import { transact } from "../../server/store/transact";
import { startCertificateService } from "../support/certificate-service";
import { controlOf } from "../support/document";
import { type Behaviour, type FakeServer, json } from "../support/fake-server";
import { secretOf } from "../support/firms";
import { accept, codeError, startFormService } from "../support/form-service";
import { ownPort } from "../support/own-port.mjs";
import { startSheetService } from "../support/sheet-service";
import { homeLead, post, type Site, startSite } from "../support/site";
import { rowsOf } from "../support/stored";
import { testApp } from "../support/test-app";
import { startReceiver } from "../support/webhook-receiver";
import { expect } from "./site.fixture";

export type Trouble = {
  /** References of the leads, by last name. */
  references: Record<string, string>;
  addressOf(name: string): string;
};

export type DeskSite = {
  site: Site;
  form: FakeServer;
  /** The program of the firm `lee`. */
  firm: Awaited<ReturnType<typeof startReceiver>>;
  /** The printed address, which opens only once. */
  address: string;
  /** Makes one more of each trouble. */
  makeTrouble(): Promise<Trouble>;
  /** Makes so many more requests that may be spam, all of one long name and one number. */
  makeSpam(count: number): Promise<void>;
  stop(): Promise<void>;
};

/** A site with stand-ins for every outside service, and its desk. */
export async function startDesk(): Promise<DeskSite> {
  const [form, sheet, certificates] = await Promise.all([
    startFormService(),
    startSheetService(),
    startCertificateService(),
  ]);
  const firm = await startReceiver(secretOf(1));
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-firms-"));
  const partners = join(folder, "partners.json");
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const webhook = { url: firm.url, secretEnv: "FIRM_SECRET" };
  const lee = {
    name: "Lee & Lee",
    id: "lee",
    ...place,
    webhook,
    cases: ["oxbryta"],
    dailyCap: 500,
  };
  writeFileSync(partners, JSON.stringify([lee, { name: "Named Only", id: "roe", ...place }]));
  form.always(troublesome);
  certificates.always(json(401, {}));
  const site = await startSite({
    FORM_SERVICE_URL: form.url,
    FORM_SERVICE_RATE: "100000",
    FORM_ID: "abc",
    FORM_ID_CONTACT: "closed",
    FORM_ID_OPT_OUT: "closed",
    FORWARD_URL: sheet.execUrl,
    FORWARD_API_KEY: "key",
    CONSENT_CERT_HOSTS: certificates.host,
    TRUSTEDFORM_API_KEY: "key",
    PARTNERS_FILE: partners,
    PARTNER_HOSTS: firm.host,
    FIRM_SECRET: secretOf(1),
    RETRY_SCALE: "0.01",
  });
  const desk = await openDesk(site);
  let times = 0;

  return {
    site,
    form,
    firm,
    address: desk.address,
    makeTrouble() {
      times += 1;
      return makeTrouble(site, { times, xxTrustedFormCertUrl: certificates.certificateUrl });
    },
    async makeSpam(count) {
      const form_version = await formVersion(site.url);
      for (let made = 0; made < count; made++) {
        times += 1;
        const name = { "First name": "Maria Guadalupe", "Last name": "Papadopoulos-Whitfield" };
        const known = { Email: `spam.${times}@example.com`, form_version, state: "NY" };
        await post(site.url, homeLead({ ...name, ...known, leave_empty: "x" }));
      }
    },
    async stop() {
      desk.end();
      await site.stop();
      await Promise.all([form.close(), sheet.close(), certificates.close(), firm.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}

const phoneError = json(422, {
  errors: [{ code: "TYPE_TEXT", field: "Phone", message: "is not a phone number" }],
});
const noForm = codeError(404, "FORM_NOT_FOUND", "form not found");

/** One form does not exist; one lead is refused until it is corrected. */
const troublesome: Behaviour = (request, response) => {
  const fields = new Map(request.fields);
  const isRefused = fields.get("Last name") === "Refused" && fields.get("revision") === "1";
  const answer = request.path.endsWith("/closed") ? noForm : isRefused ? phoneError : accept;
  return answer(request, response);
};

type Setting = { times: number; xxTrustedFormCertUrl: string };

/**
 * Made as visitors and services cause it, except that time is not waited for. Each call is about
 * other people.
 */
async function makeTrouble(site: Site, setting: Setting): Promise<Trouble> {
  const { times, xxTrustedFormCertUrl } = setting;
  const addressOf = (name: string) => `${name.toLowerCase()}.${times}@example.com`;
  const references: Record<string, string> = {};
  const { url } = site;
  const form_version = await formVersion(url);
  const names = ["Plain", "Refused", "Quarantined", "Expired", "Certified", "Objecting"];
  for (const [index, name] of names.entries()) {
    const number = times * 10 + index;
    const line = String(number % 100).padStart(2, "0");
    const answer = await post(
      url,
      homeLead({
        "Last name": name,
        Email: addressOf(name),
        // A stop of one number would cause a notice of every lead that has it.
        Phone: `(${212 + Math.floor(number / 100)}) 555-01${line}`,
        form_version,
        state: "NY",
        ...(name === "Quarantined" ? { leave_empty: "x" } : {}),
        ...(name === "Certified" ? { xxTrustedFormCertUrl } : {}),
      }),
    );
    references[name] = /sent=(\w+)/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
  }
  await post(`${url}/do-not-sell-my-info`, {
    intent: "opt-out-request",
    fullName: "Ann Objecting",
    email: addressOf("Objecting"),
    state: "California",
  });
  // What time changes must not be overwritten by a first attempt that is still going on.
  const quoted = Object.values(references).map((reference) => `'${reference}'`);
  const unsent = `deliveries where (destination like 'form:%' or destination = 'sheet') and state = 'pending' and attempts = 0 and reference in (${quoted})`;
  await expect.poll(() => rowsOf(site, unsent), { intervals: [50] }).toEqual([]);
  await letTimePass(site.env.DATABASE_URL ?? "", references);
  return { references, addressOf };
}

export async function formVersion(url: string): Promise<string> {
  return controlOf(await (await fetch(url)).text(), "form_version")?.value ?? "";
}

/** A week of failures, a certificate that waits for hours, and a firm that left. */
async function letTimePass(
  url: string,
  { Expired = "", Certified = "", Plain = "" }: Record<string, string>,
) {
  const { db, close } = await openStore(url, "write");
  await db
    .insertInto("deliveries")
    .values({
      reference: Plain,
      regarding: Plain,
      purpose: "notice",
      about: "lead.withdrawn",
      details: '{"due_on":"2027-01-04"}',
      destination: "firm:gone",
      channel: "firm:gone",
      state: "refused",
      reason: "no way to send",
      message_id: "NOTICE",
      revision: 1,
      person_key: "",
      priority: 0,
      attempts: 0,
      ambiguous: 0,
      next_at: Date.now(),
      created_at: Date.now(),
      updated_at: Date.now(),
    })
    .execute();
  await db
    .updateTable("deliveries")
    .set({ state: "expired", reason: "the service answered 503" })
    .where("reference", "=", Expired)
    .where("destination", "=", "sheet")
    .execute();
  await db
    .updateTable("deliveries")
    .set({ deadline: Date.now() + 5 * 60 * 60 * 1000 })
    .where("reference", "=", Certified)
    .where("destination", "=", "retain")
    .execute();
  const app = testApp({ db, keys: [Buffer.alloc(32)] });
  await transact(app, (app) => settle(app, [Expired, Certified, Plain]));
  await close();
}

/** A second desk, for clerks without a terminal; its address is that of an invitation. */
export async function openPublished({ env }: Site) {
  const port = String(await ownPort());
  return openDesk({ env: { ...env, DESK_ORIGIN: `http://localhost:${port}` } }, "--port", port);
}

async function openDesk({ env }: Pick<Site, "env">, ...options: string[]) {
  const child = spawn(process.execPath, [resolve("build/index.js"), "relay", "desk", ...options], {
    env,
    cwd: tmpdir(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    const address = /http:\/\/\S+/.exec(printed)?.[0];
    if (address) return { address, end: () => void child.kill() };
  }
  throw new Error(`The desk printed no address: ${printed}`);
}
