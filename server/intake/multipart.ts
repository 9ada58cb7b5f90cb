import { randomUUID } from "node:crypto";
import { finished } from "node:stream/promises";
import { MIMEType } from "node:util";
import busboy from "busboy";
import { UnreadableForm } from "./unreadable-form";

type Entry = readonly [name: string, value: string];

/** More than any form has fields. A longer post is refused. */
const partLimit = 500;

/**
 * Reads a multipart body with busboy. The parser of Node itself (`Response.formData()`) ignores the
 * charset of a part, and refuses unquoted names and `form-data;name=` before Node 24.
 *
 * @returns names and values in the order posted, repeated names included
 * @throws {UnreadableForm} 400 malformed, too many parts, or a part that would be lost
 */
export async function parseMultipart(bytes: Buffer, contentType: string): Promise<Entry[]> {
  const { body, boundary, parts } = replaceBoundary(bytes, readBoundary(contentType));
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const parser = busboy({ headers, defParamCharset: "utf8", limits: { parts: partLimit } });
  const entries = collectEntries(parser);
  try {
    const done = finished(parser);
    parser.end(body);
    await done;
  } catch {
    throw new UnreadableForm(400);
  }
  // busboy silently skips parts that it cannot read. A skipped part would be a lost answer.
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

/** Fills while the parser reads. A file becomes a NUL, which no field accepts. */
function collectEntries(parser: busboy.Busboy): Entry[] {
  const entries: Entry[] = [];
  parser.on("field", (name: string | undefined, value: string | undefined) => {
    // No value means an unknown charset: the count of parts will show that one is missing.
    if (value !== undefined) entries.push([name ?? "", value]);
  });
  parser.on("file", (name: string | undefined, file) => {
    entries.push([name ?? "", "\0"]);
    // The parser reports the same error; without a listener here, it would end the process.
    file.on("error", () => {}).resume();
  });
  return entries;
}
