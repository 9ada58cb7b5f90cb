import { createContext, type ReactNode, useContext } from "react";
import { timeInNewYork } from "~/data/dates";
import type { Fact } from "../services.server";

type FactsProps = { id: string; title: string; facts: readonly Fact[] };

/** Renders nothing for an empty list. */
export function Facts({ id, title, facts }: FactsProps) {
  if (facts.length === 0) return null;

  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FactList facts={facts} />
    </section>
  );
}

export function FactList({ facts }: Pick<FactsProps, "facts">) {
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

const good = ["delivered", "on", "works"];
const quiet = ["off", "paused by an operator", "withheld", "cancelled", "erased"];

/** The state is a word; color only repeats it. */
export function Badge({ state }: { state: string }) {
  const tone = good.includes(state) ? "good" : quiet.includes(state) ? "quiet" : "bad";
  return <span className={`badge badge--${tone}`}>{state}</span>;
}

/** `at` in milliseconds since 1970; with an age, the exact time appears on hover. */
export function Time({ at, age }: { at: number; age?: string }) {
  const exact = timeInNewYork(at);
  return (
    <time dateTime={new Date(at).toISOString()} title={age && exact}>
      {age ?? exact}
    </time>
  );
}

type TableProps = {
  name: string;
  columns: readonly string[];
  rows: readonly { id: string | number; cells: readonly ReactNode[] }[];
};

/** The first cell of a row is its header. On a narrow screen each cell shows its column's name. */
export function Table({ name, columns, rows }: TableProps) {
  return (
    <table className="table" aria-label={name}>
      <thead>
        <tr>
          {columns.map((title) => (
            <th scope="col" key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            <th scope="row">{cells[0]}</th>
            {columns.slice(1).map((title, index) => (
              <td key={title} data-label={title}>
                {cells[index + 1]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The token that each form posts, so that no other site can post it. */
export const FormToken = createContext("");

type Button = { label: string; name?: string };

type ActFormProps = Button & {
  action: string;
  /** Further buttons of the form; the pressed one is posted by its name. */
  others?: readonly Button[];
  /** What a screen reader adds to the label, where several buttons have the same. */
  about?: string;
  isDangerous?: boolean | undefined;
  className?: string;
  children?: ReactNode;
};

/** Each act has its own form, so that it works without script. */
export function ActForm({ action, about, isDangerous, className, children, ...own }: ActFormProps) {
  const token = useContext(FormToken);
  const { others = [], ...first } = own;
  return (
    <form
      method="post"
      action={action}
      className={className ?? (isDangerous ? "act act--dangerous" : "act")}
    >
      <input type="hidden" name="form_token" value={token} />
      {children}
      {[first, ...others].map(({ label, name }) => (
        <button key={label} type="submit" className="button" name={name} value={name && "on"}>
          {label}
          {about && <span className="skip"> ({about})</span>}
        </button>
      ))}
    </form>
  );
}

/** Kept in the operator log, which contains no personal data. */
export function Reason({ id }: { id: string }) {
  return (
    <>
      <label htmlFor={id}>Reason, without personal data</label>
      <input id={id} name="reason" type="text" required maxLength={200} autoComplete="off" />
    </>
  );
}
