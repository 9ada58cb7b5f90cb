import { data, redirect } from "@remix-run/node";
import type { ReactNode } from "react";
import { carry, isSwitch, type Post } from "~/app/forms/answer.server";
import {
  byPerson,
  check,
  closePage,
  copyRequest,
  documentVary,
  type Entries,
  endTicket,
  makeReply,
  openRequest,
  plainCode,
  readHolders,
  readRequest,
  revokeAuthorization,
  type Services,
  stopContactOf,
  takeBackAnswers,
  typed,
  type VisitorRequest,
  withdraw,
} from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { addresses } from "~/data/addresses";
import { authorization } from "~/data/authorization";
import { contactChannels } from "~/data/contact-channels";
import { switchIntent } from "~/data/forms/prefixes";
import { carried, openRequestForm } from "~/data/forms/your-request";
import { yourRequest as words } from "~/data/your-request";
import { ActPage } from "./act-page";
import { RevokePage } from "./authorization-view";
import { answerAuthorization, showAuthorization } from "./authorize.server";
import { CopyPage } from "./copy-page";
import { answerCorrect, showCorrect } from "./correct.server";
import { Notice, RequestView, WithdrawnView } from "./request-view";
import { drawSafety } from "./safety.server";
import { type Action, AgainForm, againForm, type Pair, SameForm, stepForm } from "./step-form";

/** Every step begins with the reference and the code; nothing from an earlier step is trusted. */
export async function answerRequest(opened: Services, posted: Post) {
  const isSwitched = isSwitch(posted.entries);
  const post = isSwitched ? { ...posted, entries: withoutAct(posted.entries) } : posted;
  const intent = post.entries.get("intent")?.[0] ?? "";
  if (intent === "hide") return hideCode(opened, post);

  const pair = readPair(post.entries);
  if (isSwitched && intent === "open") {
    const { fields } = openRequestForm();
    return data({ typed: carry({ anchor: stepForm, fields, ...post }) });
  }
  const isWhole = pair.reference.trim() !== "" && pair.code.trim() !== "";
  const refused = intent === "open" || !isWhole ? refuseUnfit(opened, post) : null;
  if (refused) return refused;
  try {
    const found = await openRequest(opened, { ...pair, ip: post.facts.ip });
    switch (found.kind) {
      case "unknown":
        return refuse(post, 422, words().unknown);
      case "limited":
        post.context.retryAfter = found.retryAfter;
        return put(post, 429, words().limited);
      case "open":
        post.context.typedIn = stepForm;
        return await answerStep(opened, {
          ...{ post, pair, intent, isSwitched, row: found.row },
          request: await readRequest(opened, found.row),
        });
      case "withdrawn":
        post.context.typedIn = stepForm;
        return await showWithdrawn(opened, { ...found, pair });
    }
  } catch (error) {
    opened.log.error({ name: error instanceof Error ? error.name : "unknown" }, "request not read");
    post.context.retryAfter = 60;
    return put(post, 503, words().notSaved);
  }
}

/** The language switch leads to the page of an act, and never acts. */
function withoutAct(entries: Entries): Entries {
  const intent = (entries.get("intent") ?? []).filter((one) => one !== switchIntent);
  return new Map([...entries, ["intent", intent] as const].filter(([name]) => name !== "do"));
}

function readPair(entries: Entries): Pair {
  return { reference: entries.get("reference")?.[0] ?? "", code: entries.get("code")?.[0] ?? "" };
}

/** A missing field does not count as an attempt. */
function refuseUnfit(opened: Services, { entries, context }: Post) {
  const { reply } = check(openRequestForm().fields, entries, opened.now());
  if (!reply) return null;

  context.hasErrors = true;
  context.typedIn = stepForm;
  return data({ reply }, 422);
}

function refuse({ entries, context }: Post, status: number, notice: string) {
  context.hasErrors = true;
  context.typedIn = stepForm;
  const shown = new Map([...entries].filter(([name]) => name !== "intent"));
  return data({ reply: makeReply(openRequestForm().fields, shown, { notice }) }, status);
}

/**
 * Lets the visitor try again later: an act comes back with what was typed for it, anything else as
 * the two fields.
 */
function put(post: Post, status: number, problem: string) {
  const { entries, context } = post;
  const acts = entries.get("do")?.[0] === "1";
  const button = acts ? buttonOf(entries.get("intent")?.[0] ?? "") : null;
  if (!button) return refuse(post, status, problem);

  context.hasErrors = true;
  context.typedIn = againForm;
  const given = [...entries].flatMap(([name, values]) => values.map((one) => [name, one] as const));
  return show(<AgainForm entries={given} problem={problem} button={button} />, null, status);
}

function buttonOf(intent: string): string | null {
  const act = Object.entries(words().actions).find(([name]) => name === intent)?.[1];
  if (!act) return null;
  return typeof act.button === "string" ? act.button : act.button.idle;
}

type Step = {
  post: Post;
  pair: Pair;
  intent: string;
  isSwitched: boolean;
  row: Parameters<typeof readRequest>[1];
  request: VisitorRequest;
};

async function answerStep(opened: Services, step: Step) {
  const { post, pair, intent, isSwitched, request } = step;
  const acts = post.entries.get("do")?.[0] === "1";
  switch (intent) {
    case "open":
    case "view":
      return show(<RequestView request={request} pair={pair} notice={null} />, request);
    case "correct":
      if (!acts) return showCorrect(opened, step);
      return (
        (await answerCorrect(opened, step)) ??
        showAgain(opened, { pair, notice: words().actions.correct.done })
      );
    case "authorize":
      return authorize(opened, step, acts);
    case "revoke":
      if (!hasOnlyOwn(opened, step)) return refuse(post, 422, words().unknown);
      return revoke(opened, step, acts);
    case "stop":
    case "withdraw":
    case "answers":
    case "copy":
    case "close":
      if (!hasOnlyOwn(opened, step)) return refuse(post, 422, words().unknown);
      if (!acts) {
        const kept = isSwitched ? typed(carried(intent), post.entries) : null;
        return show(<ActPage {...{ intent, request, pair }} typed={kept} />, request);
      }
      return act(opened, { ...step, intent });
    default:
      return refuse(post, 422, words().unknown);
  }
}

async function authorize(opened: Services, step: Step, acts: boolean) {
  const over = () => showAgain(opened, { pair: step.pair, notice: authorization().sign.over });
  if (!acts) return showAuthorization(step) ?? over();

  const answered = await answerAuthorization(opened, step);
  if (answered === "over") return over();
  if (answered !== "signed") return answered;
  return showAgain(opened, { pair: step.pair, notice: authorization().sign.done });
}

async function revoke(opened: Services, { post, pair, request }: Step, acts: boolean) {
  const id = post.entries.get("authorization")?.[0] ?? "";
  const signed = request.signed.find((one) => one.id === id && one.state === "valid");
  if (!signed) return showAgain(opened, { pair, notice: authorization().revoke.over });
  const { holders, reference } = request;
  if (!acts) return show(<RevokePage {...{ signed, holders, pair }} />, request);

  await revokeAuthorization(byPerson(opened), { reference, id });
  opened.outbox.wake();
  return showAgain(opened, { pair, notice: authorization().revoke.done });
}

function hasOnlyOwn(opened: Services, { post, intent }: Step): boolean {
  return check(carried(intent), post.entries, opened.now()).reply === null;
}

type Act = Step & { intent: Exclude<Action, "correct"> };

async function act(opened: Services, { post, pair, intent, row, request }: Act) {
  const { reference } = request;
  const operator = byPerson(opened);
  switch (intent) {
    case "copy":
      return show(<CopyPage copy={await copyRequest(opened, row)} pair={pair} />, request);
    case "close":
      await closePage(operator, reference);
      post.context.typedIn = undefined;
      return show(<Notice text={words().actions.close.done} />);
    case "stop": {
      const values = typed(carried(intent), post.entries);
      const channels = contactChannels.filter((channel) => values[channel]);
      if (channels.length === 0) {
        return show(
          <ActPage {...{ intent, request, pair }} problem={words().nothing} />,
          request,
          422,
        );
      }
      await stopContactOf(operator, { reference, channels });
      return showAgain(opened, { pair, notice: words().actions.stop.done });
    }
    case "withdraw": {
      const confirmed = plainCode(typed(carried(intent), post.entries).confirm ?? "") === reference;
      if (!confirmed) {
        const problem = words().actions.withdraw.mismatch;
        return show(<ActPage {...{ intent, request, pair, problem }} />, request, 422);
      }
      await withdraw(operator, reference);
      return showAgain(opened, { pair, notice: words().actions.withdraw.done });
    }
    case "answers": {
      const seen = Number(typed(carried(intent), post.entries).revision);
      const isDone = await takeBackAnswers(operator, { reference, seen });
      return showAgain(opened, {
        pair,
        notice: isDone ? words().actions.answers.done : words().stale,
      });
    }
  }
}

/** The page again, as the act has left it. */
async function showAgain(opened: Services, { pair, notice }: { pair: Pair; notice: string }) {
  const found = await openRequest(opened, { ...pair, ip: null });
  if (found.kind === "withdrawn") return showWithdrawn(opened, { ...found, pair });
  if (found.kind !== "open") {
    return show(
      <>
        <SameForm pair={pair} />
        <Notice text={notice} />
      </>,
    );
  }

  const request = await readRequest(opened, found.row);
  return show(<RequestView request={request} pair={pair} notice={notice} />, request);
}

async function showWithdrawn(
  opened: Services,
  { pair, reference, at }: { pair: Pair; reference: string; at: number },
) {
  return show(<WithdrawnView pair={pair} at={at} holders={await readHolders(opened, reference)} />);
}

/** Without an opened request the page needs no quick exit, because it shows nothing about one. */
function show(part: ReactNode, request: VisitorRequest | null = null, status = 200) {
  const panel = drawPart(part, addresses.yourRequest);
  return data({ panel, ...drawSafety(request) }, status);
}

async function hideCode(opened: Services, { entries }: Post) {
  const place = await endTicket(opened, entries.get("sent")?.[0] ?? "").catch(() => null);
  return redirect(place ?? addresses.yourRequest, {
    status: 303,
    headers: { "Cache-Control": "no-store", Vary: documentVary },
  });
}
