import { data } from "@remix-run/node";
import { type Post, refuseWith } from "~/app/forms/answer.server";
import { seeOther } from "~/app/layout/answers.server";
import {
  check,
  describeFault,
  type Entries,
  endTicket,
  makeReply,
  openRequest,
  type Reply,
  readHolders,
  readRequest,
  resolveForm,
  type Services,
  services,
  type VisitorRequest,
} from "~/app/services.server";
import { helpLines } from "~/app/ui/helplines";
import { addresses } from "~/data/addresses";
import type { Field } from "~/data/field";
import { openRequestForm, stepFields } from "~/data/forms/your-request";
import { requestHelp } from "~/data/helplines";
import { interpolate } from "~/data/placeholders";
import { yourRequest as words } from "~/data/your-request";
import type { Block, RequestPage } from "./request-page";
import { type Intent, type Step, steps } from "./steps.server";
import { backTo, type Pair, viewRequest, viewWithdrawn } from "./view.server";

/** The page before a request is opened: two fields, and help for visitors without a code. */
export async function loadRequestPage() {
  const opened = await services();
  const { title, description, lead } = words();
  const noCode = interpolate<Record<keyof ReturnType<typeof words>["noCode"], string>>(
    words().noCode,
    opened.placeholders,
  );
  const blocks: Block[] = [
    { kind: "heading", text: noCode.title },
    { kind: "text", text: noCode.text },
    { kind: "link", label: noCode.stop, href: addresses.stopContact },
  ];

  return {
    head: { title, description, path: addresses.yourRequest, isListed: false },
    ...{ title, lead, noCode: blocks },
    form: resolveForm(openRequestForm(), opened.now()),
  };
}

/** Every step begins with the reference and the code; nothing from an earlier step is trusted. */
export async function answerRequest(opened: Services, post: Post) {
  const intent = post.entries.get("intent")?.[0] ?? "";
  if (intent === "hide") return hideCode(opened, post);

  const pair = readPair(post.entries);
  const isWhole = pair.reference.trim() !== "" && pair.code.trim() !== "";
  if (intent === "open" || !isWhole) {
    // A missing field does not count as an attempt.
    const { reply } = check(openRequestForm().fields, post.entries, opened.now());
    if (reply) return refuse(post, 422, reply);
  }
  try {
    const found = await openRequest(opened, { ...pair, ip: post.facts.ip });
    switch (found.kind) {
      case "unknown":
        return refuseUnopened(post, 422, words().unknown);
      case "limited":
        post.context.retryAfter = found.retryAfter;
        return putOff(post, 429, words().limited);
      case "withdrawn":
        return show(await withdrawnPage(opened, pair, found));
      case "open": {
        const request = await readRequest(opened, found.row);
        const given = { opened, pair, row: found.row, request, ...post };
        if (intent === "open" || intent === "view") return show(requestPage(request, pair));
        const make = findStep(intent);
        return make
          ? await answerStep(opened, post, pair, request, intent, await make(given))
          : refuseUnopened(post, 422, words().unknown);
      }
    }
  } catch (error) {
    opened.log.error(describeFault(error), "request not read");
    post.context.retryAfter = 60;
    return putOff(post, 503, words().notSaved);
  }
}

function readPair(entries: Entries): Pair {
  return { reference: entries.get("reference")?.[0] ?? "", code: entries.get("code")?.[0] ?? "" };
}

function findStep(intent: string) {
  return Object.entries(steps).find(([name]) => name === intent)?.[1];
}

/** Shows the page of a step, or does what its button says. */
async function answerStep(
  opened: Services,
  post: Post,
  pair: Pair,
  request: VisitorRequest,
  intent: string,
  step: Awaited<ReturnType<(typeof steps)[Intent]>>,
) {
  const { entries, facts, context } = post;
  if ("over" in step) return showAgain(opened, pair, step.over);

  const revision = String(request.revision);
  const fixed = { ...pair, intent, do: "1", revision, ...step.hidden };
  const fields = stepFields(Object.keys(fixed), step.fields ?? []);
  const draw = (reply: Reply | null, status = 200) => {
    if (reply) context.hasErrors = true;
    return data({ page: stepPage(opened, step, fixed, pair, request, reply) }, status);
  };
  if (hasForeignNames(fields, entries)) {
    return draw(makeReply(fields, entries, { notice: words().invalid }), 422);
  }
  if (entries.get("do")?.[0] !== "1") return draw(null);

  const wait = await opened.limiter.waitExempt(facts.ip);
  if (wait > 0) {
    context.retryAfter = wait;
    return draw(makeReply(fields, entries, { notice: words().tooMany }), 429);
  }
  const { values, reply } = check(fields, entries, opened.now());
  if (reply && !step.isSelfChecked) return draw(reply, 422);
  const result = await step.act(values);
  switch (result.kind) {
    case "done":
      opened.outbox.wake();
      return showAgain(opened, pair, result.notice);
    case "refused": {
      const kept = new Map([...entries].filter(([name]) => name !== result.without));
      return draw(makeReply(fields, kept, result.told), 422);
    }
    case "page":
      return show({
        ...{
          safety: safetyOf(result.isClosed ? null : request),
          blocks: result.blocks,
          step: null,
        },
      });
  }
}

function hasForeignNames(fields: readonly Field[], entries: Entries): boolean {
  return [...entries.keys()].some(
    (name) => !name.startsWith("_") && !fields.some((field) => field.name === name),
  );
}

function stepPage(
  opened: Services,
  { title, intro, consent = null, submit, ...step }: Step,
  fixed: Readonly<Record<string, string>>,
  pair: Pair,
  request: VisitorRequest,
  reply: Reply | null,
): RequestPage {
  const fields = stepFields(Object.keys(fixed), step.fields ?? [], fixed);
  const form = resolveForm({ kind: "home" as const, fields, submit }, opened.now());
  const back = [backTo(pair)];
  return {
    ...{ safety: safetyOf(request), blocks: [] },
    step: { title, intro, form, values: step.values ?? {}, reply, consent, back },
  };
}

function requestPage(request: VisitorRequest, pair: Pair, notice?: string): RequestPage {
  const done: Block[] = notice === undefined ? [] : [{ kind: "notice", text: notice }];
  return {
    ...{ safety: safetyOf(request), step: null },
    blocks: [...done, ...viewRequest(request, pair)],
  };
}

/** The page again, as the act has left it. */
async function showAgain(opened: Services, pair: Pair, notice: string) {
  const found = await openRequest(opened, { ...pair, ip: null });
  switch (found.kind) {
    case "withdrawn":
      return show(await withdrawnPage(opened, pair, found));
    case "open":
      return show(requestPage(await readRequest(opened, found.row), pair, notice));
    default:
      return show({
        ...{ safety: null, step: null },
        blocks: [{ kind: "notice", text: notice }],
      });
  }
}

/** Without an opened request the page needs no quick exit, because it shows nothing about one. */
async function withdrawnPage(
  opened: Services,
  _pair: Pair,
  { reference, at }: { reference: string; at: number },
): Promise<RequestPage> {
  return {
    ...{ safety: null, step: null },
    blocks: viewWithdrawn(at, await readHolders(opened, reference)),
  };
}

/** The same for all four abuse cases, so that it does not reveal which of them it is. */
function safetyOf(request: Pick<VisitorRequest, "quickExit"> | null): RequestPage["safety"] {
  const exit = request?.quickExit ?? null;
  return exit === null ? null : { exit, lines: helpLines(requestHelp) };
}

function show(page: RequestPage, status = 200) {
  return data({ page }, status);
}

function refuse({ context }: Post, status: number, reply: Reply) {
  return refuseWith(context, { reply }, status);
}

function refuseUnopened(post: Post, status: number, notice: string) {
  const shown = new Map([...post.entries].filter(([name]) => name !== "intent"));
  return refuse(post, status, makeReply(openRequestForm().fields, shown, { notice }));
}

/**
 * Lets the visitor try again later: an act comes back with what was typed for it, anything else as
 * the two fields.
 */
function putOff(post: Post, status: number, problem: string) {
  const { entries, context } = post;
  const intent = entries.get("intent")?.[0] ?? "";
  const act = Object.entries(words().actions).find(([name]) => name === intent)?.[1];
  if (!act || entries.get("do")?.[0] !== "1") return refuseUnopened(post, status, problem);

  context.hasErrors = true;
  const button = typeof act.button === "string" ? act.button : act.button.idle;
  const given = [...entries].flatMap(([name, values]) => values.map((one) => [name, one] as const));
  const blocks: Block[] = [{ kind: "again", entries: given, problem, button }];
  return show({ safety: null, blocks, step: null }, status);
}

async function hideCode(opened: Services, { entries }: Post) {
  const sent = entries.get("sent")?.[0] ?? "";
  const place = await endTicket(opened, sent).catch((error: unknown) => {
    opened.log.error(describeFault(error), "code not hidden");
    return null;
  });
  return seeOther(place ?? addresses.yourRequest);
}
