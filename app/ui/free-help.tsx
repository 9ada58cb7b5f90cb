import type { ReactNode } from "react";
import { agencyPages } from "~/data/agency-pages";
import type { Case } from "~/data/case";
import { casePage } from "~/data/case-page";
import { language } from "~/data/language";
import { englishMark } from "~/data/source-note";
import { curly, LinkedText, Outside } from "./linked-text";

export type Help = { what: string; who: string; cost: string; href?: string; phone?: string };

/** The free help of a case; null for a topic without a page. */
export function readHelp({ brief }: Case): Help[] | null {
  if (!brief) return null;

  return brief.help.map(({ what, who, cost, phone, ...help }) => {
    const { href, isMarked } = inReach(help.href);
    return {
      what: what + (isMarked ? englishMark() : ""),
      who,
      cost,
      ...(href && { href }),
      ...(phone && { phone }),
    };
  });
}

/** The page of an agency in the language of the visitor, if there is one. */
function inReach(href: string | undefined) {
  const own = href && agencyPages[href]?.[language()];

  return { href: own || href, isMarked: href !== undefined && !own };
}

export function HelpNames({ help }: { help: readonly Help[] }): ReactNode {
  return (
    <ul className="freehelp">
      {help.map(({ what, who, href, phone, cost }) => (
        <li key={what}>
          <p>
            {href ? <Outside href={href}>{curly(what)}</Outside> : <strong>{curly(what)}</strong>}
            {phone && (
              <>
                , <LinkedText text={phone} />
              </>
            )}
          </p>
          <p>
            {curly(who)} ({cost})
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The first help of a case, those with a telephone number before the others, beside other text. */
export function FirstHelp({ help }: { help: readonly Help[] }) {
  return (
    <>
      <h3>{casePage().parts.help}</h3>
      <HelpNames help={help.slice(0, 3)} />
    </>
  );
}
