/**
 * If React renders the document anew, because an extension has changed it or a page could not be
 * loaded, the new `<link>` loads the style sheet again. The rules of the first one apply meanwhile.
 * Must run before hydration.
 */
export function keepStyle(): void {
  const sheet = findLink()?.sheet;
  if (!sheet) return;

  new MutationObserver(() => {
    const link = findLink();
    if (!link || link.sheet) return;

    const copy = new CSSStyleSheet();
    copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join("\n"));
    document.adoptedStyleSheets = [copy];
    link.addEventListener("load", () => {
      document.adoptedStyleSheets = [];
    });
  }).observe(document, { childList: true });
}

const findLink = () => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
