import type { ReactNode } from "react";

type MenuProps = { label: string; variant: "wide" | "drop" | "small"; children: ReactNode };

/** A menu of the header: `details` without script, and what `useMenus` adds with it. */
export function Menu({ label, variant, children }: MenuProps) {
  return (
    <details className={`menu menu--${variant}`} name="site-menu">
      <summary className="menu__button">{label}</summary>
      <div className={`menu__panel menu__panel--${variant}`}>{children}</div>
    </details>
  );
}
