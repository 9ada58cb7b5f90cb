import type { ReactNode } from "react";
import { useDisclosure } from "~/app/enhance/use-disclosure";
import type { Menus } from "~/app/enhance/use-menus";
import { useScript } from "~/app/enhance/use-script";

type MenuProps = {
  id: string;
  label: string;
  menus: Menus;
  variant: "wide" | "drop" | "small";
  children: ReactNode;
};

/** A disclosure: `details` until script runs, then a button that says whether it is expanded. */
export function Menu(props: MenuProps) {
  return useScript() ? <ScriptedMenu {...props} /> : <PlainMenu {...props} />;
}

function PlainMenu({ label, variant, children }: MenuProps) {
  return (
    <details className={`menu menu--${variant}`} name="site-menu">
      <summary className="menu__button">{label}</summary>
      <div className={`menu__panel menu__panel--${variant}`}>{children}</div>
    </details>
  );
}

function ScriptedMenu({ id, label, menus, variant, children }: MenuProps) {
  const { isOpen, wrapper, button } = useDisclosure({ id, menus, hovers: variant !== "small" });
  const panelId = `${id}-panel`;

  return (
    <div className={`menu menu--${variant}`} {...wrapper}>
      <button
        type="button"
        className="menu__button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        {...button}
      >
        {label}
      </button>
      <div id={panelId} className={`menu__panel menu__panel--${variant}`} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
