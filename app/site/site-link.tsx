import { useContext } from "react";
import { CurrentPath } from "~/app/ui/current-path";

type SiteLinkProps = { href: string; label: string; className?: string };

/** A link of a menu; says so when it leads to the page one is on. */
export function SiteLink({ href, label, className }: SiteLinkProps) {
  const path = useContext(CurrentPath);

  return (
    <a href={href} className={className} aria-current={href === path ? "page" : undefined}>
      {label}
    </a>
  );
}
