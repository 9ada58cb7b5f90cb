import { Day, LinkedText } from "~/app/ui/linked-text";
import type { Chart, Dots, Timeline } from "~/data/record";
import { recordWords } from "~/data/record-words";
import { Captioned, SidesView } from "./sides-view";

/** A list of texts; the stylesheet draws lines and dots. */
export function FigureView({ figure }: { figure: Chart }) {
  switch (figure.kind) {
    case "timeline":
      return (
        <Captioned figure={figure}>
          <TimelineView {...figure} />
        </Captioned>
      );
    case "sides":
      return <SidesView figure={figure} />;
    case "dots":
      return (
        <Captioned figure={figure}>
          <DotsView {...figure} />
        </Captioned>
      );
  }
}

function TimelineView({ points }: Timeline) {
  return (
    <ol className="timeline">
      {points.map(({ date, text }) => (
        <li key={`${date}${text}`}>
          <strong>
            <Day date={date} />
          </strong>{" "}
          <span>
            <LinkedText text={text} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function DotsView({ of, groups }: Dots) {
  return (
    <div className="sides">
      {groups.map(({ label, count }) => (
        <div key={label} className="side">
          <svg className="dots" viewBox="0 0 100 100" aria-hidden="true">
            <path d={dotRows(of)} />
            <path className="dots__some" d={dotRows(count)} />
          </svg>
          <p>
            <strong>{recordWords().dots(count, of)}</strong> {label}
          </p>
        </div>
      ))}
    </div>
  );
}

/** Lines of ten, from the lowest up. The stylesheet divides each into dots. */
function dotRows(count: number): string {
  const rows = Array.from({ length: Math.ceil(count / 10) }, (_, row) => {
    const dots = Math.min(10, count - row * 10);
    return `M5 ${95 - row * 10}h${(dots - 1) * 10 + 0.1}`;
  });

  return rows.join("");
}
