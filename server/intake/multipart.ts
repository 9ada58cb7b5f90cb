import { randomUUID } from "node:crypto";
import { finished } from "node:stream/promises";
import { MIMEType } from "node:util";
import busboy from "busboy";
import { UnreadableForm } from "./unreadable-form";

type Entry = readonly [name: string, value: string];

/** More parts than any form has fields; what comes after them is not read. */
const partLimit = 500;

/** @throws {UnreadableForm} 400 malformed, too many parts, or a part that would be lost */
export async function parseMultipart(bytes: Buffer, contentType: string): Promise<Entry[]> {
  const { body, boundary, parts } = delimitAnew(bytes, readBoundary(contentType));
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
  // A part it cannot make sense of is skipped silently. Nothing that was typed may be lost so.
  if (entries.length !== parts) throw new UnreadableForm(400);
  return entries;
}

function readBoundary(contentType: string): string {
  const boundary = new MIMEType(contentType).params.get("boundary");
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
function collectEntries(parser: busboy.Busboy): Entry[] {
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
