import { consentFor, disclosureText } from "~/app/lead/lead.server";
import {
  type App,
  byPerson,
  closePage,
  copyRequest,
  correct,
  type Entries,
  formVersion,
  isNewContact,
  listCorrectable,
  namedFirst,
  plainCode,
  type Rejection,
  type RequestFacts,
  readTyped,
  revokeAuthorization,
  type SendersSubmission,
  signAuthorization,
  stopContactOf,
  takeBackAnswers,
  type VisitorRequest,
  withdraw,
} from "~/app/services.server";
import { addresses } from "~/data/addresses";
import { authorization } from "~/data/authorization";
import { contactChannels } from "~/data/contact-channels";
import type { VisibleField } from "~/data/field";
import { formMessages } from "~/data/form-messages";
import { consentSentences } from "~/data/forms/consent-sentence";
import type { FormDefinition } from "~/data/forms/definition";
import { formVersionField } from "~/data/forms/hidden";
import { consentField } from "~/data/forms/home";
import { signatureField, stopFields, withdrawField } from "~/data/forms/your-request";
import { language } from "~/data/language";
import { yourRequest as words } from "~/data/your-request";
import { describeSigned, viewCopy, viewTold } from "./view.server";

type Given = {
  app: App;
  stored: SendersSubmission;
  request: VisitorRequest;
  entries: Entries;
  facts: RequestFacts;
};

type Values = Readonly<Record<string, string>>;

/** An act on a request: its page, and what its button does. */
export type VisitorAct = {
  title: string;
  /** Paragraphs above the form. */
  text: readonly string[];
  /** Shown in large letters, because the visitor has to type it. */
  reference?: string;
  /** What can happen if somebody else reads along. */
  caution?: string;
  /** The document to sign. */
  document?: readonly { title: string; text: string }[];
  fields?: readonly VisibleField[];
  /** Initial values of the fields. */
  values?: Values;
  /** Hidden fields besides those that every act has. */
  hidden?: Values;
  consent?: ReturnType<typeof consentFor>;
  submit: FormDefinition["submit"];
  /** The act checks its own fields. */
  isSelfChecked?: true;
  run(values: Values): Promise<Done>;
};

type Done =
  /** The request again, with what was done. */
  | { kind: "done"; message: string }
  /** The act again, with what was typed, except in `values` and `without` a field that must not be kept. */
  | { kind: "rejected"; told: Rejection; without?: "consent"; values?: Values }
  /** The page of the request no longer exists. */
  | { kind: "closed"; message: string }
  | ReturnType<typeof viewCopy>;

/** The act is not possible now, and why. */
type Impossible = { over: string };

export type Intent = keyof ReturnType<typeof words>["actions"] | "authorize" | "revoke";

/** One entry for each `intent` that changes something. */
export const acts: Readonly<Record<Intent, (given: Given) => Promise<VisitorAct | Impossible>>> = {
  correct: correctAct,
  authorize: authorizeAct,
  revoke: revokeAct,

  async stop({ app, request: { reference, recipients } }) {
    const { done, ...told } = words().actions.stop;
    return {
      ...page(told, viewTold(recipients)),
      fields: stopFields(),
      values: Object.fromEntries(contactChannels.map((channel) => [channel, "on"])),
      async run(values) {
        const channels = contactChannels.filter((channel) => values[channel]);
        if (channels.length === 0) {
          return { kind: "rejected", told: { fieldErrors: { calls: [words().nothing] } } };
        }
        await stopContactOf(app, byPerson, { reference, channels });
        return { kind: "done", message: done };
      },
    };
  },

  async withdraw({ app, request: { reference, recipients } }) {
    const { done, mismatch, ...told } = words().actions.withdraw;
    return {
      ...page(told, viewTold(recipients)),
      reference,
      fields: [withdrawField()],
      async run({ confirm = "" }) {
        if (plainCode(confirm) !== reference) {
          return { kind: "rejected", told: { fieldErrors: { confirm: [mismatch] } } };
        }
        await withdraw(app, byPerson, reference);
        return { kind: "done", message: done };
      },
    };
  },

  async answers({ app, request: { reference, recipients } }) {
    const { done, ...told } = words().actions.answers;
    return {
      ...page(told, viewTold(recipients, true)),
      async run({ revision }) {
        const isDone = await takeBackAnswers(app, { reference, seen: Number(revision) });
        return { kind: "done", message: isDone ? done : words().stale };
      },
    };
  },

  async copy({ app, stored, request }) {
    const { warning, ...told } = words().actions.copy;
    return {
      ...page(told),
      ...(request.isSensitive && { caution: warning }),
      async run() {
        const { whole, json } = copyRequest(app, stored);
        return viewCopy(whole, json, app);
      },
    };
  },

  async close({ app, request }) {
    const { done, ...told } = words().actions.close;
    return {
      ...page(told),
      async run() {
        await closePage(app, request.reference);
        return { kind: "closed", message: done };
      },
    };
  },
};

type ActWords = { title: string; text: string; button: string };

function page({ title, text, button }: ActWords, ...more: readonly string[]) {
  return { title, text: [text, ...more], submit: { idle: button, busy: button } };
}

/** The whole document, and under it the place to sign. */
async function authorizeAct({ app, request }: Given): Promise<VisitorAct | Impossible> {
  const { asked, reference } = request;
  const { sign } = authorization();
  if (!asked) return { over: sign.over };

  return {
    title: sign.title(asked.firm.name),
    text: [sign.text, sign.ends(asked.ends)],
    document: asked.parts,
    fields: [signatureField()],
    submit: sign.button,
    hidden: { firm: asked.firm.id, words: asked.hash },
    async run({ firm = "", words: hash = "", signature: name = "" }) {
      const result = await signAuthorization(app, {
        reference,
        firm,
        hash,
        name,
        language: language(),
      });
      return result === "stale"
        ? { kind: "rejected", told: { message: sign.changed } }
        : { kind: "done", message: result === "signed" ? sign.done : sign.over };
    },
  };
}

async function revokeAct({ app, request, entries }: Given): Promise<VisitorAct | Impossible> {
  const { title, text, button, over, done } = authorization().revoke;
  const id = entries.get("authorization")?.[0] ?? "";
  const signed = request.signed.find((one) => one.id === id && one.state === "valid");
  if (!signed) return { over };

  const told = request.recipients.filter(({ name }) => name === signed.firm);
  return {
    title,
    submit: { idle: button, busy: button },
    hidden: { authorization: id },
    text: [describeSigned(signed), text(signed.firm), viewTold(told)],
    async run() {
      await revokeAuthorization(app, { reference: request.reference, id });
      return { kind: "done", message: done };
    },
  };
}

/** What is stored now, and the words of consent for a new address or number. */
async function correctAct({ app, stored, request, entries, facts }: Given): Promise<VisitorAct> {
  const told = words().actions.correct;
  const { row } = stored;
  const { fields, values: current } = listCorrectable(stored.submission);
  const named = namedFirst(app, stored);
  const sentence = consentSentences().plain;
  const firms = named.map(({ name }) => name);
  const disclosure = disclosureText(app.config, named);
  const agree = { ...consentField(sentence), required: false, hint: told.consentHint };
  const all = [...fields, agree];
  const shown = { kind: row.kind, fields: all, submit: told.button } as const;
  const version = formVersion({ shown, consent: sentence, disclosure }, firms);
  const reject = (errors: Readonly<Record<string, string>>): Done => ({
    kind: "rejected",
    told: { fieldErrors: inLists(errors) },
  });
  // Keeps what was typed; where somebody else corrected the same, shows what is stored.
  const rejectStale = (): Done => {
    const posted = Object.fromEntries(fields.map(({ name }) => [name, typedIn(entries, name)]));
    const seen = Number(typedIn(entries, "revision"));
    const { untouched, conflicts } = readTyped(row, seen, posted);
    const errors = conflicts.map((name) => [name, told.storedNow(current[name] ?? "")]);
    return {
      kind: "rejected",
      told: { message: words().stale, fieldErrors: inLists(Object.fromEntries(errors)) },
      values: Object.fromEntries(untouched.map((name) => [name, current[name] ?? ""])),
      without: "consent",
    };
  };

  return {
    title: told.title,
    text: [told.text, viewTold(request.recipients, true)],
    submit: told.button,
    fields: all,
    values: current,
    consent: consentFor(app.config, named),
    isSelfChecked: true,
    hidden: { [formVersionField.name]: version },
    async run() {
      if (Number(typedIn(entries, "revision")) !== row.revision) return rejectStale();

      const changes = Object.fromEntries(
        fields.flatMap(({ name }) => (entries.has(name) ? [[name, typedIn(entries, name)]] : [])),
      );
      if (isNewContact(current, changes) && typedIn(entries, formVersionField.name) !== version) {
        // A box that was ticked beside other words stays unticked: nobody has read the new ones.
        return { kind: "rejected", told: { message: formMessages().changed }, without: "consent" };
      }
      const agreed = {
        shown: { consent: sentence, disclosure, version },
        language: language(),
        firms,
        page: `${facts.publicOrigin}${addresses.yourRequest}`,
      };
      const consent = typedIn(entries, "consent") === "" ? null : agreed;
      const wanted = { seen: row.revision, changes, by: { facts, consent } };
      const result = await correct(app, byPerson, row.reference, wanted);
      switch (result.kind) {
        case "done":
          return { kind: "done", message: told.done };
        case "stale":
          return rejectStale();
        case "unagreed":
          return reject({ consent: told.consentMissing });
        case "invalid":
          return reject(result.errors);
        case "obstacle": {
          const message = row.state === "accepted" ? told.unchanged : told.blocked;
          return { kind: "rejected", told: { message } };
        }
      }
    },
  };
}

function inLists(errors: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]]));
}

function typedIn(entries: Entries, name: string): string {
  return entries.get(name)?.[0]?.trim() ?? "";
}
