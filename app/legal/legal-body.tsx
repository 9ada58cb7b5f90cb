import { OnThisPage } from "~/app/ui/on-this-page";

type LegalBodyProps = { html: string; sections: readonly { id: string; title: string }[] };

/** Our own Markdown, rendered on the server; it holds nothing from visitors. */
export function LegalBody({ html, sections }: LegalBodyProps) {
  return (
    <>
      <OnThisPage sections={sections} />
      <div className="legal__text" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
