import { layoutWords } from "~/data/layout";
import type { LayoutData } from "./layout-data.server";

const words = layoutWords.footer;

/** How to reach us, in the same place on every page. */
export function FooterContact({ layout }: { layout: LayoutData }) {
  return (
    <div className="site-footer__contact">
      <p className="site-footer__title">{words.contact}</p>
      <p>
        <a href={`mailto:${layout.contactEmail}`}>{layout.contactEmail}</a>
      </p>
      <address>
        {layout.company}
        <br />
        {layout.postalAddress}
      </address>
      {layout.social.length > 0 && (
        <ul className="site-footer__social" aria-label={words.social(layout.name)}>
          {layout.social.map(({ label, href }) => (
            <li key={label}>
              <a href={href} rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
