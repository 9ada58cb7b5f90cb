import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useOptOutSignal } from "~/app/client/document-state";
import { answer, openPost, type Post, readSentBefore, rejectWith } from "~/app/forms/answer.server";
import { FormShell } from "~/app/forms/form-shell";
import { useReply } from "~/app/forms/sending";
import { useKeptConfirmation } from "~/app/forms/sent-before";
import { seeOther } from "~/app/layout/answers.server";
import { readLegalText } from "~/app/legal/legal.server";
import { LegalPage } from "~/app/legal/legal-page";
import {
  type App,
  businessDaysAfter,
  type Confirmation,
  clearedCookieHeader,
  daysToOptOut,
  findConfirmation,
  makeReply,
  openApp,
  optOutCookieHeader,
  placeholdersOf,
  receive,
  requestFacts,
  resolveForm,
} from "~/app/services.server";
import { Items, Panel } from "~/app/ui/section";
import { Success } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import { type AfterSending, afterSending } from "~/data/after-sending";
import { spellDate } from "~/data/dates";
import { formMessages } from "~/data/form-messages";
import { optOutForm } from "~/data/forms/opt-out";
import { optOut as words } from "~/data/opt-out";
import { interpolate } from "~/data/placeholders";

const anchor = "request";

export async function loader(args: LoaderFunctionArgs) {
  const app = await openApp();
  const sent = await findConfirmation(app, args.request, { kind: "opt_out" });

  return {
    ...readLegalText(app, "do-not-sell-my-info"),
    reasons: requestFacts(app, args).reasons,
    form: resolveForm(optOutForm(), app.now()),
    receipt: sent && readReceipt(app, sent),
    sentBefore: sent ? null : readSentBefore(args.request, words().request.done),
  };
}

/** Each control posts its `intent`. Only opting back in asks for confirmation. */
export async function action(args: ActionFunctionArgs) {
  const post = await openPost(args);
  const { entries, facts, context } = post;
  const [intent, ...more] = entries.get("intent") ?? [];
  // No control on this page posts two intents at once.
  switch (more.length === 0 ? intent : undefined) {
    case "opt-out-cookie":
      return backWith(optOutCookieHeader(facts.origin));
    case "opt-back-in":
      return entries.get("confirm")?.[0] === "yes"
        ? backWith(clearedCookieHeader(facts.origin))
        : data({ asksAgain: true });
    case "opt-out-request":
      return answerRequest(post);
    default: {
      const reply = makeReply(optOutForm().fields, entries, {
        message: formMessages().unusualChange,
      });
      return rejectWith(context, { reply }, 422);
    }
  }
}

function backWith(cookie: string) {
  return seeOther(addresses.optOut, { "Set-Cookie": cookie });
}

/**
 * The cookie needs no store and no phone, so it is set even if the request was not saved, and its
 * page says both.
 */
async function answerRequest({ app, entries: posted, facts, context }: Post) {
  const page = { path: addresses.optOut, anchor };
  const entries = withShortName(posted);
  const received = await receive(app, { form: optOutForm(), entries, facts, page, firms: [] });
  if (!showsWish(received)) return answer(received, { page, context });

  const cookie = optOutCookieHeader(facts.origin);
  const answered = answer(withWordOfCookie(received), { page, context });
  if (!("init" in answered)) {
    answered.headers.append("Set-Cookie", cookie);
    return answered;
  }
  // For the loaders, which run after this and state whether the visitor is opted out.
  const reasons = [...new Set([...facts.reasons, "cookie" as const])];
  context.facts = { ...facts, reasons, optedOut: true };
  const headers = new Headers(answered.init?.headers);
  headers.append("Set-Cookie", cookie);
  return data(answered.data, { ...answered.init, headers });
}

type Received = Awaited<ReturnType<typeof receive>>;

/** Nobody is found by the name: what is too long of it, or a second one, must keep nobody from opting out. */
function withShortName(entries: Post["entries"]): Post["entries"] {
  const field = optOutForm().fields.find((one) => one.name === "fullName");
  const [given = ""] = entries.get("fullName") ?? [];
  // Not half of a sign that takes two units.
  const short = given.trim().slice(0, field?.maxLength);
  return new Map(entries).set("fullName", [short.replace(/[\ud800-\udbff]$/, "")]);
}

/** The address is right: a wrong name, or an unreadable phone number, takes nothing back. */
function showsWish(received: Received): boolean {
  if (received.kind !== "invalid") return true;

  const kept = new Set<string>(
    optOutForm().fields.flatMap(({ name }) => (name === "email" ? [] : [name])),
  );
  return Object.keys(received.reply.error ?? {}).every((name) => kept.has(name));
}

function withWordOfCookie(received: Received): Received {
  if (!("reply" in received)) return received;

  const { error } = received.reply;
  const messages = [formMessages().optedOutHere, ...(error?.[""] ?? [])];
  return { ...received, reply: { ...received.reply, error: { ...error, "": messages } } };
}

/** What the confirmation shows: no personal data, because anyone with the reference can see it. */
function readReceipt({ config }: App, { reference, receivedOn }: Confirmation) {
  const due = businessDaysAfter(Date.parse(`${receivedOn}T12:00:00-05:00`), daysToOptOut);
  const { done, receipt } = words().request;

  return {
    message: done,
    reference,
    copy: interpolate<AfterSending>(afterSending(), placeholdersOf(config)).optOut,
    lines: receipt(spellDate(receivedOn), spellDate(due)),
  };
}

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function DoNotSell() {
  const { text, reasons, form, receipt, sentBefore } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const asksAgain = Boolean(result && "asksAgain" in result);
  const reply = useReply();
  useKeptConfirmation(receipt?.reference ?? null);
  const { title, note } = words().request;

  return (
    <LegalPage text={text} drawing="opt-out" fold={words().fold}>
      <ChoicePanel reasons={reasons} asksAgain={asksAgain} />
      <Panel name="request" title={title} id={receipt ? anchor : undefined}>
        {receipt ? (
          <Success {...receipt}>
            <Items texts={receipt.lines} className="checklist" />
          </Success>
        ) : (
          <>
            <p className="panel__note">{note}</p>
            <FormShell
              id={anchor}
              form={form}
              reply={reply}
              sentBefore={sentBefore}
              action={addresses.optOut}
              isNative
            />
          </>
        )}
      </Panel>
    </LegalPage>
  );
}

type ChoicePanelProps = {
  reasons: readonly string[];
  /** Opting back in asks for confirmation. */
  asksAgain: boolean;
};

/** States whether the visitor is opted out, and why (11 CCR 7025(c)(6)). */
function ChoicePanel({ reasons, asksAgain }: ChoicePanelProps) {
  const isShownToScript = useOptOutSignal();
  const hasSignal = reasons.includes("gpc") || isShownToScript;
  const hasCookie = reasons.includes("cookie");
  const isOptedOut = reasons.length > 0 || hasSignal;
  const { title, status, honored, signal, why, reach } = words();
  const [whySignal, whyNot] = hasCookie ? [why.both, why.cookie] : [why.signal, why.none];

  return (
    <section
      id="choices"
      className="choice-panel"
      data-opted-out={isOptedOut}
      aria-labelledby="choices-title"
    >
      <h2 id="choices-title">{title}</h2>
      <p className="choice-panel__status">{isOptedOut ? status.out : status.in}</p>
      {isOptedOut && (
        <p>
          <strong>{honored}</strong>
        </p>
      )}
      <p data-signal={hasSignal}>{hasSignal ? signal.seen : signal.unseen}</p>
      <p>{hasSignal ? whySignal : whyNot}</p>
      {asksAgain ? (
        <LastQuestion hasSignal={hasSignal} />
      ) : (
        <CookieControls hasCookie={hasCookie} />
      )}
      <p>
        {reach.before} <a href="#request">{reach.link}</a>. {reach.after}
      </p>
    </section>
  );
}

function CookieControls({ hasCookie }: { hasCookie: boolean }) {
  return (
    <>
      <IntentForm intent="opt-out-cookie">
        <button type={hasCookie ? "button" : "submit"} aria-disabled={hasCookie} className="button">
          {hasCookie ? words().cookieSet : words().turnOn}
        </button>
      </IntentForm>
      {hasCookie && (
        <IntentForm intent="opt-back-in">
          <button type="submit" className="button">
            {words().optBackIn}
          </button>
        </IntentForm>
      )}
    </>
  );
}

function LastQuestion({ hasSignal }: { hasSignal: boolean }) {
  const { title, text, signal, yes, no } = words().again;

  return (
    <div className="callout" role="alert">
      <h3>{title}</h3>
      <p>{text}</p>
      {hasSignal && <p>{signal}</p>}
      <IntentForm intent="opt-back-in">
        <input type="hidden" name="confirm" value="yes" />
        <button type="submit" className="button">
          {yes}
        </button>
      </IntentForm>
      <p>
        <a href={addresses.optOut} target="_self">
          {no}
        </a>
      </p>
    </div>
  );
}

/** A native post, because a navigation by script would keep the policy of this document. */
function IntentForm({ intent, children }: { intent: string; children: ReactNode }) {
  return (
    // The browser keeps the hash through the redirect.
    <Form
      method="post"
      action={`${addresses.optOut}#choices`}
      reloadDocument
      className="form__actions"
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
