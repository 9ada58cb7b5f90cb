import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { StructuredData } from "~/app/layout/structured-data.server";
import { afterLead, pageSourceValue } from "~/app/lead/lead.server";
import {
  dateInNewYork,
  findConfirmation,
  forCase,
  requestFacts,
  resolveForm,
  type Services,
  services,
} from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { HelpRow } from "~/app/ui/helplines";
import { TextLinks } from "~/app/ui/links";
import { addresses, caseAddress, caseDatesAddress } from "~/data/addresses";
import { breadcrumb } from "~/data/breadcrumb";
import type { Case } from "~/data/case";
import { casePage } from "~/data/case-page";
import { caseSteps } from "~/data/case-steps";
import { findCase } from "~/data/cases";
import { caseNotTaken } from "~/data/declined";
import { quizForm } from "~/data/forms/case";
import { isInCalendar } from "~/data/record-dates";
import { type CaseArticleData, readArticle } from "./case-article.server";
import { CaseArticle, CaseBody } from "./case-body";
import { CaseSent } from "./case-sent";
import { caseOr404 } from "./case-steps.server";

/** The steps of the form travel as data; the article around them is drawn on the server only. */
export async function loadCasePage({ request, params, context }: LoaderFunctionArgs) {
  const item = caseOr404(params.slug);
  const opened = forCase(await services(), item.slug);
  const { config } = opened;
  const facts = requestFacts(opened, { request, context });
  const isKnown = findCase(item.slug) !== undefined;
  const sent = await findConfirmation(opened, request, { kind: "case", caseSlug: item.slug });
  const today = dateInNewYork(opened.now());
  const article = readArticle(opened, item, {
    address: `${facts.origin}${caseAddress(item.slug)}`,
    day: sent?.receivedOn ?? today,
    today,
  });
  const path = caseAddress(item.slug);

  return {
    path,
    title: item.title,
    isSensitive: item.sensitive === true,
    head: {
      title: `${titlePrefix(context.step === 2, sent !== null)}${item.documentTitle}`,
      description: item.description,
      path,
      ...(isKnown ? { card: item.slug } : { isListed: false }),
    },
    contents: article.contents.map(({ id, title }) => ({ id, title })),
    hasHelp: article.helplines.length > 0,
    help: helpRow(item, article),
    quickExit: item.sensitive ? config.QUICK_EXIT_URL : null,
    questionCount: item.quiz.questions.length,
    banner: item.quiz.bannerTitle,
    asked: item.quiz.bannerSubtitle,
    note: casePage().quizNote,
    next: casePage().quizNext,
    quiz: readQuiz(opened, item),
    intro: drawPart(
      <>
        <CaseArticle article={article} />
        {isKnown && <StructuredData data={breadcrumbData({ ...facts, title: item.title, path })} />}
      </>,
      path,
    ),
    body: drawPart(<CaseBody article={article} />, path),
    sent: sent && {
      reference: sent.reference,
      panel: drawPart(
        <CaseSent
          title={item.title}
          sent={sent}
          origin={facts.origin}
          printed={article.printed}
          next={afterLead(opened, sent)[item.sensitive ? "sensitiveLead" : "lead"]}
          documents={item.record?.documents ?? []}
          calendar={calendarAddress(item, today)}
        />,
        path,
      ),
    },
    /** In place of the form, where no firm takes this case. */
    closed: article.hasForm ? null : { panel: drawPart(<NotTaken />, path) },
    values: pageSourceValue(facts, { path, anchor: "form" }, request),
  };
}

export type CasePageData = Awaited<ReturnType<typeof loadCasePage>>;

/** Sent for a step reached by script, which shows the row without a request; see `useHelpRow`. */
function helpRow({ slug, helplines }: Case, article: CaseArticleData) {
  const row = <HelpRow lines={article.helplines} />;
  if (helplines?.place === "start") return drawPart(row, caseAddress(slug));

  return helplines ? { html: renderToStaticMarkup(row) } : null;
}

function NotTaken() {
  const { title, paragraphs, links } = caseNotTaken();
  return (
    <section className="panel" id="form" aria-labelledby="form-title">
      <h2 className="panel__title" id="form-title">
        {title}
      </h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <TextLinks links={links} />
    </section>
  );
}

function calendarAddress({ slug, record, sensitive }: Case, today: string): string | null {
  return record && !sensitive && isInCalendar(record, today) ? caseDatesAddress(slug) : null;
}

function titlePrefix(isContact: boolean, isSent: boolean): string {
  const { step2, sent } = caseSteps().progress.title;
  if (isSent) return sent;
  return isContact ? step2 : "";
}

function readQuiz(opened: Services, item: Case) {
  return resolveForm(quizForm(item.quiz, { keeps: false }), opened.now());
}

type Crumb = { origin: string; title: string; path: string };

/** The breadcrumb as structured data for search engines. */
function breadcrumbData({ origin, title, path }: Crumb) {
  const trail = [
    { name: breadcrumb().home, item: origin + addresses.home },
    { name: casePage().lawsuits, item: origin + addresses.catalog },
    { name: title, item: origin + path },
  ];

  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map((entry, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...entry,
    })),
  };
}
