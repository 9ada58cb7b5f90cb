import { useLoaderData } from "@remix-run/react";
import { loadRecordPage } from "~/app/case/record.server";
import { RecordPage } from "~/app/case/record-page";

export const loader = loadRecordPage;

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function CaseRecord() {
  return <RecordPage page={useLoaderData<typeof loader>()} />;
}
