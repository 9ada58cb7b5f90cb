import { randomBytes } from "node:crypto";
import { spellAge, spellDuration, timeInNewYork } from "~/data/dates";
import { counted } from "~/data/formats";
import { type Environment, type Partner, roles } from "../config/partners";
import { destinationLabel } from "../destinations/index";
import type { Actor } from "../leads/actor";
import {
  firmMembers,
  reloadFirms,
  rereadFirms,
  saveFirm,
  versionOfFile,
} from "../operator/firms-file";
import { noticeLabels } from "../operator/lead-view";
import {
  type PartnerStanding,
  readPartners,
  setPause,
  testPartner,
  unknownFirm,
} from "../operator/partners";
import { readUnnotified } from "../operator/unnotified";
import type { Acted } from "./acts";

/** Every firm of the file with its figures, and the recipients to be notified by hand. */
export async function firmsPage(actor: Actor, env: Environment) {
  const faults = rereadFirms(actor, env);
  const { partners, PARTNERS_FILE } = actor.config;
  return {
    kind: "firms" as const,
    hasFile: PARTNERS_FILE !== undefined,
    faults,
    firms: (await readPartners(actor)).map((firm) => viewFirm(firm, actor.now())),
    untold: (await readUnnotified(actor)).map(
      ({ mark, recipient, reference, about, dueOn, why }) => ({
        mark,
        reference,
        recipient: destinationLabel(recipient, partners),
        text: `${noticeLabels[about]} (${whyUnnotified[why]})`,
        due: dueOn ?? "at once",
      }),
    ),
  };
}

const whyUnnotified = {
  "no way": "no message can reach it",
  refused: "it refused the message",
  expired: "tried for a week",
  waiting: "still tried",
} as const;

function viewFirm({ id, name, way, state, declined, ...firm }: PartnerStanding, now: number) {
  const { taken, cap, waiting, oldestMs, lastAnswer, lastError } = firm;
  const age = (at: number) => spellAge(Math.max(0, Math.floor((now - at) / 1000)));
  return {
    id,
    name,
    way,
    state,
    declined,
    lastError,
    today:
      cap === null ? String(taken) : taken > cap ? `${taken} (limit ${cap})` : `${taken} of ${cap}`,
    waiting: waiting === 0 ? "0" : `${waiting}, oldest ${spellDuration(oldestMs)}`,
    lastAnswer: lastAnswer ? `${lastAnswer.status}, ${age(lastAnswer.at)}` : "-",
    answeredAt: lastAnswer && timeInNewYork(lastAnswer.at),
  };
}

/** What a form came to that was not saved, or what is shown once. */
export type FirmResult = {
  errors?: Readonly<Record<string, string>>;
  typed?: Readonly<Record<string, string>>;
  /** To be put into the file by hand. */
  json?: string;
  /** A new secret, and the variable that must hold it. */
  secret?: { value: string; variable: string };
};

/** Stands for the id of a firm that is being added. */
export const newFirm = "-";

/** The page of one firm, or with `id` null of a new one; null for an unknown one. */
export async function firmPage(
  actor: Actor,
  env: Environment,
  id: string | null,
  result: FirmResult = {},
) {
  rereadFirms(actor, env);
  const { partners } = actor.config;
  const partner: Partial<Partner> | undefined =
    id === null ? {} : partners.find((one) => one.id === id);
  if (!partner) return null;

  const { errors = {}, typed = {}, json = null, secret = null } = result;
  const standing = (await readPartners(actor)).find((one) => one.id !== null && one.id === id);
  return {
    kind: "firm" as const,
    id,
    name: partner.name ?? "New firm",
    firm: standing ? viewFirm(standing, actor.now()) : null,
    version: versionOfFile(actor.config),
    fields: firmMembers(partner)
      // The id of a firm that may have leads stays.
      .filter(({ name }) => id === null || name !== "id")
      .map(({ name, label, value }) => ({
        name,
        label,
        value: typed[name] ?? value,
        error: errors[name] ?? null,
        options: name === "role" ? roles.map((role) => ({ value: role, label: role })) : null,
        isLong: name === "cases",
      })),
    json,
    secret,
  };
}

type Posted = Readonly<Record<string, string>>;
/** `shown`: nothing was changed. */
type Result = (Acted | { kind: "shown" }) & { firm?: FirmResult };

/** Adds a firm, or with an id changes one. */
export async function postFirm(
  actor: Actor,
  env: Environment,
  id: string | null,
  posted: Posted,
): Promise<Result> {
  const typed = Object.fromEntries(
    firmMembers({}).flatMap(({ name }) => {
      const value = posted[`field.${name}`];
      return value === undefined ? [] : [[name, value.slice(0, 2000)]];
    }),
  );
  if (id !== null && !actor.config.partners.some((one) => one.id === id)) {
    return { kind: "failed", text: unknownFirm(id) };
  }
  const change = { texts: typed, seen: posted.version ?? "" };
  const saved = await saveFirm(actor, env, id, change);
  switch (saved.kind) {
    case "done":
      return { kind: "done", text: "Saved. Servers use it within seconds." };
    case "stale":
      return failed(
        "The file was changed in the meantime, so nothing was saved. What you typed is kept.",
        { typed },
      );
    case "invalid": {
      const text = ["Nothing was saved.", saved.others].filter(Boolean).join(" PARTNERS_FILE: ");
      return failed(text, { typed, errors: saved.errors });
    }
    case "unwritable": {
      const text = "The desk cannot write the file. Put the text below into it.";
      return failed(text, { typed, json: saved.json });
    }
  }
}

function failed(text: string, firm: FirmResult): Result {
  return { kind: "failed", text, firm };
}

/** The buttons of a firm; null for an unknown one. */
export async function actOnFirm(
  actor: Actor,
  id: string,
  act: string,
  posted: Posted,
): Promise<Result | null> {
  switch (act) {
    case "pause":
    case "resume": {
      const result = await setPause(actor, id, act);
      if (result.kind === "obstacle") return { kind: "failed", text: result.obstacle };
      const text = act === "pause" ? "Paused. It gets no more leads." : "The pause is over.";
      return { kind: "done", text };
    }
    case "test": {
      const tested = await testPartner(actor, id, posted.lead !== undefined);
      if (tested.kind === "obstacle") return { kind: "failed", text: tested.obstacle };
      const refused = tested.lines.filter(({ isAccepted }) => !isAccepted);
      const count = tested.lines.length - refused.length;
      const text = `${count} of ${counted(tested.lines.length, "message")} accepted.`;
      if (refused.length === 0) return { kind: "done", text };
      return { kind: "failed", text: [text, ...refused.map((line) => line.text)].join(" ") };
    }
    case "secret": {
      const firm = actor.config.partners.find((one) => one.id === id);
      const variable = firm?.webhook?.secretEnv ?? firm?.secretEnv ?? variableOf(id);
      const value = `whsec_${randomBytes(32).toString("base64")}`;
      return { kind: "shown", firm: { secret: { value, variable } } };
    }
    default:
      return null;
  }
}

/** `LEE_ROE_SECRET` */
function variableOf(id: string): string {
  return `${id.toUpperCase().replace(/[^A-Z0-9]+/g, "_")}_SECRET`.replace(/^(?=\d)/, "_");
}

export async function postReload(actor: Actor, env: Environment): Promise<Acted> {
  const result = await reloadFirms(actor, env);
  return result.kind === "obstacle"
    ? { kind: "failed", text: result.obstacle }
    : { kind: "done", text: "The file was read. Servers use it within seconds." };
}
