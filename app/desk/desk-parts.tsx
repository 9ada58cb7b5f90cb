import type { ReactNode } from "react";
import type { Fact, Moment, Need } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";

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

/** The state is a word; color only repeats it. */
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

type ActFormProps = {
  action: string;
  formToken: string;
  label: string;
  isDangerous?: boolean | undefined;
  children: ReactNode;
};

/** A form of its own for each act, so that it works without script. */
export function ActForm({ action, formToken, label, isDangerous, children }: ActFormProps) {
  return (
    <form method="post" action={action} className={isDangerous ? "act act--dangerous" : "act"}>
      <input type="hidden" name="form_token" value={formToken} />
      <p>{children}</p>
      <p>
        <button type="submit" className="button">
          {label}
        </button>
      </p>
    </form>
  );
}

export function Needs({ needs }: { needs: readonly Need[] }) {
  return (
    <section aria-labelledby="needs">
      <h2 id="needs">{deskWords.needs}</h2>
      {needs.every(({ tone }) => tone === "watch") && (
        <p className="calm">{deskWords.nothingNeeded}</p>
      )}
      {needs.length > 0 && (
        <ul className="needs">
          {needs.map(({ title, todo, href, tone }) => (
            <li key={title} className={`need need--${tone}`}>
              <a href={href}>{title}</a>
              <p>{todo}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
