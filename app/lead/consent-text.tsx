import { TextLinks } from "~/app/ui/links";
import type { ShownConsent } from "./lead.server";

/** Directly above the button: who may contact the visitor, how, and how to stop it. */
export function ConsentText({ text, firms, assent, links }: ShownConsent) {
  return (
    <>
      <p>{text}</p>
      {firms.length > 0 && (
        <ul>
          {firms.map((firm) => (
            <li key={firm}>{firm}</li>
          ))}
        </ul>
      )}
      <p>{assent}</p>
      <p>
        <TextLinks links={links} target="_blank" />
      </p>
    </>
  );
}
