import { LinkList } from "~/app/ui/link-list";
import type { LayoutData } from "./layout-data.server";
import { SiteLink } from "./site-link";

/** All cases in their five groups. */
export function LawsuitMenu({ groups }: { groups: LayoutData["lawsuits"] }) {
  return (
    <>
      <div className="menu__groups">
        {groups.map(({ id, title, links }) => (
          <div key={id}>
            <p className="menu__title" id={`menu-${id}`}>
              {title}
            </p>
            <LinkList links={links} labelledBy={`menu-${id}`} />
          </div>
        ))}
      </div>
      <p className="menu__more">
        <SiteLink href="/#cases" label="Search all lawsuits" />
      </p>
    </>
  );
}
