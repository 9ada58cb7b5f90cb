import { layoutWords as words } from "~/data/layout";
import { type Drawn, DrawnOnce } from "./drawn-once";

type SmallMenuProps = { links: Drawn | null; review: string };

/** On a phone: every page, and the way to the form. */
export function SmallMenu({ links, review }: SmallMenuProps) {
  return (
    <>
      <DrawnOnce part={links} />
      <a href={review} className="button button--primary">
        {words.review}
      </a>
    </>
  );
}
