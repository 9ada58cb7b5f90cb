import { addresses } from "~/data/addresses";
import { breadcrumb } from "~/data/breadcrumb";

type BreadcrumbProps = {
  /** After Home. A crumb without an address is a heading, not a page. */
  trail: readonly { label: string; href?: string }[];
};

export function Breadcrumb({ trail }: BreadcrumbProps) {
  const last = trail.length - 1;

  return (
    <nav aria-label={breadcrumb.label} className="breadcrumb">
      <ol>
        <li>
          <a href={addresses.home}>{breadcrumb.home}</a>
        </li>
        {trail.map(({ label, href }, index) => (
          <li key={label} aria-current={index === last ? "page" : undefined}>
            {href ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
