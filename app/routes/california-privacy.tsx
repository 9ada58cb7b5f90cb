import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadLegal } from "~/app/legal/legal.server";
import { LegalRoute, legalMeta } from "~/app/legal/legal-route";
import type { RouteHandle } from "~/app/services.server";

export const handle = { isShared: true } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadLegal(args, "california-privacy");

export const meta = legalMeta;

export default LegalRoute;
