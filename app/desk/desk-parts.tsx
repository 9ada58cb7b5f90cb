import type { Fact, Moment } from "~/data/desk/view";

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

const tones: Readonly<Record<string, string>> = {
  refused: "bad",
  expired: "bad",
  held: "bad",
  quarantined: "odd",
  pending: "odd",
  open: "odd",
  delivered: "good",
  on: "good",
};

/** The state is a word; colour only repeats it. */
export function Badge({ state, label }: { state: string; label?: string }) {
  return (
    <span className={`badge badge--${tones[state] ?? "quiet"}`}>
      {label ? `${label}: ${state}` : state}
    </span>
  );
}

export function Time({ at }: { at: Moment }) {
  return <time dateTime={at.iso}>{at.text}</time>;
}

export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((title) => (
          <th scope="col" key={title}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
