import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { here } from "~/data/language";
import { curly } from "./linked-text";

type SiteLinkProps = { href: string; label: string; className?: string };

/** Marks the link to the current page. */
export function SiteLink({ href, label, className }: SiteLinkProps) {
  const { pathname } = useLocation();
  const address = here(href);

  return (
    <a
      href={address}
      className={className}
      aria-current={address === pathname ? "page" : undefined}
    >
      {curly(label)}
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

/** `target`: for links within a form, so that entered values are not lost. */
type TextLinkProps = { label: string; href: string; target?: "_blank" };
type TextLinksProps = {
  links: readonly { label: string; href: string }[];
  target?: TextLinkProps["target"];
};

export function TextLinks({ links, target }: TextLinksProps) {
  return (
    <span className="text-links">
      {links.map(({ label, href }, index) => (
        <Fragment key={href}>
          {index > 0 && "\u00a0· "}
          <TextLink label={label} href={href} target={target} />
        </Fragment>
      ))}
    </span>
  );
}

/** The router follows links within the site, the browser all others. */
export function TextLink({ label, href, target }: TextLinkProps) {
  return (
    <a href={here(href)} target={href.startsWith("/") ? target : undefined}>
      {curly(label)}
    </a>
  );
}
