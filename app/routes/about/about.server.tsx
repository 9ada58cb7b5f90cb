import { services } from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { Foreign } from "~/app/ui/linked-text";
import { TextLinks } from "~/app/ui/links";
import { type About, about } from "~/data/about";
import { addresses } from "~/data/addresses";
import { interpolate } from "~/data/placeholders";
import { type Team, teamAs } from "~/data/team";

export async function loadAbout() {
  const opened = await services();
  const copy = interpolate<About>(about(), opened.placeholders);
  const page = { title: copy.title, description: copy.lead, path: addresses.about };
  const isDemonstration = opened.config.sampleSettings.length > 0;
  const english = opened.config.REFERRAL_DECISION_ES ? undefined : opened.config.REFERRAL_DECISION;
  const sections = (
    <AboutSections copy={copy} team={teamAs({ isDemonstration })} english={english} />
  );

  return {
    title: copy.title,
    lead: copy.lead,
    body: drawPart(sections, page.path),
    head: page,
  };
}

type SectionsProps = {
  copy: About;
  team: Team;
  /** What the operator gave only in English. */
  english?: string;
};

function AboutSections({ copy, team, english }: SectionsProps) {
  return (
    <>
      {copy.sections.map((section) => (
        <Section key={section.id} section={section} english={english} />
      ))}
      <Members team={team} />
      <p>
        <TextLinks links={copy.links} />
      </p>
    </>
  );
}

type SectionProps = { section: About["sections"][number]; english?: string };

function Section({ section, english }: SectionProps) {
  const { id, title, paragraphs, items, steps } = section;

  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>
          {english && text.endsWith(english) ? (
            <Foreign name={english} within={(name) => text.slice(0, -english.length) + name} />
          ) : (
            text
          )}
        </p>
      ))}
      {items.length > 0 && (
        <ul className="checklist">
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {steps && (
        <ol className="next-steps">
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
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
