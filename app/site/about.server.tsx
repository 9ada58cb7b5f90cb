import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestFacts, services } from "~/app/services.server";
import { type About, about } from "~/data/about";
import { addresses } from "~/data/addresses";
import { fillIn } from "~/data/fill-in";
import { teamAs } from "~/data/team";
import { AboutSections } from "./about-sections";
import { drawPart } from "./draw-part.server";
import { headOf } from "./head.server";

/** Everything the about page shows. */
export async function loadAbout({ request, context }: LoaderFunctionArgs) {
  const opened = await services();
  const copy = fillIn<About>(about, opened.words);
  const page = { title: copy.title, description: copy.lead, path: addresses.about };
  const isDemonstration = opened.config.sampleSettings.length > 0;
  const sections = <AboutSections copy={copy} team={teamAs({ isDemonstration })} />;

  return {
    title: copy.title,
    lead: copy.lead,
    body: drawPart(sections, page.path),
    head: headOf(opened, requestFacts(opened, { request, context }), page),
  };
}
