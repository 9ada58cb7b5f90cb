import type { Config } from "../config";

export type ConfiguredDestination = {
  name: string;
  /** Whose breaker and hold it shares; null: not configured. */
  channel: string | null;
};

const pingHost = "ping.trustedform.com";

/** Every destination there can be, in the order of the status, on or not. */
export function configuredDestinations(config: Config): ConfiguredDestination[] {
  const { formIds } = config;

  return [
    form("home", formIds.home),
    form("case", formIds.case),
    form("newsletter", formIds.newsletter),
    form("unsubscribe", formIds.unsubscribe),
    form("opt_out", formIds.opt_out),
    form("contact", formIds.contact),
    { name: "sheet", channel: config.FORWARD_URL ? "sheet" : null },
    { name: "ping", channel: certifies(config) ? "ping" : null },
    { name: "retain", channel: config.TRUSTEDFORM_API_KEY ? "retain" : null },
  ];
}

function form(kind: keyof Config["formIds"], id: string | undefined): ConfiguredDestination {
  return { name: `form:${kind}`, channel: id ? `form:${id}` : null };
}

/**
 * Whether certificates are pinged. A visitor can post a ping address at any time, so the host that
 * is allowed by default is not enough: without settings nothing is asked of anybody.
 */
export function certifies({ CONSENT_SCRIPT_URL, CONSENT_PING_HOSTS }: Config): boolean {
  return Boolean(CONSENT_SCRIPT_URL) || CONSENT_PING_HOSTS.some((host) => host !== pingHost);
}
