/**
 * Data block for search engines (schema.org), in a part drawn by the server so that it is not sent
 * again as data.
 */
export function StructuredData({ data }: { data: object }) {
  // `<` is the only character that could end the block early.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
