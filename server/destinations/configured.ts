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
  const certifies = Boolean(config.CONSENT_SCRIPT_URL) || hasOwnPingHosts(config);

  return [
    form("home", formIds.home),
    form("case", formIds.case),
    form("newsletter", formIds.newsletter),
    form("unsubscribe", formIds.unsubscribe),
    form("opt_out", formIds.opt_out),
    form("contact", formIds.contact),
    { name: "sheet", channel: config.FORWARD_URL ? "sheet" : null },
    { name: "ping", channel: certifies ? "ping" : null },
    { name: "retain", channel: config.TRUSTEDFORM_API_KEY ? "retain" : null },
  ];
}

function form(kind: keyof Config["formIds"], id: string | undefined): ConfiguredDestination {
  return { name: `form:${kind}`, channel: id ? `form:${id}` : null };
}

function hasOwnPingHosts({ CONSENT_PING_HOSTS: hosts }: Config): boolean {
  return hosts.some((host) => host !== pingHost);
}
