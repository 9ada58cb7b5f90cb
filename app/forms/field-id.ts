/** Field names may hold spaces, ids may not. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replace(/[^\w-]+/g, "-").toLowerCase()}`;
}

export function errorId(formId: string, name: string): string {
  return `${fieldId(formId, name)}-error`;
}

export function hintId(formId: string, name: string): string {
  return `${fieldId(formId, name)}-hint`;
}
