import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compress } from "wawoff2";
import * as brand from "~/data/brand";
import { cases } from "~/data/cases";
import { at } from "~/data/language";
import { filledIn } from "../support/document";
import { type MailStandIn, startMailServer } from "../support/mail-server";
import { copyProgram } from "../support/own-copy";
import { everyPath } from "../support/paths";
import { readMail } from "../support/read-mail";
import { post, type Site, startSite } from "../support/site";

/**
 * Another installation, built with another name, other colors, another font, and one more case, and
 * with its own settings.
 */
const copy = copyProgram();
const { folder } = copy;
const name = "Zorbex & Söhne";
const old = [...new Set(JSON.stringify(brand).match(/#[0-9a-f]{6}/g))].filter(
  (color) => color !== "#ffffff",
);
const oldColor = new RegExp(old.join("|"), "gi");
/** Both are other shapes, and the line is of another width. */
const oldPaths = brand.mark.map(({ d }) => d);
const newPaths = oldPaths.map((d) => d.replace(/^M24 12/, "M23 12"));
const font = "app/styles/fonts/serif.woff2";
/** The made-up case has the words of another, except its name. */
const like = "oxbryta";
const made = "zorbium";
const settings = {
  MAIL_FROM: "mail@zorbex.example",
  COMPANY_NAME: "Zorbex Media",
  CONTACT_EMAIL: "hello@zorbex.example",
  PRIVACY_EMAIL: "privacy@zorbex.example",
};
const firm = {
  name: "Other Firm",
  id: "other",
  city: "Reno",
  state: "NV",
  site: "https://other-firm.example/",
  email: "intake@other-firm.example",
};
let site: Site;
let mails: MailStandIn;

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
  const other = "node_modules/@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf";
  writeFileSync(join(folder, font), await compress(readFileSync(other)));
  copy.run("new-case", made, "drugs");
  for (const part of ["page.ts", "record.ts", "quiz.ts", "brief.ts", "drawing.svg"]) {
    const words = readFileSync(`data/cases/${like}/${part}`, "utf8");
    copy.edit(`data/cases/${made}/${part}`, () => words.replace(/oxbryta/gi, renamed));
  }
  copy.run("build");
  mails = await startMailServer();
  const partners = join(folder, "partners.json");
  writeFileSync(partners, JSON.stringify([firm]));
  site = await startSite(
    { ...settings, SMTP_URL: mails.url, PARTNERS_FILE: partners },
    { program: copy.program },
  );
});

afterAll(async () => {
  await site?.stop();
  await mails?.close();
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
    for (const [address] of (head + body).matchAll(
      /\/(?:images|build)\/[\w./$[\]-]+\.(?:svg|css|js|png|woff2)/g,
    ))
      seen.add(address);
  }
  expect(seen.size).toBeGreaterThan(10);
  const fonts: Buffer[] = [];
  for (const address of seen) {
    const answer = await fetch(site.url + address);
    expect(answer.status, address).toBe(200);
    const body = Buffer.from(await answer.arrayBuffer());
    if (address.endsWith(".woff2")) fonts.push(body);
    else if (!address.endsWith(".png")) expect(faultsIn(body.toString()), address).toEqual([]);
  }
  expect(fonts).toEqual([readFileSync(join(folder, font))]);
});

test("a case that is a folder and a line is on every page and in every file that lists another of its group", async () => {
  const read = async (path: string) => {
    const answer = await fetch(site.url + path);
    expect(answer.status, path).toBeLessThan(405);
    return answer.text();
  };
  const files = ["/sitemap.xml", "/deadlines.ics", "/deadlines.csv"];
  const related = cases.flatMap((one) => (one.related.includes(like) ? one.slug : []));
  const own = new RegExp(`/lawsuits/(?:${[like, ...related].join("|")})\\b`);
  const shared = everyPath.filter((path) => !own.test(path));
  for (const path of [...shared, ...shared.map((one) => at("es", one)), ...files]) {
    const body = await read(path);
    // Home has the first few of a list.
    if (!/^\/(?:es)?$/.test(path)) expect(timesIn(body, made), path).toBe(timesIn(body, like));
    if (body.includes("<main")) expect(timesIn(body, made), path).toBeGreaterThan(0);
  }
  for (const part of ["", "/record", "/checklist", "/feed.xml", "/dates.ics"]) {
    for (const path of [`/lawsuits/${made}${part}`, `/es/lawsuits/${made}${part}`]) {
      expect(timesIn(await read(path), made), path).toBeGreaterThan(5);
    }
  }
  for (const language of ["", "es/"]) {
    const { status } = await fetch(`${site.url}/images/social/${language}${made}.png`);
    expect(status).toBe(200);
  }
});

test("with another brand a request about a new case is taken, and no mail about it has the old name", async () => {
  const page = `${site.url}/lawsuits/${made}`;
  const answers = { took_zorbium: "self", issues: "voc", year_started: "2021", has_lawyer: "no" };
  const asked = await post(page, { intent: "quiz", ...answers });
  const form = filledIn(await asked.text());
  expect(form["quiz.took_zorbium"]).toBe("self");
  const person = { "First name": "Ann", "Last name": "Lee", Phone: "212 555 0123", state: "NY" };
  const choices = { Email: "ann@example.com", share_answers: "yes", consent: "on" };
  const answer = await post(page, { ...form, ...person, ...choices });
  expect(answer.headers.get("Location")).toMatch(/sent=\w{8}/);
  await expect.poll(() => mails.mails.length).toBeGreaterThanOrEqual(2);
  for (const { from, raw } of mails.mails) {
    expect(from).toBe("mail@zorbex.example");
    const { headers, ...parts } = readMail(raw);
    expect(faultsIn(headers + JSON.stringify(parts)), raw).toEqual([]);
  }
  expect(mails.mails.map(({ raw }) => readMail(raw).text).join()).toContain("Zorbium");
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
    if (existsSync(path)) expect(bytes().equals(readFileSync(path)), path).toBe(false);
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
  return [...names, ...paths, ...(text.match(oldColor) ?? [])];
}

/** In the case that its letters have. */
function renamed(word: string): string {
  return word.startsWith("O") ? "Zorbium" : made;
}

/** Outside scripts, which contain a repeated text once, and links to the first row of a month or page. */
function timesIn(text: string, word: string): number {
  const once = /<script[\s\S]*?<\/script>|href="#[^"]*"|\/deadlines#[\w-]+<\/p>/g;
  const shown = text.replace(once, "").toLowerCase();
  return shown.split(word).length - 1;
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
