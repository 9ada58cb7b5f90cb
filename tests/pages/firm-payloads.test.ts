import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findCase } from "~/data/cases";
import { filledIn } from "../support/document";
import { secretOf } from "../support/firms";
import { answersTo } from "../support/quiz-answers";
import { post, type Site, startSite } from "../support/site";
import { startReceiver } from "../support/webhook-receiver";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-payloads-"));
let site: Site;
/** Refuses what the schemas in docs/partners do not allow. */
let firm: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  firm = await startReceiver(secretOf(1));
  const file = join(folder, "partners.json");
  const webhook = { url: firm.url, secretEnv: "LEE_SECRET" };
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  writeFileSync(file, JSON.stringify([{ name: "Lee LLP", id: "lee", ...place, webhook }]));
  site = await startSite({
    PARTNERS_FILE: file,
    PARTNER_HOSTS: firm.host,
    LEE_SECRET: secretOf(1),
    RETRY_SCALE: "0.01",
  });
});
afterAll(async () => {
  await site.stop();
  await firm.close();
  rmSync(folder, { recursive: true });
});

type Journey = {
  path: string;
  /** Of the case whose questions are answered first; without one, the form is on the page. */
  slug?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
};

const gpc = { "Sec-GPC": "1" };
const shared = { share_answers: "yes" };
const kept = { share_answers: "no" };
const journeys: [name: string, journey: Journey, lead: object][] = [
  ["home", { path: "/", fields: { caseTypeSlug: "oxbryta" } }, { answers_withheld: "none" }],
  [
    "case with answers",
    { path: "/lawsuits/oxbryta", slug: "oxbryta", fields: shared },
    { answers_withheld: null, case: { slug: "oxbryta" }, source: { language: "en" } },
  ],
  [
    "case without answers",
    { path: "/lawsuits/oxbryta", slug: "oxbryta", fields: kept },
    { answers: null, answers_withheld: "not_shared" },
  ],
  [
    "case with a GPC signal",
    { path: "/lawsuits/oxbryta", slug: "oxbryta", headers: gpc },
    {
      answers: null,
      answers_withheld: "opted_out",
      consent: { ip: null },
      opted_out: ["gpc"],
    },
  ],
  [
    "Spanish case",
    { path: "/es/lawsuits/oxbryta", slug: "oxbryta", fields: shared },
    { case: { title: "Oxbryta (Voxelotor)" }, source: { language: "es" }, answers_withheld: null },
  ],
  [
    "abuse case",
    { path: "/lawsuits/lds-abuse", slug: "lds-abuse", fields: { ...kept, safe_to_call: "no" } },
    { contact: { safe_to_call: "no", leave_message: "" } },
  ],
];

test.each(journeys)("a lead of the journey %s is valid by the schemas", async (_, way, lead) => {
  const reference = await send(way);
  const data = () => firm.events.find((event) => event.data.reference === reference)?.data;
  await expect.poll(data).toMatchObject({ kind: way.slug ? "case" : "home", ...lead });
  expect(firm.refused).toEqual([]);
  const text = JSON.stringify(data()?.answers ?? null);
  expect(text).not.toMatch(/[áéíóúñ¿]/);
});

let count = 0;

async function send({ path, slug, fields = {}, headers = {} }: Journey): Promise<string> {
  const address = `${site.url}${path}`;
  const page = await (await fetch(address, { headers })).text();
  const item = slug === undefined ? undefined : findCase(slug);
  const form = item
    ? await (await post(address, { ...filledIn(page), ...answersTo(item) }, headers)).text()
    : page;
  // An opt-out covers every later lead of the same person.
  count += 1;
  const person = { "First name": "Ann", "Last name": "Lee", Phone: `(212) 555-010${count}` };
  const told = { ...person, Email: `ann${count}@example.com`, state: "NY", consent: "on" };
  const offered = filledIn(form);
  const answer = await post(address, { ...offered, ...told, ...fields }, headers);
  return /sent=(\w{8})/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
}
