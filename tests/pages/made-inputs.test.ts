import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases } from "~/data/cases";
import { honeypot } from "~/data/forms/honeypot";
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

/** Runs for each action, and for the loaders together. */
const numRuns = Number(process.env.MADE_INPUTS ?? 200);
/** Printed with each test; the seed of a run makes its inputs again. */
const { seed } = fc.readConfigureGlobal();

let built: Built;
beforeAll(async () => {
  built = await openBuilt();
});
afterAll(() => built.close());

const hours = 4 * 60 * 60 * 1000;

describe("made inputs", () => {
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
          const answer = await built.ask({ path, method: "POST", ...bodyOf(post) });
          expect([200, 202, 303, 400, 413, 422]).toContain(answer.status);
          const isSwitched = answer.status === 200 && isSwitch(post);
          if ((answer.status === 422 || isSwitched) && isDrawn) expectKept(answer, good, post);
          if (isSwitched && isDrawn) {
            expect(filledIn(answer.html, good.anchor)).not.toHaveProperty("consent");
          }
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

/**
 * Drawing a page costs more than everything before it, so the other posts are those of a script.
 */
const isDocument = fc.integer({ min: 1, max: 8 }).map((drawn) => drawn === 1);

/** Both editions take the same forms. */
const edition = fc.constantFrom(...languages);

type Action = { name: string; forms: Good[] };

function actions(): Action[] {
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
    {
      name: "the language switch",
      forms: [...goods, ...quiz, contact].map((good) => ({
        ...good,
        fields: { ...good.fields, intent: "switch" },
      })),
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

function isSwitch({ pairs }: MadePost): boolean {
  return pairs.some(([name, value]) => name === "intent" && value === "switch");
}

function dataPath(path: string): string {
  return path === "/" ? "/_root.data?index" : `${path}.data`;
}

/** Where the form is drawn again, text that HTML can hold is in the field of its name again. */
function expectKept({ html }: Answer, { anchor }: Good, { pairs }: MadePost) {
  const drawn = filledIn(html, anchor);
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
    "/feed.xml",
  ),
  slug.map((made) => `/lawsuits/${percentEncoded(made)}`),
  slug.map((made) => `/tort/${percentEncoded(made)}`),
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
