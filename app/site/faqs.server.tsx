import type { LoaderFunctionArgs } from "@remix-run/node";
import { readNewsletterBlock } from "~/app/newsletter/newsletter-block.server";
import { requestFacts, services } from "~/app/services.server";
import { FaqList } from "~/app/ui/faq-list";
import { addresses } from "~/data/addresses";
import { type Faqs, faqs } from "~/data/faqs";
import { interpolate } from "~/data/interpolate";
import { drawPart } from "./draw-part.server";
import { makeHead } from "./head.server";
import { faqData } from "./structured-data";
import { StructuredData } from "./structured-data-view";

export async function loadFaqs({ request, context }: LoaderFunctionArgs) {
  const opened = await services();
  const { title, description, lead, items, other } = interpolate<Faqs>(faqs, opened.placeholders);
  const page = { title, description, path: addresses.faqs };
  const body = (
    <>
      <FaqList items={items} />
      <p>
        {other.text} <a href={addresses.contact}>{other.link}</a>
      </p>
      <StructuredData data={faqData(items)} />
    </>
  );

  return {
    title,
    lead,
    body: drawPart(body, page.path),
    head: makeHead(opened, requestFacts(opened, { request, context }), page),
    newsletter: await readNewsletterBlock(opened, request, page.path),
  };
}
