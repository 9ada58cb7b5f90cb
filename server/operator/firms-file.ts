import { createHash } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import {
  checkPartners,
  type Environment,
  type Partner,
  parsePartners,
  readPartners,
} from "../config/partners";
import { type Actor, type ActResult, logAct, obstacle } from "../leads/actor";
import { errorCode } from "../store/store-error";
import { noteDone } from "../store/upkeep";

/** The members of a firm that the desk edits, in the order of its form. */
const members: Readonly<Record<string, { label: string; kind?: "list" | "number" }>> = {
  name: { label: "Name" },
  id: { label: "Id for addresses and commands: lower-case letters, digits, hyphens" },
  lawyer: { label: "Responsible lawyer" },
  city: { label: "City" },
  state: { label: "State, such as NY" },
  site: { label: "Website" },
  cases: { label: "Cases it takes, by slug. Empty: all", kind: "list" },
  states: { label: "States it takes, such as NY NJ. Empty: all", kind: "list" },
  languages: { label: "Languages, en or en es. Empty: en", kind: "list" },
  dailyCap: { label: "Most leads a day. Empty: no limit", kind: "number" },
  share: { label: "Share of the rotation: 2 gets twice as many as 1. Empty: 1", kind: "number" },
  role: { label: "Role. Empty: requested_recipient" },
  "webhook.url": { label: "Address of its webhook" },
  "webhook.secretEnv": { label: "Variable with the secret of its webhook" },
  "webhook.tokenEnv": { label: "Or variable with a bearer token, in place of the secret" },
  email: { label: "Email address" },
  secretEnv: { label: "Variable with its secret for reports, for a firm without secret above" },
};

/** A firm as a form edits it, by the names of its members; lists are separated by blanks. */
type FirmTexts = Readonly<Record<string, string>>;

/** Each member with its label and its value as text. */
export function firmMembers({ webhook = { url: "" }, ...firm }: Partial<Partner>) {
  const values = new Map<string, unknown>([
    ...Object.entries(firm),
    ...Object.entries(webhook).map(([name, value]) => [`webhook.${name}`, value] as const),
  ]);
  return Object.entries(members).map(([name, { label }]) => {
    const value = values.get(name) ?? "";
    return { name, label, value: Array.isArray(value) ? value.join(" ") : String(value) };
  });
}

/** As the file has it: without empty members. A number that is none is refused by the check. */
function firmOf(texts: FirmTexts): unknown {
  const prefix = "webhook.";
  const firm: Record<string, unknown> = {};
  const webhook: Record<string, unknown> = {};
  for (const [name, { kind }] of Object.entries(members)) {
    const text = texts[name]?.trim();
    if (!text) continue;
    const value = kind === "number" ? Number(text) : kind ? text.split(/[\s,]+/) : text;
    if (name.startsWith(prefix)) webhook[name.slice(prefix.length)] = value;
    else firm[name] = value;
  }
  return Object.keys(webhook).length > 0 ? { ...firm, webhook } : firm;
}

/** Identifies the file's content, so that a form does not overwrite changes that it did not show. */
export function versionOfFile({ PARTNERS_FILE: path }: Actor["config"]): string {
  const content = path ? readFileSync(path) : "";
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

type Saved =
  | { kind: "done" }
  /** Messages by member, and those that belong to none. */
  | { kind: "invalid"; errors: FirmTexts; others: string }
  /** The file was changed since the form was shown. */
  | { kind: "stale" }
  /** The operator must put this text into the file. */
  | { kind: "unwritable"; json: string };

type Change = { texts: FirmTexts; seen: string };

/**
 * Adds a firm (`id` null), or changes one. The whole file is validated first, as a server would read
 * it, and replaced in one step. A server reads it again within seconds.
 */
export async function saveFirm(
  actor: Actor,
  env: Environment,
  id: string | null,
  { texts, seen }: Change,
): Promise<Saved> {
  const { PARTNERS_FILE: path, PARTNER_HOSTS } = actor.config;
  const faults = rereadFirms(actor, env);
  if (faults.length > 0) return { kind: "invalid", errors: {}, others: faults.join("; ") };
  if (seen !== versionOfFile(actor.config)) return { kind: "stale" };

  const list = path ? [...parsePartners(path)] : [];
  const known = actor.config.partners.findIndex((one) => one.id === id);
  const at = id === null ? list.length : known;
  // Deliveries and reports name a firm by its id.
  list[at] = firmOf(id === null ? texts : { ...texts, id });
  const { partners, issues } = checkPartners(list, env, PARTNER_HOSTS);
  if (issues.length > 0) {
    const own = issues.filter(({ firm }) => firm === at);
    const others = issues.filter(({ firm }) => firm !== at).map(({ message }) => message);
    const errors = own.map(({ member, message }) => [nameOf(member), message] as const);
    return { kind: "invalid", errors: Object.fromEntries(errors), others: others.join("; ") };
  }
  const json = `${JSON.stringify(list, null, 2)}\n`;
  if (!path || !replaceFile(path, json)) return { kind: "unwritable", json };

  const outcome = `${id === null ? "added" : "changed"} ${partners[at]?.id ?? partners[at]?.name}`;
  await adopt(actor, { partners, outcome });
  return { kind: "done" };
}

/** `webhook.url`; of a list, its name. */
function nameOf([name, member]: readonly PropertyKey[]): string {
  return typeof member === "string" ? `${String(name)}.${member}` : String(name);
}

/** Has every server read the file again after it was changed by hand; not an invalid one. */
export async function reloadFirms(actor: Actor, env: Environment): Promise<ActResult> {
  const faults = rereadFirms(actor, env);
  if (faults.length > 0) return obstacle(`PARTNERS_FILE ${faults.join("; ")}`);

  const { partners } = actor.config;
  await adopt(actor, { partners, outcome: "PARTNERS_FILE read again" });
  return { kind: "done", count: partners.length };
}

/**
 * Takes the firms of the file as it is now, because it may have been changed by hand.
 *
 * @returns what is wrong with the file: then the firms stay as they were
 */
export function rereadFirms({ config }: Actor, env: Environment): readonly string[] {
  const { partners, faults } = readPartners(env, config.PARTNER_HOSTS);
  config.partnerFaults = faults;
  if (faults.length === 0) config.partners = partners;
  return faults;
}

type Adopted = { partners: readonly Partner[]; outcome: string };

/** Here, and in every server: each looks for this note every two seconds. */
async function adopt(actor: Actor, { partners, outcome }: Adopted): Promise<void> {
  actor.config.partners = partners;
  await noteDone(actor.db, "firms", actor.now());
  await logAct(actor.db, actor, { act: "firm", outcome, references: [null] });
}

/**
 * Replaces a file in one step and keeps its mode and owner, so that the server can still read it.
 *
 * @returns false if this user may not
 */
function replaceFile(path: string, text: string): boolean {
  const target = realpathSync(path);
  const { mode, uid, gid } = statSync(target);
  const written = `${target}.${process.pid}.new`;
  try {
    accessSync(target, constants.W_OK);
    const file = openSync(written, "wx", 0o600);
    try {
      writeFileSync(file, text);
      fchownSync(file, uid, gid);
      fchmodSync(file, mode);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(written, target);
    return true;
  } catch (error) {
    rmSync(written, { force: true });
    // EBUSY: a container mounts the file alone, so that no other can take its place.
    if (["EACCES", "EPERM", "EROFS", "EBUSY"].includes(errorCode(error))) return false;
    throw error;
  }
}
