import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { FormKind } from "~/data/forms/definition";
import { editableFields } from "~/server/leads/correct";
import { hashesUnder } from "~/server/privacy/identity";
import { isSuppressed } from "~/server/privacy/opt-out";
import { readSubmission } from "~/server/submission/submission";
import { keys, noon, submission, temporaryFolder } from "~/tests/support/given";
import { annsLead } from "~/tests/support/sent-submission";
import { relayLine } from "./relay-line";

const lead = annsLead("ann@exmaple.com");

describe("export", () => {
  test("has the payloads' names as columns, and no value that a spreadsheet would run", async () => {
    const { db, relay } = await relayLine();
    await submission(db, { ...lead, fields: lead.fields.replace('"Ann"', '"=1+1, \\"x\\""') });

    const [header = [], row = []] = parse((await relay("export")).out, { bom: true });
    const value = (name: string) => row[header.indexOf(name)];
    expect(header).toEqual(
      expect.arrayContaining(["submission_id", "First name", "Email", "state"]),
    );
    expect(value("First name")).toBe(`'=1+1, "x"`);
    expect(value("Email")).toBe("ann@exmaple.com");
    expect(new Set(header).size).toBe(header.length);
  });

  test("and list leave out a row that cannot be read, name it, and go on with the others", async () => {
    const { db, relay } = await relayLine();
    const broken = await submission(db, lead);
    const whole = await submission(db, { ...lead, reference: "BBBB2222" });
    const set = { fields: "{", opted_out: "{" };
    await db.updateTable("submissions").set(set).where("reference", "=", broken).execute();

    const exported = await relay("export", "--format", "jsonl");
    expect(exported).toMatchObject({
      code: 1,
      err: `${broken} cannot be read, and is left out.`,
    });
    expect(JSON.parse(exported.out)).toMatchObject({ submission_id: whole });
    const listed = await relay("list", "--json");
    expect(listed).toMatchObject({ code: 1, err: `${broken} cannot be read.` });
    expect(JSON.parse(listed.out)).toMatchObject({ reference: whole });
  });

  test("disarms a formula after a semicolon, a tab or a line break", async () => {
    const { db, relay } = await relayLine();
    const name = 'a;=1+1\n@x\t-2; "+3\r\n＝4;-)';
    await submission(db, {
      ...lead,
      fields: JSON.stringify({ "First name": name, Email: "a@b.c" }),
    });

    const [header = [], row = []] = parse((await relay("export")).out, { bom: true });
    expect(row[header.indexOf("First name")]).toBe("a;'=1+1\n'@x\t'-2; \"'+3\r\n'＝4;'-)");
    expect((await relay("export", "--format", "jsonl")).out).toContain(JSON.stringify(name));
  });

  test("honors an opt-out of today: marked, without answers and address", async () => {
    const { db, relay } = await relayLine();
    const reference = await submission(db, {
      ...lead,
      kind: "case",
      answers: '{"diagnosis":"nhl"}',
      ip: "203.0.113.9",
    });
    const exported = async () => JSON.parse((await relay("export", "--format", "jsonl")).out);
    expect(await exported()).toMatchObject({ "Quiz answers": '{"diagnosis":"nhl"}' });

    const { hash } = await db.selectFrom("persons").select("hash").executeTakeFirstOrThrow();
    await db
      .insertInto("suppressions")
      .values({ scope: "sale", hash, source: "test", created_at: noon })
      .execute();
    const marked = await exported();
    expect(marked).toMatchObject({ do_not_sell: "1", submission_id: reference });
    expect(marked).not.toHaveProperty("Quiz answers");
    expect(JSON.stringify(marked)).not.toContain("203.0.113.9");
  });

  test("honors an opt-out written with a newer key than the lead", async () => {
    const { db, relay } = await relayLine();
    const reference = await submission(db, {});
    const { hash } = await db.selectFrom("persons").select("hash").executeTakeFirstOrThrow();
    await db.deleteFrom("persons").execute();
    await db.insertInto("persons").values({ reference, hash: "hash under the old key" }).execute();
    await db
      .insertInto("suppressions")
      .values({ scope: "sale", hash, source: "test", created_at: noon })
      .execute();

    const { out } = await relay("export", "--format", "jsonl");
    expect(JSON.parse(out)).toMatchObject({ do_not_sell: "1", submission_id: reference });
    expect(out).not.toContain("203.0.113.9");
  });
});

test.each(["csv", "jsonl"] as const)(
  "export as %s tells a person who stopped everything from one who stopped nothing",
  async (format) => {
    const { db, relay } = await relayLine();
    const all = "calls texts emails";
    const left = [
      all,
      "calls texts",
      "calls emails",
      "texts emails",
      "emails",
      "texts",
      "calls",
      "",
    ];
    for (const [index, allowed] of left.entries()) {
      for (const kind of ["case", "contact", "opt_out"] as const) {
        const email = `${kind}${index}@example.com`;
        const reference = await submission(db, {
          reference: `${kind === "case" ? "A" : kind === "contact" ? "B" : "C"}222222${index + 2}`,
          ...{ kind, email, answers: null, fields: JSON.stringify({ Email: email, email }) },
        });
        const channels = all.split(" ").filter((channel) => !allowed.split(" ").includes(channel));
        if (channels.length === 0) continue;
        const stop = { channels: channels.join(" "), manner: "web", due_on: "2026-12-07" } as const;
        const hash = `lead:${reference}`;
        await db
          .insertInto("contact_stops")
          .values({ ...stop, hash, created_at: noon })
          .execute();
      }
    }

    const { out } = await relay("export", "--format", format);
    const rows: unknown =
      format === "csv"
        ? parse(out, { bom: true, columns: true })
        : out
            .trimEnd()
            .split("\n")
            .map((line) => JSON.parse(line));
    const said = z
      .array(z.object({ form: z.string(), contact_allowed: z.string().optional() }))
      .parse(rows)
      .map(({ form, contact_allowed }) => `${form}: ${contact_allowed ?? ""}`);
    // Nobody is called because of an opt-out request.
    const expected = left.flatMap((allowed) => [
      ...["case", "contact"].map((form) => `${form}: ${allowed || "none"}`),
      "opt_out: ",
    ]);
    expect(said.toSorted()).toEqual(expected.toSorted());
  },
);

test("export keeps names, leading zeros and numbers as text in LibreOffice and Excel", async () => {
  const { db, relay } = await relayLine();
  const fields = { "First name": "José", Email: "ann@example.com", zipcode: "02134", state: "MA" };
  await submission(db, { reference: "23456E78", kind: "case", fields: JSON.stringify(fields) });

  const { out } = await relay("export");
  expect(out.startsWith("\ufeff")).toBe(true);
  const [row] = z
    .array(z.record(z.string(), z.string()))
    .parse(parse(out, { bom: true, columns: true }));
  // A tab at the end makes both programs keep the text: without it they show 2134 and 2.3456E+82.
  expect(row).toMatchObject({
    zipcode: "02134\t",
    submission_id: "23456E78\t",
    "First name": "José",
  });
});

test("import-suppressions accepts a whole export: those who opted out or unsubscribed, also with +52", async () => {
  const given = await relayLine();
  const phone = "+52 55 1234 5678";
  const optOut = { fullName: "Ann", email: "ann@example.com", phone, state: "", details: "" };
  await submission(given.db, { kind: "opt_out", phone, fields: JSON.stringify(optOut) });
  const left = JSON.stringify({ email: "bo@example.com" });
  await submission(given.db, {
    reference: "BBBB2222",
    kind: "unsubscribe",
    fields: left,
    answers: null,
    email: "bo@example.com",
    opted_out: "[]",
  });
  await submission(given.db, { ...lead, reference: "CCCC2222" });
  const file = join(temporaryFolder(), "export.csv");
  const { out } = await given.relay("export");
  expect(out).toContain("'+52");
  writeFileSync(file, out);

  const taking = await relayLine();
  expect(await taking.relay("import-suppressions", file)).toMatchObject({
    code: 0,
    out: "2 people put on the lists.",
  });
  const listed = (scope: "sale" | "newsletter", who: { email?: string; phone?: string }) =>
    isSuppressed(taking.db, scope, hashesUnder(keys, who));
  expect(await listed("sale", { phone })).toBe(true);
  expect(await listed("newsletter", { email: "bo@example.com" })).toBe(true);
  expect(await listed("sale", { email: "ann@exmaple.com" })).toBe(false);
});

/** Columns of `submissions` by the exported names that show them, or why none does. */
const exported = {
  reference: "submission_id",
  kind: "form",
  case_slug: "caseTypeSlug",
  case_title: "Case type",
  received_at: "received_at",
  state: "submission_state",
  revision: "revision",
  corrected: "for the mail to the firm",
  origin: "part of page source",
  path: "part of page source",
  page_source: "page source",
  fields: "the columns of each form",
  answers: "Quiz answers",
  opted_out: "do_not_sell",
  ip: "ip_address",
  ip_source: "how the address was found concerns only the receipt",
  fingerprint: "internal",
  erased_at: "erased rows are left out",
  region: "part of the fields",
  search: "part of the fields",
  stopped: "contact_allowed",
  closed_at: "of use at the desk",
  withdrawn_at: "erased rows are left out",
  answered_at: "of use at the desk",
  answered_how: "for the operator",
  status: "status",
  holder: "firm",
  need: "of use at the desk",
  need_at: "of use at the desk",
  legal_at: "of use at the desk",
};

/** Stored fields that are exported under another name. */
const renamed = ["consent", "share_answers", "form_version", "ip_lookup", "leave_empty"];

test("export covers every column of a submission and every field of every form", async () => {
  const { db, relay } = await relayLine();
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === "submissions")?.columns ?? [];
  expect(columns.map(({ name }) => name).toSorted()).toEqual(Object.keys(exported).toSorted());

  const [header = []] = parse((await relay("export")).out, { bom: true });
  for (const kind of ["home", "case", "newsletter", "unsubscribe", "opt_out", "contact"] as const) {
    const reference = "AAAA2222";
    const submitted = readSubmission({ ...(await rowOf(kind)), reference });
    const fields = editableFields(submitted).map(({ name }) => name);
    const missing = fields.filter((name) => !header.includes(name) && !renamed.includes(name));
    expect({ kind, missing }).toEqual({ kind, missing: [] });
  }
});

async function rowOf(kind: FormKind) {
  const { db } = await relayLine();
  await submission(db, { kind, case_slug: "lds-abuse", answers: null });
  return db.selectFrom("submissions").selectAll().executeTakeFirstOrThrow();
}
