import type { Config } from "../config/config";
import { ping, retain } from "./certificate";
import type { Destination, DestinationDefinition } from "./destination";
import { formService } from "./form-service";
import { alert, senderMail, staff } from "./own";
import { partnerDestination, partnerDestinations, partnerOf } from "./partner";
import { sheet } from "./sheet";
import { markedPost } from "./test-post";

/** All destinations, configured or not, in the order in which they are listed. */
export const destinationDefinitions: readonly DestinationDefinition[] = [
  ...formService,
  sheet,
  ping,
  retain,
  senderMail,
  staff,
  alert,
];

/** Destinations of what belongs to no submission. */
export const ownDestinations: readonly string[] = [staff.name, alert.name];

/** The same with the firms that the file has now. */
export function definitionsFor(config: Config): readonly DestinationDefinition[] {
  return [...destinationDefinitions, ...partnerDestinations(config)];
}

export function configuredDestinations(config: Config, key: Buffer): Destination[] {
  return definitionsFor(config).flatMap((definition) => connectTo(definition, config, key) ?? []);
}

/** Null while the settings do not configure it. */
export function connectTo(
  { connect, ...definition }: DestinationDefinition,
  config: Config,
  key: Buffer,
): Destination | null {
  const connection = connect(config, key);
  if (!connection) return null;
  const test = connection.test ?? markedPost(config, connection);
  return { ...definition, ...connection, ...(test && { test }) };
}

/** `Form service, home form`; for a firm its name, or its id if it has left the file. */
export function destinationLabel(name: string, partners: Config["partners"]): string {
  const partner = partnerOf(name);
  if (partner !== null) {
    return partners.find(({ id }) => id === partner)?.name ?? `Firm ${partner}`;
  }
  return destinationDefinitions.find((one) => one.name === name)?.label ?? name;
}

export function partnerLabel(id: string, partners: Config["partners"]): string {
  return destinationLabel(partnerDestination(id), partners);
}

/** Names of all destinations, configured or not. */
export function destinationNames(
  isMeant: (definition: DestinationDefinition) => boolean,
  definitions = destinationDefinitions,
): string[] {
  return definitions.filter(isMeant).map(({ name }) => name);
}

/** Whether a recipient gets notices about the leads it has. A firm may have left the file. */
export function getsNotices(name: string): boolean {
  const definition = destinationDefinitions.find((one) => one.name === name);
  return definition === undefined || definition.getsNotices;
}

/** Destinations that get a submission once: neither its corrections nor a message again. */
export const sentOnce = destinationNames(({ keepsLead }) => !keepsLead);
