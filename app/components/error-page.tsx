import { Form, Link, useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/app/root";

const pages: Record<number, { title: string; text: string }> = {
  400: {
    title: "The form could not be read",
    text: "It arrived damaged. Nothing was saved. Go back, your browser may still hold what you typed, and send it again.",
  },
  403: {
    title: "This form came from another site",
    text: "For your safety we take forms only from our own pages. Nothing was saved.",
  },
  404: { title: "Not found", text: "The page you're looking for doesn't exist." },
  405: { title: "No form here", text: "This page takes no form. Nothing was saved." },
  413: {
    title: "The form is too large",
    text: "Nothing was saved. Go back, shorten the longest text, and send it again.",
  },
  415: {
    title: "The form could not be read",
    text: "It was sent in a way we do not know. Nothing was saved.",
  },
};
/** The browser's title for an answer with this status. */
export function errorTitle(status: number): string {
  return (pages[status] ?? unexpected).title;
}

const unexpected = {
  title: "Unexpected Application Error",
  text: "Something on our side went wrong. If you were sending a form, please assume that it did not arrive.",
};

/** No dead end: says what happened, and leads on. */
export function ErrorPage({ status }: { status: number }) {
  const { title, text } = pages[status] ?? unexpected;

  return (
    <div className="page page--narrow">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <CaseSearch />
      <p>
        Or go <Link to="/">to the home page</Link>, see <Link to="/#cases">all lawsuits</Link>, read
        the <Link to="/faqs">common questions</Link>, or <Link to="/contact">write to us</Link>.
      </p>
      <WaysToReachUs />
    </div>
  );
}

function CaseSearch() {
  return (
    <Form action="/#cases" method="get" role="search" className="search">
      <label className="field__label" htmlFor="error-search">
        Search the lawsuits
      </label>
      <div className="search__row">
        <input id="error-search" type="search" name="q" className="field__control" maxLength={80} />
        <button type="submit" className="button">
          Search
        </button>
      </div>
    </Form>
  );
}

function WaysToReachUs() {
  const frame = useRouteLoaderData<typeof loader>("root");
  if (!frame) return null;

  return (
    <p>
      You can also reach {frame.name} by email at{" "}
      <a href={`mailto:${frame.contactEmail}`}>{frame.contactEmail}</a> or by post at{" "}
      {frame.postalAddress}.
    </p>
  );
}
