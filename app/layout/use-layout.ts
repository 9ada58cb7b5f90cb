import { useRouteLoaderData } from "@remix-run/react";
import type { loadLayout } from "./layout.server";

type Loaded = ReturnType<typeof useRouteLoaderData<typeof loadLayout>>;

let known: Loaded;

/**
 * Undefined if the page failed before the layout's data was loaded. In the browser, the data of the
 * last page replaces it, so that the error page of a failed navigation keeps its menus and footer.
 */
export function useLayout(): Loaded {
  const loaded = useRouteLoaderData<typeof loadLayout>("root");
  if (typeof document === "undefined") return loaded;

  known = loaded ?? known;
  return known;
}
