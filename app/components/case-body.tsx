import type { ReactNode } from "react";
import type { CasePageData } from "~/app/case-page.server";
import { Helplines } from "./helplines";
import { Sources } from "./sources";

/** What may be said about a case. A list that is empty is not drawn. */
export function CaseBody({ page }: { page: CasePageData }) {
  const { item, glance } = page;

  return (
    <div className="case__body">
      <Part title="At a glance" show={glance.length > 0}>
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
      <Part title="Who may qualify" show={item.eligibility.length > 0}>
        <ul className="checklist">{item.eligibility.map((text) => bullet(text))}</ul>
      </Part>
      <Part title="What to know" show={item.overview.length > 0}>
        <div className="prose">
          {item.overview.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="status-note">{item.status}</p>
        </div>
      </Part>
      <Part title="May not qualify if" show={item.disqualifiers.length > 0}>
        <ul className="crosslist">{item.disqualifiers.map((text) => bullet(text))}</ul>
      </Part>
      <Part title="Common questions" show={item.faqs.length > 0}>
        {item.faqs.map(({ question, answer }) => (
          <details key={question} className="faq">
            <summary className="faq__question">{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Part>
      {item.helplines?.place === "end" && <Helplines lines={page.helplines} />}
      <Sources sources={item.sources} reviewed={page.reviewed} />
    </div>
  );
}

function bullet(text: string) {
  return <li key={text}>{text}</li>;
}

function Part({ title, show, children }: { title: string; show: boolean; children: ReactNode }) {
  if (!show) return null;

  return (
    <section className="case__part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
