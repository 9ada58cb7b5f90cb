import type { ReactNode } from "react";
import { FormShell } from "~/app/forms/form-shell";
import { fieldId } from "~/app/forms/input-view";
import { ConsentText } from "~/app/lead/consent-text";
import type { Reply } from "~/app/services.server";
import { Paragraphs, Section } from "~/app/ui/section";
import { SideCard } from "~/app/ui/side-card";
import { addresses } from "~/data/addresses";
import { authorization } from "~/data/authorization";
import type { FormDefinition } from "~/data/forms/definition";
import { here } from "~/data/language";
import { yourRequest as words } from "~/data/your-request";
import type { Intent, VisitorAct } from "./acts.server";
import type { viewCopy, viewRequest, viewWithdrawn } from "./view.server";

export type Pair = { reference: string; code: string };

type Account = ReturnType<typeof viewRequest> & { message?: string };

type ActPage = Omit<VisitorAct, "fields" | "hidden" | "submit" | "isSelfChecked" | "run"> & {
  kind: "act";
  intent: string;
  form: Pick<FormDefinition, "fields" | "submit">;
  reply: Reply | null;
};

/** What the page shows in place of its two fields. */
export type RequestPage =
  | Account
  | ActPage
  | (ReturnType<typeof viewCopy> & { title: string })
  | ReturnType<typeof viewWithdrawn>
  | { kind: "closed"; title: string; message: string };

const formId = "form";

export default function RequestView({ page, pair }: { page: RequestPage; pair: Pair }) {
  switch (page.kind) {
    case "request":
      return <AccountView page={page} pair={pair} />;
    case "act":
      return <ActView page={page} pair={pair} />;
    case "copy":
      return <CopyView page={page} pair={pair} />;
    case "withdrawn":
      return <WithdrawnView {...page} />;
    case "closed":
      return <Message text={page.message} />;
  }
}

/** A request like an account: where it is, what was sent, and what can be done about it. */
function AccountView({ page, pair }: { page: Account; pair: Pair }) {
  const { line, message, recipients, expect } = page;
  const { about, parts, actions, rows } = words();
  const post = { pair, className: "button" };

  return (
    <>
      {message && <Message text={message} />}
      <p className="lead">{line}</p>
      <SideCard name={about}>
        <p>
          {rows.reference}
          <br />
          <span className="reference">{pair.reference}</span>
        </p>
        <Open {...post} intent="stop" label={actions.stop.title} />
        <Open {...post} intent="copy" label={actions.copy.title} />
      </SideCard>
      {(recipients.length > 0 || expect.length > 0) && (
        <Section name="recipients" title={parts.recipients} className="request__part">
          <Recipients recipients={recipients} />
          <Paragraphs texts={expect} />
        </Section>
      )}
      <Authorizations page={page} pair={pair} />
      <Sent page={page} pair={pair} />
      <End hasAnswers={page.hasAnswers} pair={pair} />
    </>
  );
}

function Sent({ page, pair }: { page: Account; pair: Pair }) {
  const { parts, change } = words();
  const { rows, answers, kept, fixed, consent } = page;

  return (
    <Section name="sent" title={parts.sent} className="request__part">
      <dl className="request__rows">
        {rows.map(({ name, value, field }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {field !== null && (
              <dd>
                <Open {...{ pair, intent: "correct", label: change, about: name, field }} />
              </dd>
            )}
          </div>
        ))}
        {answers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Paragraphs texts={[...kept, fixed]} />
      {consent && (
        <details>
          <summary className="faq__question">{parts.consent}</summary>
          {/* A record, with the marks that it was agreed to with. */}
          {consent.text.split("\n").map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            {consent.hash}. {consent.place}
          </p>
        </details>
      )}
    </Section>
  );
}

function End({ hasAnswers, pair }: { hasAnswers: boolean; pair: Pair }) {
  const { parts, actions } = words();
  const intents = ["withdraw", "answers", "close"] as const;

  return (
    <Section name="end" title={parts.end} className="request__part request__end">
      <div className="request__rows">
        {intents.map(
          (intent) =>
            (hasAnswers || intent !== "answers") && (
              <div key={intent}>
                <Open {...{ pair, intent, label: actions[intent].link }} />
                <p>{actions[intent].effect}</p>
              </div>
            ),
        )}
      </div>
    </Section>
  );
}

/** What is to be signed, and what was signed: each firm has its own document. */
function Authorizations({ page: { asked, signed }, pair }: { page: Account; pair: Pair }) {
  const { title, signed: told, revoke } = authorization();
  if (!asked && signed.length === 0) return null;

  return (
    <Section name="authorization" title={title} className="request__part">
      {asked && (
        <>
          <p>{asked.text}</p>
          <p>{asked.until}</p>
          <Open
            {...{ pair, intent: "authorize", label: asked.button }}
            className="button button--primary"
          />
        </>
      )}
      {signed.map(({ id, text, body, isValid }) => (
        <div key={id} className="request__part">
          <p>{text}</p>
          <details>
            <summary>{told.read}</summary>
            <pre className="request__copy">{body}</pre>
          </details>
          <div className="request__actions">
            <File label={told.save} file={told.fileName} type="text/plain" text={body} />
            {isValid && (
              <Open {...{ pair, intent: "revoke", label: revoke.title }} className="button">
                <input type="hidden" name="authorization" value={id} />
              </Open>
            )}
          </div>
        </div>
      ))}
    </Section>
  );
}

function ActView({ page, pair }: { page: ActPage; pair: Pair }) {
  const { intent, text, reference, caution, document = [], consent, ...form } = page;

  return (
    <section className={`panel request__act request__act--${intent}`} aria-labelledby="title">
      <Paragraphs texts={text} />
      {document.map((part) => (
        <section key={part.title} className="request__part">
          <h2>{part.title}</h2>
          <p>{part.text}</p>
        </section>
      ))}
      {reference && <p className="reference">{reference}</p>}
      {caution && <p className="caution">{caution}</p>}
      <FormShell {...form} id={formId} consent={consent && <ConsentText {...consent} />} isNative />
      <Back pair={pair} />
    </section>
  );
}

type CopyProps = { page: Extract<RequestPage, { kind: "copy" }>; pair: Pair };

function CopyView({ page: { files, shown }, pair }: CopyProps) {
  return (
    <>
      <Message text={words().actions.copy.done} />
      <div className="request__actions">
        {files.map((file) => (
          <File key={file.file} {...file} />
        ))}
      </div>
      <Back pair={pair} />
      <pre className="request__copy">{shown}</pre>
    </>
  );
}

/** For 30 days: who was notified and when, and nothing else. */
function WithdrawnView({ text, told }: ReturnType<typeof viewWithdrawn>) {
  const { title, nobody } = words().withdrawn;

  return (
    <>
      <Message text={text} />
      <h2>{title}</h2>
      {told.length === 0 ? <p>{nobody}</p> : <Recipients recipients={told} />}
    </>
  );
}

function Message({ text }: { text: string }) {
  return (
    <div className="success" role="status">
      <p className="success__message">{text}</p>
    </div>
  );
}

function Recipients({ recipients }: { recipients: readonly { name: string; text: string }[] }) {
  if (recipients.length === 0) return null;
  return (
    <ul>
      {recipients.map(({ name, text }) => (
        <li key={name}>
          <strong>{name}</strong>: {text}
        </li>
      ))}
    </ul>
  );
}

function Back({ pair }: { pair: Pair }) {
  return <Open pair={pair} intent="open" label={words().back} />;
}

type OpenProps = {
  pair: Pair;
  intent: Intent | "open";
  label: string;
  /** What a repeated label is about, for screen readers. */
  about?: string;
  /** The field of the act to go to. */
  field?: string;
  className?: string;
  children?: ReactNode;
};

/** Neither the reference nor the code is in an address or a cookie: each step is a post of both. */
function Open({ pair, intent, label, about, field, children, ...button }: OpenProps) {
  const anchor = field === undefined ? "" : `#${fieldId(formId, field)}`;

  return (
    <form method="post" action={`${here(addresses.yourRequest)}${anchor}`}>
      <input type="hidden" name="reference" value={pair.reference} />
      <input type="hidden" name="code" value={pair.code} />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <button type="submit" className="link-button" {...button}>
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </button>
    </form>
  );
}

type FileProps = { label: string; file: string; type: string; text: string };

function File({ label, file, type, text }: FileProps) {
  const href = `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

  return (
    <a className="button" href={href} download={file}>
      {label}
    </a>
  );
}
