import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { tagsOf } from "../support/document";
import { everyPath, mostBytes } from "../support/paths";
import { sharedSite } from "../support/shared-site";

const site = sharedSite();
const documents: { path: string; html: string; bytes: number }[] = [];
beforeAll(async () => {
  for (const path of everyPath) {
    const html = await (await fetch(`${site.url}${path}`)).text();
    // As the server keeps it once a page has been asked for again.
    documents.push({ path, html, bytes: brotliCompressSync(html).length });
  }
});

describe("what a browser downloads for a page", () => {
  test("is a document of at most 12 kB for home, 22 kB for a case's record, 14 kB else, brotli", () => {
    const sizes = documents.map(({ path, bytes }) => ({ path, bytes }));
    expect(sizes.filter(({ path, bytes }) => bytes > mostBytes(path))).toEqual([]);
    expect(sizes.length).toBeGreaterThan(30);
  });

  test("is at most 200 kB for the whole first view, compressed", async () => {
    const sizes = await Promise.all(
      documents.map(async ({ path, html, bytes }) => ({
        path,
        bytes: bytes + (await loadedBytes(html)),
      })),
    );
    expect(sizes.filter(({ bytes }) => bytes > 200_000)).toEqual([]);
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
