import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeAccessCode } from "~/server/submission/access-code";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { delivery, key, noon, submission, temporaryFolder } from "../privacy/given";
import { openDesk } from "./open-desk";
import { relayLine } from "./relay-line";

const reference = "AAAA2222";
const code = makeAccessCode(key, reference);

function expectNoCode(held: Record<string, string>) {
  for (const [place, text] of Object.entries(held)) {
    expect({ place, hasReference: text.includes(reference) }).toMatchObject({ hasReference: true });
    const isHeld = text.includes(code) || text.includes(code.replace("-", ""));
    expect({ place, isHeld }).toEqual({ place, isHeld: false });
  }
}

test("no command prints the private code of a request, and no backup contains it", async () => {
  const { db, relay } = await relayLine({ SECRET_KEY: key.toString("hex") });
  await submission(db, { reference });
  await delivery(db, { reference, state: "refused" });
  const held: Record<string, string> = {};
  for (const line of [
    ["show", reference],
    ["show", reference, "--json"],
    ["list"],
    ["list", "--json"],
    ["person", "ann@example.com"],
    ["export", "--format", "csv"],
    ["export", "--format", "jsonl"],
  ]) {
    held[line.join(" ")] = (await relay(...line)).out;
  }
  if (!isOnPostgres) {
    const file = join(temporaryFolder(), "copy.db");
    expect((await relay("backup", file)).code).toBe(0);
    held.backup = readFileSync(file, "latin1");
  }
  expectNoCode(held);
});

test("no page of the desk shows the private code of a request", async () => {
  const { db, get } = await openDesk();
  await submission(db, { reference });
  await delivery(db, { reference, state: "delivered", updated_at: noon });
  const held: Record<string, string> = {};
  for (const path of ["/?tab=all", `/?q=${reference}`, `/submissions/${reference}`]) {
    held[path] = (await get(path)).html;
  }
  expectNoCode(held);
});
