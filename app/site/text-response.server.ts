import type { AppLoadContext } from "@remix-run/node";
import { documentVary, entityTag } from "~/app/services.server";

type Text = { body: string; type: string; context: AppLoadContext };

/** Cached for an hour. Our own server completes the ETag by the encoding; another would not. */
export function textResponse({ body, type, context }: Text): Response {
  return new Response(body, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "max-age=3600",
      ...(context.facts && { ETag: entityTag([body], "identity") }),
    },
  });
}

/** For an address without a page, which a program asks for. */
export function noSuchFile(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      Vary: documentVary,
    },
  });
}
