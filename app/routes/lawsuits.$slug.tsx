import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { loadCasePage } from "~/app/case/case.server";
import { CasePage } from "~/app/case/case-page";
import { CaseReview, useKeptStep, useScrollToStep } from "~/app/case/case-steps";
import { receiveStep } from "~/app/case/steps.server";

export const loader = loadCasePage;

export const action = receiveStep;

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function Lawsuit() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const reply = result && "reply" in result ? result.reply : null;

  const { key } = useLocation();
  /** Where the browser found answers wrong. */
  const [rejectedAt, setRejectedAt] = useState("");
  const isFocused = result !== undefined || page.sent !== null || rejectedAt === key;
  const isContact = result !== undefined && "step" in result && result.step === 2;
  useKeptStep(page, result ? (isContact ? "contact" : "other") : null);
  useScrollToStep(result);

  return (
    <CasePage page={page} isFocused={isFocused}>
      <CaseReview
        key={page.path}
        page={page}
        result={result}
        reply={reply}
        isBare={reply !== null || rejectedAt === key}
        onRejected={() => setRejectedAt(key)}
      />
    </CasePage>
  );
}
