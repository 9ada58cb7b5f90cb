import { pageSource as pageSourceField } from "~/data/forms/hidden";
import type { FormPost } from "./form-post";

/** Click identifiers, which name a person, are not among them. */
const campaignNames = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];
const campaignValue = /^[\w.+-]{1,80}$/;

/**
 * Where a form stands: origin, path, the campaign its page was opened with, anchor. Made by the
 * server; of an address that came from outside, nothing but the campaign is taken.
 */
export function pageSource(origin: string, page: FormPost["page"], address = ""): string {
  const campaign = readCampaign(address);
  const query = campaign.length > 0 ? `?${campaign.join("&")}` : "";

  return `${origin}${page.path}${query}#${page.anchor}`;
}

/** As it was posted: the page's own address rides along in a hidden field, also without script. */
export function postedPageSource({ facts, page, entries }: FormPost): string {
  return pageSource(facts.publicOrigin, page, entries.get(pageSourceField.name)?.[0]);
}

/** A `+` stays a `+`: it is one of the characters a campaign may be written with. */
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
