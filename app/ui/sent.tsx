import { type ReactNode, useEffect, useState } from "react";
import { useScript } from "~/app/client/document-state";
import { useArrivalFocus } from "~/app/client/use-arrival-focus";
import type { ConfirmationCopy } from "~/data/after-sending";
import { sentWords } from "~/data/sent-words";
import { TextLinks } from "./links";
import { Paragraphs } from "./section";

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
  /** Between the reference and what happens next. */
  children?: ReactNode;
};

/** Confirms in place of a form that it was stored, and takes the focus. */
export function Success(props: SuccessProps) {
  const { message, isTitle, about, reference, privateCode, copy, children } = props;
  const Message = isTitle ? "h1" : "p";
  // The address names the anchor, so the browser scrolls there.
  const ref = useArrivalFocus<HTMLDivElement>(true, { preventScroll: true });
  useEffect(() => {
    if (reference) forgetTicket();
  }, [reference]);

  return (
    <div ref={ref} className="success" role="status" tabIndex={-1}>
      <Message className="success__message" id={isTitle && "form-title"}>
        {message}
      </Message>
      {about && <p className="sent__about">{about}</p>}
      {reference && (
        <>
          <p>{sentWords().reference}</p>
          <p className="reference">{reference}</p>
          {privateCode || <ReferenceTools copy={reference} />}
        </>
      )}
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

/** Buttons that need script: it shows them. */
export function ReferenceTools({ copy }: { copy: string }) {
  const hasScript = useScript();
  const [isCopied, setCopied] = useState(false);
  // The clipboard exists only on secure pages.
  const onCopy = () => navigator.clipboard?.writeText(copy).then(() => setCopied(true));

  return (
    <p className="reference-tools" hidden={!hasScript}>
      <button type="button" className="button button--small" onClick={onCopy}>
        {sentWords().copy}
      </button>{" "}
      <button type="button" className="button button--small" onClick={() => print()}>
        {sentWords().print}
      </button>{" "}
      <span role="status">{isCopied && sentWords().copied}</span>
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

/** Explains in place of a form that it was not accepted and not stored; takes the focus. */
export function Declined({ title, paragraphs, links }: ConfirmationCopy) {
  const ref = useArrivalFocus<HTMLDivElement>(true);

  return (
    <div ref={ref} className="callout" role="status" tabIndex={-1} autoFocus>
      <h3>{title}</h3>
      <Paragraphs texts={paragraphs} />
      <TextLinks links={links} />
    </div>
  );
}
