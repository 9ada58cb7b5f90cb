/** Change the date only when the promise changes. */
export const gpcStatement = { gpc: true, lastUpdate: "2026-11-21" } as const;
