import { addresses } from "~/data/addresses";
import { catalogue } from "~/data/catalogue";
import { GroupLinks } from "./group-links";

/** Offers the nearest cases or the groups, and the form. */
export function NothingFound({ isNear }: { isNear: boolean }) {
  const { title, near, far, form, formText } = catalogue.none;

  return (
    <div className="empty">
      <p>
        <strong>{title}.</strong> {isNear ? near : far}
      </p>
      {!isNear && <GroupLinks />}
      <p>
        {formText} <a href={addresses.reviewForm}>{form}</a>
      </p>
    </div>
  );
}
