import type { ReactNode } from "react";

type ListingProps = { columns: readonly string[]; className?: string; children: ReactNode };

/** A table. On a narrow screen each row is a card, and its cells have the titles of their columns. */
export function Listing({ columns, className = "listing", children }: ListingProps) {
  return (
    <div className="legal__text">
      <table className={className}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
