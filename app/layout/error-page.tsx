import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useContext, useEffect, useRef } from "react";
import { Finder, GroupLinks } from "~/app/catalog/search";
import { useOffline, useScript } from "~/app/client/document-state";
import { giveFocus } from "~/app/client/hash-scroll";
import { curly } from "~/app/ui/linked-text";
import { PageHead } from "~/app/ui/page-head";
import { addresses } from "~/data/addresses";
import { type ErrorText, errorWords as words } from "~/data/errors";
import { Rendering } from "./document-context";
import { useLayout } from "./use-layout";

/**
 * Every route exports it. If only the root did, Remix would not load the data of header and footer
 * after an error of an action.
 */
export function ErrorBoundary() {
  return <ErrorPage {...errorText(useRouteError())} />;
}

export function errorMeta(error: unknown) {
  return [{ title: errorText(error).title }, { name: "robots", content: "noindex" }];
}

/** The text that was sent with an expected error, else the general one. */
export function errorText(error: unknown): ErrorText {
  if (!isRouteErrorResponse(error) || error.status >= 500) return words().unexpected;

  return error.data?.title ? error.data : words().refused;
}

/** Offers search, groups and contact, so that the page is not a dead end. */
export function ErrorPage(given: ErrorText) {
  const layout = useLayout();
  const { pathname, search, key } = useLocation();
  const isOffline = useOffline();
  const { title, text } =
    isOffline && given.title === words().unexpected.title ? words().offline : given;
  useArrival(title);
  const { requestId } = useContext(Rendering);
  // A rejected request is not in the log.
  const isLogged = given.title === words().unexpected.title;

  return (
    <div className="page">
      <PageHead title={title} drawing={isLogged ? <Unplugged /> : "not-found"}>
        <p className="lead">{curly(text)}</p>
        {!isLogged && <Finder />}
      </PageHead>
      {isLogged && (
        <>
          <p>
            <a className="button button--primary" href={`${pathname}${search}`}>
              {words().again}
            </a>
          </p>
          {/* The browser does not know it: as HTML, what the server wrote stays until the next page. */}
          <p
            key={key}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: requestId ? words().reference(requestId) : "" }}
          />
        </>
      )}
      {isLogged && <Finder />}
      <GroupLinks counted={layout?.lawsuits} />
      <p>
        {words().or} <a href={addresses.catalog}>{words().all}</a>
        {"\u00a0· "}
        <a href={addresses.home}>{words().home}</a>
        {"\u00a0· "}
        <a href={addresses.contact}>{words().contact}</a>
        {layout && (
          <>
            <br />
            {words().email}{" "}
            <a href={`mailto:${layout.footer.contactEmail}`}>{layout.footer.contactEmail}</a>.{" "}
            {words().post} {layout.footer.postalAddress}.
          </>
        )}
      </p>
    </div>
  );
}

/** Part of the page itself: while the server is down, nothing more can be had from it. */
function Unplugged() {
  return (
    <svg
      className="page-head__drawing"
      viewBox="0 0 240 180"
      width={240}
      height={180}
      fill="none"
      stroke="currentColor"
      strokeWidth={4}
      aria-hidden="true"
    >
      <path d="M46 76h34a22 22 0 0 1 0 44H46zM194 76h-34a22 22 0 0 0 0 44h34zM102 88h16M102 108h16M46 98H12M194 98h34M120 46v14M98 52l6 12M142 52l-6 12M24 158h192" />
    </svg>
  );
}

/** Rendered by script in place of a page: it begins at its top, like a document of its own. */
function useArrival(title: string): void {
  const isByScript = useRef(useScript());
  useEffect(() => {
    if (!isByScript.current) return;

    document.title = title;
    scrollTo({ top: 0, behavior: "instant" });
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading) giveFocus(heading);
  }, [title]);
}
