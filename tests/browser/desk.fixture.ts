import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { openStore } from "../../server/store/open";
import { startCertificateService } from "../support/certificate-service";
import { type Behaviour, type FakeServer, json } from "../support/fake-server";
import { accept, codeError, startFormService } from "../support/form-service";
import { startSheetService } from "../support/sheet-service";
import { homeLead, post, type Site, startSite } from "../support/site";

export type Trouble = {
  /** Of the leads, by last name. */
  references: Record<string, string>;
  addressOf(name: string): string;
};

export type DeskSite = {
  site: Site;
  form: FakeServer;
  /** The printed address, which opens once. */
  address: string;
  /** One more of each trouble. */
  makeTrouble(): Promise<Trouble>;
  stop(): Promise<void>;
};

/** A site with stand-ins for every outside service, and its desk. */
export async function startDesk(): Promise<DeskSite> {
  const [form, sheet, certificates] = await Promise.all([
    startFormService(),
    startSheetService(),
    startCertificateService(),
  ]);
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
    RETRY_SCALE: "0.01",
  });
  const desk = await openDesk(site);
  let times = 0;

  return {
    site,
    form,
    address: desk.address,
    makeTrouble() {
      times += 1;
      return makeTrouble(site, { times, xxTrustedFormCertUrl: certificates.certificateUrl });
    },
    async stop() {
      desk.end();
      await site.stop();
      await Promise.all([form.close(), sheet.close(), certificates.close()]);
    },
  };
}

const phoneError = json(422, {
  errors: [{ code: "TYPE_TEXT", field: "Phone", message: "is not a phone number" }],
});
const noForm = codeError(404, "FORM_NOT_FOUND", "form not found");

/** One form is not there; one lead is refused until it was corrected. */
const troublesome: Behaviour = (request, response) => {
  const fields = new Map(request.fields);
  const isRefused = fields.get("Last name") === "Refused" && fields.get("revision") === "1";
  const answer = request.path.endsWith("/closed") ? noForm : isRefused ? phoneError : accept;
  return answer(request, response);
};

type Setting = { times: number; xxTrustedFormCertUrl: string };

/** As visitors and services cause it; only time is not waited for. Each time with other people. */
async function makeTrouble({ url, env }: Site, setting: Setting): Promise<Trouble> {
  const { times, xxTrustedFormCertUrl } = setting;
  const addressOf = (name: string) => `${name.toLowerCase()}.${times}@example.com`;
  const references: Record<string, string> = {};
  for (const name of ["Plain", "Refused", "Quarantined", "Expired", "Certified", "Objecting"]) {
    const answer = await post(
      url,
      homeLead({
        "Last name": name,
        Email: addressOf(name),
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
  await letTimePass(env.DATABASE_URL ?? "", references);
  return { references, addressOf };
}

/** A week of failures, and the hours that a certificate has. */
async function letTimePass(url: string, { Expired = "", Certified = "" }: Record<string, string>) {
  const { db, close } = await openStore(url, "write");
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
  await close();
}

async function openDesk({ env }: Site) {
  const child = spawn(process.execPath, [resolve("build/index.js"), "relay", "desk"], {
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
