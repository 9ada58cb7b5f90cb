import { LinkedText, ShortDay } from "~/app/ui/linked-text";
import { casePage } from "~/data/case-page";
import type { Chart, Dots, Sides, Timeline } from "~/data/record";

/** A list of texts; the stylesheet draws lines and dots. */
export function FigureView({ figure }: { figure: Chart }) {
  return (
    <figure className="figure">
      {drawn(figure)}
      <figcaption>
        <LinkedText text={figure.caption} />
      </figcaption>
    </figure>
  );
}

function drawn(figure: Chart) {
  switch (figure.kind) {
    case "timeline":
      return <TimelineView {...figure} />;
    case "sides":
      return <SidesView {...figure} />;
    case "dots":
      return <DotsView {...figure} />;
  }
}

function TimelineView({ points }: Timeline) {
  return (
    <ol className="timeline">
      {points.map(({ date, text }) => (
        <li key={`${date}${text}`}>
          <strong>
            <ShortDay date={date} />
          </strong>{" "}
          <span>
            <LinkedText text={text} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Two equal columns. */
function SidesView({ sides }: Sides) {
  return (
    <div className="sides">
      {sides.map(({ title, points }) => (
        <div key={title} className="side">
          <p className="side__title">{title}</p>
          <ul>
            {points.map((text) => (
              <li key={text}>
                <LinkedText text={text} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function DotsView({ of, groups }: Dots) {
  return (
    <div className="sides">
      {groups.map(({ label, count }) => (
        <div key={label}>
          <svg
            className="dots"
            viewBox="0 0 100 100"
            fill="none"
            strokeWidth={7}
            strokeDasharray="0 10"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d={dotRows(of)} />
            <path className="dots__some" d={dotRows(count)} />
          </svg>
          <p>
            <strong>{casePage().dots(count, of)}</strong> {label}
          </p>
        </div>
      ))}
    </div>
  );
}

/** Lines of ten, from the lowest up. Its dashes are dots. */
function dotRows(count: number): string {
  const rows = Array.from({ length: Math.ceil(count / 10) }, (_, row) => {
    const dots = Math.min(10, count - row * 10);
    return `M5 ${95 - row * 10}h${(dots - 1) * 10 + 0.1}`;
  });

  return rows.join("");
}
