import { Fragment } from "react";
import { groupAddress } from "~/data/addresses";
import { groups } from "~/data/groups";

/** Links to the catalog, narrowed to each group. */
export function GroupLinks() {
  return (
    <ul className="doors">
      {groups().map(({ id, short }) => (
        <Fragment key={id}>
          <li>
            <a className={`door group group--${id}`} href={groupAddress(id)}>
              {short}
            </a>
          </li>{" "}
        </Fragment>
      ))}
    </ul>
  );
}
