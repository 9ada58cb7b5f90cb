import { Link, useLocation } from "@remix-run/react";

type SiteLinkProps = { href: string; label: string; className?: string };

/** A link of a menu; says so when it leads to the page one is on. */
export function SiteLink({ href, label, className }: SiteLinkProps) {
  const { pathname } = useLocation();

  return (
    <Link to={href} className={className} aria-current={href === pathname ? "page" : undefined}>
      {label}
    </Link>
  );
}
