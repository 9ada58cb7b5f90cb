import type { Config } from "../config/config";
import type { Submission } from "../submission/submission";
import type { Destination, DestinationDefinition } from "./destination";
import { formService } from "./form-service/form-service";
import { ping } from "./ping/ping";
import { retain } from "./retain/retain";
import { sheet } from "./sheet/sheet";

/** Every destination there can be, configured or not, in the order in which they are listed. */
export const destinationDefinitions: readonly DestinationDefinition[] = [
  ...formService,
  sheet,
  ping,
  retain,
];

/** Every destination that is configured. */
export function configuredDestinations(config: Config, key: Buffer): Destination[] {
  return destinationDefinitions.flatMap(({ connect, ...definition }) => {
    const connection = connect(config, key);
    return connection ? [{ ...definition, ...connection }] : [];
  });
}

/** Which submission goes where. */
export function destinationsFor(
  destinations: readonly Destination[],
  submission: Pick<Submission, "kind" | "fields">,
): Destination[] {
  return destinations.filter((destination) => destination.takes(submission));
}

/** Names of the destinations in each group whose order matters for one person. */
export function orderGroups(): string[][] {
  const groups = new Set(destinationDefinitions.flatMap(({ orderGroup }) => orderGroup ?? []));

  return [...groups].map((group) => destinationNames(({ orderGroup }) => orderGroup === group));
}

/** Names of the destinations, configured or not, of which something is true. */
export function destinationNames(
  isMeant: (definition: DestinationDefinition) => boolean,
): string[] {
  return destinationDefinitions.filter(isMeant).map(({ name }) => name);
}
