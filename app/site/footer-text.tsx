import { LinkList } from "~/app/ui/link-list";
import { layoutWords as words } from "~/data/layout";
import { legalRow, sitePages } from "~/data/menus";
import { Brand } from "./brand";
import { FooterContact, type FooterFacts } from "./footer-contact";

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
