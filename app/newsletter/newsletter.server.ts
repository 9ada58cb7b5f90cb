import { answer, type Post } from "~/app/forms/answer.server";
import { findConfirmation, receive, resolveForm, type Services } from "~/app/services.server";
import { addresses } from "~/data/addresses";
import { type AfterSending, afterSending } from "~/data/after-sending";
import { newsletterForm } from "~/data/forms/newsletter";
import { type Newsletter, newsletter } from "~/data/newsletter";
import { interpolate } from "~/data/placeholders";
import { thanks } from "~/data/thanks";

const anchor = "subscribe";

/** The sign-up form of the page at `path`, and its confirmation once it was sent. */
export async function readNewsletter(opened: Services, request: Request, path: string) {
  const { placeholders } = opened;
  const { block, consent } = interpolate<Newsletter>(newsletter(), placeholders);
  const sent = await findConfirmation(opened, request, { kind: "newsletter" });

  return {
    ...block,
    consent,
    id: anchor,
    action: path,
    form: resolveForm(formOn(path), opened.now()),
    sent: sent && {
      message: thanks().newsletter,
      reference: sent.reference,
      copy: interpolate<AfterSending>(afterSending(), placeholders).newsletter,
    },
  };
}

export type NewsletterData = Awaited<ReturnType<typeof readNewsletter>>;

/** Receives a sign-up posted to the page at `path`. */
export async function subscribe({ opened, entries, facts, context }: Post, path: string) {
  const page = { path, anchor };
  const form = formOn(path);
  return answer(await receive(opened, { form, entries, facts, page }), { page, context });
}

function formOn(path: string) {
  return newsletterForm({ ownPage: path === addresses.newsletter });
}
