import { SourceList } from "~/app/ui/source-list";
import type { Source } from "~/data/record";

/** No landmark: three of one name on a page would tell nobody apart. */
export function PostSources({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="sources">
      <h3>Sources</h3>
      <SourceList sources={sources} />
    </div>
  );
}
