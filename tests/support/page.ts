import { post, type Site } from "./site";

/** The response to a page request, read completely. */
export type Answer = {
  status: number;
  headers: Headers;
  html: string;
  title: string;
  location: string;
  /** The target of a redirect after success. */
  reference: string;
};

export async function read(
  site: Pick<Site, "url">,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return answerOf(await fetch(new URL(path, site.url), { headers, redirect: "manual" }));
}

export async function send(
  { url, headers }: Pick<Site, "url"> & { headers?: Record<string, string> },
  path: string,
  fields: Record<string, string>,
): Promise<Answer> {
  return answerOf(await post(new URL(path, url).href, fields, headers));
}

async function answerOf(response: Response): Promise<Answer> {
  const html = await response.text();
  const location = response.headers.get("Location") ?? "";

  return {
    status: response.status,
    headers: response.headers,
    html,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? "",
    location,
    reference: /[?&]sent=(\w+)/.exec(location)?.[1] ?? "",
  };
}
