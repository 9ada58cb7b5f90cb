import { Fragment } from "react";

/** `target`: for links within a form, so that following one loses nothing typed. */
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
          {index > 0 && " · "}
          <TextLink label={label} href={href} target={target} />
        </Fragment>
      ))}
    </span>
  );
}

/** The router follows links within the site, the browser all others. */
export function TextLink({ label, href, target }: TextLinkProps) {
  return (
    <a href={href} target={href.startsWith("/") ? target : undefined}>
      {label}
    </a>
  );
}
