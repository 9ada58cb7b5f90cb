import { data } from "@remix-run/node";
import { carry, isSwitch } from "~/app/forms/answer.server";
import { httpError } from "~/app/layout/answers.server";
import {
  askToWatch,
  check,
  confirmWatch,
  type Entries,
  isWatchable,
  isWatchToken,
  makeReply,
  type Services,
} from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { Success } from "~/app/ui/sent";
import { addresses, caseAddress } from "~/data/addresses";
import { shownCase } from "~/data/cases/index";
import { formNotices } from "~/data/form-notices";
import { watchPage as words } from "~/data/watch-page";
import type { LinkPost } from "./unsubscribe.server";

/** What the link in an e-mail shows: a button, because mail programs open links by themselves. */
export async function readWatch(opened: Services, request: Request) {
  const token = new URL(request.url).searchParams.get("token");
  if (token === null) return null;
  if (!(await isWatchToken(opened, token))) return { panel: drawBroken() };

  const action = `${addresses.newsletter}?token=${encodeURIComponent(token)}`;
  return { form: words().confirm.form, note: words().confirm.text, action };
}

export type Watch = {
  panel?: ReturnType<typeof drawPart>;
  form?: {
    fields:
      | ReturnType<typeof words>["form"]["fields"]
      | ReturnType<typeof words>["confirm"]["form"]["fields"];
  } & {
    submit: { idle: string; busy: string };
  };
  note?: string;
  action?: string;
  values?: Record<string, string>;
};

export function isAboutWatch(entries: Entries): boolean {
  return entries.get("formType")?.[0] === "page_changes";
}

/** The address typed on a case page, or the button behind the link in the e-mail. */
export function answerWatch(opened: Services, post: LinkPost) {
  if (post.token === null) return ask(opened, post);
  return isSwitch(post.entries) ? data({ typed: undefined }) : confirm(opened, post.token);
}

const watchForm = "watch";

/** The same answer whatever is known about the address. */
async function ask(opened: Services, { entries, facts, context }: LinkPost) {
  const { fields } = words().form;
  const slug = entries.get("page")?.[0] ?? "";
  if (!isWatchable(opened.config, slug)) httpError(404);

  const watch = { form: words().form, action: addresses.newsletter, values: { page: slug } };
  if (isSwitch(entries)) {
    return data({ watch, typed: carry({ anchor: watchForm, fields, entries, context }) });
  }
  const { values, reply } = check(fields, entries, opened.now());
  if (reply) {
    context.hasErrors = true;
    context.typedIn = watchForm;
    return data({ watch, reply }, 422);
  }
  const wait = facts.ip === null ? 0 : await opened.limiter.wait(facts.ip);
  if (wait > 0) return refuse({ status: 429, seconds: wait, notice: formNotices().tooMany });
  try {
    const { email = "" } = values;
    await askToWatch(opened, { email, slug, origin: facts.publicOrigin });
  } catch (error) {
    opened.log.error({ name: error instanceof Error ? error.name : "unknown" }, "nothing stored");
    return refuse({ status: 503, seconds: 60, notice: formNotices().notStored });
  }
  return data({ watch: { panel: drawAsked() } });

  function refuse({ status, seconds, notice }: Record<"status" | "seconds", number> & Notice) {
    context.hasErrors = true;
    context.typedIn = watchForm;
    context.retryAfter = seconds;
    return data({ watch, reply: makeReply(fields, entries, { notice }) }, status);
  }
}

type Notice = { notice: string };

async function confirm(opened: Services, token: string) {
  const slug = await confirmWatch(opened, token);
  return data({ watch: { panel: slug === null ? drawBroken() : drawConfirmed(slug) } });
}

function drawAsked() {
  const { message, paragraphs } = words().asked;
  return drawPart(
    <Success message={message} reference={null}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Success>,
    addresses.newsletter,
  );
}

function drawConfirmed(slug: string) {
  const { message, paragraph, back } = words().confirmed;
  return drawPart(
    <Success message={message} reference={null}>
      <p>{paragraph(shownCase(slug).title)}</p>
      <p className="text-links">
        <a href={caseAddress(slug)}>{back}</a>
      </p>
    </Success>,
    addresses.newsletter,
  );
}

function drawBroken() {
  const { message, paragraph } = words().broken;
  return drawPart(
    <div tabIndex={-1}>
      <p className="caution">{message}</p>
      <p>{paragraph}</p>
    </div>,
    addresses.newsletter,
  );
}
