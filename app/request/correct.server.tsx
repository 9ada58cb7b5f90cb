import { data } from "@remix-run/node";
import { carry, type Post, type Typed } from "~/app/forms/answer.server";
import { ConsentText } from "~/app/lead/consent-text";
import { consentFor, disclosureText } from "~/app/lead/lead.server";
import {
  byPerson,
  check,
  correct,
  type Entries,
  formVersion,
  isNewContact,
  makeReply,
  namedFirst,
  type Reply,
  type RequestFacts,
  readCorrectable,
  resolveForm,
  type Services,
  type VisitorRequest,
  withVersion,
} from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { addresses } from "~/data/addresses";
import { formNotices } from "~/data/form-notices";
import { consentSentences } from "~/data/forms/consent-sentence";
import type { FormDefinition } from "~/data/forms/definition";
import { formVersionField } from "~/data/forms/hidden";
import { correctForm } from "~/data/forms/your-request";
import { yourRequest } from "~/data/your-request";
import { Told } from "./act-page";
import { drawSafety } from "./safety.server";
import { BackForm, type Pair, type StepPage, stepForm } from "./step-form";

const words = () => yourRequest().actions.correct;

type Row = Parameters<typeof readCorrectable>[0];

type Correcting = {
  post: Post;
  pair: Pair;
  row: Row;
  request: VisitorRequest;
  isSwitched: boolean;
};

/** The form with what is stored now, and the words of consent for a new number. */
async function readPage(opened: Services, row: Row) {
  const { fields, values } = readCorrectable(row);
  const named = await namedFirst(opened, row);
  const sentence = consentSentences().plain;
  const form = {
    kind: row.kind,
    fields: correctForm(fields, { sentence, hint: words().consentHint }),
    submit: words().button,
  } satisfies FormDefinition;
  const disclosure = disclosureText(named);
  const version = formVersion({ form, consent: sentence, disclosure }, named.firms);
  return { named, fields, stored: values, form, sentence, disclosure, version, state: row.state };
}

type Page = Awaited<ReturnType<typeof readPage>>;

export async function showCorrect(opened: Services, correcting: Correcting) {
  const { post, pair, row, request, isSwitched } = correcting;
  const page = await readPage(opened, row);
  const { fields } = page.form;
  const typed = isSwitched ? carry({ anchor: stepForm, fields, ...post }) : undefined;
  return draw(page, { pair, request, typed });
}

/** `null` once it is stored. */
export async function answerCorrect(opened: Services, correcting: Correcting) {
  const { post, pair, row, request } = correcting;
  const page = await readPage(opened, row);
  const { entries, facts, context } = post;
  const refuse = (reply: Reply, status = 422) => {
    context.hasErrors = true;
    return draw(page, { pair, request, reply, status });
  };
  const wait = await opened.limiter.waitExempt(facts.ip);
  if (wait > 0) {
    context.retryAfter = wait;
    return refuse(makeReply(page.form.fields, entries, { notice: words().tooMany }), 429);
  }
  const { values, reply } = check(page.form.fields, entries, opened.now());
  if (reply) return refuse(reply);
  if (Number(values.revision) !== row.revision) return refuse(staleReply(page, entries));

  const isNew = isNewContact(page.stored, values);
  const problem = isNew ? consentProblem(page, entries) : null;
  if (problem) return refuse(problem);
  const changes = Object.fromEntries(page.fields.map(({ name }) => [name, values[name] ?? ""]));
  const consent = isNew ? consentTo(page, facts) : null;
  const by = { facts, consent };
  const asked = { seen: row.revision, changes, by };
  const result = await correct(byPerson(opened), row.reference, asked);
  return result.kind === "done" ? null : refuse(problemReply(page, entries, result));
}

type Refused = Exclude<Awaited<ReturnType<typeof correct>>, { kind: "done" }>;

function problemReply(page: Page, entries: Entries, result: Refused): Reply {
  switch (result.kind) {
    case "stale":
      return staleReply(page, entries);
    case "invalid": {
      const fieldErrors: Record<string, string[]> = {};
      for (const [name, text] of Object.entries(result.errors)) fieldErrors[name] = [text];
      return makeReply(page.form.fields, entries, { fieldErrors });
    }
    case "unagreed":
      return makeReply(page.form.fields, entries, {
        fieldErrors: { consent: [words().consentMissing] },
      });
    case "obstacle": {
      const notice = page.state === "accepted" ? words().unchanged : words().blocked;
      return makeReply(page.form.fields, entries, { notice });
    }
  }
}

function consentTo({ sentence, disclosure, version, named }: Page, facts: RequestFacts) {
  const page = `${facts.publicOrigin}${addresses.yourRequest}`;
  return { sentence, disclosure, formVersion: version, firms: named.firms, page, facts };
}

/** A box that was ticked beside other words is not ticked again: nobody has read the new ones. */
function consentProblem({ form, version }: Page, entries: Entries): Reply | null {
  if (entries.get(formVersionField.name)?.[0] !== version) {
    return makeReply(form.fields, without("consent", entries), { notice: formNotices().changed });
  }
  if (entries.get("consent")?.[0]) return null;
  return makeReply(form.fields, entries, { fieldErrors: { consent: [words().consentMissing] } });
}

/** Keeps what was typed; where it differs from what is stored now, says what is stored. */
function staleReply({ form, fields, stored }: Page, entries: Entries): Reply {
  const differing = fields.filter(
    ({ name }) => (entries.get(name)?.[0] ?? "").trim() !== stored[name],
  );
  return makeReply(form.fields, without("consent", entries), {
    notice: yourRequest().stale,
    fieldErrors: Object.fromEntries(
      differing.map(({ name }) => [name, [words().storedNow(stored[name] ?? "")]]),
    ),
  });
}

function without(left: string, entries: Entries): Entries {
  return new Map([...entries].filter(([name]) => name !== left));
}

type Drawing = Pick<Correcting, "pair" | "request"> & {
  typed?: Typed | undefined;
  reply?: Reply;
  status?: number;
};

function draw(page: Page, { pair, request, typed, reply, status = 200 }: Drawing) {
  const { fields, sentence, form, stored, named, version } = page;
  const fixed = { ...pair, do: "1", revision: String(request.revision) };
  const drawn = {
    ...form,
    fields: correctForm(fields, { sentence, hint: words().consentHint }, fixed),
  };
  const path = addresses.yourRequest;
  const step: StepPage = {
    title: words().title,
    intro: drawPart(
      <>
        <p>{words().text}</p>
        <Told intent="correct" holders={request.holders} />
      </>,
      path,
    ),
    form: withVersion(resolveForm(drawn, Date.now()), version),
    values: stored,
    reply: reply ?? null,
    consent: drawPart(<ConsentText {...consentFor(named)} />, path),
    back: drawPart(<BackForm pair={pair} />, path),
  };
  return data({ step, typed, ...drawSafety(request) }, status);
}
