import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useArrivalFocus } from "~/app/client/use-arrival-focus";
import { openPost, type Post, refuseWith } from "~/app/forms/answer.server";
import { FormShell } from "~/app/forms/form-shell";
import { useReply } from "~/app/forms/sending";
import { httpError } from "~/app/layout/answers.server";
import { readNewsletter, subscribe } from "~/app/newsletter/newsletter.server";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import {
  askToWatch,
  check,
  confirmWatch,
  describeFault,
  isWatchable,
  isWatchToken,
  makeReply,
  type Reply,
  type Services,
  services,
} from "~/app/services.server";
import { Day, Foreign } from "~/app/ui/linked-text";
import { PageHead } from "~/app/ui/page-head";
import { Items, Panel, Paragraphs, Section } from "~/app/ui/section";
import { Success } from "~/app/ui/sent";
import { addresses, caseAddress } from "~/data/addresses";
import { shownCase } from "~/data/cases";
import { formNotices } from "~/data/form-notices";
import { type Newsletter as NewsletterCopy, newsletter as newsletterCopy } from "~/data/newsletter";
import { interpolate } from "~/data/placeholders";
import { type Update, updates } from "~/data/updates";
import { watchPage as words } from "~/data/watch-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await services();
  const copy = interpolate<NewsletterCopy>(newsletterCopy(), opened.placeholders);

  return {
    head: { title: copy.title, description: copy.lead, path: addresses.newsletter },
    benefits: copy.benefits,
    updates: { ...copy.updates, items: updates().slice(0, 8) },
    newsletter: await readNewsletter(opened, request, addresses.newsletter),
    watch: await readWatch(opened, readToken(request)),
  };
}

/** The sign-up, or the small form of a case page and the button behind the link in its mail. */
export async function action(args: ActionFunctionArgs) {
  const post = await openPost(args);
  if (post.entries.get("formType")?.[0] !== "page_changes") {
    return subscribe(post, addresses.newsletter);
  }
  const token = readToken(args.request);
  return token === null ? ask(post) : confirm(post.opened, token);
}

function readToken(request: Request): string | null {
  return new URL(request.url).searchParams.get("token");
}

/** What the panel of page changes shows: a form, or what came of it. */
type Watch = {
  title: string;
  message?: string;
  paragraphs: readonly string[];
  form?: {
    form: ReturnType<typeof words>["form"] | ReturnType<typeof words>["confirm"]["form"];
    action: string;
    values?: Record<string, string>;
  };
  back?: { href: string; label: string };
  isBroken?: true;
};

/** The link in a mail leads to a button, because mail programs open links by themselves. */
async function readWatch(opened: Services, token: string | null): Promise<Watch | null> {
  if (token === null) return null;
  if (!(await isWatchToken(opened, token))) return broken();

  const { form, text } = words().confirm;
  const action = `${addresses.newsletter}?token=${encodeURIComponent(token)}`;
  return { title: words().title, paragraphs: [text], form: { form, action } };
}

function broken(): Watch {
  const { message, paragraph } = words().broken;
  return { title: words().title, message, paragraphs: [paragraph], isBroken: true };
}

/** The response does not depend on what is known about the address. */
async function ask({ opened, entries, facts, context }: Post) {
  const { ip, publicOrigin: origin } = facts;
  const { form, asked, title } = words();
  const slug = entries.get("page")?.[0] ?? "";
  if (!isWatchable(opened.config, slug)) httpError(404);

  const action = addresses.newsletter;
  const watch: Watch = { title, paragraphs: [], form: { form, action, values: { page: slug } } };
  const refuse = (status: number, seconds: number, notice: string) => {
    const reply = makeReply(form.fields, entries, { notice });
    return refuseWith(context, { watch, reply }, status, seconds);
  };
  const { values, reply } = check(form.fields, entries, opened.now());
  if (reply) return refuseWith(context, { watch, reply }, 422);
  const wait = ip === null ? 0 : await opened.limiter.wait(ip);
  if (wait > 0) return refuse(429, wait, formNotices().tooMany);
  try {
    await askToWatch(opened, { email: values.email ?? "", slug, origin, ip });
  } catch (error) {
    opened.log.error(describeFault(error), "nothing stored");
    return refuse(503, 60, formNotices().notStored);
  }
  return data({ watch: { title, ...asked } satisfies Watch });
}

async function confirm(opened: Services, token: string) {
  const slug = await confirmWatch(opened, token);
  if (slug === null) return data({ watch: broken() });

  const { message, paragraph, back } = words().confirmed;
  const watch: Watch = {
    title: words().title,
    message,
    paragraphs: [paragraph(shownCase(slug).title)],
    back: { href: caseAddress(slug), label: back },
  };
  return data({ watch });
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function Newsletter() {
  const { head, benefits, updates, newsletter, ...page } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const reply = useReply();
  const watch = result && "watch" in result ? result.watch : page.watch;

  return (
    <div className="page page--narrow">
      <PageHead title={head.title} drawing="newsletter">
        <p className="lead">{head.description}</p>
      </PageHead>
      {watch && <WatchPanel watch={watch} reply={reply} />}
      <Section name="benefits" title={benefits.title}>
        <Items texts={benefits.items} className="checklist" />
      </Section>
      <NewsletterBlock newsletter={newsletter} reply={watch ? null : reply} />
      <div className="page__body">
        <Updates updates={updates} />
      </div>
    </div>
  );
}

/** Continues the small form of a case page, in place of the sign-up. */
function WatchPanel({ watch, reply }: { watch: Watch; reply: Reply | null }) {
  const { title, message, paragraphs, form, back, isBroken } = watch;
  const text = <Paragraphs texts={paragraphs} />;
  const brokenRef = useArrivalFocus<HTMLDivElement>(isBroken === true);

  return (
    <Panel name="watch" title={title}>
      {form ? (
        <>
          {text}
          <FormShell id="watch" {...form} reply={reply} isNative />
        </>
      ) : isBroken ? (
        <div ref={brokenRef} tabIndex={-1}>
          <p className="caution">{message}</p>
          {text}
        </div>
      ) : (
        <Success message={message ?? ""} reference={null}>
          {text}
          {back && (
            <p className="text-links">
              <a href={back.href}>{back.label}</a>
            </p>
          )}
        </Success>
      )}
    </Panel>
  );
}

type UpdatesProps = { updates: NewsletterCopy["updates"] & { items: readonly Update[] } };

function Updates({ updates: { title, lead, feed, items } }: UpdatesProps) {
  return (
    <Section id="updates" name="updates" title={title}>
      <p>{lead}</p>
      <ul className="updates">
        {items.map((update) => (
          <li key={update.id} className="post">
            <p className="post__meta">
              <Day date={update.date} />
            </p>
            <h3>
              <a href={update.href}>{update.title}</a>
            </h3>
            <p>
              <UpdateText {...update} />
            </p>
          </li>
        ))}
      </ul>
      <p className="text-links">
        <a href={addresses.feed}>{feed}</a>
      </p>
    </Section>
  );
}

function UpdateText({ text, publisher }: Update) {
  if (!publisher) return text;

  return <Foreign name={publisher} within={(name) => text.replace(publisher, () => name)} />;
}
