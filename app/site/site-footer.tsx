import type { ReactNode } from "react";
import type { Frame } from "~/app/root";
import { LinkList } from "~/app/ui/link-list";
import { Brand } from "./brand";
import { FooterContact } from "./footer-contact";

export function SiteFooter({ frame, children }: { frame?: Frame; children: ReactNode }) {
  return (
    <footer className="site-footer">
      <div className="site-footer__top">
        <div className="site-footer__about">
          <Brand name={frame?.name} />
          <p>{frame?.tagline}</p>
        </div>
        <nav aria-labelledby="footer-pages">
          <p className="site-footer__title" id="footer-pages">
            On this site
          </p>
          <LinkList links={frame?.menus.pages ?? []} className="site-footer__list" />
        </nav>
        {frame && <FooterContact frame={frame} />}
      </div>
      <nav aria-label="Legal">
        <LinkList links={frame?.menus.legal ?? []} className="site-footer__legal" />
      </nav>
      <div className="site-footer__statements">
        {frame?.statements.map((statement) => (
          <p key={statement}>{statement}</p>
        ))}
      </div>
      {children}
    </footer>
  );
}
