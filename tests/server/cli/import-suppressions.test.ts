import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { importSuppressions } from "~/server/operator/import-suppressions";
import { hashesUnder } from "~/server/privacy/identity";
import { lift, suppress } from "~/server/privacy/opt-out";
import { noteHost } from "~/server/store/upkeep";
import { anyText } from "~/tests/support/any-text";
import {
  delivery,
  emptyStore,
  keys,
  noon,
  operator,
  submission,
  temporaryFolder,
} from "~/tests/support/given";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { testApp } from "~/tests/support/test-app";
import { relayLine } from "./relay-line";

function csv(text: string | Uint8Array): string {
  const file = join(temporaryFolder(), "list.csv");
  writeFileSync(file, text);
  return file;
}

const broken = [
  ['email,phone,scope\n"ann@example.com,,sale\n', /^line 2: .*never closed/],
  ['email,phone,scope\nb@example.com,,sale\n"a@example.com,,sale\nc@d.ee,,sale\n', /^line 3: /],
  ['email,phone,scope\n"ann"@example.com,,sale\n', /^line 2: .*a cell contains a quotation mark/],
  ['email,phone,scope\nann@example.com"",,sale\n', /^line 2: .*a cell contains a quotation mark/],
  ["email,phone,scope\nann@example.com,sale\n", /^line 2: .*cells/],
  ["email,phone,scope\nann@example.com,,sale\nb@c.dd,,sale,x\n", /^line 3: .*cells/],
  ["email,email,scope\nann@example.com,b@c.dd,sale\n", /^line 1: a column appears twice/],
  ["email;phone;scope\nann@example.com;;sale\n", /^line 1: the columns/],
  ['email,phone,scope\n"a@b.cc\nd@e.ff",,sale\nnobody,,sale\n', /^line 2: [\s\S]*\nline 4: nobody/],
  ["email,phone,scope\n,12125550123 and 12125550124,sale\n", /^line 2: .*not a phone number/],
  [
    "email,phone,scope\na@b.cc,,sale\nnobody,,sale\n,,sale\na@b.cc,,all\n",
    /line 3: nobody is not.*\nline 4: needs an email.*\nline 5: the scope must be newsletter or sale/,
  ],
  ["email,phone,scope\n<ann@example.com>,,sale\n", /^line 2: <ann@example.com> is not an email/],
  ["email,phone,scope\nann@example.com;,,sale\n", /^line 2: ann@example.com; is not an email/],
  ["email,phone,scope\nmailto:ann@example.com,,sale\n", /^line 2: mailto:/],
  ["email,phone,scope\nann@example.com.,,sale\n", /^line 2: ann@example.com\. is not/],
  ["email,phone,scope\nann@example.com\0,,sale\n", /^line 2: ann@example.com\\u0000 is not/],
  ['email,phone,scope\n,"212\n5550123",sale\n', /^line 2: 212 5550123 is not a phone number/],
  ["email,phone,scope\n  \n \t,,\nnobody,,sale\n", /^line 4: nobody is not/],
  ["email,phone,scope\n\n\na@b.cc,,sale\n\nb@c.dd,sale\n", /^line 6: .*cells/],
  ['email,phone,scope\n\n\n\n"a@b.cc,,sale\n', /^line 5: .*never closed/],
  ['email,phone,scope\n"\n\n",,sale\n\n"a@b.cc"x,,sale\n', /^line 6: /],
  ["email,phone,scope\r\n\r\nnobody,,sale\r\n\r\nb@c.dd,sale\r\n", /^line 5: .*cells/],
  [Buffer.from("email,phone,scope\nann\xe9@example.com,,sale\n", "latin1"), /UTF-8/],
] as const;

for (const [text, fault] of broken) {
  test(`import-suppressions takes nobody from ${JSON.stringify(String(text))}`, async () => {
    const { db, relay } = await relayLine();
    const { code, out, err } = await relay("import-suppressions", csv(text));
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toMatch(fault);
    expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
  });
}

test("import-suppressions ends a newsletter sign-up as an unsubscribe does", async () => {
  const { db, relay } = await relayLine();
  const fingerprint = "a";
  const email = "ann@example.com";
  const reference = await submission(db, { kind: "newsletter", email, fingerprint });
  const claimed = { fingerprint, reference, expires_at: Number.MAX_SAFE_INTEGER };
  await db.insertInto("fingerprints").values(claimed).execute();
  await delivery(db, { reference, destination: "form:newsletter" });

  await relay("import-suppressions", csv("email,phone,scope\nann@example.com,,newsletter\n"));
  expect(await db.selectFrom("fingerprints").select("reference").execute()).toEqual([]);
  expect(await db.selectFrom("deliveries").select(["state", "reason"]).execute()).toEqual([
    { state: "cancelled", reason: "superseded by a later request" },
  ]);
});

async function lists(now = () => noon) {
  const db = await emptyStore();
  const app = testApp({ db, keys, now });
  return {
    db,
    take: (text: string | Uint8Array) => importSuppressions(app, operator, Buffer.from(text)),
    async listed() {
      const rows = await db.selectFrom("suppressions").select(["scope", "hash"]).execute();
      await db.deleteFrom("suppressions").execute();
      return rows.map(({ scope, hash }) => `${scope} ${hash}`).sort();
    },
  };
}

// An address that begins as our export escapes one cannot be told from an escaped one.
const name = fc.stringMatching(/^[a-z0-9._+'!-]{1,20}$/).filter((local) => !/^'[+-]/.test(local));
const someone = fc.record({
  email: fc.tuple(name, fc.domain()).map(([local, domain]) => `${local}@${domain}`),
  phone: fc.constantFrom("", "212 555 0123", "+1 (212) 555-0188", "+44 20 7946 0000"),
  scope: fc.constantFrom("sale" as const, "newsletter" as const),
});

test("an import puts exactly the people in the file on the list", async () => {
  const { take, listed } = await lists();
  const layout = fc.record({
    quoted: fc.boolean(),
    record_delimiter: fc.constantFrom("\n", "\r\n"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(someone, { maxLength: 8 }), layout, async (people, options) => {
      const rows = people.map(({ scope, phone, email }) => [scope, phone, email]);
      const text = stringify([["scope", "phone", "email"], ...rows], options);
      const count = people.length === 1 ? "1 person" : `${people.length} people`;
      expect(await take(text)).toEqual({ kind: "done", outcome: `${count} put on the lists.` });

      const wanted = people.flatMap(({ scope, ...who }) =>
        hashesUnder(keys, { email: who.email, phone: who.phone || undefined }).map(
          (hash) => `${scope} ${hash}`,
        ),
      );
      expect(await listed()).toEqual([...new Set(wanted)].sort());
    }),
    { numRuns: 60 },
  );
});

const many = 600;
const long = stringify([
  ["email", "phone", "scope"],
  ...Array.from({ length: many }, (_, index) => [`ann${index}@example.com`, "", "sale"]),
]);

test("a long list lets others use the store meanwhile", async () => {
  const { db, take } = await lists();
  const counts = new Set<number>();
  const importing = take(long);
  for (let isDone = false; !isDone; ) {
    isDone = await Promise.race([importing.then(() => true), sleep(1, false)]);
    await noteHost(db, "example.com", noon);
    const rows = await db.selectFrom("suppressions").select("hash").execute();
    counts.add(rows.length);
  }
  expect([...counts].filter((count) => count > 0 && count < many)).not.toEqual([]);
  expect(counts).toContain(many);
});

test("an import that was interrupted is completed by repeating it, and tells nobody twice", async () => {
  let asked = 0;
  // Asked twice before the first transaction, and once in each.
  let limit = 3;
  const { db, take, listed } = await lists(() => {
    asked += 1;
    if (asked > limit) throw new Error("killed");
    return noon;
  });
  for (const [reference, email] of [
    ["AAAA2222", "ann1@example.com"],
    ["BBBB2222", `ann${many - 1}@example.com`],
  ] as const) {
    await submission(db, { reference, email, phone: "" });
    await delivery(db, { reference, destination: "sheet", state: "delivered" });
  }
  await expect(take(long)).rejects.toThrow("killed");
  const before = await db.selectFrom("suppressions").select("hash").execute();
  expect(before.length).toBeGreaterThan(0);
  expect(before.length).toBeLessThan(many);

  limit = Number.POSITIVE_INFINITY;
  const done = { kind: "done", outcome: `${many} people put on the lists.` };
  expect([await take(long), await take(long)]).toEqual([done, done]);
  expect(await listed()).toHaveLength(many);
  const notices = await db
    .selectFrom("deliveries")
    .select(["regarding", "about"])
    .where("purpose", "=", "notice")
    .orderBy("regarding")
    .execute();
  const about = "privacy.opted_out";
  expect(notices).toEqual([
    { regarding: "AAAA2222", about },
    { regarding: "BBBB2222", about },
  ]);
});

test("a request in an export tells whoever has a lead, also after a row with a signal", async () => {
  const { db, take } = await lists();
  const reference = await submission(db, {});
  await delivery(db, { reference, destination: "sheet", state: "delivered" });
  const rows = [
    ["submission_id", "form", "do_not_sell", "Email", "email"],
    ["BBBB2222", "home", "1", "ann@example.com", ""],
    ["CCCC2222", "opt_out", "", "", "ann@example.com"],
  ];
  expect(await take(stringify(rows))).toMatchObject({ kind: "done" });
  const notices = db.selectFrom("deliveries").select("regarding").where("purpose", "=", "notice");
  expect(await notices.execute()).toEqual([{ regarding: reference }]);
});

test("a list tells whoever has a lead, also of a person whom a signal put on the list before", async () => {
  const { db, take } = await lists();
  const reference = await submission(db, {});
  await delivery(db, { reference, destination: "sheet", state: "delivered" });
  const other = await submission(db, { reference: "BBBB2222", opted_out: '["gpc"]' });
  const hashes = hashesUnder(keys, { email: "ann@example.com" });
  await suppress(db, { scope: "sale", hashes, source: other, at: noon });
  expect(await take("email,phone,scope\nann@example.com,,sale\n")).toMatchObject({ kind: "done" });
  const notices = db.selectFrom("deliveries").select("regarding").where("purpose", "=", "notice");
  expect(await notices.execute()).toEqual([{ regarding: reference }]);
});

test("a person in a list whom the operator had lifted is told of again, and otherwise once", async () => {
  const { db, take } = await lists();
  const reference = await submission(db, {});
  await delivery(db, { reference, destination: "sheet", state: "delivered" });
  const told = async () => {
    await take("email,phone,scope\nann@example.com,212 555 0123,sale\n");
    const notices = db.selectFrom("deliveries").select("id").where("purpose", "=", "notice");
    return (await notices.execute()).length;
  };
  expect([await told(), await told()]).toEqual([1, 1]);
  await lift(db, "sale", hashesUnder(keys, { email: "ann@example.com", phone: "212 555 0123" }));
  expect([await told(), await told()]).toEqual([2, 2]);
});

test("the apostrophe that our export writes before + = - belongs to neither address nor number", async () => {
  const { take, listed } = await lists();
  const text =
    "email,phone,scope\n'+ann@example.com,'+52 55 1234 5678,sale\n'-bob@example.com,,sale\n";
  expect(await take(text)).toEqual({ kind: "done", outcome: "2 people put on the lists." });
  const wanted = [
    ...hashesUnder(keys, { email: "+ann@example.com", phone: "+52 55 1234 5678" }),
    ...hashesUnder(keys, { email: "-bob@example.com" }),
  ].map((hash) => `sale ${hash}`);
  expect(await listed()).toEqual(wanted.sort());
});

test("a line of blanks is skipped like an empty line, also before the header", async () => {
  const { take } = await lists();
  const text = " \n\nemail,phone,scope\n  \nann@example.com,,sale\n\t\n\u00a0\n , ,\t\n \n";
  expect(await take(text)).toEqual({ kind: "done", outcome: "1 person put on the lists." });
});

/** What stands beside or in a cell of an address book or a mail, and is part of no address and no number. */
const stray = fc.oneof(
  fc.constantFrom(...'<>;:()",＠é', "\t", "\n", "\0", "\u001b", "\u00a0", "\u200b", "\ufffd"),
  fc.constantFrom("", " ", "mailto:", "tel:", "Tel. ", "“Ann” ", " (Ann)"),
);

test("of a row that is not as it should be, the person is found afterwards or the line is named", async () => {
  const { db, relay } = await relayLine();
  const who = fc.constantFrom(
    { column: "email", is: "ann.lee@example.com" },
    { column: "phone", is: "212 555 0123" },
    { column: "phone", is: "+44 20 7946 0000" },
  );
  const place = fc.nat({ max: 20 });
  await fc.assert(
    fc.asyncProperty(who, stray, stray, stray, place, async ({ column, is }, a, b, c, at) => {
      // A form takes a number with signs between its digits, too, and it may then be another one.
      const within = column === "email" ? b : "";
      const cell = `${a}${is.slice(0, at)}${within}${is.slice(at)}${c}`;
      const rows = [
        [column, "scope"],
        [cell, "sale"],
      ];
      const { code, err } = await relay("import-suppressions", csv(stringify(rows)));
      const { out } = await relay("person", is);
      const isListed = JSON.parse(out).suppressions.length > 0;
      expect([cell, code, isListed, err]).toEqual(
        code === 0 ? [cell, 0, true, ""] : [cell, 1, false, expect.stringMatching(/^line 2: /)],
      );
      await db.deleteFrom("suppressions").execute();
    }),
    { numRuns: isOnPostgres ? 25 : 150 },
  );
});

test("a list with one quotation mark too many or too few imports nobody", async () => {
  const { take, listed } = await lists();
  const people = fc.array(someone, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(people, fc.nat(), fc.boolean(), async (all, at, quoted) => {
      const rows = all.map(({ email, phone, scope }) => [email, phone, scope]);
      const text = stringify([["email", "phone", "scope"], ...rows], { quoted });
      const place = at % (text.length + 1);
      expect(await take(`${text.slice(0, place)}"${text.slice(place)}`)).toMatchObject({
        kind: "invalid",
        problems: [expect.stringMatching(/^line \d+: /)],
      });
      expect(await listed()).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("an import of any bytes fails only with a message", async () => {
  const { take } = await lists();
  const cell = fc.oneof(anyText(), fc.constantFrom("__proto__", "toString"));
  const long = fc.constantFrom('"', ",", "a@b.cc", "\n", " ").map((part) => part.repeat(50_000));
  const rows = fc.array(fc.array(cell)).map((all) => all.map((one) => one.join(",")).join("\n"));
  const body = fc.oneof(rows, long, fc.uint8Array({ maxLength: 300 }));
  await fc.assert(
    fc.asyncProperty(body, fc.boolean(), async (text, isHeaded) => {
      const head = Buffer.from(isHeaded ? "email,phone,scope\n" : "");
      const { kind } = await take(Buffer.concat([head, Buffer.from(text)]));
      expect(["done", "invalid"]).toContain(kind);
    }),
    { numRuns: 60 },
  );
});

test("import-suppressions without a file that can be read is wrong usage, and lists nobody", async () => {
  const { db, relay } = await relayLine();
  expect((await relay("import-suppressions")).code).toBe(2);
  expect((await relay("import-suppressions", "/nowhere/list.csv")).code).toBe(2);
  expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
});
