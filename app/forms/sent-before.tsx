import { useEffect } from "react";
import { useStored } from "~/app/client/document-state";
import { useArrivalFocus } from "~/app/client/use-arrival-focus";
import { addresses } from "~/data/addresses";
import { sentWords } from "~/data/sent-words";

const key = "sent";

export type SentBeforeProps = {
  reference: string;
  message: string;
  /** Only a lead has a page of its own, `/your-request`. */
  isLead?: true;
};

/**
 * Above a form, or the page of a lead form, whose address names a reference without a valid ticket: a
 * reload, or a repeat. Nothing is looked up. The tab itself may know that the form was sent.
 */
export function SentBefore({ reference, message, isLead }: SentBeforeProps) {
  const ref = useArrivalFocus<HTMLDivElement>(true);
  const isKnown = useStored(key) === reference;
  const { text, link } = sentWords().before;

  return (
    <div
      ref={ref}
      className={isKnown ? "sent-before success" : "sent-before callout"}
      role="status"
      tabIndex={-1}
    >
      <p>
        {isKnown ? <strong className="success__message">{message}</strong> : text}{" "}
        {isKnown && sentWords().reference}{" "}
        <strong className="sent-before__reference">{reference}</strong>
      </p>
      {isLead && (
        <p>
          <a href={addresses.yourRequest}>{link}</a>
        </p>
      )}
    </div>
  );
}

/** Keeps the fact that this form was sent, for a reload of the tab. Never on the abuse cases. */
export function useKeptConfirmation(reference: string | null): void {
  useEffect(() => {
    if (!reference) return;
    try {
      sessionStorage.setItem(key, reference);
    } catch {
      // Storage is full: a reload shows the neutral text.
    }
  }, [reference]);
}
