import type { LoaderFunctionArgs } from "@remix-run/node";
import { readNewsletterBlock } from "~/app/newsletter/newsletter-block.server";
import { requestFacts, services } from "~/app/services.server";
import { drawPart } from "~/app/site/draw-part.server";
import { makeHead } from "~/app/site/head.server";
import { articleData } from "~/app/site/structured-data";
import { StructuredData } from "~/app/site/structured-data-view";
import { addresses } from "~/data/addresses";
import { type Blog, blog } from "~/data/blog";
import { interpolate } from "~/data/interpolate";
import { minutesToRead } from "~/data/reading-time";
import { PostView } from "./post-view";

export async function loadBlog({ request, context }: LoaderFunctionArgs) {
  const opened = await services();
  const { title, lead, posts } = interpolate<Blog>(blog, opened.placeholders);
  const page = { title, description: lead, path: addresses.blog };
  const head = makeHead(opened, requestFacts(opened, { request, context }), page);
  const drawn = [...posts]
    .sort((a, b) => b.date.localeCompare(a.date))
    .map((post) => (
      <div key={post.slug}>
        <PostView post={{ ...post, minutes: minutesToRead(post.body) }} />
        <StructuredData data={articleData(head, post)} />
      </div>
    ));

  return {
    head,
    posts: drawPart(drawn, page.path),
    newsletter: await readNewsletterBlock(opened, request, page.path),
  };
}
