import { Link } from "@remix-run/react";
import type { Frame } from "~/app/root";

export function SiteHeader({ frame }: { frame?: Frame }) {
  return (
    <header className="site-header">
      <Link to="/">{frame?.name}</Link>
    </header>
  );
}
