import { readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { languages } from "~/data/language";
import { stateCodes } from "~/data/states";
import { readPartners, roles, secretFault } from "./partners";
import { readSite, sampleSettings, siteSettings } from "./site";
import {
  certificationHosts,
  hostList,
  httpAddress,
  mailAddress,
  mailSender,
  mailServer,
  origin,
  storeFault,
  trustedProxies,
} from "./types";

const flag = z.string().trim();
const optional = flag.optional().transform((value) => value || undefined);
const formId = optional.pipe(
  z
    .string()
    .regex(/^[\w-]+$/, "must be a form id")
    .optional(),
);
const address = optional.pipe(httpAddress.optional());
/** Decimal digits only: JavaScript would also read `0x10` or `3e3` as numbers. */
const toNumber = (text: string) => (/^-?\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN);
/** Not `.int()`, which would abort the check before rules about two settings are reported. */
const wholeNumber = z
  .number("must be a number")
  .refine((value) => Number.isInteger(value) && value >= 0, "must be a whole number, 0 or more");
const count = (fallback: number, max = 1_000_000_000) =>
  flag
    .optional()
    .transform((value) => (value ? toNumber(value) : fallback))
    .pipe(wholeNumber.refine((value) => value <= max, `must be at most ${max}`));
const positive = (fallback: number) =>
  count(fallback).pipe(z.number().min(1, "must be at least 1"));
const words = (fallback: string) => flag.optional().transform((value) => value || fallback);

/** Checks a rule about two settings even if another setting is wrong. */
const always = () => true;

const isDay = (text: string) => z.iso.date().safeParse(text).success;

const isSigned = (text: string) => isDay(text.slice(0, 10)) && /^.{10} \S/.test(text);

/** Who approved something, and when. */
const approval = optional.pipe(
  z.string().refine(isSigned, "must be a date and a name, such as 2026-11-23 Ana Ruiz").optional(),
);

/** The translator, then the reviser. */
const translation = optional.pipe(
  z
    .string()
    .transform((text) => text.split(";").map((part) => part.trim()))
    .refine(
      (parts) => parts.length <= 2 && parts.every(isSigned),
      "must be dates and names, such as 2026-11-20 Luis Gil; 2026-11-23 Ana Ruiz",
    )
    .optional(),
);

const schema = z
  .object({
    PORT: count(3000, 65_535),
    HOST: words("0.0.0.0"),
    SITE_URL: optional.pipe(origin.optional()),
    TRUST_PROXY: optional.pipe(trustedProxies.optional()),
    DATABASE_URL: words("file:./var/plainclaim.db").pipe(
      z.string().superRefine((text, context) => {
        const fault = storeFault(text);
        if (fault) context.addIssue(fault);
      }),
    ),
    SECRET_KEY: optional.pipe(
      z
        .string()
        .regex(
          /^[0-9a-f]{64}([\s,]+[0-9a-f]{64})*$/i,
          "must be 32 bytes as hex (64 digits), or several such keys, newest first",
        )
        .optional(),
    ),
    NEW_STORE: optional.pipe(z.literal("1", "must be 1 or unset").optional()),
    FORM_SERVICE_URL: words("https://formspree.io").pipe(origin),
    FORM_SERVICE_PROJECT: formId,
    FORM_ID: formId,
    FORM_ID_HOME: formId,
    FORM_ID_CASE: formId,
    FORM_ID_NEWSLETTER: formId,
    FORM_ID_UNSUBSCRIBE: formId,
    FORM_ID_OPT_OUT: formId,
    FORM_ID_CONTACT: formId,
    FORM_SERVICE_TIMEOUT_MS: positive(20_000),
    FORM_SERVICE_RATE: positive(15),
    INLINE_DELIVERY_MS: count(2500),
    FORWARD_URL: address,
    FORWARD_API_KEY: optional,
    FORWARD_ROLE: words("service_provider").pipe(z.enum(roles)),
    CONSENT_SCRIPT_URL: address,
    CONSENT_SCRIPT_HOSTS: optional.pipe(hostList.optional()),
    CONSENT_PING_HOSTS: words("ping.trustedform.com").pipe(hostList),
    CONSENT_CERT_HOSTS: words("cert.trustedform.com").pipe(hostList),
    CONSENT_PIXEL_URL: address,
    TRUSTEDFORM_API_KEY: optional,
    IP_LOOKUP_URL: address,
    SUBMIT_RATE: count(60),
    RETRY_SCALE: flag
      .optional()
      .transform((value) => (value ? toNumber(value) : 1))
      .pipe(z.number("must be a number").positive("must be above 0")),
    ALERT_WEBHOOK_URL: address,
    ALERT_WEBHOOK_SECRET: optional.pipe(
      z
        .string()
        .refine(
          (secret) => secretFault(secret) === null,
          "must be a secret that begins with whsec_, then 24 to 64 bytes as base64",
        )
        .optional(),
    ),
    EXCLUDED_STATES: words("")
      .transform((value) => value.split(",").map((code) => code.trim().toUpperCase()))
      .transform((codes) => codes.filter((code) => code !== ""))
      .transform((codes) => (codes.join() === "NONE" ? [] : codes))
      .pipe(z.array(z.enum(stateCodes, "must list state codes such as CA,WA"))),
    LANGUAGES: words("en,es")
      .transform((value) => value.split(",").map((code) => code.trim().toLowerCase()))
      .pipe(z.array(z.enum(languages, "must be en, or en,es")))
      .refine((codes) => codes.includes("en"), "must be en, or en,es"),
    SPANISH_APPROVED: approval,
    SPANISH_TRANSLATED_BY: translation,
    REFERRAL_DECISION: optional,
    REFERRAL_DECISION_ES: optional,
    AUTHORIZATION_APPROVED: approval,
    RETENTION_DAYS: positive(1095),
    RECEIPT_DAYS: positive(1826),
    QUICK_EXIT_URL: words("https://www.weather.gov/").pipe(httpAddress),
    ADMIN_PORT: optional
      .transform((value) => (value ? toNumber(value) : undefined))
      .pipe(wholeNumber.refine((value) => value <= 65_535, "must be a port number").optional()),
    ADMIN_HOST: words("127.0.0.1"),
    ...siteSettings,
    PARTNERS_FILE: optional,
    PARTNER_HOSTS: optional.pipe(hostList.optional()).transform((hosts) => hosts ?? []),
    SMTP_URL: optional.pipe(mailServer.optional()),
    MAIL_FROM: optional.pipe(mailSender.optional()),
    STAFF_EMAIL: optional.pipe(mailAddress.optional()),
    LOG_LEVEL: words("info").pipe(
      z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    ),
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

export type Config = ReturnType<typeof arrange>;

/** Names every bad setting; the program does not start. */
export class ConfigError extends Error {}

/**
 * Reads the settings, once, at start.
 *
 * @param options.toleratesPartners for commands, most of which need no firms
 * @throws {ConfigError} naming every setting that cannot be used
 */
export function readConfig(
  env: Record<string, string | undefined> = process.env,
  { toleratesPartners = false } = {},
): Config {
  const result = schema.safeParse(env);
  const read = readPartners(env, partnerHosts(env));
  const isRead = toleratesPartners || read.faults.length === 0;
  if (result.success && isRead) return arrange(result.data, env, read);

  const issues = [
    ...(isRead ? [] : [{ path: ["PARTNERS_FILE"], message: read.faults.join("; ") }]),
    ...(result.error?.issues ?? []),
  ];
  const lines = issues.map(
    ({ path: [name], message }) => `  ${String(name)}: ${message} (got ${shown(env, name)})`,
  );
  throw new ConfigError(`These settings cannot be used:\n${lines.join("\n")}`);
}

/** Known even while another setting is wrong, so that all faults are reported together. */
function partnerHosts(env: Record<string, string | undefined>): readonly string[] {
  return hostList.safeParse(env.PARTNER_HOSTS ?? "").data ?? [];
}

function arrange(
  set: Settings,
  env: Record<string, string | undefined>,
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

/** Reads a variable whose name the operator chose; empty when it is not set. */
export function readVariable(name: string): string {
  return process.env[name] ?? "";
}

/** Leaves out keys, and addresses that hold a password. */
function shown(env: Record<string, string | undefined>, name: PropertyKey | undefined): string {
  const value = env[String(name)];
  if (value === undefined) return "nothing";
  const isSecret = /KEY|SECRET|SMTP_URL|DATABASE_URL/.test(String(name)) || /:.*@/.test(value);
  return isSecret ? "a value not shown here" : JSON.stringify(value);
}

/**
 * Sets the variables of the file `SETTINGS_FILE`, otherwise of `.env` in this folder; variables
 * that are already set win.
 *
 * @throws {ConfigError} naming every line that cannot be read
 */
export function loadEnvFile(env: Record<string, string | undefined> = process.env): void {
  const named = env.SETTINGS_FILE;
  if (!named && !statSync(".env", { throwIfNoEntry: false })?.isFile()) return;

  for (const [name, value] of Object.entries(readSettings(named || ".env"))) env[name] ??= value;
}

/** The parser drops what follows a bare `#` and reads an open quote to the next one, silently. */
const readable =
  /^\s*(#.*|(export\s+)?[A-Za-z_]\w*\s*=\s*(("[^"]*"|'[^']*')\s*(#.*)?|([^\s"'#][^#]*)?))?$/;

function readSettings(path: string) {
  const text = readText(path).replace(/^\uFEFF/, "");
  const problems = text
    .split(/\r?\n/)
    .flatMap((line, index) => (readable.test(line) ? [] : [index + 1]));
  if (problems.length === 0) return parseEnv(text);

  throw new ConfigError(
    `${path} cannot be used: line ${problems.join(", ")} must be NAME=value. Quote a value that contains #.`,
  );
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new ConfigError(`The settings file ${path} cannot be read.`);
  }
}
