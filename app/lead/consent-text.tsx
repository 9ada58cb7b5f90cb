import { Fragment } from "react";
import { consentTextId } from "~/app/forms/input-view";
import { TextLinks } from "~/app/ui/links";
import type { ShownConsent } from "./lead.server";

/** Above the box, in its group: who may contact the visitor, how, and how to stop it. */
export function ConsentText({ title, parts, firms, ...end }: ShownConsent) {
  return (
    <>
      <legend>{title}</legend>
      <div id={consentTextId}>
        {parts.map((part, index) => (
          <Fragment key={part.title}>
            <p>
              <strong>{part.title}:</strong> {part.text}
            </p>
            {index === 0 && firms.length > 0 && (
              <ul>
                {firms.map((firm) => (
                  <li key={firm}>{firm}</li>
                ))}
              </ul>
            )}
          </Fragment>
        ))}
      </div>
      <p>
        {end.assent} {end.newTab} <TextLinks links={end.links} target="_blank" />
      </p>
    </>
  );
}
