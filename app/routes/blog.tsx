import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PostView } from "~/app/blog/post-view";
import { markErrors } from "~/app/forms/mark-errors";
import { useReply } from "~/app/forms/use-reply";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { newsletterBlockOf, subscribe } from "~/app/newsletter/newsletter-block.server";

import { type RouteHandle, requestFacts, services } from "~/app/services.server";

import { headOf } from "~/app/site/head.server";
import { articleData } from "~/app/site/structured-data";
import { PageHead } from "~/app/ui/page-head";
import { type Blog as BlogCopy, blog } from "~/data/blog";
import { fillIn } from "~/data/fill-in";
import { minutesToRead } from "~/data/reading-time";

const path = "/blog";

export const handle = { isShared: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await services();
  const { title, lead, posts } = fillIn<BlogCopy>(blog, opened.words);

  return {
    head: headOf(opened, requestFacts(opened, { request, context }), {
      title,
      description: lead,
      path,
    }),
    posts: newestFirst(posts).map((post) => ({ ...post, minutes: minutesToRead(post.body) })),
    newsletter: await newsletterBlockOf(opened, request, path),
  };
}

export async function action(args: ActionFunctionArgs) {
  return subscribe(args, path);
}

export { clientAction } from "~/app/forms/client-action";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? [
        ...markErrors(data.head.meta, matches),
        ...data.posts.map((post) => ({ "script:ld+json": articleData(data.head, post) })),
      ]
    : [];

export default function Blog() {
  const { head, posts, newsletter } = useLoaderData<typeof loader>();
  const reply = useReply();

  return (
    <div className="page page--narrow">
      <PageHead title={head.title} drawing="blog">
        <p className="lead">{head.description}</p>
      </PageHead>
      {posts.map((post) => (
        <PostView key={post.slug} post={post} />
      ))}
      <NewsletterBlock block={newsletter} reply={reply} />
    </div>
  );
}

function newestFirst(posts: BlogCopy["posts"]) {
  return [...posts].sort((a, b) => b.date.localeCompare(a.date));
}
