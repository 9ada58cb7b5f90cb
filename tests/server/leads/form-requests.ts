import { readForm, UnreadableForm } from "~/server/leads/read-post";

export const urlencoded = "application/x-www-form-urlencoded";

export function requestOf(body: string, type = urlencoded, isTold = true): Request {
  const headers = new Headers({ "Content-Type": type });
  if (isTold) headers.set("Content-Length", String(body.length));
  return new Request("http://x/", { method: "POST", headers, body });
}

export function partOf(name: string, value: string): string {
  return `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
}

export function multipart(body: string, type = "multipart/form-data; boundary=x"): Request {
  return new Request("http://x/", { method: "POST", headers: { "Content-Type": type }, body });
}

export async function statusOf(request: Request): Promise<number> {
  const error: unknown = await readForm(request).catch((reason: unknown) => reason);
  return error instanceof UnreadableForm ? error.status : 200;
}
