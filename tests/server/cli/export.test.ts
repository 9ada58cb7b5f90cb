import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { openStore } from "~/server/store/open";
import { annsLead } from "~/tests/support/sent-submission";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { noon, submission, temporaryFolder } from "../privacy/given";
import { relayLine } from "./relay-line";

const lead = annsLead("ann@exmaple.com");

describe("export", () => {
  test("has the payloads' names as columns, and no value that a spreadsheet would run", async () => {
    const { db, relay } = await relayLine();
    await submission(db, { ...lead, fields: lead.fields.replace('"Ann"', '"=1+1, \\"x\\""') });

    const [header = [], row = []] = parse((await relay("export")).out);
    const value = (name: string) => row[header.indexOf(name)];
    expect(header).toEqual(
      expect.arrayContaining(["submission_id", "First name", "Email", "state"]),
    );
    expect(value("First name")).toBe(`'=1+1, "x"`);
    expect(value("Email")).toBe("ann@exmaple.com");
    expect(new Set(header).size).toBe(header.length);
  });

  test("disarms a formula after a semicolon, a tab or a line break", async () => {
    const { db, relay } = await relayLine();
    const name = 'a;=1+1\n@x\t-2; "+3\r\n＝4;-)';
    await submission(db, {
      ...lead,
      fields: JSON.stringify({ "First name": name, Email: "a@b.c" }),
    });

    const [header = [], row = []] = parse((await relay("export")).out);
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

test.runIf(!isOnPostgres)(
  "copy moves a whole store into an empty one and proves it, and refuses a store in use",
  async () => {
    const { relay } = await relayLine({ SECRET_KEY: "11".repeat(32) });
    const folder = temporaryFolder();
    const [from = "", to = ""] = ["from.db", "to.db"].map((name) => `file:${join(folder, name)}`);
    const source = await openStore(from);
    await submission(source.db, lead);
    const before = await source.db.selectFrom("submissions").selectAll().execute();
    await source.close();

    const copied = await relay("copy", "--from", from, "--to", to);
    expect(copied).toMatchObject({ code: 0 });
    expect(copied.out).toMatch(/submissions +1/);
    const { db: copy, close } = await openStore(to);
    const rows = await copy.selectFrom("submissions").selectAll().execute();
    await close();
    expect(rows).toEqual(before);
    expect((await relay("copy", "--from", from, "--to", to)).code).toBe(1);
  },
);

test.skipIf(process.env.TEST_STORE === "postgres")(
  "copy says when there is no such store",
  async () => {
    const { relay } = await relayLine({ SECRET_KEY: "11".repeat(32) });
    const target = join(temporaryFolder(), "copy.db");
    const { code, err } = await relay(
      "copy",
      "--from",
      "file:no/such.db",
      "--to",
      `file:${target}`,
    );
    expect(code).toBe(1);
    expect(err).toMatch(/no store at file:no\/such.db/);
    expect(existsSync(target)).toBe(false);
  },
);
