import { useRouteLoaderData } from "@remix-run/react";
import type { loadLayoutData } from "./layout-data.server";

/** Undefined when the page failed before the layout's data came. */
export function useLayout() {
  return useRouteLoaderData<typeof loadLayoutData>("root");
}
