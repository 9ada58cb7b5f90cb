import { Form } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { Finder } from "~/app/catalog/search";
import { curly, Day, LinkedText } from "~/app/ui/linked-text";
import { Breadcrumb } from "~/app/ui/page-head";
import { addresses, slugOf, stateAddress } from "~/data/addresses";
import { casePage } from "~/data/case-page";
import { caseSteps } from "~/data/case-steps";
import { layoutWords } from "~/data/layout";
import type { Article, CasePageData } from "./case.server";
import { listParts } from "./case-sections";

type PageProps = { page: CasePageData };

/** What the page is about, and what asking costs: before the form, in the order of reading. */
export function CaseIntro({ page }: PageProps) {
  const { article } = page;
  const { title, summary, highlights, hero, group } = article;

  return (
    <>
      <header className="case__intro">
        <Breadcrumb
          trail={[
            { label: casePage().lawsuits, href: addresses.catalog },
            ...(group ? [{ label: group.short }] : []),
          ]}
          isAbove
        />
        <div className="case__title">
          <img
            className="case__picture"
            src={hero.src}
            alt={hero.alt}
            width={hero.width}
            height={hero.height}
          />
          <h1>
            <LinkedText text={title} />
          </h1>
          <p className="lead">
            <LinkedText text={summary} />
          </p>
          {highlights.length > 0 && (
            <ul className="chips">
              {highlights.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </div>
        {!page.isWritten && <Finder />}
      </header>
      {!page.notTaken && (
        <p className="start__note">
          <strong>{page.start[0]}</strong> {page.start[1]}
        </p>
      )}
    </>
  );
}

/**
 * The rest of the first view: care that cannot wait, the time limit, and the way to the form, which
 * stays at the lower edge until it is reached. A wide screen has the form beside it.
 */
export function CaseFirst({ page }: PageProps) {
  const { urgent, limit } = page.article;
  const parts = listParts(page.article);

  return (
    <div className="case__first">
      {urgent && (
        <p className="urgent">
          <strong>{urgent.title}.</strong> <LinkedText text={urgent.text} />
        </p>
      )}
      {limit && <TimeLimit path={page.path} limit={limit} />}
      {parts.length > 0 && (
        <nav className="contents" aria-label={layoutWords().contents}>
          <ul>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {page.isWritten && !page.notTaken && (
        <p className="start">
          <a href="#form" className="button button--primary">
            {caseSteps().start}
          </a>
        </p>
      )}
    </div>
  );
}

/** Loaded only once a state is chosen. */
const StateRules = lazy(() => import("./state-rules"));

const words = () => casePage().limit;

type Limit = NonNullable<Article["limit"]>;
type LimitProps = { path: string; limit: Limit };

/** The rule, the next days that end a right, and what to do today. Works by GET, without script. */
function TimeLimit({ path, limit }: LimitProps) {
  const { chosen, states, rules, everywhere, large, folded, figure, scope, rule, todo } = limit;
  const day = large && (
    <div>
      <p className="limit__when">
        <strong className="limit__scope">{curly(large.scope)}</strong>{" "}
        <strong className="limit__date">
          <Day date={large.date} />
        </strong>{" "}
        <Left day={large} />
      </p>
      <p>
        <LinkedText text={large.text} />
      </p>
    </div>
  );

  const today = todo && (
    <>
      {" "}
      <strong>{words().todo}</strong> <LinkedText text={todo} />
    </>
  );
  /** Of the rule for everyone, unless a day is larger. */
  const isOfRule = !chosen && !day;

  return (
    <section className="limit" id="limit" aria-labelledby="limit-title">
      <div className="limit__head">
        <h2 id="limit-title">{words().title}</h2>
        <a className="onward" href={chosen ? stateAddress(chosen.slug) : addresses.timeLimits}>
          {words().all}
        </a>
        <Form action={path} preventScrollReset className="limit__states">
          <label className="visually-hidden" htmlFor="limit-state">
            {words().choose}
          </label>
          <select
            key={chosen?.slug}
            id="limit-state"
            className="field__control"
            name="state"
            defaultValue={chosen?.slug ?? ""}
          >
            <option value="">{words().choose}</option>
            {states.split("|").map((state) => {
              const [name = "", slug = slugOf(name)] = state.split("=");
              return (
                <option key={slug} value={slug}>
                  {name}
                </option>
              );
            })}
          </select>
          <button type="submit" className="button button--small">
            {words().show}
          </button>
        </Form>
      </div>
      <div aria-live="polite">
        {chosen && day}
        {chosen && rules.length === 0 && (
          <p className="limit__scope">
            <strong>{words().of(chosen.name)}</strong>
          </p>
        )}
        {everywhere && <p>{everywhere}</p>}
        {rule && (
          <p>
            {figure && <Figure text={figure} />}
            {scope?.map((text, index) => (index % 2 ? <Figure key={text} text={text} /> : text))}
            {rule}
            {isOfRule && today}
          </p>
        )}
        {!chosen && day}
        {chosen && rules.length > 0 ? (
          <Suspense>
            <StateRules rules={rules} state={chosen.name}>
              <p>{today}</p>
            </StateRules>
          </Suspense>
        ) : (
          !isOfRule && today && <p>{today}</p>
        )}
        {folded && (
          <details className="faq">
            <summary className="faq__question">
              <span className="limit__row">
                {curly(folded.scope)}:{" "}
                <strong>
                  <Day date={folded.date} />
                </strong>{" "}
                <Left day={folded} />
              </span>
            </summary>
            <p>
              <LinkedText text={folded.text} />
            </p>
          </details>
        )}
      </div>
    </section>
  );
}

function Figure({ text }: { text: string }) {
  return <strong className="rule__figure">{text}</strong>;
}

/** How many days are left. */
function Left({ day: { left, warmth } }: { day: NonNullable<Limit["folded"]> }) {
  return left && <strong className={`limit__left limit__left--${warmth}`}>{left}</strong>;
}
