import { Fragment } from "react";
import { useOptOutSignal } from "~/app/client/document-state";
import { LinkList } from "~/app/ui/links";
import { addresses } from "~/data/addresses";
import { layoutWords } from "~/data/layout";
import { Brand, LanguageSwitch, type WithLayout } from "./header";
import type { LayoutData } from "./layout.server";

const words = () => layoutWords().footer;

export function SiteFooter({ layout }: WithLayout) {
  return (
    <footer className="site-footer">
      {layout && <FooterText {...layout} />}
      <LanguageSwitch layout={layout} />
      <OptOutStatus optedOut={layout?.optedOut ?? false} />
    </footer>
  );
}

function FooterText({ name, footer, links }: LayoutData) {
  return (
    <div>
      <div className="site-footer__top">
        <div className="site-footer__about">
          <Brand name={name} />
          <p className="site-footer__tagline">{footer.tagline}</p>
        </div>
        <nav aria-labelledby="footer-pages">
          {/* Closed on a phone, whose menu has the same; wider screens always show it. */}
          <details>
            <summary className="site-footer__title faq__question" id="footer-pages">
              {words().pages}
            </summary>
            <LinkList
              links={[...links.main, ...links.resources, links.partners]}
              className="site-footer__list"
            />
          </details>
        </nav>
        <Contact name={name} footer={footer} />
      </div>
      <nav aria-label={layoutWords().legal}>
        <LinkList links={footer.legal} className="site-footer__legal" />
      </nav>
      <div className="site-footer__statements">
        {footer.statements.map((statement) => (
          <Fragment key={statement}>
            <p>{statement}</p>{" "}
          </Fragment>
        ))}
        {footer.spokenFor && <p>{footer.spokenFor}</p>}
      </div>
    </div>
  );
}

/** At the same place on every page (WCAG 2.2, 3.2.6). */
function Contact({ name, footer }: Pick<LayoutData, "name" | "footer">) {
  return (
    <div>
      <p className="site-footer__title">{words().contact}</p>
      <p>
        <a href={`mailto:${footer.contactEmail}`}>{footer.contactEmail}</a>
      </p>
      <address>
        {footer.company}
        <br />
        {footer.postalAddress}
      </address>
      {footer.social.length > 0 && (
        <ul className="site-footer__social" aria-label={words().social(name)}>
          {footer.social.map(({ label, href }) => (
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

/** Confirms on every page that the opt-out was honored (11 CCR 7025(c)(6)). */
function OptOutStatus({ optedOut }: { optedOut: boolean }) {
  const hasSignal = useOptOutSignal();
  const isHonored = hasSignal || optedOut;

  return (
    <p className="opt-out-status" data-opted-out={isHonored}>
      {isHonored && (
        <>
          <strong>{words().honored}</strong>{" "}
        </>
      )}
      <a href={addresses.optOut}>{words().choices}</a>
    </p>
  );
}
