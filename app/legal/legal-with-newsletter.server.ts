import { newsletterBlockOf } from "~/app/newsletter/newsletter-block.server";
import { services } from "~/app/services.server";
import { legalTextOf } from "./legal-text.server";

/** A legal page that ends with the newsletter form; `name` is also its address. */
export async function legalWithNewsletter(request: Request, name: "privacy" | "terms") {
  const opened = await services();

  return {
    ...legalTextOf(opened, request, name),
    newsletter: await newsletterBlockOf(opened, request, `/${name}`),
  };
}

export type LegalWithNewsletter = Awaited<ReturnType<typeof legalWithNewsletter>>;
