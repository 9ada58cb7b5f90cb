import { Link } from "@remix-run/react";

type BreadcrumbProps = {
  /** After Home. A crumb without an address is a heading of the sitemap, not a page. */
  trail: readonly { label: string; href?: string }[];
};

export function Breadcrumb({ trail }: BreadcrumbProps) {
  const last = trail.length - 1;

  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        {trail.map(({ label, href }, index) => (
          <li key={label} aria-current={index === last ? "page" : undefined}>
            {href ? <Link to={href}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
