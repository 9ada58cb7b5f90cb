import {
  answer,
  type Post,
  readSentBefore,
  redirectSent,
  rejectWith,
} from "~/app/forms/answer.server";
import {
  type App,
  confirmSignUp,
  describeFault,
  findConfirmation,
  isSignUpToken,
  makeReply,
  makeTicket,
  placeholdersOf,
  receive,
  resolveForm,
} from "~/app/services.server";
import { addresses } from "~/data/addresses";
import { type AfterSending, afterSending } from "~/data/after-sending";
import { formMessages } from "~/data/form-messages";
import { newsletterForm } from "~/data/forms/newsletter";
import { type Newsletter, newsletter } from "~/data/newsletter";
import { interpolate } from "~/data/placeholders";
import { thanks } from "~/data/thanks";

const anchor = "subscribe";

/** The sign-up form of the page at `path`, and its confirmation once it was sent. */
export async function readNewsletter(app: App, request: Request, path: string) {
  const placeholders = placeholdersOf(app.config);
  const {
    block: { confirm: asked, ...block },
    consent,
  } = interpolate<Newsletter>(newsletter(), placeholders);
  const sent = await findConfirmation(app, request, { kind: "newsletter" });

  const token = new URL(request.url).searchParams.get("confirm");
  const isOurs = token !== null && isSignUpToken(app, token);
  return {
    ...block,
    /** By the link of a mail; a button, because programs follow links in mails. */
    confirm: isOurs ? confirmForm(token, asked) : null,
    broken: token === null || isOurs ? null : asked.broken,
    confirmText: asked.text,
    consent,
    id: anchor,
    action: path,
    form: resolveForm(formOn(path), app.now()),
    sent: sent && {
      message: thanks().newsletter,
      reference: sent.reference,
      copy: interpolate<AfterSending>(afterSending(), placeholders).newsletter,
    },
    sentBefore: sent ? null : readSentBefore(request, thanks().newsletter),
  };
}

export type NewsletterData = Awaited<ReturnType<typeof readNewsletter>>;

/** Receives a sign-up posted to the page at `path`. */
export async function subscribe({ app, entries, facts, context }: Post, path: string) {
  const page = { path, anchor };
  const form = formOn(path);
  return answer(await receive(app, { form, entries, facts, page, firms: [] }), { page, context });
}

function confirmForm(token: string, { idle, busy }: { idle: string; busy: string }) {
  return {
    fields: [
      { type: "hidden", name: "intent", value: "confirm" },
      { type: "hidden", name: "token", value: token },
    ],
    submit: { idle, busy },
  } as const;
}

/** What the button of the link in a mail does. */
export async function confirm({ app, entries, context }: Post) {
  const reject = (message: string, status: number, seconds?: number) =>
    rejectWith(context, { reply: makeReply([], entries, { message }) }, status, seconds);
  try {
    const reference = await confirmSignUp(app, entries.get("token")?.[0] ?? "");
    if (reference === null) return reject(newsletter().block.confirm.broken, 422);

    const ticket = makeTicket(app.keys[0], reference, app.now());
    return redirectSent({ path: addresses.newsletter, anchor }, { reference, ticket });
  } catch (error) {
    app.log.error(describeFault(error), "sign-up not confirmed");
    return reject(formMessages().notChanged, 503, 60);
  }
}

function formOn(path: string) {
  return newsletterForm({ ownPage: path === addresses.newsletter });
}
