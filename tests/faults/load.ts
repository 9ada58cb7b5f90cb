import { setTimeout as sleep } from "node:timers/promises";
import { homeLead, post, type Site } from "~/tests/support/site";

/** What no log may ever show. Every lead of the load carries it. */
const planted = {
  "First name": "Zorabelle",
  "Last name": "Quillfeather",
  Phone: "(212) 555-0187",
} as const;
export const plantedWords = /zorabelle|quillfeather|555.?0187|2125550187|planted\.example/i;

type Load = { perSecond: number; seconds: number; name: string };
export type LoadResult = {
  /** References that visitors were thanked with. */
  thanked: string[];
  posted: number;
  /** Milliseconds from post to thanks. */
  latencies: number[];
};

/**
 * Posts leads at a steady rate, whatever becomes of the answers, each to the next of the sites as a
 * balancer would. One that is refused or cut off is not posted again: it was not acknowledged.
 */
export async function postLeads(
  sites: readonly Site[],
  { perSecond, seconds, name }: Load,
): Promise<LoadResult> {
  const thanked: string[] = [];
  const latencies: number[] = [];
  const posts: Promise<void>[] = [];
  const start = performance.now();
  const total = Math.round(perSecond * seconds);

  for (let index = 0; index < total; index += 1) {
    const ahead = start + (index * 1000) / perSecond - performance.now();
    if (ahead > 0) await sleep(ahead);
    const site = sites[index % sites.length];
    if (!site) break;
    const began = performance.now();
    posts.push(
      postLead(site, `${name}.${index}@planted.example`).then((reference) => {
        if (reference === null) return;
        thanked.push(reference);
        latencies.push(performance.now() - began);
      }),
    );
  }
  await Promise.all(posts);
  return { thanked, posted: total, latencies };
}

/** @returns the reference, or null when nothing was acknowledged */
async function postLead(site: Site, email: string): Promise<string | null> {
  const lead = homeLead({ ...planted, Email: email });
  const answer = await post(site.url, lead, { "X-Forwarded-For": "203.0.113.9" }).catch(() => null);
  await answer?.body?.cancel().catch(() => undefined);
  return /sent=(\w+)/.exec(answer?.headers.get("Location") ?? "")?.[1] ?? null;
}
