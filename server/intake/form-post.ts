import type { FormDefinition } from "~/data/forms/definition";
import { pageSource as pageSourceField } from "~/data/forms/hidden";
import type { OptOutReason } from "../privacy/opt-out";
import type { Entries } from "./read-post";

/** One posted form and where it was posted. */
export type FormPost = {
  form: FormDefinition;
  /** The form as this visitor saw it, where the server accepts more than it showed. */
  shown?: FormDefinition;
  entries: Entries;
  facts: RequestFacts;
  /** Path and anchor of the form, as `page source` names them. */
  page: { path: string; anchor: string };
  case?: { slug: string; title: string };
  /** The sentence shown beside the consent box, for the receipt. */
  consent?: string;
  /** The consent texts shown above the button, for the receipt. */
  disclosure?: string;
  /** The form in every variant that is served now, this visitor's first; each has a version. */
  served?: readonly ShownForm[];
};

/** A form as a visitor sees it: what its version and its receipt are about. */
export type ShownForm = { shown: FormDefinition; consent: string; disclosure: string };

/** What a request says about its sender, decided once a request. */
export type RequestFacts = {
  /** Random; joins the log lines of one request. */
  requestId: string;
  /** Scheme and host the visitor sees. */
  origin: string;
  /** The same for what other services are sent: there a client's `Host` is not trusted. */
  publicOrigin: string;
  /** Null if unknown: no forwarded address from a trusted proxy. */
  ip: string | null;
  userAgent: string;
  reasons: readonly Exclude<OptOutReason, "suppression">[];
  optedOut: boolean;
};

/** Without click identifiers such as `gclid`, because they identify a person. */
const campaignNames = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];
const campaignValue = /^[\w.+-]{1,80}$/;

/**
 * Address of a form: origin, path, the campaign with which its page was opened, anchor.
 *
 * @param address as the client sent it; only the campaign is taken from it
 */
export function pageSource(origin: string, page: FormPost["page"], address = ""): string {
  const campaign = readCampaign(address);
  const query = campaign.length > 0 ? `?${campaign.join("&")}` : "";

  return `${origin}${page.path}${query}#${page.anchor}`;
}

/** Page source of a post. A hidden field holds the page's address, with and without script. */
export function postedPageSource({ facts, page, entries }: FormPost): string {
  return pageSource(facts.publicOrigin, page, entries.get(pageSourceField.name)?.[0]);
}

/** `URLSearchParams` would turn a `+` into a blank, but names of campaigns may contain one. */
function readCampaign(address: string): string[] {
  const query = /^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? "";
  const members = query.split("&").map((member) => member.split("="));

  return campaignNames.flatMap((name) => {
    const value = decode(members.find(([written]) => written === name)?.[1] ?? "");
    return campaignValue.test(value) ? [`${name}=${value}`] : [];
  });
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
