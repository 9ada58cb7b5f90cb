import type { LoaderFunctionArgs } from "@remix-run/node";
import { faqData, StructuredData } from "~/app/layout/structured-data.server";
import { readNewsletterBlock } from "~/app/newsletter/newsletter-block.server";
import { services } from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { TextLinks } from "~/app/ui/links";
import { addresses } from "~/data/addresses";
import { type Faqs, faqs } from "~/data/faqs";
import { interpolate } from "~/data/placeholders";

export async function loadFaqs({ request }: LoaderFunctionArgs) {
  const opened = await services();
  const { title, description, lead, items, asking, other } = interpolate<Faqs>(
    faqs(),
    opened.placeholders,
  );
  const page = { title, description, path: addresses.faqs };
  const body = (
    <>
      <FaqList items={items} />
      <h2 id={asking.id}>{asking.title}</h2>
      <FaqList items={asking.items} />
      <p>
        {other.text} <a href={addresses.contact}>{other.link}</a>
      </p>
      <StructuredData data={faqData([...items, ...asking.items])} />
    </>
  );

  return {
    title,
    lead,
    body: drawPart(body, page.path),
    head: page,
    newsletter: await readNewsletterBlock(opened, request, page.path),
  };
}

function FaqList({ items }: { items: Faqs["items"] }) {
  return (
    <div>
      {items.map(({ id, question, answer, links }) => (
        <details key={id} id={id} className="faq">
          <summary className="faq__question">{question}</summary>
          {answer.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {links.length > 0 && (
            <p>
              <TextLinks links={links} />
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
