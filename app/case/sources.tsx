import type { Source } from "~/data/record";
import { SourceList } from "./source-list";

export function Sources({ sources, reviewed }: { sources: readonly Source[]; reviewed: string }) {
  if (sources.length === 0) return null;

  return (
    <section className="sources" id="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">Sources</h2>
      <SourceList sources={sources} />
      {reviewed && <p>Last reviewed {reviewed}.</p>}
    </section>
  );
}
