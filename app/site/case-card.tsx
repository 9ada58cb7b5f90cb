import { Link } from "@remix-run/react";
import { caseAddress } from "~/data/addresses";
import { catalogue } from "~/data/catalogue";
import type { CatalogueData } from "./catalogue.server";

export type CaseCard = CatalogueData["groups"][number]["cards"][number];

/** A row on a phone, where its one link covers it; a card where there is room. */
export function CaseCardView({ slug, title, sub, desc, picture }: CaseCard) {
  const page = caseAddress(slug);

  return (
    <li className="card">
      <img
        className="card__image"
        src={picture}
        alt=""
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
      />
      <h4 className="card__title">{title}</h4>
      <p className="card__sub">{sub}</p>
      <p className="card__text">{desc}</p>
      <p className="card__actions">
        <Link className="card__link" to={caseAddress(slug, "form")} state={{ title }}>
          {catalogue.join}
          <span className="visually-hidden">: {title}</span>
        </Link>{" "}
        <Link className="card__more" to={page} state={{ title }} prefetch="intent">
          {catalogue.more}
          <span className="visually-hidden">: {title}</span>
        </Link>
      </p>
    </li>
  );
}
