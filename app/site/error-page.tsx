import { Form, isRouteErrorResponse, Link, useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/app/root";
import type { ErrorText } from "~/data/errors";

const unexpected: ErrorText = {
  title: "Unexpected Application Error",
  text: "Something on our side went wrong. If you were sending a form, please assume that it did not arrive.",
};
const refused: ErrorText = {
  title: "That did not work",
  text: "This page cannot answer what was sent to it. Nothing was saved.",
};

/** The words the server sent along with a refusal, else the general ones. */
export function errorText(error: unknown): ErrorText {
  if (!isRouteErrorResponse(error) || error.status >= 500) return unexpected;

  return error.data?.title ? error.data : refused;
}

/** No dead end: says what happened, and leads on. */
export function ErrorPage({ title, text }: ErrorText) {
  const layout = useRouteLoaderData<typeof loader>("root");

  return (
    <div className="page page--narrow">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <Form action="/#cases" method="get" role="search" className="search">
        <label className="field__label" htmlFor="error-search">
          Search the lawsuits
        </label>
        <div className="search__row">
          <input
            id="error-search"
            type="search"
            name="q"
            className="field__control"
            maxLength={80}
          />
          <button type="submit" className="button">
            Search
          </button>
        </div>
      </Form>
      <p>
        Or see <Link to="/#cases">all lawsuits</Link>, or <Link to="/contact">write to us</Link>.
      </p>
      {layout && (
        <p>
          By email: <a href={`mailto:${layout.contactEmail}`}>{layout.contactEmail}</a>. By post:{" "}
          {layout.postalAddress}.
        </p>
      )}
    </div>
  );
}
