import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/app/layout/head";
import { readLegalText } from "~/app/legal/legal.server";
import { LegalPage } from "~/app/legal/legal-page";
import { services } from "~/app/services.server";

export const loader = async () => readLegalText(await services(), "consumer-health-data");

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function ConsumerHealthData() {
  return <LegalPage text={useLoaderData<typeof loader>().text} />;
}
