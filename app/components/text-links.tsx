import { Link } from "@remix-run/react";
import { Fragment } from "react";

/** Links that end a paragraph, one after the other. */
export function TextLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <span className="text-links">
      {links.map(({ label, href }, index) => (
        <Fragment key={href}>
          {index > 0 && " · "}
          <TextLink label={label} href={href} />
        </Fragment>
      ))}
    </span>
  );
}

/** Within the site by the router, outside it and to mail by the browser. */
export function TextLink({ label, href }: { label: string; href: string }) {
  return href.startsWith("/") ? <Link to={href}>{label}</Link> : <a href={href}>{label}</a>;
}
