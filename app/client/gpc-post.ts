import { addresses } from "~/data/addresses";
import { optOutCookie } from "~/data/opt-out-cookie";

let isPosted = false;

/** Loaded only when a signal is seen. `renew` reloads the data of the page, with the cookie set. */
export async function postOnce(renew: () => void): Promise<void> {
  if (isPosted) return;

  isPosted = true;
  const body = new URLSearchParams({ intent: "opt-out-cookie" });
  await fetch(addresses.optOut, { method: "POST", body, redirect: "manual" }).catch(() => null);
  if (document.cookie.split("; ").includes(`${optOutCookie}=1`)) renew();
}
