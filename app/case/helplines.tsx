import type { CasePageData } from "./case-page.server";

export function Helplines({ lines }: { lines: CasePageData["helplines"] }) {
  return (
    <section className="helplines" aria-labelledby="helplines-title">
      <h2 id="helplines-title">Help right now</h2>
      <ul>
        {lines.map(({ id, name, what, phone, tel }) => (
          <li key={id} className="helpline">
            <strong>{name}</strong>: <a href={`tel:${tel}`}>{phone}</a>
            <br />
            {what}.
          </li>
        ))}
      </ul>
    </section>
  );
}
