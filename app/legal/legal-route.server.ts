import type { LoaderFunctionArgs } from "@remix-run/node";
import { readNewsletterBlock } from "~/app/newsletter/newsletter-block.server";
import { services } from "~/app/services.server";
import { readLegalText } from "./legal-text.server";

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
    ...readLegalText(opened, args, name),
    drawing: page.drawing,
    newsletter: page.endsWithNewsletter
      ? await readNewsletterBlock(opened, args.request, `/${name}`)
      : null,
  };
}
