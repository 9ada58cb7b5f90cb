import type { ReactNode } from "react";
import { useScript } from "~/app/client/document-state";
import { layoutWords } from "~/data/layout";
import { SiteLink } from "./links";

type SideCardProps = {
  name: string;
  links?: readonly { label: string; href: string }[];
  /** Above the links: where it stands, and what to do. */
  children: ReactNode;
};

/** Beside the text of a wide screen. Only script can print. */
export function SideCard({ name, links = [], children }: SideCardProps) {
  const hasScript = useScript();

  return (
    <aside className="page__side side-card" aria-label={name}>
      {children}
      <ul className="side-card__links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href} label={label} />
          </li>
        ))}
        <li hidden={!hasScript}>
          <button type="button" className="link-button" onClick={() => print()}>
            {layoutWords().print}
          </button>
        </li>
      </ul>
    </aside>
  );
}
