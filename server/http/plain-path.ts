/**
 * Lower case, no trailing slash, no doubled slashes.
 *
 * @returns where to redirect to, or null when the address is plain already
 */
export function plainPath(url: string): string | null {
  const [path = "", ...query] = url.split("?");
  const plain = `/${path
    .replaceAll("\\", "/")
    .split("/")
    .filter((part) => part !== "")
    .join("/")
    .replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()))}`;
  if (plain === path || path === "" || isDataPath(path)) return null;

  return [plain, ...query].join("?");
}

/** A request of the client router, which keeps the spelling that it computed. */
export function isDataPath(path: string): boolean {
  return path.endsWith(".data") || path.startsWith("/__manifest");
}
