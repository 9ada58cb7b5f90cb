import type { ReactNode } from "react";
import { DrawnOnce } from "./drawn-once";
import type { LayoutData } from "./layout-data.server";

export function SiteFooter({ layout, children }: { layout?: LayoutData; children: ReactNode }) {
  return (
    <footer className="site-footer">
      {layout && <DrawnOnce part={layout.footer} />}
      {children}
    </footer>
  );
}
