/** What the program prints when it begins to serve. */
export const startWords = {
  servingAt: (site: string, address: string, port: number) =>
    `${site} is serving ${address} on port ${port}`,
  servingHere: (site: string, port: number) => `${site} is serving on http://localhost:${port}`,
  data: (location: string) => `Data: ${location}`,
  newStore:
    "This is a new store: there was none before. If that is a surprise, check DATABASE_URL.",
  destinations: (names: string) => `Destinations on: ${names}`,
  reloaded: (count: number) => `The partner firms were read again: ${count}.`,
  notReloaded: (faults: string) =>
    `The partner firms were not read again; the previous ones stay: PARTNERS_FILE ${faults}`,
  noDestinations: "Destinations on: none. Submissions are only stored.",
  receipts: (count: number, head: string) => `Receipts: ${count} sealed, head ${head}`,
  noSiteUrl: (port: number) =>
    `SITE_URL is not set: links in forwarded messages begin with http://localhost:${port}`,
  metrics: (host: string, port: number) => `For the operator: http://${host}:${port}/metrics`,
} as const;
