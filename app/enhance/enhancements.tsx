/** What script adds to every page. */
export function Enhancements(_props: { hasOptedOut: boolean }) {
  return null;
}
