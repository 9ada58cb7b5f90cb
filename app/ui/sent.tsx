import { type ReactNode, useEffect, useState } from "react";
import { useScript } from "~/app/client/document-state";
import { useArrivalFocus } from "~/app/client/use-arrival-focus";
import type { ConfirmationCopy } from "~/data/after-sending";
import { layoutWords } from "~/data/layout";
import { sentWords } from "~/data/sent-words";
import { FirstHelp, type Help } from "./free-help";
import { TextLinks } from "./links";
import { Drawing, Paragraphs } from "./section";

type SuccessProps = {
  message: string;
  /** The message is the title of its page. */
  isTitle?: true;
  /** What the visitor asked about. */
  about?: string;
  /** Null if nothing had to be stored. */
  reference: string | null;
  /** The private code beside the reference, with tools for both. */
  privateCode?: ReactNode;
  copy?: ConfirmationCopy;
  /** After the reference: what happens next. */
  next?: ReactNode;
  children?: ReactNode;
};

/** Confirms in place of a form that it was stored, and takes the focus. */
export function Success(props: SuccessProps) {
  const { message, isTitle, about, reference, privateCode, copy, next, children } = props;
  const Message = isTitle ? "h1" : "p";
  // The address names the anchor, so the browser scrolls there.
  const ref = useArrivalFocus<HTMLDivElement>(true, { preventScroll: true });
  useEffect(() => {
    if (reference) forgetTicket();
  }, [reference]);

  return (
    <div ref={ref} className="success" role="status" tabIndex={-1}>
      {isTitle && about && <Drawing name="sent" />}
      <Message className="success__message" id={isTitle && "form-title"}>
        {message}
      </Message>
      {about && <p className="sent__about">{about}</p>}
      {reference && (
        <>
          <Receipt label={sentWords().reference} value={reference} />
          {privateCode || <PrintButton />}
        </>
      )}
      {next}
      {children}
      {copy && <Next copy={copy} />}
    </div>
  );
}

/** Removes the ticket from the address, so that neither the history nor a copied address has it. */
function forgetTicket() {
  const address = new URL(location.href);
  const [reference, ticket] = (address.searchParams.get("sent") ?? "").split(".");
  if (ticket === undefined) return;

  address.searchParams.set("sent", reference ?? "");
  history.replaceState(history.state, "", address);
}

/** A line of the receipt. Its button needs script, which shows it. */
export function Receipt({ label, value }: { label: string; value: string }) {
  const hasScript = useScript();
  const [isCopied, setCopied] = useState(false);
  // The clipboard exists only on secure pages.
  const onCopy = () => navigator.clipboard?.writeText(value).then(() => setCopied(true));

  return (
    <div className="receipt">
      <p>{label}</p>
      <p className="reference">{value}</p>
      <p className="reference-tools" hidden={!hasScript}>
        <button type="button" className="button button--small" onClick={onCopy}>
          {isCopied ? sentWords().copied : sentWords().copy}
          <span className="visually-hidden"> {value}</span>
        </button>
        <span role="status" className="visually-hidden">
          {isCopied && sentWords().copied}
        </span>
      </p>
    </div>
  );
}

/** Needs script, which shows it. */
export function PrintButton() {
  const hasScript = useScript();

  return (
    <p className="reference-tools" hidden={!hasScript}>
      <button type="button" className="button button--small" onClick={() => print()}>
        {layoutWords().print}
      </button>
    </p>
  );
}

function Next({ copy: { title, paragraphs, links } }: { copy: ConfirmationCopy }) {
  return (
    <>
      <h3>{title}</h3>
      <Paragraphs texts={paragraphs} />
      <p>
        <TextLinks links={links} />
      </p>
    </>
  );
}

/** With the help of the case that was asked about. */
export type DeclinedCopy = ConfirmationCopy & { help?: readonly Help[] | null };

/** Explains in place of a form that it was not accepted and not stored; takes the focus. */
export function Declined({ title, paragraphs, links, help }: DeclinedCopy) {
  const ref = useArrivalFocus<HTMLDivElement>(true);

  return (
    <div ref={ref} className="callout" role="status" tabIndex={-1} autoFocus>
      <h3>{title}</h3>
      <Paragraphs texts={paragraphs} />
      <TextLinks links={links} />
      {help && <FirstHelp help={help} />}
    </div>
  );
}
