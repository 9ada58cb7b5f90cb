import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { loadBlog } from "~/app/blog/blog.server";
import { useReply } from "~/app/forms/sending";
import { pageMeta } from "~/app/layout/head";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { subscribe } from "~/app/newsletter/newsletter-block.server";
import { DrawnOnce } from "~/app/ui/drawn-once";
import { PageHead } from "~/app/ui/page-head";
import { addresses } from "~/data/addresses";

export async function loader(args: LoaderFunctionArgs) {
  return loadBlog(args);
}

export async function action(args: ActionFunctionArgs) {
  return subscribe(args, addresses.blog);
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function Blog() {
  const { head, posts, newsletter } = useLoaderData<typeof loader>();
  const reply = useReply();
  useOpenPost();

  return (
    <div className="page page--narrow">
      <PageHead title={head.title} drawing="blog">
        <p className="lead">{head.description}</p>
      </PageHead>
      <DrawnOnce part={posts} className="page__drawn" />
      <NewsletterBlock block={newsletter} reply={reply} />
    </div>
  );
}

function useOpenPost(): void {
  const { hash } = useLocation();

  useEffect(() => {
    const details = document.querySelectorAll<HTMLDetailsElement>("[data-opens-at]");
    for (const one of details) if (hash === `#${one.dataset.opensAt}`) one.open = true;
  }, [hash]);
}
