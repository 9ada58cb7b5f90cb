import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { groupAddress } from "~/data/addresses";
import { groups } from "~/data/menus";

/** The five groups as ways into the catalogue. */
export function GroupDoors() {
  return (
    <ul className="doors">
      {groups.map(({ id, short }) => (
        <Fragment key={id}>
          <li>
            <Link className={`door group group--${id}`} to={groupAddress(id)}>
              {short}
            </Link>
          </li>{" "}
        </Fragment>
      ))}
    </ul>
  );
}
