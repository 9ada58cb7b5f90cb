import { LinkList } from "~/app/ui/link-list";

type Groups = {
  groups: readonly {
    id: string;
    title: string;
    links: readonly { label: string; href: string }[];
  }[];
};

/** All cases in the columns of the wide menu. */
export function LawsuitColumns({ groups }: Groups) {
  return (
    <>
      {groups.map(({ id, title, links }) => (
        <div key={id} className="menu__column">
          <p className="menu__title" id={`menu-${id}`}>
            {title}
          </p>
          <LinkList links={links} labelledBy={`menu-${id}`} />
        </div>
      ))}
    </>
  );
}

/** All cases in the folds of the small menu. */
export function FoldedLawsuits({ groups }: Groups) {
  return (
    <>
      {groups.map(({ id, title, links }) => (
        <details key={id} className="menu__group" name="small-menu-group">
          <summary className={`group group--${id}`}>{title}</summary>
          <LinkList links={links} />
        </details>
      ))}
    </>
  );
}
