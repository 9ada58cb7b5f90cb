import { OnThisPage } from "~/app/ui/on-this-page";

type LegalBodyProps = { html: string; sections: readonly { id: string; title: string }[] };

/** Rendered on the server from our own Markdown: nothing a visitor wrote ever gets here. */
export function LegalBody({ html, sections }: LegalBodyProps) {
  return (
    <>
      <OnThisPage sections={sections} />
      <div className="legal__text" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
