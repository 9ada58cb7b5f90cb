import { randomUUID } from "node:crypto";
import { finished } from "node:stream/promises";
import { MIMEType } from "node:util";
import busboy from "busboy";
import { errorTexts } from "~/data/errors";

/**
 * Reads the form of a request.
 *
 * @throws {Response} 400, 405, 413 or 415 for a body that cannot be read as a form
 */
export async function readPost(request: Request): Promise<Entries> {
  // Our server rejects other methods itself; `remix-serve` does not.
  if (request.method !== "POST") throw Response.json(errorTexts()[405], { status: 405 });

  try {
    return await readForm(request);
  } catch (error) {
    if (error instanceof UnreadableForm) {
      const { status } = error;
      throw Response.json(errorTexts()[status], { status });
    }
    throw error;
  }
}

/** Values by name, exactly as posted; a name may be repeated. */
export type Entries = ReadonlyMap<string, readonly string[]>;

/** Bytes. */
export const bodyLimit = 64 * 1024;

/** Most names and values in a post. None of our forms has half as many fields. */
const parameterLimit = 100;

/**
 * Reads a posted form, urlencoded or multipart, never holding more than 64 KiB.
 *
 * @throws {UnreadableForm} 413 too large or too many parameters, 415 another type or a compressed
 * body, 400 malformed multipart
 */
export async function readForm(request: Request): Promise<Entries> {
  const encoding = request.headers.get("Content-Encoding") ?? "";
  const isCompressed = !/^(identity)?$/i.test(encoding.trim());
  if (!isForm(request) || isCompressed) throw new UnreadableForm(415);

  const bytes = await readRaw(request);
  if (bytes.length > bodyLimit) throw new UnreadableForm(413);
  const type = request.headers.get("Content-Type") ?? "";
  if (/^multipart\//i.test(type)) {
    return groupByName(await parseMultipart(bytes, { type, limit: parameterLimit }));
  }
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  if (form.size > parameterLimit) throw new UnreadableForm(413);
  return groupByName(form);
}

/** By its content type. */
export function isForm(request: Request): boolean {
  return formType.test(request.headers.get("Content-Type") ?? "");
}

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)[ \t]*(;|$)/i;

/** The bytes of a request, as its signature covers them; cut off after the limit is exceeded. */
export async function readRaw(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (size <= bodyLimit) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;

    size += value.byteLength;
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

function groupByName(form: Iterable<readonly [name: string, value: string]>): Entries {
  const entries = new Map<string, string[]>();
  for (const [name, value] of form) {
    const values = entries.get(name) ?? [];
    values.push(value);
    entries.set(name, values);
  }
  return entries;
}

type Entry = readonly [name: string, value: string];

type Multipart = {
  /** The whole `Content-Type`. */
  type: string;
  /** Most parts. */
  limit: number;
};

/**
 * Reads a multipart body with busboy. The parser of Node itself (`Response.formData()`) ignores the
 * charset of a part, and refuses unquoted names and `form-data;name=` before Node 24.
 *
 * @returns names and values in the order posted, repeated names included
 * @throws {UnreadableForm} 400 malformed, or a part that would be lost; 413 too many parts
 */
async function parseMultipart(bytes: Buffer, { type, limit }: Multipart): Promise<Entry[]> {
  const { body, boundary, parts } = replaceBoundary(bytes, readBoundary(type));
  if (parts > limit) throw new UnreadableForm(413);

  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const parser = busboy({ headers, defParamCharset: "utf8" });
  const entries = collectEntries(parser);
  try {
    const done = finished(parser);
    parser.end(body);
    await done;
  } catch {
    throw new UnreadableForm(400);
  }
  // busboy silently skips parts that it cannot read, and a skipped part would be a lost answer.
  if (entries.length !== parts) throw new UnreadableForm(400);
  return entries;
}

function readBoundary(contentType: string): string {
  const boundary = new MIMEType(contentType).params.get("boundary");
  if (!boundary) throw new UnreadableForm(400);
  return boundary;
}

/**
 * Replaces the posted boundary by a random one and drops the epilogue. busboy accepts no blanks
 * after a boundary, and ends a value at a line that only begins like one (RFC 2046, 5.1.1).
 */
function replaceBoundary(bytes: Buffer, old: string) {
  const lines = bytes.toString("latin1").split("\r\n");
  const end = lines.findIndex((line) => isDelimiter(line, `--${old}--`));
  if (end === -1) throw new UnreadableForm(400);

  const boundary = randomUUID();
  let parts = 0;
  const kept = lines.slice(0, end).map((line) => {
    if (!isDelimiter(line, `--${old}`)) return line;
    parts += 1;
    return `--${boundary}`;
  });
  const body = Buffer.from([...kept, `--${boundary}--`].join("\r\n"), "latin1");
  return { body, boundary, parts };
}

function isDelimiter(line: string, delimiter: string): boolean {
  return line.startsWith(delimiter) && line.slice(delimiter.length).trim() === "";
}

/**
 * Returns a list that fills while the parser reads. A file becomes a NUL, which no field accepts.
 */
function collectEntries(parser: busboy.Busboy): Entry[] {
  const entries: Entry[] = [];
  parser.on("field", (name: string | undefined, value: string | undefined) => {
    // A missing value means an unknown charset: the count of parts will show that one was skipped.
    if (value !== undefined) entries.push([name ?? "", value]);
  });
  parser.on("file", (name: string | undefined, file) => {
    entries.push([name ?? "", "\0"]);
    // The parser reports the same error; without a listener here, it would end the process.
    file.on("error", () => {}).resume();
  });
  return entries;
}

/** A request body that cannot be read as a form; `status` is the HTTP status to answer. */
export class UnreadableForm extends Error {
  constructor(readonly status: 400 | 413 | 415) {
    super(`Unreadable form: ${status}`);
  }
}
