import { useEffect, useRef } from "react";
import type { Listbox } from "./listbox";

/**
 * Draws a select as a listbox if the field has a message for a missing choice. Other forms do not
 * load the script.
 */
export function useListbox(missing?: string) {
  const select = useRef<HTMLSelectElement>(null);
  const listbox = useRef<Listbox>();

  useEffect(() => {
    if (!missing) return;

    let isGone = false;
    void import("./listbox").then((script) => {
      if (isGone || !select.current) return;
      listbox.current = new script.Listbox(select.current, missing);
    });
    return () => {
      isGone = true;
    };
  }, [missing]);

  // The server's reply changes the field's descriptions.
  useEffect(() => listbox.current?.draw());

  return select;
}
