import { readFileSync } from "node:fs";
import { z } from "zod";
import { cases } from "~/data/cases";
import { toUrl } from "~/data/formats";
import { languages } from "~/data/language";
import { samplePartners } from "~/data/site";
import { stateCodes } from "~/data/states";
import { httpAddress, mailAddress } from "./types";

const text = z
  .string("must be text")
  .trim()
  .min(1, "must not be empty")
  .max(200, "must have at most 200 characters")
  .regex(/^\P{Cc}*$/u, "must be one line of readable text");
const state = z.enum(stateCodes, "must be a state code such as NY");
const slugs = cases.map(({ slug }) => slug);
const slug = text.refine((value) => slugs.includes(value), "must be the slug of a case");
const idFault = "must be at most 40 lower-case letters, digits and single hyphens";
const capFault = "must be a whole number, 0 or more";
const shareFault = "must be a number above 0 and at most 1000";

/** Roles of a recipient under California's rules: they decide what an opt-out withholds. */
export const roles = ["service_provider", "requested_recipient", "third_party"] as const;

const variable = text.regex(/^[A-Z_][A-Z0-9_]*$/i, "must be the name of an environment variable");

/** What is wrong with an object itself: not one, or with a member that it cannot have. */
const object = {
  error: (issue: { code?: string; keys?: unknown }) =>
    issue.code === "unrecognized_keys" && Array.isArray(issue.keys)
      ? `must not have ${issue.keys.map((key) => JSON.stringify(key)).join(" or ")}`
      : "must be an object",
};

/** A list that says nothing is left out. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item, "must be a list").min(1, "must have an entry, or be left out").optional();

const webhook = z.strictObject(
  {
    url: httpAddress.refine(isBare, "must not contain a user, password or fragment"),
    secretEnv: variable.optional(),
    /** Of a bearer token in place of a signature, for services that cannot check one. */
    tokenEnv: variable.optional(),
  },
  object,
);

const partner = z.strictObject(
  {
    name: text,
    id: z
      .string("must be text")
      .max(40, idFault)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, idFault)
      .optional(),
    lawyer: text.optional(),
    city: text,
    state,
    site: httpAddress,
    cases: listOf(slug),
    states: listOf(state),
    languages: listOf(z.enum(languages, `must be ${languages.join(" or ")}`)),
    dailyCap: z.int(capFault).min(0, capFault).optional(),
    share: z.number(shareFault).positive(shareFault).max(1000, shareFault).optional(),
    role: z.enum(roles, "must be service_provider, requested_recipient or third_party").optional(),
    webhook: webhook.optional(),
    email: mailAddress.max(254, "must be an email address").optional(),
    /** Of the secret with which a firm signs its events, if its webhook has none. */
    secretEnv: variable.optional(),
  },
  object,
);

export type Environment = Record<string, string | undefined>;

/** The list, with the rules that depend on other settings and on other firms. */
function partnersIn(env: Environment, hosts: readonly string[]) {
  const safe = webhook.superRefine(({ url, secretEnv, tokenEnv }, context) => {
    const report = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    const target = toUrl(url);
    if (target && target.protocol !== "https:" && !hosts.includes(target.host)) {
      report("url", "must begin with https (PARTNER_HOSTS lists exceptions for tests)");
    }
    if ((secretEnv === undefined) === (tokenEnv === undefined)) {
      report("secretEnv", "is required, or tokenEnv in its place, and not both");
    }
    const fault = secretEnv && secretFault(env[secretEnv]);
    if (fault) report("secretEnv", `${variableIn(secretEnv)} ${fault}`);
    if (tokenEnv && !isToken(env[tokenEnv])) {
      report("tokenEnv", `${variableIn(tokenEnv)} must hold 24 to 500 visible characters`);
    }
  });
  // Also checked while another member is wrong, so that all faults are named together.
  const when = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
  const checked = partner
    .extend({ webhook: safe.optional() })
    .refine(({ id, webhook, email }) => id !== undefined || !(webhook || email), {
      path: ["id"],
      message: "is required with a webhook or an email address",
      when,
    })
    .refine(({ webhook, email }) => !(webhook && email), {
      path: ["email"],
      message: "must be left out beside a webhook: a firm has one or the other",
      when,
    })
    .refine(({ webhook, secretEnv }) => !(secretEnv && webhook?.secretEnv), {
      path: ["secretEnv"],
      message: "must be left out beside the webhook's secretEnv",
      when,
    });
  return z
    .array(checked, "must hold a list of firms")
    .min(1, "must name at least one firm")
    .superRefine((firms, context) => {
      const report = (index: number, message: string, name = "id") =>
        context.addIssue({ code: "custom", path: [index, name], message });
      for (const [index, { id, secretEnv }] of firms.entries()) {
        if (id !== undefined && firms.findIndex((other) => other.id === id) < index) {
          report(index, "is also the id of another firm");
        }
        const fault = secretEnv && secretFault(env[secretEnv]);
        if (fault) report(index, `${variableIn(secretEnv)} ${fault}`, "secretEnv");
      }
    });
}

/** A law firm of `PARTNERS_FILE`. Its secrets, newest first, and token come from the environment. */
export type Partner = z.infer<typeof partner> & {
  secrets?: readonly [string, ...string[]];
  token?: string;
};

/** A firm that leads can be sent to. */
export type ReachablePartner = Partner & { id: string };

/**
 * Reads the file of partner firms, all of it or nothing; without a file, returns the sample firm.
 *
 * @param hosts those of `PARTNER_HOSTS`, the only ones that may be called over http
 * @returns the firms, or the faults with their firm and member; with any fault, no firm is used
 */
export function readPartners(
  env: Environment,
  hosts: readonly string[],
): { partners: readonly Partner[]; faults: readonly string[] } {
  const path = env.PARTNERS_FILE?.trim();
  if (!path) return { partners: samplePartners, faults: [] };

  let list: unknown;
  try {
    list = parseFile(path);
  } catch (error) {
    const isRead = error instanceof SyntaxError;
    return { partners: [], faults: [isRead ? "is not valid JSON" : "cannot be read"] };
  }
  const { success, data, error } = partnersIn(env, hosts).safeParse(list);
  if (success) return { partners: data.map((firm) => withSecrets(firm, env)), faults: [] };

  const faults = error.issues.map(({ path: [firm, ...member], message }) =>
    [nameFirm(list, firm), member.map(fromOne).join("."), message].filter(Boolean).join(" "),
  );
  return { partners: [], faults };
}

/** Names of the variables in which the file's firms have their secrets; also if a firm is invalid. */
export function namedVariables({ PARTNERS_FILE }: Environment): string[] {
  const path = PARTNERS_FILE?.trim();
  if (!path) return [];
  try {
    const text = readFileSync(path, "utf8");
    return [...text.matchAll(/"(?:secretEnv|tokenEnv)"\s*:\s*"(\w+)"/g)].flatMap(
      ([, name]) => name ?? [],
    );
  } catch {
    // `readPartners` reports it.
    return [];
  }
}

/** Editors on Windows may start the file with a byte order mark. */
function parseFile(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
}

/** Operators count from 1. */
function fromOne(member: PropertyKey): string {
  return String(typeof member === "number" ? member + 1 : member);
}

function nameFirm(list: unknown, index: PropertyKey | undefined): string {
  if (typeof index !== "number" || !Array.isArray(list)) return "";

  const name = z.object({ name: z.string() }).safeParse(list[index]).data?.name;
  const known = name === undefined ? "" : ` (${name.replace(/\p{Cc}/gu, " ").slice(0, 80)})`;
  return `firm ${index + 1}${known}:`;
}

type Reaching = { SMTP_URL?: string | undefined };
type Installed = Reaching & { partners: readonly Partner[] };

/** Whether leads can be sent to it: by webhook, or by mail where a mail server is configured. */
export function isReachable(firm: Partner, { SMTP_URL }: Reaching): firm is ReachablePartner {
  return firm.id !== undefined && Boolean(firm.webhook || (firm.email && SMTP_URL));
}

/** Whether any lead goes to a firm at all; until then no form asks or refuses anything for it. */
export function hasReachablePartner(config: Installed): boolean {
  return config.partners.some((partner) => isReachable(partner, config));
}

/** The signing library accepts any text as a secret, however short. */
export function secretFault(value: string | undefined): string | null {
  const secrets = splitSecrets(value);
  if (secrets.length === 0) return "is not set in the environment";
  if (secrets.length > 2) return "must hold one or two secrets, newest first";
  return secrets.every(isSecret)
    ? null
    : "must hold secrets that begin with whsec_, then 24 to 64 bytes as base64";
}

export function splitSecrets(value = ""): string[] {
  return value.split(/[\s,]+/).filter(Boolean);
}

/** Something else than a name may be the secret itself, which no message shows. */
function variableIn(text: string): string {
  return /^[A-Z][A-Z0-9_]{0,40}$/.test(text) ? text : "the variable";
}

/** As in Standard Webhooks: `whsec_` and 24 to 64 bytes as base64. */
function isSecret(secret: string): boolean {
  const [, encoded = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const bytes = Buffer.from(encoded, "base64");
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString("base64") === encoded;
}

/** As a header can hold it, without blanks. */
function isToken(token = ""): boolean {
  return /^[\x21-\x7e]{24,500}$/.test(token);
}

function withSecrets(firm: z.infer<typeof partner>, env: Environment): Partner {
  const { secretEnv = firm.secretEnv, tokenEnv } = firm.webhook ?? {};
  const [newest, ...older] = splitSecrets(secretEnv && env[secretEnv]);
  const token = tokenEnv && env[tokenEnv];
  return {
    ...firm,
    ...(newest !== undefined && { secrets: [newest, ...older] }),
    ...(token && { token }),
  };
}

/** Without user, password or fragment: they would be sent along, or be lost. */
function isBare(address: string): boolean {
  const url = toUrl(address);
  if (!url) return true;
  const { username, password, hash } = url;
  return username === "" && password === "" && hash === "";
}
