import { SourceList } from "~/app/ui/source-list";
import { blogWords } from "~/data/blog";
import type { Source } from "~/data/record";

/** No landmark: three with the same name on a page could not be told apart. */
export function PostSources({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="sources">
      <h3>{blogWords.sources}</h3>
      <SourceList sources={sources} />
    </div>
  );
}
