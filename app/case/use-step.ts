import { useEffect } from "react";

type Step = {
  isFocused: boolean;
  /** What the server answered: another answer is another step. */
  step: unknown;
  prefix: string;
};

const mark = "Error: ";

/** A step that script drew begins at its top, as a document does, and says in the title which it is. */
export function useStep({ isFocused, step, prefix }: Step): void {
  useEffect(() => {
    if (isFocused && step) scrollTo({ top: 0, behavior: "instant" });
  }, [isFocused, step]);

  // After every render: the router writes the plain title again whenever its data is.
  useEffect(() => {
    if (!prefix || document.title.includes(prefix)) return;

    const isMarked = document.title.startsWith(mark);
    const plain = document.title.slice(isMarked ? mark.length : 0);
    document.title = `${isMarked ? mark : ""}${prefix}${plain}`;
  });

  useEffect(
    () => () => {
      document.title = document.title.replace(prefix, "");
    },
    [prefix],
  );
}
