import { layoutWords as words } from "~/data/layout";
import { type Drawn, DrawnOnce } from "./drawn-once";

type SmallMenuProps = { links: Drawn | null; review: string };

/** For small screens. */
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
