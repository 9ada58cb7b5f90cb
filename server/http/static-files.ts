import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { chooseEncoding, type Encoding, tagWith } from "./encoding";
import { type PrebuiltResponse, prebuiltResponse } from "./prebuilt-response";
import type { RequestLines } from "./request-facts";

/** Larger files are read from disk each time and sent uncompressed. */
const largest = 1024 * 1024;

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const suffixes = { br: ".br", gzip: ".gz" } as const;

export type StaticFiles = { find(path: string, lines: RequestLines): PrebuiltResponse | null };

type Common = Readonly<Record<string, string>>;
type File = Partial<Record<Encoding, PrebuiltResponse>> & { identity: PrebuiltResponse };
type Folders = {
  /** Folder to serve, as a URL ending with a slash. */
  files: URL;
  /** The same files, compressed at build. */
  packed: URL;
};

/** Keeps small files in memory, in every encoding. */
export function loadStaticFiles(folders: Folders, common: Common): StaticFiles {
  const files = new Map<string, File>();
  for (const name of existsSync(folders.files) ? namesIn(folders.files) : []) {
    const file = load(folders, name, common);
    if (file) files.set(`/${name}`, file);
  }
  return {
    find(path, { accepted, isUnusual }) {
      const file = isUnusual ? undefined : files.get(path);
      return file ? (file[chooseEncoding(accepted)] ?? file.identity) : null;
    },
  };
}

function namesIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" });
}

function load(folders: Folders, name: string, common: Common): File | null {
  const url = new URL(escapePath(name), folders.files);
  const type = types[extname(name)];
  const { size, mtimeMs } = statSync(url);
  if (type === undefined || size > largest) return null;

  const body = readFileSync(url);
  const content = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const bodies: Partial<Record<Encoding, Buffer>> = {
    br: readPacked(folders, name + suffixes.br, mtimeMs),
    gzip: readPacked(folders, name + suffixes.gzip, mtimeMs),
  };
  const headers: [string, string][] = [
    ...Object.entries(common),
    ["Content-Type", type],
    ["Cache-Control", lifetime(name)],
    ...(bodies.br || bodies.gzip ? [["Vary", "Accept-Encoding"] satisfies [string, string]] : []),
  ];
  const make = (encoding: Encoding, packed: Buffer) =>
    prebuiltResponse({ headers, tag: tagWith(content, encoding), body: packed, encoding });
  return {
    identity: make("identity", body),
    ...(bodies.br && { br: make("br", bodies.br) }),
    ...(bodies.gzip && { gzip: make("gzip", bodies.gzip) }),
  };
}

/**
 * Undefined if the file has changed since the build; a development build compresses nothing. A
 * hashed file stays valid even if copying changed its time.
 */
function readPacked({ packed }: Folders, name: string, changedAt: number): Buffer | undefined {
  const url = new URL(escapePath(name), packed);
  const packedAt = statSync(url, { throwIfNoEntry: false })?.mtimeMs;
  if (packedAt === undefined) return undefined;
  return isHashed(name) || packedAt >= changedAt ? readFileSync(url) : undefined;
}

function escapePath(name: string): string {
  return name.split("/").map(encodeURIComponent).join("/");
}

function lifetime(name: string): string {
  return isHashed(name) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}

/** Built files carry a hash of their content in their names. */
function isHashed(name: string): boolean {
  return name.startsWith("build/");
}
