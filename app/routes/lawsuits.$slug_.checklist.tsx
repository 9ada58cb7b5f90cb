import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadChecklistPage } from "~/app/case/record.server";
import { ChecklistPage } from "~/app/case/record-page";
import { pageMeta } from "~/app/layout/head";

export const loader = loadChecklistPage;

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args);

export default function CaseChecklist() {
  return <ChecklistPage page={useLoaderData<typeof loader>()} />;
}
