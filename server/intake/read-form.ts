import { randomUUID } from "node:crypto";
import { finished } from "node:stream/promises";
import { MIMEType } from "node:util";
import busboy from "busboy";

/** What a form brought, as posted: every value of every name, nothing interpreted. */
export type Entries = ReadonlyMap<string, readonly string[]>;

/** A body that is not a form we read; `status` is the answer it deserves. */
export class UnreadableForm extends Error {
  constructor(readonly status: 400 | 413 | 415) {
    super(`Unreadable form: ${status}`);
  }
}

export const bodyLimit = 64 * 1024;

/**
 * Reads a posted form, urlencoded or multipart, never holding more than 64 KiB.
 *
 * @throws {UnreadableForm} 413 too large, 415 another type or a compressed body, 400 malformed multipart
 */
export async function readForm(request: Request): Promise<Entries> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!isFormType(type) || isEncoded(request)) throw new UnreadableForm(415);

  const bytes = await readLimited(request);
  if (/^multipart\//i.test(type)) return collect(await parseMultipart(bytes, type));

  return collect(new URLSearchParams(new TextDecoder().decode(bytes)));
}

export function isFormType(type: string): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type.trim());
}

function isEncoded(request: Request): boolean {
  return !/^(identity)?$/i.test((request.headers.get("Content-Encoding") ?? "").trim());
}

async function readLimited(request: Request): Promise<Buffer> {
  if (Number(request.headers.get("Content-Length")) > bodyLimit) throw new UnreadableForm(413);

  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of streamOf(request)) {
    size += chunk.byteLength;
    if (size > bodyLimit) throw new UnreadableForm(413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* streamOf(request: Request) {
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

type Entry = readonly [name: string, value: string];

/** More parts than any form has fields; what comes after them is not read. */
const partLimit = 500;

async function parseMultipart(bytes: Buffer, type: string): Promise<Entry[]> {
  const { body, boundary, parts } = delimitAnew(bytes, boundaryOf(type));
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const parser = busboy({ headers, defParamCharset: "utf8", limits: { parts: partLimit } });
  const entries = entriesOf(parser);
  try {
    const done = finished(parser);
    parser.end(body);
    await done;
  } catch {
    throw new UnreadableForm(400);
  }
  // A part it cannot make sense of is skipped silently. Nothing that was typed may be lost so.
  if (entries.length !== parts) throw new UnreadableForm(400);
  return entries;
}

function boundaryOf(type: string): string {
  const boundary = new MIMEType(type).params.get("boundary");
  if (!boundary) throw new UnreadableForm(400);
  return boundary;
}

/**
 * The same parts between delimiters that no value can hold: busboy knows no blanks after a boundary,
 * and cuts a value off at a line that only begins like one (RFC 2046, 5.1.1). The epilogue goes.
 */
function delimitAnew(bytes: Buffer, old: string) {
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

/** Fills while the parser reads. A file is kept as a NUL, which no field accepts: the site asks for none. */
function entriesOf(parser: busboy.Busboy): Entry[] {
  const entries: Entry[] = [];
  parser.on("field", (name: string | undefined, value: string | undefined) => {
    // Without a value it is in a charset that cannot be read, and is missed when parts are counted.
    if (value !== undefined) entries.push([name ?? "", value]);
  });
  parser.on("file", (name: string | undefined, file) => {
    entries.push([name ?? "", "\0"]);
    // The parser tells the same error; unheard here, it would end the process.
    file.on("error", () => {}).resume();
  });
  return entries;
}

function collect(form: Iterable<Entry>): Entries {
  const entries = new Map<string, string[]>();
  for (const [name, value] of form) {
    const values = entries.get(name) ?? [];
    values.push(value);
    entries.set(name, values);
  }
  return entries;
}
