import { renderToStaticMarkup } from "react-dom/server";
import type { DeskContent, DeskPage } from "../services.server";
import { FirmPage, FirmsPage } from "./firms";
import { InboxPage } from "./inbox";
import { AgesPage, DestinationsPage, StatisticsPage } from "./pages";
import { FormToken } from "./parts";
import { SubmissionPage } from "./submission";

/**
 * Passed down by `server/main.ts`, because server/ does not know React.
 *
 * @param styles the text of `desk.css`, as the build made it
 */
export function createDeskRenderer(styles: string) {
  return {
    styles,
    script,
    page: (page: DeskPage) =>
      `<!DOCTYPE html>${renderToStaticMarkup(<Document page={page} styles={styles} />)}`,
  };
}

const links = [
  { href: "/", label: "Inbox" },
  { href: "/destinations", label: "Destinations" },
  { href: "/firms", label: "Firms" },
  { href: "/pages", label: "Page ages" },
  { href: "/statistics", label: "Statistics" },
];

/** Moves through a list by keyboard. Everything else works the same without it. */
const script = `
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea")) return;
  const rows = [...document.querySelectorAll(".list tbody a")];
  const at = rows.indexOf(document.activeElement);
  const steps = { j: at + 1, k: Math.max(at - 1, 0) };
  const target = event.key === "/" ? document.querySelector("[type=search]") : rows[steps[event.key]];
  if (target) {
    event.preventDefault();
    target.focus();
  }
  if (event.key === "?") document.querySelector(".keys")?.toggleAttribute("open");
});`;

/** One script and one style block, whose hashes the Content-Security-Policy names. */
function Document({ page, styles }: { page: DeskPage; styles: string }) {
  const { site, title, note, path, formToken, content } = page;

  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${site}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to main content
        </a>
        <header>
          <p className="name">{site} Desk</p>
          <nav aria-label="Desk">
            {links.map(({ href, label }) => (
              <a key={href} href={href} aria-current={isPart(path, href) ? "page" : undefined}>
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
              {note.text} {note.tone === "done" && <a href={path}>See how it stands now</a>}{" "}
              {path !== "/" && <a href="/">Inbox</a>}
            </p>
          )}
          <FormToken.Provider value={formToken}>
            <Content content={content} />
          </FormToken.Provider>
        </main>
        <footer>
          <details className="keys">
            <summary>Keys</summary>
            <p>
              <kbd>j</kbd> next row · <kbd>k</kbd> previous row · <kbd>Enter</kbd> opens it ·{" "}
              <kbd>/</kbd> search · <kbd>?</kbd> this list
            </p>
          </details>
          <p>This page answers only on this machine. Close it when you leave.</p>
        </footer>
      </body>
    </html>
  );
}

/** The page of a firm is a part of `/firms`. */
function isPart(path: string, href: string): boolean {
  return path === href || (href !== "/" && path.startsWith(`${href}/`));
}

function Content({ content }: { content: DeskContent }) {
  switch (content.kind) {
    case "inbox":
      return <InboxPage content={content} />;
    case "submission":
      return <SubmissionPage content={content} />;
    case "destinations":
      return <DestinationsPage content={content} />;
    case "firms":
      return <FirmsPage content={content} />;
    case "firm":
      return <FirmPage content={content} />;
    case "ages":
      return <AgesPage content={content} />;
    case "statistics":
      return <StatisticsPage content={content} />;
    case "problem":
      return <p>{content.text}</p>;
  }
}
