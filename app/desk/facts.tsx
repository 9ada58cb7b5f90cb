import type { Fact } from "~/data/desk/view";

type FactsProps = { id: string; title: string; facts: readonly Fact[]; empty?: string };

/** Draws nothing for an empty list unless `empty` says what to show. */
export function Facts({ id, title, facts, empty }: FactsProps) {
  if (facts.length === 0 && !empty) return null;

  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {facts.length === 0 ? <p>{empty}</p> : <FactList facts={facts} />}
    </section>
  );
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, value, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
