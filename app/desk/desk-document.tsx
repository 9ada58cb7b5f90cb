import type { ReactNode } from "react";
import type { DeskPage } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";
import { ChartView } from "./chart-view";
import { OverviewView } from "./overview-view";
import { SubmissionView } from "./submission-view";

/** A page of the desk: no script, and one style block whose hash the policy names. */
export function DeskDocument({ page, styles }: { page: DeskPage; styles: string }) {
  const { site, title, note } = page;

  return (
    <Shell title={`${title} | ${site}`} styles={styles}>
      <a className="skip" href="#main">
        {deskWords.skip}
      </a>
      <header>
        <p className="name">
          {site} {deskWords.heading}
        </p>
        <nav aria-label={deskWords.heading}>
          <a href="/">{deskWords.home}</a> <a href="/statistics">{deskWords.statistics}</a>
        </nav>
      </header>
      <main id="main">
        <h1>{title}</h1>
        {note && (
          <p
            className={`note note--${note.tone}`}
            role={note.tone === "error" ? "alert" : "status"}
          >
            {note.text}
          </p>
        )}
        <Content page={page} />
      </main>
      <footer>
        <p>{deskWords.private}</p>
      </footer>
    </Shell>
  );
}

function Content({ page }: { page: DeskPage }) {
  switch (page.kind) {
    case "overview":
      return <OverviewView overview={page.overview} />;
    case "submission":
      return <SubmissionView submission={page.submission} />;
    case "statistics":
      return (
        <>
          <p>{page.period}</p>
          {page.charts.map((chart) => (
            <ChartView key={chart.id} chart={chart} />
          ))}
        </>
      );
    case "problem":
      return <p>{page.text}</p>;
  }
}

type ShellProps = { title: string; styles: string; children: ReactNode };

export function Shell({ title, styles, children }: ShellProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
