import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { answer, readSentBefore, rejectWith } from "~/app/forms/answer.server";
import { FormShell } from "~/app/forms/form-shell";
import { useReply } from "~/app/forms/sending";
import { useKeptConfirmation } from "~/app/forms/sent-before";
import { readLegalText } from "~/app/legal/legal.server";
import { LegalPage } from "~/app/legal/legal-page";
import {
  type App,
  type Entries,
  findConfirmation,
  isForm,
  isUnsubscribeToken,
  makeReply,
  openApp,
  placeholdersOf,
  readPost,
  receive,
  requestFacts,
  resolveForm,
  unsubscribeByToken,
} from "~/app/services.server";
import { Panel } from "~/app/ui/section";
import { Success } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import { type AfterSending, afterSending } from "~/data/after-sending";
import { formMessages } from "~/data/form-messages";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { interpolate } from "~/data/placeholders";
import { unsubscribe as words } from "~/data/unsubscribe";

const anchor = "form";

export async function loader({ request }: LoaderFunctionArgs) {
  const app = await openApp();
  const sent = await findConfirmation(app, request, { kind: "unsubscribe" });
  const token = readToken(request);
  /** The link in the issue was incomplete. */
  const isBroken = token !== null && !isUnsubscribeToken(app, token);

  return {
    ...readLegalText(app, "unsubscribe"),
    token: isBroken ? null : token,
    isBroken,
    form: resolveForm(unsubscribeForm(), app.now()),
    sent: sent && unsubscribed(app, sent.reference),
    sentBefore: sent ? null : readSentBefore(request, words().done),
  };
}

/**
 * Unsubscribes by the token of a link in a mail or by entered address. The response does not depend
 * on whether the address was on the list.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = await openApp();
  const token = readToken(request);
  const entries = await readLinkPost(app, request, token);
  const facts = requestFacts(app, { request, context });
  const page = { path: addresses.unsubscribe, anchor };
  const reject = (fields: Parameters<typeof makeReply>[0], message: string) => ({
    reply: makeReply(fields, entries, { message }),
  });
  const failed = (status: 429 | 503, seconds: number) =>
    rejectWith(context, reject([], formMessages().notChanged), status, seconds);
  const byToken = token === null ? null : await unsubscribeByToken(app, token, { facts, page });

  switch (byToken?.kind) {
    case "done":
      // RFC 8058: 200 and no redirect.
      return data({ done: unsubscribed(app, byToken.reference) });
    case "unavailable":
      return failed(503, 60);
    case "limited":
      return failed(429, byToken.retryAfter);
    case "unknown":
      // A confirmation would be untrue, and a rejection reveals nothing usable.
      if (!entries.has("email"))
        return rejectWith(
          context,
          reject(unsubscribeForm().fields, formMessages().brokenLink),
          422,
        );
  }
  return answer(await receive(app, { form: unsubscribeForm(), entries, facts, page, firms: [] }), {
    page,
    context,
  });
}

function readToken(request: Request): string | null {
  return new URL(request.url).searchParams.get("token");
}

/**
 * Some mail services send no body or another content type to a one-click link, which a valid token
 * answers for.
 */
async function readLinkPost(app: App, request: Request, token: string | null) {
  const isByToken = token !== null && isUnsubscribeToken(app, token) && !isForm(request);
  return isByToken ? oneClick : readPost(request);
}

const oneClick: Entries = new Map([["List-Unsubscribe", ["One-Click"]]]);

/** What the confirmation shows. The reference is null if nothing had to be sent to a recipient. */
function unsubscribed({ config }: App, reference: string | null) {
  return {
    message: words().done,
    reference,
    copy: interpolate<AfterSending>(afterSending(), placeholdersOf(config)).unsubscribe,
  };
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function Unsubscribe() {
  const { text, token, isBroken, form, sent, sentBefore } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const reply = useReply();
  const done = result && "done" in result ? result.done : sent;
  useKeptConfirmation(sent?.reference ?? null);

  return (
    <LegalPage text={text} drawing="unsubscribe" isShort>
      <Panel title={words().title} id={done ? anchor : undefined}>
        {done ? (
          <Success {...done} />
        ) : token === null ? (
          <>
            {isBroken && !reply && <p className="caution">{words().broken}</p>}
            <FormShell
              id={anchor}
              form={form}
              reply={reply}
              sentBefore={sentBefore}
              action={addresses.unsubscribe}
            />
          </>
        ) : (
          <OneClick token={token} />
        )}
      </Panel>
    </LegalPage>
  );
}

/** A button, because mail programs open links by themselves, which must not change anything. */
function OneClick({ token }: { token: string }) {
  const { text, button, other } = words().oneClick;
  const fields = [{ type: "hidden", name: "List-Unsubscribe", value: "One-Click" }] as const;

  return (
    <>
      <p>{text}</p>
      <FormShell
        id={anchor}
        form={{ fields, submit: { idle: button, busy: button } }}
        reply={useReply()}
        action={`${addresses.unsubscribe}?token=${encodeURIComponent(token)}`}
        isNative
      />
      <p className="panel__note">
        {other.before} <Link to={addresses.unsubscribe}>{other.link}</Link> {other.after}
      </p>
    </>
  );
}
