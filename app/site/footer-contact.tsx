import type { LayoutData } from "./layout-data.server";

/** How to reach us, in the same place on every page. */
export function FooterContact({ layout }: { layout: LayoutData }) {
  return (
    <div className="site-footer__contact">
      <p className="site-footer__title">Write to us</p>
      <p>
        <a href={`mailto:${layout.contactEmail}`}>{layout.contactEmail}</a>
      </p>
      <address>
        {layout.company}
        <br />
        {layout.postalAddress}
      </address>
      {layout.social.length > 0 && (
        <ul className="site-footer__social" aria-label={`${layout.name} on social networks`}>
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
