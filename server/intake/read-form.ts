import { parseMultipart } from "./multipart";
import { UnreadableForm } from "./unreadable-form";

/** Values by name, exactly as posted; a name may come several times. */
export type Entries = ReadonlyMap<string, readonly string[]>;

/** Bytes. */
export const bodyLimit = 64 * 1024;

/**
 * Reads a posted form, urlencoded or multipart, never holding more than 64 KiB.
 *
 * @param body if it has been read already
 * @throws {UnreadableForm} 413 too large, 415 another type or a compressed body, 400 malformed
 *   multipart
 */
export async function readForm(request: Request, body?: Buffer): Promise<Entries> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!isFormType(type) || isEncoded(request)) throw new UnreadableForm(415);

  assertSmall(Number(request.headers.get("Content-Length")));
  const bytes = body ?? (await readLimited(request));
  assertSmall(bytes.length);
  if (/^multipart\//i.test(type)) return groupByName(await parseMultipart(bytes, type));

  return groupByName(new URLSearchParams(new TextDecoder().decode(bytes)));
}

function isFormType(type: string): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type.trim());
}

function isEncoded(request: Request): boolean {
  return !/^(identity)?$/i.test((request.headers.get("Content-Encoding") ?? "").trim());
}

async function readLimited(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of streamBody(request)) {
    size += chunk.byteLength;
    assertSmall(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function assertSmall(bytes: number) {
  if (bytes > bodyLimit) throw new UnreadableForm(413);
}

async function* streamBody(request: Request) {
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
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
