import { LinkList } from "~/app/ui/site-link";
import { layoutWords as words } from "~/data/layout";
import { legalRow, sitePages } from "~/data/menus";
import { Brand } from "./brand";

export function FooterText({ facts }: { facts: FooterFacts }) {
  return (
    <>
      <div className="site-footer__top">
        <div className="site-footer__about">
          <Brand name={facts.name} />
          <p>{facts.tagline}</p>
        </div>
        <nav aria-labelledby="footer-pages">
          <p className="site-footer__title" id="footer-pages">
            {words.footer.pages}
          </p>
          <LinkList links={sitePages} className="site-footer__list" />
        </nav>
        <FooterContact facts={facts} />
      </div>
      <nav aria-label={words.legal}>
        <LinkList links={legalRow} className="site-footer__legal" />
      </nav>
      <div className="site-footer__statements">
        {facts.statements.map((statement) => (
          <p key={statement}>{statement}</p>
        ))}
      </div>
    </>
  );
}

type FooterFacts = {
  name: string;
  tagline: string;
  company: string;
  postalAddress: string;
  contactEmail: string;
  statements: readonly string[];
  social: readonly { label: string; href: string }[];
};

/** At the same place on every page (WCAG 2.2, 3.2.6). */
function FooterContact({ facts }: { facts: FooterFacts }) {
  return (
    <div className="site-footer__contact">
      <p className="site-footer__title">{words.footer.contact}</p>
      <p>
        <a href={`mailto:${facts.contactEmail}`}>{facts.contactEmail}</a>
      </p>
      <address>
        {facts.company}
        <br />
        {facts.postalAddress}
      </address>
      {facts.social.length > 0 && (
        <ul className="site-footer__social" aria-label={words.footer.social(facts.name)}>
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
