import { layoutWords } from "~/data/layout";

const words = layoutWords.footer;

export type FooterFacts = {
  name: string;
  tagline: string;
  company: string;
  postalAddress: string;
  contactEmail: string;
  statements: readonly string[];
  social: readonly { label: string; href: string }[];
};

/** At the same place on every page (WCAG 2.2, 3.2.6). */
export function FooterContact({ facts }: { facts: FooterFacts }) {
  return (
    <div className="site-footer__contact">
      <p className="site-footer__title">{words.contact}</p>
      <p>
        <a href={`mailto:${facts.contactEmail}`}>{facts.contactEmail}</a>
      </p>
      <address>
        {facts.company}
        <br />
        {facts.postalAddress}
      </address>
      {facts.social.length > 0 && (
        <ul className="site-footer__social" aria-label={words.social(facts.name)}>
          {facts.social.map(({ label, href }) => (
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
