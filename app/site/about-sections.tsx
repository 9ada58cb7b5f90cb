import { TextLinks } from "~/app/ui/text-links";
import type { About } from "~/data/about";
import type { Team } from "~/data/team";

export function AboutSections({ copy, team }: { copy: About; team: Team }) {
  return (
    <>
      {copy.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <Members team={team} />
      <p>
        <TextLinks links={copy.links} />
      </p>
    </>
  );
}

function Section({ section }: { section: About["sections"][number] }) {
  const { id, title, paragraphs, items } = section;

  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {items.length > 0 && (
        <ul className="checklist">
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Members({ team }: { team: Team }) {
  return (
    <section id="team" aria-labelledby="team-title">
      <h2 id="team-title">{team.title}</h2>
      <p>{team.label}</p>
      <ul className="team">
        {team.members.map(({ name, role, text }) => (
          <li key={role}>
            <h3>{name ?? role}</h3>
            {name && <p className="eyebrow">{role}</p>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
