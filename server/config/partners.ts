import { readFileSync } from "node:fs";
import { z } from "zod";
import { cases } from "~/data/cases";
import { samplePartners } from "~/data/site";
import { stateCodes } from "~/data/states";
import { settingWords } from "./setting-faults";

const faults = settingWords.partners;
const text = z
  .string(faults.text)
  .trim()
  .min(1, faults.empty)
  .max(200, faults.tooLong)
  .regex(/^\P{Cc}*$/u, faults.oneLine);
const state = z.enum(stateCodes, faults.state);
const slugs = cases.map(({ slug }) => slug);
const slug = text.refine((value) => slugs.includes(value), faults.slug);

/** Roles of a recipient under California's rules: they decide what an opt-out withholds. */
export const roles = ["service_provider", "requested_recipient", "third_party"] as const;

const webhook = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: settingWords.address }).refine(isBare, faults.bareUrl),
  secretEnv: text.regex(/^[A-Z_][A-Z0-9_]*$/i, faults.secretEnv),
});

const partner = z
  .strictObject({
    name: text,
    id: z
      .string(faults.text)
      .max(40, faults.id)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, faults.id)
      .optional(),
    lawyer: text.optional(),
    city: text,
    state,
    site: z.url({ protocol: /^https?$/, error: settingWords.address }),
    cases: z.array(slug).min(1).optional(),
    states: z.array(state).min(1).optional(),
    languages: z
      .array(z.enum(["en", "es"], faults.language))
      .min(1)
      .optional(),
    dailyCap: z.int(faults.cap).min(0, faults.cap).optional(),
    share: z.number(faults.share).positive(faults.share).max(1000, faults.share).optional(),
    role: z.enum(roles, faults.role).optional(),
    webhook: webhook.optional(),
    email: z.email(settingWords.email).max(254, settingWords.email).optional(),
  })
  .refine((firm) => firm.id !== undefined || (!firm.webhook && !firm.email), {
    path: ["id"],
    message: faults.idMissing,
    when: ({ value }) => typeof value === "object" && value !== null,
  });

/** What can be checked of a firm that has other faults. */
const reachable = z.array(
  z
    .object({
      name: z.string().catch(""),
      id: partner.shape.id.catch(undefined),
      webhook: webhook.optional().catch(undefined),
    })
    .catch({ name: "", id: undefined, webhook: undefined }),
);

const partners = z.array(partner, faults.list).min(1, faults.atLeastOne);

/** A law firm of `PARTNERS_FILE`. Its secrets, newest first, come from the environment. */
export type Partner = z.infer<typeof partner> & { secrets?: readonly [string, ...string[]] };

/** A firm that leads can be sent to. */
export type ReachablePartner = Partner & { id: string };

type Environment = Record<string, string | undefined>;
type Read = { partners: readonly Partner[]; faults: readonly string[] };

/**
 * Reads the file of partner firms, all of it or nothing; without a file, returns the sample firm.
 *
 * @param hosts those of `PARTNER_HOSTS`, the only ones that may be called over http
 * @returns the firms, or every fault with its firm and member; with any fault, no firm is used
 */
export function readPartners(env: Environment, hosts: readonly string[]): Read {
  const path = env.PARTNERS_FILE?.trim();
  if (!path) return { partners: samplePartners, faults: [] };

  const read = readJson(path);
  if (read.fault) return { partners: [], faults: [read.fault] };

  const result = partners.safeParse(read.value);
  if (!result.success) {
    const found = result.error.issues.map(({ path: [index, ...member], message }) =>
      named(read.value, index, `${member.map(fromOne).join(".")} ${message}`),
    );
    const known = reachable.safeParse(read.value).data ?? [];
    return { partners: [], faults: [...found, ...faultsBetween(known, { env, hosts })] };
  }
  const found = faultsBetween(result.data, { env, hosts });
  return { partners: result.data.map((firm) => withSecrets(firm, env)), faults: found };
}

type Reaching = { SMTP_URL?: string | undefined };

/** Whether leads can be sent to it: by webhook, or by mail where a mail server is configured. */
export function isReachable(firm: Partner, { SMTP_URL }: Reaching): firm is ReachablePartner {
  return firm.id !== undefined && Boolean(firm.webhook || (firm.email && SMTP_URL));
}

/** Whether any lead goes to a firm at all; until then no form asks or refuses anything for it. */
export function hasReachablePartner({
  config,
}: {
  config: Reaching & { partners: readonly Partner[] };
}): boolean {
  return config.partners.some((partner) => isReachable(partner, config));
}

function readJson(path: string): { value: unknown; fault: string } {
  let text = "";
  try {
    // Editors on Windows may start the file with a byte order mark.
    text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
    const value: unknown = JSON.parse(text);
    return { value, fault: "" };
  } catch (error) {
    if (!(error instanceof SyntaxError)) return { value: null, fault: faults.unreadable };
    return { value: null, fault: `${faults.noJson} (${whereIn(text, error.message)})` };
  }
}

/** The line of a syntax error. Node names a position, or quotes the text around it. */
function whereIn(text: string, message: string): string {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const [, token = "", quoted = ""] = /token '(.*?)', (.*) is not valid JSON$/s.exec(message) ?? [];
  const around = quoted.replace(/^(\.\.\.)?"/, "").replace(/"(\.\.\.)?$/, "");
  const before = Math.max(0, text.indexOf(around));
  const isCut = quoted.startsWith("...");
  const guess = token === "" ? text.length : text.indexOf(token, before + (isCut ? 10 : 0));
  const end = position === undefined ? guess : Number(position);
  return `line ${text.slice(0, end).split("\n").length}`;
}

/** Operators count from 1. */
function fromOne(member: PropertyKey): string {
  return typeof member === "number" ? String(member + 1) : String(member);
}

function named(list: unknown, index: PropertyKey | undefined, fault: string): string {
  if (typeof index !== "number" || !Array.isArray(list)) return fault.trim();

  const firm: unknown = list[index];
  const name = typeof firm === "object" && firm !== null ? Reflect.get(firm, "name") : undefined;
  const known = typeof name === "string" ? ` (${name.replace(/\p{Cc}/gu, " ").slice(0, 80)})` : "";
  return `firm ${index + 1}${known}: ${fault.trim()}`;
}

type Known = z.infer<typeof reachable>[number];
type Surroundings = { env: Environment; hosts: readonly string[] };

/** Faults that one firm alone does not show. */
function faultsBetween(firms: readonly Known[], surroundings: Surroundings): string[] {
  return [...repeatedIds(firms), ...faultyWebhooks(firms, surroundings)];
}

function repeatedIds(firms: readonly Known[]): string[] {
  return firms.flatMap(({ id }, index) =>
    id !== undefined && firms.findIndex((other) => other.id === id) < index
      ? [named(firms, index, `id ${faults.repeatedId}`)]
      : [],
  );
}

function faultyWebhooks(firms: readonly Known[], { env, hosts }: Surroundings): string[] {
  return firms.flatMap(({ webhook: way }, index) => {
    if (!way) return [];
    const { protocol, host } = new URL(way.url);
    const isSecure = protocol === "https:" || hosts.includes(host);
    const secret = secretFault(env[way.secretEnv]);
    return [
      ...(isSecure ? [] : [named(firms, index, `webhook.url ${faults.notSecure}`)]),
      ...(secret ? [named(firms, index, `webhook.secretEnv ${way.secretEnv} ${secret}`)] : []),
    ];
  });
}

/** The signing library accepts any text as a secret, however short. */
export function secretFault(value: string | undefined): string | null {
  const secrets = splitSecrets(value);
  if (secrets.length === 0) return faults.secretMissing;
  if (secrets.length > 2) return faults.secretCount;
  return secrets.every(isSecret) ? null : faults.secretShape;
}

export function splitSecrets(value = ""): string[] {
  return value.split(/[\s,]+/).filter(Boolean);
}

/** As in Standard Webhooks: `whsec_` and 24 to 64 bytes as base64. */
function isSecret(secret: string): boolean {
  const [, encoded = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const bytes = Buffer.from(encoded, "base64");
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString("base64") === encoded;
}

function withSecrets(firm: z.infer<typeof partner>, env: Environment): Partner {
  const [newest, ...older] = splitSecrets(firm.webhook && env[firm.webhook.secretEnv]);
  return newest === undefined ? firm : { ...firm, secrets: [newest, ...older] };
}

/** Without user, password or fragment: they would be sent along, or be lost. */
function isBare(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password, hash } = new URL(address);
  return username === "" && password === "" && hash === "";
}
