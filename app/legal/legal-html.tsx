/** Rendered on the server from our own Markdown: nothing a visitor wrote ever gets here. */
export function LegalHtml({ html }: { html: string }) {
  return <div className="legal__text" dangerouslySetInnerHTML={{ __html: html }} />;
}
