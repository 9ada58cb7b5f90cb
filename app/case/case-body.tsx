import { HelpList } from "~/app/ui/helplines";
import { LinkedText, SourceList, SourceNumbers } from "~/app/ui/linked-text";
import { addresses, caseAddress, partAddress } from "~/data/addresses";
import { casePage } from "~/data/case-page";
import type { CaseRecord } from "~/data/record";
import type { Article } from "./case.server";
import { StartButton } from "./case-article";
import { bullet, Changes, Fold, numberSources, Papers, Ways } from "./case-parts";
import { FigureView } from "./figure-view";

/** The parts that `listContents` names, in the same order. */
export function CaseBody({ article }: { article: Article }) {
  const { item, contents } = article;
  const { record } = item;

  return (
    <SourceNumbers.Provider value={numberSources(record?.sources)}>
      {record && (
        <Fold id="changed" contents={contents}>
          <Changes slug={item.slug} record={record} />
          {article.watch && <WatchForm slug={item.slug} words={article.watch} />}
        </Fold>
      )}
      <Fold id="know" contents={contents}>
        <Overview item={item} />
      </Fold>
      {record && (
        <Fold id="ways" contents={contents}>
          <Ways record={record} today={article.today} />
        </Fold>
      )}
      <Fold id="not-qualify" contents={contents}>
        <ul className="crosslist">{item.disqualifiers.map((text) => bullet(text))}</ul>
      </Fold>
      {record && <Papers article={article} record={record} />}
      <Fold id="questions" contents={contents}>
        <CommonQuestions own={item.faqs} />
      </Fold>
      {item.helplines?.place === "end" && <HelpList lines={article.helplines} />}
      {contents.length > 0 && <ClosingBand article={article} />}
      {record && <Sources article={article} record={record} />}
    </SourceNumbers.Provider>
  );
}

function Overview({ item }: { item: Article["item"] }) {
  const figures = item.record?.charts.map((figure) => (
    <FigureView key={figure.caption} figure={figure} />
  ));

  return (
    <div className="prose">
      {item.sensitive ? null : figures}
      {item.overview.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((text) => (
            <p key={text}>
              <LinkedText text={text} />
            </p>
          ))}
        </section>
      ))}
      {/* On the abuse cases, figures of what lawsuits allege come after the supportive passages. */}
      {item.sensitive ? figures : null}
      {item.gallery.slice(0, 2).map(({ src, alt, caption, width, height }) => (
        <figure key={src} className="figure">
          <img src={src} alt={alt} width={width} height={height} loading="lazy" />
          <figcaption>
            <LinkedText text={caption} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

type Question = { question: string; answer: string };

function CommonQuestions({ own }: { own: readonly Question[] }) {
  return (
    <>
      {own.map((item) => faq(item))}
      <p className="text-links">
        <a href={partAddress("faqs", "asking")}>{casePage().parts.questions.shared}</a>
      </p>
    </>
  );
}

function faq({ question, answer }: Question) {
  return (
    <details key={question} className="faq">
      <summary className="faq__question">{question}</summary>
      <p>
        <LinkedText text={answer} />
      </p>
    </details>
  );
}

const closingWords = () => casePage().closing;

function ClosingBand({ article }: { article: Article }) {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <h2 id="closing-title">{closingWords().title}</h2>
      {article.hasForm && <StartButton questions={article.questionCount} />}
      {article.related.length > 0 && (
        <>
          <h3>{closingWords().related}</h3>
          <ul className="closing__related">
            {article.related.map(({ slug, title }) => (
              <li key={slug}>
                <a href={caseAddress(slug)} data-title={title}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Sources({ article, record }: { article: Article; record: CaseRecord }) {
  return (
    <div className="sources">
      <Fold id="sources" contents={article.contents}>
        <SourceList sources={Object.values(record.sources)} isNumbered />
        {article.reviewed && <p>{casePage().edited(article.reviewed)}</p>}
      </Fold>
    </div>
  );
}

type WatchFormProps = { slug: string; words: NonNullable<Article["watch"]> };

/** Posted natively to the page that continues; the browser checks the address. */
function WatchForm({ slug, words: { email, submit } }: WatchFormProps) {
  return (
    <form method="post" action={addresses.newsletter} className="form">
      <input type="hidden" name="formType" value="page_changes" />
      <input type="hidden" name="page" value={slug} />
      <div className="field">
        <label className="field__label" htmlFor="watch-email">
          {email.label}
        </label>
        <p className="field__hint" id="watch-hint">
          {email.hint}
        </p>
        <input
          className="field__control"
          id="watch-email"
          aria-describedby="watch-hint"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
        />
      </div>
      <p>
        <button type="submit" className="button">
          {submit}
        </button>
      </p>
    </form>
  );
}
