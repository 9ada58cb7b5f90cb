import { Fragment } from "react";
import { groupAddress } from "~/data/addresses";
import { groups } from "~/data/groups";

/** The five groups as ways into the catalogue. */
export function GroupDoors() {
  return (
    <ul className="doors">
      {groups.map(({ id, short }) => (
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
