import { useEffect } from "react";
import type { Lead } from "./lead.server";

/** Loads the gate only where a script or a lookup is configured; by default none is. */
export function useConsentGate(formId: string, { script, ipLookup }: Lead["gate"]): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!form || (!script && !ipLookup)) return;

    const guard = import("./consent-gate").then((gate) =>
      gate.guardConsent(form, { script, ipLookup }),
    );
    return () => void guard.then((remove) => remove());
  }, [formId, script, ipLookup]);
}
