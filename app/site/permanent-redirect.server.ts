import { redirect } from "@remix-run/node";
import { documentVary } from "~/app/services.server";

/** 308. Under `remix-serve` nothing else adds the common headers. */
export function permanentRedirect(address: string): Response {
  return redirect(address, {
    status: 308,
    headers: { Vary: documentVary, "Cache-Control": "no-store" },
  });
}
