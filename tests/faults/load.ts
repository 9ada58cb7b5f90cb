import { setTimeout as sleep } from "node:timers/promises";
import { controlOf } from "~/tests/support/document";
import { homeLead, post, type Site } from "~/tests/support/site";

/** What must never appear in a log. Every lead of the load carries it. */
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
  /** Ids of the firms that the form named to each visitor, by reference. */
  named: Map<string, readonly string[]>;
  posted: number;
  /** What each post that nobody was thanked for was answered, or null for one that was cut off. */
  unthanked: (number | null)[];
};

/** The home form as a visitor sees it: its version and state, and the firms that it names. */
export type Shown = { hidden: Record<string, string>; firms: readonly string[] };

export async function openForm(site: Site): Promise<Shown> {
  const html = await (await fetch(site.url)).text();
  const version = controlOf(html, "form_version")?.value ?? "";
  // The state is asked for once a firm can be reached.
  const asked: Shown["hidden"] = controlOf(html, "state") ? { state: "NY" } : {};
  const names = html.matchAll(/Firm of ([a-z-]+)/g);
  return {
    hidden: { form_version: version, ...asked },
    firms: [...new Set([...names].map(([, id = ""]) => id))],
  };
}

/**
 * Posts leads at a steady rate, whatever becomes of the answers, each to the next of the sites as a
 * load balancer would. A lead that is refused or cut off is not posted again: it was not
 * acknowledged. Once a form has changed, the visitors after that get the new one.
 */
export async function postLeads(
  sites: readonly Site[],
  { perSecond, seconds, name }: Load,
): Promise<LoadResult> {
  const thanked: string[] = [];
  const named: LoadResult["named"] = new Map();
  const unthanked: LoadResult["unthanked"] = [];
  const posts: Promise<void>[] = [];
  let shown = await openAny(sites);
  const start = performance.now();
  const total = Math.round(perSecond * seconds);

  async function send(site: Site, email: string) {
    const { firms } = shown;
    const answer = await postLead(site, email, shown);
    if (answer.isChanged) shown = await openForm(site).catch(() => shown);
    if (answer.reference === null) {
      unthanked.push(answer.status);
      return;
    }
    thanked.push(answer.reference);
    named.set(answer.reference, firms);
  }

  for (let index = 0; index < total; index += 1) {
    const ahead = start + (index * 1000) / perSecond - performance.now();
    if (ahead > 0) await sleep(ahead);
    const site = sites[index % sites.length];
    if (site) posts.push(send(site, `${name}.${index}@planted.example`));
  }
  await Promise.all(posts);
  return { thanked, named, posted: total, unthanked };
}

/** From the first site that answers: another may just have been killed. */
async function openAny(sites: readonly Site[]): Promise<Shown> {
  for (const site of sites) {
    const shown = await openForm(site).catch(() => null);
    if (shown) return shown;
  }
  throw new Error("No site answers");
}

/** @returns the reference, or null when nothing was acknowledged */
export async function postLead(site: Site, email: string, { hidden }: Shown) {
  const lead = homeLead({ ...planted, Email: email, ...hidden });
  const answer = await post(site.url, lead, { "X-Forwarded-For": "203.0.113.9" }).catch(() => null);
  await answer?.body?.cancel().catch(() => undefined);
  const reference = /sent=(\w+)/.exec(answer?.headers.get("Location") ?? "")?.[1] ?? null;
  const status = answer?.status ?? null;
  return { reference, status, isChanged: status === 422 };
}
