import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { pageMeta } from "~/app/layout/head";
import { loadLegal } from "~/app/legal/legal.server";
import { LegalRoute } from "~/app/legal/legal-route";
import { subscribe } from "~/app/newsletter/newsletter-block.server";
import { addresses } from "~/data/addresses";

export const loader = (args: LoaderFunctionArgs) => loadLegal(args, "privacy");

export const action = (args: ActionFunctionArgs) => subscribe(args, addresses.privacy);

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default LegalRoute;
