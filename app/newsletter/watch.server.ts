import { data } from "@remix-run/node";
import { refuseWith } from "~/app/forms/answer.server";
import { httpError } from "~/app/layout/answers.server";
import {
  askToWatch,
  check,
  confirmWatch,
  describeFault,
  type Entries,
  isWatchable,
  isWatchToken,
  makeReply,
  type Services,
} from "~/app/services.server";
import { addresses, caseAddress } from "~/data/addresses";
import { shownCase } from "~/data/cases/index";
import { formNotices } from "~/data/form-notices";
import { watchPage as words } from "~/data/watch-page";
import { type LinkPost, readToken } from "./unsubscribe.server";

/** What the panel shows: a form, or what came of it. */
export type Watch =
  | { form: WatchForm; note?: string; action: string; values?: Record<string, string> }
  | { outcome: "asked" }
  | { outcome: "confirmed"; title: string; href: string }
  | { outcome: "broken" };

type Words = ReturnType<typeof words>;
type WatchForm = Words["form"] | Words["confirm"]["form"];

/** The link in a mail leads to a button, because mail programs open links by themselves. */
export async function readWatch(opened: Services, request: Request): Promise<Watch | null> {
  const token = readToken(request);
  if (token === null) return null;
  if (!(await isWatchToken(opened, token))) return { outcome: "broken" };

  const { form, text } = words().confirm;
  const action = `${addresses.newsletter}?token=${encodeURIComponent(token)}`;
  return { form, note: text, action };
}

export function isAboutWatch(entries: Entries): boolean {
  return entries.get("formType")?.[0] === "page_changes";
}

/** Answers the form of a case page, or the button behind the link in the mail. */
export function answerWatch(opened: Services, post: LinkPost) {
  if (post.token === null) return ask(opened, post);
  return confirm(opened, post.token);
}

/** The response does not depend on what is known about the address. */
async function ask(opened: Services, { entries, facts, context }: LinkPost) {
  const { form } = words();
  const { fields } = form;
  const slug = entries.get("page")?.[0] ?? "";
  if (!isWatchable(opened.config, slug)) httpError(404);

  const watch: Watch = { form, action: addresses.newsletter, values: { page: slug } };
  const { values, reply } = check(fields, entries, opened.now());
  if (reply) return refuseWith(context, { watch, reply }, 422);
  const wait = facts.ip === null ? 0 : await opened.limiter.wait(facts.ip);
  if (wait > 0) return refuse(429, wait, formNotices().tooMany);
  try {
    const { email = "" } = values;
    await askToWatch(opened, { email, slug, origin: facts.publicOrigin, ip: facts.ip });
  } catch (error) {
    opened.log.error(describeFault(error), "nothing stored");
    return refuse(503, 60, formNotices().notStored);
  }
  return data({ watch: { outcome: "asked" } satisfies Watch });

  function refuse(status: number, seconds: number, notice: string) {
    const reply = makeReply(fields, entries, { notice });
    return refuseWith(context, { watch, reply }, status, seconds);
  }
}

async function confirm(opened: Services, token: string) {
  const slug = await confirmWatch(opened, token);
  const watch: Watch =
    slug === null
      ? { outcome: "broken" }
      : { outcome: "confirmed", title: shownCase(slug).title, href: caseAddress(slug) };
  return data({ watch });
}
