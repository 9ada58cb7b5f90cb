import { SourceList } from "~/app/ui/source-list";
import { blogWords } from "~/data/blog";
import type { Source } from "~/data/record";

/** No landmark: three of one name on a page would tell nobody apart. */
export function PostSources({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="sources">
      <h3>{blogWords.sources}</h3>
      <SourceList sources={sources} />
    </div>
  );
}
