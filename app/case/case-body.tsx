import type { ReactNode } from "react";
import { LinkedText } from "~/app/ui/linked-text";
import type { CasePageData, Contents } from "./case-page.server";
import { Helplines } from "./helplines";
import { Sources } from "./sources";

/** What may be said about a case, in the parts its contents name. */
export function CaseBody({ page }: { page: CasePageData }) {
  const { item, glance, contents } = page;

  return (
    <div className="case__body">
      <Part id="glance" contents={contents}>
        <ul className="glance">{glance.map((text) => bullet(text))}</ul>
      </Part>
      {item.gallery.length > 0 && (
        <div className="gallery">
          {item.gallery.slice(0, 2).map(({ src, alt, caption, width, height }) => (
            <figure key={src} className="gallery__item">
              <img src={src} alt={alt} width={width} height={height} loading="lazy" />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <Part id="qualify" contents={contents}>
        <p className="panel__note">
          Firms often look for these points. You may not need all of them.
        </p>
        <ul className="checklist">{item.eligibility.map(({ text }) => bullet(text))}</ul>
      </Part>
      <Part id="know" contents={contents}>
        <div className="prose">
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
          <p className="status-note">
            <LinkedText text={item.record?.status.stage ?? ""} />
          </p>
        </div>
      </Part>
      <Part id="not-qualify" contents={contents}>
        <ul className="crosslist">{item.disqualifiers.map((text) => bullet(text))}</ul>
      </Part>
      <Part id="questions" contents={contents}>
        {item.faqs.map(({ question, answer }) => (
          <details key={question} className="faq">
            <summary className="faq__question">{question}</summary>
            <p>
              <LinkedText text={answer} />
            </p>
          </details>
        ))}
      </Part>
      {item.helplines?.place === "end" && <Helplines lines={page.helplines} />}
      <Sources sources={Object.values(item.record?.sources ?? {})} reviewed={page.reviewed} />
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

type PartProps = { id: Contents[number]["id"]; contents: Contents; children: ReactNode };

function Part({ id, contents, children }: PartProps) {
  const title = contents.find((part) => part.id === id)?.title;
  if (!title) return null;

  return (
    <section className="case__part" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
