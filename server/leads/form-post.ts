import type { FormDefinition } from "~/data/forms/definition";
import type { Partner } from "../config/partners";
import type { OptOutReason } from "../privacy/opt-out";
import { isPublicVisitor } from "../privacy/public-address";
import type { Entries } from "./read-post";
import type { ShownForm } from "./shown-form";

/** One posted form and where it was posted. */
export type FormPost = {
  form: FormDefinition;
  entries: Entries;
  facts: RequestFacts;
  /** Path and anchor of the form, as `page source` names them. */
  page: { path: string; anchor: string };
  case?: { slug: string; title: string };
  /** The firms that the form names. */
  firms: readonly Partner[];
  /**
   * Every variant of the form that is served now, this visitor's first; absent for a form without
   * consent, which is shown as it is. The server may accept more fields than were shown.
   */
  served?: readonly [ShownForm, ...ShownForm[]];
};

/** What a request says about its sender, decided once per request. */
export type RequestFacts = {
  /** Random; links the log lines of one request. */
  requestId: string;
  /** Scheme and host the visitor sees. */
  origin: string;
  /** The same for messages to destinations, where a client's `Host` is not trusted. */
  publicOrigin: string;
  /** Null if unknown, when no trusted proxy forwarded an address. */
  ip: string | null;
  userAgent: string;
  reasons: readonly Exclude<OptOutReason, "suppression">[];
  optedOut: boolean;
};

/** Without click identifiers such as `gclid`, because they identify a person. */
const campaignNames = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];
const campaignValue = /^[\w.+-]{1,80}$/;

/**
 * Address of a form: origin, path, the campaign its page was opened with, and anchor.
 *
 * @param address as the client sent it, in a hidden field; only the campaign is taken from it
 */
export function pageSource(origin: string, page: FormPost["page"], address = ""): string {
  const campaign = readCampaign(address);
  const query = campaign.length > 0 ? `?${campaign.join("&")}` : "";

  return `${origin}${page.path}${query}#${page.anchor}`;
}

/**
 * Not `URLSearchParams`, which would turn a `+` into a blank: names of campaigns may contain one.
 */
function readCampaign(address: string): string[] {
  const query = /^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? "";
  const members = query.split("&").map((member) => member.split("="));

  return campaignNames.flatMap((name) => {
    const [, written] = members.find(([one]) => one === name) ?? [];
    const value = written ? decode(written) : "";
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

type SenderAddress = { ip: string; source: "server" | "browser" };

/**
 * The address a submission came from. The address that the browser looked up counts only when the
 * server itself saw no public one, and never for a visitor who opted out.
 */
export function senderAddress(
  { facts }: Pick<FormPost, "facts">,
  values: Readonly<Record<string, string>>,
): SenderAddress | null {
  if (facts.ip && isPublicVisitor(facts.ip)) return { ip: facts.ip, source: "server" };

  const reported = values.ip_lookup;
  if (reported && !facts.optedOut && isPublicVisitor(reported))
    return { ip: reported, source: "browser" };
  return facts.ip ? { ip: facts.ip, source: "server" } : null;
}
