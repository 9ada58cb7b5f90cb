import type { Placeholders } from "~/data/interpolate";
import type { Partner } from "~/data/site";
import { partnerSentence } from "./placeholders";

type Installation = {
  config: { partners: readonly Partner[] };
  placeholders: Placeholders;
  firms: readonly string[];
};

/**
 * Services whose texts and receipts name only the firms that take this case. If no firm takes it,
 * all are named.
 */
export function forCase<Some extends Installation>(services: Some, slug: string): Some {
  const { partners } = services.config;
  const takers = partners.filter(({ cases }) => !cases || cases.includes(slug));
  const named = takers.length > 0 ? takers : partners;

  return {
    ...services,
    firms: named.map(({ name }) => name),
    placeholders: { ...services.placeholders, "partners.list": partnerSentence(named) },
  };
}
