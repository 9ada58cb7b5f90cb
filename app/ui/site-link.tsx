import { createContext, useContext } from "react";

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

type LinkListProps = {
  links: readonly { label: string; href: string }[];
  className?: string;
  labelledBy?: string;
};

export function LinkList({ links, className, labelledBy }: LinkListProps) {
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink label={label} href={href} />
        </li>
      ))}
    </ul>
  );
}

/** Path of the current page, also in parts rendered without a router. */
export const CurrentPath = createContext("");
