import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { contactChannels } from "~/data/contact-channels";
import { correct, takeBackAnswers } from "~/server/leads/correct";
import { byPerson } from "~/server/leads/operator-log";
import { stopContact } from "~/server/leads/stop";
import { runAct } from "~/server/operator/run-act";
import { hashesUnder, newestHashes } from "~/server/privacy/identity";
import { isSuppressed, suppress } from "~/server/privacy/opt-out";
import { lockPerson, transact } from "~/server/store/transact";
import { readStops, stoppedSince } from "~/server/submission/contact-stops";
import { findSubmission } from "~/server/submission/submission";
import {
  appOn,
  day,
  delivery,
  emptyStore,
  key,
  noon,
  operator,
  submission,
} from "~/tests/support/given";
import { annsLead } from "~/tests/support/sent-submission";

const facts = {
  publicOrigin: "https://plainclaim.test",
  ip: null,
  userAgent: "",
  reasons: [],
  optedOut: false,
  requestId: "1",
  origin: "https://plainclaim.test",
};
const consent = {
  shown: { consent: "I agree", disclosure: "Who may call", version: "v2" },
  language: "en" as const,
  firms: ["Lee"],
  page: "https://plainclaim.test/your-request",
};

const fieldsOf = async (db: Awaited<ReturnType<typeof emptyStore>>) =>
  JSON.parse(
    (await db.selectFrom("submissions").select("fields").executeTakeFirstOrThrow()).fields,
  );

test("a phone number is corrected although another stored field no longer passes", async () => {
  const db = await emptyStore();
  const lead = annsLead("ann@example.com");
  const fields = { ...JSON.parse(lead.fields), "Last name": "" };
  await submission(db, { ...lead, fields: JSON.stringify(fields) });

  const changes = { Phone: "212 555 0199", "Last name": "" };
  expect(await correct(appOn(db), operator, "AAAA2222", { changes })).toMatchObject({
    kind: "done",
  });
  expect(await fieldsOf(db)).toMatchObject({ Phone: "212 555 0199" });
  const wrong = await correct(appOn(db), operator, "AAAA2222", { changes: { Phone: "call me" } });
  expect(wrong).toMatchObject({ kind: "invalid", errors: { Phone: expect.any(String) } });
});

test("a number can be removed where a call is not safe, and is missed where it is", async () => {
  const db = await emptyStore();
  const lead = annsLead("ann@example.com");
  const stored = { ...JSON.parse(lead.fields), safe_to_call: "no", leave_message: "no" };
  const about = { kind: "case", case_slug: "lds-abuse", fields: JSON.stringify(stored) } as const;
  await submission(db, { ...lead, ...about });
  const change = (changes: Record<string, string>) =>
    correct(appOn(db), operator, "AAAA2222", { changes });

  expect(await change({ Phone: "" })).toMatchObject({ kind: "done" });
  expect((await fieldsOf(db)).Phone ?? "").toBe("");
  const missed = { kind: "invalid", errors: { Phone: expect.stringContaining("phone number") } };
  expect(await change({ safe_to_call: "yes" })).toMatchObject(missed);
  expect(await change({ safe_to_call: "yes", Phone: "212 555 0199" })).toMatchObject({
    kind: "done",
  });
  expect(await change({ Phone: "" })).toMatchObject(missed);
  expect(await change({ safe_to_call: "no", Phone: "" })).toMatchObject({ kind: "done" });
});

test.each([
  ["email address", { Email: "new@example.com" }, 2],
  ["phone number", { Phone: "212 555 0199" }, 2],
  ["spelling of the same", { Email: "ANN@example.com" }, 1],
])(
  "a person's new %s needs a consent, which gets a receipt of its own",
  async (_, changes, count) => {
    const db = await emptyStore();
    await submission(db, annsLead("ann@example.com"));
    const without = await correct(appOn(db), operator, "AAAA2222", {
      changes,
      by: { facts, consent: null },
    });
    expect(without.kind).toBe(count === 2 ? "unagreed" : "done");
    // A consent that was not needed is not stored.
    const again = count === 2 ? changes : { "First name": "Zora" };
    const told = await correct(appOn(db), operator, "AAAA2222", {
      changes: again,
      by: { facts, consent },
    });
    expect(told.kind).toBe("done");
    expect(await db.selectFrom("receipts").select("revision").execute()).toHaveLength(count);
  },
);

test("a stop by the new address from before the lead counts for the corrected lead alone", async () => {
  const db = await emptyStore();
  const email = "new@example.com";
  const before = appOn(db, noon - day);
  await stopContact(before, operator, { email, channels: ["calls", "emails"], manner: "web" });
  await submission(db, annsLead("ann@example.com"));
  await submission(db, { reference: "BBBB2222", email });
  const by = { facts, consent };
  await correct(appOn(db), operator, "AAAA2222", { changes: { Email: email }, by });

  const hashes = hashesUnder([key], { email });
  const people = new Map(["AAAA2222", "BBBB2222"].map((reference) => [reference, hashes]));
  const stops = await readStops(db, people);
  expect(stoppedSince(noon, stops.get("AAAA2222"))).toEqual(["calls", "emails"]);
  expect(stoppedSince(noon, stops.get("BBBB2222"))).toEqual([]);
});

test("taking a correction back stops nothing, and what a mistaken number had stopped is allowed again", async () => {
  const db = await emptyStore();
  const channels = [...contactChannels];
  const earlier = appOn(db, noon - day);
  const lead = await submission(db, annsLead("ann@example.com"));
  const { Phone: own = "" } = JSON.parse(annsLead("ann@example.com").fields);
  const eves = "212 555 0177";
  // Ann stopped contact before she sent this lead, and so did Eve, whose number is typed by mistake.
  for (const phone of [own, eves])
    await stopContact(earlier, operator, { phone, channels, manner: "web" });
  await delivery(db, { reference: lead, destination: "firm:lee", state: "delivered" });
  const app = appOn(db);
  const stopped = async () => (await findSubmission(db, lead))?.stopped;

  await correct(app, operator, lead, { changes: { Phone: "212 555 0188" } });
  expect(await stopped()).toBe("");
  expect(await runAct(app, operator, "uncorrect", lead)).toMatchObject({ kind: "done" });
  expect(await stopped()).toBe("");
  await correct(app, operator, lead, { changes: { Phone: eves } });
  expect(await stopped()).toBe(channels.join(" "));
  const said = await runAct(app, operator, "uncorrect", lead);
  expect(said).toMatchObject({
    text: expect.stringContaining("What was stopped at the mistaken address or number is allowed"),
  });
  expect(await stopped()).toBe("");
  const people = new Map([[lead, hashesUnder([key], { phone: own })]]);
  expect(stoppedSince(noon, (await readStops(db, people)).get(lead))).toEqual([]);
});

test("after the key was changed, an earlier stop still counts for a lead corrected to its number", async () => {
  const db = await emptyStore();
  const [email, Phone] = ["new@example.com", "212 555 0177"];
  const before = appOn(db, noon - day);
  await stopContact(before, operator, {
    phone: Phone,
    channels: ["calls", "texts"],
    manner: "web",
  });
  await stopContact(before, operator, { email, channels: ["emails"], manner: "web" });
  await submission(db, annsLead("ann@example.com"));
  const keys = [Buffer.alloc(32, 9), key] as const;
  const by = { facts, consent };
  await correct({ ...appOn(db), keys }, operator, "AAAA2222", {
    changes: { Phone, Email: email },
    by,
  });

  const hashes = hashesUnder(keys, { phone: Phone, email });
  const stops = await readStops(db, new Map([["AAAA2222", hashes]]));
  expect(stoppedSince(noon, stops.get("AAAA2222"))).toEqual(["calls", "texts", "emails"]);
});

test("a correction is in the log of privacy requests", async () => {
  const db = await emptyStore();
  await submission(db, annsLead("ann@example.com"));
  await correct(appOn(db), operator, "AAAA2222", { changes: { "First name": "Anna" } });
  expect(await db.selectFrom("privacy_log").select(["nature", "outcome", "at"]).execute()).toEqual([
    { nature: "correct", outcome: "revision 2", at: noon },
  ]);
});

test.each(["accepted", "quarantined", "refused"] as const)(
  "answers are taken back, which the log of privacy requests has, from a lead that is accepted, and from no other: %s",
  async (state) => {
    const db = await emptyStore();
    const reference = await submission(db, { state });
    const isDone = await takeBackAnswers(appOn(db), { reference, seen: 1 });
    const row = await db.selectFrom("submissions").select("answers").executeTakeFirstOrThrow();
    const [logged] = await db.selectFrom("privacy_log").select(["nature", "manner"]).execute();
    expect([isDone, row.answers === null, logged !== undefined]).toEqual(
      Array(3).fill(state === "accepted"),
    );
    if (logged) expect(logged).toEqual({ nature: "correct", manner: "web" });
  },
);

test.each([
  [20, 20],
  [21, 1],
])("a stop of %i leads has %i lines in the operator log", async (leads, lines) => {
  const db = await emptyStore();
  for (let lead = 0; lead < leads; lead += 1) await submission(db, { reference: `R${lead}` });
  await stopContact(appOn(db), operator, {
    email: "ann@example.com",
    channels: ["calls"],
    manner: "web",
  });
  const logged = await db.selectFrom("operator_log").select("reference").execute();
  expect(logged).toHaveLength(lines);
  expect(logged.every(({ reference }) => (reference === null) === (lines === 1))).toBe(true);
});

test("an invalid, unknown or unchanged field leaves the submission as it was", async () => {
  const db = await emptyStore();
  await submission(db, annsLead("ann@exmaple.com"));
  const before = await db.selectFrom("submissions").selectAll().execute();

  for (const [name, value] of [
    ["Email", "nobody"],
    ["Email", ""],
    ["caseTypeSlug", "suboxone"],
    ["_cc", "a@example.com"],
    ["Email", "ann@exmaple.com"],
  ] as const) {
    expect(
      (await correct(appOn(db), operator, "AAAA2222", { changes: { [name]: value } })).kind,
      `${name}=${value}`,
    ).not.toBe("done");
  }
  expect(await db.selectFrom("submissions").selectAll().execute()).toEqual(before);
});

test("what is taken back while its correction waits is not corrected", async () => {
  const db = await emptyStore();
  await submission(db, annsLead("ann@example.com"));
  const app = appOn(db);
  const changes = { Phone: "212 555 0199" };
  const waiting = await transact(app, async ({ db }) => {
    await lockPerson(db, hashesUnder(app.keys, { email: "ann@example.com" }));
    const result = correct(app, operator, "AAAA2222", { changes });
    // On PostgreSQL it has read the row by now. On SQLite it waits for this transaction.
    await sleep(200);
    await db.updateTable("submissions").set({ state: "refused" }).execute();
    return { result };
  });
  expect((await waiting.result).kind).not.toBe("done");
  const row = db.selectFrom("submissions").select("revision");
  expect(await row.executeTakeFirst()).toEqual({ revision: 1 });
});

test("of two simultaneous corrections of one revision, one is stored and the other is refused", async () => {
  const db = await emptyStore();
  await submission(db, annsLead("ann@exmaple.com"));

  const app = appOn(db, noon, { FORM_ID: "abcdefgh" });
  const results = await Promise.all(
    ["2125550198", "2125550199"].map((Phone) =>
      correct(app, operator, "AAAA2222", { changes: { Phone }, seen: 1 }),
    ),
  );
  expect(results.map(({ kind }) => kind).sort()).toEqual(["done", "stale"]);
  expect(await db.selectFrom("deliveries").select("revision").execute()).toEqual([{ revision: 2 }]);
});

test.each([
  ["an opt-out", "opt_out", "sale", {}],
  ["an unsubscribe", "unsubscribe", "newsletter", {}],
  ["a lead sent with a signal", "home", "sale", { opted_out: '["gpc"]' }],
] as const)(
  "%s takes effect for the address that it is corrected to",
  async (_, kind, scope, sent) => {
    const db = await emptyStore();
    const isLead = kind === "home";
    const own = { fullName: "Bob Day", email: "bob@gmial.com" };
    const fields = isLead ? annsLead("bob@gmial.com").fields : JSON.stringify(own);
    const typed = { answers: null, fields, email: "bob@gmial.com", phone: "" };
    await submission(db, { reference: "BBBB2222", kind, ...typed, ...sent });
    const earlier = await submission(db, { email: "bob@gmail.com", phone: "" });
    await delivery(db, { reference: earlier, destination: "sheet", state: "delivered" });
    const app = appOn(db);
    const hashes = hashesUnder(app.keys, { email: "bob@gmail.com" });
    expect(await isSuppressed(db, scope, hashes)).toBe(false);

    const changes = { [isLead ? "Email" : "email"]: "bob@gmail.com" };
    const corrected = await correct(app, operator, "BBBB2222", { changes });
    expect(corrected).toMatchObject({ kind: "done" });
    expect(await isSuppressed(db, scope, hashes)).toBe(true);
    const told = db.selectFrom("deliveries").select("regarding");
    const notices = kind === "opt_out" ? [{ regarding: earlier }] : [];
    expect(await told.where("about", "=", "privacy.opted_out").execute()).toEqual(notices);
  },
);

test.each([
  ["an opt-out", "opt_out", "sale", {}],
  ["an unsubscribe", "unsubscribe", "newsletter", {}],
  ["a lead sent with a signal", "home", "sale", { opted_out: '["gpc"]' }],
] as const)(
  "%s that an operator corrected to the address of somebody else is theirs no more once that is taken back",
  async (_, kind, scope, sent) => {
    const db = await emptyStore();
    const isLead = kind === "home";
    const email = "bob@example.com";
    const fields = isLead ? annsLead(email).fields : JSON.stringify({ fullName: "Bob", email });
    const typed = { answers: null, fields, email, phone: "" };
    const reference = await submission(db, { reference: "BBBB2222", kind, ...typed, ...sent });
    const own = { reference: "EVES2222", email: "eve@example.com", phone: "" };
    const eves = await submission(db, { ...annsLead(own.email), ...own });
    await delivery(db, { reference: eves, destination: "firm:lee", state: "delivered" });
    const app = appOn(db);
    const isOn = (email: string) => isSuppressed(db, scope, hashesUnder(app.keys, { email }));
    const change = (email: string, by = operator) =>
      correct(app, by, reference, { changes: { [isLead ? "Email" : "email"]: email } });
    const takeBack = () => runAct(app, operator, "uncorrect", reference);

    await change("eve@example.com");
    expect(await isOn("eve@example.com")).toBe(true);
    const said = await takeBack();
    expect([await isOn("eve@example.com"), await isOn(email)]).toEqual([false, true]);
    const nobody = "It is sent to nobody, because nobody may get it now.";
    const off = "What only that had put on a list of opt-outs is off it again.";
    const stays = {
      opt_out:
        " Requests with that address still go to no further firm. Tell by hand that nobody opted out: Firm lee.",
      unsubscribe: " Whoever had signed up with that address must do so again.",
      home: "",
    };
    expect(said).toMatchObject({
      text: `The last change is taken back. ${nobody} ${off}${stays[kind]}`,
    });
    // It was right after all.
    await takeBack();
    expect(await isOn("eve@example.com")).toBe(true);
    await takeBack();
    expect(await isOn("eve@example.com")).toBe(false);

    // What its person typed, at any time, and what somebody else put there.
    await change("ann@example.com", byPerson);
    await takeBack();
    expect(await isOn("ann@example.com")).toBe(true);
    await change("own@example.com");
    await change(email);
    await takeBack();
    expect(await isOn(email)).toBe(true);
    const hashes = newestHashes(app.keys, { email: "eve@example.com" });
    await suppress(db, { scope, hashes, source: "import", at: noon });
    await change("eve@example.com");
    const still = expect.stringContaining("but the address is still there for another reason.");
    expect(await takeBack()).toMatchObject({ text: still });
    expect(await isOn("eve@example.com")).toBe(true);
  },
);
