import type { ReactNode } from "react";
import type { LegalText } from "~/app/pages/legal-text.server";
import { Breadcrumb } from "./breadcrumb";
import { LegalHtml } from "./legal-html";
import { OnThisPage } from "./on-this-page";

type LegalPageProps = {
  text: LegalText;
  /** Working controls, above the text. */
  children?: ReactNode;
  /** After the text. */
  end?: ReactNode;
};

export function LegalPage({ text, children, end }: LegalPageProps) {
  return (
    <div className="page">
      <Breadcrumb trail={[{ label: text.breadcrumb }, { label: text.title }]} />
      <h1>{text.title}</h1>
      <p className="post__meta">
        Last updated {text.lastUpdated}
        {text.reviewed && ` · Reviewed ${text.reviewed}`}
      </p>
      {children}
      <div className="legal">
        <OnThisPage sections={text.sections} />
        <LegalHtml html={text.html} />
      </div>
      {end}
    </div>
  );
}
