import { consentFor, disclosureText } from "~/app/lead/lead.server";
import {
  byPerson,
  closePage,
  copyRequest,
  correct,
  type Entries,
  formVersion,
  isNewContact,
  type makeReply,
  namedFirst,
  plainCode,
  type RequestFacts,
  readCorrectable,
  revokeAuthorization,
  type Services,
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
import { formNotices } from "~/data/form-notices";
import { consentSentences } from "~/data/forms/consent-sentence";
import type { FormDefinition } from "~/data/forms/definition";
import { formVersionField } from "~/data/forms/hidden";
import { consentField } from "~/data/forms/home";
import { signatureField, stopFields, withdrawField } from "~/data/forms/your-request";
import { yourRequest as words } from "~/data/your-request";
import type { Block, StepForm } from "./request-page";
import {
  describeSigned,
  type Pair,
  textBlock,
  viewCopy,
  viewRevised,
  viewTold,
} from "./view.server";

type Given = {
  opened: Services;
  pair: Pair;
  row: Parameters<typeof readCorrectable>[0];
  request: VisitorRequest;
  entries: Entries;
  facts: RequestFacts;
};

type Values = Readonly<Record<string, string>>;

/** An act, as its page shows it and as its button does it. */
export type Step = Pick<StepForm, "title" | "intro"> & {
  submit: FormDefinition["submit"];
  fields?: readonly VisibleField[];
  consent?: StepForm["consent"];
  /** Hidden fields besides those that every step has. */
  hidden?: Values;
  /** Initial values of the fields. */
  values?: Values;
  /** Fields that the act checks itself. */
  isSelfChecked?: true;
  act(values: Values): Promise<Acted>;
};

type Acted =
  /** The request again, with what was done. */
  | { kind: "done"; notice: string }
  /** The step again; `without` a field that must not be kept. */
  | { kind: "refused"; told: Parameters<typeof makeReply>[2]; without?: "consent" }
  /** A separate page, because the page of the request no longer exists after `close`. */
  | { kind: "page"; blocks: readonly Block[]; isClosed?: true };

/** The step is not possible now, and why. */
type Impossible = { over: string };

export type Intent = keyof ReturnType<typeof words>["actions"] | "authorize" | "revoke";

/** One entry for each act. */
export const steps: Readonly<Record<Intent, (given: Given) => Promise<Step | Impossible>>> = {
  correct: correctStep,
  authorize: authorizeStep,
  revoke: revokeStep,

  async stop({ opened, request }) {
    const { done, ...told } = words().actions.stop;
    return step(told, [viewTold(request.holders, false)], {
      fields: stopFields(),
      values: Object.fromEntries(contactChannels.map((channel) => [channel, "on"])),
      async act(values) {
        const channels = contactChannels.filter((channel) => values[channel]);
        if (channels.length === 0) {
          return { kind: "refused", told: { fieldErrors: { calls: [words().nothing] } } };
        }
        await stopContactOf(byPerson(opened), { reference: request.reference, channels });
        return { kind: "done", notice: done };
      },
    });
  },

  async withdraw({ opened, request }) {
    const { done, mismatch, ...told } = words().actions.withdraw;
    return step(told, [viewTold(request.holders, false)], {
      fields: [withdrawField()],
      async act({ confirm = "" }) {
        if (plainCode(confirm) !== request.reference) {
          return { kind: "refused", told: { fieldErrors: { confirm: [mismatch] } } };
        }
        await withdraw(byPerson(opened), request.reference);
        return { kind: "done", notice: done };
      },
    });
  },

  async answers({ opened, request }) {
    const { done, doneHere, ...told } = words().actions.answers;
    return step(told, [viewRevised(request)], {
      async act({ revision }) {
        const asked = { reference: request.reference, seen: Number(revision) };
        const isDone = await takeBackAnswers(byPerson(opened), asked);
        const notice = request.isStopped ? doneHere : done;
        return { kind: "done", notice: isDone ? notice : words().stale };
      },
    });
  },

  async copy({ opened, pair, row, request }) {
    const { warning, ...told } = words().actions.copy;
    return step(told, request.isSensitive ? [{ kind: "caution", text: warning }] : [], {
      act: async () => ({ kind: "page", blocks: viewCopy(await copyRequest(opened, row), pair) }),
    });
  },

  async close({ opened, request }) {
    const { done, ...told } = words().actions.close;
    return step(told, [], {
      async act() {
        await closePage(byPerson(opened), request.reference);
        return { kind: "page", blocks: [{ kind: "notice", text: done }], isClosed: true };
      },
    });
  },
};

type StepWords = { title: string; text: string; button: string };

function step(
  { title, text, button }: StepWords,
  more: readonly Block[],
  rest: Omit<Step, "title" | "intro" | "submit">,
): Step {
  const submit = { idle: button, busy: button };
  return { title, intro: [textBlock(text), ...more], submit, ...rest };
}

/** The whole document, and under it the place to sign. */
async function authorizeStep({ opened, request }: Given): Promise<Step | Impossible> {
  const { asked, reference } = request;
  const { sign } = authorization();
  if (!asked) return { over: sign.over };

  return {
    ...{ title: sign.title(asked.firm.name), fields: [signatureField()], submit: sign.button },
    intro: [
      textBlock(sign.text),
      ...asked.parts.map((part) => ({ kind: "section", ...part }) as const),
      textBlock(sign.ends(asked.ends)),
    ],
    hidden: { firm: asked.firm.id, words: asked.hash },
    async act({ firm = "", words: hash = "", signature: name = "" }) {
      const result = await signAuthorization(opened, { reference, firm, hash, name });
      switch (result) {
        case "signed":
          return { kind: "done", notice: sign.done };
        case "over":
          return { kind: "done", notice: sign.over };
        case "stale":
          return { kind: "refused", told: { notice: sign.changed } };
      }
    },
  };
}

async function revokeStep({ opened, request, entries }: Given): Promise<Step | Impossible> {
  const { title, text, button, over, done } = authorization().revoke;
  const id = entries.get("authorization")?.[0] ?? "";
  const signed = request.signed.find((one) => one.id === id && one.state === "valid");
  if (!signed) return { over };

  const told = request.holders.filter(({ name }) => name === signed.firm);
  return {
    ...{ title, submit: { idle: button, busy: button } },
    intro: [textBlock(describeSigned(signed)), textBlock(text(signed.firm)), viewTold(told, false)],
    hidden: { authorization: id },
    async act() {
      await revokeAuthorization(byPerson(opened), { reference: request.reference, id });
      return { kind: "done", notice: done };
    },
  };
}

/** What is stored now, and the words of consent for a new address or number. */
async function correctStep({ opened, row, request, entries, facts }: Given): Promise<Step> {
  const act = words().actions.correct;
  const { fields, values: stored } = readCorrectable(row);
  const named = await namedFirst(opened, row);
  const sentence = consentSentences().plain;
  const disclosure = disclosureText(named);
  const agree = { ...consentField(sentence), required: false, hint: act.consentHint };
  const all = [...fields, agree];
  const shown = { kind: row.kind, fields: all, submit: act.button } as const;
  const version = formVersion({ shown, consent: sentence, disclosure }, named.firms);
  const refuse = (told: Parameters<typeof makeReply>[2], without?: "consent"): Acted => ({
    kind: "refused",
    told,
    ...(without && { without }),
  });
  // Keeps what was typed; where it differs from what is stored now, shows what is stored.
  const refuseStale = () => {
    const differing = fields.filter(({ name }) => typedIn(entries, name) !== stored[name]);
    const told = differing.map(({ name }) => [name, [act.storedNow(stored[name] ?? "")]]);
    return refuse({ notice: words().stale, fieldErrors: Object.fromEntries(told) }, "consent");
  };

  return {
    ...{ title: act.title, fields: all, submit: act.button, values: stored },
    intro: [textBlock(act.text), viewRevised(request)],
    consent: consentFor(named),
    hidden: { [formVersionField.name]: version },
    isSelfChecked: true,
    async act() {
      if (Number(typedIn(entries, "revision")) !== row.revision) return refuseStale();

      const changes = Object.fromEntries(
        fields.flatMap(({ name }) => (entries.has(name) ? [[name, typedIn(entries, name)]] : [])),
      );
      const isAgreed = typedIn(entries, "consent") !== "";
      if (isNewContact(stored, changes) && typedIn(entries, formVersionField.name) !== version) {
        // A box that was ticked beside other words stays unticked: nobody has read the new ones.
        return refuse({ notice: formNotices().changed }, "consent");
      }
      const page = `${facts.publicOrigin}${addresses.yourRequest}`;
      const agreed = {
        shown: { consent: sentence, disclosure, version },
        firms: named.firms,
        page,
      };
      const consent = isAgreed ? agreed : null;
      const asked = { seen: row.revision, changes, by: { facts, consent } };
      const result = await correct(byPerson(opened), row.reference, asked);
      switch (result.kind) {
        case "done":
          return { kind: "done", notice: request.isStopped ? act.doneHere : act.done };
        case "stale":
          return refuseStale();
        case "unagreed":
          return refuse({ fieldErrors: { consent: [act.consentMissing] } });
        case "invalid": {
          const errors = Object.entries(result.errors).map(([name, message]) => [name, [message]]);
          return refuse({ fieldErrors: Object.fromEntries(errors) });
        }
        case "obstacle":
          return refuse({ notice: row.state === "accepted" ? act.unchanged : act.blocked });
      }
    },
  };
}

function typedIn(entries: Entries, name: string): string {
  return entries.get(name)?.[0]?.trim() ?? "";
}
