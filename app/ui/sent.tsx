import { useEffect, useRef } from "react";
import { takeFocus } from "~/app/enhance/use-arrival-focus";
import { type Drawn, DrawnOnce } from "./drawn-once";

/** What the server drew in place of a form that is stored or declined; it takes the focus. */
export function Sent({ part }: { part: Drawn | null }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = ref.current?.querySelector<HTMLElement>("[tabindex]");
    if (!panel) return;

    forgetTicket();
    void import("~/app/enhance/reference-tools").then(({ addTools }) => addTools(panel));
    // After sending no scroll: the address names the anchor, so the browser scrolls there.
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
