import type { LoaderFunctionArgs } from "@remix-run/node";
import { legalPage, requestFacts, type Services } from "~/app/services.server";
import { drawPart } from "~/app/site/draw-part.server";
import { makeHead } from "~/app/site/head.server";
import { spellDate } from "~/data/spell-date";
import { LegalBody } from "./legal-body";

/** A legal page with its head; `name` is also its address. */
export function readLegalText(opened: Services, args: LoaderFunctionArgs, name: string) {
  const { title, description, lastUpdated, breadcrumb, html, sections } = legalPage(
    name,
    opened.placeholders,
  );

  return {
    head: makeHead(opened, requestFacts(opened, args), { title, description, path: `/${name}` }),
    text: {
      breadcrumb,
      body: drawPart(<LegalBody html={html} sections={sections} />, `/${name}`),
      title,
      lastUpdated: spellDate(lastUpdated),
    },
  };
}

export type LegalText = ReturnType<typeof readLegalText>["text"];
