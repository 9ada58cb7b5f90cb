import { useLoaderData } from "@remix-run/react";
import { loadChecklistPage } from "~/app/case/record.server";
import { ChecklistPage } from "~/app/case/record-page";

export const loader = loadChecklistPage;

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function CaseChecklist() {
  return <ChecklistPage page={useLoaderData<typeof loader>()} />;
}
