import { certificationMark, hasOptOutCookie } from "./document-state";

type Gate = {
  /** Address of the certification script. */
  script: string | null;
  /** Address of a service that reports the visitor's address. */
  ipLookup: string | null;
};

/**
 * Makes no request to another origin before the visitor ticks the consent box. The form never waits
 * for one: it can be sent with the hidden fields empty.
 *
 * @returns removes the listeners
 */
export function guardConsent(form: HTMLElement, { script, ipLookup }: Gate): () => void {
  const open = () => {
    const isTicked = form.querySelector("input[name=consent]:checked") !== null;
    const hasOptedOut = hasOptOutCookie() || navigator.globalPrivacyControl === true;
    if (!isTicked || hasOptedOut) return;

    form.removeEventListener("change", open);
    if (script) {
      addScript(script);
      for (const input of certificateInputs(form)) input.value ||= filled.get(input.name) ?? "";
    }
    if (ipLookup) void lookUp(ipLookup, form);
  };
  form.addEventListener("change", open);
  // The box may have been ticked before hydration.
  open();
  return () => {
    form.removeEventListener("change", open);
    for (const { name, value } of certificateInputs(form)) if (value) filled.set(name, value);
  };
}

/** Once per document, because the script certifies the page, not the form. */
function addScript(src: string) {
  if (document.querySelector(`script[${certificationMark}]`)) return;

  const element = document.createElement("script");
  element.src = src;
  element.async = true;
  element.setAttribute(certificationMark, "");
  document.body.append(element);
}

/** Values by field name, for forms rendered later: the script fills only those that it finds. */
const filled = new Map<string, string>();

function certificateInputs(form: HTMLElement) {
  return form.querySelectorAll<HTMLInputElement>("input[name^=xxTrustedForm]");
}

/** Asks the lookup service only if the server sees no public address. */
async function lookUp(url: string, form: HTMLElement) {
  const seen = await readJson("/address-seen");
  if (!("isPublic" in seen) || seen.isPublic) return;

  const found = await readJson(url, { credentials: "omit" });
  const field = form.querySelector<HTMLInputElement>("input[name=ip_lookup]");
  if (field && "ip" in found) field.value = String(found.ip).slice(0, 45);
}

async function readJson(url: string, options?: RequestInit): Promise<object> {
  const response = await fetch(url, options).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  return typeof answer === "object" && answer !== null ? answer : {};
}
