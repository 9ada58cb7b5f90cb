import { useEffect } from "react";
import { errorMark as mark } from "~/data/error-mark";

type Step = {
  isFocused: boolean;
  /** The server's answer; a new answer is a new step. */
  step: unknown;
  prefix: string;
};

/** A step drawn by script starts at its top, as a document does, and is named in the title. */
export function useStep({ isFocused, step, prefix }: Step): void {
  useEffect(() => {
    if (isFocused && step) scrollTo({ top: 0, behavior: "instant" });
  }, [isFocused, step]);

  // After every render, because the router writes the plain title again whenever its data changes.
  useEffect(() => {
    const { title } = document;
    if (!prefix || title.includes(prefix)) return;

    const plain = title.replace(mark, "");
    document.title = (title === plain ? "" : mark) + prefix + plain;
  });

  useEffect(
    () => () => {
      document.title = document.title.replace(prefix, "");
    },
    [prefix],
  );
}
