import type { ReactNode } from "react";
import { Breadcrumb } from "~/app/ui/breadcrumb";
import { OnThisPage } from "~/app/ui/on-this-page";
import { LegalHtml } from "./legal-html";
import type { LegalText } from "./legal-text.server";

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
      <p className="post__meta">Last updated {text.lastUpdated}</p>
      {children}
      <div className="legal">
        <OnThisPage sections={text.sections} />
        <LegalHtml html={text.html} />
      </div>
      {end}
    </div>
  );
}
