import { expect, test } from "vitest";
import { viewRequest } from "~/app/request/view.server";
import type { VisitorRequest } from "~/app/services.server";
import { leadWays } from "~/data/after-sending";
import { languages } from "~/data/language";
import { yourRequest } from "~/data/your-request";
import { speak } from "~/server/language";

type Holder = VisitorRequest["holders"][number];

const placeholders = { "site.contactEmail": "hello@example.com" };
const at = Date.UTC(2026, 10, 21, 17);

const request: VisitorRequest = {
  reference: "REF22222",
  revision: 1,
  sentAt: at,
  isSensitive: false,
  quickExit: null,
  caseTitle: "Roundup",
  sent: [],
  hasQuestions: false,
  answers: [],
  hasAnswers: false,
  isOptedOut: false,
  isStopped: false,
  holders: [],
  search: null,
  asked: null,
  signed: [],
  consent: null,
};

const firm = (state: Holder["state"], rest: Partial<Holder> = {}): Holder => ({
  name: "Lee LLP",
  isFirm: true,
  state,
  at,
  answer: null,
  told: [],
  mustBeTold: state === "delivered",
  ...rest,
});

const declined = { answer: { status: "declined", at } } as const;
const stopped = { told: [{ about: "contact.revoked", at }] } satisfies Partial<Holder>;
const { expect: says, state: states, answer, told, line, kept } = yourRequest();

const spreadsheet = { ...firm("delivered"), name: "A spreadsheet", isFirm: false };

/** Each state of a request, and everything that its sender then reads about where it is. */
const table: [name: string, changes: Partial<VisitorRequest>, read: RegExp[]][] = [
  ["stored", {}, [exactly(leadWays().stored.holder)]],
  ["held", { search: "waiting" }, [exactly(leadWays().waiting.holder)]],
  [
    "waiting for a signature",
    { search: "unauthorized" },
    [exactly(leadWays().unauthorized.holder)],
  ],
  [
    "waiting to be sent",
    { holders: [firm("pending")] },
    [exactly(line.waiting), exactly(`${states.pending}.`), exactly(says.waiting)],
  ],
  [
    "sent to a firm",
    { holders: [firm("delivered"), spreadsheet] },
    [
      exactly(line.sent("Lee LLP")),
      begins(states.delivered("")),
      begins(states.delivered("")),
      exactly(says.sent),
    ],
  ],
  [
    "sent to a service",
    { holders: [spreadsheet] },
    [exactly(line.passedOn), begins(states.delivered("")), exactly(says.sent)],
  ],
  [
    "maybe sent",
    { holders: [firm("uncertain")] },
    [exactly(line.uncertain), exactly(`${states.uncertain}.`), exactly(says.uncertain)],
  ],
  [
    "declined",
    { holders: [firm("delivered", declined), { ...firm("pending"), name: "Roe LLP" }] },
    [
      exactly(line.sent("Lee LLP")),
      contains(answer.declined("")),
      exactly(`${states.pending}.`),
      exactly(says.waiting),
      exactly(says.declined),
    ],
  ],
  [
    "none left",
    { holders: [firm("delivered", declined)], search: "exhausted" },
    [exactly(leadWays().exhausted.holder), contains(answer.declined(""))],
  ],
  [
    "corrected while all contact is stopped",
    { holders: [firm("delivered", stopped)], isStopped: true, revision: 2 },
    [
      exactly(line.sent("Lee LLP")),
      contains(told["contact.revoked"]),
      exactly(says.told),
      exactly(says.stopped),
    ],
  ],
  [
    "stopped before anyone had it",
    { isStopped: true },
    [exactly(leadWays().stored.holder), exactly(says.stopped)],
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

/** Everything that a request says about its answers. */
const answersTable: [name: string, changes: Partial<VisitorRequest>, read: string[]][] = [
  ["a home form, which asks none", {}, []],
  ["answers left out", { hasQuestions: true }, [kept.dropped]],
  ["answers shared, not sent yet", { hasQuestions: true, hasAnswers: true }, []],
  [
    "answers shared and sent",
    { hasQuestions: true, hasAnswers: true, holders: [firm("delivered")] },
    [kept.shared],
  ],
  ["an opted-out sender", { hasQuestions: true, isOptedOut: true }, [kept.optedOut]],
  [
    "an abuse case",
    { isSensitive: true, hasQuestions: true, hasAnswers: true, holders: [firm("delivered")] },
    [kept.hidden],
  ],
];

test.each(answersTable)("a request with %s says no more about answers", (_name, changes, read) => {
  expect(viewRequest({ ...request, ...changes }, placeholders).kept).toEqual(read);
});

function textsOf(shown: VisitorRequest): string[] {
  const { line: first, holders, expect: expected } = viewRequest(shown, placeholders);
  return [first, ...holders.map(({ text }) => text), ...expected];
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
