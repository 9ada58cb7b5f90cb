import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { cases } from "~/data/cases";
import { indexedPaths } from "~/data/menus";
import { tagsOf } from "../support/document";
import { everyPath, mostBytes } from "../support/paths";
import { sharedSite } from "../support/shared-site";

const site = sharedSite();
const documents: { path: string; html: string; bytes: number }[] = [];
beforeAll(async () => {
  for (const path of everyPath) {
    const html = await (await fetch(`${site.url}${path}`)).text();
    documents.push({ path, html, bytes: packedBytes(html, mostBytes(path)) });
  }
});

/**
 * As the server keeps it once a page has been asked for again. That takes twenty times as long as
 * a coarse packing, which is larger: only what that leaves above the limit is packed well.
 */
function packedBytes(html: string, most: number): number {
  const coarse = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const { length } = brotliCompressSync(html, { params: coarse });
  return length <= most ? length : brotliCompressSync(html).length;
}

describe("what a browser downloads for a page", () => {
  test("is a document of at most 14 kB for home, 17 kB for a case, 24 kB for its record, 15 kB else, brotli", () => {
    const sizes = documents.map(({ path, bytes }) => ({ path, bytes }));
    expect(sizes.filter(({ path, bytes }) => bytes > mostBytes(path))).toEqual([]);
  });

  test("is at most 230 kB for the whole first view, compressed", async () => {
    const sizes = await Promise.all(
      documents.map(async ({ path, html, bytes }) => ({
        path,
        bytes: bytes + (await loadedBytes(html)),
      })),
    );
    expect(sizes.filter(({ bytes }) => bytes > 230_000)).toEqual([]);
  });
});

/** Styles, scripts, icons, and every picture that is not put off. */
async function loadedBytes(html: string): Promise<number> {
  const links = tagsOf(html, "link").filter(({ rel = "" }) =>
    /^(stylesheet|modulepreload|preload|icon|manifest)$/.test(rel),
  );
  const pictures = tagsOf(html, "img").filter(({ loading }) => loading !== "lazy");
  const addresses = [...links.map(({ href }) => href), ...pictures.map(({ src }) => src)];
  const sizes = await Promise.all([...new Set(addresses)].map(sentBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const asked = new Map<string, Promise<number>>();

function sentBytes(address = ""): Promise<number> {
  const size = asked.get(address) ?? ask(address);
  asked.set(address, size);
  return size;
}

async function ask(address: string): Promise<number> {
  const response = await fetch(new URL(address, site.url), {
    headers: { "Accept-Encoding": "br, gzip" },
  });
  const whole = await response.arrayBuffer();
  return Number(response.headers.get("Content-Length") ?? whole.byteLength);
}

const folder = "public/build";
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
const scripts = files.filter((file) => file.endsWith(".js"));

describe("the browser's script and style", () => {
  test("contain neither the server nor the words of the cases", () => {
    const traces = [
      /ZodError|_zod\b|invalid_type/,
      /kysely|libsql|selectFrom/i,
      /node:crypto|SECRET_KEY/,
    ];
    const told = cases.flatMap(({ overview, eligibility }) => [
      overview[0]?.paragraphs[0],
      eligibility[0]?.text,
    ]);
    const texts = told.filter((text) => text !== undefined);
    expect(texts.length).toBeGreaterThan(20);
    for (const file of scripts) {
      const script = readFileSync(join(folder, file), "utf8");
      expect({ file, found: traces.filter((trace) => trace.test(script)) }).toEqual({
        file,
        found: [],
      });
      expect({ file, found: texts.filter((text) => script.includes(text)) }).toEqual({
        file,
        found: [],
      });
      expect(script).not.toContain("sourceMappingURL");
    }
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  });

  test("are at most 128 kB of script on any page, gzip", async () => {
    const pages = [
      ...indexedPaths,
      "/unsubscribe",
      "/your-request",
      "/lawsuits/lds-abuse",
      "/lawsuits/lds-abuse/record",
      "/nope",
    ];
    for (const path of new Set(pages)) {
      const html = await (await fetch(site.url + path)).text();
      // Every module of the page is named there, the entry included.
      const loaded = tagsOf(html, "link").filter(({ rel }) => rel === "modulepreload");
      expect(loaded.length).toBeGreaterThan(3);
      const size = loaded.reduce((sum, { href }) => sum + packed(`public${href}`), 0);
      expect({ path, size, isSmall: size <= 128_000 }).toMatchObject({ path, isSmall: true });
    }
  });

  test("have, for every form that script posts, a fallback to the browser's own post", () => {
    const [name = ""] = files.filter((file) => file.startsWith("manifest-"));
    const text = readFileSync(join(folder, name), "utf8");
    const manifest: {
      routes: Record<string, { id: string; hasAction: boolean; hasClientAction: boolean }>;
    } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    const withForm = Object.values(manifest.routes).filter(({ hasAction }) => hasAction);
    expect(withForm.length).toBeGreaterThan(5);
    const inSpanish = (id: string) => id.startsWith("es/");
    const without = withForm.filter(
      ({ id, hasClientAction }) => !hasClientAction && !inSpanish(id),
    );
    // The page for a missing address and the address for firms have no form; the forms of the
    // others are always posted by the browser.
    expect(without.map(({ id }) => id).toSorted()).toEqual([
      "routes/$",
      "routes/do-not-sell-my-info",
      "routes/partners_.$id",
      "routes/partners_.$id_.events",
      "routes/partners_.$id_.report",
      "routes/stop-contact",
      "routes/your-request",
    ]);
  });

  test("are at most 15 kB of style for the whole site, gzip", () => {
    // The desk, on an address of its own, has a file of its own.
    const isDesk = (file: string) => /\/desk-\w+\.css$/.test(file);
    const styles = files.filter((file) => file.endsWith(".css") && !isDesk(file));
    const size = styles.reduce((sum, file) => sum + packed(join(folder, file)), 0);
    expect(styles.length).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(15_000);
  });
});

function packed(file: string): number {
  return gzipSync(readFileSync(file)).length;
}
