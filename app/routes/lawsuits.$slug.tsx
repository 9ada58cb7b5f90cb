import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { CasePage } from "~/app/case/case-page";
import { loadCasePage } from "~/app/case/case-page.server";
import { CaseReview, stepPrefix, useKeptStep, useStep } from "~/app/case/case-review";
import { answerStep } from "~/app/case/case-steps.server";
import { pageMeta } from "~/app/layout/head";

export async function loader(args: LoaderFunctionArgs) {
  return loadCasePage(args);
}

export async function action(args: ActionFunctionArgs) {
  return answerStep(args);
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function Lawsuit() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const reply = result && "reply" in result ? result.reply : null;

  const { key } = useLocation();
  /** Where the browser found answers wrong. */
  const [refusedAt, setRefusedAt] = useState("");
  const isFocused = result !== undefined || page.sent !== null || refusedAt === key;
  const isContact = result !== undefined && "step" in result && result.step === 2;
  const isKept = useKeptStep(page, result ? (isContact ? "contact" : "other") : null);
  // With errors, the error summary scrolls.
  useStep({ isFocused, step: reply ? null : result, prefix: stepPrefix(result) });

  return (
    <CasePage page={page} isFocused={isFocused}>
      <CaseReview
        key={page.path}
        page={page}
        result={result}
        reply={reply}
        isKept={isKept}
        isBare={reply !== null || refusedAt === key}
        onRefused={() => setRefusedAt(key)}
      />
    </CasePage>
  );
}
