import { Fragment } from "react";

/** `target`: for links within a form, which must not cost what was typed. */
type TextLinkProps = { label: string; href: string; target?: "_blank" };
type TextLinksProps = {
  links: readonly { label: string; href: string }[];
  target?: TextLinkProps["target"];
};

/** Links that end a paragraph, one after the other. */
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

/** Within the site by the router, outside it and to mail by the browser. */
export function TextLink({ label, href, target }: TextLinkProps) {
  return (
    <a href={href} target={href.startsWith("/") ? target : undefined}>
      {label}
    </a>
  );
}
