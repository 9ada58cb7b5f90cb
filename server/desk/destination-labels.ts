import { destinationDefinitions } from "../destinations/index";

/** `Form service, home form`, for a name that may be of an earlier version. */
export function fullLabel(destination: string): string {
  return destinationDefinitions.find(({ name }) => name === destination)?.label ?? destination;
}

/** In a list the submission's own form need not be repeated. */
export function shortLabel(destination: string): string {
  return fullLabel(destination).replace(/,.*/, "");
}
