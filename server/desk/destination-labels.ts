import { destinationLabels } from "~/data/desk/labels";
import { destinationDefinitions } from "../destinations/index";
import { partnerOf } from "../destinations/partner";

/** `Form service, home form`. A name stored by an earlier version may be unknown. */
export function fullLabel(destination: string): string {
  const partner = partnerOf(destination);
  if (partner !== null) return destinationLabels.firm(partner);
  return destinationDefinitions.find(({ name }) => name === destination)?.label ?? destination;
}

/** Without the form, which the row of the submission names. */
export function shortLabel(destination: string): string {
  return fullLabel(destination).replace(/,.*/, "");
}
