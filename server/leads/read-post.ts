import { MIMEType } from "node:util";
import { errorTexts } from "~/data/errors";

/** Values by name, exactly as posted; a name may be repeated. */
export type Entries = ReadonlyMap<string, readonly string[]>;

/** Most names and values in a post. None of our forms has half as many fields. */
const parameterLimit = 100;

/**
 * Reads a posted form, urlencoded or multipart, never holding more than 64 KiB.
 *
 * @throws {Response} 405 another method, 408 not whole in time, 413 too large or too many
 * parameters, 415 another type or a compressed body, 400 malformed multipart
 */
export async function readPost(request: Request): Promise<Entries> {
  // Our server rejects other methods itself; `remix-serve` does not.
  if (request.method !== "POST") throw unreadable(405);
  const encoding = request.headers.get("Content-Encoding") ?? "";
  const isCompressed = !/^(identity)?$/i.test(encoding.trim());
  if (!isForm(request) || isCompressed) throw unreadable(415);

  const bytes = await readRaw(request);
  if (typeof bytes === "number") throw unreadable(bytes);
  const type = request.headers.get("Content-Type") ?? "";
  const form = /^multipart\//i.test(type)
    ? parseMultipart(bytes, type)
    : [...new URLSearchParams(new TextDecoder().decode(bytes))];
  if (form.length > parameterLimit) throw unreadable(413);

  const entries = new Map<string, string[]>();
  for (const [name, value] of form) entries.set(name, [...(entries.get(name) ?? []), value]);
  return entries;
}

function unreadable(status: 400 | 405 | 408 | 413 | 415): Response {
  return Response.json(errorTexts()[status], { status });
}

/** By its content type. */
export function isForm(request: Request): boolean {
  const type = request.headers.get("Content-Type") ?? "";
  return type.length <= longestType && formType.test(type);
}

/** Node's parser of types takes time that grows with the square of the length. */
const longestType = 200;

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)[ \t]*(;|$)/i;

/**
 * The bytes of a request, as its signature covers them, or why they are not used: 408 if they did
 * not arrive whole in time, 413 if they are too many. Our own server has read the body already;
 * `remix-serve` has not.
 */
export async function readRaw(request: Request): Promise<Buffer | BodyFault> {
  const body = collectBody(request.headers.get("Content-Length"));
  const reader = request.body?.getReader();
  let late: NodeJS.Timeout | undefined;
  const timeLimit = new Promise<"late">((resolve) => {
    late = setTimeout(() => resolve("late"), bodyMs);
  });
  try {
    for (;;) {
      const read = await Promise.race([reader?.read(), timeLimit]);
      if (read === "late") return 408;
      if (!read?.value) return body.end();

      const fault = body.add(read.value);
      if (fault !== null) return fault;
    }
  } catch (error) {
    if (error instanceof BodyRejected) return error.status;
    throw error;
  } finally {
    clearTimeout(late);
  }
}

/**
 * Reads a multipart body strictly, because a part that is skipped would be a lost answer. Browsers
 * write names and values in UTF-8 (RFC 7578). The value of a file is a NUL, which no field accepts.
 */
function parseMultipart(bytes: Buffer, type: string): [name: string, value: string][] {
  const boundary = new MIMEType(type).params.get("boundary");
  if (!boundary) throw unreadable(400);

  const parts: string[][] = [];
  // One character is one byte here, so that a value is decoded as a whole.
  for (const line of bytes.toString("latin1").split("\r\n")) {
    if (isDelimiter(line, `--${boundary}--`)) return parts.map(readPart);
    if (isDelimiter(line, `--${boundary}`)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  throw unreadable(400);
}

/** Blanks may follow a boundary (RFC 2046, 5.1.1). */
function isDelimiter(line: string, delimiter: string): boolean {
  return line.startsWith(delimiter) && line.slice(delimiter.length).trim() === "";
}

function readPart(lines: readonly string[]): [name: string, value: string] {
  const end = lines.indexOf("");
  const headers = lines.slice(0, Math.max(end, 0));
  const disposition = headers.find((line) => /^content-disposition:\s*form-data\s*;/i.test(line));
  const [, quoted, bare] = /;\s*name=(?:"([^"]*)"|([^\s;"]+))/i.exec(disposition ?? "") ?? [];
  const name = quoted ?? bare;
  if (name === undefined || headers.some((line) => !/^[\w-]+:/.test(line))) {
    throw unreadable(400);
  }
  const isFile = /;\s*filename\*?=/i.test(disposition ?? "");
  return [utf8(name), isFile ? "\0" : utf8(lines.slice(end + 1).join("\r\n"))];
}

function utf8(text: string): string {
  return Buffer.from(text, "latin1").toString("utf8");
}

/** Bytes. */
export const bodyLimit = 64 * 1024;

/** How long a body may take, in milliseconds from the end of its headers. */
export const bodyMs = 20_000;

/**
 * Most pieces of one body, where each costs time however small it is. A proxy sends some kilobytes
 * at a time.
 */
const mostPieces = 8192;

const firstBytes = 4096;

/** Why a body is not used: it did not arrive whole in time (408), or it is too large (413). */
export type BodyFault = 408 | 413;

export class BodyRejected extends Error {
  constructor(readonly status: BodyFault) {
    super(`The body was rejected with ${status}`);
  }
}

/**
 * Collects a body in one buffer, because a piece that is kept as it came takes hundreds of bytes
 * of memory, even if it holds a single one.
 *
 * @param declaredLength the value of `Content-Length`; without one the buffer grows up to the limit
 */
export function collectBody(declaredLength: string | null | undefined) {
  const declared = declaredLength ? Number(declaredLength) : null;
  const fault: BodyFault | null = declared !== null && !(declared <= bodyLimit) ? 413 : null;
  let buffer = Buffer.allocUnsafeSlow(fault ? 0 : (declared ?? firstBytes));
  let size = 0;
  let pieces = 0;

  return {
    /** Known from the declared length alone. */
    fault,
    /** Bytes of memory in use. */
    memory: () => buffer.length,
    /** @returns the fault of the body so far, if any; what follows it is not kept */
    add(piece: Uint8Array): BodyFault | null {
      const end = size + piece.byteLength;
      pieces += 1;
      if (fault !== null || end > bodyLimit || pieces > mostPieces) return 413;

      if (end > buffer.length) {
        const larger = Buffer.allocUnsafeSlow(
          Math.min(bodyLimit, Math.max(end, 2 * buffer.length)),
        );
        buffer.copy(larger, 0, 0, size);
        buffer = larger;
      }
      buffer.set(piece, size);
      size = end;
      return null;
    },
    /** The whole body, at its end. */
    end(): Buffer<ArrayBuffer> | BodyFault {
      if (fault !== null) return fault;
      return declared === null || size === declared ? buffer.subarray(0, size) : 408;
    },
  };
}
