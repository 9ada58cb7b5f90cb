/** Apart from the other words of the layout: only pages with a breadcrumb load it. */
export const breadcrumb = { label: "Breadcrumb", home: "Home" } as const;
