import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { startCertificateService } from "./certificate-service";
import { startFormService } from "./form-service";
import { startMailServer } from "./mail-server";
import { startSheetService } from "./sheet-service";
import { startReceiver } from "./webhook-receiver";

/*
 * `npm run dev:offline`: the site with stand-ins for every outside service, so that the whole path
 * of a request can be watched on one machine. Two firms verify what they get and answer; a page
 * shows what they got and every mail. What the form service receives is printed.
 */
const port = process.env.PORT ?? "3000";
const site = `http://localhost:${port}`;
const form = await startFormService();
const sheet = await startSheetService();
const certificates = await startCertificateService();
const mailbox = await startMailServer();
const firms = await Promise.all(["ash", "birch"].map(startFirm));

const folder = mkdtempSync(join(tmpdir(), "plainclaim-offline-"));
const partners = join(folder, "partners.json");
writeFileSync(partners, JSON.stringify(firms.map(({ record }) => record)));

const settings = {
  PORT: port,
  SITE_URL: site,
  FORM_SERVICE_URL: form.url,
  FORM_ID: "offline",
  FORM_ID_CONTACT: "offline-contact",
  FORM_ID_OPT_OUT: "offline-opt-out",
  FORWARD_URL: sheet.execUrl,
  FORWARD_API_KEY: "offline",
  CONSENT_PING_HOSTS: certificates.host,
  CONSENT_CERT_HOSTS: certificates.host,
  PARTNERS_FILE: partners,
  PARTNER_HOSTS: firms.map(({ receiver }) => receiver.host).join(","),
  SMTP_URL: mailbox.url,
  MAIL_FROM: "mail@plainclaim.example",
  STAFF_EMAIL: "staff@plainclaim.example",
  ...Object.fromEntries(firms.map(({ id, secret }) => [secretName(id), secret])),
};
const page = createServer((request, response) => {
  const asked = new URL(request.url ?? "/", site).searchParams;
  for (const firm of firms) firm.answer = asked.get(firm.id) ?? firm.answer;
  if (asked.size > 0) return response.writeHead(303, { Location: "/" }).end();
  draw(response);
});
page.listen(Number(process.env.MAILBOX_PORT ?? 0), "127.0.0.1", () => {
  const address = page.address();
  const own = typeof address === "object" ? address?.port : 0;
  process.stdout.write(`Mails, and what the firms got and answer: http://127.0.0.1:${own}\n`);
});

const child = spawn("npx", ["remix", "dev", "-c", "node build/index.js"], {
  stdio: "inherit",
  env: { ...process.env, ...settings },
});
child.once("exit", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});

let seen = 0;
setInterval(() => {
  for (const { method, path, fields } of form.requests.slice(seen)) {
    const told = fields.map(([name, value]) => `  ${name}: ${value}`).join("\n");
    process.stdout.write(`form service received ${method} ${path}\n${told}\n`);
  }
  seen = form.requests.length;
  for (const firm of firms) void answerNew(firm);
}, 500);

function secretName(id: string): string {
  return `OFFLINE_${id.toUpperCase()}_SECRET`;
}

async function startFirm(id: string, index: number) {
  const secret = `whsec_${Buffer.alloc(32, index + 1).toString("base64")}`;
  const receiver = await startReceiver(secret);
  const webhook = { url: receiver.url, secretEnv: secretName(id) };
  const place = { city: "Albany", state: "NY", site: `https://${id}.example/` };
  const record = { id, name: `Firm ${id}`, lawyer: "A. Sample", ...place, webhook };
  // The first firm declines, so that a lead can be watched on its way to the second.
  const answer = index === 0 ? "declined" : "contacted";
  return { id, secret, receiver, record, answer, answered: 0, told: [] as string[] };
}

type Firm = Awaited<ReturnType<typeof startFirm>>;

/** Signs as a firm does, with the secret that it also verifies with. */
async function answerNew(firm: Firm): Promise<void> {
  const events = firm.receiver.events.slice(firm.answered);
  firm.answered += events.length;
  for (const { id, type, data } of events) {
    if (type !== "lead.created" || firm.answer === "nothing") continue;
    const status = firm.answer;
    const at = new Date();
    const body = JSON.stringify({
      type: "lead.status",
      timestamp: at.toISOString(),
      data: { reference: data.reference, status },
    });
    const messageId = `answer_${id}`;
    const answer = await fetch(`${site}/partners/${firm.id}/events`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "webhook-id": messageId,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": new Webhook(firm.secret).sign(messageId, at, body),
      },
      body,
    }).catch(() => null);
    firm.told.push(`${data.reference}: ${status} (answered ${answer?.status ?? "not"})`);
  }
}

function draw(response: ServerResponse): void {
  const choices = ["contacted", "declined", "nothing"];
  const parts = firms.map(({ id, record, receiver, answer, told }) => {
    const links = choices.map((choice) =>
      choice === answer ? `<b>${choice}</b>` : `<a href="/?${id}=${choice}">${choice}</a>`,
    );
    const got = receiver.events.map(({ type, data }) => `verified ${type} ${data.reference}`);
    const lines = [...got, ...told.map((line) => `told us ${line}`)].map(escapeText).join("\n");
    return `<h2>${record.name}</h2><p>Answers a lead with: ${links.join(" · ")}</p><pre>${lines || "nothing yet"}</pre>`;
  });
  const mails = mailbox.mails.map(({ raw }) => `<pre>${escapeText(readable(raw))}</pre>`);
  const style =
    "body{font:1rem/1.5 sans-serif;max-inline-size:60rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;border:1px solid #999;padding:1rem}";
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(
    `<!doctype html><html lang="en"><title>Offline</title><meta http-equiv="refresh" content="3"><style>${style}</style><h1>Firms and mailbox</h1>${parts.join("")}<h2>Mails, newest first (${mails.length})</h2>${mails.reverse().join("")}</html>`,
  );
}

/** Decodes quoted-printable, as a mail program does. */
function readable(raw: string): string {
  return raw.replaceAll("=\r\n", "").replaceAll("=3D", "=");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
