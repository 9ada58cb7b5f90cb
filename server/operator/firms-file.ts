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

/** A firm as a form edits it, by the names of its members. */
type FirmTexts = Readonly<Record<string, string>>;

/** The members that a form edits, as text; lists are separated by blanks. */
export function firmTexts({ webhook, ...firm }: Partial<Partner>): FirmTexts {
  return {
    name: firm.name ?? "",
    id: firm.id ?? "",
    lawyer: firm.lawyer ?? "",
    city: firm.city ?? "",
    state: firm.state ?? "",
    site: firm.site ?? "",
    cases: firm.cases?.join(" ") ?? "",
    states: firm.states?.join(" ") ?? "",
    languages: firm.languages?.join(" ") ?? "",
    dailyCap: String(firm.dailyCap ?? ""),
    share: String(firm.share ?? ""),
    role: firm.role ?? "",
    "webhook.url": webhook?.url ?? "",
    "webhook.secretEnv": webhook?.secretEnv ?? "",
    "webhook.tokenEnv": webhook?.tokenEnv ?? "",
    email: firm.email ?? "",
    secretEnv: firm.secretEnv ?? "",
  };
}

/** As the file has it: without empty members. A number that is none becomes null, which is refused. */
function firmOf(texts: FirmTexts): unknown {
  const text = (name: string) => texts[name]?.trim() || undefined;
  const list = (name: string) => text(name)?.split(/[\s,]+/);
  const number = (name: string) => (text(name) === undefined ? undefined : Number(text(name)));
  const webhook = {
    url: text("webhook.url"),
    secretEnv: text("webhook.secretEnv"),
    tokenEnv: text("webhook.tokenEnv"),
  };
  const firm = {
    name: text("name"),
    id: text("id"),
    lawyer: text("lawyer"),
    city: text("city"),
    state: text("state"),
    site: text("site"),
    cases: list("cases"),
    states: list("states"),
    languages: list("languages"),
    dailyCap: number("dailyCap"),
    share: number("share"),
    role: text("role"),
    webhook: Object.values(webhook).some(Boolean) ? webhook : undefined,
    email: text("email"),
    secretEnv: text("secretEnv"),
  };
  return JSON.parse(JSON.stringify(firm));
}

/** Identifies the content of the file, so that a form does not overwrite what it has not shown. */
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
