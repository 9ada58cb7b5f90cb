import { createElement, Fragment, type ReactNode } from "react";
import { FormShell } from "~/app/forms/form-shell";
import { ConsentText } from "~/app/lead/consent-text";
import type { consentFor } from "~/app/lead/lead.server";
import type { Reply } from "~/app/services.server";
import { HelpRow, type helpLines } from "~/app/ui/helplines";
import { SiteLink } from "~/app/ui/links";
import { QuickExit } from "~/app/ui/quick-exit";
import { addresses } from "~/data/addresses";
import type { FormDefinition } from "~/data/forms/definition";
import { here } from "~/data/language";

/** Fields of a post, in order. Each step carries the reference and the code again. */
export type Entries = readonly (readonly [string, string])[];

/** A part of the page. All text comes from the server, in the language of the visitor. */
export type Block =
  | { kind: "text" | "notice" | "reference" | "heading" | "caution" | "copy"; text: string }
  | { kind: "part"; id: string; title: string; blocks: readonly Block[] }
  | { kind: "section"; title: string; text: string }
  | { kind: "list"; items: readonly { name: string; text: string }[] }
  | { kind: "lines"; lines: readonly { name: string; value: string }[] }
  | { kind: "hash"; label: string; hash: string; place: string }
  | { kind: "paper"; summary: string; text: string }
  | { kind: "buttons"; buttons: readonly Button[] }
  | { kind: "link"; label: string; href: string }
  /** An act that could not be done now, with everything typed for it. */
  | { kind: "again"; entries: Entries; problem: string; button: string };

type Button =
  | { label: string; isMain?: true; entries: Entries }
  | { label: string; file: string; type: string; text: string };

/** An act on the request: what it does, and its form. */
export type StepForm = {
  title: string;
  intro: readonly Block[];
  form: FormDefinition;
  values: Readonly<Record<string, string>>;
  reply: Reply | null;
  consent: ReturnType<typeof consentFor> | null;
  back: readonly Block[];
};

export type RequestPage = {
  /** The way out and the help lines, on the abuse cases. */
  safety: { exit: string; lines: ReturnType<typeof helpLines> } | null;
  blocks: readonly Block[];
  step: StepForm | null;
};

export const stepForm = "form";

export function RequestPanel({ blocks, step }: RequestPage) {
  if (step) return <Step step={step} />;
  return (
    <div className="request__panel">
      <Blocks blocks={blocks} />
    </div>
  );
}

export function Safety({ safety }: Pick<RequestPage, "safety">) {
  if (!safety) return null;
  return (
    <>
      <QuickExit href={safety.exit} />
      <HelpRow lines={safety.lines} />
    </>
  );
}

function Step({ step: { title, intro, form, values, reply, consent, back } }: { step: StepForm }) {
  return (
    <section className="panel" aria-labelledby="step-title">
      <h2 className="panel__title" id="step-title">
        {title}
      </h2>
      <Blocks blocks={intro} />
      <FormShell
        {...{ form, values, reply }}
        id={stepForm}
        consent={consent && <ConsentText {...consent} />}
        isNative
      />
      <Blocks blocks={back} />
    </section>
  );
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // As arguments, because blocks have no keys: they never move.
  return createElement(
    Fragment,
    null,
    ...blocks.map((block) => createElement(BlockView, { block })),
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "text":
      return <p>{block.text}</p>;
    case "reference":
    case "caution":
      return <p className={block.kind}>{block.text}</p>;
    case "heading":
      return <h2>{block.text}</h2>;
    case "copy":
      return <pre className="request__copy">{block.text}</pre>;
    case "notice":
      return (
        <div className="success" role="status">
          <p className="success__message">{block.text}</p>
        </div>
      );
    case "part":
      return (
        <section aria-labelledby={`${block.id}-title`} className="request__part">
          <h2 id={`${block.id}-title`}>{block.title}</h2>
          <Blocks blocks={block.blocks} />
        </section>
      );
    case "section":
      return (
        <section className="request__part">
          <h3>{block.title}</h3>
          <p>{block.text}</p>
        </section>
      );
    case "list":
      return (
        <ul>
          {block.items.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>: {text}
            </li>
          ))}
        </ul>
      );
    case "lines":
      return (
        <dl className="request__lines">
          {block.lines.map(({ name, value }) => (
            <div key={name}>
              <dt>
                <strong>{name}</strong>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case "hash":
      return (
        <p>
          {block.label}: <code className="request__hash">{block.hash}</code>. {block.place}
        </p>
      );
    case "paper":
      return (
        <details>
          <summary>{block.summary}</summary>
          <pre className="request__copy">{block.text}</pre>
        </details>
      );
    case "buttons":
      return (
        <div className="request__actions">
          {block.buttons.map((button) => (
            <ButtonView key={button.label} button={button} />
          ))}
        </div>
      );
    case "link":
      return (
        <p className="text-links">
          <SiteLink {...block} />
        </p>
      );
    case "again":
      return (
        <Post id="again" entries={block.entries}>
          <p className="field__error" role="alert">
            {block.problem}
          </p>
          <button type="submit" className="button button--primary">
            {block.button}
          </button>
        </Post>
      );
  }
}

function ButtonView({ button }: { button: Button }) {
  if ("file" in button) {
    const { label, file, type, text } = button;
    const href = `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
    return (
      <a className="button" href={href} download={file}>
        {label}
      </a>
    );
  }
  return (
    <Post entries={button.entries}>
      <button type="submit" className={button.isMain ? "button button--primary" : "button"}>
        {button.label}
      </button>
    </Post>
  );
}

type PostProps = { id?: string; entries: Entries; children?: ReactNode };

/** Neither the reference nor the code is in an address or a cookie: each step is a post of both. */
function Post({ id, entries, children }: PostProps) {
  return (
    <form id={id} method="post" action={here(addresses.yourRequest)} className="form">
      {entries.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
