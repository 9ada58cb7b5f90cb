import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/node";
import { answer } from "~/app/forms/answer";
import { disclosureText, sentenceFor } from "~/app/lead/lead.server";
import {
  check,
  type Entries,
  forCase,
  makeReply,
  type RequestFacts,
  readPost,
  receive,
  requestFacts,
  type Services,
  services,
  typed,
} from "~/app/services.server";
import { httpError } from "~/app/site/http-error.server";
import { caseAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { isWellFormed, resolveCase } from "~/data/cases/unknown";
import { formNotices } from "~/data/form-notices";
import { caseForm, keptFields, quizForm } from "~/data/forms/case";
import { pageSource } from "~/data/forms/hidden";
import { answerPrefix, contactPrefix } from "~/data/forms/prefixes";
import { contactStep } from "./contact-step.server";

/** @throws 404 for an address no case can have */
export function caseOr404(slug = ""): Case {
  if (!isWellFormed(slug)) httpError(404);

  return resolveCase(slug);
}

type Step = {
  item: Case;
  entries: Entries;
  facts: RequestFacts;
  context: AppLoadContext;
};

/** Each step is a post; only the last one stores anything. */
export async function answerStep({ request, params, context }: ActionFunctionArgs) {
  const item = caseOr404(params.slug);
  const opened = forCase(await services(), item.slug);
  const entries = await readPost({ request, context });
  const step = { item, entries, facts: requestFacts(opened, { request, context }), context };

  // The pressed button names the step, else the form does; browsers send the button last.
  switch (entries.get("intent")?.at(-1)) {
    case "quiz":
      return answerQuiz(opened, step);
    case "contact":
      return answerContact(opened, step);
    case "edit":
      return data({ step: 1, values: goBack(step.entries) });
    default:
      return answerUnknown(step);
  }
}

/** Read by the loader of the posted document, for the title. */
function markStep2(context: AppLoadContext) {
  context.step = 2;
}

function answerQuiz(opened: Services, { item, entries, facts, context }: Step) {
  const form = quizForm(item.quiz, { keeps: true });
  const { values, reply } = check(form.fields, entries, opened.now());
  const kept = prefixed(contactPrefix, withoutPrefix(contactPrefix, entries));
  if (reply) {
    context.hasErrors = true;
    return data({ step: 1, reply, values: kept }, 422);
  }
  const answers = Object.fromEntries(
    item.quiz.questions.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : [])),
  );
  markStep2(context);
  return data({
    step: 2,
    values: {
      ...prefixed(answerPrefix, answers),
      ...withoutPrefix(contactPrefix, entries),
      ...typed([pageSource], entries),
    },
    cautions: cautionsFor(item, values),
    contact: contactStep(opened, item, facts),
  });
}

/** Keeps the quiz answers, and what was typed in step 2 for the return. */
function goBack(entries: Entries): Record<string, string> {
  const contact = Object.entries(typed(keptFields, entries)).filter(([, value]) => value !== "");

  return {
    ...withoutPrefix(answerPrefix, entries),
    ...prefixed(contactPrefix, Object.fromEntries(contact)),
    ...typed([pageSource], entries),
  };
}

async function answerContact(opened: Services, { item, entries, facts, context }: Step) {
  const consent = sentenceFor(opened, facts);
  const page = { path: caseAddress(item.slug), anchor: "form" };
  const asked = {
    quiz: item.quiz,
    consent,
    sensitive: item.sensitive === true,
  };
  const received = await receive(opened, {
    // A box ticked before the opt-out signal was on: accepted here, dropped when it is stored.
    form: caseForm({ ...asked, optedOut: false }),
    shown: caseForm({ ...asked, optedOut: facts.optedOut }),
    entries,
    facts,
    page,
    case: { slug: item.slug, title: item.title },
    consent,
    disclosure: disclosureText(opened),
  });
  const answers = withoutPrefix(answerPrefix, entries);
  // Of what is declined no step is shown, so the title names none.
  const isStep2 = "reply" in received;
  if (isStep2) markStep2(context);

  return answer(received, page, context, () => ({
    ...(isStep2 && { step: 2 }),
    values: prefixed(answerPrefix, answers),
    cautions: cautionsFor(item, answers),
    contact: contactStep(opened, item, facts),
  }));
}

/** An unknown step: the quiz again, with the values that can be kept. */
function answerUnknown({ item, entries, context }: Step) {
  const { fields } = quizForm(item.quiz, { keeps: true });
  context.hasErrors = true;

  return data({ step: 1, reply: makeReply(fields, entries, {}, formNotices.unusual) }, 422);
}

/** Hidden fields of an earlier step, without their prefix. */
function withoutPrefix(prefix: string, entries: Entries): Record<string, string> {
  const names = [...entries.keys()].filter((name) => name.startsWith(prefix));
  const values = typed(
    names.map((name) => ({ type: "hidden", name })),
    entries,
  );

  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.slice(prefix.length), value]),
  );
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]),
  );
}

/** Shown notes only: an answer never decides whether a visitor qualifies. */
function cautionsFor(item: Case, answers: Readonly<Record<string, string>>): string[] {
  return item.cautions.flatMap(({ question, answers: telling, note }) =>
    telling.includes(answers[question] ?? "") ? [note] : [],
  );
}
