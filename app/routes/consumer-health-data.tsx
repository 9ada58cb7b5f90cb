import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageMeta } from "~/app/layout/head";
import { loadLegal } from "~/app/legal/legal.server";
import { LegalRoute } from "~/app/legal/legal-route";

export const loader = (args: LoaderFunctionArgs) => loadLegal(args, "consumer-health-data");

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default LegalRoute;
