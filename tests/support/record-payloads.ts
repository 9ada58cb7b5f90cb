import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCertificateService } from "./certificate-service";
import { filledIn } from "./document";
import { type FakeServer, startFakeServer, text } from "./fake-server";
import { startFormService } from "./form-service";
import { startSheetService } from "./sheet-service";
import { caseLead, homeLead, post, type Site, startSite } from "./site";
import { rowsOf } from "./stored";

const origin = "https://plainclaim.example";
const headers = { "X-Forwarded-For": "203.0.113.9", "User-Agent": "Recorder/1.0" };

/**
 * Posts one form of each kind to the built server and returns what every outside service got and
 * what the store holds, with references, times, tokens, boundaries and the hashes that depend on them
 * replaced. With it two versions of the program can be compared:
 *
 *   npx esbuild tests/support/record-payloads.ts --bundle --platform=node --format=esm \
 *     --outfile=.cache/record.mjs && node .cache/record.mjs > payloads.json
 */
export async function recordPayloads(): Promise<unknown[]> {
  const form = await startFormService();
  const sheet = await startSheetService();
  const certificates = await startCertificateService();
  const firm = await startFakeServer(text(204, ""));
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-"));
  const services = { form, sheet, certificates, firm };
  const site = await startSite(settings(services, sheet.execUrl, join(folder, "partners.json")));
  try {
    for (const [path, fields, more] of posts(certificates.url)) {
      const send = (hidden = {}) =>
        post(`${site.url}${path}`, { ...fields, ...hidden }, { ...headers, ...more });
      const first = await send();
      // The form that names the firm is drawn again, with its own version.
      const answer = first.status === 422 ? await send(await shownAgain(first)) : first;
      if (answer.status !== 303) throw new Error(`${path}: ${answer.status}`);
    }
    await idle(Object.values(services));
    return [...normalized(services), ...stored(site)];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
    await Promise.all(Object.values(services).map((service) => service.close()));
  }
}

async function shownAgain(answer: Response) {
  const { form_version = "" } = filledIn(await answer.text());
  return { form_version };
}

type Services = Record<"form" | "sheet" | "certificates" | "firm", FakeServer>;

function settings(
  { form, certificates, firm }: Services,
  execUrl: string,
  partners: string,
): Record<string, string> {
  const webhook = { url: firm.url, secretEnv: "FIRM_SECRET" };
  const record = { id: "firm", name: "Firm", city: "Albany", state: "NY", webhook };
  writeFileSync(partners, JSON.stringify([{ ...record, site: "https://firm.example/" }]));
  return {
    SITE_URL: origin,
    // A new key would change the fingerprints at each run.
    SECRET_KEY: "0123abcd".repeat(8),
    PARTNERS_FILE: partners,
    PARTNER_HOSTS: firm.host,
    FIRM_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
    FORM_SERVICE_URL: form.url,
    FORM_SERVICE_RATE: "6000",
    FORM_ID_HOME: "home",
    FORM_ID_CASE: "case",
    FORM_ID_NEWSLETTER: "newsletter",
    FORM_ID_UNSUBSCRIBE: "unsubscribe",
    FORM_ID_OPT_OUT: "opt_out",
    FORM_ID_CONTACT: "contact",
    FORWARD_URL: execUrl,
    FORWARD_API_KEY: "sheet-key",
    CONSENT_PING_HOSTS: certificates.host,
    CONSENT_CERT_HOSTS: certificates.host,
    TRUSTEDFORM_API_KEY: "retain-key",
  };
}

type Planned = [path: string, fields: Record<string, string>, headers?: Record<string, string>];

function posts(certificates: string): Planned[] {
  const certificate = {
    xxTrustedFormCertUrl: `${certificates}/${"c".repeat(40)}`,
    xxTrustedFormToken: `${certificates}/${"c".repeat(40)}`,
    xxTrustedFormPingUrl: `${certificates}/0.ping`,
  };
  return [
    ["/", homeLead({ ...certificate, state: "NY" })],
    [
      "/",
      homeLead({ Email: "out@example.com", Phone: "212 555 0199", state: "NY" }),
      { "Sec-GPC": "1" },
    ],
    ["/lawsuits/oxbryta", caseLead({ ...certificate, share_answers: "on" })],
    ["/lawsuits/oxbryta", caseLead({ Email: "=alone@example.com" })],
    ["/lawsuits/lds-abuse", abuseLead()],
    ["/newsletter", { firstName: "Ann", email: "list@example.com", formType: "newsletter" }],
    ["/faqs", { "First name": "Bo", Email: "bo@example.com", formType: "newsletter" }],
    ["/contact", contact],
    ["/unsubscribe", { email: "list@example.com", formType: "unsubscribe" }],
    ["/do-not-sell-my-info", optOut],
  ];
}

function abuseLead(): Record<string, string> {
  const lead = Object.entries(caseLead({ Email: "safe@example.com" }));
  return {
    ...Object.fromEntries(lead.filter(([name]) => !name.startsWith("quiz."))),
    safe_to_call: "no",
    leave_message: "yes",
    "quiz.age_at_time": "prefer_not",
    "quiz.has_lawyer": "no",
  };
}

const contact = {
  topic: "review",
  firstName: "Ann",
  lastName: "Lee",
  email: "contact@example.com",
  phone: "+44 20 7946 0000",
  caseType: "",
  message: "Line one\r\nline two",
  consent: "on",
};

const optOut = {
  intent: "opt-out-request",
  fullName: "Ann Lee",
  email: "ann@example.com",
  phone: "",
  state: "California",
  details: "=stop",
};

/** Waits until nothing has come in for three seconds. */
async function idle(services: FakeServer[]) {
  for (let quiet = 0, seen = 0; quiet < 6; quiet += 1) {
    await new Promise((done) => setTimeout(done, 500));
    const count = services.reduce((sum, { requests }) => sum + requests.length, 0);
    if (count !== seen) quiet = 0;
    seen = count;
  }
}

function normalized(services: Services) {
  return Object.entries(services)
    .flatMap(([service, { requests, host }]) =>
      requests.map(({ method, path, headers, body }) =>
        JSON.stringify({
          service,
          method,
          path: path.replace(/user_content_key=\d+/, "user_content_key=N"),
          headers: { ...headers, host: undefined, "content-length": undefined },
          body: withoutVariables(body.toString()),
        }).replaceAll(host, "HOST"),
      ),
    )
    .map(withoutVariables)
    .sort()
    .map((line) => JSON.parse(line));
}

/** Fingerprints stay: they cover stored names and values under a fixed key. */
function stored(site: Site) {
  const submissions = rowsOf(site, "submissions").map(({ fingerprint, received_at, ...row }) => ({
    fingerprint,
    row: withoutVariables(JSON.stringify(row)),
  }));
  const receipts = rowsOf(site, "receipts").map(({ body, personal }) =>
    withoutVariables(JSON.stringify({ body, personal })),
  );
  return [...submissions.map((entry) => JSON.stringify(entry)), ...receipts].sort();
}

function withoutVariables(line: string): string {
  return line
    .replace(/-{4,}(formdata-undici|WebKit)[\w-]+|formdata-undici-\d+/g, "BOUNDARY")
    .replace(/127\.0\.0\.1(:|%3A)\d+/g, "HOST")
    .replace(/(?<=\b|%22)[2-9A-HJKMNP-TV-Z]{8}\b/g, "REFERENCE")
    .replace(/\d{4}-\d\d-\d\dT\d\d(:|%3A)\d\d(:|%3A)\d\d\.\d{3}Z/g, "TIME")
    .replace(/(?<=\b|%22)[0-9a-f]{64}\b/g, "HASH")
    .replace(/(salt\W+)[0-9a-f]{32}/g, "$1SALT")
    .replace(/token=[\w.-]+/g, "token=TOKEN")
    .replace(/("webhook-(?:id|timestamp|signature)":)"[^"]*"/g, '$1"VARIES"');
}

console.log(JSON.stringify(await recordPayloads(), null, 1));
