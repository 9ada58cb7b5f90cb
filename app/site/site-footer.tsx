import type { ReactNode } from "react";
import { LinkList } from "~/app/ui/link-list";
import { layoutWords as words } from "~/data/layout";
import { legalRow, sitePages } from "~/data/menus";
import { Brand } from "./brand";
import { FooterContact } from "./footer-contact";
import type { LayoutData } from "./layout-data.server";

export function SiteFooter({ layout, children }: { layout?: LayoutData; children: ReactNode }) {
  return (
    <footer className="site-footer">
      <div className="site-footer__top">
        <div className="site-footer__about">
          <Brand name={layout?.name} />
          <p>{layout?.tagline}</p>
        </div>
        <nav aria-labelledby="footer-pages">
          <p className="site-footer__title" id="footer-pages">
            {words.footer.pages}
          </p>
          <LinkList links={sitePages} className="site-footer__list" />
        </nav>
        {layout && <FooterContact layout={layout} />}
      </div>
      <nav aria-label={words.legal}>
        <LinkList links={legalRow} className="site-footer__legal" />
      </nav>
      <div className="site-footer__statements">
        {layout?.statements.map((statement) => (
          <p key={statement}>{statement}</p>
        ))}
      </div>
      {children}
    </footer>
  );
}
