import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { submission, temporaryFolder } from "../privacy/given";
import { quietly, relayLine } from "./relay-line";

function brokenFile(): string {
  const file = join(temporaryFolder(), "partners.json");
  writeFileSync(file, '[{"name": "Lee LLP"}\n');
  return file;
}

test("while PARTNERS_FILE cannot be used, commands that need no firms run, the backup among them", async () => {
  const { db, relay, file } = await relayLine({ PARTNERS_FILE: brokenFile() });
  const reference = await submission(db, {});

  for (const line of [["list"], ["show", reference], ["person", "ann@example.com"], ["export"]]) {
    expect([line[0], (await relay(...line)).code]).toEqual([line[0], 0]);
  }
  if (!isOnPostgres) {
    writeFileSync(`${file}.key`, `${"ab".repeat(32)}\n`);
    expect((await relay("backup", join(temporaryFolder(), "copy.db"))).code).toBe(0);
  }
});

test("while PARTNERS_FILE cannot be used, commands that could overlook a firm refuse and name the file", async () => {
  const { db, relay } = await relayLine({ PARTNERS_FILE: brokenFile() });
  const reference = await submission(db, { state: "quarantined" });
  const written = quietly();

  for (const line of [
    ["partner", "list"],
    ["release", reference],
    ["erase", "ann@example.com", "--yes"],
  ]) {
    expect([line[0], (await relay(...line)).code]).toEqual([line[0], 1]);
  }
  expect(written.filter((text) => text.startsWith("PARTNERS_FILE "))).toHaveLength(3);
});

test("check and status name what is wrong with PARTNERS_FILE before a server reads it again", async () => {
  const { relay } = await relayLine({ PARTNERS_FILE: brokenFile() });
  const checked = await relay("check");
  expect(checked.code).toBe(1);
  expect(checked.out).toMatch(/^PARTNERS_FILE .*not valid JSON/m);
  const status = await relay("status");
  expect(status.code).toBe(1);
  expect(status.out).toContain("PARTNERS_FILE cannot be used");
});
