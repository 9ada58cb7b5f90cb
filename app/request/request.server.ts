import { type AppLoadContext, data } from "@remix-run/node";
import { type Post, rejectWith } from "~/app/forms/answer.server";
import { seeOther } from "~/app/layout/answers.server";
import {
  type App,
  check,
  describeFault,
  describeRequest,
  type Entries,
  endTicket,
  honorSignal,
  makeReply,
  openApp,
  openRequest,
  placeholdersOf,
  type Reply,
  readRequest,
  resolveForm,
  type SendersSubmission,
  type VisitorRequest,
} from "~/app/services.server";
import { helpLines } from "~/app/ui/helplines";
import { addresses } from "~/data/addresses";
import { formMessages } from "~/data/form-messages";
import { openRequestForm, stepFields } from "~/data/forms/your-request";
import { requestHelp } from "~/data/helplines";
import { interpolate } from "~/data/placeholders";
import { yourRequest as words } from "~/data/your-request";
import { acts, type VisitorAct } from "./acts.server";
import type { Pair, RequestPage } from "./request-page";
import { viewRequest, viewWithdrawn } from "./view.server";

/** The page before a request is opened; of an act, its title, which the action left in the context. */
export async function loadRequestPage({ title }: AppLoadContext) {
  const app = await openApp();
  const { description, lead, noCode, ...page } = words();

  return {
    head: { title: title ?? page.title, description, path: addresses.yourRequest, isListed: false },
    title: page.title,
    lead,
    noCode: interpolate(noCode, placeholdersOf(app.config)),
    form: resolveForm(openRequestForm(), app.now()),
  };
}

/** Every step begins with the reference and the code; nothing from an earlier step is trusted. */
export async function answerRequest(post: Post) {
  const { app, entries, facts, context } = post;
  const intent = entries.get("intent")?.[0] ?? "open";
  if (intent === "hide") return hideCode(post);

  const typed = readPair(entries);
  const isWhole = typed.reference.trim() !== "" && typed.code.trim() !== "";
  if (intent === "open" || !isWhole) {
    // A missing field does not count as an attempt.
    const { reply } = check(openRequestForm().fields, entries, app.now());
    if (reply) return rejectWith(context, { reply }, 422);
  }
  const unknown = { status: 422, problem: words().unknown };
  try {
    const found = await openRequest(app, { ...typed, ip: facts.ip });
    // As it is stored, not as it was typed.
    const withOwn = (reference: string) => ({ ...typed, reference });
    switch (found.kind) {
      case "unknown":
        return rejectUnopened(post, unknown);
      case "limited":
        return putOff(post, { status: 429, seconds: found.retryAfter, problem: words().limited });
      case "withdrawn":
        return show(withOwn(found.row.reference), null, await withdrawnPage(app, found));
      case "open": {
        const row = await honorSignal(app, found.row, facts);
        const stored = await readRequest(app, row);
        const request = describeRequest(app, stored);
        const pair = withOwn(row.reference);
        if (intent === "open") {
          return show(pair, request, viewRequest(request, placeholdersOf(app.config)));
        }
        const make = Object.entries(acts).find(([name]) => name === intent)?.[1];
        if (!make) return rejectUnopened(post, unknown);
        const act = await make({ app, stored, request, entries, facts });
        return "over" in act
          ? showAgain(app, pair, act.over)
          : answerAct(post, { pair, request, intent, act });
      }
    }
  } catch (error) {
    app.log.error(describeFault(error), "request not read");
    return putOff(post, { status: 503, seconds: 60, problem: words().notSaved });
  }
}

function readPair(entries: Entries): Pair {
  return { reference: entries.get("reference")?.[0] ?? "", code: entries.get("code")?.[0] ?? "" };
}

type Asked = { pair: Pair; request: VisitorRequest; intent: string; act: VisitorAct };

/** Shows the page of an act, or does what its button says. */
async function answerAct(post: Post, { pair, request, intent, act }: Asked) {
  const { app, entries, facts, context } = post;
  const { fields: visible = [], hidden, submit, isSelfChecked, run, ...shown } = act;
  const fixed = { ...pair, intent, do: "1", revision: String(request.revision), ...hidden };
  const fields = stepFields(Object.keys(fixed), visible);
  context.title = act.title;
  const draw = (reply: Reply | null, status = 200) => {
    if (reply) context.hasErrors = true;
    const drawn = { fields: stepFields(Object.keys(fixed), visible, fixed), submit };
    const form = resolveForm(drawn, app.now());
    return show(pair, request, { ...shown, kind: "act", intent, form, reply }, status);
  };

  const { values, reply } = check(fields, entries, app.now());
  // An unknown or repeated field.
  if (reply?.error?.[""]) {
    return draw(makeReply(fields, entries, { message: formMessages().unusualChange }), 422);
  }
  if (entries.get("do")?.[0] !== "1") return draw(null);

  const wait = await app.limiter.waitExempt(facts.ip);
  if (wait > 0) {
    context.retryAfter = wait;
    return draw(makeReply(fields, entries, { message: words().tooMany }), 429);
  }
  if (reply && !isSelfChecked) return draw(reply, 422);
  const result = await run(values);
  switch (result.kind) {
    case "done":
      app.wake();
      context.title = undefined;
      return showAgain(app, pair, result.message);
    case "rejected": {
      const values = Object.entries(result.values ?? {}).map(
        ([name, value]) => [name, [value]] as const,
      );
      const kept = new Map([...entries, ...values].filter(([name]) => name !== result.without));
      return draw(makeReply(fields, kept, result.told), 422);
    }
    case "copy":
      return show(pair, request, { ...result, title: act.title });
    case "closed":
      return show(pair, null, { ...result, title: act.title });
  }
}

/** The request as the act has left it. */
async function showAgain(app: App, pair: Pair, message: string) {
  const found = await openRequest(app, { ...pair, ip: null });
  switch (found.kind) {
    case "withdrawn":
      return show(pair, null, await withdrawnPage(app, found));
    case "open": {
      const request = describeRequest(app, await readRequest(app, found.row));
      return show(pair, request, { ...viewRequest(request, placeholdersOf(app.config)), message });
    }
    default:
      return show(pair, null, { kind: "closed", title: words().title, message });
  }
}

async function withdrawnPage(app: App, { row, at }: { row: SendersSubmission["row"]; at: number }) {
  return viewWithdrawn(at, describeRequest(app, await readRequest(app, row)).recipients);
}

/**
 * The page, with the pair that each of its forms posts again. An opened request of the four abuse
 * cases has a quick exit and help lines, the same for all four.
 */
function show(pair: Pair, request: VisitorRequest | null, page: RequestPage, status = 200) {
  const exit = request?.quickExit ?? null;
  const safety = exit === null ? null : { exit, lines: helpLines(requestHelp) };
  return data({ page, pair, safety }, status);
}

type Rejected = { status: number; problem: string; seconds?: number };

function rejectUnopened({ entries, context }: Post, { status, problem, seconds }: Rejected) {
  const shown = new Map([...entries].filter(([name]) => name !== "intent"));
  const reply = makeReply(openRequestForm().fields, shown, { message: problem });
  return rejectWith(context, { reply }, status, seconds);
}

/**
 * Lets the visitor try again later: an act comes back with what was typed for it, anything else as
 * the two fields.
 */
function putOff(post: Post, rejected: Rejected) {
  const { entries, context } = post;
  const intent = entries.get("intent")?.[0] ?? "";
  const act = Object.entries(words().actions).find(([name]) => name === intent)?.[1];
  if (!act || entries.get("do")?.[0] !== "1") return rejectUnopened(post, rejected);

  const { title, button } = act;
  context.title = title;
  context.hasErrors = true;
  if (rejected.seconds !== undefined) context.retryAfter = rejected.seconds;
  const fields = [...entries].map(
    ([name, [value = ""]]) => ({ type: "hidden", name, value }) as const,
  );
  const submit = typeof button === "string" ? { idle: button, busy: button } : button;
  const reply = makeReply(fields, entries, { message: rejected.problem });
  const form = { fields, submit };
  const page = { kind: "act", intent, title, text: [], form, reply } as const;
  return show(readPair(entries), null, page, rejected.status);
}

async function hideCode({ app, entries }: Post) {
  const sent = entries.get("sent")?.[0] ?? "";
  const place = await endTicket(app, sent).catch((error: unknown) => {
    app.log.error(describeFault(error), "code not hidden");
    return null;
  });
  return seeOther(place ?? addresses.yourRequest);
}
