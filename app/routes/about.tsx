import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { markErrors } from "~/app/forms/mark-errors";
import { type RouteHandle, requestFacts, services } from "~/app/services.server";
import { headOf } from "~/app/site/head.server";
import { PageHead } from "~/app/ui/page-head";
import { TextLinks } from "~/app/ui/text-links";
import { type About as AboutCopy, about } from "~/data/about";
import { fillIn } from "~/data/fill-in";
import { type Team, team } from "~/data/team";

export const handle = { isShared: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await services();
  const copy = fillIn<AboutCopy>(about, opened.words);
  const page = { title: copy.title, description: copy.lead, path: "/about" };

  return {
    copy,
    team: fillIn<Team>(team, {}),
    head: headOf(opened, requestFacts(opened, { request, context }), page),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? markErrors(data.head.meta, matches) : [];

export default function About() {
  const { copy, team } = useLoaderData<typeof loader>();

  return (
    <div className="page">
      <PageHead title={copy.title} drawing="about">
        <p className="lead">{copy.lead}</p>
      </PageHead>
      {copy.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <Members team={team} />
      <p>
        <TextLinks links={copy.links} />
      </p>
    </div>
  );
}

function Section({ section }: { section: AboutCopy["sections"][number] }) {
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
          <li key={name}>
            <h3>{name}</h3>
            <p className="eyebrow">{role}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
