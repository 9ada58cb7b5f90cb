import { isIP } from "node:net";
import { z } from "zod";
import { toUrl } from "~/data/formats";

export const httpAddress = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address" })
  .refine((text) => hasPort(toUrl(text)), "must have a port above 0, or none");
export const mailAddress = z.email("must be an email address");

const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** Whether a text is a day and a name. */
export const isSigned = (text: string) => isDay(text.slice(0, 10)) && /^.{10} \S/.test(text);

/** Who approved something, and when. */
export const approval = z
  .string()
  .refine(isSigned, "must be a date and a name, such as 2026-11-23 Ana Ruiz");

/** An address of only scheme, host and port, as browsers write it: lower case, no default port. */
export const origin = z
  .string()
  .refine((text) => /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) && hasPlainHost(text), {
    message:
      "must be a scheme and a host, with a port if needed, such as https://www.example.com, without a path, a query or a password",
  })
  .transform((text) => new URL(text).origin);

/** Nothing listens at port 0. */
function hasPort(url: URL | null): boolean {
  return url?.port !== "0";
}

/**
 * URL parsers also accept characters such as `;` and `*` in a host, although no host name has them.
 */
function hasPlainHost(text: string): boolean {
  const url = toUrl(text);
  return /^([a-z0-9_.-]+|\[[\da-f:]+\])$/.test(url?.hostname ?? "") && hasPort(url);
}

/** Whether this machine has it shows only when the server listens there. */
export const listeningHost = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || /^[\w.-]+$/.test(text),
    "must be an address or a name of this machine, such as 127.0.0.1",
  );

type TrustedProxies = "none" | "loopback" | number | string[];

/** Whose `X-Forwarded-For` is believed: `none`, `loopback`, a number of hops, or CIDRs. */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (text === "none" || text === "loopback") return text;
  if (/^\d{1,2}$/.test(text)) return Number(text);

  const ranges = text.split(",").map((range) => range.trim());
  const isTrusting = ranges.some((range) => /\/0+$/.test(range));
  if (ranges.every(isCidr) && !isTrusting) return ranges;

  const message = isTrusting
    ? // A client could spoof its address.
      "must not trust every address (/0): name the proxies, such as 10.0.0.0/8, or a number of hops"
    : "must be none, loopback, a number of hops, or addresses such as 10.0.0.0/8";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** IP addresses and networks, separated by commas. */
export const networks = z
  .string()
  .transform((text) => text.split(",").map((range) => range.trim()))
  .refine(
    (ranges) => ranges.every(isCidr),
    "must list addresses such as 192.0.2.7 or 192.0.2.0/24",
  );

function isCidr(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;

  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const databaseKinds = "must begin with file: or postgres://";
const databaseParts =
  "must be postgres://user:password@host/database; percent-encode special characters in user and password (# as %23, @ as %40, % as %25)";

/** What is wrong with the address of a store; null if nothing is. */
export function storeFault(text: string): string | null {
  if (/^file:.+$/.test(text)) return null;
  if (!/^postgres(ql)?:\/\/.+$/.test(text)) return databaseKinds;
  const url = toUrl(text);
  if (!url) return databaseParts;
  const { hash, username, password } = url;
  return hash === "" && hasPort(url) && canDecode(`${username}${password}`) ? null : databaseParts;
}

/** `smtps://` or `smtp://`, with a percent-encoded user and password if needed. */
export const mailServer = z.string().refine((text) => {
  const url = /^smtps?:\/\/[^/?#\s]+\/?$/i.test(text) ? toUrl(text) : null;
  if (!url) return false;
  const { hostname, username, password } = url;
  return hostname !== "" && hasPort(url) && canDecode(username) && canDecode(password);
}, "must be smtps:// or smtp:// and a host, with a port above 0 if needed; percent-encode special characters in user and password (% as %25)");

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const senderFault = "must be name@example.com or Name <name@example.com>";

/** `name@example.com` or `Name <name@example.com>`. */
export const mailSender = z
  .string()
  .transform((text) => {
    const [, name = "", address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
    return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
  })
  .pipe(
    z.object({
      name: z.string().regex(/^\P{Cc}*$/u, senderFault),
      address: z.email(senderFault),
    }),
  );

const hostPattern = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/i;

function isHost(host: string): boolean {
  const url = hostPattern.test(host) ? toUrl(`http://${host}`) : null;
  return url !== null && hasPort(url);
}

/** Comma-separated host names, each with an optional port. */
export const hostList = z
  .string()
  .transform((text) => text.split(",").map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every(isHost), {
    message: "must list host names separated by commas",
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
