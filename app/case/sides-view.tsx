import type { ReactNode } from "react";
import { LinkedText } from "~/app/ui/linked-text";
import type { Chart, Sides } from "~/data/record";

/** What each side says, in two equal columns. */
export function SidesView({ figure }: { figure: Sides }) {
  return (
    <Captioned figure={figure}>
      <div className="sides">
        {figure.sides.map(({ title, points }) => (
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
    </Captioned>
  );
}

type CaptionedProps = { figure: Chart; children: ReactNode };

export function Captioned({ figure, children }: CaptionedProps) {
  return (
    <figure className="figure">
      {children}
      <figcaption>
        <LinkedText text={figure.caption} />
      </figcaption>
    </figure>
  );
}
