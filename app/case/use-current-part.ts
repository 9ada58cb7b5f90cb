import { useEffect, useState } from "react";
import type { Contents } from "./contents.server";

/** Id of the part that crosses the upper third of the window; undefined before script runs. */
export function useCurrentPart(contents: Contents): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: "-30% 0px -69% 0px" },
    );
    for (const { id } of contents) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [contents]);

  return current;
}
