import type { ReactNode } from "react";

type MenuProps = { label: string; variant: "wide" | "drop" | "small"; children: ReactNode };

/** `details` without script; `useMenus` adds hover, focus and Escape. */
export function Menu({ label, variant, children }: MenuProps) {
  return (
    <details className={`menu menu--${variant}`} name="site-menu">
      <summary className="menu__button">{label}</summary>
      <div className={`menu__panel menu__panel--${variant}`}>{children}</div>
    </details>
  );
}
