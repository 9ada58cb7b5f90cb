import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

let isPosted = false;

/**
 * A signal seen only by script is made known to the server, once a document, through the cookie
 * form. With the cookie set, the page is asked for again in place, so that nothing typed is lost.
 */
export function useGpcPost(hasOptedOut: boolean): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (isPosted || hasOptedOut || navigator.globalPrivacyControl !== true) return;

    isPosted = true;
    void post().then(() => {
      if (document.cookie.split("; ").includes("do_not_sell=1")) revalidate();
    });
  }, [hasOptedOut, revalidate]);
}

async function post() {
  const body = new URLSearchParams({ intent: "opt-out-cookie" });
  await fetch("/do-not-sell-my-info", { method: "POST", body, redirect: "manual" }).catch(
    () => null,
  );
}
