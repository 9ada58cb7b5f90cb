import { useActionData } from "@remix-run/react";
import type { Reply } from "~/app/services.server";

/** What the server answered to the form of this page, if it could not take it. */
export function useReply(): Reply | null {
  return useActionData<{ reply?: Reply }>()?.reply ?? null;
}
