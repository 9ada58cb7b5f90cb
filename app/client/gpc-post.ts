import { addresses } from "~/data/addresses";
import { optOutCookie } from "~/data/opt-out-cookie";

let isPosted = false;

/** Posts the cookie form once per document, then loads the page's data again, with the cookie. */
export async function postSignal(revalidate: () => void): Promise<void> {
  if (isPosted) return;

  isPosted = true;
  const body = new URLSearchParams({ intent: "opt-out-cookie" });
  await fetch(addresses.optOut, { method: "POST", body, redirect: "manual" }).catch(() => null);
  if (document.cookie.split("; ").includes(`${optOutCookie}=1`)) revalidate();
}
