import { isIP } from "node:net";
import { z } from "zod";
import { settingWords as faults } from "./setting-faults";

/** An address of only scheme, host and port, as browsers write it: lower case, no default port. */
export const origin = z
  .string()
  .refine((text) => /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) && hasPlainHost(text), {
    message: faults.origin,
  })
  .transform((text) => new URL(text).origin);

/**
 * URL parsers also accept characters such as `;` and `*` in a host, although no host name has them.
 */
function hasPlainHost(text: string): boolean {
  return URL.canParse(text) && /^([a-z0-9_.-]+|\[[\da-f:]+\])$/.test(new URL(text).hostname);
}

type TrustedProxies = "none" | "loopback" | number | string[];

/** Whose `X-Forwarded-For` is believed: `none`, `loopback`, a number of hops, or CIDRs. */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (text === "none" || text === "loopback") return text;
  if (/^\d{1,2}$/.test(text)) return Number(text);

  const ranges = text.split(",").map((range) => range.trim());
  const message = describeFault(ranges);
  if (message === null) return ranges;

  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

function describeFault(ranges: string[]): string | null {
  if (!ranges.every((range) => isCidr(range))) {
    return faults.proxies;
  }
  // `/0` would let any client spoof its address.
  return ranges.some((range) => /\/0+$/.test(range)) ? faults.anyProxy : null;
}

function isCidr(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;

  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** What is wrong with the address of a store; null if nothing is. */
export function storeFault(text: string): string | null {
  if (/^file:.+$/.test(text)) return null;
  if (!/^postgres(ql)?:\/\/.+$/.test(text)) return faults.database;
  if (!URL.canParse(text)) return faults.databaseParts;
  const { hash, username, password } = new URL(text);
  return hash === "" && canDecode(`${username}${password}`) ? null : faults.databaseParts;
}

/** `smtps://` or `smtp://`, with a percent-encoded user and password if needed. */
export const mailServer = z.string().refine((text) => {
  if (!/^smtps?:\/\/[^/?#\s]+\/?$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== "" && canDecode(username) && canDecode(password);
}, faults.smtp);

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** `name@example.com` or `Name <name@example.com>`. */
export const mailSender = z
  .string()
  .transform((text) => {
    const [, name = "", address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
    return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
  })
  .pipe(
    z.object({
      name: z.string().regex(/^\P{Cc}*$/u, faults.sender),
      address: z.email(faults.sender),
    }),
  );

const hostPattern = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/i;

/** Comma-separated host names, each with an optional port. */
export const hostList = z
  .string()
  .transform((text) => text.split(",").map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => hostPattern.test(host)), {
    message: faults.hosts,
  });

/** What the Content-Security-Policy lists for the certification script. */
export function certificationHosts(script: string | undefined, hosts: string[] | undefined) {
  if (!script) return [];
  if (hosts) return hosts;

  const { host } = new URL(script);
  return host.endsWith(".trustedform.com")
    ? ["cdn.trustedform.com", "api.trustedform.com"]
    : [host];
}
