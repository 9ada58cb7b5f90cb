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
 * @throws {UnreadableForm} 413 too large, 415 another type of body, 400 malformed multipart
 */
export async function readForm(request: Request): Promise<Entries> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!isFormType(type)) throw new UnreadableForm(415);

  const bytes = await readLimited(request);
  if (/^multipart\//i.test(type)) return collect(await parseMultipart(bytes, type));

  return collect(new URLSearchParams(new TextDecoder().decode(bytes)));
}

export function isFormType(type: string): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type.trim());
}

async function readLimited(request: Request): Promise<Uint8Array> {
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

async function parseMultipart(bytes: Uint8Array, type: string): Promise<FormData> {
  try {
    return await new Response(Buffer.from(bytes), { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new UnreadableForm(400);
  }
}

/** A file is kept as a NUL, which no field accepts: the site asks for none. */
function collect(form: Iterable<[string, FormDataEntryValue]>): Entries {
  const entries = new Map<string, string[]>();
  for (const [name, value] of form) {
    const values = entries.get(name) ?? [];
    values.push(typeof value === "string" ? value : "\0");
    entries.set(name, values);
  }
  return entries;
}
