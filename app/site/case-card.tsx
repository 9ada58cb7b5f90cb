import { LinkedText } from "~/app/ui/linked-text";
import { caseAddress } from "~/data/addresses";
import { catalogue } from "~/data/catalogue";
import type { FoundGroups } from "./case-groups.server";

type CaseCard = FoundGroups[number]["cards"][number];

/** A row on a narrow screen, where the link covers it; else a card. */
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
      <h4 className="card__title">
        <LinkedText text={title} />
      </h4>
      <p className="card__sub">{sub}</p>
      <p className="card__text">
        <LinkedText text={desc} />
      </p>
      <p className="card__actions">
        <a className="card__link" href={caseAddress(slug, "form")} data-title={title}>
          {catalogue.join}
          <span className="visually-hidden">: {title}</span>
        </a>{" "}
        <a className="card__more" href={page} data-title={title}>
          {catalogue.more}
          <span className="visually-hidden">: {title}</span>
        </a>
      </p>
    </li>
  );
}
