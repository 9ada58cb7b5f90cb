import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openPost } from "~/app/forms/answer.server";
import { useReply } from "~/app/forms/sending";
import { httpError } from "~/app/layout/answers.server";
import { readLegalText } from "~/app/legal/legal.server";
import { LegalPage } from "~/app/legal/legal-page";
import { readNewsletter, subscribe } from "~/app/newsletter/newsletter.server";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { openApp } from "~/app/services.server";
import { here, withoutLanguage } from "~/data/language";

/** Every legal text without controls of its own; `remix.config.js` has their addresses. */
export async function loader({ request }: LoaderFunctionArgs) {
  const app = await openApp();
  const name = nameOf(request);

  return {
    ...readLegalText(app, name),
    drawing: name === "partners" ? name : "legal",
    newsletter: hasNewsletter(name) ? await readNewsletter(app, request, here(`/${name}`)) : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const name = nameOf(args.request);
  return hasNewsletter(name) ? subscribe(await openPost(args), here(`/${name}`)) : httpError(405);
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function Legal() {
  const { text, drawing, newsletter } = useLoaderData<typeof loader>();
  const reply = useReply();

  return (
    <LegalPage
      key={text.title}
      text={text}
      drawing={drawing}
      end={newsletter && <NewsletterBlock newsletter={newsletter} reply={reply} />}
    />
  );
}

function nameOf(request: Request): string {
  return withoutLanguage(new URL(request.url).pathname).slice(1);
}

function hasNewsletter(name: string): boolean {
  return name === "privacy" || name === "terms";
}
