import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { httpError } from "~/app/layout/answers.server";
import { findState, listStates, nameSources, readRule } from "~/app/limits/limits.server";
import { LimitNote, RuleView } from "~/app/limits/rule-view";
import { StateChoice } from "~/app/limits/state-choice";
import { openApp } from "~/app/services.server";
import { FoldedSection } from "~/app/ui/folded-section";
import { Foreign, Outside } from "~/app/ui/linked-text";
import { LinkList, TextLinks } from "~/app/ui/links";
import { Breadcrumb, PageHead } from "~/app/ui/page-head";
import { Section } from "~/app/ui/section";
import { SideCard } from "~/app/ui/side-card";
import { addresses, caseAddress, stateAddress } from "~/data/addresses";
import { shownCases } from "~/data/cases";
import { dateInNewYork } from "~/data/dates";
import { caseNotTaken } from "~/data/declined";
import { stateName } from "~/data/states";
import { limitKinds } from "~/data/time-limit";
import { timeLimitsPage } from "~/data/time-limits-page";

export async function loader({ params }: LoaderFunctionArgs) {
  const state = findState(params.state) ?? httpError(404);
  const { now } = await openApp();
  const today = dateInNewYork(now());
  const name = stateName(state.code);
  const words = timeLimitsPage().state;

  return {
    head: {
      title: words.title(name),
      description: words.lead(name),
      path: stateAddress(state.slug),
    },
    name,
    rules: limitKinds.flatMap((kind) => {
      const rule = readRule(state, kind, today);
      return rule ? [{ kind, rule }] : [];
    }),
    cases: shownCases().map(({ slug, title }) => ({
      label: title,
      href: `${caseAddress(slug)}?state=${state.slug}`,
    })),
    help: caseNotTaken().links,
    sources: nameSources(state.sources),
    states: listStates().map(({ slug, name }) => ({ slug, name })),
  };
}

export { ErrorBoundary, meta } from "~/app/layout/head";

const words = () => timeLimitsPage().state;

export default function State() {
  const { head, name, rules, cases, help, sources, states } = useLoaderData<typeof loader>();

  return (
    <div className="page page--narrow">
      <Breadcrumb
        trail={[{ label: timeLimitsPage().title, href: addresses.timeLimits }, { label: name }]}
      />
      <PageHead title={head.title} drawing="time-limits">
        <p className="lead">{head.description}</p>
        <LimitNote />
      </PageHead>
      <Section name="rules" title={words().rules}>
        <div className="rules">
          {rules.map(({ kind, rule }) => (
            <RuleView key={kind} kind={kind} rule={rule} state={name} />
          ))}
        </div>
      </Section>
      <SideCard
        name={words().about}
        links={[
          { label: timeLimitsPage().title, href: addresses.timeLimits },
          { label: timeLimitsPage().dates, href: addresses.deadlines },
        ]}
      >
        <StateChoice states={states} label={words().other} />
      </SideCard>
      <Section name="cases" title={words().cases}>
        <LinkList links={cases} className="in-columns" />
      </Section>
      <Section name="help" title={words().help}>
        <p>
          <TextLinks links={help} />
        </p>
      </Section>
      <FoldedSection className="sources" name="sources" title={words().sources}>
        <ul className="in-columns">
          {sources.map(({ publisher, url, isOfficial }) => (
            <li key={url}>
              <Outside href={url}>
                <Foreign name={publisher} />
              </Outside>
              {isOfficial && ` (${words().official})`}
            </li>
          ))}
        </ul>
      </FoldedSection>
    </div>
  );
}
