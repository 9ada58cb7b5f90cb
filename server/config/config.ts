import { readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { languages, mainLanguage } from "~/data/language";
import { stateCodes } from "~/data/states";
import { type Environment, namedVariables, readPartners, roles, secretFault } from "./partners";
import {
  readSite,
  readTranslations,
  sampleSettings,
  siteSettings,
  type Translation,
  translationNames,
} from "./site";
import {
  approval,
  certificationHosts,
  hostList,
  httpAddress,
  listeningHost,
  mailAddress,
  mailSender,
  mailServer,
  networks,
  origin,
  storeFault,
  trustedProxies,
} from "./types";

const formId = z.string().regex(/^[\w-]+$/, "must be a form id");
const notNumber = "must be a number of decimal digits";
/** Decimal digits only: JavaScript would also read `0x10` or `3e3` as numbers. */
const whole = (min = 0, max = 1_000_000_000) =>
  z
    .string()
    .regex(/^\d{1,10}$/, "must be a whole number, 0 or more")
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
const port = whole(0, 65_535);

/** Checks a rule about two settings even if another setting is wrong. */
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const always = () => true;

const schema = z
  .object({
    PORT: port.default(3000),
    HOST: listeningHost.default("0.0.0.0"),
    SITE_URL: origin.optional(),
    DESK_ORIGIN: origin.optional(),
    TRUST_PROXY: trustedProxies.optional(),
    KEEP_ALIVE_S: whole(1, 600).default(75),
    DATABASE_URL: z
      .string()
      .superRefine((text, context) => {
        const fault = storeFault(text);
        if (fault) context.addIssue(fault);
      })
      .default("file:./var/plainclaim.db"),
    SECRET_KEY: z
      .string()
      .regex(
        /^[0-9a-f]{64}([\s,]+[0-9a-f]{64})*$/i,
        "must be 32 bytes as hex (64 digits), or several such keys, newest first",
      )
      .optional(),
    NEW_STORE: z.literal("1", "must be 1 or unset").optional(),
    FORM_SERVICE_URL: origin.default("https://formspree.io"),
    FORM_SERVICE_PROJECT: formId.optional(),
    FORM_ID: formId.optional(),
    FORM_ID_HOME: formId.optional(),
    FORM_ID_CASE: formId.optional(),
    FORM_ID_NEWSLETTER: formId.optional(),
    FORM_ID_UNSUBSCRIBE: formId.optional(),
    FORM_ID_OPT_OUT: formId.optional(),
    FORM_ID_CONTACT: formId.optional(),
    FORM_SERVICE_TIMEOUT_MS: whole(1).default(20_000),
    FORM_SERVICE_RATE: whole(1).default(15),
    INLINE_DELIVERY_MS: whole().default(2500),
    FORWARD_URL: httpAddress.optional(),
    FORWARD_API_KEY: z.string().optional(),
    FORWARD_ROLE: z.enum(roles, `must be ${roles.join(" or ")}`).default("service_provider"),
    CONSENT_SCRIPT_URL: httpAddress.optional(),
    CONSENT_SCRIPT_HOSTS: hostList.optional(),
    CONSENT_PING_HOSTS: hostList.default(["ping.trustedform.com"]),
    CONSENT_CERT_HOSTS: hostList.default(["cert.trustedform.com"]),
    CONSENT_PIXEL_URL: httpAddress.optional(),
    TRUSTEDFORM_API_KEY: z.string().optional(),
    IP_LOOKUP_URL: httpAddress.optional(),
    SUBMIT_RATE: whole().default(60),
    RETRY_SCALE: z
      .string()
      .regex(/^\d*\.?\d+$/, notNumber)
      .transform(Number)
      .pipe(z.number(notNumber).positive("must be above 0"))
      .default(1),
    ALERT_WEBHOOK_URL: httpAddress.optional(),
    ALERT_WEBHOOK_SECRET: z
      .string()
      .refine(
        (secret) => secretFault(secret) === null,
        "must be a secret that begins with whsec_, then 24 to 64 bytes as base64",
      )
      .optional(),
    EXCLUDED_STATES: z
      .string()
      .transform((text) => text.split(",").map((code) => code.trim().toUpperCase()))
      .transform((codes) => codes.filter((code) => code !== ""))
      .transform((codes) => (codes.join() === "NONE" ? [] : codes))
      .pipe(z.array(z.enum(stateCodes, "must list state codes such as CA,WA, or be none alone")))
      .default([]),
    LANGUAGES: z
      .string()
      .transform((text) => text.split(",").map((code) => code.trim().toLowerCase()))
      .pipe(z.array(z.enum(languages, `must be ${mainLanguage}, or ${languages.join()}`)))
      .refine(
        (codes) => codes.includes(mainLanguage),
        `must be ${mainLanguage}, or ${languages.join()}`,
      )
      .default([...languages]),
    REFERRAL_DECISION: z.string().optional(),
    AUTHORIZATION_APPROVED: approval.optional(),
    RETENTION_DAYS: whole(1).default(1095),
    RECEIPT_DAYS: whole(1).default(1826),
    QUICK_EXIT_URL: httpAddress.default("https://www.weather.gov/"),
    ADMIN_PORT: port.optional(),
    ADMIN_HOST: listeningHost.default("127.0.0.1"),
    ...siteSettings,
    PARTNERS_FILE: z.string().optional(),
    PARTNER_HOSTS: hostList.default([]),
    OUTBOUND_ADDRESSES: networks.default([]),
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: mailSender.optional(),
    STAFF_EMAIL: mailAddress.optional(),
    LOG_LEVEL: z.enum(logLevels, `must be ${logLevels.join(", ")}`).default("info"),
  })
  .refine((set) => Boolean(set.FORWARD_URL) === Boolean(set.FORWARD_API_KEY), {
    path: ["FORWARD_URL"],
    message: "FORWARD_URL and FORWARD_API_KEY belong together: set both or neither",
    when: always,
  })
  .refine((set) => Boolean(set.SMTP_URL) === Boolean(set.MAIL_FROM), {
    path: ["SMTP_URL"],
    message: "SMTP_URL and MAIL_FROM belong together: set both or neither",
    when: always,
  })
  .refine((set) => set.SECRET_KEY || !set.DATABASE_URL?.startsWith("postgres"), {
    path: ["SECRET_KEY"],
    message: "is required with a PostgreSQL database",
    when: always,
  })
  .refine((set) => !set.ADMIN_PORT || set.ADMIN_PORT !== set.PORT, {
    path: ["ADMIN_PORT"],
    message: "must be a different port from PORT",
    when: always,
  });

type Settings = z.infer<typeof schema>;

export type Config = ReturnType<typeof arrange> & {
  /** By language; none of the main one. */
  translations: Readonly<Partial<Record<string, Translation>>>;
};

/** Names every bad setting; the program does not start. */
export class ConfigError extends Error {}

/**
 * Reads the settings, once, at start.
 *
 * @param options.toleratesPartners for commands, most of which need no firms
 * @throws {ConfigError} naming every setting that cannot be used
 */
export function readConfig(
  env: Environment = process.env,
  { toleratesPartners = false } = {},
): Config {
  const given = withoutEmpty(env);
  const result = schema.safeParse(given);
  // Known even while another setting is wrong, so that all faults are reported together.
  const hosts = hostList.safeParse(given.PARTNER_HOSTS).data ?? [];
  const read = readPartners(given, hosts);
  const isRead = toleratesPartners || read.faults.length === 0;
  const { translations, issues: untranslated } = readTranslations(given);
  if (result.success && isRead && untranslated.length === 0) {
    return { ...arrange(result.data, env, read), translations };
  }
  const issues = [
    ...untranslated,
    ...(isRead ? [] : [{ path: ["PARTNERS_FILE"], message: read.faults.join("; ") }]),
    ...(result.error?.issues ?? []),
  ];
  const lines = issues.map(
    ({ path: [name], message }) => `  ${String(name)}: ${message} (got ${shown(env, name)})`,
  );
  // Of a list with two wrong entries, each is the same line.
  throw new ConfigError(`These settings cannot be used:\n${[...new Set(lines)].join("\n")}`);
}

/** Trims each value. An empty one counts as unset, and so does a name that every object has. */
function withoutEmpty(env: Environment): Environment {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()]);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value));
  return Object.assign(Object.create(null), given);
}

function arrange(
  set: Settings,
  env: Environment,
  { partners, faults: partnerFaults }: ReturnType<typeof readPartners>,
) {
  return {
    ...set,
    /** True for `none` too: that is a decision, leaving it unset is not. */
    isExclusionDecided: /\w/.test(env.EXCLUDED_STATES ?? ""),
    site: readSite(set),
    partners,
    /** Why PARTNERS_FILE cannot be used, if the caller tolerates that: then there are no firms. */
    partnerFaults,
    /** Settings that still have a sample value; while there are any, every page says so. */
    sampleSettings: sampleSettings(set),
    formIds: readFormIds(set),
    consentScriptHosts: certificationHosts(set.CONSENT_SCRIPT_URL, set.CONSENT_SCRIPT_HOSTS),
  };
}

/** Submissions of `contact` and `opt_out` are relayed only if they have an id of their own. */
function readFormIds(set: Settings) {
  return {
    home: set.FORM_ID_HOME ?? set.FORM_ID,
    case: set.FORM_ID_CASE ?? set.FORM_ID,
    newsletter: set.FORM_ID_NEWSLETTER ?? set.FORM_ID,
    unsubscribe: set.FORM_ID_UNSUBSCRIBE ?? set.FORM_ID,
    opt_out: set.FORM_ID_OPT_OUT,
    contact: set.FORM_ID_CONTACT,
  };
}

/** Scheme and host in links that no request asked for. */
export function siteOrigin({ SITE_URL, PORT }: Config): string {
  return SITE_URL ?? `http://localhost:${PORT}`;
}

/** Reads a variable whose name the operator chose; empty when it is not set. */
export function readVariable(name: string): string {
  return (Object.hasOwn(process.env, name) && process.env[name]) || "";
}

/**
 * Of an address only its host: user, password, path and query may be secrets. A value that could be
 * a part of an address, or a key, is not shown at all.
 */
function shown(env: Environment, name: PropertyKey | undefined): string {
  const value = env[String(name)];
  if (value === undefined) return "nothing";
  if (name === "PARTNERS_FILE" && !/\/\/|[@?#]/.test(value)) return JSON.stringify(value);
  if (/KEY|SECRET/.test(String(name))) return unshown;

  const [, host] = address.exec(value) ?? [];
  if (host) return `an address at ${host}`;
  const isPlain = !/_URL$|^SOCIAL_/.test(String(name)) && /^[^/@:?#\\]*$/.test(value);
  const isNetwork = /^[\da-f.:/, ]+$/i.test(value) && !value.includes("//");
  return isPlain || isNetwork ? JSON.stringify(value.slice(0, longestShown)) : unshown;
}

const unshown = "a value not shown here";
/** Characters. */
const longestShown = 100;
/** With an `@` behind the host, what looks like the host is part of an unencoded password. */
const address =
  /^\s*[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@\\]*@)?((?:[a-z0-9_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?)(?:[/?#][^@]*)?$/i;

/**
 * Sets the variables of the file `SETTINGS_FILE`, otherwise of `.env` in this folder; variables
 * that are already set win.
 *
 * @throws {ConfigError} naming every line that cannot be read, every name that is no setting, and
 * then every setting that cannot be used
 */
export function loadEnvFile(env: Environment = process.env): void {
  const named = env.SETTINGS_FILE;
  if (!named && !statSync(".env", { throwIfNoEntry: false })?.isFile()) return;

  const path = named || ".env";
  const own = [...Object.keys(schema.shape), ...translationNames];
  const { given, names, unread } = readSettings(path, own);
  for (const [name, value] of Object.entries(given)) env[name] ??= value;
  const known = new Set([...own, ...namedVariables(env)]);
  const unknown = names.filter((name) => !known.has(name));
  if (unread.length + unknown.length === 0) return;

  const broken = `  ${unread.join(", ")} must be NAME=value. Quote a value that contains #.`;
  const lines = [
    ...(unread.length > 0 ? [broken] : []),
    ...unknown.map((name) => `  ${name}: is not a setting`),
  ];
  throw new ConfigError([`${path} cannot be used:`, ...lines, ...settingFaults(env)].join("\n"));
}

function settingFaults(env: Environment): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return [error.message];
    throw error;
  }
}

/** The parser drops what follows a bare `#` and reads an open quote to the next one, silently. */
const readable =
  /^\s*(#.*|(export\s+)?[A-Za-z_]\w*\s*=\s*(("[^"]*"|'[^']*')\s*(#.*)?|([^\s"'#][^#]*)?))?$/;

/** @returns the values and names of what can be read (`__proto__` is no value), and which lines cannot */
function readSettings(path: string, own: readonly string[]) {
  const lines = readText(path)
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/);
  const unread = lines.flatMap((line, index) =>
    readable.test(line) ? [] : describeLine(line, index + 1, own),
  );
  // Node's parser takes the blanks before a comment, and what follows it, for a name.
  const settings = lines.filter((line) => readable.test(line) && !/^\s*#/.test(line));
  const named = settings.flatMap((line) => /^\s*(?:export\s+)?(\w+)/.exec(line)?.[1] ?? []);
  return { given: parseEnv(settings.join("\n")), names: [...new Set(named)], unread };
}

/** With the name of its setting; never its value, which may be a secret. */
function describeLine(line: string, number: number, own: readonly string[]): string {
  const [, name = "", sign] = /^\s*(?:export\s+)?([A-Za-z_]\w{0,60})\b\s*(=?)/.exec(line) ?? [];
  return sign || own.includes(name) ? `line ${number} (${name})` : `line ${number}`;
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new ConfigError(`The settings file ${path} cannot be read.`);
  }
}
