import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadRecordPage } from "~/app/case/record.server";
import { RecordPage } from "~/app/case/record-page";
import { pageMeta } from "~/app/layout/head";

export const loader = loadRecordPage;

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args);

export default function CaseRecord() {
  return <RecordPage page={useLoaderData<typeof loader>()} />;
}
