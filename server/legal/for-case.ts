import type { Placeholders } from "~/data/interpolate";
import type { Config } from "../config/config";
import { hasReachablePartner, type Partner } from "../config/partners";
import { takesCase } from "../routing/choose-partner";
import { partnerSentence } from "./placeholders";

type Installation = {
  config: Config;
  placeholders: Placeholders;
  named: readonly Partner[];
  firms: readonly string[];
};

/**
 * Services whose texts and receipts name only the firms that take this case. Until leads go to a
 * firm, all are named where none takes it.
 */
export function forCase<Some extends Installation>(services: Some, slug: string): Some {
  const { partners } = services.config;
  const takers = partners.filter((partner) => takesCase(partner, slug));
  return naming(services, takers.length > 0 || hasReachablePartner(services) ? takers : partners);
}

/** Services whose texts and receipts name these firms alone. */
export function naming<Some extends Installation>(services: Some, named: readonly Partner[]): Some {
  return {
    ...services,
    named,
    firms: named.map(({ name }) => name),
    placeholders: { ...services.placeholders, "partners.list": partnerSentence(named) },
  };
}
