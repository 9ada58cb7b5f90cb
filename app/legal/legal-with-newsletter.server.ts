import type { LoaderFunctionArgs } from "@remix-run/node";
import { newsletterBlockOf } from "~/app/newsletter/newsletter-block.server";
import { services } from "~/app/services.server";
import { legalTextOf } from "./legal-text.server";

/** A legal page that ends with the newsletter form; `name` is also its address. */
export async function legalWithNewsletter(args: LoaderFunctionArgs, name: "privacy" | "terms") {
  const opened = await services();

  return {
    ...legalTextOf(opened, args, name),
    newsletter: await newsletterBlockOf(opened, args.request, `/${name}`),
  };
}

export type LegalWithNewsletter = Awaited<ReturnType<typeof legalWithNewsletter>>;
