import { createContext, type ReactNode, useContext } from "react";
import { timeInNewYork } from "~/data/dates";
import type { Fact, Need } from "../services.server";

type FactsProps = { id: string; title: string; facts: readonly Fact[]; empty?: string };

/** Renders nothing for an empty list unless `empty` says what to show. */
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
        <div key={`${name} ${value}`}>
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

/** `at` in milliseconds since 1970. */
export function Time({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{timeInNewYork(at)}</time>;
}

/** A wide table, which scrolls by itself and can be reached with the keyboard. */
export function Table({
  name,
  columns,
  children,
}: {
  name: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <section className="scroll" aria-label={`${name} (table)`} tabIndex={0}>
      <table>
        <TableHead columns={columns} />
        <tbody>{children}</tbody>
      </table>
    </section>
  );
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

/** The token that each form posts, so that no other site can post it. */
export const FormToken = createContext("");

type ActFormProps = {
  action: string;
  label: ReactNode;
  isDangerous?: boolean;
  className?: string;
  children?: ReactNode;
};

/** Each act has its own form, so that it works without script. */
export function ActForm({ action, label, isDangerous, className, children }: ActFormProps) {
  const token = useContext(FormToken);
  return (
    <form
      method="post"
      action={action}
      className={className ?? (isDangerous ? "act act--dangerous" : "act")}
    >
      <input type="hidden" name="form_token" value={token} />
      {children}
      <p>
        <button type="submit" className="button">
          {label}
        </button>
      </p>
    </form>
  );
}

/** Kept in the operator log, which contains no personal data. */
export function Reason({ id, name = "reason" }: { id: string; name?: string }) {
  return (
    <>
      <label htmlFor={id}>Reason, without personal data</label>
      <input id={id} name={name} type="text" required maxLength={200} autoComplete="off" />
    </>
  );
}

export function Needs({ needs }: { needs: readonly Need[] }) {
  return (
    <section aria-labelledby="needs">
      <h2 id="needs">Needs attention</h2>
      {needs.every(({ isWatched }) => isWatched) && (
        <p className="calm">Nothing needs attention.</p>
      )}
      {needs.length > 0 && (
        <ul className="needs">
          {needs.map(({ title, todo, href, isWatched }) => (
            <li key={title} className={isWatched ? "need need--watch" : "need"}>
              <a href={href}>{title}</a>
              <p>{todo}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
