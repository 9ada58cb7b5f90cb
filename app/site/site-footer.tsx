import type { ReactNode } from "react";
import { useOptOutSignal } from "~/app/enhance/use-opt-out-signal";
import { DrawnOnce } from "~/app/ui/drawn-once";
import { addresses } from "~/data/addresses";
import { layoutWords } from "~/data/layout";
import type { LayoutData } from "./layout-data.server";

export function SiteFooter({ layout, children }: { layout?: LayoutData; children: ReactNode }) {
  return (
    <footer className="site-footer">
      {layout && <DrawnOnce part={layout.footer} />}
      {children}
    </footer>
  );
}

const footerWords = layoutWords.footer;

/** Confirms on every page that the opt-out was honoured (11 CCR 7025(c)(6)). */
export function OptOutStatus({ optedOut }: { optedOut: boolean }) {
  const hasSignal = useOptOutSignal();
  const isHonored = hasSignal || optedOut;

  return (
    <p className="opt-out-status" data-opted-out={isHonored}>
      {isHonored && (
        <>
          <strong>{footerWords.honored}</strong>{" "}
        </>
      )}
      <a href={addresses.optOut}>{footerWords.choices}</a>
    </p>
  );
}
