/** What the program prints when it begins to serve. */
export const startWords = {
  servingAt: (site: string, address: string, port: number) =>
    `${site} is serving ${address} on port ${port}`,
  servingHere: (site: string, port: number) => `${site} is serving on http://localhost:${port}`,
  data: (location: string) => `Data: ${location}`,
  destinations: (names: string) => `Destinations on: ${names}`,
  noDestinations: "Destinations on: none. Submissions are only stored.",
  receipts: (count: number, head: string) => `Receipts: ${count} sealed, head ${head}`,
  noSiteUrl: (port: number) =>
    `SITE_URL is not set: links in what is sent on begin with http://localhost:${port}`,
  metrics: (port: number) => `For the operator: http://127.0.0.1:${port}/metrics`,
} as const;
