import { type MutableRefObject, type ReactNode, useInsertionEffect, useRef } from "react";
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

/** `isInUse`: somebody was at the menu before script took over. */
type PartProps = MenuProps & { isInUse: MutableRefObject<boolean> };

/**
 * A disclosure: `details` until script runs, then a button that says whether it is expanded. Who
 * has opened the one, or is in it, finds the other open.
 */
export function Menu(props: MenuProps) {
  const isInUse = useRef(false);

  return useScript() ? (
    <ScriptedMenu {...props} isInUse={isInUse} />
  ) : (
    <PlainMenu {...props} isInUse={isInUse} />
  );
}

function PlainMenu({ label, variant, children, isInUse }: PartProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Its clean-up is the last to see the element in the page.
  useInsertionEffect(
    () => () => {
      const { activeElement, body } = document;
      const { current } = details;
      const isLeft = activeElement !== body && !current?.contains(activeElement);
      isInUse.current = !isLeft && (current?.open || activeElement !== body);
    },
    [isInUse],
  );

  return (
    <details ref={details} className={`menu menu--${variant}`} name="site-menu">
      <summary className="menu__button">{label}</summary>
      <div className={`menu__panel menu__panel--${variant}`}>{children}</div>
    </details>
  );
}

function ScriptedMenu({ id, label, menus, variant, children, isInUse }: PartProps) {
  const hovers = variant !== "small";
  const { isOpen, wrapper, button } = useDisclosure({ id, menus, hovers, isInUse });
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
