import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases } from "~/data/cases";
import { honeypot } from "~/data/forms/wire-names";
import { at, languages } from "~/data/language";
import { filledIn } from "../support/document";
import { everyForm } from "../support/form-cases";
import { caseFields } from "../support/lead-fields.mjs";
import {
  bodyOf,
  type Good,
  type MadePost,
  madeName,
  madePost,
  madeText,
  percentEncoded,
} from "../support/made-posts";
import { type Answer, type Built, openBuilt } from "../support/open-built";
import { answersTo } from "../support/quiz-answers";

/** Runs for each action, and for the loaders together: the same in each short run, so few. */
const numRuns = Number(process.env.MADE_INPUTS ?? 40);
/** Printed with each test; the seed of a run makes its inputs again. */
const { seed } = fc.readConfigureGlobal();

let built: Built;
/** Opens the page of a request that was sent. */
let own = { reference: "", code: "" };
beforeAll(async () => {
  built = await openBuilt();
  own = await sendRequest();
});
afterAll(() => built.close());

const hours = 4 * 60 * 60 * 1000;

describe("made inputs", () => {
  test("are posted to a request whose page opens", async () => {
    const fields = { ...ofOwn, intent: "open" };
    const post: MadePost = { pairs: Object.entries(fields), type: "urlencoded" };
    const opened = { path: "/your-request", method: "POST", ...bodyOf(withOwn(post)) } as const;
    const { status, html } = await built.ask(opened);
    expect({ status, canWithdraw: html.includes('value="withdraw"') }).toEqual({
      status: 200,
      canWithdraw: true,
    });
  });

  test.concurrent.each(actions())(
    `never bring an error of ours to $name, and what was typed stays (seed ${seed})`,
    async ({ forms }) => {
      const made = fc
        .constantFrom(...forms)
        .chain((good) => fc.tuple(fc.constant(good), madePost(good), isDocument));
      await fc.assert(
        fc.asyncProperty(made, edition, async ([good, post, isDrawn], language) => {
          const address = at(language, good.path);
          const path = isDrawn ? address : dataPath(address);
          const answer = await built.ask({ path, method: "POST", ...bodyOf(withOwn(post)) });
          expect([200, 202, 303, 400, 413, 422, ...(good.more ?? [])]).toContain(answer.status);
          if (answer.status === 422 && isDrawn) expectKept(answer, good, post);
        }),
        { numRuns },
      );
    },
    hours,
  );

  test.concurrent(
    `never cause a server error (seed ${seed})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(madeAddress, edition, async (path, language) => {
          const { status } = await built.ask({ path: at(language, path), method: "GET" });
          // Remix answers 403 to a `_data` that names no route.
          expect([200, 202, 308, 400, 403, 404]).toContain(status);
        }),
        { numRuns },
      );
    },
    hours,
  );
});

/** Stand for the reference and the code, which are known only once the request is sent. */
const ofOwn = { reference: "own reference", code: "own code" };

function withOwn({ pairs, type }: MadePost): MadePost {
  const known = new Map([
    [ofOwn.reference, own.reference],
    [ofOwn.code, own.code],
  ]);
  return { pairs: pairs.map(([name, value]) => [name, known.get(value) ?? value]), type };
}

async function sendRequest() {
  const path = "/lawsuits/oxbryta";
  const pairs = Object.entries(caseFields);
  const sent = await built.ask({ path, method: "POST", ...bodyOf({ pairs, type: "urlencoded" }) });
  const location = sent.location ?? "";
  const thanks = await built.ask({ path: location.replace(/#.*/, ""), method: "GET" });
  return {
    reference: /sent=(\w{8})/.exec(location)?.[1] ?? "",
    code: /[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}/.exec(thanks.html)?.[0] ?? "",
  };
}

/**
 * Drawing a page costs more than everything before it, so the other posts are those of a script.
 */
const isDocument = fc.integer({ min: 1, max: 8 }).map((drawn) => drawn === 1);

/** Both editions take the same forms. */
const edition = fc.constantFrom(...languages);

/** Its acts, asked for and done, but for those that end it. */
const ownRequest = ["open", "stop", "withdraw", "copy", "close", "answers", "correct"].flatMap(
  (intent) => {
    const form = { path: "/your-request", anchor: "form" };
    const asked = { ...form, fields: { ...ofOwn, intent } };
    const ends = ["close", "withdraw"].includes(intent);
    const done = { ...caseFields, ...asked.fields, intent, do: "1", revision: "1", calls: "on" };
    return ends ? [asked] : [asked, { ...form, fields: done }];
  },
);

function actions(): { name: string; forms: Good[] }[] {
  const goods = everyForm.map(({ name, path, anchor, values }) => ({
    name,
    path,
    anchor,
    fields: values,
  }));
  const named = (words: string) => goods.filter(({ name }) => name.startsWith(words));
  const quiz = cases.map(
    (item): Good => ({
      path: `/lawsuits/${item.slug}`,
      anchor: "form",
      fields: { intent: "quiz", "contact.Email": "ann@example.com", ...answersTo(item) },
    }),
  );
  const contact: Good = { path: "/lawsuits/oxbryta", anchor: "form", fields: caseFields };

  return [
    { name: "the home form", forms: named("home") },
    { name: "the quiz of a case", forms: quiz },
    { name: "step 2 of a case", forms: [contact] },
    {
      name: "the way back to the quiz",
      forms: [{ ...contact, fields: { ...caseFields, intent: "edit" } }],
    },
    { name: "the contact form", forms: named("contact") },
    { name: "the newsletter", forms: named("newsletter") },
    { name: "unsubscribing", forms: named("unsubscribe") },
    {
      name: "the page of a request",
      forms: ["open", "stop", "withdraw", "copy", "close", "hide"].map((intent) => ({
        path: "/your-request",
        anchor: "form",
        fields: { reference: "22222222", code: "22222-22222", intent, do: "1" },
      })),
    },
    {
      name: "the page of one's own request",
      forms: ownRequest,
    },
    {
      name: "the links of mails",
      forms: [
        {
          path: "/unsubscribe?token=1.2.3",
          anchor: "form",
          fields: { "List-Unsubscribe": "One-Click" },
        },
      ],
    },
    {
      name: "stopping contact",
      forms: [
        {
          path: "/stop-contact",
          anchor: "form",
          fields: { email: "ann@example.com", phone: "212 555 0123", calls: "on" },
        },
      ],
    },
    {
      name: "the opt-out",
      forms: named("opt-out").map((good) => ({
        ...good,
        fields: { intent: "opt-out-request", ...good.fields },
      })),
    },
  ];
}

function dataPath(path: string): string {
  return path === "/" ? "/_root.data?index" : `${path}.data`;
}

/** Where the form is drawn again, text that HTML can hold is in the field of its name again. */
function expectKept({ html }: Answer, { anchor, otherwise }: Good, { pairs }: MadePost) {
  const isThere = !otherwise || html.includes(`id="${anchor}"`);
  const drawn = filledIn(html, isThere ? anchor : otherwise);
  const texts = [...html.matchAll(/<input [^>]*type="(?:text|email|tel)"[^>]* name="([^"]+)"/g)];
  const names = texts.flatMap(([, name]) => (name && name !== honeypot ? [name] : []));
  for (const name of names) {
    const [, value] = pairs.find(([posted]) => posted === name) ?? [];
    if (value === undefined || !/^[\x20-\x7e]*$/.test(value)) continue;
    expect({ name, value: drawn[name] }).toEqual({ name, value });
  }
}

const slug = fc.oneof(
  fc.constantFrom(...cases.map((item) => item.slug), "constructor", "__proto__", "toString", "a-b"),
  madeName(["oxbryta"]),
);

const path = fc.oneof(
  fc.constantFrom(
    ...everyForm.map((form) => form.path),
    "/about",
    "/california-privacy",
    "/stop-contact",
    "/your-request",
    "/feed.xml",
  ),
  slug.map((made) => `/lawsuits/${percentEncoded(made)}`),
  slug.map((made) => `/tort/${percentEncoded(made)}`),
  fc
    .tuple(slug, fc.constantFrom("dates.ics", "feed.xml", "record", "checklist"))
    .map(([made, file]) => `/lawsuits/${percentEncoded(made)}/${file}`),
  slug.map((made) => `/time-limits/${percentEncoded(made)}`),
  fc.tuple(fc.constantFrom("", "/lawsuits", "/build", "/tort"), fc.string({ maxLength: 3 })).map(
    ([folder, unit]) =>
      `${folder}/${percentEncoded(unit || "A/")
        .repeat(8000)
        .slice(0, 8000)}`,
  ),
  madeName(["about"]).map((made) => `/${percentEncoded(made)}`),
);

const member = fc
  .tuple(
    madeName(["q", "group", "sent", "token", "utm_source", "index", "_data", "_routes"]),
    madeText,
  )
  .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`);

const madeAddress = fc
  .tuple(path, fc.constantFrom("", ".data"), fc.array(member, { maxLength: 4 }))
  .map(([page, end, members]) => `${page}${end}?${members.join("&")}`.slice(0, 16_000));
