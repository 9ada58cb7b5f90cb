import type { Config } from "../config/config";
import type { Submission } from "../submission/submission";
import type { Destination, DestinationDefinition } from "./destination";
import { formService } from "./form-service/form-service";
import { ping } from "./ping/ping";
import { retain } from "./retain/retain";
import { sheet } from "./sheet/sheet";

/** All destinations, configured or not, in the order of lists. */
export const destinationDefinitions: readonly DestinationDefinition[] = [
  ...formService,
  sheet,
  ping,
  retain,
];

export function configuredDestinations(config: Config, key: Buffer): Destination[] {
  return destinationDefinitions.flatMap(({ connect, ...definition }) => {
    const connection = connect(config, key);
    return connection ? [{ ...definition, ...connection }] : [];
  });
}

export function destinationsFor(
  destinations: readonly Destination[],
  submission: Pick<Submission, "kind" | "fields">,
): Destination[] {
  return destinations.filter((destination) => destination.takes(submission));
}

/** Names of the destinations of each order group. */
export function orderGroups(): string[][] {
  const groups = new Set(destinationDefinitions.flatMap(({ orderGroup }) => orderGroup ?? []));

  return [...groups].map((group) => destinationNames(({ orderGroup }) => orderGroup === group));
}

/** Configured or not. */
export function destinationNames(
  isMeant: (definition: DestinationDefinition) => boolean,
): string[] {
  return destinationDefinitions.filter(isMeant).map(({ name }) => name);
}
