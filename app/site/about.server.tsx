import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestFacts, services } from "~/app/services.server";
import { type About, about } from "~/data/about";
import { addresses } from "~/data/addresses";
import { interpolate } from "~/data/interpolate";
import { teamAs } from "~/data/team";
import { AboutSections } from "./about-sections";
import { drawPart } from "./draw-part.server";
import { makeHead } from "./head.server";

export async function loadAbout({ request, context }: LoaderFunctionArgs) {
  const opened = await services();
  const copy = interpolate<About>(about, opened.placeholders);
  const page = { title: copy.title, description: copy.lead, path: addresses.about };
  const isDemonstration = opened.config.sampleSettings.length > 0;
  const sections = <AboutSections copy={copy} team={teamAs({ isDemonstration })} />;

  return {
    title: copy.title,
    lead: copy.lead,
    body: drawPart(sections, page.path),
    head: makeHead(opened, requestFacts(opened, { request, context }), page),
  };
}
