import { expect, test } from "vitest";
import { viewRequest, viewTold } from "~/app/request/view.server";
import type { VisitorRequest } from "~/app/services.server";
import { leadWays } from "~/data/after-sending";
import { languages } from "~/data/language";
import { yourRequest } from "~/data/your-request";
import { speak } from "~/server/language";
import { describeRequest, readRequest } from "~/server/leads/visitor-request";
import { findSubmission } from "~/server/submission/submission";
import { startRelay } from "~/tests/support/relay-fixture";

type Recipient = VisitorRequest["recipients"][number];

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
  hadAnswers: false,
  isOptedOut: false,
  isStopped: false,
  recipients: [],
  search: null,
  asked: null,
  signed: [],
  consent: null,
};

const has: Partial<Record<Recipient["state"], Recipient["has"]>> = {
  delivered: "yes",
  uncertain: "maybe",
  pending: "soon",
};

const firm = (state: Recipient["state"], rest: Partial<Recipient> = {}): Recipient => ({
  name: "Lee LLP",
  isFirm: true,
  state,
  has: has[state] ?? "no",
  at,
  answer: null,
  told: [],
  mustBeTold: state === "delivered",
  mayGetMore: true,
  ...rest,
});

const declined = { has: "declined", answer: { status: "declined", at } } as const;
const stopped = { told: [{ about: "contact.revoked", at }] } satisfies Partial<Recipient>;
const { expect: says, state: states, answer, told, line, kept } = yourRequest();

const spreadsheet = { ...firm("delivered"), name: "A spreadsheet", isFirm: false };

/** Each state of a request, and everything that its sender then reads about where it is. */
const table: [name: string, changes: Partial<VisitorRequest>, read: RegExp[]][] = [
  ["stored", {}, [exactly(leadWays().stored.whoHasIt)]],
  ["held", { search: "waiting" }, [exactly(leadWays().waiting.whoHasIt)]],
  [
    "waiting for a signature",
    { search: "unauthorized" },
    [exactly(leadWays().unauthorized.whoHasIt)],
  ],
  [
    "waiting to be sent",
    { recipients: [firm("pending")] },
    [exactly(line.waiting), exactly(`${states.pending}.`), exactly(says.waiting)],
  ],
  [
    "sent to a firm",
    { recipients: [firm("delivered"), spreadsheet] },
    [
      exactly(line.sent("Lee LLP")),
      begins(states.delivered("")),
      begins(states.delivered("")),
      exactly(says.sent),
    ],
  ],
  [
    "sent to a service",
    { recipients: [spreadsheet] },
    [exactly(line.passedOn), begins(states.delivered("")), exactly(says.sent)],
  ],
  [
    "maybe sent",
    { recipients: [firm("uncertain")] },
    [exactly(line.uncertain), exactly(`${states.uncertain}.`), exactly(says.uncertain)],
  ],
  [
    "declined",
    { recipients: [firm("delivered", declined), { ...firm("pending"), name: "Roe LLP" }] },
    [
      exactly(line.waiting),
      contains(answer.declined("")),
      exactly(`${states.pending}.`),
      exactly(says.waiting),
      exactly(says.declined),
    ],
  ],
  [
    "none left",
    { recipients: [firm("delivered", declined)], search: "exhausted" },
    [exactly(leadWays().exhausted.whoHasIt), contains(answer.declined("")), exactly(says.declined)],
  ],
  [
    "declined by the last firm, and with a service",
    { recipients: [firm("delivered", declined), spreadsheet], search: "exhausted" },
    [
      exactly(leadWays().exhausted.whoHasIt),
      contains(answer.declined("")),
      begins(states.delivered("")),
      exactly(says.declined),
    ],
  ],
  [
    "corrected while all contact is stopped",
    { recipients: [firm("delivered", stopped)], isStopped: true, revision: 2 },
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
    [exactly(leadWays().stored.whoHasIt), exactly(says.stopped)],
  ],
];

test.each(table)("a request that is %s says that and nothing else", (_name, changes, read) => {
  const texts = textsOf({ ...request, ...changes });
  expect(texts).toHaveLength(read.length);
  for (const [index, pattern] of read.entries()) expect(texts[index]).toMatch(pattern);
});

test("a new version is told to whoever has the request or still gets it, but to no firm that may get no more of it", () => {
  const recipients = [
    firm("delivered", { ...declined, mayGetMore: false, name: "Roe LLP" }),
    firm("delivered", { name: "Lee LLP" }),
  ];
  expect(viewTold(recipients)).toMatch(/Roe LLP.*Lee LLP/);
  expect(viewTold(recipients, true)).not.toContain("Roe LLP");
  expect(viewTold(recipients, true)).toContain("Lee LLP");
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
  ["answers taken back", { hasQuestions: true, hadAnswers: true }, [kept.tookBack]],
  ["answers shared, not sent yet", { hasQuestions: true, hasAnswers: true }, []],
  [
    "answers shared and sent",
    { hasQuestions: true, hasAnswers: true, recipients: [firm("delivered")] },
    [kept.shared],
  ],
  ["an opted-out sender", { hasQuestions: true, isOptedOut: true }, [kept.optedOut]],
  [
    "an abuse case",
    { isSensitive: true, hasQuestions: true, hasAnswers: true, recipients: [firm("delivered")] },
    [kept.hidden],
  ],
];

test.each(answersTable)("a request with %s says no more about answers", (_name, changes, read) => {
  expect(viewRequest({ ...request, ...changes }, placeholders).kept).toEqual(read);
});

function textsOf(shown: VisitorRequest): string[] {
  const { line: first, recipients, expect: expected } = viewRequest(shown, placeholders);
  return [first, ...recipients.map(({ text }) => text), ...expected];
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

test("the date of birth is written as people do, in the language of the page", async () => {
  const { app, db, submit, close } = await startRelay();
  const reference = await submit({ kind: "case", fields: { dob: "1980-01-02" } });
  const row = await findSubmission(db, reference);
  if (!row) throw new Error(reference);
  for (const [language, spelled] of [
    ["en", "January 2, 1980"],
    ["es", "2 de enero de 1980"],
  ] as const) {
    const stored = await readRequest(app, row);
    const { sent } = speak(language, () => describeRequest(app, stored));
    expect(sent.map(({ value }) => value)).toContain(spelled);
  }
  await close();
});
