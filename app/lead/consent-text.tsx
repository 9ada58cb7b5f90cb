import { TextLinks } from "~/app/ui/text-links";
import type { Consent } from "~/data/consent";

/** Directly above the button: who may contact the visitor, how, and how to stop it. */
export function ConsentText({ text, links }: Consent) {
  return (
    <>
      <p>{text}</p>
      <p>
        <TextLinks links={links} target="_blank" />
      </p>
    </>
  );
}
