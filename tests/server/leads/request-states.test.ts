import { expect, test } from "vitest";
import { viewRequest } from "~/app/request/view.server";
import type { VisitorRequest } from "~/app/services.server";
import { leadWays } from "~/data/after-sending";
import { languages } from "~/data/language";
import { yourRequest } from "~/data/your-request";
import { speak } from "~/server/language";

type Holder = VisitorRequest["holders"][number];

const at = Date.UTC(2026, 10, 21, 17);

const request: VisitorRequest = {
  ...{ reference: "REF22222", revision: 1, sentAt: at, isSensitive: false, quickExit: null },
  ...{ caseTitle: "Roundup", sent: [], answers: [], hasAnswers: false, isOptedOut: false },
  ...{ isStopped: false, holders: [], search: null, asked: null, signed: [], consent: null },
};

const firm = (state: Holder["state"], rest: Partial<Holder> = {}): Holder => ({
  ...{ name: "Lee LLP", state, at, answer: null, told: [], mustBeTold: state === "delivered" },
  ...rest,
});

const declined = { answer: { status: "declined", at } } as const;
const stopped = { told: [{ about: "contact.revoked", at }] } satisfies Partial<Holder>;
const { expect: says, state: states, answer, told } = yourRequest();

/** Each state of a request, and everything that its sender then reads about who has it. */
const table: [name: string, changes: Partial<VisitorRequest>, read: RegExp[]][] = [
  ["stored", {}, [exactly(leadWays().stored.holder)]],
  ["held", { search: "waiting" }, [exactly(leadWays().waiting.holder)]],
  [
    "waiting to be sent",
    { holders: [firm("pending")] },
    [exactly(`${states.pending}.`), exactly(says.waiting)],
  ],
  ["sent", { holders: [firm("delivered")] }, [begins(states.delivered("")), exactly(says.sent)]],
  [
    "maybe sent",
    { holders: [firm("uncertain")] },
    [exactly(`${states.uncertain}.`), exactly(says.uncertain)],
  ],
  [
    "declined",
    { holders: [firm("delivered", declined), firm("pending")] },
    [
      contains(answer.declined("")),
      exactly(`${states.pending}.`),
      exactly(says.waiting),
      exactly(says.declined),
    ],
  ],
  [
    "none left",
    { holders: [firm("delivered", declined)], search: "exhausted" },
    [contains(answer.declined("")), exactly(leadWays().exhausted.holder)],
  ],
  [
    "corrected while all contact is stopped",
    { holders: [firm("delivered", stopped)], isStopped: true, revision: 2 },
    [contains(told["contact.revoked"]), exactly(says.told), exactly(says.stopped)],
  ],
];

test.each(table)("a request that is %s says that and nothing else", (_name, changes, read) => {
  const texts = textsOf({ ...request, ...changes });
  expect(texts).toHaveLength(read.length);
  for (const [index, pattern] of read.entries()) expect(texts[index]).toMatch(pattern);
});

test("every state reads differently from all others, in each language", () => {
  for (const language of languages) {
    const texts = speak(language, () =>
      table.map(([, changes]) => textsOf({ ...request, ...changes }).join("\n")),
    );
    expect(new Set(texts).size).toBe(table.length);
  }
});

function textsOf(shown: VisitorRequest): string[] {
  return viewRequest(shown, { reference: shown.reference, code: "" }).flatMap((block) => {
    if (block.kind !== "part" || block.id !== "holders") return [];
    return block.blocks.flatMap((one) => {
      if (one.kind === "list") return one.items.map(({ text }) => text);
      return one.kind === "text" ? [one.text] : [];
    });
  });
}

function exactly(text: string): RegExp {
  return new RegExp(`^${escaped(text)}$`);
}

function begins(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`);
}

function contains(text: string): RegExp {
  return new RegExp(escaped(text));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
