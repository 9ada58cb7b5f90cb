export const feed = {
  title: (site: string) => `${site}: qué cambió en las demandas`,
  ofCase: (site: string, title: string) => `${site}: qué cambió en ${title}`,
  changed: (title: string, date: string) => `${title}, ${date}`,
  begun: "2026-11-21",
};
