import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/node";
import { answer, rejectWith } from "~/app/forms/answer.server";
import {
  ownFirst,
  readLeadExtras,
  servedForms,
  type Variant,
  withCurrentVersion,
} from "~/app/lead/lead.server";
import {
  type App,
  check,
  type Entries,
  events,
  makeReply,
  openApp,
  type Partner,
  partnersOfCase,
  type RequestFacts,
  readPost,
  receive,
  requestFacts,
  type ShownForm,
  typed,
} from "~/app/services.server";
import { caseAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { caseSteps } from "~/data/case-steps";
import { findCase, resolveCase } from "~/data/cases";
import { yearInNewYork } from "~/data/dates";
import type { Field } from "~/data/field";
import { formMessages } from "~/data/form-messages";
import { caseForm, contactNote, keptFields, quizForm } from "~/data/forms/case";
import type { FormDefinition } from "~/data/forms/definition";
import { pageSourceField } from "~/data/forms/hidden";
import { answerPrefix, contactPrefix } from "~/data/forms/wire-names";
import { withoutNote } from "~/data/question";
import { caseOr404 } from "./case.server";

const anchor = "form";

type Step = {
  item: Case;
  /** Those that the form names. */
  firms: readonly Partner[];
  entries: Entries;
  facts: RequestFacts;
  context: AppLoadContext;
};

/** Each step is a POST. Only the last one stores anything. */
export async function receiveStep({ request, params, context }: ActionFunctionArgs) {
  const item = caseOr404(params.slug);
  const app = await openApp();
  const entries = await readPost(request);
  const firms = partnersOfCase(app.config, item.slug);
  const facts = requestFacts(app, { request, context });
  const step = { item, firms, entries, facts, context };
  // The page still had a form when it was loaded.
  if (firms.length === 0) return data({ step: 1, values: {} });

  // The pressed button names the step, else the form does; browsers send the button last.
  switch (entries.get("intent")?.at(-1)) {
    case "quiz":
      return answerQuiz(app, step);
    case "contact":
      return answerContact(app, step);
    case "edit":
      return data({ step: 1, values: goBack(step) });
    default:
      return answerUnknown(step);
  }
}

function answerQuiz(app: App, step: Step) {
  const { item, entries, context } = step;
  events.emit("step", "quiz");
  const form = quizForm(item.quiz, { keeps: true });
  const { values, reply } = check(form.fields, entries, app.now());
  const contact = typedUnder(contactPrefix, keptFields(), entries);
  if (reply) {
    context.hasErrors = true;
    return data({ step: 1, reply, values: prefixed(contactPrefix, contact) }, 422);
  }
  const answers = Object.fromEntries(
    item.quiz.questions.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : [])),
  );
  context.step = 2;
  events.emit("step", "contact");
  return data({
    step: 2,
    values: {
      ...prefixed(answerPrefix, answers),
      ...contact,
      ...typed([pageSourceField], entries),
    },
    assessment: assess(item, values, app.now()),
    contact: contactStep(app, step, formsFor(app, step)[0], summaryOf(item, answers)),
  });
}

/** Keeps the quiz answers, and the values of step 2 for the return to it. */
function goBack({ item, entries }: Step): Record<string, string> {
  const contact = Object.entries(typed(keptFields(), entries)).filter(([, value]) => value !== "");

  return {
    ...typedUnder(answerPrefix, item.quiz.questions, entries),
    ...prefixed(contactPrefix, Object.fromEntries(contact)),
    ...typed([pageSourceField], entries),
  };
}

async function answerContact(app: App, step: Step) {
  const { item, firms, entries, facts, context } = step;
  const page = { path: caseAddress(item.slug), anchor };
  const served = formsFor(app, step);
  const [form] = served;
  const { consent } = form;
  const received = await receive(app, {
    form: postedForm(item, consent, facts),
    served,
    entries,
    facts,
    page,
    case: resolveCase(item.slug),
    firms,
  });
  const answers = typedUnder(answerPrefix, item.quiz.questions, entries);
  // A declined lead shows no step, so the title names none.
  const isStep2 = "reply" in received;
  if (isStep2) context.step = 2;

  return answer(received, { page, context, about: item }, () => ({
    ...(isStep2 && { step: 2 }),
    values: prefixed(answerPrefix, answers),
    assessment: assess(item, answers, app.now()),
    contact: contactStep(app, step, form, summaryOf(item, answers)),
  }));
}

/** For an unknown step: shows the quiz again, with the values that can be kept. */
function answerUnknown({ item, entries, context }: Step) {
  const { fields } = quizForm(item.quiz, { keeps: true });
  const reply = makeReply(fields, entries, { message: formMessages().unusual });
  return rejectWith(context, { step: 1, reply }, 422);
}

/**
 * The values entered in an earlier step, by field name. Only names that the step asks for, because
 * Conform throws when it renders a field with a name such as `contact.__proto__`.
 */
function typedUnder(prefix: string, fields: readonly Field[], entries: Entries) {
  const values = typed(
    fields.map(({ name }) => ({ type: "hidden", name: `${prefix}${name}` })),
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

/**
 * One sentence about what the answers mean, then a note for each that may not fit. An answer never
 * decides whether a visitor qualifies. Nothing about a topic without a page.
 */
function assess(item: Case, answers: Readonly<Record<string, string>>, now: number): string[] {
  if (!findCase(item.slug)) return [];

  const year = yearInNewYork(now);
  const notes = item.cautions.flatMap(({ question, answers: noted, note }) =>
    noted.some((one) => matches(one, answers[question] ?? "", year)) ? [note] : [],
  );
  const { fits, notes: some } = caseSteps().assessment;
  return [notes.length > 0 ? some : fits, ...notes];
}

function matches(noted: Case["cautions"][number]["answers"][number], value: string, year: number) {
  if (typeof noted === "string") return value === noted;
  if (value === "") return false;
  if ("to" in noted) return Number(value) <= noted.to;
  return "from" in noted ? Number(value) >= noted.from : Number(value) <= year - noted.yearsAgo;
}

/** Data of step 2, which is part of the response that leads to it, not of the page. */
function contactStep(
  app: App,
  { facts, firms }: Step,
  form: ShownForm,
  answers: ReturnType<typeof summaryOf>,
) {
  return {
    form: withCurrentVersion(app, form, firms),
    lead: readLeadExtras(app, facts, firms),
    note: contactNote(),
    /** Beside the choice to pass them on, which visitors who have opted out do not get. */
    answers: facts.optedOut ? null : answers,
  };
}

function summaryOf({ quiz }: Case, answers: Readonly<Record<string, string>>) {
  return quiz.questions.flatMap((question) => {
    const value = answers[question.name];
    if (!value) return [];

    const options = "options" in question ? question.options : [];
    const answer = options.find((option) => option.value === value)?.label ?? value;
    return [{ question: withoutNote(question), answer }];
  });
}

function formsFor(app: App, { item, firms, facts }: Step) {
  const served = servedForms(app.config, (variant) => makeForm(item, variant), firms);
  return ownFirst(facts, served);
}

/**
 * The form that a post is checked against. Of a visitor who has opted out it accepts a choice that
 * was made before the signal; the answers are dropped when the lead is stored.
 */
function postedForm(item: Case, consent: string, { optedOut }: RequestFacts): FormDefinition {
  const form = makeForm(item, { consent, optedOut: false, consentFirst: false });
  if (!optedOut) return form;

  const fields = form.fields.map((field) =>
    field.name === "share_answers" && field.type !== "hidden"
      ? { ...field, required: false }
      : field,
  );
  return { ...form, fields };
}

function makeForm({ quiz, title, sensitive }: Case, variant: Variant) {
  return caseForm({ quiz, title, sensitive: sensitive === true, ...variant });
}

export type ContactStepData = ReturnType<typeof contactStep>;
