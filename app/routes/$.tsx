import { httpError } from "~/app/layout/answers.server";

export const loader = () => httpError(404);
export const action = () => httpError(404);

export { ErrorBoundary } from "~/app/layout/error-page";
