import { pageSource as pageSourceField } from "~/data/forms/hidden";
import type { FormPost } from "./form-post";

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
