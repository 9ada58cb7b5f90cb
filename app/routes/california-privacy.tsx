import type { LoaderFunctionArgs } from "@remix-run/node";
import { LegalRoute, legalMeta } from "~/app/legal/legal-route";
import { loadLegal } from "~/app/legal/legal-route.server";
import type { RouteHandle } from "~/app/services.server";

export const handle = { isShared: true } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadLegal(args, "california-privacy");

export const meta = legalMeta;

export default LegalRoute;
