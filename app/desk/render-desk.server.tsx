import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { DeskPage } from "~/data/desk/view";
import { deskWords, firmWords } from "~/data/desk/words";
import { FirmPage, FirmsView } from "./firm-views";
import { OverviewView } from "./overview-view";
import { StatisticsView } from "./statistics-view";
import { SubmissionView } from "./submission-view";

const doctype = "<!DOCTYPE html>";

/**
 * Passed down by `server/main.ts`, because server/ does not know React.
 *
 * @param styles the text of `desk.css`, as the build made it
 */
export function createDeskRenderer(styles: string) {
  return {
    styles,
    page: (page: DeskPage) =>
      `${doctype}${renderToStaticMarkup(<DeskDocument page={page} styles={styles} />)}`,
  };
}

const links = [
  { href: "/", label: deskWords.home },
  { href: "/#destinations", label: deskWords.destinations },
  { href: "/firms", label: firmWords.firms },
  { href: "/statistics", label: deskWords.statistics },
];

/** No script, and one style block, whose hash the Content-Security-Policy names. */
function DeskDocument({ page, styles }: { page: DeskPage; styles: string }) {
  const { site, title, note, path } = page;

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
          {links.map(({ href, label }) => (
            <a key={href} href={href} aria-current={href === path ? "page" : undefined}>
              {label}
            </a>
          ))}
        </nav>
      </header>
      <main id="main">
        <h1>{title}</h1>
        {note && (
          <p
            className={`note note--${note.tone}`}
            role={note.tone === "error" ? "alert" : "status"}
          >
            {note.text} {note.tone === "done" && <a href={path}>{deskWords.again}</a>}
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
      return <StatisticsView {...page} />;
    case "firms":
      return <FirmsView {...page} />;
    case "firm":
      return <FirmPage {...page} />;
    case "problem":
      return <p>{page.text}</p>;
  }
}

type ShellProps = { title: string; styles: string; children: ReactNode };

function Shell({ title, styles, children }: ShellProps) {
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
