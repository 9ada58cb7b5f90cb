import type { Frame } from "~/app/root";

/** How to reach us, in the same place on every page. */
export function FooterContact({ frame }: { frame: Frame }) {
  return (
    <div className="site-footer__contact">
      <p className="site-footer__title">Write to us</p>
      <p>
        <a href={`mailto:${frame.contactEmail}`}>{frame.contactEmail}</a>
      </p>
      <address>
        {frame.company}
        <br />
        {frame.postalAddress}
      </address>
      {frame.social.length > 0 && (
        <ul className="site-footer__social" aria-label={`${frame.name} on social networks`}>
          {frame.social.map(({ label, href }) => (
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
