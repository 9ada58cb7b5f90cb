/**
 * A data block for search engines (schema.org). It stands in the body, in a part that the server has
 * drawn, so that it does not travel again as data for the script.
 */
export function StructuredData({ data }: { data: object }) {
  // `<` is the only character that could end the block early.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
