import type { Page } from "@playwright/test";

/**
 * The elements that the focus passed until it left the page, and what was wrong with how it was
 * shown.
 */
export async function walk(page: Page, key: "Tab" | "Shift+Tab", most: number) {
  await page.evaluate(noteFocus);
  for (let count = 0; count < most; count++) {
    await page.keyboard.press(key);
    // Not after every press: asking takes as long as pressing.
    if (count % 10 === 9 && (await page.evaluate(() => "focusLeft" in document.body.dataset))) {
      break;
    }
  }
  return page.evaluate(() => ({
    faults: JSON.parse(document.body.dataset.focusFaults ?? "[]"),
    passed: JSON.parse(document.body.dataset.focusPassed ?? "[]"),
  }));
}

/** Runs in the page. Looks at the focused element whenever a key is released. */
function noteFocus() {
  const faults: string[] = [];
  const passed: string[] = [];
  const { dataset } = document.body;
  delete dataset.focusLeft;
  const note = () => {
    if (document.activeElement === document.body) dataset.focusLeft = "";
    if ("focusLeft" in dataset) return;
    const fault = faultOfFocus();
    if (fault) faults.push(`${passed.length}: ${fault}`);
    const isEnd = document.activeElement?.matches(".opt-out-status a");
    passed.push(isEnd ? "footer opt-out-status" : (document.activeElement?.tagName ?? ""));
    dataset.focusFaults = JSON.stringify(faults);
    dataset.focusPassed = JSON.stringify(passed);
  };
  // Replaces the handler of an earlier walk on this page.
  window.onkeyup = ({ key }) => {
    if (key === "Tab") note();
  };
  dataset.focusFaults = "[]";
  dataset.focusPassed = "[]";

  /** Empty when the focused element has an outline, is in the window, and is not covered. */
  function faultOfFocus(): string {
    const element = document.activeElement;
    if (!element) return "nothing has the focus";

    const { outlineStyle, outlineWidth } = getComputedStyle(element.closest(".choice") ?? element);
    const own = getComputedStyle(element).outlineStyle;
    const name = `${element.tagName} ${(element.textContent ?? "").trim().slice(0, 40)}`;
    if (outlineStyle === "none" && own === "none") return `${name}: no outline`;
    if (outlineWidth === "0px") return `${name}: outline without width`;

    const visible = element.matches(".listbox__select") ? element.nextElementSibling : element;
    const rects = [...(visible ?? element).getClientRects()];
    const shown = rects.some((rect) => {
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [rect.left + rect.width * x, rect.top + rect.height * y]),
      );
      return points.some(([x = 0, y = 0]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (element.contains(top) || top.contains(element));
      });
    });
    return shown ? "" : `${name}: covered or out of the window`;
  }
}
