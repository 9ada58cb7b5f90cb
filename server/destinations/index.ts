import type { FormKind } from "~/data/forms/definition";
import type { Config } from "../config";
import type { SubmissionTable } from "../store/schema";
import { certifies } from "./configured";
import type { Destination } from "./destination";
import { createFormService } from "./form-service";
import { createPing } from "./ping";
import { createRetain } from "./retain";
import { createSheet } from "./sheet";

const formKinds = [
  "home",
  "case",
  "newsletter",
  "unsubscribe",
  "opt_out",
  "contact",
] as const satisfies readonly FormKind[];

/** Every destination that is configured. */
export function createDestinations(config: Config, key: Buffer): Destination[] {
  const forms = formKinds.flatMap((kind) => {
    const id = config.formIds[kind];
    return id ? [createFormService(config, key, { kind, id })] : [];
  });
  const { FORWARD_URL: url, FORWARD_API_KEY: apiKey, TRUSTEDFORM_API_KEY: retainKey } = config;

  return [
    ...forms,
    ...(url && apiKey ? [createSheet(config, { url, apiKey })] : []),
    ...(certifies(config) ? [createPing(config)] : []),
    ...(retainKey ? [createRetain(config, retainKey)] : []),
  ];
}

/** Which submission goes where. */
export function destinationsOf(
  destinations: readonly Destination[],
  submission: Pick<SubmissionTable, "kind" | "fields">,
): Destination[] {
  return destinations.filter((destination) => destination.takes(submission));
}
