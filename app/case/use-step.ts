import { useEffect } from "react";
import { errorMark as mark } from "~/data/error-mark";

type Step = {
  isFocused: boolean;
  /** What the server answered: another answer is another step. */
  step: unknown;
  prefix: string;
};

/** A step that script drew begins at its top, as a document does, and says in the title which it is. */
export function useStep({ isFocused, step, prefix }: Step): void {
  useEffect(() => {
    if (isFocused && step) scrollTo({ top: 0, behavior: "instant" });
  }, [isFocused, step]);

  // After every render: the router writes the plain title again whenever its data is.
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
