import { useEffect } from "react";

const standIn = "/images/cases/default.svg";

/** Replaces a picture that fails to load, once; the replacement itself is never replaced. */
export function useBrokenPictures(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => replace(target);
    document.addEventListener("error", onError, true);
    // Pictures that failed before script ran.
    for (const picture of document.images) {
      if (picture.complete && picture.naturalWidth === 0) replace(picture);
    }
    return () => document.removeEventListener("error", onError, true);
  }, []);
}

function replace(target: EventTarget | null) {
  if (target instanceof HTMLImageElement && target.getAttribute("src") !== standIn) {
    target.src = standIn;
  }
}
