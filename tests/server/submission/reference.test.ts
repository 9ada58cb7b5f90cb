import { afterEach, expect, test } from "vitest";
import { isReference, issueReference } from "~/server/submission/submission";
import { temporaryStore } from "~/tests/support/temporary-store";

let store: Awaited<ReturnType<typeof temporaryStore>>;
afterEach(() => store.remove());

test("a reference that somebody had before is drawn again", async () => {
  store = await temporaryStore();
  const drawn = ["AAAA2222", "AAAA2222", "AAAA2222", "BBBB3333"];
  const draw = () => drawn.shift() ?? "";
  const issue = () => store.db.transaction().execute((trx) => issueReference(trx, draw));

  expect([await issue(), await issue()]).toEqual(["AAAA2222", "BBBB3333"]);
  expect(drawn).toEqual([]);
});

test("a reference has eight characters that are not mistaken for others", async () => {
  store = await temporaryStore();
  const issue = () => store.db.transaction().execute((trx) => issueReference(trx));
  expect(isReference(await issue())).toBe(true);
  for (const wrong of ["AAAA222", "AAAA22222", "AAAA222O", "aaaa2222"]) {
    expect(isReference(wrong)).toBe(false);
  }
});
