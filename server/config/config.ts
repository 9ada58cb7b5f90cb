import { z } from "zod";
import { languages } from "~/data/language";
import { stateCodes } from "~/data/states";
import { readPartners, roles, secretFault } from "./partners";
import { settingWords as faults } from "./setting-faults";
import { readSite, sampleSettings, siteSettings } from "./site";
import {
  certificationHosts,
  hostList,
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
    .regex(/^[\w-]+$/, faults.formId)
    .optional(),
);
const https = z.url({ protocol: /^https?$/, error: faults.address });
const address = optional.pipe(https.optional());
/** Decimal digits only: JavaScript would also read `0x10` or `3e3` as numbers. */
const toNumber = (text: string) => (/^-?\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN);
/** Not `.int()`, which would abort the check before rules about two settings are reported. */
const wholeNumber = z
  .number(faults.number)
  .refine((value) => Number.isInteger(value) && value >= 0, faults.wholeNumber);
const count = (fallback: number, max = 1_000_000_000) =>
  flag
    .optional()
    .transform((value) => (value ? toNumber(value) : fallback))
    .pipe(wholeNumber.refine((value) => value <= max, faults.atMost(max)));
const positive = (fallback: number) => count(fallback).pipe(z.number().min(1, faults.atLeastOne));
const words = (fallback: string) => flag.optional().transform((value) => value || fallback);

/** Checks a rule about two settings even if another setting is wrong. */
const always = () => true;

const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** Who approved something, and when. */
const approval = optional.pipe(
  z
    .string()
    .refine((text) => isDay(text.slice(0, 10)) && /^.{10} \S/.test(text), faults.approved)
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
        .regex(/^[0-9a-f]{64}([\s,]+[0-9a-f]{64})*$/i, faults.secretKey)
        .optional(),
    ),
    START_WAIT_S: count(120),
    NEW_STORE: optional.pipe(z.literal("1", faults.newStore).optional()),
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
      .pipe(z.number(faults.number).positive(faults.aboveZero)),
    ALERT_WEBHOOK_URL: address,
    ALERT_WEBHOOK_SECRET: optional.pipe(
      z
        .string()
        .refine((secret) => secretFault(secret) === null, faults.secret)
        .optional(),
    ),
    EXCLUDED_STATES: words("")
      .transform((value) => value.split(",").map((code) => code.trim().toUpperCase()))
      .transform((codes) => codes.filter((code) => code !== ""))
      .transform((codes) => (codes.join() === "NONE" ? [] : codes))
      .pipe(z.array(z.enum(stateCodes, faults.states))),
    LANGUAGES: words("en,es")
      .transform((value) => value.split(",").map((code) => code.trim().toLowerCase()))
      .pipe(z.array(z.enum(languages, faults.languages)))
      .refine((codes) => codes.includes("en"), faults.languages),
    SPANISH_APPROVED: approval,
    REFERRAL_DECISION: optional,
    REFERRAL_DECISION_ES: optional,
    AUTHORIZATION_APPROVED: approval,
    RETENTION_DAYS: positive(1095),
    RECEIPT_DAYS: positive(1826),
    QUICK_EXIT_URL: words("https://www.weather.gov/").pipe(https),
    ADMIN_PORT: optional
      .transform((value) => (value ? toNumber(value) : undefined))
      .pipe(wholeNumber.refine((value) => value <= 65_535, faults.port).optional()),
    ADMIN_HOST: words("127.0.0.1"),
    ...siteSettings,
    PARTNERS_FILE: optional,
    PARTNER_HOSTS: optional.pipe(hostList.optional()).transform((hosts) => hosts ?? []),
    SMTP_URL: optional.pipe(mailServer.optional()),
    MAIL_FROM: optional.pipe(mailSender.optional()),
    STAFF_EMAIL: optional.pipe(z.email(faults.email).optional()),
    LOG_LEVEL: words("info").pipe(
      z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    ),
  })
  .refine((set) => Boolean(set.FORWARD_URL) === Boolean(set.FORWARD_API_KEY), {
    path: ["FORWARD_URL"],
    message: faults.forwardBoth,
    when: always,
  })
  .refine((set) => Boolean(set.SMTP_URL) === Boolean(set.MAIL_FROM), {
    path: ["SMTP_URL"],
    message: faults.mailBoth,
    when: always,
  })
  .refine((set) => set.SECRET_KEY || !set.DATABASE_URL?.startsWith("postgres"), {
    path: ["SECRET_KEY"],
    message: faults.secretKeyMissing,
    when: always,
  })
  .refine((set) => !set.ADMIN_PORT || set.ADMIN_PORT !== set.PORT, {
    path: ["ADMIN_PORT"],
    message: faults.adminPort,
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
  const misspelled = nearMisses(env);
  const isRead = toleratesPartners || read.faults.length === 0;
  if (result.success && isRead && misspelled.length === 0) return arrange(result.data, env, read);

  const issues = [
    ...(!isRead ? [{ path: ["PARTNERS_FILE"], message: read.faults.join("; ") }] : []),
    ...(result.error?.issues ?? []),
  ];
  const lines = issues.map(({ path: [name], message }) =>
    faults.line(String(name), message, shown(env, name)),
  );
  throw new ConfigError(faults.all([...lines, ...misspelled].join("\n")));
}

/**
 * Names that differ from a setting only in case and underscores. Without this check they would
 * silently do nothing.
 */
function nearMisses(env: Record<string, string | undefined>): string[] {
  const plain = (name: string) => name.replaceAll(/[_-]/g, "").toUpperCase();
  const settings = new Map(Object.keys(schema.shape).map((name) => [plain(name), name]));
  return Object.keys(env).flatMap((name) => {
    const meant = settings.get(plain(name));
    // Short names, such as `host`, belong to other programs.
    const isNear = meant !== undefined && meant !== name && /[_-]/.test(meant);
    return isNear && env[meant] === undefined ? [faults.nearly(name, meant)] : [];
  });
}

/**
 * Names that are not settings but one or two letters away from one that is not set. They may belong
 * to another program, so that they only cause a warning.
 */
function similarNames(env: Record<string, string | undefined>): string[] {
  const settings = Object.keys(schema.shape).filter((name) => name.includes("_"));
  return Object.keys(env).flatMap((name) => {
    if (name in schema.shape || !/^[A-Z]+(_[A-Z0-9]+)+$/.test(name)) return [];
    const [nearest] = settings
      .filter((setting) => !env[setting])
      .map((setting) => ({ setting, distance: lettersBetween(name, setting) }))
      .filter(({ setting, distance }) => distance <= (setting.length < 10 ? 1 : 2))
      .sort((a, b) => a.distance - b.distance);
    return nearest ? [`${name} is not a setting. Did you mean ${nearest.setting}?`] : [];
  });
}

/** Letters to insert, remove, replace or exchange with their neighbor (optimal string alignment). */
function lettersBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    rows.push(next);
    for (let column = 1; column <= b.length; column += 1) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1;
      const isExchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + differs,
          isExchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
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
    /** About variables that are probably misspelled settings, for the operator. */
    warnings: similarNames(env),
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
  if (value === undefined) return faults.nothing;
  const isSecret = /KEY|SECRET|SMTP_URL|DATABASE_URL/.test(String(name)) || /:.*@/.test(value);
  return isSecret ? faults.notShown : JSON.stringify(value);
}
