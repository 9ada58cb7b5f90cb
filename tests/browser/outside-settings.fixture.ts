import type { FakeServer } from "../support/fake-server";
import type { SheetService } from "../support/sheet-service";

type Outside = { form: FakeServer; sheet: SheetService; provider: FakeServer };

/** Settings of a site with everything configured, the certification script without its query. */
export function settingsFor({ form, sheet, provider }: Outside) {
  return {
    FORM_SERVICE_URL: form.url,
    FORM_ID: "main",
    FORM_SERVICE_RATE: "100000",
    FORWARD_URL: sheet.execUrl,
    FORWARD_API_KEY: "sheet-key",
    CONSENT_SCRIPT_URL: `${provider.url}/trustedform.js`,
    CONSENT_SCRIPT_HOSTS: provider.host,
    CONSENT_PIXEL_URL: `${provider.url}/ns.gif`,
    IP_LOOKUP_URL: `${provider.url}/ip`,
  };
}
