import { useLoaderData } from "@remix-run/react";
import { openApp, placeholdersOf } from "~/app/services.server";
import { curly, Foreign } from "~/app/ui/linked-text";
import { TextLinks } from "~/app/ui/links";
import { PageHead } from "~/app/ui/page-head";
import { Drawing, Items, Section } from "~/app/ui/section";
import { type About as AboutCopy, about } from "~/data/about";
import { addresses } from "~/data/addresses";
import { here, language } from "~/data/language";
import { interpolate } from "~/data/placeholders";
import { type Team, teamAs } from "~/data/team";

export async function loader() {
  const { config } = await openApp();
  const copy = interpolate<AboutCopy>(about(), placeholdersOf(config));

  return {
    head: { title: copy.title, description: copy.lead, path: addresses.about },
    copy,
    team: teamAs({ isDemonstration: config.sampleSettings.length > 0 }),
    /** Text that the operator provided only in English. */
    english: config.translations[language()]?.referral ? undefined : config.REFERRAL_DECISION,
  };
}

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function About() {
  const { copy, team, english } = useLoaderData<typeof loader>();
  const [contact, ...others] = copy.links;

  return (
    <div className="page">
      <PageHead
        title={copy.title}
        drawing={
          <img
            className="page-head__drawing page-head__scene"
            src="/images/pages/home.svg"
            alt=""
            width={640}
            height={296}
          />
        }
      >
        <p className="lead">{copy.lead}</p>
      </PageHead>
      <div className="page__body page__body--wide">
        {copy.sections.map((section) => (
          <Part key={section.id} section={section} english={english} />
        ))}
        <Members team={team} />
        {contact && (
          <p>
            <a className="button button--primary" href={here(contact.href)}>
              {contact.label}
            </a>
          </p>
        )}
        <TextLinks links={others} />
      </div>
    </div>
  );
}

function Part({ section, english }: { section: AboutCopy["sections"][number]; english?: string }) {
  const { id, drawing, title, paragraphs, items, steps } = section;

  return (
    <Section
      id={id}
      name={id}
      title={
        <>
          <Drawing name={drawing} />
          {title}
        </>
      }
    >
      {paragraphs.map((text) => (
        <p key={text}>
          {english && text.endsWith(english) ? (
            <Foreign name={english} within={(name) => text.slice(0, -english.length) + name} />
          ) : (
            curly(text)
          )}
        </p>
      ))}
      {items.length > 0 && <Items texts={items} className="checklist" />}
      {steps && (
        <ol className="next-steps">
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function Members({ team }: { team: Team }) {
  return (
    <Section id="team" name="team" title={team.title}>
      <p>{team.label}</p>
      <ul className="team">
        {team.members.map(({ name, role, text }, index) => (
          <li key={role}>
            <img
              src={`/images/avatar-${3 - index}.svg`}
              alt=""
              width={72}
              height={72}
              loading="lazy"
            />
            <h3>{name ?? role}</h3>
            {name && <p className="eyebrow">{role}</p>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
