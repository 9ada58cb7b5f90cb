import type { ReactNode } from "react";
import type { Frame } from "~/app/root";

export function SiteFooter({ frame, children }: { frame?: Frame; children: ReactNode }) {
  return (
    <footer className="site-footer">
      {frame?.statements.map((statement) => (
        <p key={statement}>{statement}</p>
      ))}
      {children}
    </footer>
  );
}
