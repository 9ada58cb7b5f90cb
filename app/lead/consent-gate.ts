import { optOutCookie } from "~/data/opt-out-cookie";
import type { Lead } from "./lead.server";

/**
 * Makes no request to another origin before the visitor ticks the consent box. The form never waits
 * for one: it can be sent with these fields empty.
 *
 * @returns removes the listeners
 */
export function guardConsent(form: HTMLElement, { script, ipLookup }: Lead["gate"]): () => void {
  const open = () => {
    if (!isTicked(form) || hasOptedOut()) return;

    form.removeEventListener("change", open);
    if (script) {
      addScript(script);
      takeOver(form);
    }
    if (ipLookup) void lookUp(ipLookup, form);
  };
  form.addEventListener("change", open);
  // The box may have been ticked before hydration.
  open();
  return () => {
    form.removeEventListener("change", open);
    remember(form);
  };
}

function isTicked(form: HTMLElement): boolean {
  return form.querySelector("input[name=consent]:checked") !== null;
}

/** Read at each use, because the choice may be made in another tab after this page loaded. */
function hasOptedOut(): boolean {
  const hasCookie = document.cookie.split("; ").includes(`${optOutCookie}=1`);
  return hasCookie || navigator.globalPrivacyControl === true;
}

/** Once per document, because the script certifies the page, not the form. */
function addScript(src: string) {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;

  const element = document.createElement("script");
  element.src = src;
  element.async = true;
  document.body.append(element);
}

/**
 * Values by field name. The script fills the forms that it finds, and only once; this fills a form
 * drawn later.
 */
const filled = new Map<string, string>();

function remember(form: HTMLElement) {
  for (const input of certificateInputs(form)) {
    if (input.value) filled.set(input.name, input.value);
  }
}

function takeOver(form: HTMLElement) {
  for (const input of certificateInputs(form)) input.value ||= filled.get(input.name) ?? "";
}

/**
 * Found by their common prefix: importing the list of names would cost every form page a module.
 */
function certificateInputs(form: HTMLElement) {
  return form.querySelectorAll<HTMLInputElement>("input[name^=xxTrustedForm]");
}

/** Asks for the address only if the server sees no public one. */
async function lookUp(url: string, form: HTMLElement) {
  const seen = await fetch("/address-seen").catch(() => null);
  const told: unknown = await seen?.json().catch(() => null);
  if (typeof told !== "object" || told === null || !("isPublic" in told) || told.isPublic) return;

  const response = await fetch(url, { credentials: "omit" }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  const field = form.querySelector<HTMLInputElement>("input[name=ip_lookup]");
  if (!field || typeof answer !== "object" || answer === null || !("ip" in answer)) return;

  field.value = String(answer.ip).slice(0, 45);
}

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}
