import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { type CasePageData, loadCasePage } from "~/app/case/case.server";
import { CasePage } from "~/app/case/case-page";
import { CaseReview, stepPrefix, useKeptStep, useStep } from "~/app/case/case-steps";
import { receiveStep } from "~/app/case/steps.server";
import { pageMeta } from "~/app/layout/head";
import { addresses } from "~/data/addresses";
import { breadcrumb } from "~/data/breadcrumb";
import { casePage } from "~/data/case-page";

export const loader = loadCasePage;

export const action = receiveStep;

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data } = args;
  return [
    ...pageMeta(args),
    ...(data?.isWritten ? [{ "script:ld+json": breadcrumbData(data) }] : []),
  ];
};

export default function Lawsuit() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const reply = result && "reply" in result ? result.reply : null;

  const { key } = useLocation();
  /** Where the browser found answers wrong. */
  const [refusedAt, setRefusedAt] = useState("");
  const isFocused = result !== undefined || page.sent !== null || refusedAt === key;
  const isContact = result !== undefined && "step" in result && result.step === 2;
  useKeptStep(page, result ? (isContact ? "contact" : "other") : null);
  // With errors, the error summary scrolls.
  useStep({ isFocused, step: reply ? null : result, prefix: stepPrefix(result) });

  return (
    <CasePage page={page} isFocused={isFocused}>
      <CaseReview
        key={page.path}
        page={page}
        result={result}
        reply={reply}
        isBare={reply !== null || refusedAt === key}
        onRefused={() => setRefusedAt(key)}
      />
    </CasePage>
  );
}

type Crumbs = Pick<CasePageData, "origin" | "path" | "title">;

/** The breadcrumb as structured data for search engines (schema.org). */
function breadcrumbData({ origin, path, title }: Crumbs) {
  const trail = [
    { name: breadcrumb().home, item: origin + addresses.home },
    { name: casePage().lawsuits, item: origin + addresses.catalog },
    { name: title, item: origin + path },
  ];

  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map((entry, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...entry,
    })),
  };
}
