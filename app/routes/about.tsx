import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/app/layout/head";
import { services } from "~/app/services.server";
import { Foreign } from "~/app/ui/linked-text";
import { TextLinks } from "~/app/ui/links";
import { PageHead } from "~/app/ui/page-head";
import { type About as AboutCopy, about } from "~/data/about";
import { addresses } from "~/data/addresses";
import { interpolate } from "~/data/placeholders";
import { type Team, teamAs } from "~/data/team";

export async function loader() {
  const { config, placeholders } = await services();
  const copy = interpolate<AboutCopy>(about(), placeholders);

  return {
    head: { title: copy.title, description: copy.lead, path: addresses.about },
    copy,
    team: teamAs({ isDemonstration: config.sampleSettings.length > 0 }),
    /** Text that the operator provided only in English. */
    english: config.REFERRAL_DECISION_ES ? undefined : config.REFERRAL_DECISION,
  };
}

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function About() {
  const { copy, team, english } = useLoaderData<typeof loader>();

  return (
    <div className="page">
      <PageHead title={copy.title} drawing="about">
        <p className="lead">{copy.lead}</p>
      </PageHead>
      <div className="page__body page__body--wide">
        {copy.sections.map((section) => (
          <Section key={section.id} section={section} english={english} />
        ))}
        <Members team={team} />
        <p>
          <TextLinks links={copy.links} />
        </p>
      </div>
    </div>
  );
}

type SectionProps = { section: AboutCopy["sections"][number]; english?: string };

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
