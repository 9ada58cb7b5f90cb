import {
  type FocusEvent,
  type MutableRefObject,
  type PointerEvent,
  useEffect,
  useRef,
} from "react";
import type { Menus } from "./use-menus";

type Options = {
  id: string;
  menus: Menus;
  hovers: boolean;
  /** Somebody was at it before script took over. */
  isInUse: MutableRefObject<boolean>;
};

/**
 * One menu of the header. A click on what hover or focus has just opened keeps it open; the next
 * one closes it, as on a touch screen.
 */
export function useDisclosure({ id, menus, hovers, isInUse }: Options) {
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isPinned = useRef(false);
  const isReturning = useRef(false);
  const isOpen = menus.open === id;
  const { show, hide, hideSoon } = menus;

  useEffect(() => {
    if (!isInUse.current) return;

    isInUse.current = false;
    button.current?.focus();
    show(id);
  }, [id, isInUse, show]);

  useEffect(() => {
    if (!isOpen) {
      isPinned.current = false;
      return;
    }
    const close = () => hide(id);
    const giveBack = () => {
      isReturning.current = true;
      button.current?.focus();
      isReturning.current = false;
    };
    return whileOpen({ wrapper: wrapper.current, close, giveBack });
  }, [isOpen, id, hide]);

  const hover = {
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType === "mouse" && (isReadIn(wrapper.current) || !isAnyRead()) && show(id),
    onPointerLeave: (event: PointerEvent) =>
      event.pointerType === "mouse" && hideSoon(() => isReadIn(wrapper.current) || hide(id)),
  };
  return {
    isOpen,
    wrapper: {
      ref: wrapper,
      onBlur: ({ relatedTarget }: FocusEvent) =>
        relatedTarget && !wrapper.current?.contains(relatedTarget) && hide(id),
      ...(hovers ? hover : {}),
    },
    button: {
      ref: button,
      onFocus: () => hovers && !isReturning.current && show(id),
      onClick: () => {
        if (isOpen && isPinned.current) return hide(id);
        isPinned.current = true;
        show(id);
      },
    },
  };
}

/** Someone reads it by keyboard: a passing pointer takes nothing away. */
function isReadIn(menu: HTMLElement | null): boolean {
  return menu?.querySelector(":focus-visible") != null;
}

function isAnyRead(): boolean {
  return document.querySelector(".menu :focus-visible") !== null;
}

type OpenMenu = { wrapper: HTMLElement | null; close: () => void; giveBack: () => void };

function whileOpen({ wrapper, close, giveBack }: OpenMenu) {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    if (wrapper?.contains(document.activeElement)) giveBack();
    close();
  };
  const onPress = ({ target }: Event) => {
    if (!(target instanceof Node && wrapper?.contains(target))) close();
  };
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", onPress);
  return () => {
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("pointerdown", onPress);
  };
}
