import type { ReactNode } from "react";
import { addresses } from "~/data/addresses";
import { breadcrumb } from "~/data/breadcrumb";
import { here } from "~/data/language";
import { curly } from "./linked-text";

type PageHeadProps = {
  title: string;
  /** Name of a file in `app/drawings/pages`, or the drawing itself. */
  drawing: ReactNode;
  /** Id of the title. */
  id?: string;
  /** Of what was asked for, so that it is read out. */
  isStatus?: true;
  children?: ReactNode;
};

export function PageHead({ title, drawing, id, isStatus, children }: PageHeadProps) {
  const heading = <h1 id={id}>{curly(title)}</h1>;

  return (
    <div className="page-head">
      {typeof drawing === "string" ? (
        <img
          className="page-head__drawing"
          src={`/images/pages/${drawing}.svg`}
          alt=""
          width={240}
          height={180}
        />
      ) : (
        drawing
      )}
      <div className="page-head__text">
        {isStatus ? <div role="status">{heading}</div> : heading}
        {children}
      </div>
    </div>
  );
}

type BreadcrumbProps = {
  /** After Home. A crumb without an address is a heading, not a page. */
  trail: readonly { label: string; href?: string }[];
  /** Ends with what is above the page, whose own title follows at once. */
  isAbove?: true;
};

export function Breadcrumb({ trail, isAbove }: BreadcrumbProps) {
  const last = isAbove ? -1 : trail.length - 1;

  return (
    <nav aria-label={breadcrumb().label} className="breadcrumb">
      <ol>
        <li>
          <a href={addresses.home}>{breadcrumb().home}</a>
        </li>
        {trail.map(({ label, href }, index) => (
          <li key={label} aria-current={index === last ? "page" : undefined}>
            {href ? <a href={here(href)}>{curly(label)}</a> : curly(label)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
