import { Link } from "@remix-run/react";
import type { Card, Picture } from "~/data/case";

export type CaseCard = { slug: string; title: string; card: Card; picture: Picture };

export function CaseCardView({ slug, title, card, picture }: CaseCard) {
  const page = `/lawsuits/${slug}`;

  return (
    <article className="card">
      <img
        className="card__image"
        src={picture.src}
        alt=""
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
      <p className="card__sub">{card.sub}</p>
      <h3 className="card__title">{card.title}</h3>
      <p className="card__text">{card.desc}</p>
      <p className="card__actions">
        <Link className="button button--small" to={`${page}#form`} state={{ title }}>
          Join Today<span className="visually-hidden">: {title}</span>
        </Link>
        <Link to={page} state={{ title }} prefetch="intent">
          Read More<span className="visually-hidden">: {title}</span>
        </Link>
      </p>
    </article>
  );
}
