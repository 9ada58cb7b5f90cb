import type { LoaderFunctionArgs } from "@remix-run/node";
import { readNewsletterBlock } from "~/app/newsletter/newsletter-block.server";
import { legalPage, type Services, services } from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { OnThisPage } from "~/app/ui/page-head";
import { spellDate } from "~/data/dates";
import { spokenFor } from "~/data/es/approval";
import { here, language } from "~/data/language";

/** A legal page with its head; `name` is also its address. */
export function readLegalText(opened: Services, name: string) {
  const { title, description, firstDated, lastUpdated, breadcrumb, html, sections } = legalPage(
    name,
    opened.placeholders,
  );

  return {
    head: {
      title,
      description,
      path: here(`/${name}`),
    },
    text: {
      breadcrumb,
      body: drawPart(<LegalBody html={html} sections={sections} />, here(`/${name}`)),
      title,
      firstDated: spellDate(firstDated),
      lastUpdated: spellDate(lastUpdated),
      approval: language() === "es" ? spokenFor(opened.config.SPANISH_APPROVED) : null,
    },
  };
}

export type LegalText = ReturnType<typeof readLegalText>["text"];

type LegalBodyProps = { html: string; sections: readonly { id: string; title: string }[] };

/** Our own Markdown, rendered on the server; it holds nothing from visitors. */
function LegalBody({ html, sections }: LegalBodyProps) {
  return (
    <>
      <OnThisPage sections={sections} />
      <div className="legal__text" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

/** The legal pages and what each has besides its text. The name is also its address. */
const pages = {
  "california-privacy": {},
  "consumer-health-data": {},
  partners: { drawing: "partners" },
  privacy: { endsWithNewsletter: true },
  terms: { endsWithNewsletter: true },
} as const satisfies Record<string, { drawing?: string; endsWithNewsletter?: true }>;

type LegalName = keyof typeof pages;

export async function loadLegal(args: LoaderFunctionArgs, name: LegalName) {
  const opened = await services();
  const page: { drawing?: string; endsWithNewsletter?: true } = pages[name];

  return {
    ...readLegalText(opened, name),
    drawing: page.drawing,
    newsletter: page.endsWithNewsletter
      ? await readNewsletterBlock(opened, args.request, here(`/${name}`))
      : null,
  };
}
