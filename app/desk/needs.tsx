import type { Need } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";

export function Needs({ needs }: { needs: readonly Need[] }) {
  return (
    <section aria-labelledby="needs">
      <h2 id="needs">{deskWords.needs}</h2>
      {needs.length === 0 ? (
        <p className="calm">{deskWords.nothingNeeded}</p>
      ) : (
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
