import { openApp } from "~/app/services.server";
import { addresses } from "~/data/addresses";
import { tagline } from "~/data/home";
import { language } from "~/data/language";
import { manifest } from "~/data/manifest";

export async function loader() {
  const { site } = (await openApp()).config;
  const body = {
    name: site.name,
    short_name: site.name,
    description: tagline(site),
    lang: language(),
    start_url: addresses.home,
    ...manifest,
  };

  return new Response(JSON.stringify(body), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "max-age=86400" },
  });
}
