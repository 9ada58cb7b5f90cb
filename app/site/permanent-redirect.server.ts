import { redirect } from "@remix-run/node";
import { documentVary } from "~/app/services.server";

/** Another address for good. Under another server than ours, nobody else adds the headers. */
export function permanentRedirect(address: string): Response {
  return redirect(address, {
    status: 308,
    headers: { Vary: documentVary, "Cache-Control": "no-store" },
  });
}
