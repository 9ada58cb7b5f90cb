import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageMeta } from "~/app/layout/head";
import { loadLegal } from "~/app/legal/legal.server";
import { LegalRoute } from "~/app/legal/legal-route";
import type { RouteHandle } from "~/app/services.server";

export const handle = { isShared: true } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadLegal(args, "consumer-health-data");

export const meta = pageMeta;

export default LegalRoute;
