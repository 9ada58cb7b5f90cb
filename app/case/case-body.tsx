import { FigureView } from "~/app/ui/figure-view";
import { LinkedText } from "~/app/ui/linked-text";
import { casePage } from "~/data/case-page";
import type { CasePageData } from "./case-page.server";
import { Changes } from "./changes";
import { ClosingBand } from "./closing-band";
import { CommonQuestions } from "./common-questions";
import { HelpList } from "./helplines";
import { Papers } from "./papers";
import { Fold, Part } from "./part";
import { Sources } from "./sources";
import { useOpenFolds } from "./use-open-folds";
import { Ways } from "./ways";

/** Who may qualify: open on every screen, and on a narrow one before the form. */
export function CaseQualify({ page }: { page: CasePageData }) {
  return (
    <Part id="qualify" contents={page.contents}>
      <p className="panel__note">{casePage.parts.qualify.note}</p>
      <ul className="checklist">{page.item.eligibility.map(({ text }) => bullet(text))}</ul>
    </Part>
  );
}

/** What may be said about a case, in the parts its contents name. */
export function CaseBody({ page }: { page: CasePageData }) {
  const { item, contents } = page;
  const { record } = item;
  useOpenFolds();

  return (
    <div className="case__body">
      {record && (
        <Fold id="changed" contents={contents}>
          <Changes record={record} />
        </Fold>
      )}
      <Fold id="know" contents={contents}>
        <Overview item={item} />
      </Fold>
      {record && (
        <Fold id="ways" contents={contents}>
          <Ways ways={record.ways} />
        </Fold>
      )}
      <Fold id="not-qualify" contents={contents}>
        <ul className="crosslist">{item.disqualifiers.map((text) => bullet(text))}</ul>
      </Fold>
      {record && <Papers page={page} record={record} />}
      <Fold id="questions" contents={contents}>
        <CommonQuestions own={item.faqs} />
      </Fold>
      {item.helplines?.place === "end" && <HelpList lines={page.helplines} />}
      {contents.length > 0 && <ClosingBand page={page} />}
      {record && <Sources page={page} record={record} />}
    </div>
  );
}

function Overview({ item }: { item: CasePageData["item"] }) {
  return (
    <div className="prose">
      {item.record?.figures.map((figure) => (
        <FigureView key={figure.caption} figure={figure} />
      ))}
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

function bullet(text: string) {
  return (
    <li key={text}>
      <LinkedText text={text} />
    </li>
  );
}
