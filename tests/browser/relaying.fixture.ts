import { startFormService } from "../support/form-service";
import { startSite } from "../support/site";

/** A site that sends on, so that a sign-up brings the link an issue would have. */
export async function startRelaying() {
  const form = await startFormService();
  const settings = { FORM_SERVICE_URL: form.url, FORM_ID: "main", FORM_SERVICE_RATE: "100000" };
  const site = await startSite(settings);

  return {
    site,
    form,
    async stop() {
      await site.stop();
      await form.close();
    },
  };
}
