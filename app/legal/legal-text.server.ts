import type { LoaderFunctionArgs } from "@remix-run/node";
import { legalPage, longDate, requestFacts, type Services } from "~/app/services.server";
import { headOf } from "~/app/site/head.server";

/** A legal page with its head; `name` is also its address. */
export function legalTextOf(opened: Services, args: LoaderFunctionArgs, name: string) {
  const { title, description, lastUpdated, ...rest } = legalPage(name, opened.words);

  return {
    head: headOf(opened, requestFacts(opened, args), { title, description, path: `/${name}` }),
    text: {
      ...rest,
      title,
      lastUpdated: longDate(lastUpdated),
    },
  };
}

export type LegalText = ReturnType<typeof legalTextOf>["text"];
