import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Posts the cookie form once per document when only script sees the signal. The data is then loaded
 * again in place, so that nothing typed is lost.
 */
export function useGpcPost(hasOptedOut: boolean): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (hasOptedOut || navigator.globalPrivacyControl !== true) return;

    void import("./gpc-post").then(({ postOnce }) => postOnce(revalidate));
  }, [hasOptedOut, revalidate]);
}
