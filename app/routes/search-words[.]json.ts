import { cases, shownCases } from "~/data/cases";
import { topicWords } from "~/data/find-cases";
import { languages } from "~/data/language";

/** What the suggestions of a search find cases by, in every language: loaded at its first focus. */
export function loader() {
  const words = cases.map(({ slug }, index) => {
    const editions = languages.flatMap((code) => shownCases(code)[index] ?? []);
    return [slug, editions.map(({ searchWords }) => searchWords).join(", ")];
  });
  return Response.json(
    { ...Object.fromEntries(words), ...topicWords },
    { headers: { "Cache-Control": "public, max-age=86400" } },
  );
}
