import { demonstration } from "~/data/demonstration";
import type { LayoutData } from "./layout-data.server";

/** Says that what the site says about its company is made up. */
export function DemonstrationLine({ facts }: { facts: LayoutData["demonstration"] }) {
  if (!facts.isShown) return null;

  return (
    <aside className="demonstration" aria-label={demonstration.label}>
      <p>
        {demonstration.madeUp}
        {facts.isStoredOnly && ` ${demonstration.staysHere}`}
      </p>
    </aside>
  );
}
