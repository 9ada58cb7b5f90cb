import { useContext } from "react";
import { CurrentPath } from "~/app/ui/current-path";

type SiteLinkProps = { href: string; label: string; className?: string };

/** Marks the link to the current page. */
export function SiteLink({ href, label, className }: SiteLinkProps) {
  const path = useContext(CurrentPath);

  return (
    <a href={href} className={className} aria-current={href === path ? "page" : undefined}>
      {label}
    </a>
  );
}
