import { type ReactNode, useEffect, useRef } from "react";
import { takeFocus } from "~/app/client/use-arrival-focus";
import type { ConfirmationCopy } from "~/data/after-sending";
import { sentWords } from "~/data/sent-words";
import { type Drawn, DrawnOnce } from "./drawn-once";
import { TextLinks } from "./links";

/** What the server drew in place of a form that is stored or declined; it takes the focus. */
export function Sent({ part }: { part: Drawn | null }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = ref.current?.querySelector<HTMLElement>("[tabindex]");
    if (!panel) return;

    if (panel.querySelector(".reference")) forgetTicket();
    void import("~/app/client/reference-tools").then(({ addTools }) => addTools(panel));
    // No scrolling after sending: the address names the anchor, so the browser scrolls there.
    return takeFocus(panel, panel.matches(".success"));
  }, []);

  return (
    <div ref={ref}>
      <DrawnOnce part={part} />
    </div>
  );
}

/** Takes the ticket out of the address, so that neither the history nor a copied address has it. */
function forgetTicket() {
  const address = new URL(location.href);
  const [reference, ticket] = (address.searchParams.get("sent") ?? "").split(".");
  if (ticket === undefined) return;

  address.searchParams.set("sent", reference ?? "");
  history.replaceState(history.state, "", address);
}

type SuccessProps = {
  message: string;
  /** The message is the title of its page. */
  isTitle?: true;
  /** What was asked about. */
  about?: string;
  /** Null where nothing had to be stored. */
  reference: string | null;
  /** The private code beside the reference, with tools for both. */
  privateCode?: ReactNode;
  copy?: ConfirmationCopy;
  /** Between the reference and what happens next. */
  children?: ReactNode;
};

/** Says that a form was stored; drawn by the server alone, see `Sent`. */
export function Success(props: SuccessProps) {
  const { message, isTitle, about, reference, privateCode, copy, children } = props;
  const Message = isTitle ? "h1" : "p";

  return (
    <div className="success" role="status" tabIndex={-1}>
      <Message className="success__message" id={isTitle && "form-title"}>
        {message}
      </Message>
      {about && <p className="sent__about">{about}</p>}
      {reference && <Reference reference={reference}>{privateCode}</Reference>}
      {children}
      {copy && <Next copy={copy} />}
    </div>
  );
}

function Reference({ reference, children }: { reference: string; children?: ReactNode }) {
  return (
    <>
      <p>{sentWords().reference}</p>
      <p className="reference">{reference}</p>
      {children ?? <ReferenceTools copy={reference} />}
    </>
  );
}

/** The buttons are shown by script, which they need. */
export function ReferenceTools({ copy }: { copy: string }) {
  return (
    <p className="reference-tools" hidden>
      <button type="button" className="button button--small" data-copy={copy}>
        {sentWords().copy}
      </button>{" "}
      <button type="button" className="button button--small">
        {sentWords().print}
      </button>{" "}
      <span role="status" data-copied={sentWords().copied} />
    </p>
  );
}

function Next({ copy: { title, paragraphs, links } }: { copy: ConfirmationCopy }) {
  return (
    <>
      <h3>{title}</h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <TextLinks links={links} />
      </p>
    </>
  );
}
