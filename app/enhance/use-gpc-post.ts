import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/**
 * A signal seen only by script is made known to the server, once a document, through the cookie
 * form. With the cookie set, the page is asked for again in place, so that nothing typed is lost.
 */
export function useGpcPost(hasOptedOut: boolean): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (hasOptedOut || navigator.globalPrivacyControl !== true) return;

    void import("./gpc-post").then(({ postOnce }) => postOnce(revalidate));
  }, [hasOptedOut, revalidate]);
}
