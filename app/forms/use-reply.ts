import { useActionData } from "@remix-run/react";
import type { Reply } from "~/app/services.server";

/** The reply to the form of this page, if it was not accepted. */
export function useReply(): Reply | null {
  return useActionData<{ reply?: Reply }>()?.reply ?? null;
}
