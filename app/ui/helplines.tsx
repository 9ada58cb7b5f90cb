import { Fragment } from "react";
import { casePage } from "~/data/case-page";
import { type HelplineId, helplines } from "~/data/helplines";

type Lines = readonly ({ id: HelplineId } & ReturnType<typeof helplines>[HelplineId])[];

export function helpLines(ids: readonly HelplineId[]): Lines {
  return ids.map((id) => ({ id, ...helplines()[id] }));
}

/** One row of numbers to call. *More help* opens the other lines and their descriptions. */
export function HelpRow({ lines }: { lines: Lines }) {
  return (
    <section className="help" aria-label={casePage().urgentHelp}>
      <div className="help__calls">
        {firstLines(lines).map((line) => (
          <Fragment key={line.id}>
            <Call line={line} />{" "}
          </Fragment>
        ))}
      </div>
      <details className="help__more">
        <summary className="help__call">
          <strong>{casePage().moreHelp}</strong>
        </summary>
        <HelpItems lines={lines} />
      </details>
    </section>
  );
}

/** The spaces are for readers without the stylesheet. */
function Call({ line }: { line: Lines[number] }) {
  const { short, name, tel } = line;

  return (
    <a className="help__call" href={`tel:${tel}`}>
      <strong>{dialed(tel)}</strong>{" "}
      <span>{"about" in line ? `${short}, ${line.about}` : short}</span>{" "}
      {name !== short && <span className="visually-hidden">{name}</span>}
    </a>
  );
}

export function HelpItems({ lines }: { lines: Lines }) {
  return (
    <ul className="help__list">
      {lines.map(({ id, name, what, phone, tel }) => (
        <li key={id}>
          <strong>{name}</strong>: <a href={`tel:${tel}`}>{phone}</a>
          <br />
          {what}.
        </li>
      ))}
    </ul>
  );
}

/** The emergency number, the line of this case, and the general crisis line. */
function firstLines(lines: Lines): Lines {
  const isGeneral = (id: string) => id === "emergency" || id === "crisis";
  const own = lines.find(({ id }) => !isGeneral(id));

  return ["emergency", own?.id, "crisis"].flatMap((wanted) =>
    lines.filter(({ id }) => id === wanted),
  );
}

/** `800-656-4673` for `+18006564673`. */
function dialed(tel: string): string {
  return tel.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3");
}
