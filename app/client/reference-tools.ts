/** Shows the buttons beside a reference, which copy it and print the page. */
export function addTools(panel: HTMLElement): void {
  const tools = panel.querySelector<HTMLElement>(".reference-tools");
  if (!tools) return;

  tools.hidden = false;
  tools.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const { copy } = target.dataset;
    if (copy) void copyText(copy).then((isCopied) => tellCopied(tools, isCopied));
    else print();
  });
}

function tellCopied(tools: HTMLElement, isCopied: boolean) {
  const status = tools.querySelector<HTMLElement>("[data-copied]");
  if (status) status.textContent = isCopied ? (status.dataset.copied ?? "") : "";
}

/** @returns whether it was copied; the clipboard exists only on secure pages */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
