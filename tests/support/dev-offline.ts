import { spawn } from "node:child_process";
import { startCertificateService } from "./certificate-service";
import { startFormService } from "./form-service";
import { startSheetService } from "./sheet-service";

/*
 * `npm run dev:offline`: the site with stand-ins for every outside service, so that the whole way
 * of a request can be watched on one machine. What arrives is printed.
 */
const form = await startFormService();
const sheet = await startSheetService();
const certificates = await startCertificateService();
const settings = {
  FORM_SERVICE_URL: form.url,
  FORM_ID: "offline",
  FORM_ID_CONTACT: "offline-contact",
  FORM_ID_OPT_OUT: "offline-opt-out",
  FORWARD_URL: sheet.execUrl,
  FORWARD_API_KEY: "offline",
  CONSENT_PING_HOSTS: certificates.host,
  CONSENT_CERT_HOSTS: certificates.host,
};
const child = spawn("npx", ["remix", "dev", "-c", "node build/index.js"], {
  stdio: "inherit",
  env: { ...process.env, ...settings },
});
child.once("exit", (code) => process.exit(code ?? 0));

let seen = 0;
setInterval(() => {
  for (const { method, path, fields } of form.requests.slice(seen)) {
    const told = fields.map(([name, value]) => `  ${name}: ${value}`).join("\n");
    process.stdout.write(`form service received ${method} ${path}\n${told}\n`);
  }
  seen = form.requests.length;
}, 500);
