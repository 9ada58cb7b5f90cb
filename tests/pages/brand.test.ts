import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as brand from "~/data/brand";
import { at } from "~/data/language";
import { copyProgram } from "../support/own-copy";
import { everyPath } from "../support/paths";
import { type Site, startSite } from "../support/site";

/** Another installation, built with another name and other colors, and with its own settings. */
const copy = copyProgram();
const { folder } = copy;
const name = "Zorbex & Söhne";
const old = [...new Set(JSON.stringify(brand).match(/#[0-9a-f]{6}/g))].filter(
  (color) => color !== "#ffffff",
);
/** Both are other shapes, and the line is of another width. */
const oldPaths = brand.mark.map(({ d }) => d);
const newPaths = oldPaths.map((d) => d.replace(/^M24 12/, "M23 12"));
const settings = {
  COMPANY_NAME: "Zorbex Media",
  CONTACT_EMAIL: "hello@zorbex.example",
  PRIVACY_EMAIL: "privacy@zorbex.example",
};
let site: Site;

beforeAll(async () => {
  copy.edit("data/brand.ts", (text) => {
    const [own = "", sample = ""] = text.split("/** What this program comes with");
    const changed = own
      .replace('name: "Plainclaim"', `name: "${name}"`)
      .replace(/d: "M24 12/g, 'd: "M23 12')
      .replace("width: 8", "width: 6")
      .replace(/#[0-9a-f]{6}\b/g, nextTo);
    return `${changed}/** What this program comes with${sample}`;
  });
  copy.run("build");
  site = await startSite(settings, { program: copy.program });
}, 180_000);

afterAll(async () => {
  await site?.stop();
  copy.remove();
});

test("with another brand no page, feed, file, style, or header has the old name or an old color", async () => {
  const files = [
    "/site.webmanifest",
    "/feed.xml",
    "/deadlines.ics",
    "/deadlines.csv",
    "/favicon.svg",
  ];
  const pages = [...everyPath, ...files];
  const seen = new Set<string>();
  for (const path of [...pages, ...pages.slice(0, -1).map((one) => at("es", one))]) {
    const answer = await fetch(site.url + path);
    const body = await answer.text();
    expect(answer.status, `${path}: ${body.slice(0, 200)}`).toBeLessThan(405);
    const head = JSON.stringify([...answer.headers]);
    expect(faultsIn(head + body), path).toEqual([]);
    if (body.includes('class="brand__mark"')) expect(marksIn(body), path).toContainEqual(newPaths);
    for (const [address] of body.matchAll(/\/(?:images|build)\/[\w./$[\]-]+\.(?:svg|css|js)/g))
      seen.add(address);
  }
  expect(seen.size).toBeGreaterThan(10);
  for (const address of seen) {
    expect(faultsIn(await (await fetch(site.url + address)).text()), address).toEqual([]);
  }
});

test("with another brand no picture, icon, drawing, or page of nginx has an old color", () => {
  const drawings = readdirSync(join(folder, "public/images"), {
    recursive: true,
    encoding: "utf8",
  });
  const shown = [
    ...drawings.map((one) => `public/images/${one}`),
    "public/icon-192.png",
    "public/icon-512.png",
    "public/apple-touch-icon.png",
    "public/favicon.ico",
    "docs/deploy/unavailable.html",
    "docs/deploy/too-large.html",
  ];
  let pictures = 0;
  for (const path of shown) {
    const bytes = () => readFileSync(join(folder, path));
    if (/\.(?:svg|html)$/.test(path)) expect(faultsIn(bytes().toString()), path).toEqual([]);
    if (!/\.(?:png|ico)$/.test(path)) continue;

    pictures += 1;
    expect(bytes().equals(readFileSync(path)), path).toBe(false);
    const common = mainColors(bytes());
    expect(
      common.filter((color) => old.includes(color)),
      path,
    ).toEqual([]);
  }
  expect(pictures).toBeGreaterThan(40);
});

test("with another brand the mark of pages has the widths of its lines", () => {
  const style = readFileSync(join(folder, "app/styles/brand.css"), "utf8");
  expect(style).toContain("stroke-width: 6;");
  expect(style).not.toContain("stroke-width: 8;");
});

test("with another brand nothing is named as the sample's name, mark, or colors", async () => {
  const { out } = await site.relay("check");
  expect(out).not.toMatch(/name is still|mark is still|colors are still|SITE_NAME/);
  const own = await startSite({ SITE_NAME: "Elsewhere" }, { program: copy.program });
  const told = await own.relay("check");
  await own.stop();
  expect(told.out).toContain("SITE_NAME is Elsewhere, but the icon");
});

function faultsIn(text: string): string[] {
  const names = text.match(/plainclaim(?!_)/gi) ?? [];
  const paths = oldPaths.filter((d) => text.includes(d));
  return [...names, ...paths, ...old.filter((color) => text.toLowerCase().includes(color))];
}

/** The paths of each mark of a page. */
function marksIn(html: string): string[][] {
  return (html.match(/<svg class="brand__mark"[\s\S]*?<\/svg>/g) ?? []).map((svg) =>
    [...svg.matchAll(/<path d="([^"]*)"/g)].map(([, d = ""]) => d),
  );
}

/** A neighbor that no palette has: the contrast stays. */
function nextTo(color: string): string {
  if (color === "#ffffff") return color;

  const red = Number.parseInt(color.slice(1, 3), 16);
  const green = Number.parseInt(color.slice(3, 5), 16);
  const moved = [red, green].map((value) =>
    value < 128 ? Math.max(0, value - 2) : Math.min(255, value + 2),
  );
  const next = `#${moved.map((value) => value.toString(16).padStart(2, "0")).join("")}${color.slice(5)}`;
  return old.includes(next) || next === color
    ? `${next.slice(0, 6)}${next.endsWith("7") ? "5" : "7"}`
    : next;
}

/** The first entries of a palette are the most common colors. */
function mainColors(png: Buffer): string[] {
  const start = png.indexOf("PLTE") + 4;
  if (start < 4) return [];

  return Array.from(
    { length: 4 },
    (_, index) => `#${png.toString("hex", start + index * 3, start + index * 3 + 3)}`,
  );
}
