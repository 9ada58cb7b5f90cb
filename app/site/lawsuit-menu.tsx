import { addresses } from "~/data/addresses";
import { layoutWords as words } from "~/data/layout";
import { CaseSearch } from "./case-search";
import { type Drawn, DrawnOnce } from "./drawn-once";

export function LawsuitMenu({ part }: { part: Drawn | null }) {
  return (
    <>
      <DrawnOnce part={part} className="menu__groups" />
      <div className="menu__more">
        <CaseSearch id="menu-q" words={words.search} />
        <a href={addresses.catalogue}>{words.menu.all}</a>
      </div>
    </>
  );
}
