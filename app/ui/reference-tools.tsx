import { useState } from "react";
import { useScript } from "~/app/enhance/use-script";
import { caseSteps } from "~/data/case-steps";

const words = caseSteps.sent;

/** Only with script. */
export function ReferenceTools({ reference }: { reference: string }) {
  const hasScript = useScript();
  const [isCopied, setCopied] = useState(false);
  if (!hasScript) return null;

  const copy = async () => {
    const { copyText } = await import("~/app/enhance/copy-text");
    setCopied(await copyText(reference));
  };
  return (
    <p className="reference-tools">
      <button type="button" className="button button--small" onClick={() => void copy()}>
        {words.copy}
      </button>
      <button type="button" className="button button--small" onClick={() => print()}>
        {words.print}
      </button>
      <span role="status">{isCopied ? words.copied : ""}</span>
    </p>
  );
}
